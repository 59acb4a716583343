// Plays a game of rows.py against itself: a careful player against a careless one.
//
//   zermelo export rows.py --wasm build
//   cp docs/export/play.mjs build && node build/play.mjs
import { Game } from "./rows.js";

const game = await Game.load();
const dice = game.random(1);
const moves = [];

let state = game.initialState();
while (!game.isTerminal(state)) {
  const answer = game.toMove(state) === 0
    ? game.search(state, { nodes: 100_000 })
    : game.choose(state, "easy", dice);
  moves.push(answer.action);
  state = game.result(state, answer.action);
}
console.log(moves.join(" "), "utility", game.utility(state, 0));
