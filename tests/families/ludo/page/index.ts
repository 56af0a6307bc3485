// Ludo: bring your tokens once round the board and home.

import { declared } from "gamenight/family.ts";
import type { Ludo } from "./ludo.ts";

export default declared<Ludo>({
    Table: () => import("./LudoTable.svelte"),
});
