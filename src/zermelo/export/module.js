// What JavaScript makes of the exported functions; NAME, FIELDS, LEAST, USUAL, LIMITS and FAILURES
// stand above.

const OUTSIDE = { log: Math.log, log2: Math.log2, log10: Math.log10, log1p: Math.log1p,
  exp: Math.exp, exp2: (x) => 2 ** x, expm1: Math.expm1, pow: Math.pow, sqrt: Math.sqrt,
  sin: Math.sin, cos: Math.cos, tan: Math.tan, asin: Math.asin, acos: Math.acos, atan: Math.atan,
  atan2: Math.atan2, sinh: Math.sinh, cosh: Math.cosh, tanh: Math.tanh, fmod: (x, y) => x % y,
  hypot: Math.hypot, cbrt: Math.cbrt, floor: Math.floor, ceil: Math.ceil, fabs: Math.abs };

const WORD = 8;
const WORDS = FIELDS.reduce((sum, [, , count]) => sum + (count ?? 1), 0);
const LEVELS = ["easy", "medium", "hard"];

/** A number, or a BigInt where a number would not be exact. */
const whole = (word) => {
  const number = Number(word);
  return Number.isSafeInteger(number) ? number : word;
};

/** A stream of random numbers: the same seed gives the same games. */
export class Random {
  constructor(game, seed) {
    this.place = game.room(2 * WORD);
    game.call("seed", BigInt(seed), this.place);
  }
}

/** The rules of the game, and its search. One at a time: a worker of its own has its own. */
export class Game {
  /** Load the module: from beside this file, unless an address, bytes or a module is given. */
  static async load(source = new URL(`./${NAME}.wasm`, import.meta.url)) {
    let given = source;
    if (given instanceof URL || typeof given === "string") {
      const address = new URL(given, import.meta.url);
      if (address.protocol === "file:" && typeof process !== "undefined") {
        given = await (await import("node:fs/promises")).readFile(address);
      } else {
        given = await (await fetch(address)).arrayBuffer();
      }
    }
    const made = await WebAssembly.instantiate(given, { env: OUTSIDE });
    return new Game(made.instance ?? made);
  }

  constructor(instance) {
    this.exports = instance.exports;
    this.here = this.room(WORDS * WORD);
    this.after = this.room(WORDS * WORD);
    this.answer = this.room(5 * WORD);
    this.found = this.room(WORD);
    this.listRoom = 0;
    this.prepared = 0;
  }

  // Memory.

  room(bytes) {
    return this.exports.malloc(BigInt(bytes));
  }

  view() {
    return new DataView(this.exports.memory.buffer);
  }

  call(name, ...given) {
    const found = this.exports[`${NAME}_${name}`](...given);
    const failure = typeof found === "number" && found <= -100 ? FAILURES[found] : undefined;
    if (failure !== undefined) throw new Error(failure);
    return found;
  }

  write(state) {
    const view = this.view();
    let place = this.here;
    const put = (kind, value) => {
      if (kind === "float") view.setFloat64(place, value, true);
      else view.setBigInt64(place, BigInt.asIntN(64, BigInt(value)), true);
      place += WORD;
    };
    for (const [name, kind, count] of FIELDS) {
      if (count === null) put(kind, state[name]);
      else for (let i = 0; i < count; i += 1) put(kind, state[name][i]);
    }
    return this.here;
  }

  read(start) {
    const view = this.view();
    let place = start;
    const take = (kind) => {
      place += WORD;
      if (kind === "float") return view.getFloat64(place - WORD, true);
      if (kind === "bits") return view.getBigUint64(place - WORD, true);
      const word = view.getBigInt64(place - WORD, true);
      return kind === "bool" ? word !== 0n : whole(word);
    };
    return Object.fromEntries(FIELDS.map(([name, kind, count]) => [
      name, count === null ? take(kind) : Array.from({ length: count }, () => take(kind))]));
  }

  // Rules.

  initialState() {
    this.call("initial_state", this.after);
    return this.read(this.after);
  }

  toMove(state) {
    return this.call("to_move", this.write(state));
  }

  isTerminal(state) {
    return this.call("is_terminal", this.write(state)) === 1;
  }

  actions(state) {
    const here = this.write(state);
    let count = this.call("actions", here, this.list, BigInt(this.listRoom));
    if (count > this.listRoom) {
      this.list = this.room(count * WORD);
      this.listRoom = count;
      count = this.call("actions", here, this.list, BigInt(count));
    }
    const view = this.view();
    return Array.from({ length: count }, (_, i) => whole(view.getBigInt64(this.list + i * WORD, true)));
  }

  isLegal(state, action) {
    return this.call("is_legal", this.write(state), BigInt(action)) === 1;
  }

  result(state, action) {
    if (!this.isLegal(state, action)) throw new Error(`${action} is not legal here`);
    this.call("result", this.here, BigInt(action), this.after);
    return this.read(this.after);
  }

  utility(state, player) {
    return this.call("utility", this.write(state), BigInt(player));
  }

  perft(state, depth) {
    return whole(this.call("perft", this.write(state), BigInt(depth)));
  }

  random(seed = 0) {
    return new Random(this, seed);
  }

  randomAction(state, random) {
    this.call("random_action", this.write(state), random.place, this.found);
    return whole(this.view().getBigInt64(this.found, true));
  }

  evaluate(state, player) {
    return this.call("evaluate", this.write(state), BigInt(player));
  }

  probability(state, action) {
    return this.call("probability", this.write(state), BigInt(action));
  }

  // Searching.

  /** Forget what searches remember; `megabytes` is for what the next ones will. */
  prepare(megabytes = USUAL) {
    const size = LEAST + megabytes * 2 ** 20;
    if (size > this.prepared) {
      if (this.memory !== undefined) this.exports.free(this.memory);
      this.memory = this.room(size);
      this.prepared = size;
    }
    this.call("prepare", this.memory, BigInt(size));
  }

  search(state, limits = {}) {
    if (this.memory === undefined) this.prepare();
    const given = LIMITS.map((name) => BigInt(limits[name] ?? (name === "nodes" ? 100000 : 0)));
    this.call("search", this.write(state), ...given, this.memory, this.answer);
    return this.answered();
  }

  choose(state, level, random) {
    if (this.memory === undefined) this.prepare();
    const place = LEVELS.indexOf(level);
    if (place < 0) throw new Error(`there is no level ${level}; there are ${LEVELS.join(", ")}`);
    this.call("choose", this.write(state), BigInt(place), random.place, this.memory, this.answer);
    return this.answered();
  }

  answered() {
    const view = this.view();
    const word = (index) => whole(view.getBigInt64(this.answer + index * WORD, true));
    return { action: word(0), value: view.getFloat64(this.answer + WORD, true), depth: word(2),
      nodes: word(3), proven: word(4) === 1 };
  }
}
