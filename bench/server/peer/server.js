// A draft for four on boardgame.io, as near to All-Star Draft as the load needs: everybody picks a card of a pack in
// secret, all picks are opened together, the packs go on. `node server.js PORT [FOLDER]`: in memory, or in files.
const { Server, FlatFile, Origins } = require("boardgame.io/server");

const SEATS = 4;
const ROUNDS = 3;
const PACK = 13;

function pick({ G, playerID }, card) {
  if (G.sealed[playerID] !== null || !G.packs[playerID].includes(card)) return "INVALID_MOVE";
  G.sealed[playerID] = card;
  if (G.sealed.some((one) => one === null)) return;
  G.sealed.forEach((one, seat) => {
    G.packs[seat] = G.packs[seat].filter((other) => other !== one);
    G.teams[seat].push(one);
  });
  G.packs.unshift(G.packs.pop());
  G.sealed = G.sealed.map(() => null);
  if (G.packs[0].length === 0) {
    G.round += 1;
    G.packs = deal(G.round);
  }
}

function deal(round) {
  return Array.from({ length: SEATS }, (_, seat) =>
    Array.from({ length: PACK }, (_, k) => (round * SEATS * PACK + seat * PACK + k) % 141),
  );
}

const draft = {
  name: "draft",
  setup: () => ({ round: 0, packs: deal(0), teams: [[], [], [], []], sealed: [null, null, null, null] }),
  turn: { activePlayers: { all: "pick" }, stages: { pick: {} } },
  moves: { pick: { move: pick, client: false, ignoreStaleStateID: true } },
  endIf: ({ G }) => (G.round >= ROUNDS ? { over: true } : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    packs: G.packs.map((pack, seat) => (String(seat) === playerID ? pack : pack.length)),
    sealed: G.sealed.map((one, seat) => (String(seat) === playerID ? one : one !== null)),
  }),
};

const [port, folder] = process.argv.slice(2);
const db = folder ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [draft], origins: [Origins.LOCALHOST_IN_DEVELOPMENT], ...db });
server.run({ port: Number(port), callback: () => console.log("ready") });
