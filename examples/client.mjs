// A client of docs/reference/wire.md in a language of its own: it sits down at a table and plays, any game, to the end.
//
//     node --experimental-websocket examples/client.mjs http://127.0.0.1:8765/r/LINK [NAME]
//
// Node 20 has WebSocket behind that flag; from Node 22 on the flag is not needed. It picks at random.

const link = new URL(process.argv[2] ?? "");
const name = process.argv[3] ?? "Node";
const room = link.pathname.split("/")[2];
const address = `${link.protocol === "https:" ? "wss" : "ws"}://${link.host}/ws`;

let token = "";
let version = 0;
let guest = null;
let chair = null; // the one that was asked for, and then mine
let now = null; // the last Welcome or Changed
let unanswered = null; // what was played and not answered yet
let considered = 0; // the newest claim or offer that I have looked at
let tries = 0;
let socket = null;
let allowance = 30; // messages: the server allows 40 at once and 15 a second
setInterval(() => (allowance = Math.min(30, allowance + 1)), 100).unref();

function connect() {
    socket = new WebSocket(address);
    socket.onopen = () =>
        send({ type: "Hello", protocol: 1, room, token, name, seen: version, language: "en" });
    socket.onmessage = (message) => hear(JSON.parse(message.data));
    socket.onerror = () => {}; // a close follows
    socket.onclose = () => {
        if (tries++ === 8) fail("no table answers");
        setTimeout(connect, 250 * 2 ** tries);
    };
}

function send(message) {
    if (allowance < 1) return setTimeout(send, 100, message);
    allowance -= 1;
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function fail(why) {
    console.error(why);
    process.exit(1);
}

function hear(message) {
    if (message.type === "Welcome") {
        [guest, token, tries] = [message.guest, message.token || token, 0];
        if (unanswered) send(unanswered); // applied once, however often it is sent
    }
    if (message.type === "Gone" || (message.type === "Problem" && (message.fatal || !seated())))
        fail(message.sentence);
    if (message.type === "Done" || message.type === "NotDone") unanswered = null;
    if (message.type === "NotDone" && !message.stale) console.log("refused:", message.why.sentence);
    if (message.type === "Welcome" || message.type === "Changed") {
        [now, version] = [message, message.version];
        sit();
    }
    if (now?.room.status === "over") {
        console.log("game over:", now.room.ending.sentence, `[${now.room.ending.clause}]`);
        process.exit(0);
    }
    if (seated() && !unanswered) play(now.hands.find((hand) => hand.chair === chair));
}

const seated = () => chair !== null && now?.room.chairs[chair]?.guest === guest;

function sit() {
    if (chair !== null && now.room.chairs[chair]?.guest !== null && !seated()) chair = null; // outdone
    if (chair !== null) return;
    const free = now.room.chairs.findIndex((one) => one.kind === "free");
    chair = free >= 0 ? free : now.room.chairs.findIndex((one) => one.kind === "bot");
    if (chair < 0) fail("every chair is taken");
    send({ type: "Sit", chair, name });
}

// Something is to be done if my chair is asked and nothing of mine is unanswered: the serial need not be new.
function play(hand) {
    if (!hand || now.room.status !== "playing") return;
    const lawful = hand.choices.filter((choice) => !choice.why_not && choice.verb !== "resign");
    const standing = lawful.filter((choice) => item(choice) > considered);
    considered = Math.max(considered, ...lawful.map(item));
    const choices = hand.is_asked ? lawful : standing;
    const words = choices.map(filled).filter((word) => word !== null);
    if (!words.length) return;
    const word = words[Math.floor(Math.random() * words.length)];
    console.log("plays", word);
    const id = crypto.randomUUID();
    unanswered = { type: "Play", id, chair, serial: hand.view.serial, word, game: now.room.number };
    send(unanswered);
}

const item = (choice) => choice.facts.claim ?? choice.facts.offer ?? 0;

// A template has slots: a number between low and high is easily filled in, anything else is left to better players.
function filled(choice) {
    let word = choice.slots.length ? choice.form : choice.word;
    for (const { name: slot, low, high } of choice.slots) {
        if (low === null) return null;
        word = word.replace(`{${slot}}`, String(low + Math.floor(Math.random() * (high - low + 1))));
    }
    return word;
}

connect();
