// An action: a field that was just asked for has the focus, so that typing can begin. `autofocus` alone would not do:
// it is heard only where nothing else has the focus.

export function focused(field: HTMLElement, isAsked = true): void {
    if (isAsked) field.focus();
}
