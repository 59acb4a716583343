var An = Array.isArray, yi = Array.prototype.indexOf, en = Array.prototype.includes, Tn = Array.from, Wr = Object.defineProperty, Ot = Object.getOwnPropertyDescriptor, wi = Object.getOwnPropertyDescriptors, ki = Object.prototype, xi = Array.prototype, Xr = Object.getPrototypeOf, Mr = Object.isExtensible;
const Yt = () => {
};
function Si(t) {
  for (var e = 0; e < t.length; e++)
    t[e]();
}
function Kr() {
  var t, e, n = new Promise((r, s) => {
    t = r, e = s;
  });
  return { promise: n, resolve: t, reject: e };
}
function Ei(t, e) {
  if (Array.isArray(t))
    return t;
  if (!(Symbol.iterator in t))
    return Array.from(t);
  const n = [];
  for (const r of t)
    if (n.push(r), n.length === e) break;
  return n;
}
const Me = 2, Pt = 4, Ln = 8, lr = 1 << 24, Ue = 16, Xe = 32, vt = 64, Gn = 128, or = 256, We = 512, pe = 1024, ce = 2048, Fe = 4096, Te = 8192, xe = 16384, Dt = 32768, tn = 1 << 25, Rt = 65536, wn = 1 << 17, Mi = 1 << 18, jt = 1 << 19, Ai = 1 << 20, Je = 1 << 25, kn = 1 << 21, Nt = 1 << 22, ht = 1 << 23, bt = Symbol("$state"), Zr = Symbol("component"), Ti = Symbol("legacy props"), Li = Symbol(""), Jr = Symbol("attributes"), Wn = Symbol("class"), Xn = Symbol("style"), Kn = Symbol("text"), un = new class extends Error {
  name = "StaleReactionError";
  message = "The reaction that called `getAbortSignal()` was re-run or destroyed";
}(), On = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  !!globalThis.document?.contentType && /* @__PURE__ */ globalThis.document.contentType.includes("xml")
), Oi = 1, Ni = 2, Qr = 4, Ci = 8, Pi = 16, Ri = 1, Ii = 4, zi = 8, Fi = 16, Di = 1, ji = 2, $r = {}, me = Symbol("uninitialized"), Vi = "http://www.w3.org/1999/xhtml", qi = "@attach";
function Bi() {
  console.warn("https://svelte.dev/e/derived_inert");
}
function Hi() {
  console.warn("https://svelte.dev/e/select_multiple_invalid_value");
}
function Ui() {
  console.warn("https://svelte.dev/e/svelte_boundary_reset_noop");
}
function es(t) {
  return t === this.v;
}
function Yi(t, e) {
  return t != t ? e == e : t !== e || t !== null && typeof t == "object" || typeof t == "function";
}
function ts(t) {
  return !Yi(t, this.v);
}
function ns(t) {
  throw new Error("https://svelte.dev/e/lifecycle_outside_component");
}
function Gi() {
  throw new Error("https://svelte.dev/e/async_derived_orphan");
}
function Wi(t, e, n) {
  throw new Error("https://svelte.dev/e/each_key_duplicate");
}
function Xi(t) {
  throw new Error("https://svelte.dev/e/effect_in_teardown");
}
function Ki() {
  throw new Error("https://svelte.dev/e/effect_in_unowned_derived");
}
function Zi(t) {
  throw new Error("https://svelte.dev/e/effect_orphan");
}
function Ji() {
  throw new Error("https://svelte.dev/e/effect_update_depth_exceeded");
}
function Qi(t) {
  throw new Error("https://svelte.dev/e/props_invalid_value");
}
function $i() {
  throw new Error("https://svelte.dev/e/state_descriptors_fixed");
}
function ea() {
  throw new Error("https://svelte.dev/e/state_prototype_fixed");
}
function ta() {
  throw new Error("https://svelte.dev/e/state_unsafe_mutation");
}
function na() {
  throw new Error("https://svelte.dev/e/svelte_boundary_reset_onerror");
}
let Se = null;
function It(t) {
  Se = t;
}
function Pe(t, e = !1, n) {
  Se = {
    p: Se,
    i: !1,
    c: null,
    e: null,
    s: t,
    x: null,
    r: (
      /** @type {Effect} */
      ne
    ),
    l: null
  };
}
function Re(t) {
  var e = (
    /** @type {ComponentContext} */
    Se
  ), n = e.e;
  if (n !== null) {
    e.e = null;
    for (var r of n)
      ys(r);
  }
  return t !== void 0 && (e.x = t), e.i = !0, Se = e.p, ur(t);
}
function ur(t = {}) {
  return Wr(t, Zr, { value: !0 }), t;
}
function rs() {
  return !0;
}
let Lt = [];
function ra() {
  var t = Lt;
  Lt = [], Si(t);
}
function Qe(t) {
  if (Lt.length === 0) {
    var e = Lt;
    queueMicrotask(() => {
      e === Lt && ra();
    });
  }
  Lt.push(t);
}
const sa = -7169;
function ge(t, e) {
  t.f = t.f & sa | e;
}
function fr(t) {
  (t.f & We) !== 0 || t.deps === null ? ge(t, pe) : ge(t, Fe);
}
function ss(t, e) {
  (t.f & ce) !== 0 ? e.set(t, ce) : (t.f & Fe) !== 0 && e.get(t) !== ce && e.set(t, Fe), ge(t, pe);
}
function ia(t, e) {
  if (e) {
    const n = document.body;
    t.autofocus = !0, Qe(() => {
      document.activeElement === n && t.focus();
    });
  }
}
function fn(t) {
  var e = X, n = ne;
  qe(null), nt(null);
  try {
    return t();
  } finally {
    qe(e), nt(n);
  }
}
function is(t, e, n, r) {
  const s = nn;
  var a = t.filter((h) => !h.settled), l = e.map(s);
  if (n.length === 0 && a.length === 0) {
    r(l);
    return;
  }
  var o = (
    /** @type {Effect} */
    ne
  ), f = aa(), u = a.length === 1 ? a[0].promise : a.length > 1 ? Promise.all(a.map((h) => h.promise)) : null;
  function d(h) {
    if ((o.f & xe) === 0) {
      f();
      try {
        r([...l, ...h]);
      } catch (_) {
        Ze(_, o);
      }
      xn();
    }
  }
  var c = as();
  if (n.length === 0) {
    u.then(() => d([])).finally(c);
    return;
  }
  function v() {
    Promise.all(n.map((h) => /* @__PURE__ */ la(h))).then(d).catch((h) => Ze(h, o)).finally(c);
  }
  u ? u.then(() => {
    if ((o.f & xe) !== 0) {
      c();
      return;
    }
    f(), v(), xn();
  }) : v();
}
function aa() {
  var t = (
    /** @type {Effect} */
    ne
  ), e = X, n = Se, r = (
    /** @type {Batch} */
    re
  );
  return function(a = !0) {
    nt(t), qe(e), It(n), a && (t.f & xe) === 0 && (r?.activate(), r?.apply());
  };
}
function xn(t = !0) {
  nt(null), qe(null), It(null), t && re?.deactivate();
}
function as() {
  var t = (
    /** @type {Effect} */
    ne
  ), e = t.b, n = (
    /** @type {Batch} */
    re
  ), r = !!e?.is_rendered();
  return e?.update_pending_count(1, n), n.increment(r, t), () => {
    e?.update_pending_count(-1, n), n.decrement(r, t);
  };
}
// @__NO_SIDE_EFFECTS__
function nn(t) {
  var e = Me | ce;
  return ne !== null && (ne.f |= jt), {
    ctx: Se,
    deps: null,
    effects: null,
    equals: es,
    f: e,
    fn: t,
    reactions: null,
    rv: 0,
    v: (
      /** @type {V} */
      me
    ),
    wv: 0,
    parent: ne,
    ac: null
  };
}
const Gt = Symbol("obsolete");
// @__NO_SIDE_EFFECTS__
function la(t, e, n) {
  let r = (
    /** @type {Effect | null} */
    ne
  );
  r === null && Gi();
  var s = (
    /** @type {Promise<V>} */
    /** @type {unknown} */
    void 0
  ), a = xt(
    /** @type {V} */
    me
  ), l = !X, o = /* @__PURE__ */ new Set();
  return ka(() => {
    var f = (
      /** @type {Effect} */
      ne
    ), u = Kr();
    s = u.promise;
    try {
      Promise.resolve(t()).then(u.resolve, (h) => {
        h !== un && u.reject(h);
      }).finally(xn);
    } catch (h) {
      u.reject(h), xn();
    }
    var d = (
      /** @type {Batch} */
      re
    );
    if (l) {
      if ((f.f & Dt) !== 0)
        var c = as();
      if (
        // boundary can be null if the async derived is inside an $effect.root not connected to the component render tree
        r.b?.is_rendered()
      )
        d.async_deriveds.get(f)?.reject(Gt);
      else
        for (const h of o.values())
          h.reject(Gt);
      o.add(u), d.async_deriveds.set(f, u);
    }
    const v = (h, _ = void 0) => {
      c?.(), o.delete(u), _ !== Gt && (d.activate(), _ ? (a.f |= ht, zt(a, _)) : ((a.f & ht) !== 0 && (a.f ^= ht), zt(a, h)), d.deactivate());
    };
    u.promise.then(v, (h) => v(null, h || "unknown"));
  }), _r(() => {
    for (const f of o)
      f.reject(Gt);
  }), new Promise((f) => {
    function u(d) {
      function c() {
        d === s ? f(a) : u(s);
      }
      d.then(c, c);
    }
    u(s);
  });
}
// @__NO_SIDE_EFFECTS__
function j(t) {
  const e = /* @__PURE__ */ nn(t);
  return As(e), e;
}
// @__NO_SIDE_EFFECTS__
function ls(t) {
  const e = /* @__PURE__ */ nn(t);
  return e.equals = ts, e;
}
function oa(t) {
  var e = t.effects;
  if (e !== null) {
    t.effects = null;
    for (var n = 0; n < e.length; n += 1)
      Ee(
        /** @type {Effect} */
        e[n]
      );
  }
}
function cr(t) {
  var e, n = ne, r = t.parent;
  if (!lt && r !== null && t.v !== me && // if it was never evaluated before, it's guaranteed to fail downstream, so we try to execute instead
  (r.f & (xe | Te)) !== 0)
    return Bi(), t.v;
  nt(r);
  try {
    oa(t), e = Ns(t);
  } finally {
    nt(n);
  }
  return e;
}
function os(t) {
  var e = cr(t);
  if (!t.equals(e) && (t.wv = Ls(), (!re?.is_fork || t.deps === null) && (re !== null ? (re.capture(t, e, !0), Zn?.capture(t, e, !0)) : t.v = e, t.deps === null))) {
    ge(t, pe);
    return;
  }
  lt || (Ye !== null ? (vr() || re?.is_fork) && Ye.set(t, e) : fr(t));
}
function ua(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      (e.teardown || e.ac) && (e.teardown?.(), e.ac !== null && fn(() => {
        e.ac.abort(un), e.ac = null;
      }), e.fn !== null && (e.teardown = Yt), rn(e, 0), gr(e));
}
function us(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      e.teardown && e.fn !== null && Ft(e);
}
let Rn = null, Tt = null, re = null, Zn = null, Ye = null, Jn = null, In = !1, Jt = null, pn = null;
var Ar = 0;
let fa = 1;
class _t {
  id = fa++;
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
  #i = /* @__PURE__ */ new Set();
  /**
   * The number of async effects that are currently in flight
   */
  #t = 0;
  /**
   * Async effects that are currently in flight, _not_ inside a pending boundary
   * @type {Map<Effect, number>}
   */
  #n = /* @__PURE__ */ new Map();
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
  #a = [];
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
  #h = /* @__PURE__ */ new Set();
  is_fork = !1;
  #u = !1;
  constructor() {
    Tt === null ? Rn = Tt = this : (Tt.next = this, this.prev = Tt), Tt = this;
  }
  #v() {
    if (this.is_fork) return !0;
    for (const e of this.#n.keys())
      if (!this.#m(e))
        return !0;
    return !1;
  }
  /**
   * Whether `effect` is inside a branch that this batch skips
   * @param {Effect} effect
   */
  #m(e) {
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
    this.#o.has(e) || this.#o.set(e, { d: [], m: [] }), this.#h.delete(e);
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
        ge(s, ce), n(s);
      for (s of r.m)
        ge(s, Fe), n(s);
    }
    this.#h.add(e);
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
    for (const a of this.#s)
      if (!((a.f & xe) !== 0 || (a.f & (ce | Fe)) === 0)) {
        for (var n = a, r = !1; n.parent !== null; ) {
          n = n.parent;
          var s = n.f;
          if ((s & (vt | Xe)) !== 0) {
            if ((s & pe) === 0) {
              r = !0;
              break;
            }
            n.f ^= pe;
          }
        }
        r || e.push(n);
      }
    return this.#s = [], e;
  }
  #_() {
    this.started = !0;
    for (const [o, f] of this.#l)
      ge(o, f), this.schedule(o);
    this.apply();
    for (var e = Jt = [], n = [], r = pn = []; this.#s.length > 0; ) {
      Ar++ > 1e3 && (this.#d(), ca());
      for (const o of this.#f())
        try {
          this.#b(o, e, n);
        } catch (f) {
          throw ds(o), this.#v() || this.discard(), f;
        }
    }
    if (re = null, r.length > 0) {
      var s = _t.ensure();
      for (const o of r)
        s.schedule(o);
    }
    if (Jt = null, pn = null, this.#v()) {
      this.#g(n), this.#g(e);
      for (const [o, f] of this.#o)
        cs(o, f);
      r.length > 0 && /** @type {unknown} */
      re.#_();
      return;
    }
    const a = this.#k();
    if (a) {
      this.#g(n), this.#g(e), a.#c(this);
      return;
    }
    this.#l.clear();
    for (const o of this.#e) o(this);
    this.#e.clear(), Zn = this, Tr(n), Tr(e), Zn = null, this.#r?.resolve();
    var l = (
      /** @type {Batch | null} */
      /** @type {unknown} */
      re
    );
    this.#t === 0 && (this.#s.length === 0 || l !== null) && this.#d(), l !== null && (et.clear(), l.#_());
  }
  /**
   * Traverse the effect tree, executing effects or stashing
   * them for later execution as appropriate
   * @param {Effect} root
   * @param {Effect[]} effects
   * @param {Effect[]} render_effects
   */
  #b(e, n, r) {
    e.f ^= pe;
    for (var s = e.first; s !== null; ) {
      var a = s.f, l = (a & (Xe | vt)) !== 0, o = l && (a & pe) !== 0, f = o || (a & Te) !== 0 || this.#o.has(s);
      if (!f && s.fn !== null) {
        l ? s.f ^= pe : (a & Pt) !== 0 ? n.push(s) : dn(s) && ((a & Ue) !== 0 && this.add_dirty_reaction(s, Fe), Ft(s));
        var u = s.first;
        if (u !== null) {
          s = u;
          continue;
        }
      }
      for (; s !== null; ) {
        var d = s.next;
        if (d !== null) {
          s = d;
          break;
        }
        s = s.parent;
      }
    }
  }
  #k() {
    for (var e = this.prev; e !== null; e = e.prev)
      if (!e.is_fork && this.#p(e)) return e;
    return null;
  }
  /** @param {Batch} batch */
  #p(e) {
    for (const [n, [, r]] of this.current)
      if (!r && e.current.has(n))
        return !0;
    return !1;
  }
  /**
   * @param {Batch} batch
   */
  #c(e) {
    for (const [r, s] of e.current)
      !this.previous.has(r) && e.previous.has(r) && this.previous.set(r, e.previous.get(r)), this.current.set(r, s);
    for (const [r, s] of e.async_deriveds) {
      const a = this.async_deriveds.get(r);
      a && s.promise.then(a.resolve).catch(a.reject);
    }
    e.async_deriveds.clear(), this.transfer_reactions(e.#l);
    const n = (r) => {
      var s = r.reactions;
      if (s !== null && !((r.f & Me) !== 0 && (r.f & (ce | Fe)) === 0))
        for (const o of s) {
          var a = o.f;
          if ((a & Me) !== 0)
            n(
              /** @type {Derived} */
              o
            );
          else {
            var l = (
              /** @type {Effect} */
              o
            );
            a & (Nt | Ue) && !this.async_deriveds.has(l) && (this.#l.delete(l), ge(l, ce), this.schedule(l));
          }
        }
    };
    for (const r of this.current.keys())
      n(r);
    this.oncommit(() => e.discard()), e.#d(), re = this, this.#_();
  }
  /**
   * @param {Effect[]} effects
   */
  #g(e) {
    for (var n = 0; n < e.length; n += 1)
      ss(e[n], this.#l);
  }
  /**
   * Associate a change to a given source with the current
   * batch, noting its previous and current values
   * @param {Value} source
   * @param {any} value
   * @param {boolean} [is_derived]
   */
  capture(e, n, r = !1) {
    e.v !== me && !this.previous.has(e) && this.previous.set(e, e.v), (e.f & ht) === 0 && (this.current.set(e, [n, r]), Ye?.set(e, n)), this.is_fork || (e.v = n);
  }
  activate() {
    re = this;
  }
  deactivate() {
    re = null, Ye = null;
  }
  flush() {
    try {
      In = !0, re = this, this.#_();
    } finally {
      Ar = 0, Jn = null, Jt = null, pn = null, In = !1, re = null, Ye = null, et.clear();
    }
  }
  discard() {
    for (const e of this.#i) e(this);
    this.#i.clear();
    for (const e of this.async_deriveds.values())
      e.reject(Gt);
    this.#d(), this.#r?.resolve();
  }
  /**
   * @param {Effect} effect
   */
  register_created_effect(e) {
    this.#a.push(e);
  }
  #y() {
    for (let c = Rn; c !== null; c = c.next) {
      var e = c.id < this.id, n = [];
      for (const [v, [h, _]] of this.current) {
        if (c.current.has(v)) {
          var r = (
            /** @type {[any, boolean]} */
            c.current.get(v)[0]
          );
          if (e && h !== r)
            c.current.set(v, [h, _]);
          else
            continue;
        }
        n.push(v);
      }
      if (e)
        for (const [v, h] of this.async_deriveds) {
          const _ = c.async_deriveds.get(v);
          _ && h.promise.then(_.resolve).catch(_.reject);
        }
      var s = [...c.current.keys()].filter(
        (v) => !/** @type {[any, boolean]} */
        c.current.get(v)[1]
      );
      if (!(!c.started || s.length === 0)) {
        var a = s.filter((v) => !this.current.has(v));
        if (a.length === 0)
          e && c.discard();
        else if (n.length > 0) {
          if (e)
            for (const v of this.#h)
              c.unskip_effect(v, (h) => {
                (h.f & (Ue | Nt)) !== 0 ? c.schedule(h) : c.#g([h]);
              });
          c.activate();
          var l = /* @__PURE__ */ new Set(), o = /* @__PURE__ */ new Map();
          for (var f of n)
            fs(f, a, l, o);
          o = /* @__PURE__ */ new Map();
          var u = [...c.current].filter(([v, h]) => {
            const _ = this.current.get(v);
            return _ ? _[0] !== h[0] || _[1] !== h[1] : !0;
          }).map(([v]) => v);
          if (u.length > 0)
            for (const v of this.#a)
              (v.f & (xe | Te | wn)) === 0 && dr(v, u, o) && ((v.f & (Nt | Ue)) !== 0 ? (ge(v, ce), c.schedule(v)) : c.add_dirty_reaction(v, ce));
          if (c.#s.length > 0 && !c.#u) {
            c.apply();
            for (var d of c.#f())
              c.#b(d, [], []);
          }
          c.deactivate();
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
      let r = this.#n.get(n) ?? 0;
      this.#n.set(n, r + 1);
    }
  }
  /**
   * @param {boolean} blocking
   * @param {Effect} effect
   */
  decrement(e, n) {
    if (this.#t -= 1, e) {
      let r = this.#n.get(n) ?? 0;
      r === 1 ? this.#n.delete(n) : this.#n.set(n, r - 1);
    }
    this.#u || (this.#u = !0, Qe(() => {
      this.#u = !1, this.linked && this.flush();
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
    (n === ce || this.#l.get(e) !== ce) && this.#l.set(e, n);
  }
  /** @param {(batch: Batch) => void} fn */
  oncommit(e) {
    this.#e.add(e);
  }
  /** @param {(batch: Batch) => void} fn */
  ondiscard(e) {
    this.#i.add(e);
  }
  settled() {
    return (this.#r ??= Kr()).promise;
  }
  static ensure() {
    if (re === null) {
      const e = re = new _t();
      In || Qe(() => {
        e.started || e.flush();
      });
    }
    return re;
  }
  apply() {
    {
      Ye = null;
      return;
    }
  }
  /**
   *
   * @param {Effect} effect
   */
  schedule(e) {
    if (Jn = e, e.b?.is_pending && (e.f & (Pt | Ln | lr)) !== 0 && (e.f & Dt) === 0) {
      e.b.defer_effect(e);
      return;
    }
    this.#s.push(e);
  }
  #d() {
    if (this.linked) {
      var e = this.prev, n = this.next;
      e === null ? Rn = n : e.next = n, n === null ? Tt = e : n.prev = e, this.linked = !1;
    }
  }
}
function ca() {
  try {
    Ji();
  } catch (t) {
    Ze(t, Jn);
  }
}
let it = null;
function Tr(t) {
  var e = t.length;
  if (e !== 0) {
    for (var n = 0; n < e; ) {
      var r = t[n++];
      if ((r.f & (xe | Te)) === 0 && dn(r) && (it = /* @__PURE__ */ new Set(), Ft(r), r.deps === null && r.first === null && r.nodes === null && r.teardown === null && r.ac === null && Ss(r), it?.size > 0)) {
        et.clear();
        for (const s of it) {
          if ((s.f & (xe | Te)) !== 0) continue;
          const a = [s];
          let l = s.parent;
          for (; l !== null; )
            it.has(l) && (it.delete(l), a.push(l)), l = l.parent;
          for (let o = a.length - 1; o >= 0; o--) {
            const f = a[o];
            (f.f & (xe | Te)) === 0 && Ft(f);
          }
        }
        it.clear();
      }
    }
    it = null;
  }
}
function fs(t, e, n, r) {
  if (!n.has(t) && (n.add(t), t.reactions !== null))
    for (const s of t.reactions) {
      const a = s.f;
      (a & Me) !== 0 ? fs(
        /** @type {Derived} */
        s,
        e,
        n,
        r
      ) : (a & (Nt | Ue)) !== 0 && (a & ce) === 0 && dr(s, e, r) && (ge(s, ce), hr(
        /** @type {Effect} */
        s
      ));
    }
}
function dr(t, e, n) {
  const r = n.get(t);
  if (r !== void 0) return r;
  if (t.deps !== null)
    for (const s of t.deps) {
      if (en.call(e, s))
        return !0;
      if ((s.f & Me) !== 0 && dr(
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
function hr(t) {
  re.schedule(t);
}
function cs(t, e) {
  if (!((t.f & Xe) !== 0 && (t.f & pe) !== 0)) {
    (t.f & ce) !== 0 ? e.d.push(t) : (t.f & Fe) !== 0 && e.m.push(t), ge(t, pe);
    for (var n = t.first; n !== null; )
      cs(n, e), n = n.next;
  }
}
function ds(t) {
  ge(t, pe);
  for (var e = t.first; e !== null; )
    ds(e), e = e.next;
}
let Sn = /* @__PURE__ */ new Set();
const et = /* @__PURE__ */ new Map();
let hs = !1;
function xt(t, e) {
  var n = {
    f: 0,
    v: t,
    reactions: null,
    equals: es,
    rv: 0,
    wv: 0
  };
  return n;
}
// @__NO_SIDE_EFFECTS__
function K(t, e) {
  const n = xt(t);
  return As(n), n;
}
// @__NO_SIDE_EFFECTS__
function da(t, e = !1, n = !0) {
  const r = xt(t);
  return e || (r.equals = ts), r;
}
function O(t, e, n = !1) {
  X !== null && // since we are untracking the function inside `$inspect.with` we need to add this check
  // to ensure we error if state is set inside an inspect effect
  (!Ge || (X.f & wn) !== 0) && rs() && (X.f & (Me | Ue | Nt | wn)) !== 0 && (tt === null || !tt.has(t)) && ta();
  let r = n ? ct(e) : e;
  return zt(t, r, pn);
}
var gt = null, Qn = 0;
function zt(t, e, n = null) {
  if (!t.equals(e)) {
    lt ? et.set(t, e) : et.has(t) || et.set(t, t.v);
    var r = _t.ensure();
    if (r.capture(t, e), (t.f & Me) !== 0) {
      const s = (
        /** @type {Derived} */
        t
      );
      (t.f & ce) !== 0 && cr(s), Ye === null && fr(s);
    }
    t.wv = Ls(), gt = null, Qn = 0, vs(t, ce, n), gt = null, ne !== null && (ne.f & pe) !== 0 && (ne.f & (Xe | vt)) === 0 && (De === null ? Ea([t]) : De.push(t)), !r.is_fork && Sn.size > 0 && !hs && ha();
  }
  return e;
}
function ha() {
  hs = !1;
  for (const t of Sn) {
    (t.f & pe) !== 0 && ge(t, Fe);
    let e;
    try {
      e = dn(t);
    } catch {
      e = !0;
    }
    e && Ft(t);
  }
  Sn.clear();
}
function va(t, e = 1) {
  var n = i(t), r = e === 1 ? n++ : n--;
  return O(t, n), r;
}
function Qt(t) {
  O(t, t.v + 1);
}
function vs(t, e, n) {
  var r = t.reactions;
  if (r !== null) {
    var s = r.length;
    if (Qn += s, Qn > 1e5 && gt === null && (gt = /* @__PURE__ */ new Set()), gt !== null) {
      if (gt.has(t)) return;
      gt.add(t);
    }
    for (var a = 0; a < s; a++) {
      var l = r[a], o = l.f, f = (o & ce) === 0;
      if (f && ge(l, e), (o & wn) !== 0)
        Sn.add(
          /** @type {Effect} */
          l
        );
      else if ((o & Me) !== 0) {
        var u = (
          /** @type {Derived} */
          l
        );
        Ye?.delete(u), vs(u, Fe, n);
      } else if (f) {
        var d = (
          /** @type {Effect} */
          l
        );
        (o & Ue) !== 0 && it !== null && it.add(d), n !== null ? n.push(d) : hr(d);
      }
    }
  }
}
function ct(t) {
  if (typeof t != "object" || t === null || bt in t || Zr in t)
    return t;
  const e = Xr(t);
  if (e !== ki && e !== xi)
    return t;
  var n = /* @__PURE__ */ new Map(), r = An(t), s = /* @__PURE__ */ K(0), a = wt, l = (o) => {
    if (wt === a)
      return o();
    var f = X, u = wt;
    qe(null), Nr(a);
    var d = o();
    return qe(f), Nr(u), d;
  };
  return r && n.set("length", /* @__PURE__ */ K(
    /** @type {any[]} */
    t.length
  )), new Proxy(
    /** @type {any} */
    t,
    {
      defineProperty(o, f, u) {
        (!("value" in u) || u.configurable === !1 || u.enumerable === !1 || u.writable === !1) && $i();
        var d = n.get(f);
        return d === void 0 ? l(() => {
          var c = /* @__PURE__ */ K(u.value);
          return n.set(f, c), c;
        }) : O(d, u.value, !0), !0;
      },
      deleteProperty(o, f) {
        var u = n.get(f);
        if (u === void 0) {
          if (f in o) {
            const d = l(() => /* @__PURE__ */ K(me));
            n.set(f, d), Qt(s);
          }
        } else
          O(u, me), Qt(s);
        return !0;
      },
      get(o, f, u) {
        if (f === bt)
          return t;
        var d = n.get(f), c = f in o;
        if (d === void 0 && (!c || Ot(o, f)?.writable) && (d = l(() => {
          var h = ct(c ? o[f] : me), _ = /* @__PURE__ */ K(h);
          return _;
        }), n.set(f, d)), d !== void 0) {
          var v = i(d);
          return v === me ? void 0 : v;
        }
        return Reflect.get(o, f, u);
      },
      getOwnPropertyDescriptor(o, f) {
        this.has?.(o, f);
        var u = Reflect.getOwnPropertyDescriptor(o, f), d = n.get(f);
        if (d !== void 0) {
          var c = i(d);
          if (c === me)
            return;
          if (u && "value" in u)
            u.value = c;
          else
            return {
              enumerable: !0,
              configurable: !0,
              value: c,
              writable: !0
            };
        }
        return u;
      },
      has(o, f) {
        if (f === bt)
          return !0;
        var u = n.get(f), d = u !== void 0 && u.v !== me || Reflect.has(o, f);
        if (u !== void 0 || (ne !== null || X !== null) && (!d || Ot(o, f)?.writable)) {
          u === void 0 && (u = l(() => {
            var v = d ? ct(o[f]) : me, h = /* @__PURE__ */ K(v);
            return h;
          }), n.set(f, u));
          var c = i(u);
          if (c === me)
            return !1;
        }
        return d;
      },
      set(o, f, u, d) {
        var c = n.get(f), v = f in o;
        if (r && f === "length")
          for (var h = u; h < /** @type {Source<number>} */
          c.v; h += 1) {
            var _ = n.get(h + "");
            _ !== void 0 ? O(_, me) : h in o && (_ = l(() => /* @__PURE__ */ K(me)), n.set(h + "", _));
          }
        if (c === void 0)
          (!v || Ot(o, f)?.writable) && (c = l(() => /* @__PURE__ */ K(void 0)), O(c, ct(u)), n.set(f, c));
        else {
          v = c.v !== me;
          var m = l(() => ct(u));
          O(c, m);
        }
        var g = Reflect.getOwnPropertyDescriptor(o, f);
        if (g?.set && g.set.call(d, u), !v) {
          if (r && typeof f == "string") {
            var p = (
              /** @type {Source<number>} */
              n.get("length")
            ), b = Number(f);
            Number.isInteger(b) && b >= p.v && O(p, b + 1);
          }
          Qt(s);
        }
        return !0;
      },
      ownKeys(o) {
        i(s);
        var f = Reflect.ownKeys(o).filter((c) => {
          var v = n.get(c);
          return v === void 0 || v.v !== me;
        });
        for (var [u, d] of n)
          d.v !== me && !(u in o) && f.push(u);
        return f;
      },
      setPrototypeOf() {
        ea();
      }
    }
  );
}
function Lr(t) {
  try {
    if (t !== null && typeof t == "object" && bt in t)
      return t[bt];
  } catch {
  }
  return t;
}
function _s(t, e) {
  return Object.is(Lr(t), Lr(e));
}
var Ct, gs, ms, ps;
function _a() {
  if (Ct === void 0) {
    Ct = window, gs = /Firefox/.test(navigator.userAgent);
    var t = Element.prototype, e = Node.prototype, n = Text.prototype;
    ms = Ot(e, "firstChild").get, ps = Ot(e, "nextSibling").get, Mr(t) && (t[Wn] = void 0, t[Jr] = null, t[Xn] = void 0, t.__e = void 0), Mr(n) && (n[Kn] = void 0);
  }
}
function at(t = "") {
  return document.createTextNode(t);
}
// @__NO_SIDE_EFFECTS__
function St(t) {
  return (
    /** @type {TemplateNode | null} */
    ms.call(t)
  );
}
// @__NO_SIDE_EFFECTS__
function cn(t) {
  return (
    /** @type {TemplateNode | null} */
    ps.call(t)
  );
}
function te(t, e) {
  return /* @__PURE__ */ St(t);
}
function Ve(t, e = !1) {
  {
    var n = /* @__PURE__ */ St(t);
    return n instanceof Comment && n.data === "" ? /* @__PURE__ */ cn(n) : n;
  }
}
function le(t, e = !1) {
  return /* @__PURE__ */ St(t);
}
function I(t, e = 1, n = !1) {
  let r = t;
  for (; e--; )
    r = /** @type {TemplateNode} */
    /* @__PURE__ */ cn(r);
  return r;
}
function ga(t) {
  t.textContent = "";
}
function bs() {
  return !1;
}
function ma(t, e, n) {
  return (
    /** @type {T extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[T] : Element} */
    n ? document.createElement(t, { is: n }) : document.createElement(t)
  );
}
function pa(t) {
  var e = ne;
  if (e === null)
    return X.f |= ht, t;
  if ((e.f & Dt) === 0 && (e.f & Pt) === 0)
    throw t;
  Ze(t, e);
}
function Ze(t, e) {
  if (t === $r)
    throw t;
  if (!(e !== null && (e.f & xe) !== 0)) {
    for (; e !== null; ) {
      if ((e.f & Gn) !== 0 && (e.f & (xe | tn)) === 0) {
        if ((e.f & Dt) === 0)
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
function ba(t) {
  ne === null && (X === null && Zi(), Ki()), lt && Xi();
}
function ya(t, e) {
  var n = e.last;
  n === null ? e.last = e.first = t : (n.next = t, t.prev = n, e.last = t);
}
function rt(t, e) {
  var n = ne;
  n !== null && (n.f & Te) !== 0 && (t |= Te);
  var r = {
    ctx: Se,
    deps: null,
    nodes: null,
    f: t | ce | We,
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
  re?.register_created_effect(r);
  var s = r;
  if ((t & Pt) !== 0)
    Jt !== null ? Jt.push(r) : _t.ensure().schedule(r);
  else if (e !== null) {
    try {
      Ft(r);
    } catch (l) {
      throw Ee(r), l;
    }
    s.deps === null && s.teardown === null && s.nodes === null && s.first === s.last && // either `null`, or a singular child
    (s.f & jt) === 0 && (s = s.first, (t & Ue) !== 0 && (t & Rt) !== 0 && s !== null && (s.f |= Rt));
  }
  if (s !== null && (s.parent = n, n !== null && ya(s, n), X !== null && (X.f & Me) !== 0 && (t & vt) === 0)) {
    var a = (
      /** @type {Derived} */
      X
    );
    (a.effects ??= []).push(s);
  }
  return r;
}
function vr() {
  return X !== null && !Ge;
}
function _r(t) {
  const e = rt(Ln, null);
  return ge(e, pe), e.teardown = t, e;
}
function dt(t) {
  ba();
  var e = (
    /** @type {Effect} */
    ne.f
  ), n = !X && (e & Xe) !== 0 && Se !== null && !Se.i;
  if (n) {
    var r = (
      /** @type {ComponentContext} */
      Se
    );
    (r.e ??= []).push(t);
  } else
    return ys(t);
}
function ys(t) {
  return rt(Pt | Ai, t);
}
function wa(t) {
  _t.ensure();
  const e = rt(vt | jt, t);
  return (n = {}) => new Promise((r) => {
    n.outro ? yt(e, () => {
      Ee(e), r(void 0);
    }) : (Ee(e), r(void 0));
  });
}
function Nn(t) {
  return rt(Pt, t);
}
function ka(t) {
  return rt(Nt | jt, t);
}
function ws(t, e = 0) {
  return rt(Ln | e, t);
}
function F(t, e = [], n = [], r = []) {
  is(r, e, n, (s) => {
    rt(Ln, () => {
      t(...s.map(i));
    });
  });
}
function Cn(t, e = 0) {
  var n = rt(Ue | e, t);
  return n;
}
function ks(t, e = 0) {
  var n = rt(lr | e, t);
  return n;
}
function Oe(t) {
  return rt(Xe | jt, t);
}
function xs(t) {
  var e = t.teardown;
  if (e !== null) {
    const n = lt, r = X;
    Or(!0), qe(null);
    try {
      e.call(null);
    } catch (s) {
      Ze(s, t.parent);
    } finally {
      Or(n), qe(r);
    }
  }
}
function gr(t, e = !1) {
  var n = t.first;
  for (t.first = t.last = null; n !== null; ) {
    const s = n.ac;
    s !== null && fn(() => {
      s.abort(un);
    });
    var r = n.next;
    (n.f & vt) !== 0 ? n.parent = null : Ee(n, e), n = r;
  }
}
function xa(t) {
  for (var e = t.first; e !== null; ) {
    var n = e.next;
    (e.f & Xe) === 0 && Ee(e), e = n;
  }
}
function Ee(t, e = !0) {
  var n = !1;
  (e || (t.f & Mi) !== 0) && t.nodes !== null && t.nodes.end !== null && (Sa(
    t.nodes.start,
    /** @type {TemplateNode} */
    t.nodes.end
  ), n = !0), t.f |= tn, gr(t, e && !n), rn(t, 0);
  var r = t.nodes && t.nodes.t;
  if (r !== null)
    for (const a of r)
      a.stop();
  xs(t), t.f ^= tn, t.f |= xe;
  var s = t.parent;
  s !== null && s.first !== null && Ss(t), t.next = t.prev = t.teardown = t.ctx = t.deps = t.fn = t.nodes = t.ac = t.b = null;
}
function Sa(t, e) {
  for (; t !== null; ) {
    var n = t === e ? null : /* @__PURE__ */ cn(t);
    t.remove(), t = n;
  }
}
function Ss(t) {
  var e = t.parent, n = t.prev, r = t.next;
  n !== null && (n.next = r), r !== null && (r.prev = n), e !== null && (e.first === t && (e.first = r), e.last === t && (e.last = n));
}
function yt(t, e, n = !0) {
  var r = [];
  t.f |= or, Es(t, r, !0);
  var s = () => {
    n && Ee(t), e && e();
  }, a = r.length;
  if (a > 0) {
    var l = () => --a || s();
    for (var o of r)
      o.out(l);
  } else
    s();
}
function Es(t, e, n) {
  if ((t.f & Te) === 0) {
    t.f ^= Te;
    var r = t.nodes && t.nodes.t;
    if (r !== null)
      for (const o of r)
        (o.is_global || n) && e.push(o);
    for (var s = t.first; s !== null; ) {
      var a = s.next;
      if ((s.f & vt) === 0) {
        var l = (s.f & Rt) !== 0 || // If this is a branch effect without a block effect parent,
        // it means the parent block effect was pruned. In that case,
        // transparency information was transferred to the branch effect.
        (s.f & Xe) !== 0 && (t.f & Ue) !== 0;
        Es(s, e, l ? n : !1);
      }
      s = a;
    }
  }
}
function En(t) {
  t.f &= ~or, Ms(t, !0);
}
function Ms(t, e) {
  if ((t.f & or) === 0 && (t.f & Te) !== 0) {
    t.f ^= Te, (t.f & pe) === 0 && (ge(t, ce), _t.ensure().schedule(t));
    for (var n = t.first; n !== null; ) {
      var r = n.next, s = (n.f & Rt) !== 0 || (n.f & Xe) !== 0;
      Ms(n, s ? e : !1), n = r;
    }
    var a = t.nodes && t.nodes.t;
    if (a !== null)
      for (const l of a)
        (l.is_global || e) && l.in();
  }
}
function mr(t, e) {
  if (t.nodes)
    for (var n = t.nodes.start, r = t.nodes.end; n !== null; ) {
      var s = n === r ? null : /* @__PURE__ */ cn(n);
      e.append(n), n = s;
    }
}
let lt = !1;
function Or(t) {
  lt = t;
}
let X = null, Ge = !1;
function qe(t) {
  X = t;
}
let ne = null;
function nt(t) {
  ne = t;
}
let tt = null;
function As(t) {
  X !== null && ((X.f & kn) !== 0 || (X.f & Me) !== 0) && (tt ??= /* @__PURE__ */ new Set()).add(t);
}
let Ne = null, ze = 0, De = null;
function Ea(t) {
  De = t;
}
let Ts = 1, mt = 0, wt = mt;
function Nr(t) {
  wt = t;
}
function Ls() {
  return ++Ts;
}
function dn(t) {
  var e = t.f;
  if ((e & ce) !== 0)
    return !0;
  if ((e & Fe) !== 0) {
    for (var n = (
      /** @type {Value[]} */
      t.deps
    ), r = n.length, s = 0; s < r; s++) {
      var a = n[s];
      if (dn(
        /** @type {Derived} */
        a
      ) && os(
        /** @type {Derived} */
        a
      ), a.wv > t.wv)
        return !0;
    }
    (e & We) !== 0 && // During time traveling we don't want to reset the status so that
    // traversal of the graph in the other batches still happens
    Ye === null && ge(t, pe);
  }
  return !1;
}
function Os(t, e, n = !0) {
  var r = t.reactions;
  if (r !== null && !(tt !== null && tt.has(t)))
    for (var s = 0; s < r.length; s++) {
      var a = r[s];
      (a.f & Me) !== 0 ? Os(
        /** @type {Derived} */
        a,
        e,
        !1
      ) : e === a && (n ? ge(a, ce) : (a.f & pe) !== 0 && ge(a, Fe), hr(
        /** @type {Effect} */
        a
      ));
    }
}
function Ns(t) {
  var e = Ne, n = ze, r = De, s = X, a = tt, l = Se, o = Ge, f = wt, u = t.f;
  Ne = /** @type {null | Value[]} */
  null, ze = 0, De = null, X = (u & (Xe | vt)) === 0 ? t : null, tt = null, It(t.ctx), Ge = !1, wt = ++mt, t.ac !== null && (fn(() => {
    t.ac.abort(un);
  }), t.ac = null);
  try {
    t.f |= kn;
    var d = (
      /** @type {Function} */
      t.fn
    ), c = d();
    t.f |= Dt;
    var v = Cr(t);
    if (rs() && De !== null && !Ge && v !== null && (t.f & (Me | Fe | ce)) === 0)
      for (var h = 0; h < /** @type {Source[]} */
      De.length; h++)
        Os(
          De[h],
          /** @type {Effect} */
          t
        );
    if (s !== null && s !== t) {
      if (mt++, s.deps !== null)
        for (let _ = 0; _ < n; _ += 1)
          s.deps[_].rv = mt;
      if (e !== null)
        for (const _ of e)
          _.rv = mt;
      De !== null && (r === null ? r = De : r.push(.../** @type {Source[]} */
      De));
    }
    return (t.f & ht) !== 0 && (t.f ^= ht), c;
  } catch (_) {
    return Cr(t), pa(_);
  } finally {
    t.f ^= kn, Ne = e, ze = n, De = r, X = s, tt = a, It(l), Ge = o, wt = f;
  }
}
function Cr(t) {
  var e = t.deps, n = re?.is_fork;
  if (Ne !== null) {
    var r;
    if (n || rn(t, ze), e !== null && ze > 0)
      for (e.length = ze + Ne.length, r = 0; r < Ne.length; r++)
        e[ze + r] = Ne[r];
    else
      t.deps = e = Ne;
    if (vr() && (t.f & We) !== 0)
      for (r = ze; r < e.length; r++)
        (e[r].reactions ??= []).push(t);
  } else !n && e !== null && ze < e.length && (rn(t, ze), e.length = ze);
  return e;
}
function Ma(t, e) {
  let n = e.reactions;
  if (n !== null) {
    var r = yi.call(n, t);
    if (r !== -1) {
      var s = n.length - 1;
      s === 0 ? n = e.reactions = null : (n[r] = n[s], n.pop());
    }
  }
  if (n === null && (e.f & Me) !== 0 && // Destroying a child effect while updating a parent effect can cause a dependency to appear
  // to be unused, when in fact it is used by the currently-updating parent. Checking `new_deps`
  // allows us to skip the expensive work of disconnecting and immediately reconnecting it
  (Ne === null || !en.call(Ne, e))) {
    var a = (
      /** @type {Derived} */
      e
    );
    (a.f & We) !== 0 && (a.f ^= We), a.v !== me && fr(a), a.ac !== null && fn(() => {
      a.ac.abort(un), a.ac = null, ge(a, ce);
    }), ua(a), rn(a, 0);
  }
}
function rn(t, e) {
  var n = t.deps;
  if (n !== null)
    for (var r = e; r < n.length; r++)
      Ma(t, n[r]);
}
function Ft(t) {
  var e = t.f;
  if ((e & xe) === 0) {
    ge(t, pe);
    var n = ne;
    ne = t;
    try {
      (e & (Ue | lr)) !== 0 ? xa(t) : gr(t), xs(t);
      var r = Ns(t);
      t.teardown = typeof r == "function" ? r : null, t.wv = Ts;
      var s;
    } finally {
      ne = n;
    }
  }
}
function i(t) {
  var e = t.f, n = (e & Me) !== 0;
  if (X !== null && !Ge) {
    var r = ne !== null && (ne.f & xe) !== 0;
    if (!r && (tt === null || !tt.has(t))) {
      var s = X.deps;
      if ((X.f & kn) !== 0)
        t.rv < mt && (t.rv = mt, Ne === null && s !== null && s[ze] === t ? ze++ : Ne === null ? Ne = [t] : Ne.push(t));
      else {
        X.deps ??= [], en.call(X.deps, t) || X.deps.push(t);
        var a = t.reactions;
        a === null ? t.reactions = [X] : en.call(a, X) || a.push(X);
      }
    }
  }
  if (lt && et.has(t))
    return et.get(t);
  if (n) {
    var l = (
      /** @type {Derived} */
      t
    );
    if (lt) {
      var o = l.v;
      return ((l.f & pe) === 0 && l.reactions !== null || Ps(l)) && (o = cr(l)), et.set(l, o), o;
    }
    var f = (l.f & We) === 0 && !Ge && X !== null && (X.f & We) !== 0, u = (l.f & Dt) === 0;
    dn(l) && (f && (l.f |= We), os(l)), f && !u && (us(l), Cs(l));
  }
  if (Ye?.has(t))
    return Ye.get(t);
  if ((t.f & ht) !== 0)
    throw t.v;
  return t.v;
}
function Cs(t) {
  if (t.f |= We, t.deps !== null)
    for (const n of t.deps) {
      var e = n.reactions;
      e === null ? n.reactions = [t] : en.call(e, t) || e.push(t), (n.f & Me) !== 0 && (n.f & We) === 0 && (us(
        /** @type {Derived} */
        n
      ), Cs(
        /** @type {Derived} */
        n
      ));
    }
}
function Ps(t) {
  if (t.v === me) return !0;
  if (t.deps === null) return !1;
  for (const e of t.deps)
    if (et.has(e) || (e.f & Me) !== 0 && Ps(
      /** @type {Derived} */
      e
    ))
      return !0;
  return !1;
}
function $e(t) {
  var e = Ge;
  try {
    return Ge = !0, t();
  } finally {
    Ge = e;
  }
}
function Aa(t) {
  return t.endsWith("capture") && t !== "gotpointercapture" && t !== "lostpointercapture";
}
const Ta = [
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
function La(t) {
  return Ta.includes(t);
}
const Oa = {
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
function Na(t) {
  return t = t.toLowerCase(), Oa[t] ?? t;
}
const Ca = ["touchstart", "touchmove"];
function Pa(t) {
  return Ca.includes(t);
}
const Wt = Symbol("events"), Rs = /* @__PURE__ */ new Set(), $n = /* @__PURE__ */ new Set();
function Is(t, e, n, r = {}) {
  function s(a) {
    if (r.capture || er.call(e, a), !a.cancelBubble)
      return fn(() => n?.call(this, a));
  }
  return t.startsWith("pointer") || t.startsWith("touch") || t === "wheel" ? (s.__removed = !1, Qe(() => {
    s.__removed || e.addEventListener(t, s, r);
  })) : e.addEventListener(t, s, r), s;
}
function $t(t, e, n, r, s) {
  var a = { capture: r, passive: s }, l = Is(t, e, n, a);
  (e === document.body || // @ts-ignore
  e === window || // @ts-ignore
  e === document || // Firefox has quirky behavior, it can happen that we still get "canplay" events when the element is already removed
  e instanceof HTMLMediaElement) && _r(() => {
    l.__removed = !0, e.removeEventListener(t, l, a);
  });
}
function ae(t, e, n) {
  (e[Wt] ??= {})[t] = n;
}
function Et(t) {
  for (var e = 0; e < t.length; e++)
    Rs.add(t[e]);
  for (var n of $n)
    n(t);
}
let zn = null, Fn = !1;
function er(t) {
  var e = this, n = (
    /** @type {Node} */
    e.ownerDocument
  ), r = t.type, s = t.composedPath?.() || [], a = (
    /** @type {null | Element} */
    s[0] || t.target
  );
  zn = t, Fn || (Fn = !0, setTimeout(() => {
    Fn = !1, zn = null;
  }));
  var l = 0, o = zn === t && t[Wt];
  if (o) {
    var f = s.indexOf(o);
    if (f !== -1 && (e === document || e === /** @type {any} */
    window)) {
      t[Wt] = e;
      return;
    }
    var u = s.indexOf(e);
    if (u === -1)
      return;
    f <= u && (l = f);
  }
  if (a = /** @type {Element} */
  s[l] || t.target, a !== e) {
    Wr(t, "currentTarget", {
      configurable: !0,
      get() {
        return a || n;
      }
    });
    var d = X, c = ne;
    qe(null), nt(null);
    try {
      for (var v, h = []; a !== null && a !== e; ) {
        try {
          var _ = a[Wt]?.[r];
          _ != null && (!/** @type {any} */
          a.disabled || // DOM could've been updated already by the time this is reached, so we check this as well
          // -> the target could not have been disabled because it emits the event in the first place
          t.target === a) && _.call(a, t);
        } catch (m) {
          v ? h.push(m) : v = m;
        }
        if (t.cancelBubble) break;
        l++, a = l < s.length ? (
          /** @type {Element} */
          s[l]
        ) : null;
      }
      if (v) {
        for (let m of h)
          queueMicrotask(() => {
            throw m;
          });
        throw v;
      }
    } finally {
      t[Wt] = e, delete t.currentTarget, qe(d), nt(c);
    }
  }
}
const Ra = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  globalThis?.window?.trustedTypes && /* @__PURE__ */ globalThis.window.trustedTypes.createPolicy("svelte-trusted-html", {
    /** @param {string} html */
    createHTML: (t) => t
  })
);
function Ia(t) {
  return (
    /** @type {string} */
    Ra?.createHTML(t) ?? t
  );
}
function zs(t) {
  var e = ma("template");
  return e.innerHTML = Ia(t.replaceAll("<!>", "<!---->")), e.content;
}
function sn(t, e) {
  var n = (
    /** @type {Effect} */
    ne
  );
  n.nodes === null && (n.nodes = { start: t, end: e, a: null, t: null });
}
// @__NO_SIDE_EFFECTS__
function D(t, e) {
  var n = (e & Di) !== 0, r = (e & ji) !== 0, s, a = !t.startsWith("<!>");
  return () => {
    s === void 0 && (s = zs(a ? t : "<!>" + t), n || (s = /** @type {TemplateNode} */
    /* @__PURE__ */ St(s)));
    var l = (
      /** @type {TemplateNode} */
      r || gs ? document.importNode(s, !0) : s.cloneNode(!0)
    );
    if (n) {
      var o = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ St(l)
      ), f = (
        /** @type {TemplateNode} */
        l.lastChild
      );
      sn(o, f);
    } else
      sn(l, l);
    return l;
  };
}
// @__NO_SIDE_EFFECTS__
function za(t, e, n = "svg") {
  var r = !t.startsWith("<!>"), s = `<${n}>${r ? t : "<!>" + t}</${n}>`, a;
  return () => {
    if (!a) {
      var l = (
        /** @type {DocumentFragment} */
        zs(s)
      ), o = (
        /** @type {Element} */
        /* @__PURE__ */ St(l)
      );
      a = /** @type {Element} */
      /* @__PURE__ */ St(o);
    }
    var f = (
      /** @type {TemplateNode} */
      a.cloneNode(!0)
    );
    return sn(f, f), f;
  };
}
// @__NO_SIDE_EFFECTS__
function ot(t, e) {
  return /* @__PURE__ */ za(t, e, "svg");
}
function pt(t = "") {
  {
    var e = at(t + "");
    return sn(e, e), e;
  }
}
function Mn() {
  var t = document.createDocumentFragment(), e = document.createComment(""), n = at();
  return t.append(e, n), sn(e, n), t;
}
function S(t, e) {
  t !== null && t.before(
    /** @type {Node} */
    e
  );
}
function Fa(t) {
  let e = 0, n = xt(0), r;
  return () => {
    vr() && (i(n), ws(() => (e === 0 && (r = $e(() => t(() => Qt(n)))), e += 1, () => {
      Qe(() => {
        e -= 1, e === 0 && (r?.(), r = void 0, Qt(n));
      });
    })));
  };
}
var Da = Rt | jt;
function ja(t, e, n, r) {
  new Va(t, e, n, r);
}
class Va {
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
  #i = null;
  /** @type {BoundaryProps} */
  #t;
  /** @type {((anchor: Node) => void)} */
  #n;
  /** @type {Effect} */
  #r;
  /** @type {Effect | null} */
  #s = null;
  /** @type {Effect | null} */
  #a = null;
  /** @type {Effect | null} */
  #l = null;
  /** @type {DocumentFragment | null} */
  #o = null;
  #h = 0;
  #u = 0;
  #v = !1;
  /** @type {Map<Effect, number>} */
  #m = /* @__PURE__ */ new Map();
  /**
   * A source containing the number of pending async deriveds/expressions.
   * Only created if `$effect.pending()` is used inside the boundary,
   * otherwise updating the source results in needless `Batch.ensure()`
   * calls followed by no-op flushes
   * @type {Source<number> | null}
   */
  #f = null;
  #_ = Fa(() => (this.#f = xt(this.#h), () => {
    this.#f = null;
  }));
  /**
   * @param {TemplateNode} node
   * @param {BoundaryProps} props
   * @param {((anchor: Node) => void)} children
   * @param {((error: unknown) => unknown) | undefined} [transform_error]
   */
  constructor(e, n, r, s) {
    this.#e = e, this.#t = n, this.#n = (a) => {
      var l = (
        /** @type {Effect} */
        ne
      );
      l.b = this, l.f |= Gn, r(a);
    }, this.parent = /** @type {Effect} */
    ne.b, this.transform_error = s ?? this.parent?.transform_error ?? ((a) => a), this.#r = Cn(() => {
      this.#y();
    }, Da);
  }
  #b() {
    try {
      this.#s = Oe(() => this.#n(this.#e));
    } catch (e) {
      this.error(e);
    }
  }
  /**
   * @param {unknown} error The deserialized error from the server's hydration comment
   */
  #k(e) {
    const n = this.#t.failed, { reset: r, invoke_onerror: s } = this.#p(e);
    Qe(s), n && (this.#l = Oe(() => {
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
  #p(e) {
    var n = !1, r = !1;
    const s = () => {
      if (!this.#c()) {
        if (n) {
          Ui();
          return;
        }
        n = !0, r && na(), this.#l !== null && yt(this.#l, () => {
          this.#l = null;
        }), this.#w(() => {
          this.#y();
        });
      }
    };
    return { reset: s, invoke_onerror: () => {
      if (!this.#c())
        try {
          r = !0, this.#t.onerror?.(e, s), r = !1;
        } catch (l) {
          Ze(l, this.#r && this.#r.parent);
        }
    } };
  }
  #c() {
    return (this.#r.f & (xe | tn)) !== 0;
  }
  #g() {
    const e = this.#t.pending;
    e && (this.is_pending = !0, this.#a = Oe(() => e(this.#e)), Qe(() => {
      if (!this.#c()) {
        var n = this.#o = document.createDocumentFragment(), r = at(), s = !1;
        if (n.append(r), this.#s = this.#w(() => {
          try {
            return Oe(() => this.#n(r));
          } catch (a) {
            try {
              this.error(a), s = !0;
            } catch (l) {
              Ze(l, this.#r.parent);
            }
            return null;
          }
        }), this.#s === null) {
          this.#o = null, s && this.#d(
            /** @type {Batch} */
            re
          );
          return;
        }
        this.#u === 0 && (this.#e.before(n), this.#o = null, yt(
          /** @type {Effect} */
          this.#a,
          () => {
            this.#a = null;
          }
        ), this.#d(
          /** @type {Batch} */
          re
        ));
      }
    }));
  }
  #y() {
    try {
      if (this.is_pending = this.has_pending_snippet(), this.#u = 0, this.#h = 0, this.#s = Oe(() => {
        this.#n(this.#e);
      }), this.#u > 0) {
        var e = this.#o = document.createDocumentFragment();
        mr(this.#s, e);
        const n = (
          /** @type {(anchor: Node) => void} */
          this.#t.pending
        );
        this.#a = Oe(() => n(this.#e));
      } else
        this.#d(
          /** @type {Batch} */
          re
        );
    } catch (n) {
      this.error(n);
    }
  }
  /**
   * @param {Batch} batch
   */
  #d(e) {
    this.is_pending = !1, e.transfer_reactions(this.#m);
  }
  /**
   * Defer an effect inside a pending boundary until the boundary resolves
   * @param {Effect} effect
   */
  defer_effect(e) {
    ss(e, this.#m);
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
  #w(e) {
    var n = ne, r = X, s = Se;
    nt(this.#r), qe(this.#r), It(this.#r.ctx);
    try {
      return _t.ensure(), e();
    } finally {
      nt(n), qe(r), It(s);
    }
  }
  /**
   * Updates the pending count associated with the currently visible pending snippet,
   * if any, such that we can replace the snippet with content once work is done
   * @param {1 | -1} d
   * @param {Batch} batch
   */
  #x(e, n) {
    if (!this.has_pending_snippet()) {
      this.parent && this.parent.#x(e, n);
      return;
    }
    this.#u += e, this.#u === 0 && (this.#d(n), this.#a && yt(this.#a, () => {
      this.#a = null;
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
    this.#x(e, n), this.#h += e, !(!this.#f || this.#v) && (this.#v = !0, Qe(() => {
      this.#v = !1, this.#f && zt(this.#f, this.#h);
    }));
  }
  get_effect_pending() {
    return this.#_(), i(
      /** @type {Source<number>} */
      this.#f
    );
  }
  /** @param {unknown} error */
  error(e) {
    if (e === $r || !this.#t.onerror && !this.#t.failed)
      throw e;
    re?.is_fork ? (this.#s && re.skip_effect(this.#s), this.#a && re.skip_effect(this.#a), this.#l && re.skip_effect(this.#l), re.oncommit(() => {
      this.#c() || this.#S(e);
    })) : this.#S(e);
  }
  /**
   * @param {unknown} error
   */
  #S(e) {
    this.#s && (Ee(this.#s), this.#s = null), this.#a && (Ee(this.#a), this.#a = null), this.#l && (Ee(this.#l), this.#l = null);
    let n = this.#t.failed;
    const r = (s) => {
      if (this.#c()) return;
      const { reset: a, invoke_onerror: l } = this.#p(s);
      l(), n && !this.#c() && (this.#l = this.#w(() => {
        try {
          return Oe(() => {
            var o = (
              /** @type {Effect} */
              ne
            );
            o.b = this, o.f |= Gn, n(
              this.#e,
              () => s,
              () => a
            );
          });
        } catch (o) {
          return Ze(
            o,
            /** @type {Effect} */
            this.#r.parent
          ), null;
        }
      }));
    };
    Qe(() => {
      if (!this.#c()) {
        var s;
        try {
          s = this.transform_error(e);
        } catch (a) {
          Ze(a, this.#r && this.#r.parent);
          return;
        }
        s !== null && typeof s == "object" && typeof /** @type {any} */
        s.then == "function" ? s.then(
          r,
          /** @param {unknown} e */
          (a) => Ze(a, this.#r && this.#r.parent)
        ) : r(s);
      }
    });
  }
}
function U(t, e) {
  var n = e == null ? "" : typeof e == "object" ? `${e}` : e;
  n !== /** @type {any} */
  (t[Kn] ??= t.nodeValue) && (t[Kn] = n, t.nodeValue = `${n}`);
}
function qa(t, e) {
  return Ba(t, e);
}
const _n = /* @__PURE__ */ new Map();
function Ba(t, { target: e, anchor: n, props: r = {}, events: s, context: a, intro: l = !0, transformError: o }) {
  _a();
  var f = void 0, u = wa(() => {
    var d = n ?? e.appendChild(at());
    ja(
      /** @type {TemplateNode} */
      d,
      {
        pending: () => {
        }
      },
      (h) => {
        Pe({});
        var _ = (
          /** @type {ComponentContext} */
          Se
        );
        a && (_.c = a), s && (r.$$events = s), f = t(h, r) || ur(), Re();
      },
      o
    );
    var c = /* @__PURE__ */ new Set(), v = (h) => {
      for (var _ = 0; _ < h.length; _++) {
        var m = h[_];
        if (!c.has(m)) {
          c.add(m);
          var g = Pa(m);
          for (const E of [e, document]) {
            var p = _n.get(E);
            p === void 0 && (p = /* @__PURE__ */ new Map(), _n.set(E, p));
            var b = p.get(m);
            b === void 0 ? (E.addEventListener(m, er, { passive: g }), p.set(m, 1)) : p.set(m, b + 1);
          }
        }
      }
    };
    return v(Tn(Rs)), $n.add(v), () => {
      for (var h of c)
        for (const g of [e, document]) {
          var _ = (
            /** @type {Map<string, number>} */
            _n.get(g)
          ), m = (
            /** @type {number} */
            _.get(h)
          );
          --m == 0 ? (g.removeEventListener(h, er), _.delete(h), _.size === 0 && _n.delete(g)) : _.set(h, m);
        }
      $n.delete(v), d !== n && d.parentNode?.removeChild(d);
    };
  });
  return tr.set(f, u), f;
}
let tr = /* @__PURE__ */ new WeakMap();
function Ha(t, e) {
  const n = tr.get(t);
  return n ? (tr.delete(t), n(e)) : Promise.resolve();
}
class Fs {
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
  #i = /* @__PURE__ */ new Map();
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
  #n = /* @__PURE__ */ new Set();
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
      ), r = this.#i.get(n);
      if (r)
        En(r), this.#n.delete(n);
      else {
        var s = this.#t.get(n);
        s && (En(s.effect), this.#i.set(n, s.effect), this.#t.delete(n), s.fragment.lastChild.remove(), this.anchor.before(s.fragment), r = s.effect);
      }
      for (const [a, l] of this.#e) {
        if (this.#e.delete(a), a === e)
          break;
        const o = this.#t.get(l);
        o && (Ee(o.effect), this.#t.delete(l));
      }
      for (const [a, l] of this.#i) {
        if (a === n || this.#n.has(a)) continue;
        const o = () => {
          if (Array.from(this.#e.values()).includes(a)) {
            var u = document.createDocumentFragment();
            mr(l, u), u.append(at()), this.#t.set(a, { effect: l, fragment: u });
          } else
            Ee(l);
          this.#n.delete(a), this.#i.delete(a);
        };
        this.#r || !r ? (this.#n.add(a), yt(l, o, !1)) : o();
      }
    }
  };
  /**
   * @param {Batch} batch
   */
  #a = (e) => {
    this.#e.delete(e);
    const n = Array.from(this.#e.values());
    for (const [r, s] of this.#t)
      n.includes(r) || (Ee(s.effect), this.#t.delete(r));
  };
  /**
   *
   * @param {any} key
   * @param {null | ((target: TemplateNode) => void)} fn
   */
  ensure(e, n) {
    var r = (
      /** @type {Batch} */
      re
    ), s = bs();
    if (n && !this.#i.has(e) && !this.#t.has(e))
      if (s) {
        var a = document.createDocumentFragment(), l = at();
        a.append(l), this.#t.set(e, {
          effect: Oe(() => n(l)),
          fragment: a
        });
      } else
        this.#i.set(
          e,
          Oe(() => n(this.anchor))
        );
    if (this.#e.set(r, e), s) {
      for (const [o, f] of this.#i)
        o === e ? r.unskip_effect(f) : r.skip_effect(f);
      for (const [o, f] of this.#t)
        o === e ? r.unskip_effect(f.effect) : r.skip_effect(f.effect);
      r.oncommit(this.#s), r.ondiscard(this.#a);
    } else
      this.#s(r);
  }
}
function G(t, e, n = !1) {
  var r = new Fs(t), s = n ? Rt : 0;
  function a(l, o) {
    r.ensure(l, o);
  }
  Cn(() => {
    var l = !1;
    e((o, f = 0) => {
      l = !0, a(f, o);
    }), l || a(-1, null);
  }, s);
}
const Ua = Symbol("NaN");
function Ya(t, e, n) {
  var r = new Fs(t);
  Cn(() => {
    var s = e();
    s !== s && (s = /** @type {any} */
    Ua), r.ensure(s, n);
  });
}
function Ae(t, e) {
  return e;
}
function Ga(t, e, n) {
  for (var r = [], s = e.length, a, l = e.length, o = 0; o < s; o++) {
    let c = e[o];
    yt(
      c,
      () => {
        if (a) {
          if (a.pending.delete(c), a.done.add(c), a.pending.size === 0) {
            var v = (
              /** @type {Set<EachOutroGroup>} */
              t.outrogroups
            );
            nr(t, Tn(a.done)), v.delete(a), v.size === 0 && (t.outrogroups = null);
          }
        } else
          l -= 1;
      },
      !1
    );
  }
  if (l === 0) {
    var f = r.length === 0 && n !== null && t.pending.size === 0;
    if (f) {
      var u = (
        /** @type {Element} */
        n
      ), d = (
        /** @type {Element} */
        u.parentNode
      );
      ga(d), d.append(u), t.items.clear();
    }
    nr(t, e, !f);
  } else
    a = {
      pending: new Set(e),
      done: /* @__PURE__ */ new Set()
    }, (t.outrogroups ??= /* @__PURE__ */ new Set()).add(a);
}
function nr(t, e, n = !0) {
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
    var a = e[s];
    if (r?.has(a)) {
      a.f |= Je;
      const l = document.createDocumentFragment();
      mr(a, l);
    } else
      Ee(e[s], n);
  }
}
var Pr;
function ye(t, e, n, r, s, a = null) {
  var l = t, o = /* @__PURE__ */ new Map(), f = (e & Qr) !== 0;
  if (f) {
    var u = (
      /** @type {Element} */
      t
    );
    l = u.appendChild(at());
  }
  var d = null, c = /* @__PURE__ */ ls(() => {
    var b = n();
    return (
      /** @type {V[]} */
      An(b) ? b : b == null ? [] : Tn(b)
    );
  }), v = /* @__PURE__ */ new Map(), h = !0;
  function _(b) {
    if ((p.effect.f & xe) === 0) {
      p.pending.delete(b);
      var E = i(c);
      p.fallback = d, Wa(p, E, l, e, r), d !== null && (E.length === 0 ? (d.f & Je) === 0 ? En(d) : (d.f ^= Je, Xt(d, null, l)) : yt(d, () => {
        d = null;
      }));
    }
  }
  function m(b) {
    p.pending.delete(b);
  }
  var g = Cn(() => {
    for (var b = (
      /** @type {V[]} */
      i(c)
    ), E = b.length, C = /* @__PURE__ */ new Set(), N = (
      /** @type {Batch} */
      re
    ), w = bs(), A = 0; A < E; A += 1) {
      var H = b[A], B = r(H, A), Z = h ? null : o.get(B);
      Z ? (Z.v && zt(Z.v, H), Z.i && zt(Z.i, A), w && N.unskip_effect(Z.e)) : (Z = Xa(
        o,
        h ? l : Pr ??= at(),
        H,
        B,
        A,
        s,
        e,
        n
      ), h || (Z.e.f |= Je), o.set(B, Z)), C.add(B);
    }
    if (E === 0 && a && !d && (h ? d = Oe(() => a(l)) : (d = Oe(() => a(Pr ??= at())), d.f |= Je)), E > C.size && Wi(), !h)
      if (v.set(N, C), w) {
        for (const [de, R] of o)
          C.has(de) || N.skip_effect(R.e);
        N.oncommit(_), N.ondiscard(m);
      } else
        _(N);
    i(c);
  }), p = { effect: g, items: o, pending: v, outrogroups: null, fallback: d };
  h = !1;
}
function Bt(t) {
  for (; t !== null && (t.f & Xe) === 0; )
    t = t.next;
  return t;
}
function Wa(t, e, n, r, s) {
  var a = (r & Ci) !== 0, l = e.length, o = t.items, f = Bt(t.effect.first), u, d = null, c, v = [], h = [], _, m, g, p;
  if (a)
    for (p = 0; p < l; p += 1)
      _ = e[p], m = s(_, p), g = /** @type {EachItem} */
      o.get(m).e, (g.f & Je) === 0 && (g.nodes?.a?.measure(), (c ??= /* @__PURE__ */ new Set()).add(g));
  for (p = 0; p < l; p += 1) {
    if (_ = e[p], m = s(_, p), g = /** @type {EachItem} */
    o.get(m).e, t.outrogroups !== null)
      for (const Z of t.outrogroups)
        Z.pending.delete(g), Z.done.delete(g);
    if ((g.f & Te) !== 0 && (En(g), a && (g.nodes?.a?.unfix(), (c ??= /* @__PURE__ */ new Set()).delete(g))), (g.f & Je) !== 0)
      if (g.f ^= Je, g === f)
        Xt(g, null, n);
      else {
        var b = d ? d.next : f;
        g === t.effect.last && (t.effect.last = g.prev), g.prev && (g.prev.next = g.next), g.next && (g.next.prev = g.prev), ft(t, d, g), ft(t, g, b), Xt(g, b, n), d = g, v = [], h = [], f = Bt(d.next);
        continue;
      }
    if (g !== f) {
      if (u !== void 0 && u.has(g)) {
        if (v.length < h.length) {
          var E = h[0], C;
          d = E.prev;
          var N = v[0], w = v[v.length - 1];
          for (C = 0; C < v.length; C += 1)
            Xt(v[C], E, n);
          for (C = 0; C < h.length; C += 1)
            u.delete(h[C]);
          ft(t, N.prev, w.next), ft(t, d, N), ft(t, w, E), f = E, d = w, p -= 1, v = [], h = [];
        } else
          u.delete(g), Xt(g, f, n), ft(t, g.prev, g.next), ft(t, g, d === null ? t.effect.first : d.next), ft(t, d, g), d = g;
        continue;
      }
      for (v = [], h = []; f !== null && f !== g; )
        (u ??= /* @__PURE__ */ new Set()).add(f), h.push(f), f = Bt(f.next);
      if (f === null)
        continue;
    }
    (g.f & Je) === 0 && v.push(g), d = g, f = Bt(g.next);
  }
  if (t.outrogroups !== null) {
    for (const Z of t.outrogroups)
      Z.pending.size === 0 && (nr(t, Tn(Z.done)), t.outrogroups?.delete(Z));
    t.outrogroups.size === 0 && (t.outrogroups = null);
  }
  if (f !== null || u !== void 0) {
    var A = [];
    if (u !== void 0)
      for (g of u)
        (g.f & Te) === 0 && A.push(g);
    for (; f !== null; )
      (f.f & Te) === 0 && f !== t.fallback && A.push(f), f = Bt(f.next);
    var H = A.length;
    if (H > 0) {
      var B = (r & Qr) !== 0 && l === 0 ? n : null;
      if (a) {
        for (p = 0; p < H; p += 1)
          A[p].nodes?.a?.measure();
        for (p = 0; p < H; p += 1)
          A[p].nodes?.a?.fix();
      }
      Ga(t, A, B);
    }
  }
  a && Qe(() => {
    if (c !== void 0)
      for (g of c)
        g.nodes?.a?.apply();
  });
}
function Xa(t, e, n, r, s, a, l, o) {
  var f = (l & Oi) !== 0 ? (l & Pi) === 0 ? /* @__PURE__ */ da(n, !1, !1) : xt(n) : null, u = (l & Ni) !== 0 ? xt(s) : null;
  return {
    v: f,
    i: u,
    e: Oe(() => (a(e, f ?? n, u ?? s, o), () => {
      t.delete(r);
    }))
  };
}
function Xt(t, e, n) {
  if (t.nodes)
    for (var r = t.nodes.start, s = t.nodes.end, a = e && (e.f & Je) === 0 ? (
      /** @type {EffectNodes} */
      e.nodes.start
    ) : n; r !== null; ) {
      var l = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ cn(r)
      );
      if (a.before(r), r === s)
        return;
      r = l;
    }
}
function ft(t, e, n) {
  e === null ? t.effect.first = n : e.next = n, n === null ? t.effect.last = e : n.prev = e;
}
function Ka(t, e) {
  var n = void 0, r;
  ks(() => {
    n !== (n = e()) && (r && (Ee(r), r = null), n && (r = Oe(() => {
      Nn(() => (
        /** @type {(node: Element) => void} */
        n(t)
      ));
    })));
  });
}
function Ds(t) {
  var e, n, r = "";
  if (typeof t == "string" || typeof t == "number") r += t;
  else if (typeof t == "object") if (Array.isArray(t)) {
    var s = t.length;
    for (e = 0; e < s; e++) t[e] && (n = Ds(t[e])) && (r && (r += " "), r += n);
  } else for (n in t) t[n] && (r && (r += " "), r += n);
  return r;
}
function Za() {
  for (var t, e, n = 0, r = "", s = arguments.length; n < s; n++) (t = arguments[n]) && (e = Ds(t)) && (r && (r += " "), r += e);
  return r;
}
function hn(t) {
  return typeof t == "object" ? Za(t) : t ?? "";
}
const Rr = [...` 	
\r\f \v\uFEFF`];
function Ja(t, e, n) {
  var r = t == null ? "" : "" + t;
  if (e && (r = r ? r + " " + e : e), n) {
    for (var s of Object.keys(n))
      if (n[s])
        r = r ? r + " " + s : s;
      else if (r.length)
        for (var a = s.length, l = 0; (l = r.indexOf(s, l)) >= 0; ) {
          var o = l + a;
          (l === 0 || Rr.includes(r[l - 1])) && (o === r.length || Rr.includes(r[o])) ? r = (l === 0 ? "" : r.substring(0, l)) + r.substring(o + 1) : l = o;
        }
  }
  return r === "" ? null : r;
}
function Ir(t, e = !1) {
  var n = e ? " !important;" : ";", r = "";
  for (var s of Object.keys(t)) {
    var a = t[s];
    a != null && a !== "" && (r += " " + s + ": " + a + n);
  }
  return r;
}
function Dn(t) {
  return t[0] !== "-" || t[1] !== "-" ? t.toLowerCase() : t;
}
function Qa(t, e) {
  if (e) {
    var n = "", r, s;
    if (Array.isArray(e) ? (r = e[0], s = e[1]) : r = e, t) {
      t = String(t).replaceAll(/\/\*.*?\*\//g, "").trim();
      var a = !1, l = 0, o = !1, f = [];
      r && f.push(...Object.keys(r).map(Dn)), s && f.push(...Object.keys(s).map(Dn));
      var u = 0, d = -1;
      const m = t.length;
      for (var c = 0; c < m; c++) {
        var v = t[c];
        if (o ? v === "/" && t[c - 1] === "*" && (o = !1) : a ? a === v && (a = !1) : v === "/" && t[c + 1] === "*" ? o = !0 : v === '"' || v === "'" ? a = v : v === "(" ? l++ : v === ")" && l--, !o && a === !1 && l === 0) {
          if (v === ":" && d === -1)
            d = c;
          else if (v === ";" || c === m - 1) {
            if (d !== -1) {
              var h = Dn(t.substring(u, d).trim());
              if (!f.includes(h)) {
                v !== ";" && c++;
                var _ = t.substring(u, c).trim();
                n += " " + _ + ";";
              }
            }
            u = c + 1, d = -1;
          }
        }
      }
    }
    return r && (n += Ir(r)), s && (n += Ir(s, !0)), n = n.trim(), n === "" ? null : n;
  }
  return t == null ? null : String(t);
}
function ve(t, e, n, r, s, a) {
  var l = (
    /** @type {any} */
    t[Wn]
  );
  if (l !== n || l === void 0) {
    var o = Ja(n, r, a);
    o == null ? t.removeAttribute("class") : e ? t.className = o : t.setAttribute("class", o), t[Wn] = n;
  } else if (a && s !== a)
    for (var f in a) {
      var u = !!a[f];
      (s == null || u !== !!s[f]) && t.classList.toggle(f, u);
    }
  return a;
}
function jn(t, e = {}, n, r) {
  for (var s in n) {
    var a = n[s];
    e[s] !== a && (n[s] == null ? t.style.removeProperty(s) : t.style.setProperty(s, a, r));
  }
}
function kt(t, e, n, r) {
  var s = (
    /** @type {any} */
    t[Xn]
  );
  if (s !== e) {
    var a = Qa(e, r);
    a == null ? t.removeAttribute("style") : t.style.cssText = a, t[Xn] = e;
  } else r && (Array.isArray(r) ? (jn(t, n?.[0], r[0]), jn(t, n?.[1], r[1], "important")) : jn(t, n, r));
  return r;
}
function js(t, e) {
  e ? t.hasAttribute("selected") || t.setAttribute("selected", "") : t.removeAttribute("selected");
}
function zr(t, e) {
  var n = !("__defaultValue" in t);
  !n && t.__defaultValue === e || (t.__defaultValue = e, Vs(t, !n || "__value" in t));
}
function Vs(t, e) {
  var n = t.__defaultValue, r = t.multiple, s = r ? n ?? [] : null;
  if (!(r && !An(s))) {
    var a = t.selectedIndex, l = e && r ? new Set(t.selectedOptions) : null;
    for (var o of t.options) {
      var f = sr(o);
      js(
        o,
        r ? (
          /** @type {any[]} */
          s.includes(f)
        ) : _s(f, n)
      );
    }
    if (e)
      if (l !== null)
        for (o of t.options) {
          var u = l.has(o);
          o.selected !== u && (o.selected = u);
        }
      else t.selectedIndex !== a && (t.selectedIndex = a);
  }
}
function rr(t, e, n = !1) {
  if (t.multiple) {
    if (e == null)
      return;
    if (!An(e))
      return Hi();
    for (var r of t.options)
      r.selected = e.includes(sr(r));
    return;
  }
  for (r of t.options) {
    var s = sr(r);
    if (_s(s, e)) {
      r.selected = !0;
      return;
    }
  }
  (!n || e !== void 0) && (t.selectedIndex = -1);
}
function $a(t) {
  var e = new MutationObserver((n) => {
    n.every(el) || ("__defaultValue" in t && Vs(t, !1), "__value" in t && rr(t, t.__value));
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
  }), _r(() => {
    e.disconnect();
  });
}
function sr(t) {
  return "__value" in t ? t.__value : t.value;
}
function el(t) {
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
const Ht = Symbol("class"), Ut = Symbol("style"), qs = Symbol("is custom element"), Bs = Symbol("is html"), tl = On ? "input" : "INPUT", nl = On ? "option" : "OPTION", Hs = On ? "select" : "SELECT", Us = On ? "progress" : "PROGRESS";
function Ys(t, e) {
  var n = pr(t);
  n.value === (n.value = // treat null and undefined the same for the initial value
  e ?? void 0) || // @ts-expect-error
  // `progress` elements always need their value set when it's `0`
  t.value === e && (e !== 0 || t.nodeName !== Us) || (t.value = e ?? "");
}
function ee(t, e, n, r) {
  var s = pr(t), a = s[e];
  a !== (s[e] = n) && (e === "loading" && (t[Li] = n), n == null ? t.removeAttribute(e) : typeof n != "string" && Gs(t).has(e) ? t[e] = n : t.setAttribute(e, n));
}
function rl(t, e, n, r, s = !1, a = !1) {
  var l = pr(t), o = l[qs], f = !l[Bs], u = e || {}, d = t.nodeName === nl, c = t.nodeName === Hs;
  try {
    for (var v in e)
      !(v in n) && v[0] + v[1] !== "$$" && (n[v] = null);
    n.class ? n.class = hn(n.class) : (r || n[Ht]) && (n.class = null), n[Ut] && (n.style ??= null);
    var h = Gs(t);
    if (t.nodeName === tl && "type" in n && ("value" in n || "__value" in n)) {
      var _ = n.type;
      (_ !== u.type || _ === void 0 && t.hasAttribute("type")) && (u.type = _, ee(t, "type", _, a));
    }
    for (const N in n) {
      let w = n[N];
      if (d && N === "value" && w == null) {
        t.value = t.__value = "", u[N] = w;
        continue;
      }
      if (N === "class") {
        var m = t.namespaceURI === "http://www.w3.org/1999/xhtml";
        ve(t, m, w, r, e?.[Ht], n[Ht]), u[N] = w, u[Ht] = n[Ht];
        continue;
      }
      if (N === "style") {
        kt(t, w, e?.[Ut], n[Ut]), u[N] = w, u[Ut] = n[Ut];
        continue;
      }
      var g = u[N];
      if (!(w === g && !(w === void 0 && t.hasAttribute(N)))) {
        u[N] = w;
        var p = N[0] + N[1];
        if (p !== "$$")
          if (p === "on") {
            const A = {}, H = "$$" + N;
            let B = N.slice(2);
            var b = La(B);
            if (Aa(B) && (B = B.slice(0, -7), A.capture = !0), !b && g) {
              if (w != null) continue;
              t.removeEventListener(B, u[H], A), u[H] = null;
            }
            if (b)
              ae(B, t, w), Et([B]);
            else if (w != null) {
              let Z = function(de) {
                u[N].call(this, de);
              };
              u[H] = Is(B, t, Z, A);
            }
          } else if (N === "style")
            ee(t, N, w);
          else if (N === "autofocus")
            ia(
              /** @type {HTMLElement} */
              t,
              !!w
            );
          else if (!o && (N === "__value" || N === "value" && w != null))
            t.__value = w, (g == null || // @ts-ignore
            t.value !== w || w === 0 && t.nodeName === Us) && (t.value = w);
          else if (N === "selected" && d)
            js(
              /** @type {HTMLOptionElement} */
              t,
              w
            );
          else {
            var E = N;
            f || (E = Na(E));
            var C = E === "defaultValue" || E === "defaultChecked";
            if (c && E === "defaultValue") continue;
            if (w == null && !o && !C)
              if (l[N] = null, E === "value" || E === "checked") {
                let A = (
                  /** @type {HTMLInputElement} */
                  t
                );
                const H = e === void 0;
                if (E === "value") {
                  let B = A.defaultValue;
                  A.removeAttribute(E), A.defaultValue = B, A.value = A.__value = H ? B : null;
                } else {
                  let B = A.defaultChecked;
                  A.removeAttribute(E), A.defaultChecked = B, A.checked = H ? B : !1;
                }
              } else
                t.removeAttribute(N);
            else C || (o || typeof w != "string") && h.has(E) ? (t[E] = w, E in l && (l[E] = me)) : typeof w != "function" && ee(t, E, w, a);
          }
      }
    }
  } finally {
  }
  return u;
}
function sl(t, e, n = [], r = [], s = [], a, l = !1, o = !1) {
  is(s, n, r, (f) => {
    var u = void 0, d = {}, c = t.nodeName === Hs, v = !1;
    if (ks(() => {
      var _ = e(...f.map(i)), m = rl(
        t,
        u,
        _,
        a,
        l,
        o
      );
      if (v && c) {
        var g = (
          /** @type {HTMLSelectElement} */
          t
        );
        "defaultValue" in _ && zr(g, _.defaultValue), "value" in _ && rr(g, _.value);
      }
      for (let b of Object.getOwnPropertySymbols(d))
        _[b] || Ee(d[b]);
      for (let b of Object.getOwnPropertySymbols(_)) {
        var p = _[b];
        b.description === qi && (!u || p !== u[b]) && (d[b] && Ee(d[b]), d[b] = Oe(() => Ka(t, () => p))), m[b] = p;
      }
      u = m;
    }), c) {
      var h = (
        /** @type {HTMLSelectElement} */
        t
      );
      Nn(() => {
        var _ = (
          /** @type {Record<string | symbol, any>} */
          u
        );
        "defaultValue" in _ && zr(h, _.defaultValue), rr(h, _.value, !0), $a(h);
      });
    }
    v = !0;
  });
}
function pr(t) {
  return (
    /** @type {Record<string | symbol, unknown>} **/
    /** @type {any} */
    t[Jr] ??= {
      [qs]: t.nodeName.includes("-"),
      [Bs]: t.namespaceURI === Vi
    }
  );
}
var Fr = /* @__PURE__ */ new Map();
function Gs(t) {
  var e = t.getAttribute("is") || t.nodeName, n = Fr.get(e);
  if (n) return n;
  Fr.set(e, n = /* @__PURE__ */ new Set());
  for (var r, s = t, a = Element.prototype; a !== s; ) {
    r = wi(s);
    for (var l in r)
      r[l].set && // better safe than sorry, we don't want spread attributes to mess with HTML content
      l !== "innerHTML" && l !== "textContent" && l !== "innerText" && n.add(l);
    s = Xr(s);
  }
  return n;
}
class br {
  /** */
  #e = /* @__PURE__ */ new WeakMap();
  /** @type {ResizeObserver | undefined} */
  #i;
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
    return r.add(n), this.#e.set(e, r), this.#n().observe(e, this.#t), () => {
      var s = this.#e.get(e);
      s.delete(n), s.size === 0 && (this.#e.delete(e), this.#i.unobserve(e));
    };
  }
  #n() {
    return this.#i ?? (this.#i = new ResizeObserver(
      /** @param {any} entries */
      (e) => {
        for (var n of e) {
          br.entries.set(n.target, n);
          for (var r of this.#e.get(n.target) || [])
            r(n);
        }
      }
    ));
  }
}
var il = /* @__PURE__ */ new br({
  box: "border-box"
});
function al(t, e, n) {
  var r = il.observe(t, () => n(t[e]));
  Nn(() => ($e(() => n(t[e])), r));
}
function Vn(t, e) {
  return t === e || t?.[bt] === e;
}
function yr(t = ur(), e, n, r) {
  var s = (
    /** @type {ComponentContext} */
    Se.r
  ), a = (
    /** @type {Effect} */
    ne
  );
  return Nn(() => {
    var l, o;
    return ws(() => {
      l = o, o = [], $e(() => {
        Vn(n(...o), t) || (e(t, ...o), l && Vn(n(...l), t) && e(null, ...l));
      });
    }), () => {
      let f = a;
      for (; f !== s && f.parent !== null && f.parent.f & tn; )
        f = f.parent;
      const u = () => {
        o && Vn(n(...o), t) && e(null, ...o);
      }, d = f.teardown;
      f.teardown = () => {
        u(), d?.();
      };
    };
  }), t;
}
let gn = !1;
function ll(t) {
  var e = gn;
  try {
    return gn = !1, [t(), gn];
  } finally {
    gn = e;
  }
}
function _e(t, e, n, r) {
  var s = !0, a = (n & zi) !== 0, l = (n & Fi) !== 0, o = (
    /** @type {V} */
    r
  ), f = !0, u = (
    /** @type {Derived<V> | undefined} */
    void 0
  ), d = () => l && s ? (u ??= /* @__PURE__ */ nn(
    /** @type {() => V} */
    r
  ), i(u)) : (f && (f = !1, o = l ? $e(
    /** @type {() => V} */
    r
  ) : (
    /** @type {V} */
    r
  )), o);
  let c;
  if (a) {
    var v = bt in t || Ti in t;
    c = Ot(t, e)?.set ?? (v && e in t ? (C) => t[e] = C : void 0);
  }
  var h, _ = !1;
  a ? [h, _] = ll(() => (
    /** @type {V} */
    t[e]
  )) : h = /** @type {V} */
  t[e], h === void 0 && r !== void 0 && (h = d(), c && (Qi(), c(h)));
  var m;
  if (m = () => {
    var C = (
      /** @type {V} */
      t[e]
    );
    return C === void 0 ? d() : (f = !0, C);
  }, (n & Ii) === 0)
    return m;
  if (c) {
    var g = t.$$legacy;
    return (
      /** @type {() => V} */
      (function(C, N) {
        return arguments.length > 0 ? ((!N || g || _) && c(N ? m() : C), C) : m();
      })
    );
  }
  var p = !1, b = ((n & Ri) !== 0 ? nn : ls)(() => (p = !1, m()));
  a && i(b);
  var E = (
    /** @type {Effect} */
    ne
  );
  return (
    /** @type {() => V} */
    (function(C, N) {
      if (arguments.length > 0) {
        const w = N ? i(b) : a ? ct(C) : C;
        return O(b, w), p = !0, o !== void 0 && (o = w), C;
      }
      return lt && p || (E.f & xe) !== 0 ? b.v : i(b);
    })
  );
}
function ol(t) {
  Se === null && ns(), dt(() => {
    const e = $e(t);
    if (typeof e == "function") return (
      /** @type {() => void} */
      e
    );
  });
}
function ul(t) {
  Se === null && ns(), ol(() => () => $e(t));
}
class fl {
  #e = /* @__PURE__ */ K(null);
  get welcome() {
    return i(this.#e);
  }
  set welcome(e) {
    O(this.#e, e);
  }
  #i = /* @__PURE__ */ K(!1);
  get connected() {
    return i(this.#i);
  }
  set connected(e) {
    O(this.#i, e, !0);
  }
  #t = /* @__PURE__ */ K(!1);
  get lost() {
    return i(this.#t);
  }
  set lost(e) {
    O(this.#t, e, !0);
  }
  #n = /* @__PURE__ */ K("");
  get failure() {
    return i(this.#n);
  }
  set failure(e) {
    O(this.#n, e, !0);
  }
  carry = null;
  waiting = [];
  listeners = /* @__PURE__ */ new Map();
  next = 1;
  connect() {
    const e = new WebSocket(`ws://${location.host}/socket`);
    e.onopen = () => {
      this.connected = !0, this.attach((n) => e.send(JSON.stringify(n)));
    }, e.onclose = () => {
      this.connected = !1, this.lost = !0, this.carry = () => {
      };
    }, e.onmessage = (n) => this.receive(JSON.parse(n.data));
  }
  /** From now on messages travel this way. */
  attach(e) {
    this.carry = e;
    for (const n of this.waiting.splice(0)) e(n);
  }
  send(e) {
    this.carry ? this.carry(e) : this.waiting.push(e);
  }
  /** Listen to one kind of message; call what comes back to stop. */
  on(e, n) {
    const r = this.listeners.get(e) ?? /* @__PURE__ */ new Set();
    return this.listeners.set(e, r.add(n)), () => void r.delete(n);
  }
  /** A number for a look into a search that no other has. */
  number() {
    return this.next++;
  }
  receive(e) {
    e.type === "welcome" && (this.welcome = e), e.type === "failed" && e.look === null && (this.failure = e.text);
    for (const n of this.listeners.get(e.type) ?? []) n(e);
  }
}
const Ke = new fl(), cl = "5";
typeof window < "u" && ((window.__svelte ??= {}).v ??= /* @__PURE__ */ new Set()).add(cl);
var dl = /* @__PURE__ */ D('<span class="unseen">a hidden card</span>'), hl = /* @__PURE__ */ D("<li><!></li>"), vl = /* @__PURE__ */ D('<li class="none svelte-1qn4n7r">none</li>'), _l = /* @__PURE__ */ D('<ul class="svelte-1qn4n7r"></ul>');
function gl(t, e) {
  Pe(e, !0);
  let n = _e(e, "fresh", 3, !1);
  const r = /* @__PURE__ */ j(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : "");
  var s = _l();
  ye(
    s,
    21,
    () => e.part.cards,
    Ae,
    (a, l) => {
      var o = hl();
      let f;
      var u = te(o);
      {
        var d = (v) => {
          var h = dl();
          S(v, h);
        }, c = (v) => {
          var h = pt();
          F(() => U(h, i(l))), S(v, h);
        };
        G(u, (v) => {
          i(l) === "?" ? v(d) : v(c, -1);
        });
      }
      F(() => f = ve(o, 1, hn(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-1qn4n7r", f, { back: i(l) === "?", fresh: n() })), S(a, o);
    },
    (a) => {
      var l = vl();
      S(a, l);
    }
  ), F(() => ee(s, "aria-label", e.part.title || i(r) || "cards")), S(t, s), Re();
}
function ml(t, e) {
  const n = Math.floor(e / t.columns), r = e % t.columns, s = t.columnLabels[r] ?? String(r + 1), a = t.rowLabels[n];
  return !t.rowLabels.length && t.columnLabels.length ? `column ${s}, row ${t.rows - n}` : a === void 0 ? `row ${n + 1}, column ${r + 1}` : `${s}${a}`;
}
const pl = ["─", "│", "·"];
function bl(t) {
  if (t.shape !== "point") return "";
  const e = t.cells.some((s) => s && s.owner < 0);
  if (!e && t.cells.every((s) => s)) return "";
  const n = (s, a) => !e || t.cells[s] !== null && t.cells[s].symbol !== a, r = [];
  return t.cells.forEach((s, a) => {
    const [l, o] = [a % t.columns + 0.5, Math.floor(a / t.columns) + 0.5];
    l < t.columns - 1 && n(a, "│") && n(a + 1, "│") && r.push(`M${l} ${o}h1`), o < t.rows - 1 && n(a, "─") && n(a + t.columns, "─") && r.push(`M${l} ${o}v1`);
  }), r.join("");
}
function yl(t, e) {
  const n = /* @__PURE__ */ new Map();
  if (t.rowLabels.length || !t.columnLabels.length) return n;
  for (const r of e) {
    const s = r.cells[0] % t.columns;
    if (n.has(s)) return /* @__PURE__ */ new Map();
    n.set(s, r);
  }
  return n;
}
function wl(t) {
  return {
    ...t,
    cells: [...t.cells].reverse(),
    rowLabels: [...t.rowLabels].reverse(),
    columnLabels: [...t.columnLabels].reverse()
  };
}
function Dr(t, e) {
  return t.map((n) => ({ ...n, cells: n.cells.map((r) => e - 1 - r) }));
}
var kl = /* @__PURE__ */ ot('<circle r="2.7"></circle>'), xl = /* @__PURE__ */ ot('<svg viewBox="0 0 30 30" aria-hidden="true" class="svelte-e0qqyt"></svg>'), Sl = /* @__PURE__ */ D('<b aria-hidden="true"> </b>'), El = /* @__PURE__ */ D('<li><span class="unseen"> </span> <!></li>'), Ml = /* @__PURE__ */ D('<li class="none svelte-e0qqyt"><span class="soft">none</span></li>'), Al = /* @__PURE__ */ D('<ul class="svelte-e0qqyt"></ul>');
function Tl(t, e) {
  Pe(e, !0);
  let n = _e(e, "fresh", 3, !1);
  const r = /* @__PURE__ */ j(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), s = {
    1: [4],
    2: [0, 8],
    3: [0, 4, 8],
    4: [0, 2, 6, 8],
    5: [0, 2, 4, 6, 8],
    6: [0, 2, 3, 5, 6, 8]
  };
  var a = Al();
  ye(
    a,
    21,
    () => e.part.values,
    Ae,
    (l, o) => {
      var f = El();
      let u;
      var d = te(f), c = le(d, !0), v = I(d, 2);
      {
        var h = (m) => {
          var g = xl();
          ye(g, 21, () => s[i(o)], Ae, (p, b) => {
            var E = kl();
            F(
              (C) => {
                ee(E, "cx", 7 + 8 * (i(b) % 3)), ee(E, "cy", C);
              },
              [() => 7 + 8 * Math.floor(i(b) / 3)]
            ), S(p, E);
          }), S(m, g);
        }, _ = (m) => {
          var g = Sl(), p = le(g, !0);
          F(() => U(p, i(o) || "?")), S(m, g);
        };
        G(v, (m) => {
          s[i(o)] ? m(h) : m(_, -1);
        });
      }
      F(() => {
        u = ve(f, 1, hn(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-e0qqyt", u, { fresh: n() }), U(c, i(o));
      }), S(l, f);
    },
    (l) => {
      var o = Ml();
      S(l, o);
    }
  ), F(() => ee(a, "aria-label", e.part.title || (i(r) ? `dice of ${i(r)}` : "dice"))), S(t, a), Re();
}
function je(t, e = !1) {
  if (t == null || !Number.isFinite(t)) return "–";
  const n = Math.abs(t), r = Number.isInteger(t) ? String(n) : n >= 100 ? n.toFixed(0) : n.toFixed(2);
  return t < 0 && Number(r) !== 0 ? `−${r}` : e && t > 0 && Number(r) !== 0 ? `+${r}` : r;
}
function ir(t) {
  return t.toLocaleString("en");
}
function Kt(t) {
  if (t < 1e4) return ir(t);
  const e = [[1e9, " bn"], [1e6, " M"], [1e3, " k"]];
  for (const [n, r] of e) if (t >= n) return `${(t / n).toPrecision(3)}${r}`;
  return ir(t);
}
var Ll = /* @__PURE__ */ ot("<line></line>"), Ol = /* @__PURE__ */ ot('<svg aria-hidden="true" class="svelte-14rp5gw"><defs><marker id="tip" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.2" markerHeight="3.2" orient="auto"><path d="M0 0 10 5 0 10z" class="svelte-14rp5gw"></path></marker></defs><!></svg>');
function Nl(t, e) {
  Pe(e, !0);
  function n(a) {
    const l = a.cells[0], o = a.cells[a.cells.length - 1], f = (m) => [
      m % e.columns + 0.5,
      Math.floor(m / e.columns) + 0.5
    ], [u, d] = f(l), [c, v] = f(o), _ = 0.28 / (Math.hypot(c - u, v - d) || 1);
    return {
      x1: u,
      y1: d,
      x2: c - (c - u) * _,
      y2: v - (v - d) * _
    };
  }
  var r = Ol(), s = I(te(r));
  ye(s, 17, () => e.arrows, Ae, (a, l, o) => {
    var f = Ll();
    sl(
      f,
      (u) => ({
        ...u,
        opacity: [0.85, 0.5, 0.3][o],
        "stroke-width": [0.14, 0.11, 0.09][o],
        "marker-end": "url(#tip)"
      }),
      [() => n(i(l))],
      void 0,
      void 0,
      "svelte-14rp5gw"
    ), S(a, f);
  }), F(() => ee(r, "viewBox", `0 0 ${e.columns ?? ""} ${e.rows ?? ""}`)), S(t, r), Re();
}
const Cl = "M24 89c0-7 5-10 13-11h26c8 1 13 4 13 11z", Pl = {
  pawn: {
    body: "M50 21a13 13 0 0 0-8.6 22.8c-6 3-9.4 8-9.4 14 0 6 3 11 7.6 14.4C30.5 75.5 25 81 25 89h50c0-8-5.5-13.5-14.6-16.800C65 68.800 68 63.800 68 57.800c0-6-3.400-11-9.400-14A13 13 0 0 0 50 21z"
  },
  knight: {
    body: "M30 89h47c2.5-27 0-47-12-58-5-4.5-11-7-17.5-7.5L44 14l-7.5 11.5C29 30 24.5 37 21.5 46L14 61c-2 4-.5 8.5 3.5 9.5 3 .8 5.800-.4 7.5-3l3.5-4c7-.8 13-3.300 18-8C46 67 31 72 30 89z",
    lines: "M36 39.5v.1M21.5 61.5v.1M53 33c11 5 16 19 15.5 44"
  },
  bishop: {
    body: `M50 10.5a5.5 5.5 0 0 1 3.300 9.900C64.5 28.5 71 39 71 50c0 7.5-3.5 13-8 17.5H37c-4.5-4.5-8-10-8-17.5 0-11 6.5-21.5 17.700-29.600A5.5 5.5 0 0 1 50 10.5zM37 67.5h26l2 10.5H35z${Cl}`,
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
  crown: { body: "M50 9a41 41 0 1 0 0 82 41 41 0 0 0 0-82z", lines: "M30 62V38l10 11 10-16 10 16 10-11v24z" },
  disc: { body: "M50 9a41 41 0 1 0 0 82 41 41 0 0 0 0-82z", lines: "M50 23a27 27 0 1 0 0 54 27 27 0 0 0 0-54z" },
  cross: { body: "", strokes: "M24 24l52 52M76 24 24 76" },
  ring: { body: "", strokes: "M50 22a28 28 0 1 0 0 56 28 28 0 0 0 0-56z" }
};
var Rl = /* @__PURE__ */ ot('<path class="body svelte-chnsao"></path>'), Il = /* @__PURE__ */ ot('<path class="lines svelte-chnsao"></path>'), zl = /* @__PURE__ */ ot('<path class="strokes svelte-chnsao"></path>'), Fl = /* @__PURE__ */ ot('<svg aria-hidden="true"><!><!><!></svg>'), Dl = /* @__PURE__ */ D("<span></span>"), jr = /* @__PURE__ */ D("<span> </span>");
function jl(t, e) {
  Pe(e, !0);
  const n = /* @__PURE__ */ j(() => e.piece.figure.split(" ")), r = /* @__PURE__ */ j(() => i(n)[i(n).length - 1]), s = /* @__PURE__ */ j(() => i(n).length > 1 ? i(n)[0] : "own"), a = /* @__PURE__ */ j(() => Pl[i(r)]), l = /* @__PURE__ */ j(() => [...e.piece.symbol].length > 2);
  var o = Mn(), f = Ve(o);
  {
    var u = (h) => {
      var _ = Fl();
      let m;
      var g = te(_);
      {
        var p = (w) => {
          var A = Rl();
          F(() => ee(A, "d", i(a).body)), S(w, A);
        };
        G(g, (w) => {
          i(a).body && w(p);
        });
      }
      var b = I(g);
      {
        var E = (w) => {
          var A = Il();
          F(() => ee(A, "d", i(a).lines)), S(w, A);
        };
        G(b, (w) => {
          i(a).lines && w(E);
        });
      }
      var C = I(b);
      {
        var N = (w) => {
          var A = zl();
          F(() => ee(A, "d", i(a).strokes)), S(w, A);
        };
        G(C, (w) => {
          i(a).strokes && w(N);
        });
      }
      F(() => {
        m = ve(_, 0, `figure ${i(s) ?? ""} p${e.piece.owner % 4}`, "svelte-chnsao", m, { second: e.piece.owner % 2 === 1 }), ee(_, "viewBox", i(a).lines || i(a).body ? "5 3 90 90" : "0 0 100 100");
      }), S(h, _);
    }, d = (h) => {
      var _ = Dl();
      let m;
      F(() => m = ve(_, 1, `stone ${i(s) ?? ""} p${e.piece.owner % 4}`, "svelte-chnsao", m, {
        ring: i(s) === "own" && e.piece.owner % 2 === 1
      })), S(h, _);
    }, c = (h) => {
      var _ = jr();
      let m;
      var g = le(_, !0);
      F(() => {
        m = ve(_, 1, `disc p${e.piece.owner % 4}`, "svelte-chnsao", m, { ring: e.piece.owner % 2 === 1, long: i(l) }), U(g, e.piece.symbol);
      }), S(h, _);
    }, v = (h) => {
      var _ = jr();
      let m;
      var g = le(_, !0);
      F(() => {
        m = ve(_, 1, "plain svelte-chnsao", null, m, { long: i(l) }), U(g, e.piece.symbol);
      }), S(h, _);
    };
    G(f, (h) => {
      i(a) ? h(u) : i(r) === "stone" ? h(d, 1) : e.piece.owner >= 0 ? h(c, 2) : h(v, -1);
    });
  }
  S(t, o), Re();
}
var qn = /* @__PURE__ */ D("<span> </span>"), Vl = /* @__PURE__ */ D('<div class="row-labels svelte-ybdg36" aria-hidden="true"></div>'), ql = /* @__PURE__ */ ot('<svg class="lines svelte-ybdg36" preserveAspectRatio="none" aria-hidden="true"><path class="svelte-ybdg36"></path></svg>'), Bl = /* @__PURE__ */ D("<span><!></span>"), Hl = /* @__PURE__ */ D("<span></span>"), Ul = /* @__PURE__ */ D('<span class="under svelte-ybdg36"></span>'), Yl = /* @__PURE__ */ D("<button><!> <!></button>"), Gl = /* @__PURE__ */ D('<div class="column-labels svelte-ybdg36" aria-hidden="true"></div>'), Wl = /* @__PURE__ */ D("<button> </button>"), Xl = /* @__PURE__ */ D('<div class="row choice svelte-ybdg36" role="group" aria-label="which move"></div>'), Kl = /* @__PURE__ */ D('<div><!> <div role="group"><!> <!> <!></div> <!></div> <!>', 1);
function Bn(t, e) {
  Pe(e, !0);
  let n = _e(e, "legal", 19, () => []), r = _e(e, "last", 19, () => []), s = _e(e, "rows", 19, () => []), a = _e(e, "moving", 3, !1);
  const l = 5;
  let o = /* @__PURE__ */ K(null), f = /* @__PURE__ */ K(0), u = /* @__PURE__ */ K(ct([])), d, c = /* @__PURE__ */ K(null), v = /* @__PURE__ */ K(
    -1
    // where a piece was just let go: it is there already and need not slide
  ), h = !1;
  const _ = /* @__PURE__ */ j(() => new Map(n().filter((y) => y.cells.length === 1).map((y) => [y.cells[0], y]))), m = /* @__PURE__ */ j(() => n().filter((y) => y.cells.length > 1)), g = /* @__PURE__ */ j(() => new Set(i(m).map((y) => y.cells[0]))), p = /* @__PURE__ */ j(() => new Set(i(m).filter((y) => y.cells[0] === i(o)).map((y) => y.cells[y.cells.length - 1]))), b = /* @__PURE__ */ j(() => bl(e.part)), E = /* @__PURE__ */ j(() => yl(e.part, i(_).values())), C = /* @__PURE__ */ j(() => new Map(s().filter((y) => y.cells.length === 1).map((y) => [y.cells[0], y]))), N = /* @__PURE__ */ j(() => s().find((y) => y.value !== null)), w = /* @__PURE__ */ j(() => s().filter((y) => y.cells.length > 1 && y.value !== null).slice(0, 3)), A = /* @__PURE__ */ j(() => r().length > 1 ? r()[r().length - 1] : -1);
  dt(() => {
    n(), O(o, null), O(u, [], !0);
  });
  function H(y) {
    return y === i(A) && y !== i(v) && e.part.shape !== "hexagon";
  }
  function B(y, P) {
    const x = r()[0] ?? y;
    return `${100 * (P ? x % e.part.columns - y % e.part.columns : Math.floor(x / e.part.columns) - Math.floor(y / e.part.columns))}%`;
  }
  function Z(y) {
    const P = e.part.cells[y], x = [ml(e.part, y)];
    P && P.owner >= 0 ? x.push(`${P.figure || P.symbol} of ${e.names[P.owner] ?? P.owner + 1}`) : x.push(P ? P.symbol : "empty"), y === i(o) ? x.push("chosen") : (i(o) !== null ? i(p).has(y) : i(_).has(y)) ? x.push("legal") : i(o) === null && i(g).has(y) && x.push("can move"), r().includes(y) && x.push("last move");
    const $ = i(C).get(y);
    return $ && $.value !== null && x.push(`value ${je($.value, !0)}${$.source ? ", from a table" : ""}${$.book ? ", in the book" : ""}`), x.join(", ");
  }
  function de(y) {
    if (e.put) return e.put(y, null);
    if (e.play)
      if (i(o) !== null) {
        const P = i(m).filter((x) => x.cells[0] === i(o) && x.cells[x.cells.length - 1] === y);
        P.length === 1 ? e.play(P[0].text) : P.length > 1 ? O(u, P, !0) : O(o, i(g).has(y) && y !== i(o) ? y : null, !0), P.length === 1 && O(o, null);
      } else if (i(_).has(y)) {
        const P = n().filter((x) => x.cells.length === 1 && x.cells[0] === y);
        P.length > 1 ? O(u, P, !0) : e.play(P[0].text);
      } else i(g).has(y) ? O(o, y, !0) : i(E).has(y % e.part.columns) && e.play(i(E).get(y % e.part.columns).text);
  }
  function R(y) {
    const P = Math.floor(i(f) / e.part.columns), x = i(f) % e.part.columns, $ = {
      ArrowUp: [P - 1, x],
      ArrowDown: [P + 1, x],
      ArrowLeft: [P, x - 1],
      ArrowRight: [P, x + 1],
      Home: [P, 0],
      End: [P, e.part.columns - 1]
    };
    y.key === "Escape" && O(o, null);
    const ue = $[y.key];
    if (!ue) return;
    y.preventDefault(), y.stopPropagation();
    const [he, At] = ue;
    he < 0 || At < 0 || he >= e.part.rows || At >= e.part.columns || (O(f, he * e.part.columns + At), d.querySelectorAll("button.cell")[i(f)]?.focus());
  }
  function z(y) {
    return e.put ? e.part.cells[y] !== null : i(g).has(y);
  }
  function se(y, P) {
    h = !1, O(v, -1), !(!z(P) || y.button !== 0) && (O(c, { cell: P, x: y.clientX, y: y.clientY, dx: 0, dy: 0 }, !0), y.target.releasePointerCapture?.(y.pointerId));
  }
  function fe(y) {
    if (!i(c)) return;
    const [P, x] = [y.clientX - i(c).x, y.clientY - i(c).y];
    !i(c).dx && !i(c).dy && Math.hypot(P, x) < l || (O(c, { ...i(c), dx: P, dy: x }, !0), e.put || O(o, i(c).cell, !0));
  }
  function W(y) {
    const P = i(c);
    if (O(c, null), !P || !P.dx && !P.dy) return;
    const x = document.elementsFromPoint(y.clientX, y.clientY).find((ue) => ue.matches("button.cell")), $ = x && d.contains(x) ? Number(x.dataset.cell) : null;
    if (h = !0, e.put) {
      $ !== P.cell && e.put($ ?? -1, P.cell);
      return;
    }
    if (O(o, P.cell, !0), $ === null || !i(p).has($)) {
      O(o, null);
      return;
    }
    O(v, $, !0), de($);
  }
  var Q = Kl();
  $t("pointermove", Ct, fe), $t("pointerup", Ct, W), $t("pointercancel", Ct, () => O(c, null));
  var Y = Ve(Q);
  let ie, be;
  var Le = te(Y);
  {
    var Be = (y) => {
      var P = Vl();
      ye(P, 21, () => e.part.rowLabels, Ae, (x, $) => {
        var ue = qn(), he = le(ue, !0);
        F(() => U(he, i($))), S(x, ue);
      }), S(y, P);
    };
    G(Le, (y) => {
      e.part.rowLabels.length && y(Be);
    });
  }
  var k = I(Le, 2);
  let L;
  var M = te(k);
  {
    var T = (y) => {
      var P = ql(), x = le(P);
      F(() => {
        ee(P, "viewBox", `0 0 ${e.part.columns ?? ""} ${e.part.rows ?? ""}`), ee(x, "d", i(b));
      }), S(y, P);
    };
    G(M, (y) => {
      i(b) && y(T);
    });
  }
  var q = I(M, 2);
  ye(q, 17, () => e.part.cells, Ae, (y, P, x) => {
    const $ = /* @__PURE__ */ j(() => Math.floor(x / e.part.columns)), ue = /* @__PURE__ */ j(() => i(C).get(x));
    var he = Yl();
    let At;
    ee(he, "data-cell", x);
    let xr;
    var Sr = te(he);
    {
      var li = (we) => {
        var Ie = Mn(), st = Ve(Ie);
        Ya(
          st,
          () => H(x) ? r() : `${i(P).symbol}${i(P).owner}`,
          (qt) => {
            var ut = Bl();
            let vn, Er;
            var _i = te(ut);
            jl(_i, {
              get piece() {
                return i(P);
              }
            }), F(
              (gi, mi, pi, bi) => {
                vn = ve(ut, 1, "man svelte-ybdg36", null, vn, {
                  slides: gi,
                  appears: mi,
                  held: i(c)?.cell === x && (i(c).dx !== 0 || i(c).dy !== 0)
                }), Er = kt(ut, "", Er, {
                  "--x": pi,
                  "--y": bi,
                  translate: i(c)?.cell === x ? `${i(c).dx}px ${i(c).dy}px` : void 0
                });
              },
              [
                () => H(x),
                () => !H(x) && r().includes(x) && x !== i(v),
                () => H(x) ? B(x, !0) : void 0,
                () => H(x) ? B(x, !1) : void 0
              ]
            ), S(qt, ut);
          }
        ), S(we, Ie);
      }, oi = /* @__PURE__ */ j(() => i(P) && !(i(b) && pl.includes(i(P).symbol)));
      G(Sr, (we) => {
        i(oi) && we(li);
      });
    }
    var ui = I(Sr, 2);
    {
      var fi = (we) => {
        var Ie = qn();
        let st;
        var qt = le(Ie, !0);
        F(
          (ut) => {
            st = ve(Ie, 1, "value svelte-ybdg36", null, st, {
              best: i(ue) === i(N),
              known: i(ue).source !== "" || i(ue).book !== null
            }), U(qt, ut);
          },
          [() => je(i(ue).value, !0)]
        ), S(we, Ie);
      }, ci = (we) => {
        var Ie = Hl();
        let st;
        F(() => st = ve(Ie, 1, "dot svelte-ybdg36", null, st, { many: i(_).size > 30 })), S(we, Ie);
      }, di = /* @__PURE__ */ j(() => (!i(P) || i(P).owner < 0) && (i(o) === null ? i(_).has(x) : i(p).has(x))), hi = (we) => {
        var Ie = Ul();
        S(we, Ie);
      }, vi = /* @__PURE__ */ j(() => i(o) === null && i(_).has(x));
      G(ui, (we) => {
        i(ue) && i(ue).value !== null ? we(fi) : i(di) ? we(ci, 1) : i(vi) && we(hi, 2);
      });
    }
    F(
      (we, Ie, st, qt, ut, vn) => {
        At = ve(he, 1, "cell svelte-ybdg36", null, At, {
          odd: (i($) + x % e.part.columns) % 2 === 1,
          can: we,
          grab: Ie,
          target: st,
          taking: qt,
          from: x === i(o),
          last: ut
        }), ee(he, "tabindex", x === i(f) ? 0 : -1), ee(he, "aria-label", vn), xr = kt(he, "", xr, { "--row": i($) });
      },
      [
        () => e.put || (i(o) === null ? i(_).has(x) || i(g).has(x) : i(p).has(x)),
        () => z(x),
        () => i(o) !== null && i(p).has(x),
        () => i(o) !== null && i(p).has(x) && i(P) !== null,
        () => r().includes(x),
        () => Z(x)
      ]
    ), ae("click", he, () => (O(f, x, !0), h ? h = !1 : de(x))), ae("pointerdown", he, (we) => se(we, x)), S(y, he);
  });
  var V = I(q, 2);
  {
    var J = (y) => {
      Nl(y, {
        get arrows() {
          return i(w);
        },
        get rows() {
          return e.part.rows;
        },
        get columns() {
          return e.part.columns;
        }
      });
    };
    G(V, (y) => {
      i(w).length && e.part.shape !== "hexagon" && y(J);
    });
  }
  yr(k, (y) => d = y, () => d);
  var oe = I(k, 2);
  {
    var He = (y) => {
      var P = Gl();
      ye(P, 21, () => e.part.columnLabels, Ae, (x, $) => {
        var ue = qn(), he = le(ue, !0);
        F(() => U(he, i($))), S(x, ue);
      }), S(y, P);
    };
    G(oe, (y) => {
      e.part.columnLabels.length && y(He);
    });
  }
  var Vt = I(Y, 2);
  {
    var Mt = (y) => {
      var P = Xl();
      ye(P, 21, () => i(u), Ae, (x, $) => {
        var ue = Wl(), he = le(ue, !0);
        F(() => U(he, i($).text)), ae("click", ue, () => e.play?.(i($).text)), S(x, ue);
      }), S(y, P);
    };
    G(Vt, (y) => {
      i(u).length && y(Mt);
    });
  }
  F(() => {
    ie = ve(Y, 1, `frame ${e.part.shape ?? ""}`, "svelte-ybdg36", ie, { labels: e.part.rowLabels.length > 0 }), be = kt(Y, "", be, {
      "--rows": e.part.rows,
      "--columns": e.part.columns
    }), L = ve(k, 1, `cells ${e.part.shape ?? ""}`, "svelte-ybdg36", L, {
      chequered: a() && e.part.shape === "square",
      plain: !a() && e.part.shape === "square",
      dragging: i(c) !== null && (i(c).dx !== 0 || i(c).dy !== 0)
    }), ee(k, "aria-label", e.part.title || "board");
  }), ae("keydown", k, R), S(t, Q), Re();
}
Et(["keydown", "click", "pointerdown"]);
var Zl = /* @__PURE__ */ D('<i class="svelte-180ejp1"></i>'), Jl = /* @__PURE__ */ D('<span class="things svelte-180ejp1" aria-hidden="true"></span>'), Ql = /* @__PURE__ */ D('<dt class="svelte-180ejp1"> </dt> <dd class="svelte-180ejp1"><b class="svelte-180ejp1"> </b> <!></dd>', 1), $l = /* @__PURE__ */ D('<dl class="svelte-180ejp1"></dl>');
function eo(t, e) {
  Pe(e, !0);
  const n = 40;
  var r = $l();
  ye(r, 21, () => e.part.counts, Ae, (s, a, l) => {
    var o = Ql(), f = Ve(o), u = le(f, !0), d = I(f, 2), c = te(d), v = le(c, !0), h = I(c, 2);
    {
      var _ = (m) => {
        var g = Jl();
        ye(g, 21, () => ({ length: i(a) }), Ae, (p, b) => {
          var E = Zl();
          S(p, E);
        }), S(m, g);
      };
      G(h, (m) => {
        i(a) <= n && m(_);
      });
    }
    F(() => {
      U(u, e.part.labels[l] ?? l + 1), U(v, i(a));
    }), S(s, o);
  }), S(t, r), Re();
}
function Ws(t, e) {
  const n = [];
  for (let r = 0; r + 1 < t.cells.length; r += 2) n.push([t.cells[r], t.cells[r + 1]]);
  for (const [r, s] of e) {
    const a = n.findIndex((l) => l[0] === r && l[1] === s);
    if (a < 0) return null;
    n.splice(a, 1);
  }
  return n;
}
function Vr(t, e) {
  return Ws(t, e) !== null;
}
function to(t, e) {
  return Ws(t, e) ?? [];
}
function no(t, e) {
  const n = [...t.counts], r = [...t.owners];
  for (const [s, a] of e) {
    const l = r[s];
    n[s]--, n[a] = r[a] === l ? n[a] + 1 : 1, r[a] = l;
  }
  return { counts: n, owners: r };
}
var ro = /* @__PURE__ */ D('<i class="svelte-ibr02l"></i>'), so = /* @__PURE__ */ D('<span aria-hidden="true"></span>'), qr = /* @__PURE__ */ D('<small aria-hidden="true" class="svelte-ibr02l"> </small>'), io = /* @__PURE__ */ D("<li><button><!> <!> <!></button></li>"), ao = /* @__PURE__ */ D('<ol class="upper svelte-ibr02l"></ol>'), lo = /* @__PURE__ */ D('<li><button><span class="soft"> </span> <b> </b></button></li>'), oo = /* @__PURE__ */ D('<ul class="beside svelte-ibr02l"></ul>'), uo = /* @__PURE__ */ D('<p class="row taken svelte-ibr02l" role="status"> <button>Take it back</button></p>'), fo = /* @__PURE__ */ D('<div class="whole" role="group"><div><!> <ol class="lower svelte-ibr02l"></ol></div> <!></div> <!>', 1);
function Br(t, e) {
  Pe(e, !0);
  const n = (k, L = Yt) => {
    var M = so();
    let T;
    ye(M, 21, () => ({ length: Math.min(L().count, l) }), Ae, (q, V, J) => {
      var oe = ro();
      F(() => ee(oe, "data-mark", J ? "" : L().count > l ? L().count : "XOABCDEF"[L().owner] ?? "")), S(q, oe);
    }), F(() => T = ve(M, 1, `men ${L().owner >= 0 ? `p${L().owner % 4}` : ""}`, "svelte-ibr02l", T, { ring: L().owner % 2 === 1 })), S(k, M);
  }, r = (k, L = Yt, M = Yt, T = Yt) => {
    var q = io();
    let V;
    var J = te(q);
    let oe;
    var He = te(J);
    {
      var Vt = (x) => {
        var $ = qr(), ue = le($, !0);
        F(() => U(ue, L().label)), S(x, $);
      };
      G(He, (x) => {
        M() && x(Vt);
      });
    }
    var Mt = I(He, 2);
    n(Mt, L);
    var y = I(Mt, 2);
    {
      var P = (x) => {
        var $ = qr(), ue = le($, !0);
        F(() => U(ue, L().label)), S(x, $);
      };
      G(y, (x) => {
        M() || x(P);
      });
    }
    F(
      (x, $, ue, he) => {
        V = ve(q, 1, "svelte-ibr02l", null, V, { odd: T() }), oe = ve(J, 1, "cell svelte-ibr02l", null, oe, {
          can: x,
          target: $,
          from: L().place === i(u),
          last: ue
        }), ee(J, "data-cell", L().place), ee(J, "tabindex", L().place === i(d) ? 0 : -1), ee(J, "aria-label", he);
      },
      [
        () => i(u) === null ? i(N).has(L().place) : i(w).has(L().place),
        () => i(u) !== null && i(w).has(L().place),
        () => a().includes(L().place),
        () => Z(L())
      ]
    ), ae("click", J, () => (O(d, L().place, !0), A(L().place))), ae("pointerdown", J, () => v = L().place), S(k, q);
  };
  let s = _e(e, "legal", 19, () => []), a = _e(e, "last", 19, () => []);
  const l = 5, o = 12;
  let f = /* @__PURE__ */ K([]), u = /* @__PURE__ */ K(null), d = /* @__PURE__ */ K(0), c, v = -1;
  dt(() => {
    s(), O(f, []), O(u, null);
  });
  const h = /* @__PURE__ */ j(() => no(e.part, i(f))), _ = /* @__PURE__ */ j(() => i(h).counts.map((k, L) => ({
    place: L,
    count: k,
    owner: i(h).owners[L] ?? -1,
    label: e.part.labels[L] ?? String(L + 1)
  }))), m = /* @__PURE__ */ j(() => i(_).length >= 2 * o ? 2 * o : i(_).length), g = /* @__PURE__ */ j(() => i(m) > o ? i(_).slice(i(m) / 2, i(m)) : []), p = /* @__PURE__ */ j(() => i(m) > o ? i(_).slice(0, i(m) / 2).reverse() : i(_).slice(0, i(m))), b = /* @__PURE__ */ j(() => i(_).slice(i(m))), E = /* @__PURE__ */ j(() => s().filter((k) => k.cells.length && Vr(k, i(f)))), C = /* @__PURE__ */ j(() => i(E).flatMap((k) => to(k, i(f)))), N = /* @__PURE__ */ j(() => new Set(i(C).filter(([k]) => (i(h).counts[k] ?? 0) > 0).map(([k]) => k))), w = /* @__PURE__ */ j(() => new Set(i(C).filter(([k]) => k === i(u)).map(([, k]) => k)));
  function A(k) {
    if (i(u) !== null && i(w).has(k)) {
      const L = [...i(f), [i(u), k]];
      O(u, null);
      const M = s().filter((T) => T.cells.length === 2 * L.length && Vr(T, L));
      M.length ? e.play?.(M[0].text) : O(f, L);
    } else O(u, i(N).has(k) && k !== i(u) ? k : null, !0);
  }
  function H(k) {
    const L = v;
    v = -1;
    const M = document.elementFromPoint(k.clientX, k.clientY)?.closest("button.cell");
    if (L < 0 || !M || !c.contains(M)) return;
    const T = Number(M.dataset.cell);
    T === L || !i(N).has(L) || (O(u, L, !0), i(w).has(T) ? A(T) : O(u, null));
  }
  function B(k) {
    const L = [...i(g), ...i(p), ...i(b)].map((V) => V.place), M = L.indexOf(i(d)), T = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -i(g).length,
      ArrowDown: i(g).length
    };
    if (k.key === "Escape" && ((V) => {
      var J = Ei(V, 2);
      O(u, J[0], !0), O(f, J[1]);
    })([null, []]), !(k.key in T)) return;
    k.preventDefault(), k.stopPropagation();
    const q = L[Math.min(Math.max(M + T[k.key], 0), L.length - 1)];
    O(d, q, !0), c.querySelector(`button.cell[data-cell="${q}"]`)?.focus();
  }
  function Z(k) {
    const L = [
      k.count ? `${k.label}: ${k.count} of ${e.names[k.owner] ?? "nobody"}` : `${k.label}: empty`
    ];
    return k.place === i(u) ? L.push("chosen") : i(u) !== null && i(w).has(k.place) ? L.push("legal") : i(u) === null && i(N).has(k.place) && L.push("can move"), a().includes(k.place) && L.push("last move"), L.join(", ");
  }
  var de = fo();
  $t("pointerup", Ct, H);
  var R = Ve(de), z = te(R);
  let se;
  var fe = te(z);
  {
    var W = (k) => {
      var L = ao();
      let M;
      ye(L, 23, () => i(g), (T) => T.place, (T, q, V) => {
        r(T, () => i(q), () => !0, () => i(V) % 2 === 1);
      }), F(() => M = kt(L, "", M, { "--columns": i(g).length })), S(k, L);
    };
    G(fe, (k) => {
      i(g).length && k(W);
    });
  }
  var Q = I(fe, 2);
  let Y;
  ye(Q, 23, () => i(p), (k) => k.place, (k, L, M) => {
    r(k, () => i(L), () => !1, () => i(M) % 2 === 0);
  });
  var ie = I(z, 2);
  {
    var be = (k) => {
      var L = oo();
      ye(L, 21, () => i(b), (M) => M.place, (M, T) => {
        var q = lo(), V = te(q);
        let J;
        var oe = te(V), He = le(oe, !0), Vt = I(oe, 2), Mt = le(Vt, !0);
        F(
          (y, P, x) => {
            J = ve(V, 1, "cell aside svelte-ibr02l", null, J, {
              can: y,
              target: P,
              from: i(T).place === i(u)
            }), ee(V, "data-cell", i(T).place), ee(V, "tabindex", i(T).place === i(d) ? 0 : -1), ee(V, "aria-label", `${i(T).label ?? ""} ${i(T).count ?? ""}, ${x ?? ""}`), U(He, i(T).label), U(Mt, i(T).count);
          },
          [
            () => i(u) === null ? i(N).has(i(T).place) : i(w).has(i(T).place),
            () => i(u) !== null && i(w).has(i(T).place),
            () => Z(i(T))
          ]
        ), ae("click", V, () => (O(d, i(T).place, !0), A(i(T).place))), ae("pointerdown", V, () => v = i(T).place), S(M, q);
      }), S(k, L);
    };
    G(ie, (k) => {
      i(b).length && k(be);
    });
  }
  yr(R, (k) => c = k, () => c);
  var Le = I(R, 2);
  {
    var Be = (k) => {
      var L = uo(), M = te(L), T = I(M);
      F((q) => U(M, `${q ?? ""}: choose the next step. `), [
        () => i(f).map(([q, V]) => `${e.part.labels[q]} to ${e.part.labels[V]}`).join(", ")
      ]), ae("click", T, () => O(f, [])), S(k, L);
    };
    G(Le, (k) => {
      i(f).length && k(Be);
    });
  }
  F(() => {
    ee(R, "aria-label", e.part.title || "board"), se = ve(z, 1, "track svelte-ibr02l", null, se, { folded: i(g).length > 0 }), Y = kt(Q, "", Y, { "--columns": i(p).length });
  }), ae("keydown", R, B), S(t, de), Re();
}
Et(["click", "pointerdown", "keydown"]);
var co = /* @__PURE__ */ D('<p class="title svelte-12f8aji"> </p>'), ho = /* @__PURE__ */ D('<p class="text svelte-12f8aji"> </p>'), vo = /* @__PURE__ */ D("<section><!> <!></section>"), _o = /* @__PURE__ */ D('<div class="board svelte-12f8aji"></div>');
function go(t, e) {
  Pe(e, !0);
  let n = _e(e, "legal", 19, () => []), r = _e(e, "last", 19, () => []), s = _e(e, "rows", 19, () => []), a = _e(e, "moving", 3, !1), l = _e(e, "fresh", 3, !1), o = _e(e, "turned", 3, !1);
  const f = /* @__PURE__ */ j(() => e.parts.findIndex((d) => d.kind === "grid"));
  var u = _o();
  ye(u, 21, () => e.parts, Ae, (d, c, v) => {
    var h = vo(), _ = te(h);
    {
      var m = (A) => {
        var H = co(), B = le(H, !0);
        F(() => U(B, i(c).title)), S(A, H);
      };
      G(_, (A) => {
        i(c).title && A(m);
      });
    }
    var g = I(_, 2);
    {
      var p = (A) => {
        var H = Mn(), B = Ve(H);
        {
          var Z = (z) => {
            const se = /* @__PURE__ */ j(() => i(c).cells.length);
            {
              let fe = /* @__PURE__ */ j(() => wl(i(c))), W = /* @__PURE__ */ j(() => Dr(n(), i(se))), Q = /* @__PURE__ */ j(() => r().map((ie) => i(se) - 1 - ie)), Y = /* @__PURE__ */ j(() => Dr(s(), i(se)));
              Bn(z, {
                get part() {
                  return i(fe);
                },
                get names() {
                  return e.names;
                },
                get legal() {
                  return i(W);
                },
                get last() {
                  return i(Q);
                },
                get rows() {
                  return i(Y);
                },
                get moving() {
                  return a();
                },
                get play() {
                  return e.play;
                }
              });
            }
          }, de = (z) => {
            Bn(z, {
              get part() {
                return i(c);
              },
              get names() {
                return e.names;
              },
              get legal() {
                return n();
              },
              get last() {
                return r();
              },
              get rows() {
                return s();
              },
              get moving() {
                return a();
              },
              get play() {
                return e.play;
              }
            });
          }, R = (z) => {
            Bn(z, {
              get part() {
                return i(c);
              },
              get names() {
                return e.names;
              },
              get moving() {
                return a();
              }
            });
          };
          G(B, (z) => {
            v === i(f) && o() ? z(Z) : v === i(f) ? z(de, 1) : z(R, -1);
          });
        }
        S(A, H);
      }, b = (A) => {
        eo(A, {
          get part() {
            return i(c);
          }
        });
      }, E = (A) => {
        var H = Mn(), B = Ve(H);
        {
          var Z = (R) => {
            Br(R, {
              get part() {
                return i(c);
              },
              get names() {
                return e.names;
              },
              get legal() {
                return n();
              },
              get last() {
                return r();
              },
              get play() {
                return e.play;
              }
            });
          }, de = (R) => {
            Br(R, {
              get part() {
                return i(c);
              },
              get names() {
                return e.names;
              }
            });
          };
          G(B, (R) => {
            i(f) < 0 ? R(Z) : R(de, -1);
          });
        }
        S(A, H);
      }, C = (A) => {
        gl(A, {
          get part() {
            return i(c);
          },
          get names() {
            return e.names;
          },
          get fresh() {
            return l();
          }
        });
      }, N = (A) => {
        Tl(A, {
          get part() {
            return i(c);
          },
          get names() {
            return e.names;
          },
          get fresh() {
            return l();
          }
        });
      }, w = (A) => {
        var H = ho(), B = le(H, !0);
        F(() => U(B, i(c).text)), S(A, H);
      };
      G(g, (A) => {
        i(c).kind === "grid" ? A(p) : i(c).kind === "piles" ? A(b, 1) : i(c).kind === "points" ? A(E, 2) : i(c).kind === "cards" ? A(C, 3) : i(c).kind === "dice" ? A(N, 4) : A(w, -1);
      });
    }
    F(() => ve(h, 1, hn(i(c).kind), "svelte-12f8aji")), S(d, h);
  }), S(t, u), Re();
}
function mo(t) {
  let e = 0;
  for (let n = 0; n < t.left.length; n++) e = Math.max(e, t.left[n], t.entered[n]);
  return e;
}
function Ce(t, e) {
  return t.marks[e].includes("pruned");
}
function an(t, e) {
  return /\bcut\b/.test(t.marks[e]);
}
function po(t, e) {
  return t.kind[e] === "leaf";
}
function bo(t) {
  return t.algorithm === "mcts";
}
function Pn(t, e, n) {
  return t.entered[e] <= n;
}
function Hr(t, e, n) {
  return bo(t) ? Pn(t, e, n) : t.left[e] >= 0 && t.left[e] <= n;
}
function Xs(t, e, n, r, s) {
  if (Ce(t, n)) return "";
  const a = t.values[n];
  if (Hr(t, n, r)) {
    if (a && t.names.length > 2) return `(${a.map((u) => s(u)).join(" ")})`;
    const f = t.value[n] ?? null;
    return f === null ? "" : s(f);
  }
  if (!Pn(t, n, r) || a) return "";
  const l = t.kind[n];
  if (l !== "max" && l !== "min") return "";
  const o = (e[n] ?? []).filter((f) => Hr(t, f, r) && !Ce(t, f) && t.value[f] !== null).map((f) => t.value[f]);
  return o.length ? l === "max" ? `≥${s(Math.max(...o))}` : `≤${s(Math.min(...o))}` : "";
}
function yo(t, e) {
  const n = { nodes: 0, leaves: 0, pruned: 0 };
  for (let r = 0; r < t.parent.length; r++)
    t.entered[r] > e || (Ce(t, r) ? n.pruned++ : (n.nodes++, po(t, r) && n.leaves++));
  return n;
}
class wo {
  look;
  #e = /* @__PURE__ */ K(null);
  get trace() {
    return i(this.#e);
  }
  set trace(e) {
    O(this.#e, e);
  }
  #i = /* @__PURE__ */ K("");
  get failure() {
    return i(this.#i);
  }
  set failure(e) {
    O(this.#i, e, !0);
  }
  #t = /* @__PURE__ */ K(!1);
  get busy() {
    return i(this.#t);
  }
  set busy(e) {
    O(this.#t, e, !0);
  }
  #n = /* @__PURE__ */ K(!1);
  get compiling() {
    return i(this.#n);
  }
  set compiling(e) {
    O(this.#n, e, !0);
  }
  #r = /* @__PURE__ */ K(0);
  get moment() {
    return i(this.#r);
  }
  set moment(e) {
    O(this.#r, e, !0);
  }
  #s = /* @__PURE__ */ K(0);
  get selected() {
    return i(this.#s);
  }
  set selected(e) {
    O(this.#s, e, !0);
  }
  #a = /* @__PURE__ */ K(0);
  get last() {
    return i(this.#a);
  }
  set last(e) {
    O(this.#a, e, !0);
  }
  stops;
  constructor(e = Ke.number()) {
    this.look = e, this.stops = [
      Ke.on("traced", (n) => {
        n.look === this.look && this.show(n);
      }),
      Ke.on("failed", (n) => {
        n.look === this.look && (this.failure = n.text, this.busy = !1);
      }),
      Ke.on("status", (n) => this.compiling = n.compiling)
    ];
  }
  show(e) {
    this.trace = e, this.busy = !1, this.failure = "", this.last = mo(e), this.moment = this.last, this.selected = 0;
  }
  run(e, n, r = {}) {
    this.busy = !0, this.failure = "", Ke.send({ type: "look", look: this.look, place: e, algorithm: n, settings: r });
  }
  close() {
    Ke.send({ type: "leave", look: this.look });
    for (const e of this.stops) e();
  }
}
function ko(t) {
  var e = 0, n = t.children, r = n && n.length;
  if (!r) e = 1;
  else for (; --r >= 0; ) e += n[r].value;
  t.value = e;
}
function xo() {
  return this.eachAfter(ko);
}
function So(t, e) {
  let n = -1;
  for (const r of this)
    t.call(e, r, ++n, this);
  return this;
}
function Eo(t, e) {
  for (var n = this, r = [n], s, a, l = -1; n = r.pop(); )
    if (t.call(e, n, ++l, this), s = n.children)
      for (a = s.length - 1; a >= 0; --a)
        r.push(s[a]);
  return this;
}
function Mo(t, e) {
  for (var n = this, r = [n], s = [], a, l, o, f = -1; n = r.pop(); )
    if (s.push(n), a = n.children)
      for (l = 0, o = a.length; l < o; ++l)
        r.push(a[l]);
  for (; n = s.pop(); )
    t.call(e, n, ++f, this);
  return this;
}
function Ao(t, e) {
  let n = -1;
  for (const r of this)
    if (t.call(e, r, ++n, this))
      return r;
}
function To(t) {
  return this.eachAfter(function(e) {
    for (var n = +t(e.data) || 0, r = e.children, s = r && r.length; --s >= 0; ) n += r[s].value;
    e.value = n;
  });
}
function Lo(t) {
  return this.eachBefore(function(e) {
    e.children && e.children.sort(t);
  });
}
function Oo(t) {
  for (var e = this, n = No(e, t), r = [e]; e !== n; )
    e = e.parent, r.push(e);
  for (var s = r.length; t !== n; )
    r.splice(s, 0, t), t = t.parent;
  return r;
}
function No(t, e) {
  if (t === e) return t;
  var n = t.ancestors(), r = e.ancestors(), s = null;
  for (t = n.pop(), e = r.pop(); t === e; )
    s = t, t = n.pop(), e = r.pop();
  return s;
}
function Co() {
  for (var t = this, e = [t]; t = t.parent; )
    e.push(t);
  return e;
}
function Po() {
  return Array.from(this);
}
function Ro() {
  var t = [];
  return this.eachBefore(function(e) {
    e.children || t.push(e);
  }), t;
}
function Io() {
  var t = this, e = [];
  return t.each(function(n) {
    n !== t && e.push({ source: n.parent, target: n });
  }), e;
}
function* zo() {
  var t = this, e, n = [t], r, s, a;
  do
    for (e = n.reverse(), n = []; t = e.pop(); )
      if (yield t, r = t.children)
        for (s = 0, a = r.length; s < a; ++s)
          n.push(r[s]);
  while (n.length);
}
function wr(t, e) {
  t instanceof Map ? (t = [void 0, t], e === void 0 && (e = jo)) : e === void 0 && (e = Do);
  for (var n = new ln(t), r, s = [n], a, l, o, f; r = s.pop(); )
    if ((l = e(r.data)) && (f = (l = Array.from(l)).length))
      for (r.children = l, o = f - 1; o >= 0; --o)
        s.push(a = l[o] = new ln(l[o])), a.parent = r, a.depth = r.depth + 1;
  return n.eachBefore(qo);
}
function Fo() {
  return wr(this).eachBefore(Vo);
}
function Do(t) {
  return t.children;
}
function jo(t) {
  return Array.isArray(t) ? t[1] : null;
}
function Vo(t) {
  t.data.value !== void 0 && (t.value = t.data.value), t.data = t.data.data;
}
function qo(t) {
  var e = 0;
  do
    t.height = e;
  while ((t = t.parent) && t.height < ++e);
}
function ln(t) {
  this.data = t, this.depth = this.height = 0, this.parent = null;
}
ln.prototype = wr.prototype = {
  constructor: ln,
  count: xo,
  each: So,
  eachAfter: Mo,
  eachBefore: Eo,
  find: Ao,
  sum: To,
  sort: Lo,
  path: Oo,
  ancestors: Co,
  descendants: Po,
  leaves: Ro,
  links: Io,
  copy: Fo,
  [Symbol.iterator]: zo
};
function Ks(t, e, n, r, s) {
  for (var a = t.children, l, o = -1, f = a.length, u = t.value && (r - e) / t.value; ++o < f; )
    l = a[o], l.y0 = n, l.y1 = s, l.x0 = e, l.x1 = e += l.value * u;
}
function Bo(t, e) {
  return t.parent === e.parent ? 1 : 2;
}
function Hn(t) {
  var e = t.children;
  return e ? e[0] : t.t;
}
function Un(t) {
  var e = t.children;
  return e ? e[e.length - 1] : t.t;
}
function Ho(t, e, n) {
  var r = n / (e.i - t.i);
  e.c -= r, e.s += n, t.c += r, e.z += n, e.m += n;
}
function Uo(t) {
  for (var e = 0, n = 0, r = t.children, s = r.length, a; --s >= 0; )
    a = r[s], a.z += e, a.m += e, e += a.s + (n += a.c);
}
function Yo(t, e, n) {
  return t.a.parent === e.parent ? t.a : n;
}
function bn(t, e) {
  this._ = t, this.parent = null, this.children = null, this.A = null, this.a = this, this.z = 0, this.m = 0, this.c = 0, this.s = 0, this.t = null, this.i = e;
}
bn.prototype = Object.create(ln.prototype);
function Go(t) {
  for (var e = new bn(t, 0), n, r = [e], s, a, l, o; n = r.pop(); )
    if (a = n._.children)
      for (n.children = new Array(o = a.length), l = o - 1; l >= 0; --l)
        r.push(s = n.children[l] = new bn(a[l], l)), s.parent = n;
  return (e.parent = new bn(null, 0)).children = [e], e;
}
function Wo() {
  var t = Bo, e = 1, n = 1, r = null;
  function s(u) {
    var d = Go(u);
    if (d.eachAfter(a), d.parent.m = -d.z, d.eachBefore(l), r) u.eachBefore(f);
    else {
      var c = u, v = u, h = u;
      u.eachBefore(function(b) {
        b.x < c.x && (c = b), b.x > v.x && (v = b), b.depth > h.depth && (h = b);
      });
      var _ = c === v ? 1 : t(c, v) / 2, m = _ - c.x, g = e / (v.x + _ + m), p = n / (h.depth || 1);
      u.eachBefore(function(b) {
        b.x = (b.x + m) * g, b.y = b.depth * p;
      });
    }
    return u;
  }
  function a(u) {
    var d = u.children, c = u.parent.children, v = u.i ? c[u.i - 1] : null;
    if (d) {
      Uo(u);
      var h = (d[0].z + d[d.length - 1].z) / 2;
      v ? (u.z = v.z + t(u._, v._), u.m = u.z - h) : u.z = h;
    } else v && (u.z = v.z + t(u._, v._));
    u.parent.A = o(u, v, u.parent.A || c[0]);
  }
  function l(u) {
    u._.x = u.z + u.parent.m, u.m += u.parent.m;
  }
  function o(u, d, c) {
    if (d) {
      for (var v = u, h = u, _ = d, m = v.parent.children[0], g = v.m, p = h.m, b = _.m, E = m.m, C; _ = Un(_), v = Hn(v), _ && v; )
        m = Hn(m), h = Un(h), h.a = u, C = _.z + b - v.z - g + t(_._, v._), C > 0 && (Ho(Yo(_, u, c), u, C), g += C, p += C), b += _.m, g += v.m, E += m.m, p += h.m;
      _ && !Un(h) && (h.t = _, h.m += b - p), v && !Hn(m) && (m.t = v, m.m += g - E, c = u);
    }
    return c;
  }
  function f(u) {
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
function Zs(t, e, n, r, s) {
  for (var a = t.children, l, o = -1, f = a.length, u = t.value && (s - n) / t.value; ++o < f; )
    l = a[o], l.x0 = e, l.x1 = r, l.y0 = n, l.y1 = n += l.value * u;
}
var Js = (1 + Math.sqrt(5)) / 2;
function Qs(t, e, n, r, s, a) {
  for (var l = [], o = e.children, f, u, d = 0, c = 0, v = o.length, h, _, m = e.value, g, p, b, E, C, N, w; d < v; ) {
    h = s - n, _ = a - r;
    do
      g = o[c++].value;
    while (!g && c < v);
    for (p = b = g, N = Math.max(_ / h, h / _) / (m * t), w = g * g * N, C = Math.max(b / w, w / p); c < v; ++c) {
      if (g += u = o[c].value, u < p && (p = u), u > b && (b = u), w = g * g * N, E = Math.max(b / w, w / p), E > C) {
        g -= u;
        break;
      }
      C = E;
    }
    l.push(f = { value: g, dice: h < _, children: o.slice(d, c) }), f.dice ? Ks(f, n, r, s, m ? r += _ * g / m : a) : Zs(f, n, r, m ? n += h * g / m : s, a), m -= g, d = c;
  }
  return l;
}
(function t(e) {
  function n(r, s, a, l, o) {
    Qs(e, r, s, a, l, o);
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(Js);
(function t(e) {
  function n(r, s, a, l, o) {
    if ((f = r._squarify) && f.ratio === e)
      for (var f, u, d, c, v = -1, h, _ = f.length, m = r.value; ++v < _; ) {
        for (u = f[v], d = u.children, c = u.value = 0, h = d.length; c < h; ++c) u.value += d[c].value;
        u.dice ? Ks(u, s, a, l, m ? a += (o - a) * u.value / m : o) : Zs(u, s, a, m ? s += (l - s) * u.value / m : l, o), m -= u.value;
      }
    else
      r._squarify = f = Qs(e, r, s, a, l, o), f.ratio = e;
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(Js);
const on = 9, $s = 46, ar = 78;
function kr(t) {
  const e = t.parent.map(() => []);
  return t.parent.forEach((n, r) => {
    n >= 0 && e[n].push(r);
  }), e;
}
function Xo(t, e, n) {
  const r = /* @__PURE__ */ new Set();
  let s = 1;
  const a = (o) => {
    const f = Math.min(t[o]?.length ?? 0, on + 1);
    return !f || r.has(o) ? !0 : r.size && s + f - 1 > n ? !1 : (r.add(o), s += f - 1, !0);
  };
  a(0);
  for (const o of e) if (!a(o)) break;
  let l = [0];
  for (; l.length; ) {
    const o = [];
    for (const f of l) {
      if (!a(f)) return r;
      r.has(f) && o.push(...t[f].slice(0, on + 1));
    }
    l = o;
  }
  return r;
}
function ei(t, e, n, r, s = ar) {
  const a = (h) => {
    if (h.fold || !e.has(h.node)) return null;
    const _ = t[h.node] ?? [];
    if (_.length <= on + 1 || n.has(h.node)) return _.map((g) => ({ node: g, fold: 0 }));
    const m = _.filter((g, p) => p < on || r.has(g));
    return [...m.map((g) => ({ node: g, fold: 0 })), { node: h.node, fold: _.length - m.length }];
  }, l = Wo().nodeSize([$s, s]).separation((h, _) => h.parent === _.parent ? 1 : 1.25)(
    wr({ node: 0, fold: 0 }, a)
  ), o = [], f = /* @__PURE__ */ new Map(), u = /* @__PURE__ */ new Map();
  let d = 0, c = 0, v = 0;
  return l.each((h) => {
    const _ = {
      node: h.data.node,
      fold: h.data.fold,
      x: h.x,
      y: h.y,
      parent: h.parent ? u.get(h.parent) : null
    };
    u.set(h, _), o.push(_), _.fold || f.set(_.node, _), d = Math.min(d, _.x), c = Math.max(c, _.x), v = Math.max(v, _.y);
  }), { placed: o, byNode: f, left: d, right: c, bottom: v };
}
const Ur = "#1e1c19", ti = "#8b8375", yn = "#a3301c", Ko = ["#1f5582", "#b9531b", "#2c6e49", "#74407f"], ke = 15, Zo = 2e3;
function ni(t, e) {
  const n = kr(t), r = new Set(t.parent.keys()), s = ei(n, r, r, r);
  return {
    trace: t,
    children: n,
    layout: s,
    shown: s.placed.filter((a) => Pn(t, a.node, e)).slice(0, Zo),
    line: new Set(t.variation),
    value: (a) => Xs(t, n, a, e, (l) => je(l))
  };
}
function Yr(t) {
  return t.replace(/[&<>"]/g, (e) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[e]);
}
function Jo(t, e) {
  if (Ce(t, e)) return yn;
  const n = t.player[e];
  return n < 0 ? ti : Ko[n % 4];
}
function Qo(t, e, n) {
  const r = (s, a) => `${(e + s).toFixed(1)},${(n + a).toFixed(1)}`;
  return t === "max" ? `<polygon points="${r(0, -1.15 * ke)} ${r(1.25 * ke, 0.9 * ke)} ${r(-1.25 * ke, 0.9 * ke)}"` : t === "min" ? `<polygon points="${r(0, 1.15 * ke)} ${r(1.25 * ke, -0.9 * ke)} ${r(-1.25 * ke, -0.9 * ke)}"` : t === "leaf" ? `<rect x="${(e - ke).toFixed(1)}" y="${(n - 0.8 * ke).toFixed(1)}" width="${2 * ke}" height="${1.6 * ke}"` : `<circle cx="${e.toFixed(1)}" cy="${n.toFixed(1)}" r="${ke}"`;
}
function ri(t, e) {
  return e.parent && t.kind[e.parent.node] === "chance" ? je(t.weight[e.node]) : t.text[e.node];
}
function si(t, e, n = !1) {
  const { layout: r, shown: s, line: a, value: l } = ni(t, e), o = r.right - r.left + 60, f = r.bottom + 70, u = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(r.left - 30).toFixed(1)} -30 ${o.toFixed(1)} ${f.toFixed(1)}" width="${o.toFixed(0)}" height="${f.toFixed(0)}" font-family="'Source Sans 3', Helvetica, Arial, sans-serif" text-anchor="middle">`,
    `<rect x="${(r.left - 30).toFixed(1)}" y="-30" width="100%" height="100%" fill="#ffffff"/>`
  ];
  for (const d of s) {
    if (!d.parent) continue;
    const c = Ce(t, d.node), v = !n && a.has(d.node) && a.has(d.parent.node), h = c ? `stroke="${yn}" stroke-dasharray="5 4" stroke-width="1.4"` : v ? `stroke="${Ur}" stroke-width="3"` : `stroke="${ti}" stroke-width="1.2"`;
    u.push(`<line x1="${d.parent.x.toFixed(1)}" y1="${d.parent.y.toFixed(1)}" x2="${d.x.toFixed(1)}" y2="${d.y.toFixed(1)}" ${h}/>`);
  }
  for (const d of s) {
    const c = Ce(t, d.node), v = t.kind[d.node];
    u.push(`${Qo(v, d.x, d.y)} fill="#ffffff" stroke="${Jo(t, d.node)}" stroke-width="1.8"${c ? ' stroke-dasharray="4 3"' : ""}/>`);
    const h = c ? "×" : n && v !== "leaf" ? "" : l(d.node), _ = v === "max" ? 8 : v === "min" ? 0 : 4;
    if (u.push(`<text x="${d.x.toFixed(1)}" y="${(d.y + _).toFixed(1)}" font-size="${h.length > 4 ? 9.5 : 12}" font-weight="600" fill="${c ? yn : Ur}">${Yr(h)}</text>`), an(t, d.node) && u.push(`<line x1="${(d.x - 9).toFixed(1)}" y1="${(d.y + ke + 8).toFixed(1)}" x2="${(d.x + 9).toFixed(1)}" y2="${(d.y + ke + 2).toFixed(1)}" stroke="${yn}" stroke-width="2"/>`), d.parent) {
      const m = d.x * 0.62 + d.parent.x * 0.38, g = d.y * 0.62 + d.parent.y * 0.38;
      u.push(`<text x="${m.toFixed(1)}" y="${(g + 4).toFixed(1)}" font-size="11" fill="#5f594f" stroke="#ffffff" stroke-width="4" paint-order="stroke">${Yr(ri(t, d))}</text>`);
    }
  }
  return u.push("</svg>"), u.join(`
`);
}
const $o = {
  "\\": "\\textbackslash{}",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
  "−": "$-$",
  "≥": "$\\ge$",
  "≤": "$\\le$",
  "…": "\\dots{}"
};
function Gr(t) {
  return [...t].map((e) => $o[e] ?? (/[&%$#_{}]/.test(e) ? `\\${e}` : e)).join("");
}
function eu(t, e) {
  const { shown: n, line: r, value: s } = ni(t, e), a = (o) => `(${(o.x / 46).toFixed(2)},${(-o.y / 46).toFixed(2)})`, l = [
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
    const f = t.kind[o.node], u = ["max", "min", "chance", "leaf"].includes(f) ? f : "player", d = Ce(t, o.node), c = d ? "$\\times$" : Gr(s(o.node));
    l.push(`  \\node[${u}${d ? ", pruned" : ""}] (n${o.node}) at ${a(o)} {${c}};`);
  }
  for (const o of n) {
    if (!o.parent) continue;
    const f = r.has(o.node) && r.has(o.parent.node), u = Ce(t, o.node) ? "pruned" : f ? "best" : "";
    l.push(`  \\draw[${u}] (n${o.parent.node}) -- node[move] {${Gr(ri(t, o))}} (n${o.node});`);
  }
  return l.push("\\end{tikzpicture}"), `${l.join(`
`)}
`;
}
async function tu(t, e) {
  const n = URL.createObjectURL(new Blob([si(t, e)], { type: "image/svg+xml" }));
  try {
    const r = new Image();
    r.src = n, await r.decode();
    const s = document.createElement("canvas");
    s.width = Math.min(2 * r.width, 16e3), s.height = Math.min(2 * r.height, 16e3);
    const a = s.getContext("2d");
    return a.scale(2, 2), a.drawImage(r, 0, 0), await new Promise(
      (l, o) => s.toBlob((f) => f ? l(f) : o(new Error("this drawing is too large")), "image/png")
    );
  } finally {
    URL.revokeObjectURL(n);
  }
}
function Yn(t, e) {
  const n = typeof e == "string" ? new Blob([e], { type: "text/plain" }) : e, r = URL.createObjectURL(n), s = document.createElement("a");
  s.href = r, s.download = t, s.click(), setTimeout(() => URL.revokeObjectURL(r), 1e3);
}
var nu = /* @__PURE__ */ D('<span class="soft" aria-hidden="true">›</span>'), ru = /* @__PURE__ */ D('<!> <button class="step svelte-7t07ym"> </button>', 1), su = /* @__PURE__ */ D('<label class="row">Its value <input type="number" step="any" class="svelte-7t07ym"/></label>'), iu = /* @__PURE__ */ D('<p class="soft facts svelte-7t07ym">Its value was never asked for.</p>'), au = /* @__PURE__ */ D('<li class="svelte-7t07ym"><button><b> </b> <span> </span></button></li>'), lu = /* @__PURE__ */ D('<p class="soft facts svelte-7t07ym"> </p>'), ou = /* @__PURE__ */ D('<ul aria-label="moves from here" class="svelte-7t07ym"></ul> <!>', 1), uu = /* @__PURE__ */ D('<section class="panel stack" aria-label="selected node"><nav aria-label="the way to this node" class="svelte-7t07ym"></nav> <p class="told serif svelte-7t07ym" role="status"> </p> <p class="soft facts svelte-7t07ym"> <!><!></p> <!> <!></section>');
function fu(t, e) {
  Pe(e, !0);
  const n = 40;
  let r = /* @__PURE__ */ K("");
  const s = /* @__PURE__ */ j(() => kr(e.trace)), a = /* @__PURE__ */ j(() => i(s)[e.selected] ?? []), l = /* @__PURE__ */ j(() => e.selected), o = /* @__PURE__ */ j(() => {
    const R = [];
    for (let z = e.selected; z >= 0; z = e.trace.parent[z]) R.unshift(z);
    return R;
  });
  dt(() => {
    const R = e.trace.look, z = e.selected;
    O(r, "");
    const se = Ke.on("explained", (fe) => {
      fe.look === R && fe.node === z && O(r, fe.text, !0);
    });
    return Ke.send({ type: "explain", look: R, node: z }), se;
  });
  function f(R) {
    const z = e.trace.player[R];
    return z >= 0 ? `${e.trace.names[z]} to move` : z === -1 ? "chance" : "leaf";
  }
  function u(R) {
    const z = e.trace.alpha[R] ?? null, se = e.trace.beta[R] ?? null;
    return e.trace.algorithm === "mcts" || e.trace.algorithm === "minimax" || z === null && se === null ? "" : `window ${z === null ? "−∞" : je(z)} … ${se === null ? "∞" : je(se)}`;
  }
  function d(R) {
    return Ce(e.trace, R) ? "pruned" : an(e.trace, R) ? "cut" : "";
  }
  var c = uu(), v = te(c);
  ye(v, 21, () => i(o), Ae, (R, z, se) => {
    var fe = ru(), W = Ve(fe);
    {
      var Q = (be) => {
        var Le = nu();
        S(be, Le);
      };
      G(W, (be) => {
        se && be(Q);
      });
    }
    var Y = I(W, 2), ie = le(Y, !0);
    F(() => {
      ee(Y, "aria-current", i(z) === e.selected ? "true" : void 0), U(ie, se ? e.trace.text[i(z)] : "root");
    }), ae("click", Y, () => e.select(i(z))), S(R, fe);
  });
  var h = I(v, 2), _ = le(h, !0), m = I(h, 2), g = te(m), p = I(g);
  {
    var b = (R) => {
      var z = pt();
      F((se) => U(z, `, ${se ?? ""}`), [() => u(i(l))]), S(R, z);
    }, E = /* @__PURE__ */ j(() => u(i(l)));
    G(p, (R) => {
      i(E) && R(b);
    });
  }
  var C = I(p);
  {
    var N = (R) => {
      var z = pt();
      F((se) => U(z, `, ${se ?? ""} visits`), [() => ir(e.trace.visits[i(l)])]), S(R, z);
    };
    G(C, (R) => {
      (e.trace.visits[i(l)] ?? 0) > 1 && R(N);
    });
  }
  var w = I(m, 2);
  {
    var A = (R) => {
      var z = su(), se = I(te(z));
      F(() => Ys(se, e.trace.value[i(l)] ?? 0)), ae("change", se, (fe) => e.change?.(i(l), Number(fe.currentTarget.value))), S(R, z);
    }, H = (R) => {
      var z = iu();
      S(R, z);
    }, B = /* @__PURE__ */ j(() => e.change && Ce(e.trace, i(l)));
    G(w, (R) => {
      e.change && e.trace.kind[i(l)] === "leaf" && e.trace.names.length <= 2 ? R(A) : i(B) && R(H, 1);
    });
  }
  var Z = I(w, 2);
  {
    var de = (R) => {
      var z = ou(), se = Ve(z);
      ye(se, 21, () => i(a).slice(0, n), Ae, (Q, Y) => {
        var ie = au(), be = te(ie);
        let Le;
        var Be = te(be), k = le(Be, !0), L = I(Be, 2), M = le(L);
        F(
          (T, q, V, J) => {
            Le = ve(be, 1, T, "svelte-7t07ym", Le, { "on-line": q }), U(k, e.trace.text[i(Y)]), U(M, `${V ?? ""}${J ?? ""}`);
          },
          [
            () => hn(d(i(Y))),
            () => e.trace.variation.includes(i(Y)),
            () => Ce(e.trace, i(Y)) ? "pruned" : e.trace.values[i(Y)] && e.trace.names.length > 2 ? e.trace.values[i(Y)].map((T) => je(T)).join(" ") : je(e.trace.value[i(Y)]),
            () => an(e.trace, i(Y)) ? " (cut)" : ""
          ]
        ), ae("click", be, () => e.select(i(Y))), S(Q, ie);
      });
      var fe = I(se, 2);
      {
        var W = (Q) => {
          var Y = lu(), ie = le(Y);
          F(() => U(ie, `and ${i(a).length - n} more`)), S(Q, Y);
        };
        G(fe, (Q) => {
          i(a).length > n && Q(W);
        });
      }
      S(R, z);
    };
    G(Z, (R) => {
      i(a).length && R(de);
    });
  }
  F(
    (R, z) => {
      U(_, R), U(g, z);
    },
    [
      () => i(r) ? i(r).charAt(0).toUpperCase() + i(r).slice(1) + "." : " ",
      () => f(i(l))
    ]
  ), S(t, c), Re();
}
Et(["click", "change"]);
var cu = /* @__PURE__ */ D('<div class="slider svelte-3ly6rn"><button aria-label="to the beginning" class="svelte-3ly6rn">|◂</button> <button aria-label="a step back" class="svelte-3ly6rn">◂</button> <button class="run svelte-3ly6rn"> </button> <button aria-label="a step on" class="svelte-3ly6rn">▸</button> <button aria-label="to the end" class="svelte-3ly6rn">▸|</button> <input type="range" min="0" aria-label="moment of the search" class="svelte-3ly6rn"/> <span class="soft svelte-3ly6rn"> </span></div>');
function du(t, e) {
  Pe(e, !0);
  let n = /* @__PURE__ */ K(0);
  function r() {
    clearInterval(i(n)), O(n, 0);
  }
  ul(r);
  function s() {
    if (i(n)) return r();
    e.moment >= e.last && e.change(0);
    const m = Math.max(1, Math.round(e.last / 240));
    O(
      n,
      window.setInterval(
        () => {
          e.moment >= e.last ? r() : e.change(Math.min(e.last, e.moment + m));
        },
        Math.max(40, Math.min(500, 12e3 / Math.max(e.last, 1)))
      ),
      !0
    );
  }
  var a = cu(), l = te(a), o = I(l, 2), f = I(o, 2), u = le(f, !0), d = I(f, 2), c = I(d, 2), v = I(c, 2), h = I(v, 2), _ = le(h);
  F(() => {
    l.disabled = e.moment <= 0, o.disabled = e.moment <= 0, U(u, i(n) ? "Pause" : "Play"), d.disabled = e.moment >= e.last, c.disabled = e.moment >= e.last, ee(v, "max", e.last), Ys(v, e.moment), ee(v, "aria-valuetext", `step ${e.moment ?? ""} of ${e.last ?? ""}`), U(_, `${e.moment ?? ""} / ${e.last ?? ""}`);
  }), ae("click", l, () => e.change(0)), ae("click", o, () => e.change(Math.max(0, e.moment - 1))), ae("click", f, s), ae("click", d, () => e.change(Math.min(e.last, e.moment + 1))), ae("click", c, () => e.change(e.last)), ae("input", v, (m) => e.change(Number(m.currentTarget.value))), S(t, a), Re();
}
Et(["click", "input"]);
const mn = ["system", "light", "dark"];
class hu {
  #e = /* @__PURE__ */ K("system");
  get name() {
    return i(this.#e);
  }
  set name(e) {
    O(this.#e, e, !0);
  }
  constructor() {
    const e = localStorage.getItem("theme");
    e && mn.includes(e) && this.set(e);
  }
  next() {
    this.set(mn[(mn.indexOf(this.name) + 1) % mn.length]);
  }
  set(e) {
    this.name = e, localStorage.setItem("theme", e), e === "system" ? delete document.documentElement.dataset.theme : document.documentElement.dataset.theme = e;
  }
}
const vu = new hu(), Zt = 15;
function _u(t) {
  const e = getComputedStyle(t), n = (r) => e.getPropertyValue(r).trim();
  return {
    ink: n("--ink"),
    soft: n("--soft"),
    line: n("--strong-line"),
    paper: n("--paper"),
    raised: n("--raised"),
    accent: n("--accent"),
    bad: n("--bad"),
    mark: n("--mark"),
    players: ["--p0", "--p1", "--p2", "--p3"].map(n)
  };
}
function ii(t, e, n) {
  const r = t.trace.player[n];
  return r < 0 ? e.line : e.players[r % 4];
}
function gu(t, e, n, r, s, a) {
  t.clearRect(0, 0, s, a);
  const l = 60, o = (-n.x - l) / n.scale, f = (s - n.x + l) / n.scale, u = (-n.y - l) / n.scale, d = (a - n.y + l) / n.scale, c = n.scale > 0.45, { trace: v, moment: h } = e, _ = (p) => p.x >= o && p.x <= f && p.y >= u && p.y <= d, m = (p) => Pn(v, p.node, h);
  t.save(), t.translate(n.x, n.y), t.scale(n.scale, n.scale);
  const g = [
    [r.line, 1.2, [], []],
    [r.ink, 3, [], []],
    [r.bad, 1.4, [5, 4], []]
  ];
  for (const p of e.layout.placed) {
    const b = p.parent;
    if (!b || !m(p) || !_(p) && !_(b)) continue;
    const E = !p.fold && Ce(v, p.node), C = !e.blank && !p.fold && e.line.has(p.node) && e.line.has(b.node);
    g[E ? 2 : C ? 1 : 0][3].push(p);
  }
  for (const [p, b, E, C] of g) {
    t.strokeStyle = p, t.lineWidth = Math.max(b, 0.7 / n.scale), t.setLineDash(c ? E : []), t.beginPath();
    for (const N of C) {
      const w = N.parent;
      t.moveTo(w.x, w.y), t.lineTo(N.x, N.y);
    }
    t.stroke();
  }
  if (t.setLineDash([]), !c) {
    mu(t, e, r, _, m), t.restore();
    return;
  }
  t.textAlign = "center", t.textBaseline = "middle";
  for (const p of e.layout.placed)
    !m(p) || !_(p) || (p.fold ? wu(t, p, r) : bu(t, e, p, r, n));
  t.restore();
}
function mu(t, e, n, r, s) {
  const a = /* @__PURE__ */ new Map();
  for (const l of e.layout.placed) {
    if (!r(l) || !s(l)) continue;
    const o = l.fold ? n.soft : Ce(e.trace, l.node) ? n.bad : ii(e, n, l.node), f = a.get(o);
    f ? f.push(l) : a.set(o, [l]);
  }
  for (const [l, o] of a) {
    t.fillStyle = l, t.beginPath();
    for (const f of o) t.rect(f.x - 10, f.y - 10, 20, 20);
    t.fill();
  }
}
function pu(t, e, n, r, s) {
  t.beginPath(), e === "max" ? (t.moveTo(n, r - s * 1.15), t.lineTo(n + s * 1.25, r + s * 0.9), t.lineTo(n - s * 1.25, r + s * 0.9)) : e === "min" ? (t.moveTo(n, r + s * 1.15), t.lineTo(n + s * 1.25, r - s * 0.9), t.lineTo(n - s * 1.25, r - s * 0.9)) : e === "leaf" ? t.rect(n - s, r - s * 0.8, 2 * s, 1.6 * s) : t.arc(n, r, s, 0, 2 * Math.PI), t.closePath();
}
function bu(t, e, n, r, s) {
  const { trace: a, moment: l } = e, o = Ce(a, n.node), f = o ? r.bad : ii(e, r, n.node);
  pu(t, a.kind[n.node], n.x, n.y, Zt), t.fillStyle = e.marked.has(n.node) ? r.mark : r.raised, t.fill(), t.lineWidth = n.node === e.selected ? 3.5 : 1.8, t.strokeStyle = n.node === e.selected ? r.accent : f, t.setLineDash(o ? [4, 3] : []), t.stroke(), t.setLineDash([]);
  const d = e.blank && a.kind[n.node] !== "leaf" ? "" : Xs(a, e.children, n.node, l, (h) => je(h));
  t.fillStyle = o ? r.bad : r.ink, t.font = `600 ${d.length > 4 ? 9.5 : 12}px "Source Sans", sans-serif`;
  const c = a.kind[n.node] === "max" ? 4 : a.kind[n.node] === "min" ? -4 : 0;
  if (t.fillText(o ? "✕" : d, n.x, n.y + c), e.marked.has(n.node) && (t.strokeStyle = r.bad, t.lineWidth = 2.5, t.beginPath(), t.moveTo(n.x - 11, n.y - 11), t.lineTo(n.x + 11, n.y + 11), t.stroke()), an(a, n.node) && a.left[n.node] <= l && (t.strokeStyle = r.bad, t.lineWidth = 2, t.beginPath(), t.moveTo(n.x - 9, n.y + Zt + 8), t.lineTo(n.x + 9, n.y + Zt + 2), t.stroke()), s.scale > 0.6 && n.parent && yu(t, e, n, r), e.children[n.node].length && !e.open.has(n.node)) {
    t.fillStyle = r.soft, t.font = '10px "Source Sans", sans-serif';
    const h = an(a, n.node) ? 16 : 10;
    t.fillText(`+${e.children[n.node].length}`, n.x, n.y + Zt + h);
  }
}
function yu(t, e, n, r) {
  const s = n.parent, a = e.trace.weight[n.node], l = e.trace.text[n.node], o = a < 1 && e.trace.kind[s.node] === "chance" ? `${je(a)}` : l, f = n.x * 0.62 + s.x * 0.38, u = n.y * 0.62 + s.y * 0.38;
  t.font = '11px "Source Sans", sans-serif';
  const d = o.length > 9 ? `${o.slice(0, 8)}…` : o, c = t.measureText(d).width + 6;
  t.fillStyle = r.paper, t.fillRect(f - c / 2, u - 7, c, 14), t.fillStyle = r.soft, t.fillText(d, f, u);
}
function wu(t, e, n) {
  t.fillStyle = n.paper, t.strokeStyle = n.soft, t.setLineDash([2, 2]), t.lineWidth = 1.2, t.beginPath(), t.roundRect(e.x - 19, e.y - 12, 38, 24, 8), t.fill(), t.stroke(), t.setLineDash([]), t.fillStyle = n.soft, t.font = '600 11px "Source Sans", sans-serif', t.fillText(`+${e.fold}`, e.x, e.y);
}
var ku = /* @__PURE__ */ D('<div class="frame svelte-1y7d2q4"><canvas tabindex="0" role="application" class="svelte-1y7d2q4"></canvas> <div class="tools svelte-1y7d2q4"><button aria-label="nearer" class="svelte-1y7d2q4">+</button> <button aria-label="further away" class="svelte-1y7d2q4">−</button> <button class="svelte-1y7d2q4">Whole</button> <button class="svelte-1y7d2q4">Open all</button></div></div>');
function xu(t, e) {
  Pe(e, !0);
  const n = 0.62, r = 48, s = 120;
  let a = _e(e, "marked", 19, () => /* @__PURE__ */ new Set()), l = _e(e, "height", 3, 460), o = _e(e, "blank", 3, !1), f = _e(e, "label", 3, "search tree"), u, d = /* @__PURE__ */ K(600), c = /* @__PURE__ */ K({ scale: 1, x: 300, y: 40 }), v = /* @__PURE__ */ K(/* @__PURE__ */ new Set()), h = /* @__PURE__ */ K(/* @__PURE__ */ new Set()), _ = /* @__PURE__ */ K(0), m = null;
  const g = /* @__PURE__ */ j(() => kr(e.trace)), p = /* @__PURE__ */ j(() => new Set(e.trace.variation));
  let b = /* @__PURE__ */ K(ct(ar));
  const E = /* @__PURE__ */ j(() => ei(i(g), i(v), i(h), i(p), i(b)));
  dt(() => {
    const M = i(g);
    $e(() => {
      O(v, Xo(M, e.trace.variation, i(d) / ($s * n))), O(h, /* @__PURE__ */ new Set());
    });
  }), dt(() => {
    i(g), $e(C);
  });
  function C() {
    const M = i(E).right - i(E).left + 70, T = l() - r - 50, q = Math.max(1, Math.round(i(E).bottom / i(b)));
    let V = Math.max(0.02, Math.min(1.2, i(d) / M));
    O(b, Math.max(ar, Math.min(s, T / q) / V), !0), q * i(b) * V > T && (V = Math.max(0.02, T / (q * i(b)))), O(c, {
      scale: V,
      x: i(d) / 2 - V * (i(E).left + i(E).right) / 2,
      y: 28 + Math.max(0, (T - V * q * i(b)) / 2)
    });
  }
  function N() {
    O(v, new Set(i(g).keys())), O(h, i(v)), C();
  }
  function w(M) {
    const T = new Set(i(v));
    T.has(M) ? T.delete(M) : T.add(M), O(v, T);
  }
  dt(() => {
    const M = e.selected;
    $e(() => {
      const q = new Set(i(v)), V = new Set(i(h));
      for (let oe = e.trace.parent[M] ?? -1; oe >= 0; oe = e.trace.parent[oe])
        q.add(oe);
      const J = e.trace.parent[M] ?? -1;
      J >= 0 && (i(g)[J]?.indexOf(M) ?? 0) >= on && V.add(J), q.size !== i(v).size && O(v, q), V.size !== i(h).size && O(h, V);
    });
    const T = i(E).byNode.get(M);
    $e(() => {
      if (!T) return;
      const q = T.x * i(c).scale + i(c).x, V = T.y * i(c).scale + i(c).y;
      (q < 20 || q > i(d) - 20 || V < 20 || V > l() - 20) && O(c, {
        ...i(c),
        x: i(d) / 2 - T.x * i(c).scale,
        y: l() / 2 - T.y * i(c).scale
      });
    });
  }), matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => va(_));
  let H = 0;
  dt(() => {
    vu.name, i(_);
    const M = {
      trace: e.trace,
      children: i(g),
      layout: i(E),
      moment: e.moment,
      selected: e.selected,
      line: i(p),
      marked: a(),
      open: i(v),
      blank: o()
    }, T = i(c), q = i(d);
    cancelAnimationFrame(H), H = requestAnimationFrame(() => {
      const V = devicePixelRatio || 1;
      (u.width !== Math.round(q * V) || u.height !== Math.round(l() * V)) && (u.width = Math.round(q * V), u.height = Math.round(l() * V));
      const J = u.getContext("2d");
      J.setTransform(V, 0, 0, V, 0, 0), gu(J, M, T, _u(u), q, l());
    });
  });
  function B(M, T = i(d) / 2, q = l() / 2) {
    const V = Math.max(0.02, Math.min(3, i(c).scale * M)), J = V / i(c).scale;
    O(c, {
      scale: V,
      x: T - (T - i(c).x) * J,
      y: q - (q - i(c).y) * J
    });
  }
  function Z(M) {
    M.preventDefault(), B(Math.exp(-M.deltaY * 15e-4), M.offsetX, M.offsetY);
  }
  function de(M) {
    m = { x: M.clientX, y: M.clientY, moved: !1 }, u.setPointerCapture(M.pointerId);
  }
  function R(M) {
    if (!m) return;
    const T = M.clientX - m.x, q = M.clientY - m.y;
    !m.moved && Math.hypot(T, q) < 4 || (m = { x: M.clientX, y: M.clientY, moved: !0 }, O(c, { ...i(c), x: i(c).x + T, y: i(c).y + q }));
  }
  function z(M) {
    const T = m && !m.moved;
    if (m = null, !T) return;
    const q = (M.offsetX - i(c).x) / i(c).scale, V = (M.offsetY - i(c).y) / i(c).scale, J = Math.max(Zt * 1.3, 8 / i(c).scale);
    for (const oe of i(E).placed)
      if (!(Math.abs(oe.x - q) > J || Math.abs(oe.y - V) > J)) {
        oe.fold ? O(h, new Set(i(h)).add(oe.node)) : !o() && oe.node === e.selected && (i(g)[oe.node]?.length ?? 0) > 0 ? w(oe.node) : e.select(oe.node);
        return;
      }
  }
  function se(M) {
    const T = e.trace.parent[e.selected] ?? -1, q = T >= 0 ? i(g)[T] : [0], V = q.indexOf(e.selected), J = i(g)[e.selected] ?? [], oe = {
      ArrowUp: T >= 0 ? T : void 0,
      ArrowDown: J.find((He) => i(p).has(He)) ?? J[0],
      ArrowLeft: q[V - 1],
      ArrowRight: q[V + 1],
      Home: 0
    };
    if (M.key in oe) {
      const He = oe[M.key];
      He !== void 0 && e.select(He);
    } else if (M.key === " " || M.key === "Enter") o() ? e.select(e.selected) : w(e.selected);
    else if (M.key === "+") B(1.25);
    else if (M.key === "-") B(0.8);
    else return;
    M.preventDefault(), M.stopPropagation();
  }
  const fe = /* @__PURE__ */ j(() => i(E).byNode.get(e.selected));
  var W = { fit: C, openAll: N, toggle: w }, Q = ku();
  let Y;
  var ie = te(Q);
  yr(ie, (M) => u = M, () => u);
  var be = I(ie, 2), Le = te(be), Be = I(Le, 2), k = I(Be, 2), L = I(k, 2);
  return F(() => {
    Y = kt(Q, "", Y, { height: `${l() ?? ""}px` }), ee(ie, "aria-label", `${f() ?? ""}: ${e.trace.parent.length ?? ""} nodes. Arrow keys go from node to node; what is selected is told below.`), ee(ie, "data-x", i(fe) ? i(fe).x * i(c).scale + i(c).x : void 0), ee(ie, "data-y", i(fe) ? i(fe).y * i(c).scale + i(c).y : void 0), ee(ie, "data-shown", i(E).placed.length);
  }), $t("wheel", ie, Z), ae("pointerdown", ie, de), ae("pointermove", ie, R), ae("pointerup", ie, z), ae("keydown", ie, se), ae("click", Le, () => B(1.3)), ae("click", Be, () => B(0.77)), ae("click", k, C), ae("click", L, () => N()), al(Q, "clientWidth", (M) => O(d, M)), S(t, Q), Re(W);
}
Et([
  "pointerdown",
  "pointermove",
  "pointerup",
  "keydown",
  "click"
]);
var Su = /* @__PURE__ */ D('<p role="alert" class="failure"> </p>'), Eu = /* @__PURE__ */ D(" <!><!>.", 1), Mu = /* @__PURE__ */ D('<div class="row"><span class="soft facts svelte-1ond5h7">For slides:</span> <button>SVG</button> <button>PNG</button> <button>TikZ</button></div>'), Au = /* @__PURE__ */ D('<div><div class="left stack svelte-1ond5h7"><!> <!> <p class="soft facts svelte-1ond5h7"> <!>. <!> <!></p> <!></div> <!></div> <ul class="legend soft svelte-1ond5h7" aria-label="signs"><li>△ MAX, ▽ MIN, ○ chance or a player, □ leaf</li> <li><span class="strong svelte-1ond5h7"></span> the line of best play</li> <li><span class="dashed svelte-1ond5h7"></span> pruned: never looked at</li></ul>', 1), Tu = /* @__PURE__ */ D('<p class="soft" role="status"> </p>'), Lu = /* @__PURE__ */ D("<!> <!>", 1);
function Ou(t, e) {
  Pe(e, !0);
  let n = _e(e, "looking", 7), r = _e(e, "height", 3, 460), s = _e(e, "exporting", 3, !0);
  const a = /* @__PURE__ */ j(() => n().trace), l = /* @__PURE__ */ j(() => i(a) ? yo(i(a), n().moment) : null);
  async function o() {
    i(a) && Yn("tree.png", await tu(i(a), n().moment));
  }
  var f = Lu(), u = Ve(f);
  {
    var d = (_) => {
      var m = Su(), g = le(m, !0);
      F(() => U(g, n().failure)), S(_, m);
    };
    G(u, (_) => {
      n().failure && _(d);
    });
  }
  var c = I(u, 2);
  {
    var v = (_) => {
      var m = Au(), g = Ve(m);
      let p;
      var b = te(g), E = te(b);
      xu(E, {
        get trace() {
          return i(a);
        },
        get moment() {
          return n().moment;
        },
        get selected() {
          return n().selected;
        },
        get height() {
          return r();
        },
        get marked() {
          return e.marked;
        },
        select: (W) => n().selected = W
      });
      var C = I(E, 2);
      du(C, {
        get moment() {
          return n().moment;
        },
        get last() {
          return n().last;
        },
        change: (W) => n().moment = W
      });
      var N = I(C, 2), w = te(N), A = I(w);
      {
        var H = (W) => {
          var Q = pt();
          F((Y) => U(Q, `, ${Y ?? ""} pruned`), [() => Kt(i(l).pruned)]), S(W, Q);
        };
        G(A, (W) => {
          i(l).pruned && W(H);
        });
      }
      var B = I(A, 2);
      {
        var Z = (W) => {
          var Q = Eu(), Y = Ve(Q), ie = I(Y);
          {
            var be = (k) => {
              var L = pt();
              F(() => U(L, `, best move ${i(a).summary.move ?? ""}`)), S(k, L);
            };
            G(ie, (k) => {
              i(a).summary.move && k(be);
            });
          }
          var Le = I(ie);
          {
            var Be = (k) => {
              var L = pt();
              F(() => U(L, `, depth ${i(a).summary.depth ?? ""}`)), S(k, L);
            };
            G(Le, (k) => {
              i(a).summary.depth && k(Be);
            });
          }
          F((k) => U(Y, `${i(a).summary.algorithm ?? ""}: value ${k ?? ""} to ${i(a).names[i(a).perspective] ?? ""}`), [() => je(i(a).summary.value)]), S(W, Q);
        };
        G(B, (W) => {
          n().moment >= n().last && W(Z);
        });
      }
      var de = I(B, 2);
      {
        var R = (W) => {
          var Q = pt();
          F((Y) => U(Q, `${Y ?? ""} more nodes were searched than are kept.`), [() => Kt(i(a).truncated)]), S(W, Q);
        };
        G(de, (W) => {
          i(a).truncated && W(R);
        });
      }
      var z = I(N, 2);
      {
        var se = (W) => {
          var Q = Mu(), Y = I(te(Q), 2), ie = I(Y, 2), be = I(ie, 2);
          ae("click", Y, () => Yn("tree.svg", si(i(a), n().moment))), ae("click", ie, o), ae("click", be, () => Yn("tree.tex", eu(i(a), n().moment))), S(W, Q);
        };
        G(z, (W) => {
          s() && W(se);
        });
      }
      var fe = I(b, 2);
      fu(fe, {
        get trace() {
          return i(a);
        },
        get selected() {
          return n().selected;
        },
        get change() {
          return e.change;
        },
        select: (W) => n().selected = W
      }), F(
        (W, Q) => {
          p = ve(g, 1, "view svelte-1ond5h7", null, p, { busy: n().busy }), U(w, `${W ?? ""} nodes, ${Q ?? ""} leaves`);
        },
        [
          () => Kt(i(l).nodes),
          () => Kt(i(l).leaves)
        ]
      ), S(_, m);
    }, h = (_) => {
      var m = Tu(), g = le(m, !0);
      F(() => U(g, n().compiling ? "Compiling: the first time takes a while …" : "Searching …")), S(_, m);
    };
    G(c, (_) => {
      i(a) && i(l) ? _(v) : n().busy && _(h, 1);
    });
  }
  S(t, f), Re();
}
Et(["click"]);
var Nu = /* @__PURE__ */ D("<tr><td> </td><td> </td><td> </td></tr>"), Cu = /* @__PURE__ */ D('<table class="data"><caption> </caption><thead><tr><th scope="col">move</th><th scope="col">value</th><th scope="col">line</th></tr></thead><tbody></tbody></table>'), Pu = /* @__PURE__ */ D('<div class="zermelo svelte-d6hshj"><h2> </h2> <div class="both svelte-d6hshj"><!> <!></div> <!></div>');
function Ru(t, e) {
  Pe(e, !0);
  const n = 12, r = e.trace ? new wo(e.trace.look) : null;
  r && e.trace && r.show(e.trace);
  const s = /* @__PURE__ */ j(() => (e.analysis?.rows ?? e.position.legal).some((_) => _.cells.length > 1));
  var a = Pu(), l = te(a), o = le(l, !0), f = I(l, 2), u = te(f);
  {
    let _ = /* @__PURE__ */ j(() => e.analysis?.rows ?? []), m = /* @__PURE__ */ j(() => e.position.last?.cells ?? []);
    go(u, {
      get parts() {
        return e.position.board;
      },
      get names() {
        return e.names;
      },
      get rows() {
        return i(_);
      },
      get moving() {
        return i(s);
      },
      get last() {
        return i(m);
      }
    });
  }
  var d = I(u, 2);
  {
    var c = (_) => {
      var m = Cu(), g = te(m), p = le(g), b = I(g, 2);
      ye(b, 21, () => e.analysis.rows.slice(0, n), Ae, (E, C) => {
        var N = Nu(), w = te(N), A = le(w, !0), H = I(w), B = le(H, !0), Z = I(H), de = le(Z, !0);
        F(
          (R, z) => {
            U(A, i(C).text), U(B, R), U(de, z);
          },
          [
            () => je(i(C).value, !0),
            () => i(C).line.slice(1, 8).join(" ")
          ]
        ), S(E, N);
      }), F((E) => U(p, `${e.analysis.algorithm ?? ""}${e.analysis.depth ? `, depth ${e.analysis.depth}` : ""}, ${E ?? ""} nodes${e.analysis.exact ? ", proven" : ""}`), [() => Kt(e.analysis.nodes)]), S(_, m);
    };
    G(d, (_) => {
      e.analysis && _(c);
    });
  }
  var v = I(f, 2);
  {
    var h = (_) => {
      Ou(_, {
        get looking() {
          return r;
        },
        height: 380
      });
    };
    G(v, (_) => {
      r && _(h);
    });
  }
  F(() => U(o, e.title)), S(t, a), Re();
}
const ai = /* @__PURE__ */ new Map();
Ke.attach((t) => {
  "look" in t && ai.get(t.look)?.send(t);
});
function Iu({ model: t, el: e }) {
  const n = t.get("data");
  n.trace && ai.set(n.trace.look, t), t.on("msg:custom", (s) => Ke.receive(s));
  const r = qa(Ru, { target: e, props: n });
  return () => void Ha(r);
}
const Fu = { render: Iu };
export {
  Fu as default
};
