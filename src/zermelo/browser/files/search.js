// The searches: WebAssembly made ahead, one game at a time, away from the page and from Python.
const MEGABYTES = 64;
const FIRST = 5000; // nodes: how fast this machine is, shows there
const games = new Map();

async function opened(file) {
  if (!games.has(file)) {
    const { Game } = await import(`./games/${file}.js`);
    const game = await Game.load();
    game.prepare(MEGABYTES);
    games.set(file, { game, random: game.random(0) });
  }
  return games.get(file);
}

/** The numbers of a state, which come in a row, under the names of its members. */
function stateOf(fields, numbers) {
  let place = 0;
  return Object.fromEntries(fields.map(([name, kind, count]) => {
    const given = numbers.slice(place, (place += count ?? 1)).map((one) => (kind === "float" ? Number(one) : BigInt(one)));
    return [name, count === null ? given[0] : given];
  }));
}

/** Search with more and more nodes while there is time; `search` is called with their number. */
function within(seconds, search) {
  const began = performance.now();
  for (let nodes = FIRST; ; ) {
    const before = performance.now();
    const found = search(nodes);
    const now = performance.now();
    const left = 1000 * seconds - (now - began);
    const speed = found.nodes / Math.max(now - before, 1);
    if (found.proven || left < 2 * (now - before) || found.nodes < nodes / 2) return found;
    nodes = Math.min(4 * nodes, Math.max(nodes + 1, Math.floor(0.8 * left * speed)));
  }
}

/** What each action is worth to the player to move; none where chance comes next. */
function rowsOf(game, here, nodes, seed) {
  const mover = game.toMove(here);
  const rows = [];
  for (const action of game.actions(here)) {
    const after = game.result(here, action);
    if (game.isTerminal(after)) {
      const value = game.utility(after, mover);
      rows.push({ action: String(action), value, depth: 0, nodes: 0, proven: true, reply: null });
      continue;
    }
    const next = game.toMove(after);
    if (next < 0 || next > 1) return [];
    const found = game.search(after, { nodes, seed });
    const value = next === mover ? found.value : -found.value;
    rows.push({ ...found, action: String(action), value, reply: String(found.action) });
  }
  return rows;
}

async function answered({ module, fields, state, seed, level, nodes, seconds, rows }) {
  const { game, random } = await opened(module);
  const here = stateOf(fields, state);
  if (level !== undefined) {
    game.call("seed", BigInt(seed), random.place);
    return game.choose(here, level, random);
  }
  if (nodes !== undefined) return game.search(here, { nodes, seed });
  const found = within(rows ? seconds / 2 : seconds, (more) => game.search(here, { nodes: more, seed }));
  if (!rows) return found;
  const count = Math.max(game.actions(here).length, 1);
  return { ...found, rows: rowsOf(game, here, Math.max(Math.floor(found.nodes / count), 200), seed) };
}

self.onmessage = ({ data: { rules } }) => {
  // One at a time: a module has one memory.
  let last = Promise.resolve();
  rules.onmessage = ({ data: { id, question } }) => {
    last = last.then(async () => {
      let answer;
      try {
        const found = await answered(JSON.parse(question));
        const why = `${Number(found.nodes).toLocaleString("en")} nodes, depth ${found.depth}`;
        answer = { ...found, action: String(found.action), why };
      } catch (error) {
        answer = { error: `the search failed: ${error.message}` };
      }
      rules.postMessage({ id, answer: JSON.stringify(answer) });
    });
  };
};
