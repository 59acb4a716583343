var Mr = Array.isArray, $i = Array.prototype.indexOf, qn = Array.prototype.includes, Sr = Array.from, xs = Object.defineProperty, vn = Object.getOwnPropertyDescriptor, ps = Object.getOwnPropertyDescriptors, el = Object.prototype, tl = Array.prototype, ca = Object.getPrototypeOf, Da = Object.isExtensible;
const pt = () => {
};
function nl(t) {
  for (var e = 0; e < t.length; e++)
    t[e]();
}
function Ms() {
  var t, e, n = new Promise((r, s) => {
    t = r, e = s;
  });
  return { promise: n, resolve: t, reject: e };
}
function hr(t, e) {
  if (Array.isArray(t))
    return t;
  if (e === void 0 || !(Symbol.iterator in t))
    return Array.from(t);
  const n = [];
  for (const r of t)
    if (n.push(r), n.length === e) break;
  return n;
}
const at = 2, yn = 4, Er = 8, fa = 1 << 24, Mt = 16, Ot = 32, Xt = 64, Hr = 128, da = 256, At = 512, Xe = 1024, Ue = 2048, gt = 4096, it = 8192, nt = 16384, Sn = 32768, Un = 1 << 25, sn = 65536, vr = 1 << 17, rl = 1 << 18, En = 1 << 19, al = 1 << 20, Pt = 1 << 25, gr = 1 << 21, gn = 1 << 22, Gt = 1 << 23, Vt = Symbol("$state"), Ss = Symbol("component"), sl = Symbol("legacy props"), il = Symbol(""), Es = Symbol("attributes"), Wr = Symbol("class"), Yr = Symbol("style"), Gr = Symbol("text"), Jn = new class extends Error {
  name = "StaleReactionError";
  message = "The reaction that called `getAbortSignal()` was re-run or destroyed";
}(), Ar = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  !!globalThis.document?.contentType && /* @__PURE__ */ globalThis.document.contentType.includes("xml")
), ll = 1, ol = 2, As = 4, ul = 8, cl = 16, fl = 1, dl = 4, hl = 8, vl = 16, gl = 1, ml = 2, Ts = {}, We = Symbol("uninitialized"), _l = "http://www.w3.org/1999/xhtml", yl = "@attach";
function wl() {
  console.warn("https://svelte.dev/e/derived_inert");
}
function bl() {
  console.warn("https://svelte.dev/e/select_multiple_invalid_value");
}
function kl() {
  console.warn("https://svelte.dev/e/svelte_boundary_reset_noop");
}
function Ls(t) {
  return t === this.v;
}
function Os(t, e) {
  return t != t ? e == e : t !== e || t !== null && typeof t == "object" || typeof t == "function";
}
function Ns(t) {
  return !Os(t, this.v);
}
function ha(t) {
  throw new Error("https://svelte.dev/e/lifecycle_outside_component");
}
function xl() {
  throw new Error("https://svelte.dev/e/async_derived_orphan");
}
function pl(t, e, n) {
  throw new Error("https://svelte.dev/e/each_key_duplicate");
}
function Ml(t) {
  throw new Error("https://svelte.dev/e/effect_in_teardown");
}
function Sl() {
  throw new Error("https://svelte.dev/e/effect_in_unowned_derived");
}
function El(t) {
  throw new Error("https://svelte.dev/e/effect_orphan");
}
function Al() {
  throw new Error("https://svelte.dev/e/effect_update_depth_exceeded");
}
function Tl(t) {
  throw new Error("https://svelte.dev/e/props_invalid_value");
}
function Ll() {
  throw new Error("https://svelte.dev/e/state_descriptors_fixed");
}
function Ol() {
  throw new Error("https://svelte.dev/e/state_prototype_fixed");
}
function Nl() {
  throw new Error("https://svelte.dev/e/state_unsafe_mutation");
}
function jl() {
  throw new Error("https://svelte.dev/e/svelte_boundary_reset_onerror");
}
function Cl(t) {
  let e = t.p;
  for (; e !== null && e.c === null; )
    e = e.p;
  return e?.c ?? null;
}
function zl(t, e) {
  return t === null && ha(), t.c ??= new Map(Cl(t) || void 0);
}
let Ze = null;
function wn(t) {
  Ze = t;
}
function Pl(t) {
  return (
    /** @type {T} */
    zl(Ze).get(t)
  );
}
function Oe(t, e = !1, n) {
  Ze = {
    p: Ze,
    i: !1,
    c: null,
    e: null,
    s: t,
    x: null,
    r: (
      /** @type {Effect} */
      Pe
    ),
    l: null
  };
}
function Ne(t) {
  var e = (
    /** @type {ComponentContext} */
    Ze
  ), n = e.e;
  if (n !== null) {
    e.e = null;
    for (var r of n)
      Js(r);
  }
  return t !== void 0 && (e.x = t), e.i = !0, Ze = e.p, va(t);
}
function va(t = {}) {
  return xs(t, Ss, { value: !0 }), t;
}
function js() {
  return !0;
}
let en = [];
function Cs() {
  var t = en;
  en = [], nl(t);
}
function Rt(t) {
  if (en.length === 0 && !Fn) {
    var e = en;
    queueMicrotask(() => {
      e === en && Cs();
    });
  }
  en.push(t);
}
function Rl() {
  for (; en.length > 0; )
    Cs();
}
const Il = -7169;
function Ve(t, e) {
  t.f = t.f & Il | e;
}
function ga(t) {
  (t.f & At) !== 0 || t.deps === null ? Ve(t, Xe) : Ve(t, gt);
}
function zs(t, e) {
  (t.f & Ue) !== 0 ? e.set(t, Ue) : (t.f & gt) !== 0 && e.get(t) !== Ue && e.set(t, gt), Ve(t, Xe);
}
function Fl(t, e) {
  if (e) {
    const n = document.body;
    t.autofocus = !0, Rt(() => {
      document.activeElement === n && t.focus();
    });
  }
}
function Dl(t, e, n, r = !0) {
  r && n();
  for (var s of e)
    t.addEventListener(s, n);
  Tr(() => {
    for (var i of e)
      t.removeEventListener(i, n);
  });
}
function An(t) {
  var e = Ae, n = Pe;
  wt(null), Dt(null);
  try {
    return t();
  } finally {
    wt(e), Dt(n);
  }
}
function Ps(t, e, n, r) {
  const s = Vn;
  var i = t.filter((g) => !g.settled), l = e.map(s);
  if (n.length === 0 && i.length === 0) {
    r(l);
    return;
  }
  var o = (
    /** @type {Effect} */
    Pe
  ), c = Bl(), u = i.length === 1 ? i[0].promise : i.length > 1 ? Promise.all(i.map((g) => g.promise)) : null;
  function h(g) {
    if ((o.f & nt) === 0) {
      c();
      try {
        r([...l, ...g]);
      } catch (_) {
        Ct(_, o);
      }
      mr();
    }
  }
  var f = Rs();
  if (n.length === 0) {
    u.then(() => h([])).finally(f);
    return;
  }
  function d() {
    Promise.all(n.map((g) => /* @__PURE__ */ ql(g))).then(h).catch((g) => Ct(g, o)).finally(f);
  }
  u ? u.then(() => {
    if ((o.f & nt) !== 0) {
      f();
      return;
    }
    c(), d(), mr();
  }) : d();
}
function Bl() {
  var t = (
    /** @type {Effect} */
    Pe
  ), e = Ae, n = Ze, r = (
    /** @type {Batch} */
    je
  );
  return function(i = !0) {
    Dt(t), wt(e), wn(n), i && (t.f & nt) === 0 && (r?.activate(), r?.apply());
  };
}
function mr(t = !0) {
  Dt(null), wt(null), wn(null), t && je?.deactivate();
}
function Rs() {
  var t = (
    /** @type {Effect} */
    Pe
  ), e = t.b, n = (
    /** @type {Batch} */
    je
  ), r = !!e?.is_rendered();
  return e?.update_pending_count(1, n), n.increment(r, t), () => {
    e?.update_pending_count(-1, n), n.decrement(r, t);
  };
}
// @__NO_SIDE_EFFECTS__
function Vn(t) {
  var e = at | Ue;
  return Pe !== null && (Pe.f |= En), {
    ctx: Ze,
    deps: null,
    effects: null,
    equals: Ls,
    f: e,
    fn: t,
    reactions: null,
    rv: 0,
    v: (
      /** @type {V} */
      We
    ),
    wv: 0,
    parent: Pe,
    ac: null
  };
}
const jn = Symbol("obsolete");
// @__NO_SIDE_EFFECTS__
function ql(t, e, n) {
  let r = (
    /** @type {Effect | null} */
    Pe
  );
  r === null && xl();
  var s = (
    /** @type {Promise<V>} */
    /** @type {unknown} */
    void 0
  ), i = ln(
    /** @type {V} */
    We
  ), l = !Ae, o = /* @__PURE__ */ new Set();
  return ro(() => {
    var c = (
      /** @type {Effect} */
      Pe
    ), u = Ms();
    s = u.promise;
    try {
      Promise.resolve(t()).then(u.resolve, (g) => {
        g !== Jn && u.reject(g);
      }).finally(mr);
    } catch (g) {
      u.reject(g), mr();
    }
    var h = (
      /** @type {Batch} */
      je
    );
    if (l) {
      if ((c.f & Sn) !== 0)
        var f = Rs();
      if (
        // boundary can be null if the async derived is inside an $effect.root not connected to the component render tree
        r.b?.is_rendered()
      )
        h.async_deriveds.get(c)?.reject(jn);
      else
        for (const g of o.values())
          g.reject(jn);
      o.add(u), h.async_deriveds.set(c, u);
    }
    const d = (g, _ = void 0) => {
      f?.(), o.delete(u), _ !== jn && (h.activate(), _ ? (i.f |= Gt, bn(i, _)) : ((i.f & Gt) !== 0 && (i.f ^= Gt), bn(i, g)), h.deactivate());
    };
    u.promise.then(d, (g) => d(null, g || "unknown"));
  }), Tr(() => {
    for (const c of o)
      c.reject(jn);
  }), new Promise((c) => {
    function u(h) {
      function f() {
        h === s ? c(i) : u(s);
      }
      h.then(f, f);
    }
    u(s);
  });
}
// @__NO_SIDE_EFFECTS__
function b(t) {
  const e = /* @__PURE__ */ Vn(t);
  return ni(e), e;
}
// @__NO_SIDE_EFFECTS__
function Is(t) {
  const e = /* @__PURE__ */ Vn(t);
  return e.equals = Ns, e;
}
function Ul(t) {
  var e = t.effects;
  if (e !== null) {
    t.effects = null;
    for (var n = 0; n < e.length; n += 1)
      rt(
        /** @type {Effect} */
        e[n]
      );
  }
}
function ma(t) {
  var e, n = Pe, r = t.parent;
  if (!Wt && r !== null && t.v !== We && // if it was never evaluated before, it's guaranteed to fail downstream, so we try to execute instead
  (r.f & (nt | it)) !== 0)
    return wl(), t.v;
  Dt(r);
  try {
    Ul(t), e = ii(t);
  } finally {
    Dt(n);
  }
  return e;
}
function Fs(t) {
  var e = ma(t);
  if (!t.equals(e) && (t.wv = ai(), (!je?.is_fork || t.deps === null) && (je !== null ? (je.capture(t, e, !0), mn?.capture(t, e, !0)) : t.v = e, t.deps === null))) {
    Ve(t, Xe);
    return;
  }
  Wt || (St !== null ? (wa() || je?.is_fork) && St.set(t, e) : ga(t));
}
function Vl(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      (e.teardown || e.ac) && (e.teardown?.(), e.ac !== null && An(() => {
        e.ac.abort(Jn), e.ac = null;
      }), e.fn !== null && (e.teardown = pt), Hn(e, 0), ka(e));
}
function Ds(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      e.teardown && e.fn !== null && kn(e);
}
let Cr = null, fn = null, je = null, mn = null, St = null, Kr = null, Fn = !1, zr = !1, Dn = null, lr = null;
var Ba = 0;
let Hl = 1;
class Jt {
  id = Hl++;
  /** True as soon as `#process` was called */
  started = !1;
  linked = !0;
  /** @type {Batch | null} */
  prev = null;
  /** @type {Batch | null} */
  next = null;
  /** @type {Map<Effect, ReturnType<typeof deferred<any>>>} */
  async_deriveds = /* @__PURE__ */ new Map();
  /**
   * The current values of any signals that are updated in this batch.
   * Tuple format: [value, is_derived] (note: is_derived is false for deriveds, too, if they were overridden via assignment)
   * The keys of this map are identical to `this.previous`
   * @type {Map<Value, [any, boolean]>}
   */
  current = /* @__PURE__ */ new Map();
  /**
   * The values of any signals (sources and deriveds) that are updated in this batch _before_ those updates took place.
   * The keys of this map are identical to `this.current`
   * @type {Map<Value, any>}
   */
  previous = /* @__PURE__ */ new Map();
  /**
   * When the batch is committed (and the DOM is updated), we need to remove old branches
   * and append new ones by calling the functions added inside (if/each/key/etc) blocks
   * @type {Set<(batch: Batch) => void>}
   */
  #e = /* @__PURE__ */ new Set();
  /**
   * If a fork is discarded, we need to destroy any effects that are no longer needed
   * @type {Set<(batch: Batch) => void>}
   */
  #n = /* @__PURE__ */ new Set();
  /**
   * The number of async effects that are currently in flight
   */
  #t = 0;
  /**
   * Async effects that are currently in flight, _not_ inside a pending boundary
   * @type {Map<Effect, number>}
   */
  #a = /* @__PURE__ */ new Map();
  /**
   * A deferred that resolves when the batch is committed, used with `settled()`
   * TODO replace with Promise.withResolvers once supported widely enough
   * @type {{ promise: Promise<void>, resolve: (value?: any) => void, reject: (reason: unknown) => void } | null}
   */
  #r = null;
  /**
   * Effects that were scheduled in this batch but not yet 'resolved' into the
   * root effects that need to be flushed. Resolving — the upwards traversal that
   * marks the path to each effect on the shared effect tree (see #resolve) — is
   * deferred until the batch is processed, so that the markers are created and
   * consumed within a single traversal. Scheduling into other batches (which can
   * happen concurrently, e.g. while a batch is committed) can therefore never
   * observe (and be confused by) this batch's markers.
   * May contain duplicates — deduplication happens during resolving
   * @type {Effect[]}
   */
  #s = [];
  /**
   * Effects created while this batch was active.
   * @type {Effect[]}
   */
  #i = [];
  /**
   * Deferred effects (which run after async work has completed) and their status (DIRTY or MAYBE_DIRTY)
   * @type {Map<Effect, number>}
   */
  #l = /* @__PURE__ */ new Map();
  /**
   * A map of branches that still exist, but will be destroyed when this batch
   * is committed — we skip over these during `process`.
   * The value contains child effects that were dirty/maybe_dirty before being reset,
   * so they can be rescheduled if the branch survives.
   * @type {Map<Effect, { d: Effect[], m: Effect[] }>}
   */
  #o = /* @__PURE__ */ new Map();
  /**
   * Inverse of #skipped_branches which we need to tell prior batches to unskip them when committing
   * @type {Set<Effect>}
   */
  #u = /* @__PURE__ */ new Set();
  is_fork = !1;
  #c = !1;
  constructor() {
    fn === null ? Cr = fn = this : (fn.next = this, this.prev = fn), fn = this;
  }
  #v() {
    if (this.is_fork) return !0;
    for (const e of this.#a.keys())
      if (!this.#_(e))
        return !0;
    return !1;
  }
  /**
   * Whether `effect` is inside a branch that this batch skips
   * @param {Effect} effect
   */
  #_(e) {
    for (var n = (
      /** @type {Effect | null} */
      e
    ); n !== null; n = n.parent)
      if (this.#o.has(n)) return !0;
    return !1;
  }
  /**
   * Add an effect to the #skipped_branches map and reset its children
   * @param {Effect} effect
   */
  skip_effect(e) {
    this.#o.has(e) || this.#o.set(e, { d: [], m: [] }), this.#u.delete(e);
  }
  /**
   * Remove an effect from the #skipped_branches map and reschedule
   * any tracked dirty/maybe_dirty child effects
   * @param {Effect} effect
   * @param {(e: Effect) => void} callback
   */
  unskip_effect(e, n = (r) => this.schedule(r)) {
    var r = this.#o.get(e);
    if (r) {
      this.#o.delete(e);
      for (var s of r.d)
        Ve(s, Ue), n(s);
      for (s of r.m)
        Ve(s, gt), n(s);
    }
    this.#u.add(e);
  }
  /**
   * Convert the effects that were scheduled in this batch into the root effects
   * that need to be traversed, marking the path to each effect (by clearing the
   * `CLEAN` flag on ancestor branches) so that the traversal can find them.
   * This happens right before traversal rather than at scheduling time, so that
   * the markers left on the (shared) effect tree are created and consumed within
   * a single traversal — scheduling into other batches can never observe them
   * @returns {Effect[]}
   */
  #f() {
    var e = [];
    for (const i of this.#s)
      if (!((i.f & nt) !== 0 || (i.f & (Ue | gt)) === 0)) {
        for (var n = i, r = !1; n.parent !== null; ) {
          n = n.parent;
          var s = n.f;
          if ((s & (Xt | Ot)) !== 0) {
            if ((s & Xe) === 0) {
              r = !0;
              break;
            }
            n.f ^= Xe;
          }
        }
        r || e.push(n);
      }
    return this.#s = [], e;
  }
  #g() {
    this.started = !0;
    for (const [o, c] of this.#l)
      Ve(o, c), this.schedule(o);
    this.apply();
    for (var e = Dn = [], n = [], r = lr = []; this.#s.length > 0; ) {
      Ba++ > 1e3 && (this.#h(), Yl());
      for (const o of this.#f())
        try {
          this.#w(o, e, n);
        } catch (c) {
          throw Us(o), this.#v() || this.discard(), c;
        }
    }
    if (je = null, r.length > 0) {
      var s = Jt.ensure();
      for (const o of r)
        s.schedule(o);
    }
    if (Dn = null, lr = null, this.#v()) {
      this.#m(n), this.#m(e);
      for (const [o, c] of this.#o)
        qs(o, c);
      r.length > 0 && /** @type {unknown} */
      je.#g();
      return;
    }
    const i = this.#x();
    if (i) {
      this.#m(n), this.#m(e), i.#d(this);
      return;
    }
    this.#l.clear();
    for (const o of this.#e) o(this);
    this.#e.clear(), mn = this, qa(n), qa(e), mn = null, this.#r?.resolve();
    var l = (
      /** @type {Batch | null} */
      /** @type {unknown} */
      je
    );
    this.#t === 0 && (this.#s.length === 0 || l !== null) && this.#h(), l !== null && (It.clear(), l.#g());
  }
  /**
   * Traverse the effect tree, executing effects or stashing
   * them for later execution as appropriate
   * @param {Effect} root
   * @param {Effect[]} effects
   * @param {Effect[]} render_effects
   */
  #w(e, n, r) {
    e.f ^= Xe;
    for (var s = e.first; s !== null; ) {
      var i = s.f, l = (i & (Ot | Xt)) !== 0, o = l && (i & Xe) !== 0, c = o || (i & it) !== 0 || this.#o.has(s);
      if (!c && s.fn !== null) {
        l ? s.f ^= Xe : (i & yn) !== 0 ? n.push(s) : er(s) && ((i & Mt) !== 0 && this.add_dirty_reaction(s, gt), kn(s));
        var u = s.first;
        if (u !== null) {
          s = u;
          continue;
        }
      }
      for (; s !== null; ) {
        var h = s.next;
        if (h !== null) {
          s = h;
          break;
        }
        s = s.parent;
      }
    }
  }
  #x() {
    for (var e = this.prev; e !== null; e = e.prev)
      if (!e.is_fork && this.#y(e)) return e;
    return null;
  }
  /** @param {Batch} batch */
  #y(e) {
    for (const [n, [, r]] of this.current)
      if (!r && e.current.has(n))
        return !0;
    return !1;
  }
  /**
   * @param {Batch} batch
   */
  #d(e) {
    for (const [r, s] of e.current)
      !this.previous.has(r) && e.previous.has(r) && this.previous.set(r, e.previous.get(r)), this.current.set(r, s);
    for (const [r, s] of e.async_deriveds) {
      const i = this.async_deriveds.get(r);
      i && s.promise.then(i.resolve).catch(i.reject);
    }
    e.async_deriveds.clear(), this.transfer_reactions(e.#l);
    const n = (r) => {
      var s = r.reactions;
      if (s !== null && !((r.f & at) !== 0 && (r.f & (Ue | gt)) === 0))
        for (const o of s) {
          var i = o.f;
          if ((i & at) !== 0)
            n(
              /** @type {Derived} */
              o
            );
          else {
            var l = (
              /** @type {Effect} */
              o
            );
            i & (gn | Mt) && !this.async_deriveds.has(l) && (this.#l.delete(l), Ve(l, Ue), this.schedule(l));
          }
        }
    };
    for (const r of this.current.keys())
      n(r);
    this.oncommit(() => e.discard()), e.#h(), je = this, this.#g();
  }
  /**
   * @param {Effect[]} effects
   */
  #m(e) {
    for (var n = 0; n < e.length; n += 1)
      zs(e[n], this.#l);
  }
  /**
   * Associate a change to a given source with the current
   * batch, noting its previous and current values
   * @param {Value} source
   * @param {any} value
   * @param {boolean} [is_derived]
   */
  capture(e, n, r = !1) {
    e.v !== We && !this.previous.has(e) && this.previous.set(e, e.v), (e.f & Gt) === 0 && (this.current.set(e, [n, r]), St?.set(e, n)), this.is_fork || (e.v = n);
  }
  activate() {
    je = this;
  }
  deactivate() {
    je = null, St = null;
  }
  flush() {
    try {
      zr = !0, je = this, this.#g();
    } finally {
      Ba = 0, Kr = null, Dn = null, lr = null, zr = !1, je = null, St = null, It.clear();
    }
  }
  discard() {
    for (const e of this.#n) e(this);
    this.#n.clear();
    for (const e of this.async_deriveds.values())
      e.reject(jn);
    this.#h(), this.#r?.resolve();
  }
  /**
   * @param {Effect} effect
   */
  register_created_effect(e) {
    this.#i.push(e);
  }
  #b() {
    for (let f = Cr; f !== null; f = f.next) {
      var e = f.id < this.id, n = [];
      for (const [d, [g, _]] of this.current) {
        if (f.current.has(d)) {
          var r = (
            /** @type {[any, boolean]} */
            f.current.get(d)[0]
          );
          if (e && g !== r)
            f.current.set(d, [g, _]);
          else
            continue;
        }
        n.push(d);
      }
      if (e)
        for (const [d, g] of this.async_deriveds) {
          const _ = f.async_deriveds.get(d);
          _ && g.promise.then(_.resolve).catch(_.reject);
        }
      var s = [...f.current.keys()].filter(
        (d) => !/** @type {[any, boolean]} */
        f.current.get(d)[1]
      );
      if (!(!f.started || s.length === 0)) {
        var i = s.filter((d) => !this.current.has(d));
        if (i.length === 0)
          e && f.discard();
        else if (n.length > 0) {
          if (e)
            for (const d of this.#u)
              f.unskip_effect(d, (g) => {
                (g.f & (Mt | gn)) !== 0 ? f.schedule(g) : f.#m([g]);
              });
          f.activate();
          var l = /* @__PURE__ */ new Set(), o = /* @__PURE__ */ new Map();
          for (var c of n)
            Bs(c, i, l, o);
          o = /* @__PURE__ */ new Map();
          var u = [...f.current].filter(([d, g]) => {
            const _ = this.current.get(d);
            return _ ? _[0] !== g[0] || _[1] !== g[1] : !0;
          }).map(([d]) => d);
          if (u.length > 0)
            for (const d of this.#i)
              (d.f & (nt | it | vr)) === 0 && _a(d, u, o) && ((d.f & (gn | Mt)) !== 0 ? (Ve(d, Ue), f.schedule(d)) : f.add_dirty_reaction(d, Ue));
          if (f.#s.length > 0 && !f.#c) {
            f.apply();
            for (var h of f.#f())
              f.#w(h, [], []);
          }
          f.deactivate();
        }
      }
    }
  }
  /**
   * @param {boolean} blocking
   * @param {Effect} effect
   */
  increment(e, n) {
    if (this.#t += 1, e) {
      let r = this.#a.get(n) ?? 0;
      this.#a.set(n, r + 1);
    }
  }
  /**
   * @param {boolean} blocking
   * @param {Effect} effect
   */
  decrement(e, n) {
    if (this.#t -= 1, e) {
      let r = this.#a.get(n) ?? 0;
      r === 1 ? this.#a.delete(n) : this.#a.set(n, r - 1);
    }
    this.#c || (this.#c = !0, Rt(() => {
      this.#c = !1, this.linked && this.flush();
    }));
  }
  /**
   * @param {Map<Effect, number>} dirty_reactions
   */
  transfer_reactions(e) {
    for (const [n, r] of e)
      this.add_dirty_reaction(n, r);
    e.clear();
  }
  /**
   * @param {Effect} effect
   * @param {number} status
   */
  add_dirty_reaction(e, n) {
    (n === Ue || this.#l.get(e) !== Ue) && this.#l.set(e, n);
  }
  /** @param {(batch: Batch) => void} fn */
  oncommit(e) {
    this.#e.add(e);
  }
  /** @param {(batch: Batch) => void} fn */
  ondiscard(e) {
    this.#n.add(e);
  }
  settled() {
    return (this.#r ??= Ms()).promise;
  }
  static ensure() {
    if (je === null) {
      const e = je = new Jt();
      !zr && !Fn && Rt(() => {
        e.started || e.flush();
      });
    }
    return je;
  }
  apply() {
    {
      St = null;
      return;
    }
  }
  /**
   *
   * @param {Effect} effect
   */
  schedule(e) {
    if (Kr = e, e.b?.is_pending && (e.f & (yn | Er | fa)) !== 0 && (e.f & Sn) === 0) {
      e.b.defer_effect(e);
      return;
    }
    this.#s.push(e);
  }
  #h() {
    if (this.linked) {
      var e = this.prev, n = this.next;
      e === null ? Cr = n : e.next = n, n === null ? fn = e : n.prev = e, this.linked = !1;
    }
  }
}
function Wl(t) {
  var e = Fn, n = mn;
  mn = null, Fn = !0;
  try {
    for (var r; ; ) {
      if (Rl(), je === null)
        return (
          /** @type {T} */
          r
        );
      je.flush();
    }
  } finally {
    Fn = e, mn = n;
  }
}
function Yl() {
  try {
    Al();
  } catch (t) {
    Ct(t, Kr);
  }
}
let qt = null;
function qa(t) {
  var e = t.length;
  if (e !== 0) {
    for (var n = 0; n < e; ) {
      var r = t[n++];
      if ((r.f & (nt | it)) === 0 && er(r) && (qt = /* @__PURE__ */ new Set(), kn(r), r.deps === null && r.first === null && r.nodes === null && r.teardown === null && r.ac === null && $s(r), qt?.size > 0)) {
        It.clear();
        for (const s of qt) {
          if ((s.f & (nt | it)) !== 0) continue;
          const i = [s];
          let l = s.parent;
          for (; l !== null; )
            qt.has(l) && (qt.delete(l), i.push(l)), l = l.parent;
          for (let o = i.length - 1; o >= 0; o--) {
            const c = i[o];
            (c.f & (nt | it)) === 0 && kn(c);
          }
        }
        qt.clear();
      }
    }
    qt = null;
  }
}
function Bs(t, e, n, r) {
  if (!n.has(t) && (n.add(t), t.reactions !== null))
    for (const s of t.reactions) {
      const i = s.f;
      (i & at) !== 0 ? Bs(
        /** @type {Derived} */
        s,
        e,
        n,
        r
      ) : (i & (gn | Mt)) !== 0 && (i & Ue) === 0 && _a(s, e, r) && (Ve(s, Ue), ya(
        /** @type {Effect} */
        s
      ));
    }
}
function _a(t, e, n) {
  const r = n.get(t);
  if (r !== void 0) return r;
  if (t.deps !== null)
    for (const s of t.deps) {
      if (qn.call(e, s))
        return !0;
      if ((s.f & at) !== 0 && _a(
        /** @type {Derived} */
        s,
        e,
        n
      ))
        return n.set(
          /** @type {Derived} */
          s,
          !0
        ), !0;
    }
  return n.set(t, !1), !1;
}
function ya(t) {
  je.schedule(t);
}
function qs(t, e) {
  if (!((t.f & Ot) !== 0 && (t.f & Xe) !== 0)) {
    (t.f & Ue) !== 0 ? e.d.push(t) : (t.f & gt) !== 0 && e.m.push(t), Ve(t, Xe);
    for (var n = t.first; n !== null; )
      qs(n, e), n = n.next;
  }
}
function Us(t) {
  Ve(t, Xe);
  for (var e = t.first; e !== null; )
    Us(e), e = e.next;
}
let _r = /* @__PURE__ */ new Set();
const It = /* @__PURE__ */ new Map();
let Vs = !1;
function ln(t, e) {
  var n = {
    f: 0,
    v: t,
    reactions: null,
    equals: Ls,
    rv: 0,
    wv: 0
  };
  return n;
}
// @__NO_SIDE_EFFECTS__
function K(t, e) {
  const n = ln(t);
  return ni(n), n;
}
// @__NO_SIDE_EFFECTS__
function Gl(t, e = !1, n = !0) {
  const r = ln(t);
  return e || (r.equals = Ns), r;
}
function N(t, e, n = !1) {
  Ae !== null && // since we are untracking the function inside `$inspect.with` we need to add this check
  // to ensure we error if state is set inside an inspect effect
  (!Et || (Ae.f & vr) !== 0) && js() && (Ae.f & (at | Mt | gn | vr)) !== 0 && (Ft === null || !Ft.has(t)) && Nl();
  let r = n ? ft(e) : e;
  return bn(t, r, lr);
}
var $t = null, Xr = 0;
function bn(t, e, n = null) {
  if (!t.equals(e)) {
    Wt ? It.set(t, e) : It.has(t) || It.set(t, t.v);
    var r = Jt.ensure();
    if (r.capture(t, e), (t.f & at) !== 0) {
      const s = (
        /** @type {Derived} */
        t
      );
      (t.f & Ue) !== 0 && ma(s), St === null && ga(s);
    }
    t.wv = ai(), $t = null, Xr = 0, Hs(t, Ue, n), $t = null, Pe !== null && (Pe.f & Xe) !== 0 && (Pe.f & (Ot | Xt)) === 0 && (yt === null ? io([t]) : yt.push(t)), !r.is_fork && _r.size > 0 && !Vs && Kl();
  }
  return e;
}
function Kl() {
  Vs = !1;
  for (const t of _r) {
    (t.f & Xe) !== 0 && Ve(t, gt);
    let e;
    try {
      e = er(t);
    } catch {
      e = !0;
    }
    e && kn(t);
  }
  _r.clear();
}
function Xl(t, e = 1) {
  var n = a(t), r = e === 1 ? n++ : n--;
  return N(t, n), r;
}
function Bn(t) {
  N(t, t.v + 1);
}
function Hs(t, e, n) {
  var r = t.reactions;
  if (r !== null) {
    var s = r.length;
    if (Xr += s, Xr > 1e5 && $t === null && ($t = /* @__PURE__ */ new Set()), $t !== null) {
      if ($t.has(t)) return;
      $t.add(t);
    }
    for (var i = 0; i < s; i++) {
      var l = r[i], o = l.f, c = (o & Ue) === 0;
      if (c && Ve(l, e), (o & vr) !== 0)
        _r.add(
          /** @type {Effect} */
          l
        );
      else if ((o & at) !== 0) {
        var u = (
          /** @type {Derived} */
          l
        );
        St?.delete(u), Hs(u, gt, n);
      } else if (c) {
        var h = (
          /** @type {Effect} */
          l
        );
        (o & Mt) !== 0 && qt !== null && qt.add(h), n !== null ? n.push(h) : ya(h);
      }
    }
  }
}
function ft(t) {
  if (typeof t != "object" || t === null || Vt in t || Ss in t)
    return t;
  const e = ca(t);
  if (e !== el && e !== tl)
    return t;
  var n = /* @__PURE__ */ new Map(), r = Mr(t), s = /* @__PURE__ */ K(0), i = an, l = (o) => {
    if (an === i)
      return o();
    var c = Ae, u = an;
    wt(null), Ha(i);
    var h = o();
    return wt(c), Ha(u), h;
  };
  return r && n.set("length", /* @__PURE__ */ K(
    /** @type {any[]} */
    t.length
  )), new Proxy(
    /** @type {any} */
    t,
    {
      defineProperty(o, c, u) {
        (!("value" in u) || u.configurable === !1 || u.enumerable === !1 || u.writable === !1) && Ll();
        var h = n.get(c);
        return h === void 0 ? l(() => {
          var f = /* @__PURE__ */ K(u.value);
          return n.set(c, f), f;
        }) : N(h, u.value, !0), !0;
      },
      deleteProperty(o, c) {
        var u = n.get(c);
        if (u === void 0) {
          if (c in o) {
            const h = l(() => /* @__PURE__ */ K(We));
            n.set(c, h), Bn(s);
          }
        } else
          N(u, We), Bn(s);
        return !0;
      },
      get(o, c, u) {
        if (c === Vt)
          return t;
        var h = n.get(c), f = c in o;
        if (h === void 0 && (!f || vn(o, c)?.writable) && (h = l(() => {
          var g = ft(f ? o[c] : We), _ = /* @__PURE__ */ K(g);
          return _;
        }), n.set(c, h)), h !== void 0) {
          var d = a(h);
          return d === We ? void 0 : d;
        }
        return Reflect.get(o, c, u);
      },
      getOwnPropertyDescriptor(o, c) {
        this.has?.(o, c);
        var u = Reflect.getOwnPropertyDescriptor(o, c), h = n.get(c);
        if (h !== void 0) {
          var f = a(h);
          if (f === We)
            return;
          if (u && "value" in u)
            u.value = f;
          else
            return {
              enumerable: !0,
              configurable: !0,
              value: f,
              writable: !0
            };
        }
        return u;
      },
      has(o, c) {
        if (c === Vt)
          return !0;
        var u = n.get(c), h = u !== void 0 && u.v !== We || Reflect.has(o, c);
        if (u !== void 0 || (Pe !== null || Ae !== null) && (!h || vn(o, c)?.writable)) {
          u === void 0 && (u = l(() => {
            var d = h ? ft(o[c]) : We, g = /* @__PURE__ */ K(d);
            return g;
          }), n.set(c, u));
          var f = a(u);
          if (f === We)
            return !1;
        }
        return h;
      },
      set(o, c, u, h) {
        var f = n.get(c), d = c in o;
        if (r && c === "length")
          for (var g = u; g < /** @type {Source<number>} */
          f.v; g += 1) {
            var _ = n.get(g + "");
            _ !== void 0 ? N(_, We) : g in o && (_ = l(() => /* @__PURE__ */ K(We)), n.set(g + "", _));
          }
        if (f === void 0)
          (!d || vn(o, c)?.writable) && (f = l(() => /* @__PURE__ */ K(void 0)), N(f, ft(u)), n.set(c, f));
        else {
          d = f.v !== We;
          var y = l(() => ft(u));
          N(f, y);
        }
        var w = Reflect.getOwnPropertyDescriptor(o, c);
        if (w?.set && w.set.call(h, u), !d) {
          if (r && typeof c == "string") {
            var v = (
              /** @type {Source<number>} */
              n.get("length")
            ), m = Number(c);
            Number.isInteger(m) && m >= v.v && N(v, m + 1);
          }
          Bn(s);
        }
        return !0;
      },
      ownKeys(o) {
        a(s);
        var c = Reflect.ownKeys(o).filter((f) => {
          var d = n.get(f);
          return d === void 0 || d.v !== We;
        });
        for (var [u, h] of n)
          h.v !== We && !(u in o) && c.push(u);
        return c;
      },
      setPrototypeOf() {
        Ol();
      }
    }
  );
}
function Ua(t) {
  try {
    if (t !== null && typeof t == "object" && Vt in t)
      return t[Vt];
  } catch {
  }
  return t;
}
function Ws(t, e) {
  return Object.is(Ua(t), Ua(e));
}
var mt, Ys, Gs, Ks;
function Jl() {
  if (mt === void 0) {
    mt = window, Ys = /Firefox/.test(navigator.userAgent);
    var t = Element.prototype, e = Node.prototype, n = Text.prototype;
    Gs = vn(e, "firstChild").get, Ks = vn(e, "nextSibling").get, Da(t) && (t[Wr] = void 0, t[Es] = null, t[Yr] = void 0, t.__e = void 0), Da(n) && (n[Gr] = void 0);
  }
}
function Ht(t = "") {
  return document.createTextNode(t);
}
// @__NO_SIDE_EFFECTS__
function on(t) {
  return (
    /** @type {TemplateNode | null} */
    Gs.call(t)
  );
}
// @__NO_SIDE_EFFECTS__
function Qn(t) {
  return (
    /** @type {TemplateNode | null} */
    Ks.call(t)
  );
}
function V(t, e) {
  return /* @__PURE__ */ on(t);
}
function me(t, e = !1) {
  {
    var n = /* @__PURE__ */ on(t);
    return n instanceof Comment && n.data === "" ? /* @__PURE__ */ Qn(n) : n;
  }
}
function re(t, e = !1) {
  return /* @__PURE__ */ on(t);
}
function T(t, e = 1, n = !1) {
  let r = t;
  for (; e--; )
    r = /** @type {TemplateNode} */
    /* @__PURE__ */ Qn(r);
  return r;
}
function Ql(t) {
  t.textContent = "";
}
function Xs() {
  return !1;
}
function Zl(t, e, n) {
  return (
    /** @type {T extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[T] : Element} */
    n ? document.createElement(t, { is: n }) : document.createElement(t)
  );
}
function $l(t) {
  var e = Pe;
  if (e === null)
    return Ae.f |= Gt, t;
  if ((e.f & Sn) === 0 && (e.f & yn) === 0)
    throw t;
  Ct(t, e);
}
function Ct(t, e) {
  if (t === Ts)
    throw t;
  if (!(e !== null && (e.f & nt) !== 0)) {
    for (; e !== null; ) {
      if ((e.f & Hr) !== 0 && (e.f & (nt | Un)) === 0) {
        if ((e.f & Sn) === 0)
          throw t;
        try {
          e.b.error(t);
          return;
        } catch (n) {
          t = n;
        }
      }
      e = e.parent;
    }
    throw t;
  }
}
function eo(t) {
  Pe === null && (Ae === null && El(), Sl()), Wt && Ml();
}
function to(t, e) {
  var n = e.last;
  n === null ? e.last = e.first = t : (n.next = t, t.prev = n, e.last = t);
}
function Bt(t, e) {
  var n = Pe;
  n !== null && (n.f & it) !== 0 && (t |= it);
  var r = {
    ctx: Ze,
    deps: null,
    nodes: null,
    f: t | Ue | At,
    first: null,
    fn: e,
    last: null,
    next: null,
    parent: n,
    b: n && n.b,
    prev: null,
    teardown: null,
    wv: 0,
    ac: null
  };
  je?.register_created_effect(r);
  var s = r;
  if ((t & yn) !== 0)
    Dn !== null ? Dn.push(r) : Jt.ensure().schedule(r);
  else if (e !== null) {
    try {
      kn(r);
    } catch (l) {
      throw rt(r), l;
    }
    s.deps === null && s.teardown === null && s.nodes === null && s.first === s.last && // either `null`, or a singular child
    (s.f & En) === 0 && (s = s.first, (t & Mt) !== 0 && (t & sn) !== 0 && s !== null && (s.f |= sn));
  }
  if (s !== null && (s.parent = n, n !== null && to(s, n), Ae !== null && (Ae.f & at) !== 0 && (t & Xt) === 0)) {
    var i = (
      /** @type {Derived} */
      Ae
    );
    (i.effects ??= []).push(s);
  }
  return r;
}
function wa() {
  return Ae !== null && !Et;
}
function Tr(t) {
  const e = Bt(Er, null);
  return Ve(e, Xe), e.teardown = t, e;
}
function Ye(t) {
  eo();
  var e = (
    /** @type {Effect} */
    Pe.f
  ), n = !Ae && (e & Ot) !== 0 && Ze !== null && !Ze.i;
  if (n) {
    var r = (
      /** @type {ComponentContext} */
      Ze
    );
    (r.e ??= []).push(t);
  } else
    return Js(t);
}
function Js(t) {
  return Bt(yn | al, t);
}
function no(t) {
  Jt.ensure();
  const e = Bt(Xt | En, t);
  return (n = {}) => new Promise((r) => {
    n.outro ? rn(e, () => {
      rt(e), r(void 0);
    }) : (rt(e), r(void 0));
  });
}
function Zn(t) {
  return Bt(yn, t);
}
function ro(t) {
  return Bt(gn | En, t);
}
function ba(t, e = 0) {
  return Bt(Er | e, t);
}
function j(t, e = [], n = [], r = []) {
  Ps(r, e, n, (s) => {
    Bt(Er, () => {
      t(...s.map(a));
    });
  });
}
function $n(t, e = 0) {
  var n = Bt(Mt | e, t);
  return n;
}
function Qs(t, e = 0) {
  var n = Bt(fa | e, t);
  return n;
}
function ut(t) {
  return Bt(Ot | En, t);
}
function Zs(t) {
  var e = t.teardown;
  if (e !== null) {
    const n = Wt, r = Ae;
    Va(!0), wt(null);
    try {
      e.call(null);
    } catch (s) {
      Ct(s, t.parent);
    } finally {
      Va(n), wt(r);
    }
  }
}
function ka(t, e = !1) {
  var n = t.first;
  for (t.first = t.last = null; n !== null; ) {
    const s = n.ac;
    s !== null && An(() => {
      s.abort(Jn);
    });
    var r = n.next;
    (n.f & Xt) !== 0 ? n.parent = null : rt(n, e), n = r;
  }
}
function ao(t) {
  for (var e = t.first; e !== null; ) {
    var n = e.next;
    (e.f & Ot) === 0 && rt(e), e = n;
  }
}
function rt(t, e = !0) {
  var n = !1;
  (e || (t.f & rl) !== 0) && t.nodes !== null && t.nodes.end !== null && (so(
    t.nodes.start,
    /** @type {TemplateNode} */
    t.nodes.end
  ), n = !0), t.f |= Un, ka(t, e && !n), Hn(t, 0);
  var r = t.nodes && t.nodes.t;
  if (r !== null)
    for (const i of r)
      i.stop();
  Zs(t), t.f ^= Un, t.f |= nt;
  var s = t.parent;
  s !== null && s.first !== null && $s(t), t.next = t.prev = t.teardown = t.ctx = t.deps = t.fn = t.nodes = t.ac = t.b = null;
}
function so(t, e) {
  for (; t !== null; ) {
    var n = t === e ? null : /* @__PURE__ */ Qn(t);
    t.remove(), t = n;
  }
}
function $s(t) {
  var e = t.parent, n = t.prev, r = t.next;
  n !== null && (n.next = r), r !== null && (r.prev = n), e !== null && (e.first === t && (e.first = r), e.last === t && (e.last = n));
}
function rn(t, e, n = !0) {
  var r = [];
  t.f |= da, ei(t, r, !0);
  var s = () => {
    n && rt(t), e && e();
  }, i = r.length;
  if (i > 0) {
    var l = () => --i || s();
    for (var o of r)
      o.out(l);
  } else
    s();
}
function ei(t, e, n) {
  if ((t.f & it) === 0) {
    t.f ^= it;
    var r = t.nodes && t.nodes.t;
    if (r !== null)
      for (const o of r)
        (o.is_global || n) && e.push(o);
    for (var s = t.first; s !== null; ) {
      var i = s.next;
      if ((s.f & Xt) === 0) {
        var l = (s.f & sn) !== 0 || // If this is a branch effect without a block effect parent,
        // it means the parent block effect was pruned. In that case,
        // transparency information was transferred to the branch effect.
        (s.f & Ot) !== 0 && (t.f & Mt) !== 0;
        ei(s, e, l ? n : !1);
      }
      s = i;
    }
  }
}
function yr(t) {
  t.f &= ~da, ti(t, !0);
}
function ti(t, e) {
  if ((t.f & da) === 0 && (t.f & it) !== 0) {
    t.f ^= it, (t.f & Xe) === 0 && (Ve(t, Ue), Jt.ensure().schedule(t));
    for (var n = t.first; n !== null; ) {
      var r = n.next, s = (n.f & sn) !== 0 || (n.f & Ot) !== 0;
      ti(n, s ? e : !1), n = r;
    }
    var i = t.nodes && t.nodes.t;
    if (i !== null)
      for (const l of i)
        (l.is_global || e) && l.in();
  }
}
function xa(t, e) {
  if (t.nodes)
    for (var n = t.nodes.start, r = t.nodes.end; n !== null; ) {
      var s = n === r ? null : /* @__PURE__ */ Qn(n);
      e.append(n), n = s;
    }
}
let Wt = !1;
function Va(t) {
  Wt = t;
}
let Ae = null, Et = !1;
function wt(t) {
  Ae = t;
}
let Pe = null;
function Dt(t) {
  Pe = t;
}
let Ft = null;
function ni(t) {
  Ae !== null && ((Ae.f & gr) !== 0 || (Ae.f & at) !== 0) && (Ft ??= /* @__PURE__ */ new Set()).add(t);
}
let ct = null, ht = 0, yt = null;
function io(t) {
  yt = t;
}
let ri = 1, tn = 0, an = tn;
function Ha(t) {
  an = t;
}
function ai() {
  return ++ri;
}
function er(t) {
  var e = t.f;
  if ((e & Ue) !== 0)
    return !0;
  if ((e & gt) !== 0) {
    for (var n = (
      /** @type {Value[]} */
      t.deps
    ), r = n.length, s = 0; s < r; s++) {
      var i = n[s];
      if (er(
        /** @type {Derived} */
        i
      ) && Fs(
        /** @type {Derived} */
        i
      ), i.wv > t.wv)
        return !0;
    }
    (e & At) !== 0 && // During time traveling we don't want to reset the status so that
    // traversal of the graph in the other batches still happens
    St === null && Ve(t, Xe);
  }
  return !1;
}
function si(t, e, n = !0) {
  var r = t.reactions;
  if (r !== null && !(Ft !== null && Ft.has(t)))
    for (var s = 0; s < r.length; s++) {
      var i = r[s];
      (i.f & at) !== 0 ? si(
        /** @type {Derived} */
        i,
        e,
        !1
      ) : e === i && (n ? Ve(i, Ue) : (i.f & Xe) !== 0 && Ve(i, gt), ya(
        /** @type {Effect} */
        i
      ));
    }
}
function ii(t) {
  var e = ct, n = ht, r = yt, s = Ae, i = Ft, l = Ze, o = Et, c = an, u = t.f;
  ct = /** @type {null | Value[]} */
  null, ht = 0, yt = null, Ae = (u & (Ot | Xt)) === 0 ? t : null, Ft = null, wn(t.ctx), Et = !1, an = ++tn, t.ac !== null && (An(() => {
    t.ac.abort(Jn);
  }), t.ac = null);
  try {
    t.f |= gr;
    var h = (
      /** @type {Function} */
      t.fn
    ), f = h();
    t.f |= Sn;
    var d = Wa(t);
    if (js() && yt !== null && !Et && d !== null && (t.f & (at | gt | Ue)) === 0)
      for (var g = 0; g < /** @type {Source[]} */
      yt.length; g++)
        si(
          yt[g],
          /** @type {Effect} */
          t
        );
    if (s !== null && s !== t) {
      if (tn++, s.deps !== null)
        for (let _ = 0; _ < n; _ += 1)
          s.deps[_].rv = tn;
      if (e !== null)
        for (const _ of e)
          _.rv = tn;
      yt !== null && (r === null ? r = yt : r.push(.../** @type {Source[]} */
      yt));
    }
    return (t.f & Gt) !== 0 && (t.f ^= Gt), f;
  } catch (_) {
    return Wa(t), $l(_);
  } finally {
    t.f ^= gr, ct = e, ht = n, yt = r, Ae = s, Ft = i, wn(l), Et = o, an = c;
  }
}
function Wa(t) {
  var e = t.deps, n = je?.is_fork;
  if (ct !== null) {
    var r;
    if (n || Hn(t, ht), e !== null && ht > 0)
      for (e.length = ht + ct.length, r = 0; r < ct.length; r++)
        e[ht + r] = ct[r];
    else
      t.deps = e = ct;
    if (wa() && (t.f & At) !== 0)
      for (r = ht; r < e.length; r++)
        (e[r].reactions ??= []).push(t);
  } else !n && e !== null && ht < e.length && (Hn(t, ht), e.length = ht);
  return e;
}
function lo(t, e) {
  let n = e.reactions;
  if (n !== null) {
    var r = $i.call(n, t);
    if (r !== -1) {
      var s = n.length - 1;
      s === 0 ? n = e.reactions = null : (n[r] = n[s], n.pop());
    }
  }
  if (n === null && (e.f & at) !== 0 && // Destroying a child effect while updating a parent effect can cause a dependency to appear
  // to be unused, when in fact it is used by the currently-updating parent. Checking `new_deps`
  // allows us to skip the expensive work of disconnecting and immediately reconnecting it
  (ct === null || !qn.call(ct, e))) {
    var i = (
      /** @type {Derived} */
      e
    );
    (i.f & At) !== 0 && (i.f ^= At), i.v !== We && ga(i), i.ac !== null && An(() => {
      i.ac.abort(Jn), i.ac = null, Ve(i, Ue);
    }), Vl(i), Hn(i, 0);
  }
}
function Hn(t, e) {
  var n = t.deps;
  if (n !== null)
    for (var r = e; r < n.length; r++)
      lo(t, n[r]);
}
function kn(t) {
  var e = t.f;
  if ((e & nt) === 0) {
    Ve(t, Xe);
    var n = Pe;
    Pe = t;
    try {
      (e & (Mt | fa)) !== 0 ? ao(t) : ka(t), Zs(t);
      var r = ii(t);
      t.teardown = typeof r == "function" ? r : null, t.wv = ri;
      var s;
    } finally {
      Pe = n;
    }
  }
}
async function li() {
  await Promise.resolve(), Wl();
}
function a(t) {
  var e = t.f, n = (e & at) !== 0;
  if (Ae !== null && !Et) {
    var r = Pe !== null && (Pe.f & nt) !== 0;
    if (!r && (Ft === null || !Ft.has(t))) {
      var s = Ae.deps;
      if ((Ae.f & gr) !== 0)
        t.rv < tn && (t.rv = tn, ct === null && s !== null && s[ht] === t ? ht++ : ct === null ? ct = [t] : ct.push(t));
      else {
        Ae.deps ??= [], qn.call(Ae.deps, t) || Ae.deps.push(t);
        var i = t.reactions;
        i === null ? t.reactions = [Ae] : qn.call(i, Ae) || i.push(Ae);
      }
    }
  }
  if (Wt && It.has(t))
    return It.get(t);
  if (n) {
    var l = (
      /** @type {Derived} */
      t
    );
    if (Wt) {
      var o = l.v;
      return ((l.f & Xe) === 0 && l.reactions !== null || ui(l)) && (o = ma(l)), It.set(l, o), o;
    }
    var c = (l.f & At) === 0 && !Et && Ae !== null && (Ae.f & At) !== 0, u = (l.f & Sn) === 0;
    er(l) && (c && (l.f |= At), Fs(l)), c && !u && (Ds(l), oi(l));
  }
  if (St?.has(t))
    return St.get(t);
  if ((t.f & Gt) !== 0)
    throw t.v;
  return t.v;
}
function oi(t) {
  if (t.f |= At, t.deps !== null)
    for (const n of t.deps) {
      var e = n.reactions;
      e === null ? n.reactions = [t] : qn.call(e, t) || e.push(t), (n.f & at) !== 0 && (n.f & At) === 0 && (Ds(
        /** @type {Derived} */
        n
      ), oi(
        /** @type {Derived} */
        n
      ));
    }
}
function ui(t) {
  if (t.v === We) return !0;
  if (t.deps === null) return !1;
  for (const e of t.deps)
    if (It.has(e) || (e.f & at) !== 0 && ui(
      /** @type {Derived} */
      e
    ))
      return !0;
  return !1;
}
function vt(t) {
  var e = Et;
  try {
    return Et = !0, t();
  } finally {
    Et = e;
  }
}
function oo(t) {
  if (!(typeof t != "object" || !t || t instanceof EventTarget)) {
    if (Vt in t)
      Jr(t);
    else if (!Array.isArray(t))
      for (let e in t) {
        const n = t[e];
        typeof n == "object" && n && Vt in n && Jr(n);
      }
  }
}
function Jr(t, e = /* @__PURE__ */ new Set()) {
  if (typeof t == "object" && t !== null && // We don't want to traverse DOM elements
  !(t instanceof EventTarget) && !e.has(t)) {
    e.add(t), t instanceof Date && t.getTime();
    for (let r in t)
      try {
        Jr(t[r], e);
      } catch {
      }
    const n = ca(t);
    if (n !== Object.prototype && n !== Array.prototype && n !== Map.prototype && n !== Set.prototype && n !== Date.prototype) {
      const r = ps(n);
      for (let s in r) {
        const i = r[s].get;
        if (i)
          try {
            i.call(t);
          } catch {
          }
      }
    }
  }
}
function uo(t) {
  return t.endsWith("capture") && t !== "gotpointercapture" && t !== "lostpointercapture";
}
const co = [
  "beforeinput",
  "click",
  "change",
  "dblclick",
  "contextmenu",
  "focusin",
  "focusout",
  "input",
  "keydown",
  "keyup",
  "mousedown",
  "mousemove",
  "mouseout",
  "mouseover",
  "mouseup",
  "pointerdown",
  "pointermove",
  "pointerout",
  "pointerover",
  "pointerup",
  "touchend",
  "touchmove",
  "touchstart"
];
function fo(t) {
  return co.includes(t);
}
const ho = {
  // no `class: 'className'` because we handle that separately
  formnovalidate: "formNoValidate",
  ismap: "isMap",
  nomodule: "noModule",
  playsinline: "playsInline",
  readonly: "readOnly",
  defaultvalue: "defaultValue",
  defaultchecked: "defaultChecked",
  srcobject: "srcObject",
  novalidate: "noValidate",
  allowfullscreen: "allowFullscreen",
  disablepictureinpicture: "disablePictureInPicture",
  disableremoteplayback: "disableRemotePlayback"
};
function vo(t) {
  return t = t.toLowerCase(), ho[t] ?? t;
}
const go = ["touchstart", "touchmove"];
function mo(t) {
  return go.includes(t);
}
const Cn = Symbol("events"), ci = /* @__PURE__ */ new Set(), Qr = /* @__PURE__ */ new Set();
function fi(t, e, n, r = {}) {
  function s(i) {
    if (r.capture || Zr.call(e, i), !i.cancelBubble)
      return An(() => n?.call(this, i));
  }
  return t.startsWith("pointer") || t.startsWith("touch") || t === "wheel" ? (s.__removed = !1, Rt(() => {
    s.__removed || e.addEventListener(t, s, r);
  })) : e.addEventListener(t, s, r), s;
}
function Ge(t, e, n, r, s) {
  var i = { capture: r, passive: s }, l = fi(t, e, n, i);
  (e === document.body || // @ts-ignore
  e === window || // @ts-ignore
  e === document || // Firefox has quirky behavior, it can happen that we still get "canplay" events when the element is already removed
  e instanceof HTMLMediaElement) && Tr(() => {
    l.__removed = !0, e.removeEventListener(t, l, i);
  });
}
function oe(t, e, n) {
  (e[Cn] ??= {})[t] = n;
}
function lt(t) {
  for (var e = 0; e < t.length; e++)
    ci.add(t[e]);
  for (var n of Qr)
    n(t);
}
let Pr = null, Rr = !1;
function Zr(t) {
  var e = this, n = (
    /** @type {Node} */
    e.ownerDocument
  ), r = t.type, s = t.composedPath?.() || [], i = (
    /** @type {null | Element} */
    s[0] || t.target
  );
  Pr = t, Rr || (Rr = !0, setTimeout(() => {
    Rr = !1, Pr = null;
  }));
  var l = 0, o = Pr === t && t[Cn];
  if (o) {
    var c = s.indexOf(o);
    if (c !== -1 && (e === document || e === /** @type {any} */
    window)) {
      t[Cn] = e;
      return;
    }
    var u = s.indexOf(e);
    if (u === -1)
      return;
    c <= u && (l = c);
  }
  if (i = /** @type {Element} */
  s[l] || t.target, i !== e) {
    xs(t, "currentTarget", {
      configurable: !0,
      get() {
        return i || n;
      }
    });
    var h = Ae, f = Pe;
    wt(null), Dt(null);
    try {
      for (var d, g = []; i !== null && i !== e; ) {
        try {
          var _ = i[Cn]?.[r];
          _ != null && (!/** @type {any} */
          i.disabled || // DOM could've been updated already by the time this is reached, so we check this as well
          // -> the target could not have been disabled because it emits the event in the first place
          t.target === i) && _.call(i, t);
        } catch (y) {
          d ? g.push(y) : d = y;
        }
        if (t.cancelBubble) break;
        l++, i = l < s.length ? (
          /** @type {Element} */
          s[l]
        ) : null;
      }
      if (d) {
        for (let y of g)
          queueMicrotask(() => {
            throw y;
          });
        throw d;
      }
    } finally {
      t[Cn] = e, delete t.currentTarget, wt(h), Dt(f);
    }
  }
}
const _o = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  globalThis?.window?.trustedTypes && /* @__PURE__ */ globalThis.window.trustedTypes.createPolicy("svelte-trusted-html", {
    /** @param {string} html */
    createHTML: (t) => t
  })
);
function yo(t) {
  return (
    /** @type {string} */
    _o?.createHTML(t) ?? t
  );
}
function di(t) {
  var e = Zl("template");
  return e.innerHTML = yo(t.replaceAll("<!>", "<!---->")), e.content;
}
function Wn(t, e) {
  var n = (
    /** @type {Effect} */
    Pe
  );
  n.nodes === null && (n.nodes = { start: t, end: e, a: null, t: null });
}
// @__NO_SIDE_EFFECTS__
function L(t, e) {
  var n = (e & gl) !== 0, r = (e & ml) !== 0, s, i = !t.startsWith("<!>");
  return () => {
    s === void 0 && (s = di(i ? t : "<!>" + t), n || (s = /** @type {TemplateNode} */
    /* @__PURE__ */ on(s)));
    var l = (
      /** @type {TemplateNode} */
      r || Ys ? document.importNode(s, !0) : s.cloneNode(!0)
    );
    if (n) {
      var o = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ on(l)
      ), c = (
        /** @type {TemplateNode} */
        l.lastChild
      );
      Wn(o, c);
    } else
      Wn(l, l);
    return l;
  };
}
// @__NO_SIDE_EFFECTS__
function wo(t, e, n = "svg") {
  var r = !t.startsWith("<!>"), s = `<${n}>${r ? t : "<!>" + t}</${n}>`, i;
  return () => {
    if (!i) {
      var l = (
        /** @type {DocumentFragment} */
        di(s)
      ), o = (
        /** @type {Element} */
        /* @__PURE__ */ on(l)
      );
      i = /** @type {Element} */
      /* @__PURE__ */ on(o);
    }
    var c = (
      /** @type {TemplateNode} */
      i.cloneNode(!0)
    );
    return Wn(c, c), c;
  };
}
// @__NO_SIDE_EFFECTS__
function He(t, e) {
  return /* @__PURE__ */ wo(t, e, "svg");
}
function zn(t = "") {
  {
    var e = Ht(t + "");
    return Wn(e, e), e;
  }
}
function Ke() {
  var t = document.createDocumentFragment(), e = document.createComment(""), n = Ht();
  return t.append(e, n), Wn(e, n), t;
}
function k(t, e) {
  t !== null && t.before(
    /** @type {Node} */
    e
  );
}
function bo(t) {
  let e = 0, n = ln(0), r;
  return () => {
    wa() && (a(n), ba(() => (e === 0 && (r = vt(() => t(() => Bn(n)))), e += 1, () => {
      Rt(() => {
        e -= 1, e === 0 && (r?.(), r = void 0, Bn(n));
      });
    })));
  };
}
var ko = sn | En;
function xo(t, e, n, r) {
  new po(t, e, n, r);
}
class po {
  /** @type {Boundary | null} */
  parent;
  is_pending = !1;
  /**
   * API-level transformError transform function. Transforms errors before they reach the `failed` snippet.
   * Inherited from parent boundary, or defaults to identity.
   * @type {(error: unknown) => unknown}
   */
  transform_error;
  /** @type {TemplateNode} */
  #e;
  /** @type {TemplateNode | null} */
  #n = null;
  /** @type {BoundaryProps} */
  #t;
  /** @type {((anchor: Node) => void)} */
  #a;
  /** @type {Effect} */
  #r;
  /** @type {Effect | null} */
  #s = null;
  /** @type {Effect | null} */
  #i = null;
  /** @type {Effect | null} */
  #l = null;
  /** @type {DocumentFragment | null} */
  #o = null;
  #u = 0;
  #c = 0;
  #v = !1;
  /** @type {Map<Effect, number>} */
  #_ = /* @__PURE__ */ new Map();
  /**
   * A source containing the number of pending async deriveds/expressions.
   * Only created if `$effect.pending()` is used inside the boundary,
   * otherwise updating the source results in needless `Batch.ensure()`
   * calls followed by no-op flushes
   * @type {Source<number> | null}
   */
  #f = null;
  #g = bo(() => (this.#f = ln(this.#u), () => {
    this.#f = null;
  }));
  /**
   * @param {TemplateNode} node
   * @param {BoundaryProps} props
   * @param {((anchor: Node) => void)} children
   * @param {((error: unknown) => unknown) | undefined} [transform_error]
   */
  constructor(e, n, r, s) {
    this.#e = e, this.#t = n, this.#a = (i) => {
      var l = (
        /** @type {Effect} */
        Pe
      );
      l.b = this, l.f |= Hr, r(i);
    }, this.parent = /** @type {Effect} */
    Pe.b, this.transform_error = s ?? this.parent?.transform_error ?? ((i) => i), this.#r = $n(() => {
      this.#b();
    }, ko);
  }
  #w() {
    try {
      this.#s = ut(() => this.#a(this.#e));
    } catch (e) {
      this.error(e);
    }
  }
  /**
   * @param {unknown} error The deserialized error from the server's hydration comment
   */
  #x(e) {
    const n = this.#t.failed, { reset: r, invoke_onerror: s } = this.#y(e);
    Rt(s), n && (this.#l = ut(() => {
      n(
        this.#e,
        () => e,
        () => r
      );
    }));
  }
  /**
   * Creates the `reset` function for a failed boundary, along with a function
   * that invokes `onerror` with it (if provided)
   * @param {unknown} error
   * @returns {{ reset: () => void, invoke_onerror: () => void }}
   */
  #y(e) {
    var n = !1, r = !1;
    const s = () => {
      if (!this.#d()) {
        if (n) {
          kl();
          return;
        }
        n = !0, r && jl(), this.#l !== null && rn(this.#l, () => {
          this.#l = null;
        }), this.#k(() => {
          this.#b();
        });
      }
    };
    return { reset: s, invoke_onerror: () => {
      if (!this.#d())
        try {
          r = !0, this.#t.onerror?.(e, s), r = !1;
        } catch (l) {
          Ct(l, this.#r && this.#r.parent);
        }
    } };
  }
  #d() {
    return (this.#r.f & (nt | Un)) !== 0;
  }
  #m() {
    const e = this.#t.pending;
    e && (this.is_pending = !0, this.#i = ut(() => e(this.#e)), Rt(() => {
      if (!this.#d()) {
        var n = this.#o = document.createDocumentFragment(), r = Ht(), s = !1;
        if (n.append(r), this.#s = this.#k(() => {
          try {
            return ut(() => this.#a(r));
          } catch (i) {
            try {
              this.error(i), s = !0;
            } catch (l) {
              Ct(l, this.#r.parent);
            }
            return null;
          }
        }), this.#s === null) {
          this.#o = null, s && this.#h(
            /** @type {Batch} */
            je
          );
          return;
        }
        this.#c === 0 && (this.#e.before(n), this.#o = null, rn(
          /** @type {Effect} */
          this.#i,
          () => {
            this.#i = null;
          }
        ), this.#h(
          /** @type {Batch} */
          je
        ));
      }
    }));
  }
  #b() {
    try {
      if (this.is_pending = this.has_pending_snippet(), this.#c = 0, this.#u = 0, this.#s = ut(() => {
        this.#a(this.#e);
      }), this.#c > 0) {
        var e = this.#o = document.createDocumentFragment();
        xa(this.#s, e);
        const n = (
          /** @type {(anchor: Node) => void} */
          this.#t.pending
        );
        this.#i = ut(() => n(this.#e));
      } else
        this.#h(
          /** @type {Batch} */
          je
        );
    } catch (n) {
      this.error(n);
    }
  }
  /**
   * @param {Batch} batch
   */
  #h(e) {
    this.is_pending = !1, e.transfer_reactions(this.#_);
  }
  /**
   * Defer an effect inside a pending boundary until the boundary resolves
   * @param {Effect} effect
   */
  defer_effect(e) {
    zs(e, this.#_);
  }
  /**
   * Returns `false` if the effect exists inside a boundary whose pending snippet is shown
   * @returns {boolean}
   */
  is_rendered() {
    return !this.is_pending && (!this.parent || this.parent.is_rendered());
  }
  has_pending_snippet() {
    return !!this.#t.pending;
  }
  /**
   * @template T
   * @param {() => T} fn
   */
  #k(e) {
    var n = Pe, r = Ae, s = Ze;
    Dt(this.#r), wt(this.#r), wn(this.#r.ctx);
    try {
      return Jt.ensure(), e();
    } finally {
      Dt(n), wt(r), wn(s);
    }
  }
  /**
   * Updates the pending count associated with the currently visible pending snippet,
   * if any, such that we can replace the snippet with content once work is done
   * @param {1 | -1} d
   * @param {Batch} batch
   */
  #p(e, n) {
    if (!this.has_pending_snippet()) {
      this.parent && this.parent.#p(e, n);
      return;
    }
    this.#c += e, this.#c === 0 && (this.#h(n), this.#i && rn(this.#i, () => {
      this.#i = null;
    }), this.#o && (this.#e.before(this.#o), this.#o = null));
  }
  /**
   * Update the source that powers `$effect.pending()` inside this boundary,
   * and controls when the current `pending` snippet (if any) is removed.
   * Do not call from inside the class
   * @param {1 | -1} d
   * @param {Batch} batch
   */
  update_pending_count(e, n) {
    this.#p(e, n), this.#u += e, !(!this.#f || this.#v) && (this.#v = !0, Rt(() => {
      this.#v = !1, this.#f && bn(this.#f, this.#u);
    }));
  }
  get_effect_pending() {
    return this.#g(), a(
      /** @type {Source<number>} */
      this.#f
    );
  }
  /** @param {unknown} error */
  error(e) {
    if (e === Ts || !this.#t.onerror && !this.#t.failed)
      throw e;
    je?.is_fork ? (this.#s && je.skip_effect(this.#s), this.#i && je.skip_effect(this.#i), this.#l && je.skip_effect(this.#l), je.oncommit(() => {
      this.#d() || this.#M(e);
    })) : this.#M(e);
  }
  /**
   * @param {unknown} error
   */
  #M(e) {
    this.#s && (rt(this.#s), this.#s = null), this.#i && (rt(this.#i), this.#i = null), this.#l && (rt(this.#l), this.#l = null);
    let n = this.#t.failed;
    const r = (s) => {
      if (this.#d()) return;
      const { reset: i, invoke_onerror: l } = this.#y(s);
      l(), n && !this.#d() && (this.#l = this.#k(() => {
        try {
          return ut(() => {
            var o = (
              /** @type {Effect} */
              Pe
            );
            o.b = this, o.f |= Hr, n(
              this.#e,
              () => s,
              () => i
            );
          });
        } catch (o) {
          return Ct(
            o,
            /** @type {Effect} */
            this.#r.parent
          ), null;
        }
      }));
    };
    Rt(() => {
      if (!this.#d()) {
        var s;
        try {
          s = this.transform_error(e);
        } catch (i) {
          Ct(i, this.#r && this.#r.parent);
          return;
        }
        s !== null && typeof s == "object" && typeof /** @type {any} */
        s.then == "function" ? s.then(
          r,
          /** @param {unknown} e */
          (i) => Ct(i, this.#r && this.#r.parent)
        ) : r(s);
      }
    });
  }
}
function W(t, e) {
  var n = e == null ? "" : typeof e == "object" ? `${e}` : e;
  n !== /** @type {any} */
  (t[Gr] ??= t.nodeValue) && (t[Gr] = n, t.nodeValue = `${n}`);
}
function Mo(t, e) {
  return So(t, e);
}
const nr = /* @__PURE__ */ new Map();
function So(t, { target: e, anchor: n, props: r = {}, events: s, context: i, intro: l = !0, transformError: o }) {
  Jl();
  var c = void 0, u = no(() => {
    var h = n ?? e.appendChild(Ht());
    xo(
      /** @type {TemplateNode} */
      h,
      {
        pending: () => {
        }
      },
      (g) => {
        Oe({});
        var _ = (
          /** @type {ComponentContext} */
          Ze
        );
        i && (_.c = i), s && (r.$$events = s), c = t(g, r) || va(), Ne();
      },
      o
    );
    var f = /* @__PURE__ */ new Set(), d = (g) => {
      for (var _ = 0; _ < g.length; _++) {
        var y = g[_];
        if (!f.has(y)) {
          f.add(y);
          var w = mo(y);
          for (const x of [e, document]) {
            var v = nr.get(x);
            v === void 0 && (v = /* @__PURE__ */ new Map(), nr.set(x, v));
            var m = v.get(y);
            m === void 0 ? (x.addEventListener(y, Zr, { passive: w }), v.set(y, 1)) : v.set(y, m + 1);
          }
        }
      }
    };
    return d(Sr(ci)), Qr.add(d), () => {
      for (var g of f)
        for (const w of [e, document]) {
          var _ = (
            /** @type {Map<string, number>} */
            nr.get(w)
          ), y = (
            /** @type {number} */
            _.get(g)
          );
          --y == 0 ? (w.removeEventListener(g, Zr), _.delete(g), _.size === 0 && nr.delete(w)) : _.set(g, y);
        }
      Qr.delete(d), h !== n && h.parentNode?.removeChild(h);
    };
  });
  return $r.set(c, u), c;
}
let $r = /* @__PURE__ */ new WeakMap();
function Eo(t, e) {
  const n = $r.get(t);
  return n ? ($r.delete(t), n(e)) : Promise.resolve();
}
class pa {
  /** @type {TemplateNode} */
  anchor;
  /** @type {Map<Batch, Key>} */
  #e = /* @__PURE__ */ new Map();
  /**
   * Map of keys to effects that are currently rendered in the DOM.
   * These effects are visible and actively part of the document tree.
   * Example:
   * ```
   * {#if condition}
   * 	foo
   * {:else}
   * 	bar
   * {/if}
   * ```
   * Can result in the entries `true->Effect` and `false->Effect`
   * @type {Map<Key, Effect>}
   */
  #n = /* @__PURE__ */ new Map();
  /**
   * Similar to #onscreen with respect to the keys, but contains branches that are not yet
   * in the DOM, because their insertion is deferred.
   * @type {Map<Key, Branch>}
   */
  #t = /* @__PURE__ */ new Map();
  /**
   * Keys of effects that are currently outroing
   * @type {Set<Key>}
   */
  #a = /* @__PURE__ */ new Set();
  /**
   * Whether to pause (i.e. outro) on change, or destroy immediately.
   * This is necessary for `<svelte:element>`
   */
  #r = !0;
  /**
   * @param {TemplateNode} anchor
   * @param {boolean} transition
   */
  constructor(e, n = !0) {
    this.anchor = e, this.#r = n;
  }
  /**
   * @param {Batch} batch
   */
  #s = (e) => {
    if (this.#e.has(e)) {
      var n = (
        /** @type {Key} */
        this.#e.get(e)
      ), r = this.#n.get(n);
      if (r)
        yr(r), this.#a.delete(n);
      else {
        var s = this.#t.get(n);
        s && (yr(s.effect), this.#n.set(n, s.effect), this.#t.delete(n), s.fragment.lastChild.remove(), this.anchor.before(s.fragment), r = s.effect);
      }
      for (const [i, l] of this.#e) {
        if (this.#e.delete(i), i === e)
          break;
        const o = this.#t.get(l);
        o && (rt(o.effect), this.#t.delete(l));
      }
      for (const [i, l] of this.#n) {
        if (i === n || this.#a.has(i)) continue;
        const o = () => {
          if (Array.from(this.#e.values()).includes(i)) {
            var u = document.createDocumentFragment();
            xa(l, u), u.append(Ht()), this.#t.set(i, { effect: l, fragment: u });
          } else
            rt(l);
          this.#a.delete(i), this.#n.delete(i);
        };
        this.#r || !r ? (this.#a.add(i), rn(l, o, !1)) : o();
      }
    }
  };
  /**
   * @param {Batch} batch
   */
  #i = (e) => {
    this.#e.delete(e);
    const n = Array.from(this.#e.values());
    for (const [r, s] of this.#t)
      n.includes(r) || (rt(s.effect), this.#t.delete(r));
  };
  /**
   *
   * @param {any} key
   * @param {null | ((target: TemplateNode) => void)} fn
   */
  ensure(e, n) {
    var r = (
      /** @type {Batch} */
      je
    ), s = Xs();
    if (n && !this.#n.has(e) && !this.#t.has(e))
      if (s) {
        var i = document.createDocumentFragment(), l = Ht();
        i.append(l), this.#t.set(e, {
          effect: ut(() => n(l)),
          fragment: i
        });
      } else
        this.#n.set(
          e,
          ut(() => n(this.anchor))
        );
    if (this.#e.set(r, e), s) {
      for (const [o, c] of this.#n)
        o === e ? r.unskip_effect(c) : r.skip_effect(c);
      for (const [o, c] of this.#t)
        o === e ? r.unskip_effect(c.effect) : r.skip_effect(c.effect);
      r.oncommit(this.#s), r.ondiscard(this.#i);
    } else
      this.#s(r);
  }
}
function q(t, e, n = !1) {
  var r = new pa(t), s = n ? sn : 0;
  function i(l, o) {
    r.ensure(l, o);
  }
  $n(() => {
    var l = !1;
    e((o, c = 0) => {
      l = !0, i(c, o);
    }), l || i(-1, null);
  }, s);
}
const Ao = Symbol("NaN");
function To(t, e, n) {
  var r = new pa(t);
  $n(() => {
    var s = e();
    s !== s && (s = /** @type {any} */
    Ao), r.ensure(s, n);
  });
}
function Te(t, e) {
  return e;
}
function Lo(t, e, n) {
  for (var r = [], s = e.length, i, l = e.length, o = 0; o < s; o++) {
    let f = e[o];
    rn(
      f,
      () => {
        if (i) {
          if (i.pending.delete(f), i.done.add(f), i.pending.size === 0) {
            var d = (
              /** @type {Set<EachOutroGroup>} */
              t.outrogroups
            );
            ea(t, Sr(i.done)), d.delete(i), d.size === 0 && (t.outrogroups = null);
          }
        } else
          l -= 1;
      },
      !1
    );
  }
  if (l === 0) {
    var c = r.length === 0 && n !== null && t.pending.size === 0;
    if (c) {
      var u = (
        /** @type {Element} */
        n
      ), h = (
        /** @type {Element} */
        u.parentNode
      );
      Ql(h), h.append(u), t.items.clear();
    }
    ea(t, e, !c);
  } else
    i = {
      pending: new Set(e),
      done: /* @__PURE__ */ new Set()
    }, (t.outrogroups ??= /* @__PURE__ */ new Set()).add(i);
}
function ea(t, e, n = !0) {
  var r;
  if (t.pending.size > 0) {
    r = /* @__PURE__ */ new Set();
    for (const l of t.pending.values())
      for (const o of l)
        r.add(
          /** @type {EachItem} */
          t.items.get(o).e
        );
  }
  for (var s = 0; s < e.length; s++) {
    var i = e[s];
    if (r?.has(i)) {
      i.f |= Pt;
      const l = document.createDocumentFragment();
      xa(i, l);
    } else
      rt(e[s], n);
  }
}
var Ya;
function Se(t, e, n, r, s, i = null) {
  var l = t, o = /* @__PURE__ */ new Map(), c = (e & As) !== 0;
  if (c) {
    var u = (
      /** @type {Element} */
      t
    );
    l = u.appendChild(Ht());
  }
  var h = null, f = /* @__PURE__ */ Is(() => {
    var m = n();
    return (
      /** @type {V[]} */
      Mr(m) ? m : m == null ? [] : Sr(m)
    );
  }), d = /* @__PURE__ */ new Map(), g = !0;
  function _(m) {
    if ((v.effect.f & nt) === 0) {
      v.pending.delete(m);
      var x = a(f);
      v.fallback = h, Oo(v, x, l, e, r), h !== null && (x.length === 0 ? (h.f & Pt) === 0 ? yr(h) : (h.f ^= Pt, Pn(h, null, l)) : rn(h, () => {
        h = null;
      }));
    }
  }
  function y(m) {
    v.pending.delete(m);
  }
  var w = $n(() => {
    for (var m = (
      /** @type {V[]} */
      a(f)
    ), x = m.length, M = /* @__PURE__ */ new Set(), p = (
      /** @type {Batch} */
      je
    ), A = Xs(), z = 0; z < x; z += 1) {
      var S = m[z], E = r(S, z), R = g ? null : o.get(E);
      R ? (R.v && bn(R.v, S), R.i && bn(R.i, z), A && p.unskip_effect(R.e)) : (R = No(
        o,
        g ? l : Ya ??= Ht(),
        S,
        E,
        z,
        s,
        e,
        n
      ), g || (R.e.f |= Pt), o.set(E, R)), M.add(E);
    }
    if (x === 0 && i && !h && (g ? h = ut(() => i(l)) : (h = ut(() => i(Ya ??= Ht())), h.f |= Pt)), x > M.size && pl(), !g)
      if (d.set(p, M), A) {
        for (const [Q, se] of o)
          M.has(Q) || p.skip_effect(se.e);
        p.oncommit(_), p.ondiscard(y);
      } else
        _(p);
    a(f);
  }), v = { effect: w, items: o, pending: d, outrogroups: null, fallback: h };
  g = !1;
}
function Ln(t) {
  for (; t !== null && (t.f & Ot) === 0; )
    t = t.next;
  return t;
}
function Oo(t, e, n, r, s) {
  var i = (r & ul) !== 0, l = e.length, o = t.items, c = Ln(t.effect.first), u, h = null, f, d = [], g = [], _, y, w, v;
  if (i)
    for (v = 0; v < l; v += 1)
      _ = e[v], y = s(_, v), w = /** @type {EachItem} */
      o.get(y).e, (w.f & Pt) === 0 && (w.nodes?.a?.measure(), (f ??= /* @__PURE__ */ new Set()).add(w));
  for (v = 0; v < l; v += 1) {
    if (_ = e[v], y = s(_, v), w = /** @type {EachItem} */
    o.get(y).e, t.outrogroups !== null)
      for (const R of t.outrogroups)
        R.pending.delete(w), R.done.delete(w);
    if ((w.f & it) !== 0 && (yr(w), i && (w.nodes?.a?.unfix(), (f ??= /* @__PURE__ */ new Set()).delete(w))), (w.f & Pt) !== 0)
      if (w.f ^= Pt, w === c)
        Pn(w, null, n);
      else {
        var m = h ? h.next : c;
        w === t.effect.last && (t.effect.last = w.prev), w.prev && (w.prev.next = w.next), w.next && (w.next.prev = w.prev), Yt(t, h, w), Yt(t, w, m), Pn(w, m, n), h = w, d = [], g = [], c = Ln(h.next);
        continue;
      }
    if (w !== c) {
      if (u !== void 0 && u.has(w)) {
        if (d.length < g.length) {
          var x = g[0], M;
          h = x.prev;
          var p = d[0], A = d[d.length - 1];
          for (M = 0; M < d.length; M += 1)
            Pn(d[M], x, n);
          for (M = 0; M < g.length; M += 1)
            u.delete(g[M]);
          Yt(t, p.prev, A.next), Yt(t, h, p), Yt(t, A, x), c = x, h = A, v -= 1, d = [], g = [];
        } else
          u.delete(w), Pn(w, c, n), Yt(t, w.prev, w.next), Yt(t, w, h === null ? t.effect.first : h.next), Yt(t, h, w), h = w;
        continue;
      }
      for (d = [], g = []; c !== null && c !== w; )
        (u ??= /* @__PURE__ */ new Set()).add(c), g.push(c), c = Ln(c.next);
      if (c === null)
        continue;
    }
    (w.f & Pt) === 0 && d.push(w), h = w, c = Ln(w.next);
  }
  if (t.outrogroups !== null) {
    for (const R of t.outrogroups)
      R.pending.size === 0 && (ea(t, Sr(R.done)), t.outrogroups?.delete(R));
    t.outrogroups.size === 0 && (t.outrogroups = null);
  }
  if (c !== null || u !== void 0) {
    var z = [];
    if (u !== void 0)
      for (w of u)
        (w.f & it) === 0 && z.push(w);
    for (; c !== null; )
      (c.f & it) === 0 && c !== t.fallback && z.push(c), c = Ln(c.next);
    var S = z.length;
    if (S > 0) {
      var E = (r & As) !== 0 && l === 0 ? n : null;
      if (i) {
        for (v = 0; v < S; v += 1)
          z[v].nodes?.a?.measure();
        for (v = 0; v < S; v += 1)
          z[v].nodes?.a?.fix();
      }
      Lo(t, z, E);
    }
  }
  i && Rt(() => {
    if (f !== void 0)
      for (w of f)
        w.nodes?.a?.apply();
  });
}
function No(t, e, n, r, s, i, l, o) {
  var c = (l & ll) !== 0 ? (l & cl) === 0 ? /* @__PURE__ */ Gl(n, !1, !1) : ln(n) : null, u = (l & ol) !== 0 ? ln(s) : null;
  return {
    v: c,
    i: u,
    e: ut(() => (i(e, c ?? n, u ?? s, o), () => {
      t.delete(r);
    }))
  };
}
function Pn(t, e, n) {
  if (t.nodes)
    for (var r = t.nodes.start, s = t.nodes.end, i = e && (e.f & Pt) === 0 ? (
      /** @type {EffectNodes} */
      e.nodes.start
    ) : n; r !== null; ) {
      var l = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ Qn(r)
      );
      if (i.before(r), r === s)
        return;
      r = l;
    }
}
function Yt(t, e, n) {
  e === null ? t.effect.first = n : e.next = n, n === null ? t.effect.last = e : n.prev = e;
}
function tr(t, e, ...n) {
  var r = new pa(t);
  $n(() => {
    const s = e() ?? null;
    r.ensure(s, s && ((i) => s(i, ...n)));
  }, sn);
}
function jo(t, e, n) {
  Zn(() => {
    var r = vt(() => e(t, n?.()) || {});
    if (n && r?.update) {
      var s = !1, i = (
        /** @type {any} */
        {}
      );
      ba(() => {
        var l = n();
        oo(l), s && Os(i, l) && (i = l, r.update(l));
      }), s = !0;
    }
    if (r?.destroy)
      return () => (
        /** @type {Function} */
        r.destroy()
      );
  });
}
function wr(t, e) {
  var n = void 0, r;
  Qs(() => {
    n !== (n = e()) && (r && (rt(r), r = null), n && (r = ut(() => {
      Zn(() => (
        /** @type {(node: Element) => void} */
        n(t)
      ));
    })));
  });
}
function hi(t) {
  var e, n, r = "";
  if (typeof t == "string" || typeof t == "number") r += t;
  else if (typeof t == "object") if (Array.isArray(t)) {
    var s = t.length;
    for (e = 0; e < s; e++) t[e] && (n = hi(t[e])) && (r && (r += " "), r += n);
  } else for (n in t) t[n] && (r && (r += " "), r += n);
  return r;
}
function Co() {
  for (var t, e, n = 0, r = "", s = arguments.length; n < s; n++) (t = arguments[n]) && (e = hi(t)) && (r && (r += " "), r += e);
  return r;
}
function Qt(t) {
  return typeof t == "object" ? Co(t) : t ?? "";
}
const Ga = [...` 	
\r\f \v\uFEFF`];
function zo(t, e, n) {
  var r = t == null ? "" : "" + t;
  if (e && (r = r ? r + " " + e : e), n) {
    for (var s of Object.keys(n))
      if (n[s])
        r = r ? r + " " + s : s;
      else if (r.length)
        for (var i = s.length, l = 0; (l = r.indexOf(s, l)) >= 0; ) {
          var o = l + i;
          (l === 0 || Ga.includes(r[l - 1])) && (o === r.length || Ga.includes(r[o])) ? r = (l === 0 ? "" : r.substring(0, l)) + r.substring(o + 1) : l = o;
        }
  }
  return r === "" ? null : r;
}
function Ka(t, e = !1) {
  var n = e ? " !important;" : ";", r = "";
  for (var s of Object.keys(t)) {
    var i = t[s];
    i != null && i !== "" && (r += " " + s + ": " + i + n);
  }
  return r;
}
function Ir(t) {
  return t[0] !== "-" || t[1] !== "-" ? t.toLowerCase() : t;
}
function Po(t, e) {
  if (e) {
    var n = "", r, s;
    if (Array.isArray(e) ? (r = e[0], s = e[1]) : r = e, t) {
      t = String(t).replaceAll(/\/\*.*?\*\//g, "").trim();
      var i = !1, l = 0, o = !1, c = [];
      r && c.push(...Object.keys(r).map(Ir)), s && c.push(...Object.keys(s).map(Ir));
      var u = 0, h = -1;
      const y = t.length;
      for (var f = 0; f < y; f++) {
        var d = t[f];
        if (o ? d === "/" && t[f - 1] === "*" && (o = !1) : i ? i === d && (i = !1) : d === "/" && t[f + 1] === "*" ? o = !0 : d === '"' || d === "'" ? i = d : d === "(" ? l++ : d === ")" && l--, !o && i === !1 && l === 0) {
          if (d === ":" && h === -1)
            h = f;
          else if (d === ";" || f === y - 1) {
            if (h !== -1) {
              var g = Ir(t.substring(u, h).trim());
              if (!c.includes(g)) {
                d !== ";" && f++;
                var _ = t.substring(u, f).trim();
                n += " " + _ + ";";
              }
            }
            u = f + 1, h = -1;
          }
        }
      }
    }
    return r && (n += Ka(r)), s && (n += Ka(s, !0)), n = n.trim(), n === "" ? null : n;
  }
  return t == null ? null : String(t);
}
function ve(t, e, n, r, s, i) {
  var l = (
    /** @type {any} */
    t[Wr]
  );
  if (l !== n || l === void 0) {
    var o = zo(n, r, i);
    o == null ? t.removeAttribute("class") : e ? t.className = o : t.setAttribute("class", o), t[Wr] = n;
  } else if (i && s !== i)
    for (var c in i) {
      var u = !!i[c];
      (s == null || u !== !!s[c]) && t.classList.toggle(c, u);
    }
  return i;
}
function Fr(t, e = {}, n, r) {
  for (var s in n) {
    var i = n[s];
    e[s] !== i && (n[s] == null ? t.style.removeProperty(s) : t.style.setProperty(s, i, r));
  }
}
function $e(t, e, n, r) {
  var s = (
    /** @type {any} */
    t[Yr]
  );
  if (s !== e) {
    var i = Po(e, r);
    i == null ? t.removeAttribute("style") : t.style.cssText = i, t[Yr] = e;
  } else r && (Array.isArray(r) ? (Fr(t, n?.[0], r[0]), Fr(t, n?.[1], r[1], "important")) : Fr(t, n, r));
  return r;
}
function vi(t, e) {
  e ? t.hasAttribute("selected") || t.setAttribute("selected", "") : t.removeAttribute("selected");
}
function Xa(t, e) {
  var n = !("__defaultValue" in t);
  !n && t.__defaultValue === e || (t.__defaultValue = e, gi(t, !n || "__value" in t));
}
function gi(t, e) {
  var n = t.__defaultValue, r = t.multiple, s = r ? n ?? [] : null;
  if (!(r && !Mr(s))) {
    var i = t.selectedIndex, l = e && r ? new Set(t.selectedOptions) : null;
    for (var o of t.options) {
      var c = na(o);
      vi(
        o,
        r ? (
          /** @type {any[]} */
          s.includes(c)
        ) : Ws(c, n)
      );
    }
    if (e)
      if (l !== null)
        for (o of t.options) {
          var u = l.has(o);
          o.selected !== u && (o.selected = u);
        }
      else t.selectedIndex !== i && (t.selectedIndex = i);
  }
}
function ta(t, e, n = !1) {
  if (t.multiple) {
    if (e == null)
      return;
    if (!Mr(e))
      return bl();
    for (var r of t.options)
      r.selected = e.includes(na(r));
    return;
  }
  for (r of t.options) {
    var s = na(r);
    if (Ws(s, e)) {
      r.selected = !0;
      return;
    }
  }
  (!n || e !== void 0) && (t.selectedIndex = -1);
}
function Ro(t) {
  var e = new MutationObserver((n) => {
    n.every(Io) || ("__defaultValue" in t && gi(t, !1), "__value" in t && ta(t, t.__value));
  });
  e.observe(t, {
    // Listen to option element changes
    childList: !0,
    subtree: !0,
    // because of <optgroup>
    // Listen to option element value attribute changes
    // (doesn't get notified of select value changes,
    // because that property is not reflected as an attribute)
    attributes: !0,
    attributeFilter: ["value"]
  }), Tr(() => {
    e.disconnect();
  });
}
function na(t) {
  return "__value" in t ? t.__value : t.value;
}
function Io(t) {
  if (
    /** @type {Element} */
    t.target.closest("selectedcontent") !== null
  )
    return !0;
  if (t.type === "childList") {
    var e = [...t.addedNodes, ...t.removedNodes];
    return e.length > 0 && e.every((n) => n.nodeName === "SELECTEDCONTENT");
  }
  return !1;
}
const dn = Symbol("class"), On = Symbol("style"), mi = Symbol("is custom element"), _i = Symbol("is html"), Fo = Ar ? "input" : "INPUT", Do = Ar ? "option" : "OPTION", yi = Ar ? "select" : "SELECT", wi = Ar ? "progress" : "PROGRESS";
function bi(t, e) {
  var n = Ma(t);
  n.value === (n.value = // treat null and undefined the same for the initial value
  e ?? void 0) || // @ts-expect-error
  // `progress` elements always need their value set when it's `0`
  t.value === e && (e !== 0 || t.nodeName !== wi) || (t.value = e ?? "");
}
function $(t, e, n, r) {
  var s = Ma(t), i = s[e];
  i !== (s[e] = n) && (e === "loading" && (t[il] = n), n == null ? t.removeAttribute(e) : typeof n != "string" && xi(t).has(e) ? t[e] = n : t.setAttribute(e, n));
}
function Bo(t, e, n, r, s = !1, i = !1) {
  var l = Ma(t), o = l[mi], c = !l[_i], u = e || {}, h = t.nodeName === Do, f = t.nodeName === yi;
  try {
    for (var d in e)
      !(d in n) && d[0] + d[1] !== "$$" && (n[d] = null);
    n.class ? n.class = Qt(n.class) : (r || n[dn]) && (n.class = null), n[On] && (n.style ??= null);
    var g = xi(t);
    if (t.nodeName === Fo && "type" in n && ("value" in n || "__value" in n)) {
      var _ = n.type;
      (_ !== u.type || _ === void 0 && t.hasAttribute("type")) && (u.type = _, $(t, "type", _, i));
    }
    for (const p in n) {
      let A = n[p];
      if (h && p === "value" && A == null) {
        t.value = t.__value = "", u[p] = A;
        continue;
      }
      if (p === "class") {
        var y = t.namespaceURI === "http://www.w3.org/1999/xhtml";
        ve(t, y, A, r, e?.[dn], n[dn]), u[p] = A, u[dn] = n[dn];
        continue;
      }
      if (p === "style") {
        $e(t, A, e?.[On], n[On]), u[p] = A, u[On] = n[On];
        continue;
      }
      var w = u[p];
      if (!(A === w && !(A === void 0 && t.hasAttribute(p)))) {
        u[p] = A;
        var v = p[0] + p[1];
        if (v !== "$$")
          if (v === "on") {
            const z = {}, S = "$$" + p;
            let E = p.slice(2);
            var m = fo(E);
            if (uo(E) && (E = E.slice(0, -7), z.capture = !0), !m && w) {
              if (A != null) continue;
              t.removeEventListener(E, u[S], z), u[S] = null;
            }
            if (m)
              oe(E, t, A), lt([E]);
            else if (A != null) {
              let R = function(Q) {
                u[p].call(this, Q);
              };
              u[S] = fi(E, t, R, z);
            }
          } else if (p === "style")
            $(t, p, A);
          else if (p === "autofocus")
            Fl(
              /** @type {HTMLElement} */
              t,
              !!A
            );
          else if (!o && (p === "__value" || p === "value" && A != null))
            t.__value = A, (w == null || // @ts-ignore
            t.value !== A || A === 0 && t.nodeName === wi) && (t.value = A);
          else if (p === "selected" && h)
            vi(
              /** @type {HTMLOptionElement} */
              t,
              A
            );
          else {
            var x = p;
            c || (x = vo(x));
            var M = x === "defaultValue" || x === "defaultChecked";
            if (f && x === "defaultValue") continue;
            if (A == null && !o && !M)
              if (l[p] = null, x === "value" || x === "checked") {
                let z = (
                  /** @type {HTMLInputElement} */
                  t
                );
                const S = e === void 0;
                if (x === "value") {
                  let E = z.defaultValue;
                  z.removeAttribute(x), z.defaultValue = E, z.value = z.__value = S ? E : null;
                } else {
                  let E = z.defaultChecked;
                  z.removeAttribute(x), z.defaultChecked = E, z.checked = S ? E : !1;
                }
              } else
                t.removeAttribute(p);
            else M || (o || typeof A != "string") && g.has(x) ? (t[x] = A, x in l && (l[x] = We)) : typeof A != "function" && $(t, x, A, i);
          }
      }
    }
  } finally {
  }
  return u;
}
function ki(t, e, n = [], r = [], s = [], i, l = !1, o = !1) {
  Ps(s, n, r, (c) => {
    var u = void 0, h = {}, f = t.nodeName === yi, d = !1;
    if (Qs(() => {
      var _ = e(...c.map(a)), y = Bo(
        t,
        u,
        _,
        i,
        l,
        o
      );
      if (d && f) {
        var w = (
          /** @type {HTMLSelectElement} */
          t
        );
        "defaultValue" in _ && Xa(w, _.defaultValue), "value" in _ && ta(w, _.value);
      }
      for (let m of Object.getOwnPropertySymbols(h))
        _[m] || rt(h[m]);
      for (let m of Object.getOwnPropertySymbols(_)) {
        var v = _[m];
        m.description === yl && (!u || v !== u[m]) && (h[m] && rt(h[m]), h[m] = ut(() => wr(t, () => v))), y[m] = v;
      }
      u = y;
    }), f) {
      var g = (
        /** @type {HTMLSelectElement} */
        t
      );
      Zn(() => {
        var _ = (
          /** @type {Record<string | symbol, any>} */
          u
        );
        "defaultValue" in _ && Xa(g, _.defaultValue), ta(g, _.value, !0), Ro(g);
      });
    }
    d = !0;
  });
}
function Ma(t) {
  return (
    /** @type {Record<string | symbol, unknown>} **/
    /** @type {any} */
    t[Es] ??= {
      [mi]: t.nodeName.includes("-"),
      [_i]: t.namespaceURI === _l
    }
  );
}
var Ja = /* @__PURE__ */ new Map();
function xi(t) {
  var e = t.getAttribute("is") || t.nodeName, n = Ja.get(e);
  if (n) return n;
  Ja.set(e, n = /* @__PURE__ */ new Set());
  for (var r, s = t, i = Element.prototype; i !== s; ) {
    r = ps(s);
    for (var l in r)
      r[l].set && // better safe than sorry, we don't want spread attributes to mess with HTML content
      l !== "innerHTML" && l !== "textContent" && l !== "innerText" && n.add(l);
    s = ca(s);
  }
  return n;
}
class Sa {
  /** */
  #e = /* @__PURE__ */ new WeakMap();
  /** @type {ResizeObserver | undefined} */
  #n;
  /** @type {ResizeObserverOptions} */
  #t;
  /** @static */
  static entries = /* @__PURE__ */ new WeakMap();
  /** @param {ResizeObserverOptions} options */
  constructor(e) {
    this.#t = e;
  }
  /**
   * @param {Element} element
   * @param {(entry: ResizeObserverEntry) => any} listener
   */
  observe(e, n) {
    var r = this.#e.get(e) || /* @__PURE__ */ new Set();
    return r.add(n), this.#e.set(e, r), this.#a().observe(e, this.#t), () => {
      var s = this.#e.get(e);
      s.delete(n), s.size === 0 && (this.#e.delete(e), this.#n.unobserve(e));
    };
  }
  #a() {
    return this.#n ?? (this.#n = new ResizeObserver(
      /** @param {any} entries */
      (e) => {
        for (var n of e) {
          Sa.entries.set(n.target, n);
          for (var r of this.#e.get(n.target) || [])
            r(n);
        }
      }
    ));
  }
}
var qo = /* @__PURE__ */ new Sa({
  box: "border-box"
});
function nn(t, e, n) {
  var r = qo.observe(t, () => n(t[e]));
  Zn(() => (vt(() => n(t[e])), r));
}
function Dr(t, e) {
  return t === e || t?.[Vt] === e;
}
function Zt(t = va(), e, n, r) {
  var s = (
    /** @type {ComponentContext} */
    Ze.r
  ), i = (
    /** @type {Effect} */
    Pe
  );
  return Zn(() => {
    var l, o;
    return ba(() => {
      l = o, o = [], vt(() => {
        Dr(n(...o), t) || (e(t, ...o), l && Dr(n(...l), t) && e(null, ...l));
      });
    }), () => {
      let c = i;
      for (; c !== s && c.parent !== null && c.parent.f & Un; )
        c = c.parent;
      const u = () => {
        o && Dr(n(...o), t) && e(null, ...o);
      }, h = c.teardown;
      c.teardown = () => {
        u(), h?.();
      };
    };
  }), t;
}
function Uo(t, e) {
  Dl(window, ["resize"], () => An(() => e(window[t])));
}
let rr = !1;
function Vo(t) {
  var e = rr;
  try {
    return rr = !1, [t(), rr];
  } finally {
    rr = e;
  }
}
function G(t, e, n, r) {
  var s = !0, i = (n & hl) !== 0, l = (n & vl) !== 0, o = (
    /** @type {V} */
    r
  ), c = !0, u = (
    /** @type {Derived<V> | undefined} */
    void 0
  ), h = () => l && s ? (u ??= /* @__PURE__ */ Vn(
    /** @type {() => V} */
    r
  ), a(u)) : (c && (c = !1, o = l ? vt(
    /** @type {() => V} */
    r
  ) : (
    /** @type {V} */
    r
  )), o);
  let f;
  if (i) {
    var d = Vt in t || sl in t;
    f = vn(t, e)?.set ?? (d && e in t ? (M) => t[e] = M : void 0);
  }
  var g, _ = !1;
  i ? [g, _] = Vo(() => (
    /** @type {V} */
    t[e]
  )) : g = /** @type {V} */
  t[e], g === void 0 && r !== void 0 && (g = h(), f && (Tl(), f(g)));
  var y;
  if (y = () => {
    var M = (
      /** @type {V} */
      t[e]
    );
    return M === void 0 ? h() : (c = !0, M);
  }, (n & dl) === 0)
    return y;
  if (f) {
    var w = t.$$legacy;
    return (
      /** @type {() => V} */
      (function(M, p) {
        return arguments.length > 0 ? ((!p || w || _) && f(p ? y() : M), M) : y();
      })
    );
  }
  var v = !1, m = ((n & fl) !== 0 ? Vn : Is)(() => (v = !1, y()));
  i && a(m);
  var x = (
    /** @type {Effect} */
    Pe
  );
  return (
    /** @type {() => V} */
    (function(M, p) {
      if (arguments.length > 0) {
        const A = p ? a(m) : i ? ft(M) : M;
        return N(m, A), v = !0, o !== void 0 && (o = A), M;
      }
      return Wt && v || (x.f & nt) !== 0 ? m.v : a(m);
    })
  );
}
function Ho(t) {
  Ze === null && ha(), Ye(() => {
    const e = vt(t);
    if (typeof e == "function") return (
      /** @type {() => void} */
      e
    );
  });
}
function ra(t) {
  Ze === null && ha(), Ho(() => () => vt(t));
}
const Wo = 15e3, Qa = {
  open: "opened",
  play: "positions",
  undo: "positions",
  restart: "opened",
  reseat: "seated",
  set_clock: "clocks",
  edit: "opened",
  suggest: "positions",
  hint: "hinted",
  analyse: "analysis"
}, Za = 2e3;
class Yo {
  #e = /* @__PURE__ */ K(null);
  get welcome() {
    return a(this.#e);
  }
  set welcome(e) {
    N(this.#e, e);
  }
  #n = /* @__PURE__ */ K(null);
  get yours() {
    return a(this.#n);
  }
  set yours(e) {
    N(this.#n, e);
  }
  #t = /* @__PURE__ */ K(!1);
  get connected() {
    return a(this.#t);
  }
  set connected(e) {
    N(this.#t, e, !0);
  }
  #a = /* @__PURE__ */ K(!1);
  get lost() {
    return a(this.#a);
  }
  set lost(e) {
    N(this.#a, e, !0);
  }
  #r = /* @__PURE__ */ K(!1);
  get shut() {
    return a(this.#r);
  }
  set shut(e) {
    N(this.#r, e, !0);
  }
  #s = /* @__PURE__ */ K("");
  get failure() {
    return a(this.#s);
  }
  set failure(e) {
    N(this.#s, e, !0);
  }
  #i = /* @__PURE__ */ K(!1);
  get revoked() {
    return a(this.#i);
  }
  set revoked(e) {
    N(this.#i, e, !0);
  }
  carry = null;
  waiting = [];
  awaited = /* @__PURE__ */ new Set();
  listeners = /* @__PURE__ */ new Map();
  next = 1;
  pause = 500;
  connect() {
    const e = new URL("socket", document.baseURI);
    e.protocol = e.protocol.replace("http", "ws");
    const n = new WebSocket(e);
    n.onopen = () => {
      this.connected = !0, this.lost = !1, this.pause = 500, this.attach((r) => {
        n.readyState === WebSocket.OPEN && n.send(JSON.stringify(r));
      });
    }, n.onclose = () => {
      this.connected = !1, this.lost = !0, this.carry = (r) => {
        r.type in Qa && (this.failure = "Not sent: there is no connection to the server now.");
      }, this.welcome?.guest ? this.revoked || (setTimeout(() => void this.takeSeatAgain(), this.pause), this.pause = Math.min(2 * this.pause, Wo)) : setTimeout(() => void this.findAgain(), Za);
    }, n.onmessage = (r) => this.receive(JSON.parse(r.data));
  }
  /** A refused socket does not say why; the page at its address does. */
  async takeSeatAgain() {
    try {
      const e = await fetch(document.baseURI, { method: "HEAD", cache: "no-store" });
      this.shut = e.status === 403;
    } catch {
      this.shut = !1;
    }
    this.connect();
  }
  /** Wait for the server to be back; the address then opens what was here before. */
  async findAgain() {
    try {
      const e = await fetch("/", { method: "HEAD", cache: "no-store" });
      if (this.shut = e.status === 403, e.ok && this.welcome) return location.reload();
      if (e.ok) return this.connect();
    } catch {
    }
    setTimeout(() => void this.findAgain(), Za);
  }
  /** A game and a player as they are to be chosen; the user's own too. */
  get games() {
    return [...this.yours?.games ?? [], ...this.welcome?.games ?? []];
  }
  get players() {
    return [...this.welcome?.players ?? [], ...this.yours?.players ?? []];
  }
  isYours(e) {
    return this.yours?.players.some((n) => n.name === e) ?? !1;
  }
  /** From now on messages travel this way. */
  attach(e) {
    this.carry = e;
    for (const n of this.waiting.splice(0)) e(n);
  }
  send(e) {
    const n = Qa[e.type];
    n && this.awaited.add(n), this.carry ? this.carry(e) : this.waiting.push(e);
  }
  /** Listen to one kind of message; call what comes back to stop. */
  on(e, n) {
    const r = this.listeners.get(e) ?? /* @__PURE__ */ new Set();
    return this.listeners.set(e, r.add(n)), () => void r.delete(n);
  }
  /** A number that no other request has. */
  number() {
    return this.next++;
  }
  receive(e) {
    e.type === "welcome" && (this.welcome = e), e.type === "revoked" && (this.revoked = !0), e.type === "yours" && (this.yours = e), this.awaited.delete(e.type) && (this.failure = ""), e.type === "failed" && e.id === null && (this.failure = e.text, this.awaited.clear());
    for (const n of this.listeners.get(e.type) ?? []) n(e);
  }
}
const tt = new Yo(), Go = "5";
typeof window < "u" && ((window.__svelte ??= {}).v ??= /* @__PURE__ */ new Set()).add(Go);
const Ko = "Compiling; the first time takes a while …";
function Tt(t, e = !1) {
  if (t == null || !Number.isFinite(t)) return "–";
  const n = Math.abs(t), r = Number.isInteger(t) ? String(n) : n >= 100 ? n.toFixed(0) : n.toFixed(2);
  return t < 0 && Number(r) !== 0 ? `−${r}` : e && t > 0 && Number(r) !== 0 ? `+${r}` : r;
}
function pi(t) {
  return Tt(Math.round(1e3 * t), !0);
}
function Ea(t) {
  const e = t.label || Tt(t.value, !0);
  return t.words ? /[a-z]/i.test(e) && t.words !== e ? `${e}, ${t.words}` : t.words : `value ${e}`;
}
const Xo = {
  lower: "≥ ",
  upper: "≤ ",
  "lower estimate": "≳ ",
  "upper estimate": "≲ "
};
function Jo(t, e) {
  const n = Tt(t, !0), r = Number(n.replace("−", "-"));
  return t !== null && e === "upper" && r > t ? `< ${n}` : t !== null && e === "lower" && r < t ? `> ${n}` : (Xo[e] ?? "") + n;
}
function Qo(t, e = !1) {
  const n = Tt(t.value, e);
  return t.exact || t.value === null ? n : `≈ ${n}`;
}
function Aa(t) {
  return Tt(t).replace(/\.00$/, "").replace(/(\.\d)0$/, "$1").replace(/^(−?)0\./, "$1.");
}
function br(t) {
  return t.toLocaleString("en");
}
function Rn(t) {
  if (t < 1e4) return br(t);
  const e = [[1e9, " bn"], [1e6, " M"], [1e3, " k"]];
  for (const [n, r] of e) if (t >= n) return `${(t / n).toPrecision(3)}${r}`;
  return br(t);
}
function Kt(t) {
  return t.charAt(0).toUpperCase() + t.slice(1);
}
function Mi(t, e) {
  return t.figure === "seeds" ? `${t.symbol} ${t.symbol === "1" ? "seed" : "seeds"} of ${e[t.owner] ?? t.owner + 1}` : t.figure.includes(" ") ? t.figure : `${t.figure || t.symbol} of ${e[t.owner] ?? t.owner + 1}`;
}
function Si(t, e = []) {
  const n = e.map((s) => s.toLowerCase()), r = n.every((s) => s === "white" || s === "black") ? n : [];
  for (const s of t) {
    const i = s?.figure.split(" ") ?? [];
    s && s.owner >= 0 && i.length > 1 && (r[s.owner] = i[0]);
  }
  return r;
}
function Zo(t, e, n = null) {
  const r = Math.max(...e), s = t.filter((i, l) => e[l] === r);
  if (s.length === t.length) return "Draw";
  if (n !== null && (t.length === 2 || s.length === 1)) {
    const i = t.length > 2 ? `, ${s[0]} wins` : "";
    return e[n] === r ? "You win" : `You lose${i}`;
  }
  return t.length === 2 ? `${Kt(s[0] ?? "")} wins` : t.map((i, l) => `${i} ${Tt(e[l], !0)}`).join(", ");
}
var $o = /* @__PURE__ */ L('<span aria-hidden="true"></span>');
function eu(t, e) {
  let n = G(e, "tone", 3, "");
  var r = $o();
  let s;
  j(() => s = ve(r, 1, `sign p${e.player % 4} ${n() ?? ""}`, "svelte-qb9nm9", s, { ring: !n() && e.player % 2 === 1 })), k(t, r);
}
var tu = /* @__PURE__ */ L('<div class="svelte-h5f36h"><dt><!> </dt> <dd class="svelte-h5f36h"> </dd></div>'), nu = /* @__PURE__ */ L('<dl class="svelte-h5f36h"></dl>');
function ru(t, e) {
  Oe(e, !0);
  function n(s) {
    const i = e.part.unit === "$" ? `$${Math.abs(s).toLocaleString("en")}` : String(Math.abs(s));
    return s < 0 ? `−${i}` : i;
  }
  var r = nu();
  Se(r, 21, () => e.part.counts, Te, (s, i, l) => {
    const o = /* @__PURE__ */ b(() => e.part.owners[l] ?? -1);
    var c = tu(), u = V(c), h = V(u);
    {
      var f = (y) => {
        eu(y, {
          get player() {
            return a(o);
          }
        });
      };
      q(h, (y) => {
        a(o) >= 0 && y(f);
      });
    }
    var d = T(h, 1, !0), g = T(u, 2), _ = re(g, !0);
    j(
      (y, w) => {
        W(d, y), W(_, w);
      },
      [
        () => Kt(e.part.labels[l] ?? ""),
        () => n(a(i))
      ]
    ), k(s, c);
  }), k(t, r), Ne();
}
const au = {
  s: ["♠", "spades", !1],
  h: ["♥", "hearts", !0],
  d: ["♦", "diamonds", !0],
  c: ["♣", "clubs", !1]
}, su = { A: "ace", K: "king", Q: "queen", J: "jack", T: "10" };
function Ei(t) {
  const e = /^(10|[2-9TJQKA])([shdc])$/.exec(t), n = au[e?.[2] ?? ""];
  if (!e || !n) return null;
  const [r, [s, i, l]] = [e[1], n];
  return { rank: r === "T" ? "10" : r, sign: s, red: l, name: `${su[r] ?? r} of ${i}` };
}
function aa(t) {
  return t === "?" ? "a hidden card" : t === "*" ? "a blank" : Ei(t)?.name ?? t;
}
var iu = /* @__PURE__ */ L('<span class="back svelte-1oi24y0" aria-hidden="true"></span>'), lu = /* @__PURE__ */ L('<span aria-hidden="true"><span class="corner svelte-1oi24y0"> <br/> </span> <span class="suit svelte-1oi24y0"> </span> <span class="corner turned svelte-1oi24y0"> <br/> </span></span>'), ou = /* @__PURE__ */ L('<span class="value svelte-1oi24y0" aria-hidden="true"> </span>'), uu = /* @__PURE__ */ L('<span class="word" aria-hidden="true"> </span> <!>', 1);
function sa(t, e) {
  Oe(e, !0);
  let n = G(e, "value", 3, null);
  const r = /* @__PURE__ */ b(() => Ei(e.card));
  var s = Ke(), i = me(s);
  {
    var l = (u) => {
      var h = iu();
      k(u, h);
    }, o = (u) => {
      var h = lu();
      let f;
      var d = V(h), g = V(d), _ = T(g, 2, !0), y = T(d, 2), w = re(y, !0), v = T(y, 2), m = V(v), x = T(m, 2, !0);
      j(() => {
        f = ve(h, 1, "face svelte-1oi24y0", null, f, { red: a(r).red }), W(g, a(r).rank), W(_, a(r).sign), W(w, a(r).sign), W(m, a(r).rank), W(x, a(r).sign);
      }), k(u, h);
    }, c = (u) => {
      var h = uu(), f = me(h), d = re(f, !0), g = T(f, 2);
      {
        var _ = (y) => {
          var w = ou(), v = re(w, !0);
          j(() => W(v, e.card === "*" ? "" : n())), k(y, w);
        };
        q(g, (y) => {
          n() !== null && y(_);
        });
      }
      j(() => W(d, e.card === "*" ? "" : e.card)), k(u, h);
    };
    q(i, (u) => {
      e.card === "?" ? u(l) : a(r) ? u(o, 1) : u(c, -1);
    });
  }
  k(t, s), Ne();
}
function cu(t) {
  return t.filter((e) => e.kind === "cards");
}
function fu(t, e, n) {
  return -1 - (n * t + e);
}
function du(t, e) {
  return Math.floor((-1 - e) / t);
}
function kr(t, e) {
  return t.filter((n) => e.every((r) => n.cells.includes(r)));
}
function hu(t, e, n) {
  const r = [...e.filter((s) => s !== n), n];
  return kr(t, r).length ? r : [n];
}
var vu = /* @__PURE__ */ L("<span> </span>");
function Ta(t, e) {
  Oe(e, !0);
  var n = vu();
  let r;
  var s = re(n, !0);
  j(
    (i) => {
      r = ve(n, 1, "value svelte-urv3gu", null, r, {
        best: e.best,
        known: e.row.source !== "" || e.row.book !== null
      }), W(s, i);
    },
    [
      () => e.row.label || Tt(e.row.value, !0)
    ]
  ), k(t, n), Ne();
}
var gu = /* @__PURE__ */ L("<button><!><!></button>"), mu = /* @__PURE__ */ L('<span><!><span class="unseen"> </span></span>'), _u = /* @__PURE__ */ L("<li><!></li>"), yu = /* @__PURE__ */ L('<li><span class="card none svelte-1qn4n7r">none</span></li>'), wu = /* @__PURE__ */ L("<ul></ul>");
function bu(t, e) {
  Oe(e, !0);
  let n = G(e, "legal", 19, () => []), r = G(e, "rows", 19, () => []), s = G(e, "chosen", 19, () => []), i = G(e, "fresh", 3, !1), l = G(e, "large", 3, !1), o = G(e, "few", 3, !1), c = /* @__PURE__ */ K(void 0), u = /* @__PURE__ */ K(0);
  const h = /* @__PURE__ */ b(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), f = /* @__PURE__ */ b(() => e.part.cards.map((S, E) => kr(n(), [x(E)]))), d = /* @__PURE__ */ b(() => a(f).some((S) => S.length > 0)), g = /* @__PURE__ */ b(() => a(f).findIndex((S) => S.length > 0)), _ = /* @__PURE__ */ b(() => a(f)[a(u)]?.length ? a(u) : a(g)), y = /* @__PURE__ */ b(() => new Map(r().filter((S) => S.value !== null).map((S) => [S.cells[0], S]))), w = /* @__PURE__ */ b(() => r().find((S) => S.value !== null));
  let v = !1;
  Ye(() => {
    a(_), !(!a(d) || !v) && li().then(() => document.activeElement === document.body && m(a(_)));
  });
  function m(S) {
    a(c)?.querySelector(`[data-cell="${x(S)}"]`)?.focus();
  }
  function x(S) {
    return fu(e.count, e.row, S);
  }
  function M(S) {
    const E = a(y).get(x(S)), R = [aa(e.part.cards[S])];
    return s().includes(x(S)) && R.push("chosen"), R.push(`legal: ${a(f)[S].slice(0, 3).map((Q) => Q.words || Q.text).join(" or ")}`), E && R.push(Ea(E)), R.join(", ");
  }
  function p(S) {
    const E = a(f).flatMap((Me, X) => Me.length ? [X] : []), R = E.indexOf(a(_)), se = {
      ArrowLeft: R - 1,
      ArrowRight: R + 1,
      Home: 0,
      End: E.length - 1
    }[S.key];
    se !== void 0 && (S.preventDefault(), S.stopPropagation(), E[se] !== void 0 && (N(u, E[se], !0), m(a(u))));
  }
  var A = wu();
  let z;
  Se(
    A,
    21,
    () => e.part.cards,
    Te,
    (S, E, R) => {
      const Q = /* @__PURE__ */ b(() => a(y).get(x(R)));
      var se = _u();
      let Me;
      var X = V(se);
      {
        var te = (ee) => {
          var P = gu();
          let ne;
          var fe = V(P);
          sa(fe, {
            get card() {
              return a(E);
            },
            get value() {
              return e.part.values[R];
            }
          });
          var ye = T(fe);
          {
            var Ce = (Le) => {
              {
                let Fe = /* @__PURE__ */ b(() => a(Q) === a(w));
                Ta(Le, {
                  get row() {
                    return a(Q);
                  },
                  get best() {
                    return a(Fe);
                  }
                });
              }
            };
            q(ye, (Le) => {
              a(Q) && Le(Ce);
            });
          }
          j(
            (Le, Fe, we) => {
              ne = ve(P, 1, "cell card can svelte-1qn4n7r", null, ne, { from: Le }), $(P, "data-cell", Fe), $(P, "tabindex", R === a(_) ? 0 : -1), $(P, "aria-label", we);
            },
            [
              () => s().includes(x(R)),
              () => x(R),
              () => M(R)
            ]
          ), oe("click", P, () => (N(u, R, !0), e.choose(x(R)))), k(ee, P);
        }, F = (ee) => {
          var P = mu();
          let ne;
          var fe = V(P);
          sa(fe, {
            get card() {
              return a(E);
            },
            get value() {
              return e.part.values[R];
            }
          });
          var ye = T(fe), Ce = re(ye, !0);
          j(
            (Le) => {
              ne = ve(P, 1, "card svelte-1qn4n7r", null, ne, { down: a(E) === "?" }), W(Ce, Le);
            },
            [() => aa(a(E))]
          ), k(ee, P);
        };
        q(X, (ee) => {
          a(f)[R].length && e.choose ? ee(te) : ee(F, -1);
        });
      }
      j(() => Me = ve(se, 1, Qt(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-1qn4n7r", Me, { fresh: i() })), k(S, se);
    },
    (S) => {
      var E = yu();
      k(S, E);
    }
  ), Zt(A, (S) => N(c, S), () => a(c)), j(
    (S) => {
      z = ve(A, 1, "tiles svelte-1qn4n7r", null, z, {
        letters: e.part.values.length > 0,
        large: o(),
        small: S,
        suit: e.part.cards.length > 12
      }), $(A, "aria-label", e.part.title || a(h) || "cards");
    },
    [
      () => !l() && e.part.cards.every((S) => S === "?")
    ]
  ), oe("keydown", A, p), oe("focusin", A, () => v = !0), oe("focusout", A, (S) => S.relatedTarget && (v = !1)), k(t, A), Ne();
}
lt(["keydown", "focusin", "focusout", "click"]);
const Ut = 2 / Math.sqrt(3), xn = 0.26, xr = 0.75;
function Ai(t) {
  return [xn + (t.rowLabels.length ? xr : 0), xn + (t.columnLabels.length ? xr : 0)];
}
function Yn(t) {
  return t.ends.length ? 1 : 0;
}
function pn(t) {
  if (t.shape !== "hexagon") return [t.columns + 2 * Yn(t), t.rows];
  const [e, n] = Ai(t);
  return [e + t.columns + (t.rows - 1) / 2 + xn, n + Ut * (0.75 * t.rows + 0.25) + xn];
}
function Lt(t, e) {
  const [n, r] = [Math.floor(e / t.columns), e % t.columns];
  if (t.shape !== "hexagon") return [r + Yn(t) + 0.5, n + 0.5];
  const [s, i] = Ai(t);
  return [s + r + n / 2 + 0.5, i + Ut * (0.75 * n + 0.5)];
}
const ia = [
  [0, Ut / 2],
  [0.5, Ut / 4],
  [0.5, -Ut / 4],
  [0, -Ut / 2],
  [-0.5, -Ut / 4],
  [-0.5, Ut / 4]
];
function ku(t) {
  const { rows: e, columns: n } = t, r = [...Array(n).keys()], s = [...Array(e).keys()], i = [
    [r, [4, 3, 2]],
    [s.map((l) => l * n + n - 1), [2, 1]],
    [r.map((l) => (e - 1) * n + l), [5, 0, 1]],
    [s.map((l) => l * n), [4, 5]]
  ];
  return t.sides.map((l, o) => {
    const [c, u] = i[o], h = c.flatMap((f) => {
      const [d, g] = Lt(t, f);
      return u.map((_) => `${d + ia[_][0]} ${g + ia[_][1]}`);
    });
    return { owner: l, d: `M${h.join("L")}` };
  });
}
function xu(t) {
  return t.cells.map((e, n) => {
    const [r, s] = Lt(t, n);
    return `M${ia.map(([i, l]) => `${r + i} ${s + l}`).join("L")}z`;
  }).join("");
}
function pu(t) {
  const e = t.rowLabels.map((r, s) => {
    const [i, l] = Lt(t, s * t.columns);
    return { name: r, at: [i - 0.5 - xn - xr / 2, l] };
  }), n = t.columnLabels.map((r, s) => {
    const [i, l] = Lt(t, s);
    return { name: r, at: [i, l - Ut / 2 - xn - xr / 3] };
  });
  return [...e, ...n];
}
function La(t, e) {
  return t.shape !== "lattice" ? `repeat(${e}, minmax(0, 1fr))` : `repeat(${(e - 1) / 2}, minmax(0, 1fr) minmax(0, 3fr)) minmax(0, 1fr)`;
}
function Ti(t) {
  const e = La(t, t.columns);
  return Yn(t) ? `minmax(0, 1fr) ${e} minmax(0, 1fr)` : e;
}
function $a(t, e) {
  return t.shape === "lattice" ? 2 * e - 1 : e;
}
function Li(t, e) {
  if (t.names[e]) return t.names[e];
  const n = Math.floor(e / t.columns), r = e % t.columns, s = t.columnLabels[r] ?? String(r + 1), i = t.rowLabels[n];
  return !t.rowLabels.length && t.columnLabels.length ? `column ${s}, row ${t.rows - n}` : i === void 0 ? `row ${n + 1}, column ${r + 1}` : `${s}${i}`;
}
const Mu = ["─", "│", "·"];
function Oi(t) {
  if (t.shape !== "point") return "";
  const e = t.cells.some((s) => s && s.owner < 0);
  if (!e && t.cells.every((s) => s)) return "";
  const n = (s, i) => !e || t.cells[s] !== null && t.cells[s].symbol !== i, r = [];
  return t.cells.forEach((s, i) => {
    const [l, o] = Lt(t, i);
    (i + 1) % t.columns && n(i, "│") && n(i + 1, "│") && r.push(`M${l} ${o}h1`), o < t.rows - 1 && n(i, "─") && n(i + t.columns, "─") && r.push(`M${l} ${o}v1`);
  }), r.join("");
}
function Su(t, e) {
  const n = /* @__PURE__ */ new Map();
  if (t.rowLabels.length || !t.columnLabels.length) return n;
  for (const r of e) {
    const s = r.cells[0] % t.columns;
    if (n.has(s)) return /* @__PURE__ */ new Map();
    n.set(s, r);
  }
  return n;
}
function Eu(t) {
  return {
    ...t,
    cells: [...t.cells].reverse(),
    tints: [...t.tints].reverse(),
    rowLabels: [...t.rowLabels].reverse(),
    columnLabels: [...t.columnLabels].reverse(),
    names: [...t.names].reverse(),
    territory: [...t.territory].reverse(),
    ends: [...t.ends].reverse(),
    sides: t.sides.map((e, n) => t.sides[(n + 2) % 4]),
    stars: or(t, t.stars),
    threatened: or(t, t.threatened),
    lines: t.lines.map((e) => or(t, e))
  };
}
function or(t, e) {
  return e.map((n) => t.cells.length - 1 - n);
}
function la({ part: t, start: e, turned: n }, r) {
  const s = r.map((i) => i - e).filter((i) => i >= 0 && i < t.cells.length);
  return n ? or(t, s) : s;
}
function es(t, e) {
  return e.map((n) => ({ ...n, cells: la(t, n.cells) })).filter((n, r) => n.cells.length > 0 && n.cells.length === e[r].cells.length);
}
function Au({ part: t, start: e, turned: n }, r) {
  const s = r.slice(e, e + t.cells.length);
  return n ? s.reverse() : s;
}
function Tu(t) {
  let e = 0;
  return t.map((n) => {
    const r = e;
    return n.kind === "grid" && (e += n.cells.length), r;
  });
}
var Lu = /* @__PURE__ */ He('<g><ellipse class="side svelte-1mrwj6b" rx="17" ry="8" cy="3"></ellipse><ellipse class="top svelte-1mrwj6b" rx="17" ry="8"></ellipse><ellipse class="ring svelte-1mrwj6b" rx="11" ry="5"></ellipse></g>'), Ou = /* @__PURE__ */ He('<svg aria-hidden="true"></svg>'), Nu = /* @__PURE__ */ L('<div class="player svelte-1mrwj6b"><!> <p class="svelte-1mrwj6b"><span class="svelte-1mrwj6b"> </span> <b class="svelte-1mrwj6b"> <small class="svelte-1mrwj6b">left</small></b> <small class="svelte-1mrwj6b"> </small></p></div>'), ju = /* @__PURE__ */ L('<div class="chips svelte-1mrwj6b"><div class="pot svelte-1mrwj6b"><!> <p class="svelte-1mrwj6b"><span class="svelte-1mrwj6b">Pot</span> <b class="svelte-1mrwj6b"> </b></p></div> <!></div>');
function Cu(t, e) {
  Oe(e, !0);
  const n = (g, _ = pt, y = pt) => {
    const w = /* @__PURE__ */ b(() => Math.min(_(), r));
    var v = Ou();
    $(v, "viewBox", "0 0 40 57"), Se(v, 21, () => ({ length: a(w) }), Te, (m, x, M) => {
      const p = /* @__PURE__ */ b(() => 12 + s * (r - M));
      var A = Lu();
      j(() => $(A, "transform", `translate(20 ${a(p) ?? ""})`)), k(m, A);
    }), j(() => ve(v, 0, Qt(y() >= 0 ? `p${y() % 4}` : "all"), "svelte-1mrwj6b")), k(g, v);
  }, r = 7, s = 5, i = /* @__PURE__ */ b(() => e.part.bets.reduce((g, _) => g + _, 0));
  var l = ju(), o = V(l), c = V(o);
  n(c, () => a(i), () => -1);
  var u = T(c, 2), h = T(V(u), 2), f = re(h, !0), d = T(o, 2);
  Se(d, 17, () => e.part.labels, Te, (g, _, y) => {
    var w = Nu(), v = V(w);
    n(v, () => e.part.stacks[y] ?? 0, () => y);
    var m = T(v, 2), x = V(m), M = re(x, !0), p = T(x, 2), A = V(p), z = T(p, 2), S = re(z);
    j(
      (E) => {
        W(M, E), W(A, `${e.part.stacks[y] ?? ""} `), W(S, `${e.part.bets[y] ?? ""} in the pot`);
      },
      [() => Kt(a(_))]
    ), k(g, w);
  }), j(() => W(f, a(i))), k(t, l), Ne();
}
var zu = /* @__PURE__ */ L('<i class="hotel svelte-gorbdj"></i>'), Pu = /* @__PURE__ */ L('<i class="svelte-gorbdj"></i>'), Ru = /* @__PURE__ */ L('<span class="band svelte-gorbdj" aria-hidden="true"><!></span>'), Iu = /* @__PURE__ */ L('<small aria-hidden="true" class="svelte-gorbdj"></small>'), Fu = /* @__PURE__ */ L('<span aria-hidden="true"></span>'), Du = /* @__PURE__ */ L("<b></b>"), Bu = /* @__PURE__ */ L('<span class="tokens svelte-gorbdj" aria-hidden="true"></span>'), qu = /* @__PURE__ */ L('<button><!> <span class="name svelte-gorbdj" aria-hidden="true"> </span> <!> <!> <!></button>'), Uu = /* @__PURE__ */ L("<span> </span>"), Vu = /* @__PURE__ */ L('<b class="svelte-gorbdj"> </b><!>', 1), Hu = /* @__PURE__ */ L('<div class="circuit svelte-gorbdj"><div class="squares svelte-gorbdj" role="group"><!> <div class="middle svelte-gorbdj"><!> <p class="looked soft svelte-gorbdj"><!></p></div></div></div>');
function Wu(t, e) {
  Oe(e, !0);
  let n = G(e, "legal", 19, () => []), r = G(e, "last", 19, () => []), s, i = /* @__PURE__ */ K(0), l = /* @__PURE__ */ K(null);
  const o = /* @__PURE__ */ b(() => e.part.squares.length / 4), c = /* @__PURE__ */ b(() => new Map(n().filter((S) => S.cells.length === 1).map((S) => [S.cells[0], S]))), u = /* @__PURE__ */ b(() => a(l) === null ? void 0 : e.part.squares[a(l)]);
  function h(S) {
    const E = S % a(o);
    return [
      [a(o), a(o) - E],
      [a(o) - E, 0],
      [0, E],
      [E, a(o)]
    ][Math.floor(S / a(o))];
  }
  function f(S) {
    const E = [S.name];
    S.tint && E.push(S.tint), S.note && E.push(S.note), S.owner >= 0 && E.push(`owned by ${e.names[S.owner] ?? ""}`), S.houses && E.push(S.houses === 5 ? "a hotel" : S.houses === 1 ? "1 house" : `${S.houses} houses`);
    for (const R of S.visitors) E.push(`${e.names[R] ?? ""} is here`);
    return E;
  }
  function d(S) {
    const E = f(e.part.squares[S]), R = a(c).get(S);
    return R && E.push(`legal: ${R.words || R.text}`), r().includes(S) && E.push("last move"), E.join(", ");
  }
  function g(S) {
    N(i, S, !0), N(l, S, !0);
    const E = a(c).get(S);
    E && e.play?.(E.text);
  }
  function _(S) {
    const E = e.part.squares.length, Q = { ArrowLeft: 1, ArrowUp: 1, ArrowRight: -1, ArrowDown: -1 }[S.key];
    Q !== void 0 && (S.preventDefault(), S.stopPropagation(), N(i, (a(i) + Q + E) % E), N(l, a(i), !0), s.querySelector(`[data-cell="${a(i)}"]`)?.focus());
  }
  var y = Hu();
  let w;
  var v = V(y), m = V(v);
  Se(m, 17, () => e.part.squares, Te, (S, E, R) => {
    const Q = /* @__PURE__ */ b(() => {
      const [we, Ee] = h(R);
      return { row: we, column: Ee };
    });
    var se = qu();
    let Me;
    $(se, "data-cell", R);
    let X;
    var te = V(se);
    {
      var F = (we) => {
        var Ee = Ru(), ke = V(Ee);
        {
          var Z = (Y) => {
            var ce = zu();
            k(Y, ce);
          }, O = (Y) => {
            var ce = Ke(), Re = me(ce);
            Se(Re, 17, () => ({ length: a(E).houses }), Te, (ze, ge) => {
              var I = Pu();
              k(ze, I);
            }), k(Y, ce);
          };
          q(ke, (Y) => {
            a(E).houses === 5 ? Y(Z) : Y(O, -1);
          });
        }
        k(we, Ee);
      };
      q(te, (we) => {
        a(E).tint && we(F);
      });
    }
    var ee = T(te, 2), P = re(ee, !0), ne = T(ee, 2);
    {
      var fe = (we) => {
        var Ee = Iu();
        j(() => $(Ee, "data-text", a(E).note)), k(we, Ee);
      };
      q(ne, (we) => {
        a(E).note && we(fe);
      });
    }
    var ye = T(ne, 2);
    {
      var Ce = (we) => {
        var Ee = Fu();
        let ke;
        j(() => ke = ve(Ee, 1, `owner p${a(E).owner % 4}`, "svelte-gorbdj", ke, { second: a(E).owner % 2 === 1 })), k(we, Ee);
      };
      q(ye, (we) => {
        a(E).owner >= 0 && we(Ce);
      });
    }
    var Le = T(ye, 2);
    {
      var Fe = (we) => {
        var Ee = Bu();
        Se(Ee, 21, () => a(E).visitors, Te, (ke, Z) => {
          var O = Du();
          j(() => {
            ve(O, 1, `p${a(Z) % 4}`, "svelte-gorbdj"), $(O, "data-text", a(Z) + 1);
          }), k(ke, O);
        }), k(we, Ee);
      };
      q(Le, (we) => {
        a(E).visitors.length && we(Fe);
      });
    }
    j(
      (we, Ee, ke, Z, O) => {
        Me = ve(se, 1, "cell svelte-gorbdj", null, Me, {
          can: we,
          last: Ee,
          corner: R % a(o) === 0,
          narrow: ke
        }), $(se, "tabindex", R === a(i) ? 0 : -1), $(se, "aria-label", Z), X = $e(se, "", X, {
          "grid-area": `${a(Q).row + 1} / ${a(Q).column + 1}`,
          "--tint": O
        }), W(P, a(E).name);
      },
      [
        () => a(c).has(R),
        () => r().includes(R),
        () => R % a(o) > 0 && Math.floor(R / a(o)) % 2 === 0,
        () => d(R),
        () => a(E).tint ? `var(--tint-${a(E).tint.replace(" ", "-")})` : void 0
      ]
    ), oe("click", se, () => g(R)), Ge("focus", se, () => N(l, R, !0)), Ge("pointerenter", se, () => N(l, R, !0)), k(S, se);
  });
  var x = T(m, 2), M = V(x);
  tr(M, () => e.middle);
  var p = T(M, 2), A = V(p);
  {
    var z = (S) => {
      var E = Vu(), R = me(E), Q = re(R, !0), se = T(R);
      Se(se, 17, () => f(a(u)).slice(1), Te, (Me, X) => {
        var te = Uu(), F = re(te, !0);
        j((ee) => W(F, ee), [() => Kt(a(X))]), k(Me, te);
      }), j(() => W(Q, a(u).name)), k(S, E);
    };
    q(A, (S) => {
      a(u) && S(z);
    });
  }
  Zt(v, (S) => s = S, () => s), j(() => {
    w = $e(y, "", w, { "--between": a(o) - 1 }), $(v, "aria-label", e.part.title || "board");
  }), oe("keydown", v, _), Ge("pointerleave", v, () => N(l, null)), k(t, y), Ne();
}
lt(["keydown", "click"]);
const Yu = 60;
function hn(t, e) {
  return { pile: e % t.counts.length, left: Math.floor(e / t.counts.length) };
}
function ar(t, e, n) {
  return n * t.counts.length + e;
}
function Gu(t, e) {
  return (t.counts[e] ?? 0) <= Yu;
}
function ts(t, e, n) {
  return e.map((r) => hn(t, r)).find((r) => r.pile === n)?.left;
}
function Ku(t) {
  for (const e of ["grid", "circuit", "points", "piles"]) {
    const n = t.findIndex((r) => r.kind === e);
    if (n >= 0) return n;
  }
  return -1;
}
function ns(t) {
  return (e) => {
    const n = t.flatMap((r) => [...e.querySelectorAll(`[data-cell="${r}"]`)]);
    for (const r of n) r.dataset.hint = "";
    return () => {
      for (const r of n) delete r.dataset.hint;
    };
  };
}
var Xu = /* @__PURE__ */ He('<circle r="2.7"></circle>'), Ju = /* @__PURE__ */ He('<svg viewBox="0 0 30 30" aria-hidden="true" class="svelte-e0qqyt"></svg>'), Qu = /* @__PURE__ */ L('<b aria-hidden="true"> </b>'), Zu = /* @__PURE__ */ L('<li><span class="unseen"> </span> <!></li>'), $u = /* @__PURE__ */ L('<li class="none svelte-e0qqyt"><span class="soft">none</span></li>'), ec = /* @__PURE__ */ L("<ul></ul>");
function rs(t, e) {
  Oe(e, !0);
  let n = G(e, "fresh", 3, !1), r = G(e, "large", 3, !1);
  const s = /* @__PURE__ */ b(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), i = {
    1: [4],
    2: [0, 8],
    3: [0, 4, 8],
    4: [0, 2, 6, 8],
    5: [0, 2, 4, 6, 8],
    6: [0, 2, 3, 5, 6, 8]
  };
  var l = ec();
  let o;
  Se(
    l,
    21,
    () => e.part.values,
    Te,
    (c, u) => {
      var h = Zu();
      let f;
      var d = V(h), g = re(d, !0), _ = T(d, 2);
      {
        var y = (v) => {
          var m = Ju();
          Se(m, 21, () => i[a(u)], Te, (x, M) => {
            var p = Xu();
            j(
              (A) => {
                $(p, "cx", 7 + 8 * (a(M) % 3)), $(p, "cy", A);
              },
              [() => 7 + 8 * Math.floor(a(M) / 3)]
            ), k(x, p);
          }), k(v, m);
        }, w = (v) => {
          var m = Qu(), x = re(m, !0);
          j(() => W(x, a(u) || "?")), k(v, m);
        };
        q(_, (v) => {
          i[a(u)] ? v(y) : v(w, -1);
        });
      }
      j(() => {
        f = ve(h, 1, Qt(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-e0qqyt", f, { fresh: n() }), W(g, a(u));
      }), k(c, h);
    },
    (c) => {
      var u = $u();
      k(c, u);
    }
  ), j(() => {
    o = ve(l, 1, "tiles svelte-e0qqyt", null, o, { large: r() }), $(l, "aria-label", e.part.title || (a(s) ? `${a(s)}'s dice` : "dice"));
  }), k(t, l), Ne();
}
var tc = /* @__PURE__ */ He("<line></line>"), nc = /* @__PURE__ */ He('<svg aria-hidden="true" class="svelte-14rp5gw"><defs><marker id="tip" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.2" markerHeight="3.2" orient="auto"><path d="M0 0 10 5 0 10z" class="svelte-14rp5gw"></path></marker></defs><!></svg>');
function Ni(t, e) {
  Oe(e, !0);
  let n = G(e, "cell", 3, 1);
  function r({ from: [l, o], to: [c, u] }) {
    const h = 0.28 * n() / (Math.hypot(c - l, u - o) || 1);
    return {
      x1: l,
      y1: o,
      x2: c - (c - l) * h,
      y2: u - (u - o) * h
    };
  }
  var s = nc(), i = T(V(s));
  Se(i, 17, () => e.arrows, Te, (l, o) => {
    var c = tc();
    ki(
      c,
      (u) => ({
        ...u,
        opacity: [0.85, 0.5, 0.3][a(o).rank],
        "stroke-width": n() * [0.14, 0.11, 0.09][a(o).rank],
        "marker-end": "url(#tip)"
      }),
      [() => r(a(o))],
      void 0,
      void 0,
      "svelte-14rp5gw"
    ), k(l, c);
  }), j(() => $(s, "viewBox", `0 0 ${e.width ?? ""} ${e.height ?? ""}`)), k(t, s), Ne();
}
var rc = /* @__PURE__ */ L("<button><!></button>");
function ac(t, e) {
  Oe(e, !0);
  const n = /* @__PURE__ */ b(() => (Math.floor(e.cell / e.part.columns) + e.cell % e.part.columns) % 2 === 1), r = /* @__PURE__ */ b(() => e.part.tints[e.cell]), s = /* @__PURE__ */ b(() => {
    if (e.part.shape !== "hexagon") return null;
    const [[u, h], [f, d]] = [Lt(e.part, e.cell), pn(e.part)];
    return { left: `${100 * u / f}%`, top: `${100 * h / d}%` };
  });
  var i = rc();
  let l, o;
  var c = V(i);
  tr(c, () => e.children), j(
    (u, h, f) => {
      l = ve(i, 1, "cell svelte-1qas7g2", null, l, {
        odd: a(n),
        can: e.can,
        grab: e.grab,
        target: e.target,
        taking: e.target && e.part.cells[e.cell] !== null,
        from: e.from,
        last: e.last,
        tinted: u,
        threatened: h
      }), $(i, "data-cell", e.cell), $(i, "tabindex", e.focused ? 0 : -1), $(i, "aria-label", e.label), o = $e(i, "", o, {
        "--tint": f,
        left: a(s)?.left,
        top: a(s)?.top
      });
    },
    [
      () => !!a(r),
      () => e.part.threatened.includes(e.cell),
      () => a(r) ? `var(--tint-${a(r).replace(" ", "-")})` : void 0
    ]
  ), oe("click", i, function(...u) {
    e.click?.apply(this, u);
  }), oe("pointerdown", i, function(...u) {
    e.down?.apply(this, u);
  }), k(t, i), Ne();
}
lt(["click", "pointerdown"]);
class sc {
  constructor(e, n, r) {
    this.part = e, this.legal = n, this.play = r;
  }
  #e = (
    /** Where a move begins. */
    /* @__PURE__ */ K(null)
  );
  get from() {
    return a(this.#e);
  }
  set from(e) {
    N(this.#e, e, !0);
  }
  #n = /* @__PURE__ */ K([]);
  get choice() {
    return a(this.#n);
  }
  set choice(e) {
    N(this.#n, e);
  }
  #t = /* @__PURE__ */ b(() => new Map(this.legal().filter((e) => e.cells.length === 1).map((e) => [e.cells[0], e])));
  get placing() {
    return a(this.#t);
  }
  set placing(e) {
    N(this.#t, e);
  }
  #a = /* @__PURE__ */ b(() => this.legal().filter((e) => e.cells.length > 1).flatMap((e) => this.part().cells[e.cells[0]] ? [e] : [e, { ...e, cells: [...e.cells].reverse() }]));
  get steps() {
    return a(this.#a);
  }
  set steps(e) {
    N(this.#a, e);
  }
  #r = /* @__PURE__ */ b(() => new Set(this.steps.map((e) => e.cells[0])));
  get origins() {
    return a(this.#r);
  }
  set origins(e) {
    N(this.#r, e);
  }
  #s = /* @__PURE__ */ b(() => new Set(this.steps.filter((e) => e.cells[0] === this.from).map((e) => e.cells.at(-1))));
  get targets() {
    return a(this.#s);
  }
  set targets(e) {
    N(this.#s, e);
  }
  #i = /* @__PURE__ */ b(() => Su(this.part(), this.placing.values()));
  get columnwise() {
    return a(this.#i);
  }
  set columnwise(e) {
    N(this.#i, e);
  }
  canChoose(e) {
    return this.from === null ? this.placing.has(e) || this.origins.has(e) : this.targets.has(e);
  }
  choose(e) {
    const n = this.play();
    if (n)
      if (this.from !== null) this.goTo(e, n);
      else if (this.placing.has(e)) {
        const r = this.legal().filter((s) => s.cells.length === 1 && s.cells[0] === e);
        r.length > 1 ? this.choice = r : n(r[0].text);
      } else if (this.origins.has(e)) this.from = e;
      else {
        const r = this.columnwise.get(e % this.part().columns);
        r && n(r.text);
      }
  }
  goTo(e, n) {
    const r = this.steps.filter((s) => s.cells[0] === this.from && s.cells.at(-1) === e);
    r.length > 1 ? this.choice = r : r.length === 1 ? (n(r[0].text), this.from = null) : this.from = this.origins.has(e) && e !== this.from ? e : null;
  }
}
const ic = 5;
class ji {
  #e = (
    /** The cell whose piece is pressed, and how far it has been taken. */
    /* @__PURE__ */ K(-1)
  );
  get cell() {
    return a(this.#e);
  }
  set cell(e) {
    N(this.#e, e, !0);
  }
  #n = /* @__PURE__ */ K(0);
  get dx() {
    return a(this.#n);
  }
  set dx(e) {
    N(this.#n, e, !0);
  }
  #t = /* @__PURE__ */ K(0);
  get dy() {
    return a(this.#t);
  }
  set dy(e) {
    N(this.#t, e, !0);
  }
  x = 0;
  y = 0;
  justEnded = !1;
  get moves() {
    return this.cell >= 0 && (this.dx !== 0 || this.dy !== 0);
  }
  down(e, n) {
    this.justEnded = !1, e.button === 0 && ([this.cell, this.x, this.y, this.dx, this.dy] = [n, e.clientX, e.clientY, 0, 0], e.target.releasePointerCapture?.(e.pointerId));
  }
  /** Whether the piece is under way. */
  move(e) {
    if (this.cell < 0) return !1;
    const [n, r] = [e.clientX - this.x, e.clientY - this.y];
    return (this.moves || Math.hypot(n, r) >= ic) && ([this.dx, this.dy] = [n, r]), this.moves;
  }
  /** From where to where, null beside the board; nothing where it was no drag. */
  up(e, n) {
    const [r, s] = [this.cell, this.moves];
    if (this.cancel(), !s) return;
    this.justEnded = !0;
    const i = document.elementsFromPoint(e.clientX, e.clientY).find((l) => l.matches("button.cell"));
    return {
      from: r,
      to: i && n.contains(i) ? Number(i.dataset.cell) : null
    };
  }
  cancel() {
    this.cell = -1;
  }
  /** The click that ends a drag is none. */
  isClick() {
    const e = !this.justEnded;
    return this.justEnded = !1, e;
  }
}
const lc = "M24 89c0-7 5-10 13-11h26c8 1 13 4 13 11z", Nn = "M50 9a41 41 0 1 0 0 82 41 41 0 0 0 0-82z", oc = {
  pawn: {
    body: "M50 21a13 13 0 0 0-8.6 22.8c-6 3-9.4 8-9.4 14 0 6 3 11 7.6 14.4C30.5 75.5 25 81 25 89h50c0-8-5.5-13.5-14.6-16.800C65 68.800 68 63.800 68 57.800c0-6-3.400-11-9.400-14A13 13 0 0 0 50 21z"
  },
  knight: {
    body: "M30 89h47c2.5-27 0-47-12-58-5-4.5-11-7-17.5-7.5L44 14l-7.5 11.5C29 30 24.5 37 21.5 46L14 61c-2 4-.5 8.5 3.5 9.5 3 .8 5.800-.4 7.5-3l3.5-4c7-.8 13-3.300 18-8C46 67 31 72 30 89z",
    lines: "M36 39.5v.1M21.5 61.5v.1M53 33c11 5 16 19 15.5 44"
  },
  bishop: {
    body: `M50 10.5a5.5 5.5 0 0 1 3.300 9.900C64.5 28.5 71 39 71 50c0 7.5-3.5 13-8 17.5H37c-4.5-4.5-8-10-8-17.5 0-11 6.5-21.5 17.700-29.600A5.5 5.5 0 0 1 50 10.5zM37 67.5h26l2 10.5H35z${lc}`,
    lines: "M50 34v18M41.5 42.5h17M37 67.5h26M35 78h30"
  },
  rook: {
    body: "M23 21h12v8h9v-8h12v8h9v-8h12v17l-8 7.5V70l6 8.5h3V89H22V78.5h3L31 70V45.5L23 38z",
    lines: "M31 45.5h38M31 70h38M25 78.5h50"
  },
  queen: {
    body: "M19 31a5 5 0 1 1 3.5-1.5L34 47l1.800-20.200a5 5 0 1 1 4.700-.6L50 45l9.5-18.800a5 5 0 1 1 4.700.6L66 47l11.5-17.5A5 5 0 1 1 81 31l-9 34.5 4 12V89H24V77.5l4-12z",
    lines: "M28 65.5c14-5 30-5 44 0M24.5 77.5c16-4.5 35-4.5 51 0"
  },
  king: {
    body: "M46.5 8h7v6.5H60v7h-6.5V29c1.5 1.300 2.700 3 3.5 5 5-5.5 12-7.5 18-6 9.5 2.5 13.5 12 9.5 21.5C82 55.5 77 60 74 66v12l2 11H24l2-11V66c-3-6-8-10.5-10.5-16.5C11.5 40 15.5 30.5 25 28c6-1.5 13 .5 18 6 .8-2 2-3.700 3.5-5v-7.5H40v-7h6.5z",
    lines: "M26 66c15-5 33-5 48 0M26 78c15-4 33-4 48 0M50 62V44c0-4-2.5-8-7-10M50 44c0-4 2.5-8 7-10"
  },
  crown: { body: Nn, lines: "M30 62V38l10 11 10-16 10 16 10-11v24z" },
  disc: { body: Nn, lines: "M50 23a27 27 0 1 0 0 54 27 27 0 0 0 0-54z" },
  wall: { body: "M5 3h90v90H5z" },
  dot: { body: "M50 38a11 11 0 1 0 0 22 11 11 0 0 0 0-22z" },
  capsule: { body: "M50 22a26 26 0 1 0 0 52 26 26 0 0 0 0-52z" },
  eater: { body: "M50 49 82 24A41 41 0 1 0 82 74z", lines: "M52 26v.1" },
  ghost: {
    body: "M14 90V48a36 36 0 0 1 72 0v42l-12-9-12 9-12-9-12 9-12-9z",
    lines: "M37 44v6M63 44v6"
  },
  scared: {
    body: "M14 90V48a36 36 0 0 1 72 0v42l-12-9-12 9-12-9-12 9-12-9z",
    lines: "M37 40v.1M63 40v.1M28 66l9-7 8 7 9-7 8 7 9-7"
  },
  ship: { body: "M14 14h72v70H14z" },
  hit: { body: "M14 14h72v70H14z", lines: "M34 33l32 32M66 33 34 65" },
  sunk: { body: "M8 8h84v82H8z", lines: "M30 29l40 40M70 29 30 69" },
  miss: { body: "M50 38a11 11 0 1 0 0 22 11 11 0 0 0 0-22z" },
  spears: { body: Nn, lines: "M33 70 64 33M66 30l-3 17M66 30l-16 5" },
  bows: { body: Nn, lines: "M40 24c27 9 27 43 0 52M40 24v52M30 50h38M61 43l7 7-7 7" },
  horse: { body: Nn, lines: "M40 75c-1-14 8-18 11-28l-11 6-8 8-6-5 8-17 11-10 1-7 8 6c12 5 16 22 13 47z" },
  tile: { body: "M13 11h74v74H13z", lines: "M26 24h48v48H26z" },
  skull: {
    body: "M50 12c-22 0-35 14-35 33 0 12 6 19 13 23v14h44V68c7-4 13-11 13-23 0-19-13-33-35-33z",
    lines: "M36 44v5M64 44v5M50 57v4M42 82v-8M50 82v-8M58 82v-8"
  },
  cross: { body: "", strokes: "M24 24l52 52M76 24 24 76" },
  ring: { body: "", strokes: "M50 22a28 28 0 1 0 0 56 28 28 0 0 0 0-56z" }
};
var uc = /* @__PURE__ */ He('<circle r="6.5" class="svelte-1bcztkw"></circle>'), cc = /* @__PURE__ */ L('<svg aria-hidden="true" class="svelte-1bcztkw"></svg> <b aria-hidden="true"> </b>', 1);
function fc(t, e) {
  Oe(e, !0);
  let n = G(e, "high", 3, 1);
  const r = 24, s = 2.4, i = /* @__PURE__ */ b(() => [
    ...Array(e.count <= r * n() ? e.count : 0).keys()
  ].map((f) => {
    const d = 26 * Math.sqrt((f + (e.count > 1 ? 0.5 : 0)) / Math.max(e.count, 4));
    return [
      50 + d * Math.cos(s * f),
      50 * n() - 10 + n() * d * Math.sin(s * f)
    ];
  }));
  var l = cc(), o = me(l);
  Se(o, 21, () => a(i), Te, (f, d) => {
    var g = /* @__PURE__ */ b(() => hr(a(d), 2));
    let _ = () => a(g)[0], y = () => a(g)[1];
    var w = uc();
    j(() => {
      $(w, "cx", _()), $(w, "cy", y());
    }), k(f, w);
  });
  var c = T(o, 2);
  let u;
  var h = re(c, !0);
  j(() => {
    $(o, "viewBox", `0 0 100 ${100 * n()}`), u = ve(c, 1, "svelte-1bcztkw", null, u, { alone: !a(i).length }), W(h, e.count);
  }), k(t, l), Ne();
}
var dc = /* @__PURE__ */ He('<path class="body svelte-chnsao"></path>'), hc = /* @__PURE__ */ He('<path class="lines svelte-chnsao"></path>'), vc = /* @__PURE__ */ He('<path class="strokes svelte-chnsao"></path>'), gc = /* @__PURE__ */ He('<svg aria-hidden="true"><!><!><!></svg>'), mc = /* @__PURE__ */ L("<span></span>"), _c = /* @__PURE__ */ L("<span><!></span>"), yc = /* @__PURE__ */ L('<small class="svelte-chnsao"> </small>'), wc = /* @__PURE__ */ L("<span> <!></span>"), as = /* @__PURE__ */ L("<span> </span>");
function Ci(t, e) {
  Oe(e, !0);
  let n = G(e, "turn", 3, 0), r = G(e, "high", 3, 1);
  const s = /* @__PURE__ */ b(() => e.piece.figure.split(" ")), i = /* @__PURE__ */ b(() => a(s)[a(s).length - 1]), l = /* @__PURE__ */ b(() => a(s).length > 1 ? a(s)[0] : "own"), o = /* @__PURE__ */ b(() => oc[a(i)]), c = /* @__PURE__ */ b(() => [...e.piece.symbol].length > 2);
  var u = Ke(), h = me(u);
  {
    var f = (v) => {
      var m = gc();
      let x, M;
      var p = V(m);
      {
        var A = (Q) => {
          var se = dc();
          j(() => $(se, "d", a(o).body)), k(Q, se);
        };
        q(p, (Q) => {
          a(o).body && Q(A);
        });
      }
      var z = T(p);
      {
        var S = (Q) => {
          var se = hc();
          j(() => $(se, "d", a(o).lines)), k(Q, se);
        };
        q(z, (Q) => {
          a(o).lines && Q(S);
        });
      }
      var E = T(z);
      {
        var R = (Q) => {
          var se = vc();
          j(() => $(se, "d", a(o).strokes)), k(Q, se);
        };
        q(E, (Q) => {
          a(o).strokes && Q(R);
        });
      }
      j(() => {
        x = ve(m, 0, `figure ${a(l) ?? ""} ${a(i) ?? ""} ${e.piece.owner >= 0 ? `p${e.piece.owner % 4}` : ""}`, "svelte-chnsao", x, { second: e.piece.owner % 2 === 1 }), $(m, "viewBox", a(o).lines || a(o).body ? "5 3 90 90" : "0 0 100 100"), M = $e(m, "", M, {
          rotate: n() && n() !== 180 ? `${n()}deg` : void 0,
          scale: n() === 180 ? "-1 1" : void 0
        });
      }), k(v, m);
    }, d = (v) => {
      var m = mc();
      let x;
      j(() => x = ve(m, 1, `stone ${a(l) ?? ""} p${e.piece.owner % 4}`, "svelte-chnsao", x, {
        ring: a(l) === "own" && e.piece.owner % 2 === 1
      })), k(v, m);
    }, g = (v) => {
      var m = _c(), x = V(m);
      {
        let M = /* @__PURE__ */ b(() => Number(e.piece.symbol));
        fc(x, {
          get count() {
            return a(M);
          },
          get high() {
            return r();
          }
        });
      }
      j(() => ve(m, 1, `seeds p${e.piece.owner % 4}`, "svelte-chnsao")), k(v, m);
    }, _ = (v) => {
      var m = wc();
      let x;
      var M = V(m), p = T(M);
      {
        var A = (z) => {
          var S = yc(), E = re(S, !0);
          j(() => W(E, e.piece.note)), k(z, S);
        };
        q(p, (z) => {
          e.piece.note && z(A);
        });
      }
      j(
        (z) => {
          x = ve(m, 1, "tile svelte-chnsao", null, x, { new: e.piece.owner >= 0 }), W(M, z);
        },
        [
          () => e.piece.symbol === "*" ? "" : e.piece.symbol.toUpperCase()
        ]
      ), k(v, m);
    }, y = (v) => {
      var m = as();
      let x;
      var M = re(m, !0);
      j(() => {
        x = ve(m, 1, `token p${e.piece.owner % 4}`, "svelte-chnsao", x, { ring: e.piece.owner % 2 === 1, long: a(c) }), W(M, e.piece.symbol);
      }), k(v, m);
    }, w = (v) => {
      var m = as();
      let x;
      var M = re(m, !0);
      j(() => {
        x = ve(m, 1, "plain svelte-chnsao", null, x, { long: a(c) }), W(M, e.piece.symbol);
      }), k(v, m);
    };
    q(h, (v) => {
      a(o) ? v(f) : a(i) === "stone" ? v(d, 1) : a(i) === "seeds" ? v(g, 2) : a(i) === "tile" ? v(_, 3) : e.piece.owner >= 0 ? v(y, 4) : v(w, -1);
    });
  }
  k(t, u), Ne();
}
var bc = /* @__PURE__ */ L('<span class="unseen"> </span> <!>', 1), kc = /* @__PURE__ */ L('<div class="end svelte-112amzp"><!></div>');
function xc(t, e) {
  Oe(e, !0);
  var n = kc();
  let r;
  var s = V(n);
  {
    var i = (l) => {
      var o = bc(), c = me(o), u = re(c), h = T(c, 2);
      Ci(h, {
        get piece() {
          return e.piece;
        },
        get high() {
          return e.rows;
        }
      }), j((f) => W(u, `${e.column === 1 ? "left" : "right"} end: ${f ?? ""}`), [
        () => e.piece.owner >= 0 ? Mi(e.piece, e.names) : e.piece.symbol
      ]), k(l, o);
    };
    q(s, (l) => {
      e.piece && l(i);
    });
  }
  j(() => r = $e(n, "", r, {
    "grid-area": `1 / ${e.column ?? ""} / span ${e.rows ?? ""} / auto`
  })), k(t, n), Ne();
}
var pc = /* @__PURE__ */ L("<span> </span>"), Mc = /* @__PURE__ */ L('<div class="row-labels svelte-11w0tdl" aria-hidden="true"></div>'), Sc = /* @__PURE__ */ L('<span class="svelte-11w0tdl"> </span>'), Ec = /* @__PURE__ */ L('<div class="column-labels svelte-11w0tdl" aria-hidden="true"></div>'), Ac = /* @__PURE__ */ L("<div><!> <!> <!></div>");
function Tc(t, e) {
  Oe(e, !0);
  const n = /* @__PURE__ */ b(() => pn(e.part)), r = /* @__PURE__ */ b(() => e.part.shape === "hexagon");
  var s = Ac();
  let i;
  var l = V(s);
  {
    var o = (f) => {
      var d = Mc();
      Se(d, 21, () => e.part.rowLabels, Te, (g, _) => {
        var y = pc(), w = re(y, !0);
        j(() => W(w, a(_))), k(g, y);
      }), k(f, d);
    };
    q(l, (f) => {
      e.part.rowLabels.length && !a(r) && f(o);
    });
  }
  var c = T(l, 2);
  tr(c, () => e.children);
  var u = T(c, 2);
  {
    var h = (f) => {
      var d = Ec();
      Se(d, 21, () => e.part.columnLabels, Te, (g, _) => {
        var y = Sc(), w = re(y, !0);
        j(() => W(w, a(_))), k(g, y);
      }), k(f, d);
    };
    q(u, (f) => {
      e.part.columnLabels.length && !a(r) && f(h);
    });
  }
  j(
    (f, d, g, _, y) => {
      ve(s, 1, `frame ${e.part.shape ?? ""}`, "svelte-11w0tdl"), i = $e(s, "", i, {
        "--rows": f,
        "--columns": d,
        "--row-tracks": g,
        "--column-tracks": _,
        "--first-column": y
      });
    },
    [
      () => a(r) ? a(n)[1] : $a(e.part, e.part.rows),
      () => a(r) ? a(n)[0] : $a(e.part, e.part.columns) + 2 * Yn(e.part),
      () => La(e.part, e.part.rows),
      () => Ti(e.part),
      () => Yn(e.part) + 1
    ]
  ), k(t, s), Ne();
}
var Lc = /* @__PURE__ */ He('<path class="line svelte-18javx1"></path>'), Oc = /* @__PURE__ */ He('<circle r="0.1" class="svelte-18javx1"></circle>'), Nc = /* @__PURE__ */ He("<path></path>"), jc = /* @__PURE__ */ He('<path class="bed svelte-18javx1"></path>'), Cc = /* @__PURE__ */ He('<svg aria-hidden="true"><!><!><!><!></svg>'), zc = /* @__PURE__ */ L('<span aria-hidden="true" class="svelte-18javx1"> </span>'), Pc = /* @__PURE__ */ L("<!> <!>", 1);
function Rc(t, e) {
  Oe(e, !0);
  const n = /* @__PURE__ */ b(() => Oi(e.part)), r = /* @__PURE__ */ b(() => pn(e.part)), s = /* @__PURE__ */ b(() => e.part.shape === "hexagon");
  function i(f, d) {
    return `${100 * f / d}%`;
  }
  var l = Pc(), o = me(l);
  {
    var c = (f) => {
      var d = Cc();
      let g;
      var _ = V(d);
      {
        var y = (M) => {
          var p = Lc();
          j(() => $(p, "d", a(n))), k(M, p);
        };
        q(_, (M) => {
          a(n) && M(y);
        });
      }
      var w = T(_);
      Se(w, 17, () => e.part.shape === "point" ? e.part.stars : [], Te, (M, p) => {
        const A = /* @__PURE__ */ b(() => {
          const [S, E] = Lt(e.part, a(p));
          return { x: S, y: E };
        });
        var z = Oc();
        j(() => {
          $(z, "cx", a(A).x), $(z, "cy", a(A).y);
        }), k(M, z);
      });
      var v = T(w);
      Se(v, 17, () => a(s) ? ku(e.part) : [], Te, (M, p) => {
        var A = Nc();
        j(() => {
          ve(A, 0, `side p${a(p).owner % 4}`, "svelte-18javx1"), $(A, "d", a(p).d);
        }), k(M, A);
      });
      var m = T(v);
      {
        var x = (M) => {
          var p = jc();
          j((A) => $(p, "d", A), [() => xu(e.part)]), k(M, p);
        };
        q(m, (M) => {
          a(s) && M(x);
        });
      }
      j(() => {
        $(d, "viewBox", `0 0 ${a(r)[0] ?? ""} ${a(r)[1] ?? ""}`), g = ve(d, 0, "svelte-18javx1", null, g, { sides: a(s) });
      }), k(f, d);
    };
    q(o, (f) => {
      (a(n) || a(s) && e.part.sides.length) && f(c);
    });
  }
  var u = T(o, 2);
  {
    var h = (f) => {
      var d = Ke(), g = me(d);
      Se(g, 17, () => pu(e.part), Te, (_, y) => {
        var w = zc();
        let v;
        var m = re(w, !0);
        j(
          (x, M) => {
            v = $e(w, "", v, { left: x, top: M }), W(m, a(y).name);
          },
          [
            () => i(a(y).at[0], a(r)[0]),
            () => i(a(y).at[1], a(r)[1])
          ]
        ), k(_, w);
      }), k(f, d);
    };
    q(u, (f) => {
      a(s) && f(h);
    });
  }
  k(t, l), Ne();
}
var Ic = /* @__PURE__ */ He("<rect></rect>"), Fc = /* @__PURE__ */ He('<svg aria-hidden="true" class="svelte-jftuj8"></svg>');
function Dc(t, e) {
  Oe(e, !0);
  const n = 0.1;
  function r(i) {
    const l = i.map((h) => h % e.part.columns), o = i.map((h) => Math.floor(h / e.part.columns)), [c, u] = [Math.min(...l), Math.min(...o)];
    return {
      x: c + n,
      y: u + n,
      width: Math.max(...l) - c + 1 - 2 * n,
      height: Math.max(...o) - u + 1 - 2 * n
    };
  }
  var s = Fc();
  Se(s, 21, () => e.laid, Te, (i, l) => {
    var o = Ic();
    ki(
      o,
      (c) => ({
        class: `p${a(l).mover % 4}`,
        ...c,
        rx: "0.12",
        [dn]: { second: a(l).mover % 2 === 1 }
      }),
      [() => r(a(l).cells)],
      void 0,
      void 0,
      "svelte-jftuj8"
    ), k(i, o);
  }), j(() => $(s, "viewBox", `0 0 ${e.part.columns ?? ""} ${e.part.rows ?? ""}`)), k(t, s), Ne();
}
var Bc = /* @__PURE__ */ L('<span class="dot svelte-1tsi2oa"></span>'), qc = /* @__PURE__ */ L("<span> </span>"), Uc = /* @__PURE__ */ L("<span></span>");
function Vc(t, e) {
  Oe(e, !0);
  const n = /* @__PURE__ */ b(() => e.row % 2 === 0);
  var r = Ke(), s = me(r);
  {
    var i = (c) => {
      var u = Bc();
      k(c, u);
    }, l = (c) => {
      var u = Ke(), h = me(u);
      {
        var f = (d) => {
          var g = qc(), _ = re(g, !0);
          j(() => {
            ve(g, 1, `box ${e.piece.owner >= 0 ? `p${e.piece.owner % 4}` : ""}`, "svelte-1tsi2oa"), W(_, e.piece.symbol);
          }), k(d, g);
        };
        q(h, (d) => {
          e.piece && d(f);
        });
      }
      k(c, u);
    }, o = (c) => {
      var u = Uc();
      let h;
      j(() => h = ve(u, 1, "line svelte-1tsi2oa", null, h, { across: a(n), drawn: e.piece !== null })), k(c, u);
    };
    q(s, (c) => {
      e.row % 2 === 0 && e.column % 2 === 0 ? c(i) : e.row % 2 === 1 && e.column % 2 === 1 ? c(l, 1) : c(o, -1);
    });
  }
  k(t, r), Ne();
}
var Hc = /* @__PURE__ */ L("<span><!></span>");
function Wc(t, e) {
  Oe(e, !0);
  let n = G(e, "slide", 3, null), r = G(e, "appears", 3, !1), s = G(e, "held", 3, null), i = G(e, "turn", 3, 0);
  var l = Hc();
  let o, c;
  var u = V(l);
  Ci(u, {
    get piece() {
      return e.piece;
    },
    get turn() {
      return i();
    }
  }), j(() => {
    o = ve(l, 1, "man svelte-604wlu", null, o, {
      slides: n() !== null,
      appears: r(),
      held: s() !== null
    }), c = $e(l, "", c, {
      "--x": n() ? `${100 * n()[0]}%` : void 0,
      "--y": n() ? `${100 * n()[1]}%` : void 0,
      translate: s() ? `${s()[0]}px ${s()[1]}px` : void 0
    });
  }), k(t, l), Ne();
}
var Yc = /* @__PURE__ */ L('<span class="name svelte-p9haon" aria-hidden="true"> </span>'), Gc = /* @__PURE__ */ L('<span></span> <span class="amount svelte-p9haon"> </span>', 1), Kc = /* @__PURE__ */ L('<span class="worth svelte-p9haon"><!></span>'), ss = /* @__PURE__ */ L("<span></span>"), Xc = /* @__PURE__ */ L('<span class="under svelte-p9haon"></span>'), Jc = /* @__PURE__ */ L("<!> <!>", 1);
function Qc(t, e) {
  Oe(e, !0);
  let n = G(e, "name", 3, ""), r = G(e, "best", 3, !1), s = G(e, "owner", 19, () => -1), i = G(e, "tone", 3, ""), l = G(e, "hint", 3, ""), o = G(e, "strength", 3, 0);
  var c = Jc(), u = me(c);
  {
    var h = (v) => {
      var m = Yc(), x = re(m, !0);
      j(() => W(x, n())), k(v, m);
    };
    q(u, (v) => {
      n() && v(h);
    });
  }
  var f = T(u, 2);
  {
    var d = (v) => {
      var m = Gc(), x = me(m);
      let M, p;
      var A = T(x, 2), z = re(A, !0);
      j(
        (S, E) => {
          M = ve(x, 1, "share svelte-p9haon", null, M, { minus: e.share < 0 }), p = $e(x, "", p, { "--strength": S }), W(z, E);
        },
        [
          () => `${Math.round(100 * o())}%`,
          () => pi(e.share)
        ]
      ), k(v, m);
    }, g = (v) => {
      var m = Kc(), x = V(m);
      Ta(x, {
        get row() {
          return e.value;
        },
        get best() {
          return r();
        }
      }), k(v, m);
    }, _ = (v) => {
      var m = ss();
      j(() => ve(m, 1, `ground p${s() % 4} ${i() ?? ""}`, "svelte-p9haon")), k(v, m);
    }, y = (v) => {
      var m = Xc();
      k(v, m);
    }, w = (v) => {
      var m = ss();
      let x;
      j(() => x = ve(m, 1, "dot svelte-p9haon", null, x, { many: l() === "many" })), k(v, m);
    };
    q(f, (v) => {
      e.share !== void 0 ? v(d) : e.value && e.value.value !== null ? v(g, 1) : s() >= 0 ? v(_, 2) : l() === "under" ? v(y, 3) : l() && v(w, 4);
    });
  }
  k(t, c), Ne();
}
var Zc = /* @__PURE__ */ He('<polyline class="under svelte-jelzhl"></polyline>'), $c = /* @__PURE__ */ He('<polyline class="svelte-jelzhl"></polyline>'), ef = /* @__PURE__ */ He('<svg aria-hidden="true" class="svelte-jelzhl"><!><!></svg>');
function tf(t, e) {
  Oe(e, !0);
  const n = /* @__PURE__ */ b(() => pn(e.part)), r = /* @__PURE__ */ b(() => e.part.lines.map((o) => o.map((c) => Lt(e.part, c).join(",")).join(" ")));
  var s = Ke(), i = me(s);
  {
    var l = (o) => {
      var c = ef(), u = V(c);
      Se(u, 17, () => a(r), Te, (f, d) => {
        var g = Zc();
        j(() => $(g, "points", a(d))), k(f, g);
      });
      var h = T(u);
      Se(h, 17, () => a(r), Te, (f, d) => {
        var g = $c();
        j(() => $(g, "points", a(d))), k(f, g);
      }), j(() => $(c, "viewBox", `0 0 ${a(n)[0] ?? ""} ${a(n)[1] ?? ""}`)), k(o, c);
    };
    q(i, (o) => {
      a(r).length && o(l);
    });
  }
  k(t, s), Ne();
}
const nf = {
  north: "ArrowUp",
  up: "ArrowUp",
  east: "ArrowRight",
  right: "ArrowRight",
  south: "ArrowDown",
  down: "ArrowDown",
  west: "ArrowLeft",
  left: "ArrowLeft"
};
function rf(t) {
  const e = /* @__PURE__ */ new Map();
  for (const n of t) {
    const r = nf[n.text];
    if (!r) return /* @__PURE__ */ new Map();
    e.set(r, n);
  }
  return e;
}
function af(t) {
  const e = t.target;
  return t.altKey || t.ctrlKey || t.metaKey || t.shiftKey ? !1 : !/^(INPUT|SELECT|TEXTAREA)$/.test(e.tagName) && !e.closest?.("ol");
}
class sf {
  constructor(e, n) {
    this.legal = e, this.play = n;
  }
  #e = (
    /** Whether moves are made so; it stays between turns. */
    /* @__PURE__ */ K(!1)
  );
  get on() {
    return a(this.#e);
  }
  set on(e) {
    N(this.#e, e, !0);
  }
  #n = /* @__PURE__ */ b(() => this.play() ? rf(this.legal()) : /* @__PURE__ */ new Map());
  get ways() {
    return a(this.#n);
  }
  set ways(e) {
    N(this.#n, e);
  }
  wanted = "";
  begin() {
    if (!this.legal().length) return;
    this.on = this.ways.size > 0;
    const e = this.ways.get(this.wanted);
    this.wanted = "", e && this.play()?.(e.text);
  }
  key(e) {
    if (!this.on || !e.key.startsWith("Arrow") || !af(e)) return;
    e.preventDefault(), e.stopPropagation();
    const n = this.ways.get(e.key);
    n ? this.play()?.(n.text) : this.legal().length || (this.wanted = e.key);
  }
}
const lf = { Q: "♛", R: "♜", B: "♝", N: "♞" };
var of = /* @__PURE__ */ L('<span class="man svelte-xoxzi5" aria-hidden="true"> </span>'), uf = /* @__PURE__ */ L("<button><!> </button>"), cf = /* @__PURE__ */ L('<div role="group" aria-label="which move"></div>');
function Oa(t, e) {
  Oe(e, !0);
  const n = 24;
  let r = G(e, "size", 19, () => [1, 1]);
  const s = /* @__PURE__ */ b(() => !!e.at && e.at[1] > r()[1] / 2), i = /* @__PURE__ */ b(() => e.at ? Math.max(0.12, Math.min(0.88, e.at[0] / r()[0])) : 0);
  function l(d) {
    const g = /=([QRBN])/.exec(d)?.[1] ?? /^[a-h][27][a-h][18]([qrbn])$/.exec(d)?.[1] ?? "";
    return lf[g.toUpperCase()] ?? "";
  }
  function o(d) {
    d.key !== "Escape" || !e.leave || (d.stopPropagation(), e.leave());
  }
  function c(d) {
    e.at && d.querySelector("button")?.focus();
  }
  var u = Ke(), h = me(u);
  {
    var f = (d) => {
      var g = cf();
      let _, y;
      Se(g, 21, () => e.moves.slice(0, n), Te, (w, v) => {
        var m = uf(), x = V(m);
        {
          var M = (z) => {
            var S = of(), E = re(S, !0);
            j((R) => W(E, R), [() => l(a(v).text)]), k(z, S);
          }, p = /* @__PURE__ */ b(() => l(a(v).text));
          q(x, (z) => {
            a(p) && z(M);
          });
        }
        var A = T(x, 1, !0);
        j(() => W(A, a(v).text)), oe("click", m, () => e.play?.(a(v).text)), k(w, m);
      }), wr(g, () => c), j(() => {
        _ = ve(g, 1, "which svelte-xoxzi5", null, _, { here: e.at }), y = $e(g, "", y, {
          left: e.at ? `${100 * a(i)}%` : void 0,
          top: e.at && !a(s) ? `${100 * (e.at[1] + 0.5) / r()[1]}%` : void 0,
          bottom: e.at && a(s) ? `${100 - 100 * (e.at[1] - 0.5) / r()[1]}%` : void 0
        });
      }), oe("keydown", g, o), k(d, g);
    };
    q(h, (d) => {
      e.moves.length && d(f);
    });
  }
  k(t, u), Ne();
}
lt(["keydown", "click"]);
var is = /* @__PURE__ */ L("<!> <!>", 1), ff = /* @__PURE__ */ L('<div role="group"><!> <!> <!> <!> <!> <!> <!></div>'), df = /* @__PURE__ */ L('<p class="hint soft svelte-ybdg36">Play with the arrow keys, or click where to go.</p>');
function ls(t, e) {
  Oe(e, !0);
  const n = 30;
  let r = G(e, "legal", 19, () => []), s = G(e, "last", 19, () => []), i = G(e, "laid", 19, () => []), l = G(e, "rows", 19, () => []), o = G(e, "shares", 19, () => []), c = G(e, "moving", 3, !1), u = G(e, "toned", 3, !1), h = /* @__PURE__ */ K(0), f;
  const d = new sc(() => e.part, () => r(), () => e.play), g = new sf(() => r(), () => e.play), _ = new ji();
  let y = /* @__PURE__ */ K(
    -1
    // where a piece was just let go: it is there already and need not slide
  );
  const w = /* @__PURE__ */ b(() => Oi(e.part)), v = /* @__PURE__ */ b(() => new Map(l().filter((O) => O.cells.length === 1).map((O) => [O.cells[0], O]))), m = /* @__PURE__ */ b(() => l().find((O) => O.value !== null)), x = /* @__PURE__ */ b(() => Math.max(...o().map(Math.abs), 1e-9)), M = /* @__PURE__ */ b(() => l().filter((O) => O.cells.length > 1 && O.value !== null).slice(0, 3).map((O, Y) => ({
    from: Lt(e.part, O.cells[0]),
    to: Lt(e.part, O.cells.at(-1)),
    rank: Y
  }))), p = /* @__PURE__ */ b(() => e.part.chequered || c() && e.part.shape === "square" && e.part.rowLabels.length > 0 && !e.part.tints.some(Boolean)), A = /* @__PURE__ */ b(() => e.part.cells.some((O) => O?.figure === "wall")), z = /* @__PURE__ */ b(() => pn(e.part)), S = /* @__PURE__ */ b(() => new Set(e.part.lines.flat())), E = /* @__PURE__ */ b(() => Si(e.part.cells)), R = /* @__PURE__ */ b(() => new Set(i().flatMap((O) => O.cells))), Q = /* @__PURE__ */ b(() => u() || e.part.cells.some((O) => /^(white|black) stone$/.test(O?.figure ?? ""))), se = /* @__PURE__ */ b(() => s().length > 1 && X(s()[0]) !== X(s().at(-1)) ? s().at(-1) : -1);
  Ye(() => {
    d.from = g.ways.size ? r()[0].cells[0] : null, d.choice = [], g.begin();
  });
  let Me = /* @__PURE__ */ K(0);
  Ye(() => {
    const O = s().at(-1);
    if (s().length < 2 || O === void 0 || e.part.cells[O]?.figure !== "eater") return;
    const [Y, ce] = F(O);
    N(
      Me,
      180 * Math.atan2(0 - ce, 0 - Y) / Math.PI
      // not -0: its angle to the left would be -180
    );
  });
  function X(O) {
    return e.part.cells[O]?.owner ?? -1;
  }
  function te(O) {
    return O === a(se) && O !== a(y) && e.part.shape !== "hexagon" && e.part.shape !== "lattice" && e.part.cells[O]?.figure !== "tile";
  }
  function F(O) {
    const Y = s()[0] ?? O, [ce, Re] = [
      Y % e.part.columns,
      Math.floor(Y / e.part.columns)
    ];
    return [
      ce - O % e.part.columns,
      Re - Math.floor(O / e.part.columns)
    ];
  }
  function ee(O) {
    const Y = e.part.cells[O], ce = [Li(e.part, O)];
    Y && Y.owner >= 0 ? ce.push(Mi(Y, e.names)) : ce.push(Y ? Y.symbol : "empty"), O === d.from ? ce.push("chosen") : d.canChoose(O) && ce.push(Y && d.from === null && !d.placing.has(O) ? "can move" : "legal"), s().includes(O) && ce.push("last move"), a(S).has(O) && ce.push("in a row"), e.part.threatened.includes(O) && ce.push("in check");
    const Re = e.part.territory[O] ?? -1;
    !Y && Re >= 0 && ce.push(`territory of ${e.names[Re] ?? Re + 1}`);
    const ze = a(v).get(O);
    return ze && ze.value !== null && ce.push(`${Ea(ze)}${ze.source ? ", from a tablebase" : ""}${ze.book ? ", in the book" : ""}`), o().length && ce.push(`adds ${pi(o()[O] ?? 0)}`), ce.join(", ");
  }
  function P(O) {
    if (e.part.shape === "lattice" || !d.canChoose(O)) return "";
    const Y = e.part.cells[O];
    return Y && Y.owner >= 0 ? d.from === null && d.placing.has(O) ? "under" : "" : Y?.figure ? "" : d.placing.size + d.origins.size > n ? "many" : "dot";
  }
  function ne(O) {
    e.put ? e.put(O, null) : d.choose(O);
  }
  function fe(O) {
    const Y = Math.floor(a(h) / e.part.columns), ce = a(h) % e.part.columns, Re = {
      ArrowUp: [Y - 1, ce],
      ArrowDown: [Y + 1, ce],
      ArrowLeft: [Y, ce - 1],
      ArrowRight: [Y, ce + 1],
      Home: [Y, 0],
      End: [Y, e.part.columns - 1]
    };
    O.key === "Escape" && (d.from = null);
    const ze = Re[O.key];
    if (!ze) return;
    O.preventDefault(), O.stopPropagation();
    const [ge, I] = ze;
    ge < 0 || I < 0 || ge >= e.part.rows || I >= e.part.columns || (N(h, ge * e.part.columns + I), f.querySelectorAll("button.cell")[a(h)]?.focus());
  }
  function ye(O) {
    return e.put ? e.loose?.(O) ?? e.part.cells[O] !== null : d.origins.has(O);
  }
  function Ce(O, Y) {
    N(y, -1), ye(Y) && _.down(O, Y);
  }
  function Le(O) {
    _.move(O) && !e.put && (d.from = _.cell);
  }
  function Fe(O) {
    const Y = _.up(O, f);
    if (Y) {
      if (e.put) {
        Y.to !== Y.from && e.put(Y.to ?? -1, Y.from);
        return;
      }
      if (d.from = Y.from, Y.to === null || !d.targets.has(Y.to)) {
        d.from = null;
        return;
      }
      N(y, Y.to, !0), ne(Y.to);
    }
  }
  var we = is();
  Ge("pointermove", mt, Le), Ge("pointerup", mt, Fe), Ge("pointercancel", mt, () => _.cancel()), Ge("keydown", mt, (O) => g.key(O), !0);
  var Ee = me(we);
  Tc(Ee, {
    get part() {
      return e.part;
    },
    children: (O, Y) => {
      var ce = ff();
      let Re, ze;
      var ge = V(ce);
      Rc(ge, {
        get part() {
          return e.part;
        }
      });
      var I = T(ge, 2);
      Se(I, 17, () => e.part.ends, Te, (ue, xe, ie) => {
        {
          let qe = /* @__PURE__ */ b(() => ie ? e.part.columns + 2 : 1);
          xc(ue, {
            get piece() {
              return a(xe);
            },
            get names() {
              return e.names;
            },
            get rows() {
              return e.part.rows;
            },
            get column() {
              return a(qe);
            }
          });
        }
      });
      var B = T(I, 2);
      Se(B, 17, () => e.part.cells, Te, (ue, xe, ie) => {
        {
          let qe = /* @__PURE__ */ b(() => ee(ie)), H = /* @__PURE__ */ b(() => e.put !== void 0 || d.canChoose(ie)), _e = /* @__PURE__ */ b(() => ye(ie)), he = /* @__PURE__ */ b(() => d.from !== null && d.targets.has(ie)), Ie = /* @__PURE__ */ b(() => ie === d.from), ae = /* @__PURE__ */ b(() => s().includes(ie)), pe = /* @__PURE__ */ b(() => ie === a(h));
          ac(ue, {
            get part() {
              return e.part;
            },
            cell: ie,
            get label() {
              return a(qe);
            },
            get can() {
              return a(H);
            },
            get grab() {
              return a(_e);
            },
            get target() {
              return a(he);
            },
            get from() {
              return a(Ie);
            },
            get last() {
              return a(ae);
            },
            get focused() {
              return a(pe);
            },
            click: () => (N(h, ie, !0), _.isClick() && ne(ie)),
            down: (Be) => Ce(Be, ie),
            children: (Be, Nt) => {
              var dt = is(), De = me(dt);
              {
                var Qe = (_t) => {
                  {
                    let jt = /* @__PURE__ */ b(() => Math.floor(ie / e.part.columns)), bt = /* @__PURE__ */ b(() => ie % e.part.columns);
                    Vc(_t, {
                      get row() {
                        return a(jt);
                      },
                      get column() {
                        return a(bt);
                      },
                      get piece() {
                        return a(xe);
                      }
                    });
                  }
                }, st = (_t) => {
                  var jt = Ke(), bt = me(jt);
                  To(
                    bt,
                    () => te(ie) ? s() : `${a(xe).symbol}${a(xe).owner}`,
                    (kt) => {
                      {
                        let Tn = /* @__PURE__ */ b(() => te(ie) ? F(ie) : null), jr = /* @__PURE__ */ b(() => !te(ie) && s().includes(ie) && ie !== a(y)), Qi = /* @__PURE__ */ b(() => _.cell === ie && _.moves ? [_.dx, _.dy] : null), Zi = /* @__PURE__ */ b(() => a(xe).figure === "eater" ? a(Me) : 0);
                        Wc(kt, {
                          get piece() {
                            return a(xe);
                          },
                          get slide() {
                            return a(Tn);
                          },
                          get appears() {
                            return a(jr);
                          },
                          get held() {
                            return a(Qi);
                          },
                          get turn() {
                            return a(Zi);
                          }
                        });
                      }
                    }
                  ), k(_t, jt);
                }, ot = /* @__PURE__ */ b(() => a(xe) && !a(R).has(ie) && !(a(w) && Mu.includes(a(xe).symbol)));
                q(De, (_t) => {
                  e.part.shape === "lattice" ? _t(Qe) : a(ot) && _t(st, 1);
                });
              }
              var cn = T(De, 2);
              {
                let _t = /* @__PURE__ */ b(() => a(v).get(ie)), jt = /* @__PURE__ */ b(() => a(v).get(ie) === a(m)), bt = /* @__PURE__ */ b(() => a(xe) ? -1 : e.part.territory[ie]), kt = /* @__PURE__ */ b(() => P(ie)), Tn = /* @__PURE__ */ b(() => Math.abs(o()[ie] ?? 0) / a(x));
                Qc(cn, {
                  get name() {
                    return e.part.names[ie];
                  },
                  get value() {
                    return a(_t);
                  },
                  get best() {
                    return a(jt);
                  },
                  get owner() {
                    return a(bt);
                  },
                  get tone() {
                    return a(E)[e.part.territory[ie] ?? -1];
                  },
                  get hint() {
                    return a(kt);
                  },
                  get share() {
                    return o()[ie];
                  },
                  get strength() {
                    return a(Tn);
                  }
                });
              }
              k(Be, dt);
            },
            $$slots: { default: !0 }
          });
        }
      });
      var de = T(B, 2);
      {
        var C = (ue) => {
          Ni(ue, {
            get arrows() {
              return a(M);
            },
            get width() {
              return a(z)[0];
            },
            get height() {
              return a(z)[1];
            }
          });
        };
        q(de, (ue) => {
          a(M).length && ue(C);
        });
      }
      var D = T(de, 2);
      {
        var J = (ue) => {
          Dc(ue, {
            get part() {
              return e.part;
            },
            get laid() {
              return i();
            }
          });
        };
        q(D, (ue) => {
          i().length && ue(J);
        });
      }
      var U = T(D, 2);
      tf(U, {
        get part() {
          return e.part;
        }
      });
      var be = T(U, 2);
      {
        var le = (ue) => {
          {
            let xe = /* @__PURE__ */ b(() => Lt(e.part, d.choice[0].cells.at(-1))), ie = /* @__PURE__ */ b(() => pn(e.part));
            Oa(ue, {
              get moves() {
                return d.choice;
              },
              get at() {
                return a(xe);
              },
              get size() {
                return a(ie);
              },
              get play() {
                return e.play;
              },
              leave: () => (d.choice = [], d.from = null)
            });
          }
        };
        q(be, (ue) => {
          d.choice.length && ue(le);
        });
      }
      Zt(ce, (ue) => f = ue, () => f), j(
        (ue, xe, ie) => {
          Re = ve(ce, 1, `cells ${e.part.shape ?? ""}`, "svelte-ybdg36", Re, {
            chequered: a(p),
            plain: !a(p) && !a(A) && e.part.shape === "square",
            sparse: ue,
            wood: a(Q),
            named: e.part.names.length > 0,
            maze: a(A),
            dragging: _.moves
          }), $(ce, "aria-label", e.part.title || "board"), ze = $e(ce, "", ze, {
            "--wide": a(z)[0],
            "--high": a(z)[1],
            "grid-template-columns": xe,
            "grid-template-rows": ie
          });
        },
        [
          () => e.part.shape === "point" && e.part.cells.some((ue) => ue && ue.owner < 0),
          () => Ti(e.part),
          () => e.part.shape === "lattice" ? La(e.part, e.part.rows) : void 0
        ]
      ), oe("keydown", ce, fe), oe("focusin", ce, (ue) => N(h, Number(ue.target.dataset.cell ?? a(h)), !0)), k(O, ce);
    },
    $$slots: { default: !0 }
  });
  var ke = T(Ee, 2);
  {
    var Z = (O) => {
      var Y = df();
      k(O, Y);
    };
    q(ke, (O) => {
      g.on && O(Z);
    });
  }
  k(t, we), Ne();
}
lt(["keydown", "focusin"]);
const In = "*";
class hf {
  #e = /* @__PURE__ */ K([]);
  get laid() {
    return a(this.#e);
  }
  set laid(e) {
    N(this.#e, e);
  }
  #n = /* @__PURE__ */ K(null);
  get chosen() {
    return a(this.#n);
  }
  set chosen(e) {
    N(this.#n, e, !0);
  }
  #t = /* @__PURE__ */ K([]);
  get marked() {
    return a(this.#t);
  }
  set marked(e) {
    N(this.#t, e);
  }
  #a = /* @__PURE__ */ K(!1);
  get marking() {
    return a(this.#a);
  }
  set marking(e) {
    N(this.#a, e, !0);
  }
  #r = /* @__PURE__ */ b(() => this.laid.find((e) => e.symbol === In)?.cell ?? null);
  get unnamed() {
    return a(this.#r);
  }
  set unnamed(e) {
    N(this.#r, e);
  }
  clear() {
    this.laid = [], this.chosen = null, this.marked = [], this.marking = !1;
  }
  isLaid(e) {
    return this.laid.some((n) => n.card === e);
  }
  at(e) {
    return this.laid.find((n) => n.cell === e);
  }
  choose(e) {
    this.marking ? this.marked = this.marked.includes(e) ? this.marked.filter((n) => n !== e) : [...this.marked, e] : this.isLaid(e) || (this.chosen = this.chosen === e ? null : e);
  }
  mark() {
    this.clear(), this.marking = !0;
  }
  /** A click on a cell, or what was dragged from one cell to another; -1 is beside the board. */
  put(e, n, r, s) {
    const i = s === null ? void 0 : this.at(s);
    i ? (this.takeBack(s), r >= 0 && os(e, r) && !this.at(r) && (this.laid = [...this.laid, { ...i, cell: r }])) : this.at(r) ? this.takeBack(r) : this.chosen !== null && this.lay(e, n, this.chosen, r);
  }
  lay(e, n, r, s) {
    return this.marking = !1, !os(e, s) || this.at(s) || this.isLaid(r) ? !1 : (this.laid = [...this.laid, { cell: s, card: r, symbol: n.cards[r] }], this.chosen = null, !0);
  }
  /** A letter typed at a cell lays the card of that letter, or a blank for it. */
  type(e, n, r, s) {
    const i = n.cards.map((o, c) => ({ symbol: o, card: c })).filter(({ card: o }) => !this.isLaid(o)), l = i.find(({ symbol: o }) => o === r.toUpperCase()) ?? i.find(({ symbol: o }) => o === In);
    return !l || !this.lay(e, n, l.card, s) ? !1 : (l.symbol === In && this.name(s, r), !0);
  }
  name(e, n) {
    const r = /^[a-z]$/i.test(n) ? n.toLowerCase() : In;
    this.laid = this.laid.map((s) => s.cell === e ? { ...s, symbol: r } : s);
  }
  takeBack(e) {
    this.laid = this.laid.filter((n) => n.cell !== e);
  }
  /** The grid with what is laid on it. */
  shown(e, n) {
    const r = [...e.cells];
    for (const { cell: s, card: i, symbol: l } of this.laid) r[s] = vf(l, n.values[i] ?? 0, n.owner);
    return { ...e, cells: r };
  }
  /** As zermelo.board writes it: `H8=C I8=A`. */
  text(e) {
    return this.laid.map(({ cell: n, symbol: r }) => `${Li(e, n)}=${r}`).join(" ");
  }
  /** The move that plays cards like those marked; which of equal ones does not matter. */
  markedMove(e, n, r) {
    const s = (l) => l.map((o) => e.cards[o]).sort().join(" "), i = s(this.marked);
    return n.find((l) => s(l.cells.map(r)) === i);
  }
}
function os(t, e) {
  return t.cells[e]?.figure !== "tile";
}
function vf(t, e, n) {
  return {
    symbol: t,
    owner: n,
    figure: "tile",
    note: t === In ? "" : String(e)
  };
}
var gf = /* @__PURE__ */ L("<p> </p>"), mf = /* @__PURE__ */ L('<div class="news svelte-bvapm5" role="log" tabindex="0"><p class="latest svelte-bvapm5"> </p> <!></div>');
function _f(t, e) {
  Oe(e, !0);
  let n = G(e, "before", 19, () => []);
  const r = /* @__PURE__ */ b(() => [...n()].reverse());
  var s = mf(), i = V(s), l = re(i, !0), o = T(i, 2);
  Se(o, 17, () => a(r), Te, (c, u) => {
    var h = gf(), f = re(h, !0);
    j(() => W(f, a(u))), k(c, h);
  }), j(() => W(l, e.text)), k(t, s), Ne();
}
var yf = /* @__PURE__ */ L('<span class="unseen">, last move</span>'), wf = /* @__PURE__ */ L('<button><i class="svelte-180ejp1"></i><!></button>'), bf = /* @__PURE__ */ L('<i class="svelte-180ejp1"></i>'), kf = /* @__PURE__ */ L('<span> </span> <b class="svelte-180ejp1"><span class="unseen"> </span> <!></b> <span class="things svelte-180ejp1"><!></span>', 1), xf = /* @__PURE__ */ L('<p class="selection svelte-180ejp1"> </p>'), pf = /* @__PURE__ */ L('<div role="group"></div> <!> <!>', 1);
function us(t, e) {
  Oe(e, !0);
  let n = G(e, "legal", 19, () => []), r = G(e, "last", 19, () => []), s = G(e, "rows", 19, () => []), i = /* @__PURE__ */ K(
    !1
    // whether moves are made here at all; it stays so between turns
  ), l = /* @__PURE__ */ K([]), o = /* @__PURE__ */ K(null), c = /* @__PURE__ */ K(0), u = !1, h = /* @__PURE__ */ K(void 0);
  Ye(() => {
    e.play && ([...n(), ...s()].some((F) => F.cells.length) || r().length) && N(i, !0);
  }), Ye(() => {
    n(), N(l, []), N(o, null);
  }), Ye(() => {
    const { pile: F, left: ee } = hn(e.part, a(c));
    if (ee < (e.part.counts[F] ?? 0)) return;
    const P = e.part.counts[F] ? F : e.part.counts.findIndex((ne) => ne > 0);
    P < 0 || (N(c, ar(e.part, P, e.part.counts[P] - 1), !0), u && li().then(A));
  });
  const f = /* @__PURE__ */ b(() => new Map(s().filter((F) => F.cells.length === 1 && F.value !== null).map((F) => [F.cells[0], F]))), d = /* @__PURE__ */ b(() => s().find((F) => F.value !== null)), g = /* @__PURE__ */ b(() => a(o) === null || !x(a(o)) ? a(l) : m(a(o))), _ = /* @__PURE__ */ b(() => a(l).length ? v(a(l)) : []), y = /* @__PURE__ */ b(() => {
    if (!a(g).length) return "";
    const F = a(g).map((P) => hn(e.part, P)).map((P) => `${P.left} of ${e.part.counts[P.pile]} left${e.part.counts.length > 1 ? ` in ${w(P.pile)}` : ""}`), ee = v(a(g)).map((P) => P.text);
    return `${ee.slice(0, 3).join(", ")}${ee.length > 3 ? ", …" : ""}: ${F.join(", ")}`;
  });
  function w(F) {
    return e.part.labels[F] ?? (e.part.counts.length > 1 ? String(F + 1) : "");
  }
  function v(F) {
    return n().filter((ee) => F.every((P) => ee.cells.includes(P)));
  }
  function m(F) {
    const { pile: ee } = hn(e.part, F), P = a(l).filter((ne) => hn(e.part, ne).pile !== ee);
    return v([...P, F]).length ? [...P, F] : [F];
  }
  function x(F) {
    return v([F]).length > 0;
  }
  function M(F, ee) {
    return ee >= (ts(e.part, a(g), F) ?? 1 / 0);
  }
  function p(F) {
    if (N(c, F, !0), !e.play || !x(F)) return;
    const ee = m(F), P = v(ee);
    P.length === 1 ? e.play(P[0].text) : N(l, ee);
  }
  function A() {
    a(h)?.querySelector(`[data-cell="${a(c)}"]`)?.focus();
  }
  function z(F) {
    const { pile: ee, left: P } = hn(e.part, a(c)), ne = {
      ArrowLeft: [0, P - 1],
      ArrowRight: [0, P + 1],
      ArrowUp: [-1, P],
      ArrowDown: [1, P],
      Home: [0, 0],
      End: [0, 1 / 0]
    };
    F.key === "Escape" && N(l, []);
    const fe = ne[F.key];
    if (!fe) return;
    F.preventDefault(), F.stopPropagation();
    let ye = ee + fe[0];
    for (; fe[0] && e.part.counts[ye] === 0; ) ye += fe[0];
    e.part.counts[ye] && (N(c, ar(e.part, ye, Math.max(0, Math.min(fe[1], e.part.counts[ye] - 1))), !0), A());
  }
  function S(F, ee) {
    const P = ar(e.part, F, ee), ne = [
      `${w(F)} ${ee + 1} of ${e.part.counts[F]}`.trim()
    ], fe = v([P]);
    a(l).includes(P) && ne.push("chosen"), fe.length && ne.push(`legal: ${fe.slice(0, 3).map((Ce) => Ce.text).join(" or ")}`);
    const ye = a(f).get(P);
    return ye && ne.push(Ea(ye)), ne.join(", ");
  }
  function E(F) {
    return ts(e.part, r(), F) !== void 0;
  }
  var R = pf(), Q = me(R);
  let se;
  Se(Q, 21, () => e.part.counts, Te, (F, ee, P) => {
    var ne = kf(), fe = me(ne);
    let ye;
    var Ce = re(fe, !0), Le = T(fe, 2), Fe = V(Le), we = re(Fe, !0), Ee = T(Fe, 1, !0), ke = T(Ee);
    {
      var Z = (ge) => {
        var I = yf();
        k(ge, I);
      }, O = /* @__PURE__ */ b(() => E(P));
      q(ke, (ge) => {
        a(O) && ge(Z);
      });
    }
    var Y = T(Le, 2), ce = V(Y);
    {
      var Re = (ge) => {
        var I = Ke(), B = me(I);
        Se(B, 17, () => ({ length: a(ee) }), Te, (de, C, D) => {
          const J = /* @__PURE__ */ b(() => ar(e.part, P, D));
          var U = Ke(), be = me(U);
          {
            var le = (xe) => {
              const ie = /* @__PURE__ */ b(() => a(f).get(a(J)));
              var qe = wf();
              let H;
              var _e = T(V(qe));
              {
                var he = (Ie) => {
                  {
                    let ae = /* @__PURE__ */ b(() => a(ie) === a(d));
                    Ta(Ie, {
                      get row() {
                        return a(ie);
                      },
                      get best() {
                        return a(ae);
                      }
                    });
                  }
                };
                q(_e, (Ie) => {
                  a(ie) && Ie(he);
                });
              }
              j(
                (Ie, ae, pe, Be) => {
                  H = ve(qe, 1, "cell svelte-180ejp1", null, H, { can: Ie, going: ae, from: pe }), $(qe, "data-cell", a(J)), $(qe, "tabindex", a(J) === a(c) ? 0 : -1), $(qe, "aria-label", Be);
                },
                [
                  () => x(a(J)),
                  () => M(P, D),
                  () => a(l).includes(a(J)),
                  () => S(P, D)
                ]
              ), oe("click", qe, () => p(a(J))), Ge("pointerenter", qe, () => N(o, a(J), !0)), Ge("pointerleave", qe, () => N(o, null)), Ge("focus", qe, () => N(o, a(J), !0)), Ge("blur", qe, () => N(o, null)), k(xe, qe);
            }, ue = (xe) => {
              var ie = bf();
              k(xe, ie);
            };
            q(be, (xe) => {
              a(i) ? xe(le) : xe(ue, -1);
            });
          }
          k(de, U);
        }), k(ge, I);
      }, ze = /* @__PURE__ */ b(() => Gu(e.part, P));
      q(ce, (ge) => {
        a(ze) && ge(Re);
      });
    }
    j(
      (ge, I, B) => {
        ye = ve(fe, 1, "name svelte-180ejp1", null, ye, { last: ge }), W(Ce, I), W(we, B), W(Ee, a(ee));
      },
      [() => E(P), () => w(P), () => w(P)]
    ), k(F, ne);
  }), Zt(Q, (F) => N(h, F), () => a(h));
  var Me = T(Q, 2);
  {
    var X = (F) => {
      var ee = xf(), P = re(ee, !0);
      j(() => W(P, a(y) || " ")), k(F, ee);
    };
    q(Me, (F) => {
      a(i) && F(X);
    });
  }
  var te = T(Me, 2);
  Oa(te, {
    get moves() {
      return a(_);
    },
    get play() {
      return e.play;
    }
  }), j(() => {
    se = ve(Q, 1, "piles svelte-180ejp1", null, se, { taking: a(i) }), $(Q, "aria-label", e.part.title || "piles");
  }), oe("keydown", Q, z), oe("focusin", Q, () => u = !0), oe("focusout", Q, (F) => F.relatedTarget && (u = !1)), k(t, R), Ne();
}
lt(["keydown", "focusin", "focusout", "click"]);
function zi(t, e) {
  const n = [];
  for (let r = 0; r + 1 < t.cells.length; r += 2) n.push([t.cells[r], t.cells[r + 1]]);
  for (const [r, s] of e) {
    const i = n.findIndex((l) => l[0] === r && l[1] === s);
    if (i < 0) return null;
    n.splice(i, 1);
  }
  return n;
}
function cs(t, e) {
  return zi(t, e) !== null;
}
function oa(t, e) {
  return zi(t, e) ?? [];
}
function Mf(t, e) {
  const n = [...t.counts], r = [...t.owners];
  for (const [s, i] of e) {
    const l = r[s];
    n[s]--, n[i] = r[i] === l ? n[i] + 1 : 1, r[i] = l;
  }
  return { counts: n, owners: r };
}
function Sf(t, e) {
  for (const n of e) {
    const r = oa(n, []), s = r.find(([i]) => !r.some(([, l]) => l === i));
    if (s) return t.owners[s[0]] ?? null;
  }
  return null;
}
const fs = (t, e = pt) => {
  var n = Tf(), r = re(n, !0);
  j(() => W(r, e().kind === "point" ? e().label : e().kind === "off" && e().count ? `${e().count} off` : e().kind)), k(t, n);
};
var Ef = /* @__PURE__ */ L('<i class="svelte-ibr02l"></i>'), Af = /* @__PURE__ */ L('<span aria-hidden="true"></span>'), Tf = /* @__PURE__ */ L('<small aria-hidden="true" class="svelte-ibr02l"> </small>'), Lf = /* @__PURE__ */ L("<li><button><!> <!> <!></button></li>"), Of = /* @__PURE__ */ L('<ol class="upper svelte-ibr02l"></ol> <div class="between svelte-ibr02l"><!></div>', 1), Nf = /* @__PURE__ */ L('<li><button><span class="soft"> </span> <b> </b></button></li>'), jf = /* @__PURE__ */ L('<ul class="beside svelte-ibr02l"></ul>'), Cf = /* @__PURE__ */ L('<p class="row taken svelte-ibr02l" role="status"> <button>Undo step</button></p>'), zf = /* @__PURE__ */ L('<div class="whole svelte-ibr02l" role="group"><div><!> <ol class="lower svelte-ibr02l"></ol></div> <!> <!></div> <!>', 1);
function ds(t, e) {
  Oe(e, !0);
  const n = (C, D = pt) => {
    const J = /* @__PURE__ */ b(() => D().kind === "off" ? c : o);
    var U = Af();
    let be;
    Se(U, 21, () => ({ length: Math.min(D().count, a(J)) }), Te, (le, ue, xe) => {
      var ie = Ef();
      j(() => $(ie, "data-mark", xe || D().kind === "off" ? "" : D().count > a(J) ? D().count : "XOABCDEF"[D().owner] ?? "")), k(le, ie);
    }), j(() => be = ve(U, 1, `men ${D().owner >= 0 ? `p${D().owner % 4}` : ""}`, "svelte-ibr02l", be, { ring: D().owner % 2 === 1 })), k(C, U);
  }, r = (C, D = pt, J = pt) => {
    var U = Lf();
    let be;
    var le = V(U);
    let ue;
    var xe = V(le);
    {
      var ie = (he) => {
        fs(he, D);
      };
      q(xe, (he) => {
        J() && he(ie);
      });
    }
    var qe = T(xe, 2);
    n(qe, D);
    var H = T(qe, 2);
    {
      var _e = (he) => {
        fs(he, D);
      };
      q(H, (he) => {
        J() || he(_e);
      });
    }
    j(
      (he, Ie, ae, pe) => {
        be = ve(U, 1, Qt(D().kind), "svelte-ibr02l", be, { odd: D().place % 2 === 1 }), ue = ve(le, 1, "cell svelte-ibr02l", null, ue, {
          can: he,
          target: Ie,
          from: D().place === a(f),
          last: ae
        }), $(le, "data-cell", D().place), $(le, "tabindex", D().place === a(d) ? 0 : -1), $(le, "aria-label", pe);
      },
      [
        () => a(f) === null ? a(te).has(D().place) : a(F).has(D().place),
        () => a(f) !== null && a(F).has(D().place),
        () => i().includes(D().place),
        () => Le(D())
      ]
    ), oe("click", le, () => (N(d, D().place, !0), fe(D().place))), oe("pointerdown", le, () => _ = D().place), k(C, U);
  };
  let s = G(e, "legal", 19, () => []), i = G(e, "last", 19, () => []), l = G(e, "rows", 19, () => []);
  const o = 5, c = 15, u = 12;
  let h = /* @__PURE__ */ K([]), f = /* @__PURE__ */ K(null), d = /* @__PURE__ */ K(0), g, _ = -1, y = [0, 0], w = /* @__PURE__ */ b(() => hr(y, 2)), v = /* @__PURE__ */ K(ft(a(w)[0])), m = /* @__PURE__ */ K(ft(a(w)[1]));
  Ye(() => {
    s(), N(h, []), N(f, null);
  });
  const x = /* @__PURE__ */ b(() => Mf(e.part, a(h))), M = /* @__PURE__ */ b(() => a(x).counts.map((C, D) => ({
    place: D,
    count: C,
    owner: a(x).owners[D] ?? -1,
    label: e.part.labels[D] ?? String(D + 1),
    kind: e.part.bar.includes(D) ? "bar" : e.part.off.includes(D) ? "off" : "point"
  }))), p = /* @__PURE__ */ b(() => a(M).filter((C) => C.kind === "point")), A = /* @__PURE__ */ b(() => a(p).length >= 2 * u ? 2 * u : a(p).length), z = /* @__PURE__ */ b(() => a(A) > u ? R(a(p).slice(a(A) / 2, a(A)), e.part.bar[0], e.part.off[1]) : []), S = /* @__PURE__ */ b(() => a(A) > u ? R(a(p).slice(0, a(A) / 2).reverse(), e.part.bar[1], e.part.off[0]) : a(p).slice(0, a(A))), E = /* @__PURE__ */ b(() => [
    ...a(p).slice(a(A)),
    ...a(A) > u ? [] : a(M).filter((C) => C.kind !== "point")
  ]);
  function R(C, D, J) {
    const U = C.length / 2, [be, le] = [D, J].map((ue) => ue === void 0 ? [] : [a(M)[ue]]);
    return [...C.slice(0, U), ...be, ...C.slice(U), ...le];
  }
  const Q = /* @__PURE__ */ b(() => s().filter((C) => C.cells.length && cs(C, a(h)))), se = /* @__PURE__ */ b(() => a(Q).flatMap((C) => oa(C, a(h)))), Me = /* @__PURE__ */ b(() => Sf(e.part, s())), X = (C) => (a(x).counts[C] ?? 0) > 0 && a(x).owners[C] === a(Me), te = /* @__PURE__ */ b(() => new Set(a(se).filter(([C]) => X(C)).map(([C]) => C))), F = /* @__PURE__ */ b(() => new Set(a(se).filter(([C]) => C === a(f)).map(([, C]) => C))), ee = /* @__PURE__ */ b(() => l().find((C) => C.value !== null && C.cells.length > 1));
  let P = /* @__PURE__ */ K([]);
  Ye(() => {
    a(v), a(m), a(x);
    const C = a(ee) ? oa(a(ee), []) : [];
    N(P, C.map(([D, J]) => ({ from: ne(D), to: ne(J), rank: 0 })));
  });
  function ne(C) {
    const D = g.querySelector(`[data-cell="${C}"]`), J = (D?.querySelector(".men i:last-child") ?? D)?.getBoundingClientRect(), U = g.getBoundingClientRect();
    return J ? [
      J.x + J.width / 2 - U.x,
      J.y + J.height / 2 - U.y
    ] : [0, 0];
  }
  function fe(C) {
    if (a(f) !== null && a(F).has(C)) {
      const D = [...a(h), [a(f), C]];
      N(f, null);
      const J = s().find((U) => U.cells.length === 2 * D.length && cs(U, D));
      J ? e.play?.(J.text) : N(h, D);
    } else N(f, a(te).has(C) && C !== a(f) ? C : null, !0);
  }
  function ye(C) {
    const D = _;
    _ = -1;
    const J = document.elementFromPoint(C.clientX, C.clientY)?.closest("button.cell");
    if (D < 0 || !J || !g.contains(J)) return;
    const U = Number(J.dataset.cell);
    U === D || !a(te).has(D) || (N(f, D, !0), a(F).has(U) ? fe(U) : N(f, null));
  }
  function Ce(C) {
    const D = [...a(z), ...a(S), ...a(E)].map((le) => le.place), J = D.indexOf(a(d)), U = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -a(z).length,
      ArrowDown: a(z).length
    };
    if (C.key === "Escape" && ((le) => {
      var ue = hr(le, 2);
      N(f, ue[0], !0), N(h, ue[1]);
    })([null, []]), !(C.key in U)) return;
    C.preventDefault(), C.stopPropagation();
    const be = D[Math.min(Math.max(J + U[C.key], 0), D.length - 1)];
    N(d, be, !0), g.querySelector(`button.cell[data-cell="${be}"]`)?.focus();
  }
  function Le(C) {
    const D = C.kind === "off" ? `${C.count} off` : `${C.count} of ${e.names[C.owner] ?? "nobody"}`, J = [`${C.label}: ${C.count ? D : "empty"}`];
    return C.place === a(f) ? J.push("chosen") : a(f) !== null && a(F).has(C.place) ? J.push("legal") : a(f) === null && a(te).has(C.place) && J.push("can move"), i().includes(C.place) && J.push("last move"), J.join(", ");
  }
  var Fe = zf();
  Ge("pointerup", mt, ye);
  var we = me(Fe), Ee = V(we);
  let ke, Z;
  var O = V(Ee);
  {
    var Y = (C) => {
      var D = Of(), J = me(D);
      Se(J, 21, () => a(z), (le) => le.place, (le, ue) => {
        r(le, () => a(ue), () => !0);
      });
      var U = T(J, 2), be = V(U);
      tr(be, () => e.between ?? pt), k(C, D);
    };
    q(O, (C) => {
      a(z).length && C(Y);
    });
  }
  var ce = T(O, 2);
  Se(ce, 21, () => a(S), (C) => C.place, (C, D) => {
    r(C, () => a(D), () => !1);
  });
  var Re = T(Ee, 2);
  {
    var ze = (C) => {
      var D = jf();
      Se(D, 21, () => a(E), (J) => J.place, (J, U) => {
        var be = Nf(), le = V(be);
        let ue;
        var xe = V(le), ie = re(xe, !0), qe = T(xe, 2), H = re(qe, !0);
        j(
          (_e, he, Ie) => {
            ue = ve(le, 1, "cell aside svelte-ibr02l", null, ue, {
              can: _e,
              target: he,
              from: a(U).place === a(f)
            }), $(le, "data-cell", a(U).place), $(le, "tabindex", a(U).place === a(d) ? 0 : -1), $(le, "aria-label", `${a(U).label ?? ""} ${a(U).count ?? ""}, ${Ie ?? ""}`), W(ie, a(U).label), W(H, a(U).count);
          },
          [
            () => a(f) === null ? a(te).has(a(U).place) : a(F).has(a(U).place),
            () => a(f) !== null && a(F).has(a(U).place),
            () => Le(a(U))
          ]
        ), oe("click", le, () => (N(d, a(U).place, !0), fe(a(U).place))), oe("pointerdown", le, () => _ = a(U).place), k(J, be);
      }), k(C, D);
    };
    q(Re, (C) => {
      a(E).length && C(ze);
    });
  }
  var ge = T(Re, 2);
  {
    var I = (C) => {
      Ni(C, {
        get arrows() {
          return a(P);
        },
        get width() {
          return a(v);
        },
        get height() {
          return a(m);
        },
        cell: 32
      });
    };
    q(ge, (C) => {
      a(P).length && !a(h).length && C(I);
    });
  }
  Zt(we, (C) => g = C, () => g);
  var B = T(we, 2);
  {
    var de = (C) => {
      var D = Cf(), J = V(D), U = T(J);
      j((be) => W(J, `${be ?? ""}: choose the next step. `), [
        () => a(h).map(([be, le]) => `${e.part.labels[be]} to ${e.part.labels[le]}`).join(", ")
      ]), oe("click", U, () => N(h, [])), k(C, D);
    };
    q(B, (C) => {
      a(h).length && C(de);
    });
  }
  j(() => {
    $(we, "aria-label", e.part.title || "board"), ke = ve(Ee, 1, "track svelte-ibr02l", null, ke, {
      folded: a(z).length > 0,
      barred: e.part.bar.length > 0
    }), Z = $e(Ee, "", Z, {
      "--columns": a(S).length,
      "--off": e.part.off.length ? "clamp(2rem, 7.5vw, 3.3rem)" : "0"
    });
  }), oe("keydown", we, Ce), nn(we, "clientWidth", (C) => N(v, C)), nn(we, "clientHeight", (C) => N(m, C)), k(t, Fe), Ne();
}
lt(["click", "pointerdown", "keydown"]);
var Pf = /* @__PURE__ */ L("<button><!></button>"), Rf = /* @__PURE__ */ L('<label>The blank is <input type="text" maxlength="1" size="2" autocomplete="off" class="svelte-irtqqp"/></label>'), If = /* @__PURE__ */ L('<button class="first svelte-irtqqp"> </button> <button class="svelte-irtqqp">Cancel</button>', 1), hs = /* @__PURE__ */ L('<button class="svelte-irtqqp"> </button>'), Ff = /* @__PURE__ */ L('<button class="first svelte-irtqqp">Lay tiles</button> <button class="svelte-irtqqp">Take back</button> <!> <!>', 1), Df = /* @__PURE__ */ L('<div class="rack svelte-irtqqp" role="group" aria-label="your tiles"></div> <div class="row svelte-irtqqp"><!> <!></div>', 1);
function Bf(t, e) {
  Oe(e, !0);
  const n = new ji(), r = /* @__PURE__ */ b(() => Kt((e.legal[0]?.words || e.legal[0]?.text || "").split(" ")[0] ?? "")), s = /* @__PURE__ */ b(() => e.laying.markedMove(e.part, e.legal, e.numberOf));
  function i(y) {
    const w = document.querySelector("section.grid"), v = w ? n.up(y, w) : void 0;
    v && v.to !== null && e.laying.lay(e.grid, e.part, v.from, v.to);
  }
  function l() {
    e.laying.laid.length && e.laying.unnamed === null && e.play?.(e.laying.text(e.grid));
  }
  var o = Df();
  Ge("pointermove", mt, (y) => n.move(y)), Ge("pointerup", mt, i), Ge("pointercancel", mt, () => n.cancel());
  var c = me(o);
  Se(c, 21, () => e.part.cards, Te, (y, w, v) => {
    const m = /* @__PURE__ */ b(() => n.cell === v && n.moves);
    var x = Pf();
    let M, p;
    var A = V(x);
    sa(A, {
      get card() {
        return a(w);
      },
      get value() {
        return e.part.values[v];
      }
    }), j(
      (z, S, E, R) => {
        M = ve(x, 1, "card svelte-irtqqp", null, M, { gone: z, held: a(m) }), x.disabled = S, $(x, "aria-pressed", E), $(x, "aria-label", `${R ?? ""}, ${e.part.values[v] ?? ""}`), p = $e(x, "", p, {
          translate: a(m) ? `${n.dx}px ${n.dy}px` : void 0
        });
      },
      [
        () => e.laying.isLaid(v),
        () => e.laying.isLaid(v),
        () => e.laying.marking ? e.laying.marked.includes(v) : e.laying.chosen === v,
        () => aa(a(w))
      ]
    ), oe("pointerdown", x, (z) => !e.laying.marking && n.down(z, v)), oe("click", x, () => n.isClick() && e.laying.choose(v)), k(y, x);
  });
  var u = T(c, 2), h = V(u);
  {
    var f = (y) => {
      var w = Rf(), v = T(V(w));
      oe("input", v, (m) => e.laying.name(e.laying.unnamed, m.currentTarget.value)), k(y, w);
    };
    q(h, (y) => {
      e.laying.unnamed !== null && y(f);
    });
  }
  var d = T(h, 2);
  {
    var g = (y) => {
      var w = If(), v = me(w), m = re(v, !0), x = T(v, 2);
      j(
        (M) => {
          v.disabled = !a(s), W(m, M);
        },
        [
          () => Kt(a(s)?.words || a(s)?.text || `${a(r)} …`)
        ]
      ), oe("click", v, () => a(s) && e.play?.(a(s).text)), oe("click", x, () => e.laying.clear()), k(y, w);
    }, _ = (y) => {
      var w = Ff(), v = me(w), m = T(v, 2), x = T(m, 2);
      {
        var M = (A) => {
          var z = hs(), S = re(z);
          j(() => W(S, `${a(r) ?? ""} tiles`)), oe("click", z, () => e.laying.mark()), k(A, z);
        };
        q(x, (A) => {
          e.legal.length && A(M);
        });
      }
      var p = T(x, 2);
      Se(p, 17, () => e.beside, Te, (A, z) => {
        var S = hs(), E = re(S, !0);
        j((R) => W(E, R), [() => Kt(a(z).words || a(z).text)]), oe("click", S, () => e.play?.(a(z).text)), k(A, S);
      }), j(() => {
        v.disabled = !e.laying.laid.length || e.laying.unnamed !== null, m.disabled = !e.laying.laid.length;
      }), oe("click", v, l), oe("click", m, () => e.laying.clear()), k(y, w);
    };
    q(d, (y) => {
      e.laying.marking ? y(g) : y(_, -1);
    });
  }
  k(t, o), Ne();
}
lt(["pointerdown", "click", "input"]);
var qf = /* @__PURE__ */ L('<p class="title svelte-12f8aji"> </p>'), vs = /* @__PURE__ */ L("<section><!></section>"), Uf = /* @__PURE__ */ L('<p class="text svelte-12f8aji"> </p>'), gs = /* @__PURE__ */ L("<!> <!>", 1), Vf = /* @__PURE__ */ L('<section class="circuit svelte-12f8aji"><!></section>'), Hf = /* @__PURE__ */ L('<section class="svelte-12f8aji"><p class="text svelte-12f8aji"> </p></section>'), Wf = /* @__PURE__ */ L("<div><!></div> <!>", 1);
function ua(t, e) {
  Oe(e, !0);
  const n = (I, B = pt, de = pt) => {
    var C = gs(), D = me(C);
    {
      var J = (ae) => {
        var pe = qf(), Be = re(pe, !0);
        j(() => W(Be, B().title)), k(ae, pe);
      };
      q(D, (ae) => {
        B().title && B().kind !== "chips" && ae(J);
      });
    }
    var U = T(D, 2);
    {
      var be = (ae) => {
        var pe = Ke(), Be = me(pe);
        {
          var Nt = (De) => {
            {
              let Qe = /* @__PURE__ */ b(() => P.shown(B(), a(ne)));
              ls(De, {
                get part() {
                  return a(Qe);
                },
                get names() {
                  return e.names;
                },
                get last() {
                  return a(Me);
                },
                get rows() {
                  return a(se);
                },
                put: (st, ot) => P.put(B(), a(ne), st, ot),
                loose: (st) => P.at(st) !== void 0
              });
            }
          }, dt = (De) => {
            const Qe = /* @__PURE__ */ b(() => ({
              part: B(),
              start: a(m)[de()] ?? 0,
              turned: f()
            }));
            {
              let st = /* @__PURE__ */ b(() => f() ? Eu(B()) : B()), ot = /* @__PURE__ */ b(() => es(a(Qe), a(Q))), cn = /* @__PURE__ */ b(() => la(a(Qe), a(Me))), _t = /* @__PURE__ */ b(() => de() === a(v) ? y().map((kt) => ({ ...kt, cells: la(a(Qe), kt.cells) })) : []), jt = /* @__PURE__ */ b(() => es(a(Qe), a(se))), bt = /* @__PURE__ */ b(() => Au(a(Qe), o()));
              ls(De, {
                get part() {
                  return a(st);
                },
                get names() {
                  return e.names;
                },
                get legal() {
                  return a(ot);
                },
                get last() {
                  return a(cn);
                },
                get laid() {
                  return a(_t);
                },
                get rows() {
                  return a(jt);
                },
                get shares() {
                  return a(bt);
                },
                get moving() {
                  return u();
                },
                get toned() {
                  return d();
                },
                get play() {
                  return e.play;
                }
              });
            }
          };
          q(Be, (De) => {
            de() === a(v) && a(ne) ? De(Nt) : De(dt, -1);
          });
        }
        k(ae, pe);
      }, le = (ae) => {
        {
          const pe = (Nt) => {
            var dt = Ke(), De = me(dt);
            Se(De, 17, () => e.parts, Te, (Qe, st, ot) => {
              var cn = Ke(), _t = me(cn);
              {
                var jt = (bt) => {
                  var kt = vs(), Tn = V(kt);
                  n(Tn, () => a(st), () => ot), j(
                    (jr) => {
                      ve(kt, 1, Qt(a(st).kind), "svelte-12f8aji"), $(kt, "hidden", jr);
                    },
                    [() => Fe(a(st))]
                  ), k(bt, kt);
                };
                q(_t, (bt) => {
                  ot !== de() && bt(jt);
                });
              }
              k(Qe, cn);
            }), k(Nt, dt);
          };
          let Be = /* @__PURE__ */ b(() => de() === a(v) ? a(Q) : []);
          Wu(ae, {
            get part() {
              return B();
            },
            get names() {
              return e.names;
            },
            get legal() {
              return a(Be);
            },
            get last() {
              return a(Me);
            },
            get play() {
              return e.play;
            },
            middle: pe,
            $$slots: { middle: !0 }
          });
        }
      }, ue = (ae) => {
        var pe = Ke(), Be = me(pe);
        {
          var Nt = (De) => {
            us(De, {
              get part() {
                return B();
              },
              get legal() {
                return a(Q);
              },
              get last() {
                return a(Me);
              },
              get rows() {
                return a(se);
              },
              get play() {
                return e.play;
              }
            });
          }, dt = (De) => {
            us(De, {
              get part() {
                return B();
              }
            });
          };
          q(Be, (De) => {
            de() === a(v) ? De(Nt) : De(dt, -1);
          });
        }
        k(ae, pe);
      }, xe = (ae) => {
        var pe = Ke(), Be = me(pe);
        {
          var Nt = (De) => {
            ds(De, {
              get part() {
                return B();
              },
              get names() {
                return e.names;
              },
              get legal() {
                return a(Q);
              },
              get last() {
                return a(Me);
              },
              get rows() {
                return a(se);
              },
              get play() {
                return e.play;
              },
              get between() {
                return r;
              }
            });
          }, dt = (De) => {
            ds(De, {
              get part() {
                return B();
              },
              get names() {
                return e.names;
              }
            });
          };
          q(Be, (De) => {
            de() === a(v) ? De(Nt) : De(dt, -1);
          });
        }
        k(ae, pe);
      }, ie = (ae) => {
        const pe = /* @__PURE__ */ b(() => e.parts[a(v)]);
        var Be = Ke(), Nt = me(Be);
        {
          var dt = (Qe) => {
            {
              let st = /* @__PURE__ */ b(() => a(Q).filter((ot) => !ot.cells.length));
              Bf(Qe, {
                get part() {
                  return B();
                },
                get grid() {
                  return a(pe);
                },
                get laying() {
                  return P;
                },
                get legal() {
                  return a(E);
                },
                get beside() {
                  return a(st);
                },
                numberOf: (ot) => du(a(x).length, ot),
                get play() {
                  return e.play;
                }
              });
            }
          }, De = (Qe) => {
            {
              let st = /* @__PURE__ */ b(() => a(x).indexOf(B())), ot = /* @__PURE__ */ b(() => e.play ? Ee : void 0);
              bu(Qe, {
                get part() {
                  return B();
                },
                get names() {
                  return e.names;
                },
                get row() {
                  return a(st);
                },
                get count() {
                  return a(x).length;
                },
                get legal() {
                  return a(E);
                },
                get rows() {
                  return a(R);
                },
                get chosen() {
                  return a(F);
                },
                get fresh() {
                  return h();
                },
                get few() {
                  return a(p);
                },
                get large() {
                  return a(M);
                },
                get choose() {
                  return a(ot);
                }
              });
            }
          };
          q(Nt, (Qe) => {
            a(ne) === B() && a(pe)?.kind === "grid" ? Qe(dt) : Qe(De, -1);
          });
        }
        k(ae, Be);
      }, qe = (ae) => {
        rs(ae, {
          get part() {
            return B();
          },
          get names() {
            return e.names;
          },
          get fresh() {
            return h();
          },
          get large() {
            return a(M);
          }
        });
      }, H = (ae) => {
        Cu(ae, {
          get part() {
            return B();
          }
        });
      }, _e = (ae) => {
        ru(ae, {
          get part() {
            return B();
          }
        });
      }, he = (ae) => {
        _f(ae, {
          get text() {
            return B().text;
          },
          get before() {
            return _();
          }
        });
      }, Ie = (ae) => {
        var pe = Uf(), Be = re(pe, !0);
        j(() => W(Be, B().text)), k(ae, pe);
      };
      q(U, (ae) => {
        B().kind === "grid" ? ae(be) : B().kind === "circuit" ? ae(le, 1) : B().kind === "piles" ? ae(ue, 2) : B().kind === "points" ? ae(xe, 3) : B().kind === "cards" ? ae(ie, 4) : B().kind === "dice" ? ae(qe, 5) : B().kind === "chips" ? ae(H, 6) : B().kind === "amounts" ? ae(_e, 7) : B().kind === "news" ? ae(he, 8) : ae(Ie, -1);
      });
    }
    k(I, C);
  }, r = (I) => {
    var B = Ke(), de = me(B);
    Se(de, 17, () => e.parts, Te, (C, D) => {
      var J = Ke(), U = me(J);
      {
        var be = (le) => {
          rs(le, {
            get part() {
              return a(D);
            },
            get names() {
              return e.names;
            },
            get fresh() {
              return h();
            }
          });
        };
        q(U, (le) => {
          a(D).kind === "dice" && le(be);
        });
      }
      k(C, J);
    }), k(I, B);
  };
  let s = G(e, "legal", 19, () => []), i = G(e, "last", 19, () => []), l = G(e, "rows", 19, () => []), o = G(e, "shares", 19, () => []), c = G(e, "hint", 19, () => []), u = G(e, "moving", 3, !1), h = G(e, "fresh", 3, !1), f = G(e, "turned", 3, !1), d = G(e, "toned", 3, !1), g = G(e, "layer", 3, null), _ = G(e, "said", 19, () => []), y = G(e, "laid", 19, () => []), w = G(e, "taken", 3, "");
  const v = /* @__PURE__ */ b(() => Ku(e.parts)), m = /* @__PURE__ */ b(() => Tu(e.parts)), x = /* @__PURE__ */ b(() => cu(e.parts)), M = /* @__PURE__ */ b(() => !e.parts.some((I) => I.kind === "grid" || I.kind === "points")), p = /* @__PURE__ */ b(() => a(M) && a(x).every((I) => I.cards.length < 8)), A = /* @__PURE__ */ b(() => a(M) ? 0 : e.parts.filter((I) => I.kind === "text" || I.kind === "amounts").length), z = /* @__PURE__ */ b(() => e.parts.findIndex((I) => I.kind === "circuit")), S = ({ cells: I }) => I.length > 0 && I.every((B) => B < 0), E = /* @__PURE__ */ b(() => s().filter(S)), R = /* @__PURE__ */ b(() => l().filter(S)), Q = /* @__PURE__ */ b(() => s().filter((I) => !S(I))), se = /* @__PURE__ */ b(() => l().filter((I) => !S(I))), Me = /* @__PURE__ */ b(() => i().filter((I) => I >= 0)), X = /* @__PURE__ */ b(() => e.parts[a(v)]?.kind === "grid" ? e.parts[a(v)] : void 0), te = /* @__PURE__ */ b(() => f() && a(X) ? c().map((I) => a(X).cells.length - 1 - I) : c());
  let F = /* @__PURE__ */ K([]);
  const ee = /* @__PURE__ */ b(() => a(F).length ? kr(a(E), a(F)) : []);
  Ye(() => {
    s(), N(F, []), P.clear();
  });
  const P = new hf(), ne = /* @__PURE__ */ b(() => g() === null || !e.play ? void 0 : a(x).find((I) => I.owner === g()));
  let fe = /* @__PURE__ */ K(void 0), ye = !1;
  function Ce(I) {
    const B = e.parts[a(v)], de = Number(I.target.dataset.cell);
    if (!a(ne) || B?.kind !== "grid" || !Number.isInteger(de) || I.ctrlKey || I.metaKey || I.altKey) return;
    I.key.startsWith("Arrow") && (ye = I.key === "ArrowDown" || I.key === "ArrowUp");
    const C = ye ? B.columns : 1;
    if (I.key === "Backspace") {
      const D = P.at(de) ? de : de - C;
      P.takeBack(D), Le(D);
    } else /^[a-z]$/i.test(I.key) && (I.stopPropagation(), P.type(B, a(ne), I.key, de) && Le(de + C));
  }
  function Le(I) {
    a(fe)?.querySelector(`button.cell[data-cell="${I}"]`)?.focus();
  }
  function Fe(I) {
    return I.kind === "text" && !I.text || I.kind === "dice" && e.parts[a(v)]?.kind === "points";
  }
  let we = /* @__PURE__ */ K(-1);
  Ye(() => {
    const I = a(Q).find((B) => B.cells.length)?.cells[0];
    I !== void 0 && N(we, e.parts.findLastIndex((B, de) => B.kind === "grid" && a(m)[de] <= I), !0);
  });
  function Ee(I) {
    const B = hu(a(E), a(F), I), de = kr(a(E), B);
    de.length === 1 ? e.play?.(de[0].text) : N(F, B);
  }
  var ke = Wf(), Z = me(ke);
  let O, Y;
  var ce = V(Z);
  {
    var Re = (I) => {
      var B = Vf(), de = V(B);
      n(de, () => e.parts[a(z)], () => a(z)), wr(B, () => ns(a(te))), k(I, B);
    }, ze = (I) => {
      var B = gs(), de = me(B);
      Se(de, 17, () => e.parts, Te, (J, U, be) => {
        var le = vs();
        let ue;
        var xe = V(le);
        n(xe, () => a(U), () => be), wr(le, () => be === a(v) || a(U).kind === "cards" ? ns(a(te)) : void 0), j(
          (ie) => {
            ue = ve(le, 1, Qt(a(U).kind), "svelte-12f8aji", ue, {
              active: be === a(we),
              common: a(U).kind === "cards" && a(U).owner < 0,
              remark: a(M) && a(U).kind === "text" && !a(U).title
            }), $(le, "hidden", ie);
          },
          [() => Fe(a(U))]
        ), k(J, le);
      });
      var C = T(de, 2);
      {
        var D = (J) => {
          var U = Hf(), be = V(U), le = re(be, !0);
          j(() => W(le, w())), k(J, U);
        };
        q(C, (J) => {
          w() && J(D);
        });
      }
      k(I, B);
    };
    q(ce, (I) => {
      a(z) >= 0 ? I(Re) : I(ze, -1);
    });
  }
  Zt(Z, (I) => N(fe, I), () => a(fe));
  var ge = T(Z, 2);
  Oa(ge, {
    get moves() {
      return a(ee);
    },
    get play() {
      return e.play;
    }
  }), j(
    (I, B) => {
      O = ve(Z, 1, "board svelte-12f8aji", null, O, {
        pair: I,
        felt: B,
        rows: a(x).length > 3 && a(M)
      }), Y = $e(Z, "", Y, { "--below": `${2.6 * a(A)}rem` });
    },
    [
      () => e.parts.filter((I) => I.kind === "grid").length > 1,
      () => e.parts.some((I) => I.kind === "chips")
    ]
  ), oe("keydown", Z, Ce), k(t, ke), Ne();
}
lt(["keydown"]);
const ms = /* @__PURE__ */ new WeakMap();
function Pi(t, e) {
  return t.marks[e] === "beyond";
}
function Lr(t) {
  const e = ms.get(t);
  if (e !== void 0) return e;
  let n = 0;
  for (let r = 0; r < t.left.length; r++) Pi(t, r) || (n = Math.max(n, t.left[r], t.entered[r]));
  return ms.set(t, n), n;
}
function Je(t, e) {
  return t.marks[e].includes("pruned");
}
function Ri(t, e) {
  return /\bcut\b/.test(t.marks[e]);
}
function Yf(t, e) {
  return t.kind[e] === "leaf";
}
function Gn(t) {
  return t.algorithm === "mcts";
}
function un(t, e, n) {
  return t.entered[e] <= n;
}
function Mn(t, e, n) {
  return t.left[e] >= 0 && t.left[e] <= n;
}
function Na(t, e, n, r) {
  return Ri(t, n) && (Mn(t, n, r) || e[n].some((s) => Je(t, s) && un(t, s, r)));
}
function Gf(t, e) {
  if (e >= Lr(t)) return 0;
  let [n, r] = [0, -1];
  for (let s = 0; s < t.parent.length; s++)
    for (const i of [t.entered[s], t.left[s]])
      i <= e && i >= r && ([n, r] = [s, i]);
  return n;
}
function ja(t, e, n) {
  if (n >= Lr(t)) return t.variation;
  if (Gn(t)) return [];
  const r = [];
  for (let s = 0; s >= 0; s = Kf(t, e, s, n)) r.push(s);
  return r.length > 1 ? r : [];
}
function Kf(t, e, n, r) {
  const s = t.player[n];
  if (s < 0) return -1;
  const i = (c) => {
    const u = t.values[c]?.[s] ?? t.value[c] ?? null;
    return u !== null && t.kind[n] === "min" ? -u : u;
  };
  let [l, o] = [-1, -1 / 0];
  for (const c of e[n] ?? []) {
    const u = i(c);
    u === null || Je(t, c) || !Mn(t, c, r) || u <= o || ([l, o] = [c, u]);
  }
  return l;
}
const _s = /* @__PURE__ */ new WeakMap();
function Ii(t) {
  const e = _s.get(t);
  if (e) return e;
  const n = t.parent.map((r, s) => Ri(t, s));
  for (let r = n.length - 1; r > 0; r--) {
    const s = t.parent[r];
    n[r] && s >= 0 && (n[s] = !0);
  }
  return _s.set(t, n), n;
}
function Ca(t) {
  return !Gn(t) && !t.values[0] && (/^(plain|alpha)/.test(t.algorithm) || Ii(t)[0]);
}
function Xf(t, e) {
  const n = t.value[e] ?? null;
  if (n === null || t.values[e] || Gn(t) || !Ii(t)[e]) return "";
  const [r, s] = [t.alpha[e] ?? null, t.beta[e] ?? null];
  return r !== null && n <= r ? "≤" : s !== null && n >= s ? "≥" : "";
}
function Jf(t, e, n, r) {
  const s = t.kind[n];
  if (s !== "max" && s !== "min" || Je(t, n) || !un(t, n, r)) return null;
  let i = t.alpha[n] ?? -1 / 0, l = t.beta[n] ?? 1 / 0;
  for (const o of e[n] ?? []) {
    const c = t.value[o] ?? null;
    c === null || Je(t, o) || !Mn(t, o, r) || (s === "max" ? i = Math.max(i, c) : l = Math.min(l, c));
  }
  return [i, l];
}
function za(t, e, n, r, s) {
  if (Je(t, n)) return "";
  const i = t.values[n];
  if (Mn(t, n, r)) {
    if (i && t.names.length > 2) return `(${i.map((u) => s(u)).join(" ")})`;
    const c = t.value[n] ?? null;
    return c === null ? "" : Xf(t, n) + s(c);
  }
  if (!un(t, n, r) || i) return "";
  const l = t.kind[n];
  if (l !== "max" && l !== "min") return "";
  const o = (e[n] ?? []).filter((c) => Mn(t, c, r) && !Je(t, c) && t.value[c] !== null).map((c) => t.value[c]);
  return o.length ? l === "max" ? `≥${s(Math.max(...o))}` : `≤${s(Math.min(...o))}` : "";
}
function Qf(t, e) {
  const n = { nodes: 0, leaves: 0, pruned: 0 }, r = new Set(Gn(t) ? t.parent.filter((i, l) => t.entered[l] <= e) : []), s = (i) => Gn(t) ? !r.has(i) : Yf(t, i);
  for (let i = 0; i < t.parent.length; i++)
    t.entered[i] > e || (Je(t, i) ? n.pruned++ : (n.nodes++, s(i) && n.leaves++));
  return n;
}
class Zf {
  /** `begin`: a new trace is shown from its first step, not at its end. */
  constructor(e = tt.number(), n = !1) {
    this.begin = n, this.id = e, this.stops = [
      tt.on("traced", (r) => {
        r.id === this.id && this.show(r);
      }),
      tt.on("failed", (r) => {
        r.id === this.id && (this.failure = r.text, this.busy = !1);
      }),
      tt.on("explained", (r) => this.succeed(r.id)),
      tt.on("tree_text", (r) => this.succeed(r.id)),
      tt.on("status", (r) => this.compiling = r.compiling)
    ];
  }
  id;
  #e = /* @__PURE__ */ K(null);
  get trace() {
    return a(this.#e);
  }
  set trace(e) {
    N(this.#e, e);
  }
  #n = /* @__PURE__ */ K(null);
  get place() {
    return a(this.#n);
  }
  set place(e) {
    N(this.#n, e);
  }
  #t = /* @__PURE__ */ K("");
  get failure() {
    return a(this.#t);
  }
  set failure(e) {
    N(this.#t, e, !0);
  }
  #a = /* @__PURE__ */ K(!1);
  get busy() {
    return a(this.#a);
  }
  set busy(e) {
    N(this.#a, e, !0);
  }
  #r = /* @__PURE__ */ K(!1);
  get compiling() {
    return a(this.#r);
  }
  set compiling(e) {
    N(this.#r, e, !0);
  }
  #s = /* @__PURE__ */ K(0);
  get moment() {
    return a(this.#s);
  }
  set moment(e) {
    N(this.#s, e, !0);
  }
  #i = /* @__PURE__ */ K(0);
  get selected() {
    return a(this.#i);
  }
  set selected(e) {
    N(this.#i, e, !0);
  }
  #l = /* @__PURE__ */ K(0);
  get last() {
    return a(this.#l);
  }
  set last(e) {
    N(this.#l, e, !0);
  }
  #o = /* @__PURE__ */ K(!1);
  get following() {
    return a(this.#o);
  }
  set following(e) {
    N(this.#o, e, !0);
  }
  grow = null;
  #u = /* @__PURE__ */ K(null);
  get leaves() {
    return a(this.#u);
  }
  set leaves(e) {
    N(this.#u, e);
  }
  asked = null;
  stops;
  show(e) {
    const n = this.grow?.(e) ?? null, r = n?.trace ?? e;
    this.trace = r, this.leaves = n?.leaves ?? null, this.place = this.asked, this.busy = !1, this.failure = "", this.last = Lr(r), this.moment = this.begin ? 0 : this.last, this.select(0);
  }
  /** To a step of the search: the node where it is then is selected. */
  step(e) {
    this.trace && (this.moment = Math.max(0, Math.min(this.last, e)), this.following = !0, this.selected = Gf(this.trace, this.moment));
  }
  select(e) {
    this.following = !1, this.selected = e;
  }
  succeed(e) {
    e === this.id && (this.failure = "");
  }
  run(e, n, r = {}) {
    this.asked = e, this.busy = !0, this.failure = "", tt.send({ type: "trace", id: this.id, place: e, algorithm: n, settings: r });
  }
  close() {
    tt.send({ type: "close", id: this.id });
    for (const e of this.stops) e();
  }
}
async function $f(t) {
  try {
    return await navigator.clipboard.write([new ClipboardItem({ "image/png": t })]), !0;
  } catch {
    return !1;
  }
}
var ed = /* @__PURE__ */ L('<button>Copy</button> <span class="soft small" role="status"> </span>', 1);
function td(t, e) {
  Oe(e, !0);
  let n = /* @__PURE__ */ K("");
  async function r() {
    N(n, ""), N(
      n,
      await $f(e.picture()) ? "Copied." : "This browser does not let us copy pictures; download it instead.",
      !0
    );
  }
  var s = ed(), i = me(s), l = T(i, 2), o = re(l, !0);
  j(() => W(o, a(n))), oe("click", i, r), k(t, s), Ne();
}
lt(["click"]);
const nd = matchMedia("(prefers-color-scheme: dark)");
function rd(t) {
  const e = getComputedStyle(t), n = e.colorScheme, r = n.includes("dark") && (nd.matches || !n.includes("light"));
  return (s) => {
    const i = e.getPropertyValue(s).trim(), [, l, o] = /^light-dark\((.+?),(.+)\)$/.exec(i) ?? [, i, i];
    return (r ? o : l).trim();
  };
}
const sr = 64;
class ad {
  boxes = [];
  cells = /* @__PURE__ */ new Map();
  /** Whether nothing stands there yet. */
  isFree(e) {
    return this.around(e).every((n) => (this.cells.get(n) ?? []).every((r) => !sd(e, r)));
  }
  take(e) {
    this.boxes.push(e);
    for (const n of this.around(e)) {
      const r = this.cells.get(n);
      r ? r.push(e) : this.cells.set(n, [e]);
    }
  }
  /** The first of these places that is free, which is then taken; null where none is. */
  first(e) {
    for (const n of e)
      if (this.isFree(n))
        return this.take(n), n;
    return null;
  }
  around(e) {
    const n = [];
    for (let r = Math.floor(e.left / sr); r <= Math.floor(e.right / sr); r++)
      for (let s = Math.floor(e.top / sr); s <= Math.floor(e.bottom / sr); s++) n.push(`${r} ${s}`);
    return n;
  }
}
function sd(t, e) {
  return t.left < e.right && e.left < t.right && t.top < e.bottom && e.top < t.bottom;
}
function zt(t, e, n, r) {
  return { left: t - n / 2, top: e - r / 2, right: t + n / 2, bottom: e + r / 2 };
}
const id = [0.6, 0.5, 0.7, 0.42, 0.78];
function ld(t, e, n) {
  const r = t.parent;
  return id.map((s) => zt(t.x * s + r.x * (1 - s), t.y * s + r.y * (1 - s), e, n));
}
function od(t, e, n, r) {
  const s = e * 1.25 + 4 + n / 2, i = t.parent && t.parent.x > t.x ? -1 : 1, l = t.y - e * 0.75;
  return [
    zt(t.x + i * s, l, n, r),
    zt(t.x - i * s, l, n, r),
    zt(t.x + i * s, t.y + e * 0.6, n, r),
    zt(t.x - i * s, t.y + e * 0.6, n, r),
    zt(t.x, t.y - e * 1.15 - r / 2 - 2, n, r)
  ];
}
function ud(t, e, n) {
  const r = new ad();
  for (const s of t.placed)
    s.stub ? r.take(zt(s.x, s.y, 40, 26)) : n(s) ? r.take(zt(s.x, s.y, 45, 27)) : r.take(zt(s.x, s.y, 2.5 * e, 2.3 * e));
  return r;
}
const xt = 18, pr = 11;
function Pa(t) {
  return t.length > 4 ? 11 : t.length > 3 ? 12.5 : 15;
}
function cd(t) {
  const e = rd(t);
  return {
    ink: e("--ink"),
    soft: e("--soft"),
    line: e("--strong-line"),
    paper: e("--paper"),
    raised: e("--raised"),
    accent: e("--accent"),
    bad: e("--bad"),
    mark: e("--mark"),
    players: ["--p0", "--p1", "--p2", "--p3"].map(e)
  };
}
function Fi(t, e, n) {
  const r = t.trace.player[n];
  return r < 0 ? e.line : e.players[r % 4];
}
function fd(t, e, n, r, s, i) {
  t.clearRect(0, 0, s, i);
  const l = 60, o = (-n.x - l) / n.scale, c = (s - n.x + l) / n.scale, u = (-n.y - l) / n.scale, h = (i - n.y + l) / n.scale, f = n.scale > 0.45, { trace: d, moment: g } = e, _ = (p) => p.x >= o && p.x <= c && p.y >= u && p.y <= h, y = (p) => (p.stub === "unrecorded" ? Mn : un)(d, p.node, g);
  t.save(), t.translate(n.x, n.y), t.scale(n.scale, n.scale);
  const w = [
    [r.line, 1.2, [], []],
    [r.ink, 3, [], []],
    [r.bad, 1.4, [5, 4], []],
    [r.soft, 1.2, [2, 4], []],
    [Bi(r), 1, [], []]
  ];
  for (const p of e.layout.placed) {
    const A = p.parent;
    if (!A || !_(p) && !_(A)) continue;
    if (!y(p)) {
      e.ahead && !p.stub && w[4][3].push(p);
      continue;
    }
    const z = !p.stub && Je(d, p.node), S = !e.blank && !p.stub && e.line.has(p.node) && e.line.has(A.node);
    w[p.stub === "unrecorded" ? 3 : z ? 2 : S ? 1 : 0][3].push(p);
  }
  for (const [p, A, z, S] of w) {
    t.strokeStyle = p, t.lineWidth = Math.max(A, 0.7 / n.scale), t.setLineDash(f ? z : []), t.beginPath();
    for (const E of S) {
      const R = E.parent;
      t.moveTo(R.x, R.y), t.lineTo(E.x, E.y);
    }
    t.stroke();
  }
  if (t.setLineDash([]), !f)
    return hd(t, e, r, _, y), t.restore(), [];
  t.textAlign = "center", t.textBaseline = "middle";
  const v = ud(e.layout, xt, (p) => Di(d, p.node)), m = n.scale > 0.5;
  for (const p of e.layout.placed)
    _(p) && (y(p) ? p.stub ? bd(t, p, r) : gd(t, e, p, r, n, v) : e.ahead && !p.stub && dd(t, e, p, r));
  const x = m ? e.layout.placed.filter((p) => !p.stub && y(p) && _(p)) : [];
  for (const p of x) p.parent && yd(t, e, p, r, n, v);
  const M = [-n.x / n.scale, (s - n.x) / n.scale];
  if (!e.blank && Ca(d)) for (const p of x) wd(t, e, p, r, n, M, v);
  return t.restore(), v.boxes;
}
function Di(t, e) {
  return t.names.length > 2 && t.values[e] !== null;
}
function Bi(t) {
  return `color-mix(in srgb, ${t.line} 55%, ${t.paper})`;
}
function dd(t, e, n, r) {
  const s = e.ahead.get(n.node) ?? "";
  qi(t, e.trace.kind[n.node], n.x, n.y, xt), t.fillStyle = r.paper, t.fill(), t.lineWidth = 1.2, t.strokeStyle = Bi(r), t.stroke(), t.fillStyle = r.soft, t.font = `400 ${Pa(s)}px "Source Sans", sans-serif`, t.fillText(s, n.x, n.y);
}
function hd(t, e, n, r, s) {
  const i = /* @__PURE__ */ new Map();
  for (const l of e.layout.placed) {
    if (!r(l) || !s(l)) continue;
    const o = l.stub ? n.soft : Je(e.trace, l.node) ? n.bad : Fi(e, n, l.node), c = i.get(o);
    c ? c.push(l) : i.set(o, [l]);
  }
  for (const [l, o] of i) {
    t.fillStyle = l, t.beginPath();
    for (const c of o) t.rect(c.x - 10, c.y - 10, 20, 20);
    t.fill();
  }
}
function qi(t, e, n, r, s) {
  t.beginPath(), e === "max" ? (t.moveTo(n, r - s * 1.15), t.lineTo(n + s * 1.25, r + s * 0.9), t.lineTo(n - s * 1.25, r + s * 0.9)) : e === "min" ? (t.moveTo(n, r + s * 1.15), t.lineTo(n + s * 1.25, r - s * 0.9), t.lineTo(n - s * 1.25, r - s * 0.9)) : e === "leaf" ? t.rect(n - s, r - s * 0.8, 2 * s, 1.6 * s) : t.arc(n, r, s, 0, 2 * Math.PI), t.closePath();
}
function vd(t, e, n, r) {
  t.beginPath(), t.roundRect(n - 21.5, r - 12.5, 43, 25, e ? 2 : 12.5), t.closePath();
}
function gd(t, e, n, r, s, i) {
  const { trace: l, moment: o } = e, c = Je(l, n.node), u = c ? r.bad : Fi(e, r, n.node), h = Di(l, n.node);
  h ? vd(t, l.kind[n.node] === "leaf", n.x, n.y) : qi(t, l.kind[n.node], n.x, n.y, xt), t.fillStyle = e.marked.has(n.node) ? r.mark : r.raised, t.fill(), t.lineWidth = n.node === e.selected ? 3.5 : 1.8, t.strokeStyle = n.node === e.selected ? r.accent : u, t.setLineDash(c ? [4, 3] : []), t.stroke(), t.setLineDash([]);
  const d = e.blank && l.kind[n.node] !== "leaf" ? "" : za(l, e.children, n.node, o, Aa);
  t.fillStyle = c ? r.bad : r.ink;
  const g = h && d.length <= 7 ? 12 : Pa(d), _ = (h ? 2.6 : 1.8) * xt / (0.56 * Math.max(1, d.length)), y = Math.max(g, Math.min(pr / s.scale, _));
  t.font = `600 ${y}px "Source Sans", sans-serif`;
  const w = l.kind[n.node] === "max" ? 4 : l.kind[n.node] === "min" ? -4 : 0;
  t.fillText(c ? "✕" : d, n.x, n.y + w), e.marked.has(n.node) && (t.strokeStyle = r.bad, t.lineWidth = 2.5, t.beginPath(), t.moveTo(n.x - 11, n.y - 11), t.lineTo(n.x + 11, n.y + 11), t.stroke()), Na(l, e.children, n.node, o) && (t.strokeStyle = r.bad, t.lineWidth = 2, t.beginPath(), t.moveTo(n.x - 9, n.y + xt + 8), t.lineTo(n.x + 9, n.y + xt + 2), t.stroke(), i.take({ left: n.x - 9, top: n.y + 1.2 * xt, right: n.x + 9, bottom: n.y + xt + 9 }));
  const v = e.children[n.node].length + (l.unrecorded[n.node] ?? 0);
  if (v && !e.open.has(n.node)) {
    const m = Math.max(Nr, pr / s.scale), x = `+${v}`;
    t.font = `${m}px "Source Sans", sans-serif`;
    const [M, p, A] = [t.measureText(x).width + 4, m * 1.2, n.y + 1.15 * xt + 1];
    Ra(t, x, [A, A + 9].map((z) => zt(n.x, z + p / 2, M, p)), m, r, i);
  }
}
function Or(t, e) {
  const n = t.weight[e.node];
  return n < 1 && t.kind[e.parent.node] === "chance" ? Tt(n) : t.text[e.node];
}
const md = 0.53, Nr = 12;
function _d(t, e) {
  return (e.placed.reduce((r, s) => s.parent && !s.stub ? Math.max(r, Or(t, s).length) : r, 0) * md * Nr + 6) / 0.62;
}
function yd(t, e, n, r, s, i) {
  const l = Or(e.trace, n), o = Math.max(Nr, pr / s.scale);
  t.font = `${o}px "Source Sans", sans-serif`;
  const c = [...l], u = [c.length, Math.ceil(c.length / 2), 3].filter((h, f) => !f || h < c.length);
  for (const h of u) {
    const f = h < c.length ? `${c.slice(0, h).join("")}…` : l;
    if (Ra(t, f, ld(n, t.measureText(f).width + 4, o * 1.2), o, r, i)) return;
  }
}
function Ra(t, e, n, r, s, i, l = s.soft) {
  const o = e ? i.first(n) : null;
  return o ? (t.fillStyle = s.paper, t.fillRect(o.left, o.top, o.right - o.left, o.bottom - o.top), t.fillStyle = l, t.fillText(e, (o.left + o.right) / 2, (o.top + o.bottom) / 2 + r * 0.04), !0) : !1;
}
function wd(t, e, n, r, s, i, l) {
  const o = Jf(e.trace, e.children, n.node, e.moment);
  if (!o) return;
  const [c, u] = o.map((_) => _ === 1 / 0 ? "∞" : _ === -1 / 0 ? "−∞" : Aa(_)), h = `[${c}, ${u}]`, f = Math.max(Nr - 0.5, pr / s.scale);
  t.font = `${f}px "Source Sans", sans-serif`;
  const g = od(n, xt, t.measureText(h).width + 4, f * 1.2).filter((_) => _.left > i[0] && _.right < i[1]);
  Ra(t, h, g, f, r, l, o[0] >= o[1] ? r.bad : r.soft);
}
function bd(t, e, n) {
  t.fillStyle = n.paper, t.strokeStyle = n.soft, t.setLineDash([2, 2]), t.lineWidth = 1.2, t.beginPath(), t.roundRect(e.x - 19, e.y - 12, 38, 24, 8), t.fill(), e.stub === "folded" && t.stroke(), t.setLineDash([]), t.fillStyle = n.soft, t.font = '600 12px "Source Sans", sans-serif', t.fillText(`+${e.count}`, e.x, e.y);
}
function kd(t) {
  var e = 0, n = t.children, r = n && n.length;
  if (!r) e = 1;
  else for (; --r >= 0; ) e += n[r].value;
  t.value = e;
}
function xd() {
  return this.eachAfter(kd);
}
function pd(t, e) {
  let n = -1;
  for (const r of this)
    t.call(e, r, ++n, this);
  return this;
}
function Md(t, e) {
  for (var n = this, r = [n], s, i, l = -1; n = r.pop(); )
    if (t.call(e, n, ++l, this), s = n.children)
      for (i = s.length - 1; i >= 0; --i)
        r.push(s[i]);
  return this;
}
function Sd(t, e) {
  for (var n = this, r = [n], s = [], i, l, o, c = -1; n = r.pop(); )
    if (s.push(n), i = n.children)
      for (l = 0, o = i.length; l < o; ++l)
        r.push(i[l]);
  for (; n = s.pop(); )
    t.call(e, n, ++c, this);
  return this;
}
function Ed(t, e) {
  let n = -1;
  for (const r of this)
    if (t.call(e, r, ++n, this))
      return r;
}
function Ad(t) {
  return this.eachAfter(function(e) {
    for (var n = +t(e.data) || 0, r = e.children, s = r && r.length; --s >= 0; ) n += r[s].value;
    e.value = n;
  });
}
function Td(t) {
  return this.eachBefore(function(e) {
    e.children && e.children.sort(t);
  });
}
function Ld(t) {
  for (var e = this, n = Od(e, t), r = [e]; e !== n; )
    e = e.parent, r.push(e);
  for (var s = r.length; t !== n; )
    r.splice(s, 0, t), t = t.parent;
  return r;
}
function Od(t, e) {
  if (t === e) return t;
  var n = t.ancestors(), r = e.ancestors(), s = null;
  for (t = n.pop(), e = r.pop(); t === e; )
    s = t, t = n.pop(), e = r.pop();
  return s;
}
function Nd() {
  for (var t = this, e = [t]; t = t.parent; )
    e.push(t);
  return e;
}
function jd() {
  return Array.from(this);
}
function Cd() {
  var t = [];
  return this.eachBefore(function(e) {
    e.children || t.push(e);
  }), t;
}
function zd() {
  var t = this, e = [];
  return t.each(function(n) {
    n !== t && e.push({ source: n.parent, target: n });
  }), e;
}
function* Pd() {
  var t = this, e, n = [t], r, s, i;
  do
    for (e = n.reverse(), n = []; t = e.pop(); )
      if (yield t, r = t.children)
        for (s = 0, i = r.length; s < i; ++s)
          n.push(r[s]);
  while (n.length);
}
function Ia(t, e) {
  t instanceof Map ? (t = [void 0, t], e === void 0 && (e = Fd)) : e === void 0 && (e = Id);
  for (var n = new Kn(t), r, s = [n], i, l, o, c; r = s.pop(); )
    if ((l = e(r.data)) && (c = (l = Array.from(l)).length))
      for (r.children = l, o = c - 1; o >= 0; --o)
        s.push(i = l[o] = new Kn(l[o])), i.parent = r, i.depth = r.depth + 1;
  return n.eachBefore(Bd);
}
function Rd() {
  return Ia(this).eachBefore(Dd);
}
function Id(t) {
  return t.children;
}
function Fd(t) {
  return Array.isArray(t) ? t[1] : null;
}
function Dd(t) {
  t.data.value !== void 0 && (t.value = t.data.value), t.data = t.data.data;
}
function Bd(t) {
  var e = 0;
  do
    t.height = e;
  while ((t = t.parent) && t.height < ++e);
}
function Kn(t) {
  this.data = t, this.depth = this.height = 0, this.parent = null;
}
Kn.prototype = Ia.prototype = {
  constructor: Kn,
  count: xd,
  each: pd,
  eachAfter: Sd,
  eachBefore: Md,
  find: Ed,
  sum: Ad,
  sort: Td,
  path: Ld,
  ancestors: Nd,
  descendants: jd,
  leaves: Cd,
  links: zd,
  copy: Rd,
  [Symbol.iterator]: Pd
};
function Ui(t, e, n, r, s) {
  for (var i = t.children, l, o = -1, c = i.length, u = t.value && (r - e) / t.value; ++o < c; )
    l = i[o], l.y0 = n, l.y1 = s, l.x0 = e, l.x1 = e += l.value * u;
}
function qd(t, e) {
  return t.parent === e.parent ? 1 : 2;
}
function Br(t) {
  var e = t.children;
  return e ? e[0] : t.t;
}
function qr(t) {
  var e = t.children;
  return e ? e[e.length - 1] : t.t;
}
function Ud(t, e, n) {
  var r = n / (e.i - t.i);
  e.c -= r, e.s += n, t.c += r, e.z += n, e.m += n;
}
function Vd(t) {
  for (var e = 0, n = 0, r = t.children, s = r.length, i; --s >= 0; )
    i = r[s], i.z += e, i.m += e, e += i.s + (n += i.c);
}
function Hd(t, e, n) {
  return t.a.parent === e.parent ? t.a : n;
}
function ur(t, e) {
  this._ = t, this.parent = null, this.children = null, this.A = null, this.a = this, this.z = 0, this.m = 0, this.c = 0, this.s = 0, this.t = null, this.i = e;
}
ur.prototype = Object.create(Kn.prototype);
function Wd(t) {
  for (var e = new ur(t, 0), n, r = [e], s, i, l, o; n = r.pop(); )
    if (i = n._.children)
      for (n.children = new Array(o = i.length), l = o - 1; l >= 0; --l)
        r.push(s = n.children[l] = new ur(i[l], l)), s.parent = n;
  return (e.parent = new ur(null, 0)).children = [e], e;
}
function Yd() {
  var t = qd, e = 1, n = 1, r = null;
  function s(u) {
    var h = Wd(u);
    if (h.eachAfter(i), h.parent.m = -h.z, h.eachBefore(l), r) u.eachBefore(c);
    else {
      var f = u, d = u, g = u;
      u.eachBefore(function(m) {
        m.x < f.x && (f = m), m.x > d.x && (d = m), m.depth > g.depth && (g = m);
      });
      var _ = f === d ? 1 : t(f, d) / 2, y = _ - f.x, w = e / (d.x + _ + y), v = n / (g.depth || 1);
      u.eachBefore(function(m) {
        m.x = (m.x + y) * w, m.y = m.depth * v;
      });
    }
    return u;
  }
  function i(u) {
    var h = u.children, f = u.parent.children, d = u.i ? f[u.i - 1] : null;
    if (h) {
      Vd(u);
      var g = (h[0].z + h[h.length - 1].z) / 2;
      d ? (u.z = d.z + t(u._, d._), u.m = u.z - g) : u.z = g;
    } else d && (u.z = d.z + t(u._, d._));
    u.parent.A = o(u, d, u.parent.A || f[0]);
  }
  function l(u) {
    u._.x = u.z + u.parent.m, u.m += u.parent.m;
  }
  function o(u, h, f) {
    if (h) {
      for (var d = u, g = u, _ = h, y = d.parent.children[0], w = d.m, v = g.m, m = _.m, x = y.m, M; _ = qr(_), d = Br(d), _ && d; )
        y = Br(y), g = qr(g), g.a = u, M = _.z + m - d.z - w + t(_._, d._), M > 0 && (Ud(Hd(_, u, f), u, M), w += M, v += M), m += _.m, w += d.m, x += y.m, v += g.m;
      _ && !qr(g) && (g.t = _, g.m += m - v), d && !Br(y) && (y.t = d, y.m += w - x, f = u);
    }
    return f;
  }
  function c(u) {
    u.x *= e, u.y = u.depth * n;
  }
  return s.separation = function(u) {
    return arguments.length ? (t = u, s) : t;
  }, s.size = function(u) {
    return arguments.length ? (r = !1, e = +u[0], n = +u[1], s) : r ? null : [e, n];
  }, s.nodeSize = function(u) {
    return arguments.length ? (r = !0, e = +u[0], n = +u[1], s) : r ? [e, n] : null;
  }, s;
}
function Vi(t, e, n, r, s) {
  for (var i = t.children, l, o = -1, c = i.length, u = t.value && (s - n) / t.value; ++o < c; )
    l = i[o], l.x0 = e, l.x1 = r, l.y0 = n, l.y1 = n += l.value * u;
}
var Hi = (1 + Math.sqrt(5)) / 2;
function Wi(t, e, n, r, s, i) {
  for (var l = [], o = e.children, c, u, h = 0, f = 0, d = o.length, g, _, y = e.value, w, v, m, x, M, p, A; h < d; ) {
    g = s - n, _ = i - r;
    do
      w = o[f++].value;
    while (!w && f < d);
    for (v = m = w, p = Math.max(_ / g, g / _) / (y * t), A = w * w * p, M = Math.max(m / A, A / v); f < d; ++f) {
      if (w += u = o[f].value, u < v && (v = u), u > m && (m = u), A = w * w * p, x = Math.max(m / A, A / v), x > M) {
        w -= u;
        break;
      }
      M = x;
    }
    l.push(c = { value: w, dice: g < _, children: o.slice(h, f) }), c.dice ? Ui(c, n, r, s, y ? r += _ * w / y : i) : Vi(c, n, r, y ? n += g * w / y : s, i), y -= w, h = f;
  }
  return l;
}
(function t(e) {
  function n(r, s, i, l, o) {
    Wi(e, r, s, i, l, o);
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(Hi);
(function t(e) {
  function n(r, s, i, l, o) {
    if ((c = r._squarify) && c.ratio === e)
      for (var c, u, h, f, d = -1, g, _ = c.length, y = r.value; ++d < _; ) {
        for (u = c[d], h = u.children, f = u.value = 0, g = h.length; f < g; ++f) u.value += h[f].value;
        u.dice ? Ui(u, s, i, l, y ? i += (o - i) * u.value / y : o) : Vi(u, s, i, y ? s += (l - s) * u.value / y : l, o), y -= u.value;
      }
    else
      r._squarify = c = Wi(e, r, s, i, l, o), c.ratio = e;
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(Hi);
const Xn = 9, _n = 52, cr = 88;
function Fa(t) {
  const e = t.parent.map(() => []);
  return t.parent.forEach((n, r) => {
    n >= 0 && e[n].push(r);
  }), e;
}
function Gd(t, e, n, r) {
  const s = /* @__PURE__ */ new Set();
  let i = 1;
  const l = (c) => {
    const u = Math.min(t[c]?.length ?? 0, Xn + 1) + (e[c] ? 1 : 0);
    return !u || s.has(c) ? !0 : s.size && i + u - 1 > r ? !1 : (s.add(c), i += u - 1, !0);
  };
  l(0);
  for (const c of n) if (!l(c)) break;
  let o = [0];
  for (; o.length; ) {
    const c = [];
    for (const u of o) {
      if (!l(u)) return s;
      s.has(u) && c.push(...t[u].slice(0, Xn + 1));
    }
    o = c;
  }
  return s;
}
function Yi(t, e, n, r, s, i = _n, l = cr) {
  const o = ({ node: y, stub: w }) => {
    if (w || !n.has(y)) return null;
    const v = t[y] ?? [], m = v.length > Xn + 1 && !r.has(y), x = m ? v.filter((p, A) => A < Xn || s.has(p)) : v, M = x.map((p) => ({ node: p, stub: null, count: 0 }));
    return m && M.push({ node: y, stub: "folded", count: v.length - x.length }), e[y] && M.push({ node: y, stub: "unrecorded", count: e[y] }), M;
  }, c = Yd().nodeSize([i, l]).separation((y, w) => y.parent === w.parent ? 1 : 1.25)(
    Ia({ node: 0, stub: null, count: 0 }, o)
  ), u = [], h = /* @__PURE__ */ new Map(), f = /* @__PURE__ */ new Map();
  let d = 0, g = 0, _ = 0;
  return c.each((y) => {
    const w = {
      ...y.data,
      x: y.x,
      y: y.y,
      parent: y.parent ? f.get(y.parent) : null
    };
    f.set(y, w), u.push(w), w.stub || h.set(w.node, w), d = Math.min(d, w.x), g = Math.max(g, w.x), _ = Math.max(_, w.y);
  }), { placed: u, byNode: h, left: d, right: g, bottom: _ };
}
const ys = "#1e1c19", fr = "#8b8375", dr = "#a3301c", Kd = ["#1f5582", "#b9531b", "#2c6e49", "#74407f"], et = 18, Xd = 2e3;
function Gi(t, e) {
  const n = Fa(t), r = new Set(t.parent.keys()), s = Yi(n, t.unrecorded, r, r, r);
  return {
    trace: t,
    children: n,
    layout: s,
    shown: s.placed.filter((i) => un(t, i.node, e)).slice(0, Xd),
    line: new Set(ja(t, n, e)),
    isCut: (i) => Na(t, n, i, e),
    value: (i) => za(t, n, i, e, Aa)
  };
}
function ws(t) {
  return t.replace(/[&<>"]/g, (e) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[e]);
}
function Jd(t, e) {
  if (Je(t, e)) return dr;
  const n = t.player[e];
  return n < 0 ? fr : Kd[n % 4];
}
function Qd(t, e, n) {
  const r = (s, i) => `${(e + s).toFixed(1)},${(n + i).toFixed(1)}`;
  return t === "max" ? `<polygon points="${r(0, -1.15 * et)} ${r(1.25 * et, 0.9 * et)} ${r(-1.25 * et, 0.9 * et)}"` : t === "min" ? `<polygon points="${r(0, 1.15 * et)} ${r(1.25 * et, -0.9 * et)} ${r(-1.25 * et, -0.9 * et)}"` : t === "leaf" ? `<rect x="${(e - et).toFixed(1)}" y="${(n - 0.8 * et).toFixed(1)}" width="${2 * et}" height="${1.6 * et}"` : `<circle cx="${e.toFixed(1)}" cy="${n.toFixed(1)}" r="${et}"`;
}
function Ki(t, e, n = !1) {
  const { layout: r, shown: s, line: i, isCut: l, value: o } = Gi(t, e), c = r.right - r.left + 60, u = r.bottom + 70, h = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(r.left - 30).toFixed(1)} -30 ${c.toFixed(1)} ${u.toFixed(1)}" width="${c.toFixed(0)}" height="${u.toFixed(0)}" font-family="'Source Sans 3', Helvetica, Arial, sans-serif" text-anchor="middle">`,
    `<rect x="${(r.left - 30).toFixed(1)}" y="-30" width="100%" height="100%" fill="#ffffff"/>`
  ];
  for (const f of s) {
    if (!f.parent) continue;
    if (f.stub) {
      h.push(`<line x1="${f.parent.x.toFixed(1)}" y1="${f.parent.y.toFixed(1)}" x2="${f.x.toFixed(1)}" y2="${(f.y - 9).toFixed(1)}" stroke="${fr}" stroke-dasharray="2 4" stroke-width="1.2"/>`);
      continue;
    }
    const d = Je(t, f.node), g = !n && i.has(f.node) && i.has(f.parent.node), _ = d ? `stroke="${dr}" stroke-dasharray="5 4" stroke-width="1.4"` : g ? `stroke="${ys}" stroke-width="3"` : `stroke="${fr}" stroke-width="1.2"`;
    h.push(`<line x1="${f.parent.x.toFixed(1)}" y1="${f.parent.y.toFixed(1)}" x2="${f.x.toFixed(1)}" y2="${f.y.toFixed(1)}" ${_}/>`);
  }
  for (const f of s) {
    if (f.stub) {
      h.push(`<text x="${f.x.toFixed(1)}" y="${(f.y + 4).toFixed(1)}" font-size="11" fill="${fr}">+${f.count}</text>`);
      continue;
    }
    const d = Je(t, f.node), g = t.kind[f.node];
    h.push(`${Qd(g, f.x, f.y)} fill="#ffffff" stroke="${Jd(t, f.node)}" stroke-width="1.8"${d ? ' stroke-dasharray="4 3"' : ""}/>`);
    const _ = d ? "×" : n && g !== "leaf" ? "" : o(f.node), y = g === "max" ? 8 : g === "min" ? 0 : 4;
    if (h.push(`<text x="${f.x.toFixed(1)}" y="${(f.y + y).toFixed(1)}" font-size="${Pa(_)}" font-weight="600" fill="${d ? dr : ys}">${ws(_)}</text>`), l(f.node) && h.push(`<line x1="${(f.x - 9).toFixed(1)}" y1="${(f.y + et + 8).toFixed(1)}" x2="${(f.x + 9).toFixed(1)}" y2="${(f.y + et + 2).toFixed(1)}" stroke="${dr}" stroke-width="2"/>`), f.parent) {
      const w = f.x * 0.62 + f.parent.x * 0.38, v = f.y * 0.62 + f.parent.y * 0.38;
      h.push(`<text x="${w.toFixed(1)}" y="${(v + 4).toFixed(1)}" font-size="11" fill="#5f594f" stroke="#ffffff" stroke-width="4" paint-order="stroke">${ws(Or(t, f))}</text>`);
    }
  }
  return h.push("</svg>"), h.join(`
`);
}
const Zd = {
  "\\": "\\textbackslash{}",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
  "−": "$-$",
  "≥": "$\\ge$",
  "≤": "$\\le$",
  "…": "\\dots{}"
};
function bs(t) {
  return [...t].map((e) => Zd[e] ?? (/[&%$#_{}]/.test(e) ? `\\${e}` : e)).join("");
}
function $d(t, e) {
  const { shown: n, line: r, value: s } = Gi(t, e), i = (o) => `(${(o.x / _n).toFixed(2)},${(-o.y / _n).toFixed(2)})`, l = [
    "% \\usepackage{tikz} \\usetikzlibrary{shapes.geometric}",
    "\\begin{tikzpicture}[",
    "  every node/.style={font=\\small, inner sep=1pt},",
    "  max/.style={draw, regular polygon, regular polygon sides=3, minimum size=8mm},",
    "  min/.style={draw, regular polygon, regular polygon sides=3, shape border rotate=180, minimum size=8mm},",
    "  chance/.style={draw, circle, minimum size=6mm},",
    "  leaf/.style={draw, rectangle, minimum width=6mm, minimum height=5mm},",
    "  player/.style={draw, circle, minimum size=6mm},",
    "  pruned/.style={dashed, red!70!black},",
    "  best/.style={very thick},",
    "  move/.style={fill=white, font=\\scriptsize, text=black!65}]"
  ];
  for (const o of n) {
    if (o.stub) {
      l.push(`  \\node[move] (u${o.node}) at ${i(o)} {+${o.count}};`);
      continue;
    }
    const c = t.kind[o.node], u = ["max", "min", "chance", "leaf"].includes(c) ? c : "player", h = Je(t, o.node), f = h ? "$\\times$" : bs(s(o.node));
    l.push(`  \\node[${u}${h ? ", pruned" : ""}] (n${o.node}) at ${i(o)} {${f}};`);
  }
  for (const o of n) {
    if (!o.parent) continue;
    if (o.stub) {
      l.push(`  \\draw[densely dotted] (n${o.node}) -- (u${o.node});`);
      continue;
    }
    const c = r.has(o.node) && r.has(o.parent.node), u = Je(t, o.node) ? "pruned" : c ? "best" : "";
    l.push(`  \\draw[${u}] (n${o.parent.node}) -- node[move] {${bs(Or(t, o))}} (n${o.node});`);
  }
  return l.push("\\end{tikzpicture}"), `${l.join(`
`)}
`;
}
async function ks(t, e) {
  const n = URL.createObjectURL(new Blob([Ki(t, e)], { type: "image/svg+xml" }));
  try {
    const r = new Image();
    r.src = n, await r.decode();
    const s = document.createElement("canvas");
    s.width = Math.min(2 * r.width, 16e3), s.height = Math.min(2 * r.height, 16e3);
    const i = s.getContext("2d");
    return i.scale(2, 2), i.drawImage(r, 0, 0), await new Promise(
      (l, o) => s.toBlob((c) => c ? l(c) : o(new Error("this drawing is too large")), "image/png")
    );
  } finally {
    URL.revokeObjectURL(n);
  }
}
function Ur(t, e) {
  const n = typeof e == "string" ? new Blob([e], { type: "text/plain" }) : e, r = URL.createObjectURL(n), s = document.createElement("a");
  s.href = r, s.download = t, s.click(), setTimeout(() => URL.revokeObjectURL(r), 1e3);
}
const eh = Symbol("presenting");
function Xi() {
  return Pl(eh) ?? null;
}
var th = /* @__PURE__ */ L('<div class="place svelte-gmb9rn" inert=""><div><!></div></div>'), nh = /* @__PURE__ */ L('<div inert=""><!></div>'), rh = /* @__PURE__ */ L('<div class="small svelte-gmb9rn"><!></div>');
function ah(t, e) {
  Oe(e, !0);
  let n = G(e, "moving", 3, !1), r = G(e, "last", 19, () => []), s = G(e, "label", 3, ""), i = G(e, "fills", 3, !1);
  const l = ["grid", "points", "circuit"], o = ["text", "news"], c = 4;
  let u = [0, 0, 0, 0], h = /* @__PURE__ */ b(() => hr(u, 4)), f = /* @__PURE__ */ K(ft(a(h)[0])), d = /* @__PURE__ */ K(ft(a(h)[1])), g = /* @__PURE__ */ K(ft(a(h)[2])), _ = /* @__PURE__ */ K(ft(a(h)[3]));
  const y = /* @__PURE__ */ b(() => e.parts.filter((E) => l.includes(E.kind))), w = /* @__PURE__ */ b(() => e.parts.filter((E) => !o.includes(E.kind)).slice(0, c)), v = /* @__PURE__ */ b(() => a(y).length ? a(y) : a(w).length ? a(w) : e.parts), m = /* @__PURE__ */ b(() => a(y).length > 1 ? 34 : a(y).length || a(w).length > 3 ? 26 : a(w).length > 1 ? 20 : 13), x = /* @__PURE__ */ b(() => a(f) && a(d) ? Math.min(a(g) / a(f), a(_) / a(d), 1) : 0), M = /* @__PURE__ */ b(() => Si(e.parts.flatMap((E) => E.kind === "grid" ? E.cells : []), e.names).length > 0);
  var p = rh(), A = V(p);
  {
    var z = (E) => {
      var R = th(), Q = V(R);
      let se, Me;
      var X = V(Q);
      ua(X, {
        get parts() {
          return a(v);
        },
        get names() {
          return e.names;
        },
        get moving() {
          return n();
        },
        get toned() {
          return a(M);
        },
        get last() {
          return r();
        }
      }), j(() => {
        se = ve(Q, 1, "drawn svelte-gmb9rn", null, se, { bare: a(y).length > 0 }), Me = $e(Q, "", Me, { width: `${a(m) ?? ""}rem`, scale: a(x) });
      }), nn(Q, "clientWidth", (te) => N(f, te)), nn(Q, "clientHeight", (te) => N(d, te)), nn(R, "clientWidth", (te) => N(g, te)), nn(R, "clientHeight", (te) => N(_, te)), k(E, R);
    }, S = (E) => {
      var R = nh(), Q = V(R);
      ua(Q, {
        get parts() {
          return e.parts;
        },
        get names() {
          return e.names;
        },
        get moving() {
          return n();
        },
        get toned() {
          return a(M);
        },
        get last() {
          return r();
        }
      }), k(E, R);
    };
    q(A, (E) => {
      i() ? E(z) : E(S, -1);
    });
  }
  j(() => {
    $(p, "role", s() ? "img" : void 0), $(p, "aria-label", s() || void 0), $(p, "aria-hidden", s() ? void 0 : "true");
  }), k(t, p), Ne();
}
var sh = /* @__PURE__ */ L('<figure class="svelte-krpvrf"><div><!></div> <figcaption class="soft svelte-krpvrf"> </figcaption></figure>');
function ih(t, e) {
  Oe(e, !0);
  const n = /* @__PURE__ */ b(() => e.shown.position), r = /* @__PURE__ */ b(() => e.shown.names.map(Kt)), s = /* @__PURE__ */ b(() => a(n).board.find((y) => y.kind === "grid")), i = /* @__PURE__ */ b(() => a(n).legal.some((y) => y.cells.length > 1 && a(s)?.cells[y.cells[0]]) || (a(n).last?.cells.length ?? 0) > 1), l = /* @__PURE__ */ b(() => a(n).utilities ? `${Zo(a(r), a(n).utilities)}.` : a(n).mover === -1 ? "Chance moves." : `${a(r)[a(n).mover] ?? ""} to move.`), o = /* @__PURE__ */ b(() => a(n).board.every((y) => y.kind === "cards" || y.kind === "text") && a(n).board.some((y) => y.kind === "cards")), c = /* @__PURE__ */ b(() => `The board${a(n).last ? ` after ${a(n).last.text}` : ""}. ${a(l)}`);
  var u = sh(), h = V(u);
  let f;
  var d = V(h);
  {
    let y = /* @__PURE__ */ b(() => a(n).last?.cells ?? []);
    ah(d, {
      get parts() {
        return a(n).board;
      },
      get names() {
        return a(r);
      },
      get moving() {
        return a(i);
      },
      get last() {
        return a(y);
      },
      get label() {
        return a(c);
      },
      get fills() {
        return a(o);
      }
    });
  }
  var g = T(h, 2), _ = re(g, !0);
  j(() => {
    f = ve(h, 1, "svelte-krpvrf", null, f, { cards: a(o) }), W(_, e.words ?? a(l));
  }), k(t, u), Ne();
}
function lh(t, e, n = () => {
}) {
  const r = tt.number(), s = [
    tt.on("place_shown", (l) => l.id === r && (i(), e(l))),
    tt.on("failed", (l) => l.id === r && (i(), n(l.text)))
  ], i = () => s.forEach((l) => l());
  return tt.send({ type: "show_place", id: r, place: t }), i;
}
function oh(t, e) {
  return { ...t, moves: [...t.moves ?? [], ...e] };
}
class uh {
  #e = /* @__PURE__ */ K(null);
  get shown() {
    return a(this.#e);
  }
  set shown(e) {
    N(this.#e, e);
  }
  constructor(e) {
    Ye(() => {
      const n = e();
      if (n) return lh(n, (r) => this.shown = r, () => this.shown = null);
      this.shown = null;
    });
  }
}
function ch(t, e) {
  const n = [];
  for (let r = e; t.parent[r] >= 0; r = t.parent[r])
    n.unshift({ action: t.action[r], text: t.text[r] });
  return n;
}
var fh = /* @__PURE__ */ L('<span class="soft" aria-hidden="true">›</span>'), dh = /* @__PURE__ */ L('<!> <button class="step svelte-7t07ym"> </button>', 1), Vr = /* @__PURE__ */ L('<p class="soft facts svelte-7t07ym"> </p>'), hh = /* @__PURE__ */ L('<label class="row">Value <input type="number" step="any" class="svelte-7t07ym"/></label>'), vh = /* @__PURE__ */ L('<p class="soft facts svelte-7t07ym">Its value was never computed.</p>'), gh = /* @__PURE__ */ L("<button>Search from here</button>"), mh = /* @__PURE__ */ L('<a class="button">Play from here</a>'), _h = /* @__PURE__ */ L('<!> <div class="row"><!> <!></div>', 1), yh = /* @__PURE__ */ L('<li class="svelte-7t07ym"><button><b> </b> <span> </span></button></li>'), wh = /* @__PURE__ */ L('<ul class="tiles svelte-7t07ym" aria-label="moves from here"></ul> <!>', 1), bh = /* @__PURE__ */ L('<li class="svelte-7t07ym"><button class="unrecorded svelte-7t07ym"> </button></li>'), kh = /* @__PURE__ */ L('<ul class="tiles svelte-7t07ym" aria-label="moves not recorded"></ul> <!>', 1), xh = /* @__PURE__ */ L('<p class="soft facts svelte-7t07ym"> <!></p> <!>', 1), ph = /* @__PURE__ */ L("<!> <!> <!> <!> <!>", 1), Mh = /* @__PURE__ */ L('<section role="group" aria-label="selected node"><div class="path svelte-7t07ym" role="group" aria-label="path to this node"></div> <p class="explanation serif svelte-7t07ym" role="status"> </p> <!></section>');
function Sh(t, e) {
  Oe(e, !0);
  let n = G(e, "place", 3, null), r = G(e, "brief", 3, !1);
  const s = 40;
  let i = /* @__PURE__ */ K("");
  const l = /* @__PURE__ */ b(() => Fa(e.trace)), o = /* @__PURE__ */ b(() => (a(l)[e.selected] ?? []).filter((X) => un(e.trace, X, e.moment))), c = /* @__PURE__ */ b(() => ja(e.trace, a(l), e.moment)), u = /* @__PURE__ */ b(() => e.moment >= Lr(e.trace)), h = /* @__PURE__ */ b(() => e.selected), f = /* @__PURE__ */ b(() => {
    const X = [];
    for (let te = e.selected; te >= 0; te = e.trace.parent[te]) X.unshift(te);
    return X;
  });
  let d = !1;
  Ye(() => {
    e.trace, e.selected, e.moment, vt(() => {
      d || g();
    });
  }), ra(tt.on("explained", (X) => {
    X.id === e.trace.id && (d = !1, X.node === e.selected && X.step === e.moment ? N(i, X.text, !0) : g());
  })), ra(tt.on("failed", (X) => X.id === e.trace.id && (d = !1)));
  function g() {
    if (Pi(e.trace, e.selected)) {
      N(i, "below a move that is never searched");
      return;
    }
    d = !0, N(i, ""), tt.send({
      type: "explain",
      id: e.trace.id,
      node: e.selected,
      step: e.moment
    });
  }
  const _ = /* @__PURE__ */ b(() => ch(e.trace, e.selected).map((X) => X.text)), y = /* @__PURE__ */ b(() => n() && oh(n(), a(_))), w = new uh(() => a(y)), v = /* @__PURE__ */ b(() => w.shown), m = /* @__PURE__ */ b(() => {
    if (!e.search || !e.trace.unrecorded[a(h)]) return [];
    const X = new Set(a(o).map((te) => e.trace.text[te]));
    return (a(v)?.position.legal ?? []).map((te) => te.text).filter((te) => !X.has(te));
  });
  function x(X) {
    const te = e.trace.player[X];
    return te >= 0 ? `${e.trace.names[te]} to move` : te === -1 ? "chance" : "leaf";
  }
  function M(X) {
    const te = e.trace.alpha[X] ?? null, F = e.trace.beta[X] ?? null;
    return !un(e.trace, X, e.moment) || !Ca(e.trace) || Je(e.trace, X) || e.trace.kind[X] === "leaf" ? "" : `window on entry [${te === null ? "−∞" : Tt(te)}, ${F === null ? "∞" : Tt(F)}]`;
  }
  const p = /* @__PURE__ */ b(() => [a(v) ? "" : x(a(h)), M(a(h))].filter(Boolean).join(", "));
  function A(X) {
    return Je(e.trace, X) ? "pruned" : Na(e.trace, a(l), X, e.moment) ? "cut" : "";
  }
  var z = Mh();
  let S;
  var E = V(z);
  Se(E, 21, () => a(f), Te, (X, te, F) => {
    var ee = dh(), P = me(ee);
    {
      var ne = (Ce) => {
        var Le = fh();
        k(Ce, Le);
      };
      q(P, (Ce) => {
        F && Ce(ne);
      });
    }
    var fe = T(P, 2), ye = re(fe, !0);
    j(() => {
      $(fe, "aria-current", a(te) === e.selected ? "true" : void 0), W(ye, F ? e.trace.text[a(te)] : "root");
    }), oe("click", fe, () => e.select(a(te))), k(X, ee);
  });
  var R = T(E, 2), Q = re(R, !0), se = T(R, 2);
  {
    var Me = (X) => {
      var te = ph(), F = me(te);
      {
        var ee = (Z) => {
          var O = Vr(), Y = re(O, !0);
          j(() => W(Y, a(p))), k(Z, O);
        };
        q(F, (Z) => {
          a(p) && Z(ee);
        });
      }
      var P = T(F, 2);
      {
        var ne = (Z) => {
          var O = hh(), Y = T(V(O));
          j(() => bi(Y, e.trace.value[a(h)] ?? 0)), oe("change", Y, (ce) => e.change?.(a(h), Number(ce.currentTarget.value))), k(Z, O);
        }, fe = (Z) => {
          var O = vh();
          k(Z, O);
        }, ye = /* @__PURE__ */ b(() => e.change && a(u) && Je(e.trace, a(h)));
        q(P, (Z) => {
          e.change && a(u) && e.trace.kind[a(h)] === "leaf" && e.trace.names.length <= 2 ? Z(ne) : a(ye) && Z(fe, 1);
        });
      }
      var Ce = T(P, 2);
      {
        var Le = (Z) => {
          var O = _h(), Y = me(O);
          ih(Y, {
            get shown() {
              return a(v);
            }
          });
          var ce = T(Y, 2), Re = V(ce);
          {
            var ze = (B) => {
              var de = gh();
              oe("click", de, () => e.search(a(_))), k(B, de);
            };
            q(Re, (B) => {
              e.search && e.selected && !a(v).position.utilities && B(ze);
            });
          }
          var ge = T(Re, 2);
          {
            var I = (B) => {
              var de = mh();
              j((C) => $(de, "href", C), [() => e.play(a(_))]), k(B, de);
            };
            q(ge, (B) => {
              e.play && B(I);
            });
          }
          k(Z, O);
        };
        q(Ce, (Z) => {
          a(y) && a(v) && Z(Le);
        });
      }
      var Fe = T(Ce, 2);
      {
        var we = (Z) => {
          var O = wh(), Y = me(O);
          Se(Y, 21, () => a(o).slice(0, s), Te, (ze, ge) => {
            var I = yh(), B = V(I);
            let de;
            var C = V(B), D = re(C, !0), J = T(C, 2), U = re(J);
            j(
              (be, le, ue, xe, ie) => {
                de = ve(B, 1, be, "svelte-7t07ym", de, { "on-line": le }), W(D, e.trace.text[a(ge)]), W(U, `${ue ?? ""}${xe ?? ""}${ie ?? ""}`);
              },
              [
                () => Qt(A(a(ge))),
                () => a(c).includes(a(ge)),
                () => Je(e.trace, a(ge)) ? "pruned" : za(e.trace, a(l), a(ge), e.moment, Tt) || "…",
                () => A(a(ge)) === "cut" ? " (cut)" : "",
                () => a(u) && (e.trace.visits[e.selected] ?? 0) > 1 ? `, ${br(e.trace.visits[a(ge)] ?? 0)} ${e.trace.visits[a(ge)] === 1 ? "visit" : "visits"}` : ""
              ]
            ), oe("click", B, () => e.select(a(ge))), k(ze, I);
          });
          var ce = T(Y, 2);
          {
            var Re = (ze) => {
              var ge = Vr(), I = re(ge);
              j(() => W(I, `and ${a(o).length - s} more`)), k(ze, ge);
            };
            q(ce, (ze) => {
              a(o).length > s && ze(Re);
            });
          }
          k(Z, O);
        };
        q(Fe, (Z) => {
          a(o).length && Z(we);
        });
      }
      var Ee = T(Fe, 2);
      {
        var ke = (Z) => {
          var O = xh(), Y = me(O), ce = V(Y), Re = T(ce);
          {
            var ze = (B) => {
              var de = zn(". Choose one to search there:");
              k(B, de);
            };
            q(Re, (B) => {
              a(m).length && B(ze);
            });
          }
          var ge = T(Y, 2);
          {
            var I = (B) => {
              var de = kh(), C = me(de);
              Se(C, 21, () => a(m).slice(0, s), Te, (U, be) => {
                var le = bh(), ue = V(le), xe = re(ue, !0);
                j(() => W(xe, a(be))), oe("click", ue, () => e.search?.([...a(_), a(be)])), k(U, le);
              });
              var D = T(C, 2);
              {
                var J = (U) => {
                  var be = Vr(), le = re(be);
                  j(() => W(le, `and ${a(m).length - s} more`)), k(U, be);
                };
                q(D, (U) => {
                  a(m).length > s && U(J);
                });
              }
              k(B, de);
            };
            q(ge, (B) => {
              a(m).length && B(I);
            });
          }
          j((B) => W(ce, `+${B ?? ""} ${e.trace.unrecorded[a(h)] === 1 ? "move" : "moves"} not recorded`), [() => br(e.trace.unrecorded[a(h)])]), k(Z, O);
        };
        q(Ee, (Z) => {
          e.trace.unrecorded[a(h)] && a(u) && Z(ke);
        });
      }
      k(X, te);
    };
    q(se, (X) => {
      r() || X(Me);
    });
  }
  j(
    (X) => {
      S = ve(z, 1, "panel stack svelte-7t07ym", null, S, { brief: r() }), W(Q, X);
    },
    [
      () => a(i) ? a(i).charAt(0).toUpperCase() + a(i).slice(1) + "." : " "
    ]
  ), k(t, z), Ne();
}
lt(["click", "change"]);
var Eh = /* @__PURE__ */ L('<div class="slider svelte-3ly6rn"><button aria-label="start" class="svelte-3ly6rn">|◂</button> <button aria-label="step back" class="svelte-3ly6rn">◂</button> <button class="run svelte-3ly6rn"> </button> <button aria-label="step forward" class="svelte-3ly6rn">▸</button> <button aria-label="end" class="svelte-3ly6rn">▸|</button> <input type="range" min="0" class="svelte-3ly6rn"/> <span class="soft svelte-3ly6rn"> </span></div>');
function Ah(t, e) {
  Oe(e, !0);
  let n = G(e, "label", 3, "step of the search"), r = /* @__PURE__ */ K(0);
  function s() {
    clearInterval(a(r)), N(r, 0);
  }
  ra(s);
  const i = Xi();
  function l(M) {
    if (!(!i?.on || M.target instanceof HTMLInputElement || M.ctrlKey || M.altKey || M.metaKey)) {
      if (M.key === "ArrowRight" || M.key === "PageDown") e.change(Math.min(e.last, e.moment + 1));
      else if (M.key === "ArrowLeft" || M.key === "PageUp") e.change(Math.max(0, e.moment - 1));
      else if (M.key === "Home") e.change(0);
      else if (M.key === "End" || M.key === "r" && !i.asking) e.change(e.last);
      else if (M.key === " ") u();
      else return;
      M.preventDefault(), M.stopPropagation();
    }
  }
  let o = 0;
  function c() {
    s(), o = e.moment, e.change(e.last);
  }
  function u() {
    if (a(r)) return s();
    e.moment >= e.last && e.change(0);
    const M = Math.max(1, Math.round(e.last / 240));
    N(
      r,
      window.setInterval(
        () => {
          e.moment >= e.last ? s() : e.change(Math.min(e.last, e.moment + M));
        },
        Math.max(40, Math.min(500, 12e3 / Math.max(e.last, 1)))
      ),
      !0
    );
  }
  var h = Eh();
  Ge("keydown", mt, l, !0), Ge("beforeprint", mt, c), Ge("afterprint", mt, () => e.change(o));
  var f = V(h), d = T(f, 2), g = T(d, 2), _ = re(g, !0), y = T(g, 2), w = T(y, 2), v = T(w, 2), m = T(v, 2), x = re(m);
  j(() => {
    f.disabled = e.moment <= 0, d.disabled = e.moment <= 0, W(_, a(r) ? "Pause" : "Play"), y.disabled = e.moment >= e.last, w.disabled = e.moment >= e.last, $(v, "max", e.last), bi(v, e.moment), $(v, "aria-label", n()), $(v, "aria-valuetext", `step ${e.moment ?? ""} of ${e.last ?? ""}`), W(x, `${e.moment ?? ""} / ${e.last ?? ""}`);
  }), oe("click", f, () => e.change(0)), oe("click", d, () => e.change(Math.max(0, e.moment - 1))), oe("click", g, u), oe("click", y, () => e.change(Math.min(e.last, e.moment + 1))), oe("click", w, () => e.change(e.last)), oe("input", v, (M) => e.change(Number(M.currentTarget.value))), k(t, h), Ne();
}
lt(["click", "input"]);
function Th(t, e) {
  function n(r) {
    if (!(r.target instanceof HTMLInputElement || r.target instanceof HTMLTextAreaElement || r.ctrlKey || r.altKey || r.metaKey)) {
      if (r.key === "PageDown") e.step(e.moment + 1);
      else if (r.key === "PageUp") e.step(e.moment - 1);
      else if (r.key === "End") e.step(e.last);
      else return;
      r.preventDefault(), r.stopPropagation();
    }
  }
  return t.addEventListener("keydown", n), { destroy: () => t.removeEventListener("keydown", n) };
}
function Lh(t) {
  return document.fonts.addEventListener("loadingdone", t), () => document.fonts.removeEventListener("loadingdone", t);
}
function Oh(t) {
  try {
    return localStorage.getItem(t);
  } catch {
    return null;
  }
}
function Nh(t, e) {
  try {
    localStorage.setItem(t, e);
  } catch {
  }
}
const ir = ["system", "light", "dark"];
class jh {
  #e = /* @__PURE__ */ K("system");
  get name() {
    return a(this.#e);
  }
  set name(e) {
    N(this.#e, e, !0);
  }
  constructor() {
    const e = Oh("theme");
    e && ir.includes(e) && this.set(e);
  }
  next() {
    this.set(ir[(ir.indexOf(this.name) + 1) % ir.length]);
  }
  set(e) {
    this.name = e, Nh("theme", e), e === "system" ? delete document.documentElement.dataset.theme : document.documentElement.dataset.theme = e;
  }
}
const Ch = new jh();
var zh = /* @__PURE__ */ L('<div class="frame svelte-1y7d2q4"><div><canvas tabindex="0" role="application" class="svelte-1y7d2q4"></canvas></div> <div class="tools svelte-1y7d2q4"><button aria-label="zoom in" class="svelte-1y7d2q4">+</button> <button aria-label="zoom out" class="svelte-1y7d2q4">−</button> <button class="svelte-1y7d2q4">Fit</button> <button class="svelte-1y7d2q4">Expand all</button></div></div>');
function Ph(t, e) {
  Oe(e, !0);
  const n = 0.62, r = 0.7, s = 44, i = 120, l = 110;
  let o = G(e, "marked", 19, () => /* @__PURE__ */ new Set()), c = G(e, "height", 3, 460), u = G(e, "blank", 3, !1), h = G(e, "most", 3, 1.3), f = G(e, "ahead", 3, null), d = G(e, "following", 3, !1), g = G(e, "whole", 3, !1), _ = G(e, "label", 3, "search tree"), y, w, v = /* @__PURE__ */ K(
    600
    // pixels of the width
  ), m = /* @__PURE__ */ K({ scale: 1, x: 300, y: 40 }), x = /* @__PURE__ */ K(/* @__PURE__ */ new Set()), M = /* @__PURE__ */ K(/* @__PURE__ */ new Set()), p = /* @__PURE__ */ K(0), A = null;
  const z = /* @__PURE__ */ b(() => Fa(e.trace)), S = /* @__PURE__ */ b(() => new Set(ja(e.trace, a(z), e.moment))), E = /* @__PURE__ */ b(() => new Set(e.trace.variation)), R = /* @__PURE__ */ b(() => {
    const H = d() ? Fe(e.selected).filter((_e) => !a(x).has(_e)) : [];
    return H.length ? /* @__PURE__ */ new Set([...a(x), ...H]) : a(x);
  }), Q = /* @__PURE__ */ b(() => d() ? /* @__PURE__ */ new Set([
    ...a(E),
    e.selected,
    ...Fe(e.selected)
  ]) : a(E));
  let se = /* @__PURE__ */ K(ft(_n)), Me = /* @__PURE__ */ K(ft(cr));
  const X = /* @__PURE__ */ b(() => Yi(a(z), e.trace.unrecorded, a(R), a(M), a(Q), a(se), a(Me))), te = /* @__PURE__ */ b(() => a(X).right - a(X).left + 70), F = /* @__PURE__ */ b(() => Math.max(1, Math.round(a(X).bottom / a(Me)))), ee = /* @__PURE__ */ b(() => g() ? Math.max(a(v), Math.ceil(a(te) * r)) : a(v)), P = /* @__PURE__ */ b(() => g() ? Math.max(c(), Math.ceil(a(F) * cr * r) + s + 50) : c()), ne = /* @__PURE__ */ b(() => a(ee) > a(v));
  Ye(() => {
    const H = a(z);
    vt(() => {
      N(x, g() || f() ? new Set(H.keys()) : Gd(H, e.trace.unrecorded, e.trace.variation, a(v) / (_n * n))), N(M, g() || f() ? a(x) : /* @__PURE__ */ new Set());
    });
  }), Ye(() => {
    a(z), vt(ye);
  });
  let fe = 0;
  Ye(() => {
    const H = a(v) + a(P) * h();
    vt(() => {
      fe && Math.abs(H - fe) > 40 && ye(), fe = H;
    });
  });
  function ye() {
    const H = (a(X).right - a(X).left) / a(se);
    N(se, Math.max(_n, Math.min(l, _d(e.trace, a(X)), (a(v) - 70) / Math.max(H, 1))), !0);
    const _e = a(P) - s - 50;
    let he = Math.max(0.02, Math.min(h(), a(ee) / a(te)));
    N(Me, Math.max(cr, Math.min(i, _e / a(F)) / he), !0), a(F) * a(Me) * he > _e && (he = Math.max(0.02, _e / (a(F) * a(Me)))), N(m, {
      scale: he,
      x: a(ee) / 2 - he * (a(X).left + a(X).right) / 2,
      y: 28 + Math.max(0, (_e - he * a(F) * a(Me)) / 2)
    });
  }
  function Ce() {
    N(x, new Set(a(z).keys())), N(M, a(x)), ye();
  }
  function Le(H) {
    const _e = new Set(a(R));
    _e.has(H) ? _e.delete(H) : _e.add(H), N(x, _e);
  }
  function Fe(H) {
    const _e = [];
    for (let he = e.trace.parent[H] ?? -1; he >= 0; he = e.trace.parent[he]) _e.push(he);
    return _e;
  }
  Ye(() => {
    const H = e.selected;
    vt(() => {
      if (d()) return;
      const he = /* @__PURE__ */ new Set([...a(x), ...Fe(H)]), Ie = new Set(a(M)), ae = e.trace.parent[H] ?? -1;
      ae >= 0 && (a(z)[ae]?.indexOf(H) ?? 0) >= Xn && Ie.add(ae), he.size !== a(x).size && N(x, he), Ie.size !== a(M).size && N(M, Ie);
    });
    const _e = a(X).byNode.get(H);
    vt(() => {
      if (!_e) return;
      const he = _e.x * a(m).scale + a(m).x, Ie = _e.y * a(m).scale + a(m).y;
      (he < 20 || he > a(ee) - 20 || Ie < 20 || Ie > a(P) - 20) && N(m, {
        ...a(m),
        x: a(ee) / 2 - _e.x * a(m).scale,
        y: a(P) / 2 - _e.y * a(m).scale
      });
      const ae = he - w.scrollLeft;
      a(ne) && (ae < 20 || ae > a(v) - 20) && (w.scrollLeft = he - a(v) / 2);
    });
  }), matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => Xl(p));
  const Ee = /* @__PURE__ */ b(() => ({
    trace: e.trace,
    children: a(z),
    layout: a(X),
    moment: e.moment,
    selected: e.selected,
    line: a(S),
    marked: o(),
    open: a(R),
    blank: u(),
    ahead: f()
  }));
  function ke() {
    const H = devicePixelRatio || 1;
    (y.width !== Math.round(a(ee) * H) || y.height !== Math.round(a(P) * H)) && (y.width = Math.round(a(ee) * H), y.height = Math.round(a(P) * H));
    const _e = y.getContext("2d");
    _e.setTransform(H, 0, 0, H, 0, 0);
    const he = fd(_e, a(Ee), a(m), cd(y), a(ee), a(P));
    Object.assign(y, { boxes: he });
  }
  Ye(() => Lh(ke));
  let Z = 0;
  Ye(() => (Ch.name, a(p), a(Ee), a(m), a(ee), a(P), cancelAnimationFrame(Z), Z = requestAnimationFrame(ke), () => cancelAnimationFrame(Z))), Ye(() => {
    const H = matchMedia("print");
    return H.addEventListener("change", ke), () => H.removeEventListener("change", ke);
  });
  function O(H, _e = a(ee) / 2, he = a(P) / 2) {
    const Ie = Math.max(0.02, Math.min(3, a(m).scale * H)), ae = Ie / a(m).scale;
    N(m, {
      scale: Ie,
      x: _e - (_e - a(m).x) * ae,
      y: he - (he - a(m).y) * ae
    });
  }
  function Y(H) {
    a(
      ne
      // sideways: that scrolls
    ) && Math.abs(H.deltaX) > Math.abs(H.deltaY) || (H.preventDefault(), O(Math.exp(-H.deltaY * 15e-4), H.offsetX, H.offsetY));
  }
  function ce(H) {
    A = { x: H.clientX, y: H.clientY, moved: !1 }, y.setPointerCapture(H.pointerId);
  }
  function Re(H) {
    if (!A) return;
    const _e = H.clientX - A.x, he = H.clientY - A.y;
    !A.moved && Math.hypot(_e, he) < 4 || (A = { x: H.clientX, y: H.clientY, moved: !0 }, a(ne) ? w.scrollLeft -= _e : N(m, { ...a(m), x: a(m).x + _e, y: a(m).y + he }));
  }
  function ze(H) {
    const _e = A && !A.moved;
    if (A = null, !_e) return;
    const he = (H.offsetX - a(m).x) / a(m).scale, Ie = (H.offsetY - a(m).y) / a(m).scale, ae = Math.max(xt * 1.3, 8 / a(m).scale);
    for (const pe of a(X).placed)
      if (!(Math.abs(pe.x - he) > ae || Math.abs(pe.y - Ie) > ae)) {
        pe.stub === "folded" ? N(M, new Set(a(M)).add(pe.node)) : pe.stub ? e.select(pe.node) : !u() && pe.node === e.selected && (a(z)[pe.node]?.length ?? 0) > 0 ? Le(pe.node) : (e.select(pe.node), e.mark?.(pe.node));
        return;
      }
  }
  function ge(H) {
    const _e = e.trace.parent[e.selected] ?? -1, he = _e >= 0 ? a(z)[_e] : [0], Ie = he.indexOf(e.selected), ae = a(z)[e.selected] ?? [], pe = {
      ArrowUp: _e >= 0 ? _e : void 0,
      ArrowDown: (u() ? void 0 : ae.find((Be) => a(
        S
        // a riddle does not tell
      ).has(Be))) ?? ae[0],
      ArrowLeft: he[Ie - 1],
      ArrowRight: he[Ie + 1],
      Home: 0
    };
    if (H.key in pe) {
      const Be = pe[H.key];
      Be !== void 0 && e.select(Be);
    } else if (H.key === " " || H.key === "Enter") e.mark ? e.mark(e.selected) : u() ? e.select(e.selected) : Le(e.selected);
    else if (H.key === "+") O(1.25);
    else if (H.key === "-") O(0.8);
    else return;
    H.preventDefault(), H.stopPropagation();
  }
  const I = /* @__PURE__ */ b(() => a(X).byNode.get(e.selected));
  var B = { fit: ye, openAll: Ce, toggle: Le }, de = zh();
  let C;
  var D = V(de);
  let J;
  var U = V(D);
  let be;
  Zt(U, (H) => y = H, () => y), Zt(D, (H) => w = H, () => w);
  var le = T(D, 2), ue = V(le), xe = T(ue, 2), ie = T(xe, 2), qe = T(ie, 2);
  return j(() => {
    C = $e(de, "", C, { height: `${a(P) ?? ""}px` }), J = ve(D, 1, "scroller svelte-1y7d2q4", null, J, { scrolls: a(ne) }), $(U, "aria-label", `${_() ?? ""}: ${e.trace.parent.length ?? ""} nodes. Arrow keys move between nodes; the selected node is described below.`), $(U, "data-x", a(I) ? a(I).x * a(m).scale + a(m).x : void 0), $(U, "data-y", a(I) ? a(I).y * a(m).scale + a(m).y : void 0), $(U, "data-shown", a(X).placed.length), be = $e(U, "", be, {
      width: `${a(ee) ?? ""}px`,
      height: `${a(P) ?? ""}px`
    });
  }), Ge("wheel", U, Y), oe("pointerdown", U, ce), oe("pointermove", U, Re), oe("pointerup", U, ze), Ge("pointercancel", U, () => A = null), oe("keydown", U, ge), nn(D, "clientWidth", (H) => N(v, H)), oe("click", ue, () => O(1.3)), oe("click", xe, () => O(0.77)), oe("click", ie, ye), oe("click", qe, () => Ce()), k(t, de), Ne(B);
}
lt([
  "pointerdown",
  "pointermove",
  "pointerup",
  "keydown",
  "click"
]);
var Rh = /* @__PURE__ */ L('<p role="alert" class="failure"> </p>'), Ih = /* @__PURE__ */ L(" <!><!>.", 1), Fh = /* @__PURE__ */ L('<p class="soft facts svelte-1ond5h7"> <!>. <!> <!></p>'), Dh = /* @__PURE__ */ L('<div class="row"><span class="soft facts svelte-1ond5h7">Export:</span> <button>SVG</button> <button>PNG</button> <!> <button>TikZ</button></div>'), Bh = /* @__PURE__ */ L('<li><span class="dotted svelte-1ond5h7"></span> +14: moves that were not recorded</li>'), qh = /* @__PURE__ */ L("<li>[α, β]: the window; ≤ and ≥: only a bound, the true value may be lower or higher</li>"), Uh = /* @__PURE__ */ L('<ul class="legend soft svelte-1ond5h7" aria-label="legend"><li>△ MAX, ▽ MIN, ○ chance or a player, □ leaf</li> <li><span class="strong svelte-1ond5h7"></span> </li> <li><span class="dashed svelte-1ond5h7"></span> pruned: never searched</li> <!> <!></ul>'), Vh = /* @__PURE__ */ L('<div class="room svelte-1ond5h7"><div><div class="left stack svelte-1ond5h7"><!> <!> <!> <!> <!></div> <!></div></div> <!>', 1), Hh = /* @__PURE__ */ L('<p class="soft" role="status"> </p>'), Wh = /* @__PURE__ */ L("<!> <!>", 1);
function Yh(t, e) {
  Oe(e, !0);
  let n = G(e, "height", 3, 460), r = G(e, "exporting", 3, !0), s = G(e, "boards", 3, !1), i = G(e, "ahead", 3, null);
  const l = /* @__PURE__ */ b(() => e.tracing.trace), o = /* @__PURE__ */ b(() => a(l) ? Qf(a(l), e.tracing.moment) : null), c = Xi();
  let u = /* @__PURE__ */ K(768);
  const h = /* @__PURE__ */ b(() => c?.on ? Math.max(240, a(u) - 290) : Math.max(n(), Math.min(0.62 * a(u), 900)));
  async function f() {
    a(l) && Ur("tree.png", await ks(a(l), e.tracing.moment));
  }
  var d = Wh(), g = me(d);
  {
    var _ = (m) => {
      var x = Rh(), M = re(x, !0);
      j(() => W(M, e.tracing.failure)), k(m, x);
    };
    q(g, (m) => {
      e.tracing.failure && m(_);
    });
  }
  var y = T(g, 2);
  {
    var w = (m) => {
      var x = Vh(), M = me(x), p = V(M);
      let A;
      var z = V(p), S = V(z);
      Ah(S, {
        get moment() {
          return e.tracing.moment;
        },
        get last() {
          return e.tracing.last;
        },
        change: (P) => e.tracing.step(P)
      });
      var E = T(S, 2);
      tr(E, () => e.question ?? pt);
      var R = T(E, 2);
      {
        let P = /* @__PURE__ */ b(() => c?.on ? 2.2 : void 0);
        Ph(R, {
          get trace() {
            return a(l);
          },
          get moment() {
            return e.tracing.moment;
          },
          get selected() {
            return e.tracing.selected;
          },
          get height() {
            return a(h);
          },
          get most() {
            return a(P);
          },
          get marked() {
            return e.marked;
          },
          get ahead() {
            return i();
          },
          get following() {
            return e.tracing.following;
          },
          select: (ne) => e.tracing.select(ne)
        });
      }
      var Q = T(R, 2);
      {
        var se = (P) => {
          var ne = Fh(), fe = V(ne), ye = T(fe);
          {
            var Ce = (ke) => {
              var Z = zn();
              j((O) => W(Z, `, ${O ?? ""} pruned`), [() => Rn(a(o).pruned)]), k(ke, Z);
            };
            q(ye, (ke) => {
              a(o).pruned && ke(Ce);
            });
          }
          var Le = T(ye, 2);
          {
            var Fe = (ke) => {
              var Z = Ih(), O = me(Z), Y = T(O);
              {
                var ce = (ge) => {
                  var I = zn();
                  j(() => W(I, `, best move ${a(l).summary.move ?? ""}`)), k(ge, I);
                };
                q(Y, (ge) => {
                  a(l).summary.move && ge(ce);
                });
              }
              var Re = T(Y);
              {
                var ze = (ge) => {
                  var I = zn();
                  j(() => W(I, `, depth ${a(l).summary.depth ?? ""}`)), k(ge, I);
                };
                q(Re, (ge) => {
                  a(l).summary.depth && ge(ze);
                });
              }
              j((ge) => W(O, `${a(l).summary.algorithm ?? ""}: value ${ge ?? ""} to ${a(l).names[a(l).perspective] ?? ""}`), [() => Qo(a(l).summary)]), k(ke, Z);
            };
            q(Le, (ke) => {
              e.tracing.moment >= e.tracing.last && ke(Fe);
            });
          }
          var we = T(Le, 2);
          {
            var Ee = (ke) => {
              var Z = zn();
              j((O) => W(Z, `${O ?? ""} more nodes were searched but not recorded.`), [() => Rn(a(l).truncated)]), k(ke, Z);
            };
            q(we, (ke) => {
              a(l).truncated && ke(Ee);
            });
          }
          j((ke, Z) => W(fe, `${ke ?? ""} ${a(o).nodes === 1 ? "node" : "nodes"}, ${Z ?? ""} ${a(o).leaves === 1 ? "leaf" : "leaves"}`), [
            () => Rn(a(o).nodes),
            () => Rn(a(o).leaves)
          ]), k(P, ne);
        };
        q(Q, (P) => {
          c?.on || P(se);
        });
      }
      var Me = T(Q, 2);
      {
        var X = (P) => {
          var ne = Dh(), fe = T(V(ne), 2), ye = T(fe, 2), Ce = T(ye, 2);
          td(Ce, { picture: () => ks(a(l), e.tracing.moment) });
          var Le = T(Ce, 2);
          oe("click", fe, () => Ur("tree.svg", Ki(a(l), e.tracing.moment))), oe("click", ye, f), oe("click", Le, () => Ur("tree.tex", $d(a(l), e.tracing.moment))), k(P, ne);
        };
        q(Me, (P) => {
          r() && !c?.on && P(X);
        });
      }
      var te = T(z, 2);
      {
        let P = /* @__PURE__ */ b(() => c?.on), ne = /* @__PURE__ */ b(() => s() ? e.tracing.place : null);
        Sh(te, {
          get brief() {
            return a(P);
          },
          get trace() {
            return a(l);
          },
          get moment() {
            return e.tracing.moment;
          },
          get selected() {
            return e.tracing.selected;
          },
          get change() {
            return e.change;
          },
          get search() {
            return e.search;
          },
          get play() {
            return e.play;
          },
          get place() {
            return a(ne);
          },
          select: (fe) => e.tracing.select(fe)
        });
      }
      jo(p, (P, ne) => Th?.(P, ne), () => e.tracing);
      var F = T(M, 2);
      {
        var ee = (P) => {
          var ne = Uh(), fe = T(V(ne), 2), ye = T(V(fe)), Ce = T(fe, 4);
          {
            var Le = (Z) => {
              var O = Bh();
              k(Z, O);
            }, Fe = /* @__PURE__ */ b(() => a(l).unrecorded.some((Z) => Z));
            q(Ce, (Z) => {
              a(Fe) && Z(Le);
            });
          }
          var we = T(Ce, 2);
          {
            var Ee = (Z) => {
              var O = qh();
              k(Z, O);
            }, ke = /* @__PURE__ */ b(() => Ca(a(l)));
            q(we, (Z) => {
              a(ke) && Z(Ee);
            });
          }
          j(() => W(ye, ` ${e.tracing.moment < e.tracing.last ? "best line so far" : "principal variation"}`)), k(P, ne);
        };
        q(F, (P) => {
          c?.on || P(ee);
        });
      }
      j(() => A = ve(p, 1, "view svelte-1ond5h7", null, A, { whole: c?.on, busy: e.tracing.busy })), k(m, x);
    }, v = (m) => {
      var x = Hh(), M = re(x, !0);
      j(() => W(M, e.tracing.compiling ? Ko : "Searching …")), k(m, x);
    };
    q(y, (m) => {
      a(l) && a(o) ? m(w) : e.tracing.busy && m(v, 1);
    });
  }
  Uo("innerHeight", (m) => N(u, m, !0)), k(t, d), Ne();
}
lt(["click"]);
var Gh = /* @__PURE__ */ L("<tr><td> </td><td> </td><td> </td></tr>"), Kh = /* @__PURE__ */ L('<table class="data"><caption> </caption><thead><tr><th scope="col">move</th><th scope="col">value</th><th scope="col">line</th></tr></thead><tbody></tbody></table>'), Xh = /* @__PURE__ */ L('<div class="zermelo svelte-d6hshj"><h2> </h2> <div class="both svelte-d6hshj"><!> <!></div> <!></div>');
function Jh(t, e) {
  Oe(e, !0);
  const n = 12, r = e.trace ? new Zf(e.trace.id) : null;
  r && e.trace && r.show(e.trace);
  const s = /* @__PURE__ */ b(() => (e.analysis?.rows ?? e.position.legal).some((_) => _.cells.length > 1));
  var i = Xh(), l = V(i), o = re(l, !0), c = T(l, 2), u = V(c);
  {
    let _ = /* @__PURE__ */ b(() => e.analysis?.rows ?? []), y = /* @__PURE__ */ b(() => e.position.last?.cells ?? []);
    ua(u, {
      get parts() {
        return e.position.board;
      },
      get names() {
        return e.names;
      },
      get rows() {
        return a(_);
      },
      get moving() {
        return a(s);
      },
      get last() {
        return a(y);
      }
    });
  }
  var h = T(u, 2);
  {
    var f = (_) => {
      var y = Kh(), w = V(y), v = re(w), m = T(w, 2);
      Se(m, 21, () => e.analysis.rows.slice(0, n), Te, (x, M) => {
        var p = Gh(), A = V(p), z = re(A, !0), S = T(A), E = re(S, !0), R = T(S), Q = re(R, !0);
        j(
          (se, Me) => {
            W(z, a(M).text), W(E, se), W(Q, Me);
          },
          [
            () => Jo(a(M).value, a(M).bound),
            () => a(M).line.slice(1, 8).join(" ")
          ]
        ), k(x, p);
      }), j((x) => W(v, `${e.analysis.algorithm ?? ""}${e.analysis.depth ? `, depth ${e.analysis.depth}` : ""}, ${x ?? ""} nodes${e.analysis.exact ? ", proven" : ""}`), [() => Rn(e.analysis.nodes)]), k(_, y);
    };
    q(h, (_) => {
      e.analysis && _(f);
    });
  }
  var d = T(c, 2);
  {
    var g = (_) => {
      Yh(_, {
        get tracing() {
          return r;
        },
        height: 380
      });
    };
    q(d, (_) => {
      r && _(g);
    });
  }
  j(() => W(o, e.title)), k(t, i), Ne();
}
const Ji = /* @__PURE__ */ new Map();
tt.attach((t) => {
  "id" in t && Ji.get(t.id)?.send(t);
});
function Qh({ model: t, el: e }) {
  const n = t.get("data");
  n.trace && Ji.set(n.trace.id, t), t.on("msg:custom", (s) => tt.receive(s));
  const r = Mo(Jh, { target: e, props: n });
  return () => void Eo(r);
}
const $h = { render: Qh };
export {
  $h as default
};
