var Qn = Array.isArray, ti = Array.prototype.indexOf, wn = Array.prototype.includes, $n = Array.from, Ca = Object.defineProperty, Kt = Object.getOwnPropertyDescriptor, ni = Object.getOwnPropertyDescriptors, ri = Object.prototype, ai = Array.prototype, Na = Object.getPrototypeOf, Qr = Object.isExtensible;
const Et = () => {
};
function si(t) {
  for (var e = 0; e < t.length; e++)
    t[e]();
}
function Pa() {
  var t, e, n = new Promise((r, s) => {
    t = r, e = s;
  });
  return { promise: n, resolve: t, reject: e };
}
function $r(t, e) {
  if (Array.isArray(t))
    return t;
  if (!(Symbol.iterator in t))
    return Array.from(t);
  const n = [];
  for (const r of t)
    if (n.push(r), n.length === e) break;
  return n;
}
const Je = 2, Qt = 4, er = 8, Nr = 1 << 24, lt = 16, dt = 32, Pt = 64, gr = 128, Pr = 256, ft = 512, De = 1024, je = 2048, rt = 4096, Ze = 8192, Ue = 16384, rn = 32768, pn = 1 << 25, Ut = 65536, Hn = 1 << 17, ii = 1 << 18, an = 1 << 19, li = 1 << 20, _t = 1 << 25, Wn = 1 << 21, Jt = 1 << 22, Ct = 1 << 23, Bt = Symbol("$state"), Ra = Symbol("component"), oi = Symbol("legacy props"), ui = Symbol(""), ja = Symbol("attributes"), _r = Symbol("class"), mr = Symbol("style"), br = Symbol("text"), Tn = new class extends Error {
  name = "StaleReactionError";
  message = "The reaction that called `getAbortSignal()` was re-run or destroyed";
}(), tr = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  !!globalThis.document?.contentType && /* @__PURE__ */ globalThis.document.contentType.includes("xml")
), ci = 1, fi = 2, Ia = 4, di = 8, hi = 16, vi = 1, gi = 4, _i = 8, mi = 16, bi = 1, yi = 2, za = {}, Fe = Symbol("uninitialized"), wi = "http://www.w3.org/1999/xhtml", pi = "@attach";
function ki() {
  console.warn("https://svelte.dev/e/derived_inert");
}
function xi() {
  console.warn("https://svelte.dev/e/select_multiple_invalid_value");
}
function Mi() {
  console.warn("https://svelte.dev/e/svelte_boundary_reset_noop");
}
function Fa(t) {
  return t === this.v;
}
function Si(t, e) {
  return t != t ? e == e : t !== e || t !== null && typeof t == "object" || typeof t == "function";
}
function Da(t) {
  return !Si(t, this.v);
}
function Ba(t) {
  throw new Error("https://svelte.dev/e/lifecycle_outside_component");
}
function Ei() {
  throw new Error("https://svelte.dev/e/async_derived_orphan");
}
function Ai(t, e, n) {
  throw new Error("https://svelte.dev/e/each_key_duplicate");
}
function Ti(t) {
  throw new Error("https://svelte.dev/e/effect_in_teardown");
}
function Li() {
  throw new Error("https://svelte.dev/e/effect_in_unowned_derived");
}
function Oi(t) {
  throw new Error("https://svelte.dev/e/effect_orphan");
}
function Ci() {
  throw new Error("https://svelte.dev/e/effect_update_depth_exceeded");
}
function Ni(t) {
  throw new Error("https://svelte.dev/e/props_invalid_value");
}
function Pi() {
  throw new Error("https://svelte.dev/e/state_descriptors_fixed");
}
function Ri() {
  throw new Error("https://svelte.dev/e/state_prototype_fixed");
}
function ji() {
  throw new Error("https://svelte.dev/e/state_unsafe_mutation");
}
function Ii() {
  throw new Error("https://svelte.dev/e/svelte_boundary_reset_onerror");
}
let He = null;
function $t(t) {
  He = t;
}
function Ne(t, e = !1, n) {
  He = {
    p: He,
    i: !1,
    c: null,
    e: null,
    s: t,
    x: null,
    r: (
      /** @type {Effect} */
      xe
    ),
    l: null
  };
}
function Pe(t) {
  var e = (
    /** @type {ComponentContext} */
    He
  ), n = e.e;
  if (n !== null) {
    e.e = null;
    for (var r of n)
      ss(r);
  }
  return t !== void 0 && (e.x = t), e.i = !0, He = e.p, Rr(t);
}
function Rr(t = {}) {
  return Ca(t, Ra, { value: !0 }), t;
}
function qa() {
  return !0;
}
let Ft = [];
function Va() {
  var t = Ft;
  Ft = [], si(t);
}
function mt(t) {
  if (Ft.length === 0 && !_n) {
    var e = Ft;
    queueMicrotask(() => {
      e === Ft && Va();
    });
  }
  Ft.push(t);
}
function zi() {
  for (; Ft.length > 0; )
    Va();
}
const Fi = -7169;
function Ie(t, e) {
  t.f = t.f & Fi | e;
}
function jr(t) {
  (t.f & ft) !== 0 || t.deps === null ? Ie(t, De) : Ie(t, rt);
}
function Ua(t, e) {
  (t.f & je) !== 0 ? e.set(t, je) : (t.f & rt) !== 0 && e.get(t) !== je && e.set(t, rt), Ie(t, De);
}
function Di(t, e) {
  if (e) {
    const n = document.body;
    t.autofocus = !0, mt(() => {
      document.activeElement === n && t.focus();
    });
  }
}
function Ln(t) {
  var e = be, n = xe;
  it(null), pt(null);
  try {
    return t();
  } finally {
    it(e), pt(n);
  }
}
function Ha(t, e, n, r) {
  const s = kn;
  var i = t.filter((_) => !_.settled), l = e.map(s);
  if (n.length === 0 && i.length === 0) {
    r(l);
    return;
  }
  var o = (
    /** @type {Effect} */
    xe
  ), c = Bi(), u = i.length === 1 ? i[0].promise : i.length > 1 ? Promise.all(i.map((_) => _.promise)) : null;
  function f(_) {
    if ((o.f & Ue) === 0) {
      c();
      try {
        r([...l, ..._]);
      } catch (m) {
        gt(m, o);
      }
      Yn();
    }
  }
  var v = Wa();
  if (n.length === 0) {
    u.then(() => f([])).finally(v);
    return;
  }
  function g() {
    Promise.all(n.map((_) => /* @__PURE__ */ qi(_))).then(f).catch((_) => gt(_, o)).finally(v);
  }
  u ? u.then(() => {
    if ((o.f & Ue) !== 0) {
      v();
      return;
    }
    c(), g(), Yn();
  }) : g();
}
function Bi() {
  var t = (
    /** @type {Effect} */
    xe
  ), e = be, n = He, r = (
    /** @type {Batch} */
    we
  );
  return function(i = !0) {
    pt(t), it(e), $t(n), i && (t.f & Ue) === 0 && (r?.activate(), r?.apply());
  };
}
function Yn(t = !0) {
  pt(null), it(null), $t(null), t && we?.deactivate();
}
function Wa() {
  var t = (
    /** @type {Effect} */
    xe
  ), e = t.b, n = (
    /** @type {Batch} */
    we
  ), r = !!e?.is_rendered();
  return e?.update_pending_count(1, n), n.increment(r, t), () => {
    e?.update_pending_count(-1, n), n.decrement(r, t);
  };
}
// @__NO_SIDE_EFFECTS__
function kn(t) {
  var e = Je | je;
  return xe !== null && (xe.f |= an), {
    ctx: He,
    deps: null,
    effects: null,
    equals: Fa,
    f: e,
    fn: t,
    reactions: null,
    rv: 0,
    v: (
      /** @type {V} */
      Fe
    ),
    wv: 0,
    parent: xe,
    ac: null
  };
}
const cn = Symbol("obsolete");
// @__NO_SIDE_EFFECTS__
function qi(t, e, n) {
  let r = (
    /** @type {Effect | null} */
    xe
  );
  r === null && Ei();
  var s = (
    /** @type {Promise<V>} */
    /** @type {unknown} */
    void 0
  ), i = Ht(
    /** @type {V} */
    Fe
  ), l = !be, o = /* @__PURE__ */ new Set();
  return rl(() => {
    var c = (
      /** @type {Effect} */
      xe
    ), u = Pa();
    s = u.promise;
    try {
      Promise.resolve(t()).then(u.resolve, (_) => {
        _ !== Tn && u.reject(_);
      }).finally(Yn);
    } catch (_) {
      u.reject(_), Yn();
    }
    var f = (
      /** @type {Batch} */
      we
    );
    if (l) {
      if ((c.f & rn) !== 0)
        var v = Wa();
      if (
        // boundary can be null if the async derived is inside an $effect.root not connected to the component render tree
        r.b?.is_rendered()
      )
        f.async_deriveds.get(c)?.reject(cn);
      else
        for (const _ of o.values())
          _.reject(cn);
      o.add(u), f.async_deriveds.set(c, u);
    }
    const g = (_, m = void 0) => {
      v?.(), o.delete(u), m !== cn && (f.activate(), m ? (i.f |= Ct, en(i, m)) : ((i.f & Ct) !== 0 && (i.f ^= Ct), en(i, _)), f.deactivate());
    };
    u.promise.then(g, (_) => g(null, _ || "unknown"));
  }), Br(() => {
    for (const c of o)
      c.reject(cn);
  }), new Promise((c) => {
    function u(f) {
      function v() {
        f === s ? c(i) : u(s);
      }
      f.then(v, v);
    }
    u(s);
  });
}
// @__NO_SIDE_EFFECTS__
function x(t) {
  const e = /* @__PURE__ */ kn(t);
  return ds(e), e;
}
// @__NO_SIDE_EFFECTS__
function Ya(t) {
  const e = /* @__PURE__ */ kn(t);
  return e.equals = Da, e;
}
function Vi(t) {
  var e = t.effects;
  if (e !== null) {
    t.effects = null;
    for (var n = 0; n < e.length; n += 1)
      We(
        /** @type {Effect} */
        e[n]
      );
  }
}
function Ir(t) {
  var e, n = xe, r = t.parent;
  if (!Lt && r !== null && t.v !== Fe && // if it was never evaluated before, it's guaranteed to fail downstream, so we try to execute instead
  (r.f & (Ue | Ze)) !== 0)
    return ki(), t.v;
  pt(r);
  try {
    Vi(t), e = _s(t);
  } finally {
    pt(n);
  }
  return e;
}
function Ga(t) {
  var e = Ir(t);
  if (!t.equals(e) && (t.wv = vs(), (!we?.is_fork || t.deps === null) && (we !== null ? (we.capture(t, e, !0), Zt?.capture(t, e, !0)) : t.v = e, t.deps === null))) {
    Ie(t, De);
    return;
  }
  Lt || (ot !== null ? (Dr() || we?.is_fork) && ot.set(t, e) : jr(t));
}
function Ui(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      (e.teardown || e.ac) && (e.teardown?.(), e.ac !== null && Ln(() => {
        e.ac.abort(Tn), e.ac = null;
      }), e.fn !== null && (e.teardown = Et), xn(e, 0), qr(e));
}
function Xa(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      e.teardown && e.fn !== null && tn(e);
}
let ar = null, Gt = null, we = null, Zt = null, ot = null, yr = null, _n = !1, sr = !1, mn = null, Dn = null;
var ea = 0;
let Hi = 1;
class Rt {
  id = Hi++;
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
  #r = /* @__PURE__ */ new Set();
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
  #n = null;
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
  #h = /* @__PURE__ */ new Set();
  is_fork = !1;
  #u = !1;
  constructor() {
    Gt === null ? ar = Gt = this : (Gt.next = this, this.prev = Gt), Gt = this;
  }
  #v() {
    if (this.is_fork) return !0;
    for (const e of this.#a.keys())
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
        Ie(s, je), n(s);
      for (s of r.m)
        Ie(s, rt), n(s);
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
  #c() {
    var e = [];
    for (const i of this.#s)
      if (!((i.f & Ue) !== 0 || (i.f & (je | rt)) === 0)) {
        for (var n = i, r = !1; n.parent !== null; ) {
          n = n.parent;
          var s = n.f;
          if ((s & (Pt | dt)) !== 0) {
            if ((s & De) === 0) {
              r = !0;
              break;
            }
            n.f ^= De;
          }
        }
        r || e.push(n);
      }
    return this.#s = [], e;
  }
  #g() {
    this.started = !0;
    for (const [o, c] of this.#l)
      Ie(o, c), this.schedule(o);
    this.apply();
    for (var e = mn = [], n = [], r = Dn = []; this.#s.length > 0; ) {
      ea++ > 1e3 && (this.#d(), Yi());
      for (const o of this.#c())
        try {
          this.#y(o, e, n);
        } catch (c) {
          throw Za(o), this.#v() || this.discard(), c;
        }
    }
    if (we = null, r.length > 0) {
      var s = Rt.ensure();
      for (const o of r)
        s.schedule(o);
    }
    if (mn = null, Dn = null, this.#v()) {
      this.#_(n), this.#_(e);
      for (const [o, c] of this.#o)
        Ja(o, c);
      r.length > 0 && /** @type {unknown} */
      we.#g();
      return;
    }
    const i = this.#k();
    if (i) {
      this.#_(n), this.#_(e), i.#f(this);
      return;
    }
    this.#l.clear();
    for (const o of this.#e) o(this);
    this.#e.clear(), Zt = this, ta(n), ta(e), Zt = null, this.#n?.resolve();
    var l = (
      /** @type {Batch | null} */
      /** @type {unknown} */
      we
    );
    this.#t === 0 && (this.#s.length === 0 || l !== null) && this.#d(), l !== null && (yt.clear(), l.#g());
  }
  /**
   * Traverse the effect tree, executing effects or stashing
   * them for later execution as appropriate
   * @param {Effect} root
   * @param {Effect[]} effects
   * @param {Effect[]} render_effects
   */
  #y(e, n, r) {
    e.f ^= De;
    for (var s = e.first; s !== null; ) {
      var i = s.f, l = (i & (dt | Pt)) !== 0, o = l && (i & De) !== 0, c = o || (i & Ze) !== 0 || this.#o.has(s);
      if (!c && s.fn !== null) {
        l ? s.f ^= De : (i & Qt) !== 0 ? n.push(s) : Nn(s) && ((i & lt) !== 0 && this.add_dirty_reaction(s, rt), tn(s));
        var u = s.first;
        if (u !== null) {
          s = u;
          continue;
        }
      }
      for (; s !== null; ) {
        var f = s.next;
        if (f !== null) {
          s = f;
          break;
        }
        s = s.parent;
      }
    }
  }
  #k() {
    for (var e = this.prev; e !== null; e = e.prev)
      if (!e.is_fork && this.#b(e)) return e;
    return null;
  }
  /** @param {Batch} batch */
  #b(e) {
    for (const [n, [, r]] of this.current)
      if (!r && e.current.has(n))
        return !0;
    return !1;
  }
  /**
   * @param {Batch} batch
   */
  #f(e) {
    for (const [r, s] of e.current)
      !this.previous.has(r) && e.previous.has(r) && this.previous.set(r, e.previous.get(r)), this.current.set(r, s);
    for (const [r, s] of e.async_deriveds) {
      const i = this.async_deriveds.get(r);
      i && s.promise.then(i.resolve).catch(i.reject);
    }
    e.async_deriveds.clear(), this.transfer_reactions(e.#l);
    const n = (r) => {
      var s = r.reactions;
      if (s !== null && !((r.f & Je) !== 0 && (r.f & (je | rt)) === 0))
        for (const o of s) {
          var i = o.f;
          if ((i & Je) !== 0)
            n(
              /** @type {Derived} */
              o
            );
          else {
            var l = (
              /** @type {Effect} */
              o
            );
            i & (Jt | lt) && !this.async_deriveds.has(l) && (this.#l.delete(l), Ie(l, je), this.schedule(l));
          }
        }
    };
    for (const r of this.current.keys())
      n(r);
    this.oncommit(() => e.discard()), e.#d(), we = this, this.#g();
  }
  /**
   * @param {Effect[]} effects
   */
  #_(e) {
    for (var n = 0; n < e.length; n += 1)
      Ua(e[n], this.#l);
  }
  /**
   * Associate a change to a given source with the current
   * batch, noting its previous and current values
   * @param {Value} source
   * @param {any} value
   * @param {boolean} [is_derived]
   */
  capture(e, n, r = !1) {
    e.v !== Fe && !this.previous.has(e) && this.previous.set(e, e.v), (e.f & Ct) === 0 && (this.current.set(e, [n, r]), ot?.set(e, n)), this.is_fork || (e.v = n);
  }
  activate() {
    we = this;
  }
  deactivate() {
    we = null, ot = null;
  }
  flush() {
    try {
      sr = !0, we = this, this.#g();
    } finally {
      ea = 0, yr = null, mn = null, Dn = null, sr = !1, we = null, ot = null, yt.clear();
    }
  }
  discard() {
    for (const e of this.#r) e(this);
    this.#r.clear();
    for (const e of this.async_deriveds.values())
      e.reject(cn);
    this.#d(), this.#n?.resolve();
  }
  /**
   * @param {Effect} effect
   */
  register_created_effect(e) {
    this.#i.push(e);
  }
  #w() {
    for (let v = ar; v !== null; v = v.next) {
      var e = v.id < this.id, n = [];
      for (const [g, [_, m]] of this.current) {
        if (v.current.has(g)) {
          var r = (
            /** @type {[any, boolean]} */
            v.current.get(g)[0]
          );
          if (e && _ !== r)
            v.current.set(g, [_, m]);
          else
            continue;
        }
        n.push(g);
      }
      if (e)
        for (const [g, _] of this.async_deriveds) {
          const m = v.async_deriveds.get(g);
          m && _.promise.then(m.resolve).catch(m.reject);
        }
      var s = [...v.current.keys()].filter(
        (g) => !/** @type {[any, boolean]} */
        v.current.get(g)[1]
      );
      if (!(!v.started || s.length === 0)) {
        var i = s.filter((g) => !this.current.has(g));
        if (i.length === 0)
          e && v.discard();
        else if (n.length > 0) {
          if (e)
            for (const g of this.#h)
              v.unskip_effect(g, (_) => {
                (_.f & (lt | Jt)) !== 0 ? v.schedule(_) : v.#_([_]);
              });
          v.activate();
          var l = /* @__PURE__ */ new Set(), o = /* @__PURE__ */ new Map();
          for (var c of n)
            Ka(c, i, l, o);
          o = /* @__PURE__ */ new Map();
          var u = [...v.current].filter(([g, _]) => {
            const m = this.current.get(g);
            return m ? m[0] !== _[0] || m[1] !== _[1] : !0;
          }).map(([g]) => g);
          if (u.length > 0)
            for (const g of this.#i)
              (g.f & (Ue | Ze | Hn)) === 0 && zr(g, u, o) && ((g.f & (Jt | lt)) !== 0 ? (Ie(g, je), v.schedule(g)) : v.add_dirty_reaction(g, je));
          if (v.#s.length > 0 && !v.#u) {
            v.apply();
            for (var f of v.#c())
              v.#y(f, [], []);
          }
          v.deactivate();
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
    this.#u || (this.#u = !0, mt(() => {
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
    (n === je || this.#l.get(e) !== je) && this.#l.set(e, n);
  }
  /** @param {(batch: Batch) => void} fn */
  oncommit(e) {
    this.#e.add(e);
  }
  /** @param {(batch: Batch) => void} fn */
  ondiscard(e) {
    this.#r.add(e);
  }
  settled() {
    return (this.#n ??= Pa()).promise;
  }
  static ensure() {
    if (we === null) {
      const e = we = new Rt();
      !sr && !_n && mt(() => {
        e.started || e.flush();
      });
    }
    return we;
  }
  apply() {
    {
      ot = null;
      return;
    }
  }
  /**
   *
   * @param {Effect} effect
   */
  schedule(e) {
    if (yr = e, e.b?.is_pending && (e.f & (Qt | er | Nr)) !== 0 && (e.f & rn) === 0) {
      e.b.defer_effect(e);
      return;
    }
    this.#s.push(e);
  }
  #d() {
    if (this.linked) {
      var e = this.prev, n = this.next;
      e === null ? ar = n : e.next = n, n === null ? Gt = e : n.prev = e, this.linked = !1;
    }
  }
}
function Wi(t) {
  var e = _n, n = Zt;
  Zt = null, _n = !0;
  try {
    for (var r; ; ) {
      if (zi(), we === null)
        return (
          /** @type {T} */
          r
        );
      we.flush();
    }
  } finally {
    _n = e, Zt = n;
  }
}
function Yi() {
  try {
    Ci();
  } catch (t) {
    gt(t, yr);
  }
}
let Mt = null;
function ta(t) {
  var e = t.length;
  if (e !== 0) {
    for (var n = 0; n < e; ) {
      var r = t[n++];
      if ((r.f & (Ue | Ze)) === 0 && Nn(r) && (Mt = /* @__PURE__ */ new Set(), tn(r), r.deps === null && r.first === null && r.nodes === null && r.teardown === null && r.ac === null && us(r), Mt?.size > 0)) {
        yt.clear();
        for (const s of Mt) {
          if ((s.f & (Ue | Ze)) !== 0) continue;
          const i = [s];
          let l = s.parent;
          for (; l !== null; )
            Mt.has(l) && (Mt.delete(l), i.push(l)), l = l.parent;
          for (let o = i.length - 1; o >= 0; o--) {
            const c = i[o];
            (c.f & (Ue | Ze)) === 0 && tn(c);
          }
        }
        Mt.clear();
      }
    }
    Mt = null;
  }
}
function Ka(t, e, n, r) {
  if (!n.has(t) && (n.add(t), t.reactions !== null))
    for (const s of t.reactions) {
      const i = s.f;
      (i & Je) !== 0 ? Ka(
        /** @type {Derived} */
        s,
        e,
        n,
        r
      ) : (i & (Jt | lt)) !== 0 && (i & je) === 0 && zr(s, e, r) && (Ie(s, je), Fr(
        /** @type {Effect} */
        s
      ));
    }
}
function zr(t, e, n) {
  const r = n.get(t);
  if (r !== void 0) return r;
  if (t.deps !== null)
    for (const s of t.deps) {
      if (wn.call(e, s))
        return !0;
      if ((s.f & Je) !== 0 && zr(
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
function Fr(t) {
  we.schedule(t);
}
function Ja(t, e) {
  if (!((t.f & dt) !== 0 && (t.f & De) !== 0)) {
    (t.f & je) !== 0 ? e.d.push(t) : (t.f & rt) !== 0 && e.m.push(t), Ie(t, De);
    for (var n = t.first; n !== null; )
      Ja(n, e), n = n.next;
  }
}
function Za(t) {
  Ie(t, De);
  for (var e = t.first; e !== null; )
    Za(e), e = e.next;
}
let Gn = /* @__PURE__ */ new Set();
const yt = /* @__PURE__ */ new Map();
let Qa = !1;
function Ht(t, e) {
  var n = {
    f: 0,
    v: t,
    reactions: null,
    equals: Fa,
    rv: 0,
    wv: 0
  };
  return n;
}
// @__NO_SIDE_EFFECTS__
function X(t, e) {
  const n = Ht(t);
  return ds(n), n;
}
// @__NO_SIDE_EFFECTS__
function Gi(t, e = !1, n = !0) {
  const r = Ht(t);
  return e || (r.equals = Da), r;
}
function T(t, e, n = !1) {
  be !== null && // since we are untracking the function inside `$inspect.with` we need to add this check
  // to ensure we error if state is set inside an inspect effect
  (!ct || (be.f & Hn) !== 0) && qa() && (be.f & (Je | lt | Jt | Hn)) !== 0 && (wt === null || !wt.has(t)) && ji();
  let r = n ? ut(e) : e;
  return en(t, r, Dn);
}
var zt = null, wr = 0;
function en(t, e, n = null) {
  if (!t.equals(e)) {
    Lt ? yt.set(t, e) : yt.has(t) || yt.set(t, t.v);
    var r = Rt.ensure();
    if (r.capture(t, e), (t.f & Je) !== 0) {
      const s = (
        /** @type {Derived} */
        t
      );
      (t.f & je) !== 0 && Ir(s), ot === null && jr(s);
    }
    t.wv = vs(), zt = null, wr = 0, $a(t, je, n), zt = null, xe !== null && (xe.f & De) !== 0 && (xe.f & (dt | Pt)) === 0 && (st === null ? il([t]) : st.push(t)), !r.is_fork && Gn.size > 0 && !Qa && Xi();
  }
  return e;
}
function Xi() {
  Qa = !1;
  for (const t of Gn) {
    (t.f & De) !== 0 && Ie(t, rt);
    let e;
    try {
      e = Nn(t);
    } catch {
      e = !0;
    }
    e && tn(t);
  }
  Gn.clear();
}
function Ki(t, e = 1) {
  var n = a(t), r = e === 1 ? n++ : n--;
  return T(t, n), r;
}
function bn(t) {
  T(t, t.v + 1);
}
function $a(t, e, n) {
  var r = t.reactions;
  if (r !== null) {
    var s = r.length;
    if (wr += s, wr > 1e5 && zt === null && (zt = /* @__PURE__ */ new Set()), zt !== null) {
      if (zt.has(t)) return;
      zt.add(t);
    }
    for (var i = 0; i < s; i++) {
      var l = r[i], o = l.f, c = (o & je) === 0;
      if (c && Ie(l, e), (o & Hn) !== 0)
        Gn.add(
          /** @type {Effect} */
          l
        );
      else if ((o & Je) !== 0) {
        var u = (
          /** @type {Derived} */
          l
        );
        ot?.delete(u), $a(u, rt, n);
      } else if (c) {
        var f = (
          /** @type {Effect} */
          l
        );
        (o & lt) !== 0 && Mt !== null && Mt.add(f), n !== null ? n.push(f) : Fr(f);
      }
    }
  }
}
function ut(t) {
  if (typeof t != "object" || t === null || Bt in t || Ra in t)
    return t;
  const e = Na(t);
  if (e !== ri && e !== ai)
    return t;
  var n = /* @__PURE__ */ new Map(), r = Qn(t), s = /* @__PURE__ */ X(0), i = Vt, l = (o) => {
    if (Vt === i)
      return o();
    var c = be, u = Vt;
    it(null), aa(i);
    var f = o();
    return it(c), aa(u), f;
  };
  return r && n.set("length", /* @__PURE__ */ X(
    /** @type {any[]} */
    t.length
  )), new Proxy(
    /** @type {any} */
    t,
    {
      defineProperty(o, c, u) {
        (!("value" in u) || u.configurable === !1 || u.enumerable === !1 || u.writable === !1) && Pi();
        var f = n.get(c);
        return f === void 0 ? l(() => {
          var v = /* @__PURE__ */ X(u.value);
          return n.set(c, v), v;
        }) : T(f, u.value, !0), !0;
      },
      deleteProperty(o, c) {
        var u = n.get(c);
        if (u === void 0) {
          if (c in o) {
            const f = l(() => /* @__PURE__ */ X(Fe));
            n.set(c, f), bn(s);
          }
        } else
          T(u, Fe), bn(s);
        return !0;
      },
      get(o, c, u) {
        if (c === Bt)
          return t;
        var f = n.get(c), v = c in o;
        if (f === void 0 && (!v || Kt(o, c)?.writable) && (f = l(() => {
          var _ = ut(v ? o[c] : Fe), m = /* @__PURE__ */ X(_);
          return m;
        }), n.set(c, f)), f !== void 0) {
          var g = a(f);
          return g === Fe ? void 0 : g;
        }
        return Reflect.get(o, c, u);
      },
      getOwnPropertyDescriptor(o, c) {
        this.has?.(o, c);
        var u = Reflect.getOwnPropertyDescriptor(o, c), f = n.get(c);
        if (f !== void 0) {
          var v = a(f);
          if (v === Fe)
            return;
          if (u && "value" in u)
            u.value = v;
          else
            return {
              enumerable: !0,
              configurable: !0,
              value: v,
              writable: !0
            };
        }
        return u;
      },
      has(o, c) {
        if (c === Bt)
          return !0;
        var u = n.get(c), f = u !== void 0 && u.v !== Fe || Reflect.has(o, c);
        if (u !== void 0 || (xe !== null || be !== null) && (!f || Kt(o, c)?.writable)) {
          u === void 0 && (u = l(() => {
            var g = f ? ut(o[c]) : Fe, _ = /* @__PURE__ */ X(g);
            return _;
          }), n.set(c, u));
          var v = a(u);
          if (v === Fe)
            return !1;
        }
        return f;
      },
      set(o, c, u, f) {
        var v = n.get(c), g = c in o;
        if (r && c === "length")
          for (var _ = u; _ < /** @type {Source<number>} */
          v.v; _ += 1) {
            var m = n.get(_ + "");
            m !== void 0 ? T(m, Fe) : _ in o && (m = l(() => /* @__PURE__ */ X(Fe)), n.set(_ + "", m));
          }
        if (v === void 0)
          (!g || Kt(o, c)?.writable) && (v = l(() => /* @__PURE__ */ X(void 0)), T(v, ut(u)), n.set(c, v));
        else {
          g = v.v !== Fe;
          var d = l(() => ut(u));
          T(v, d);
        }
        var h = Reflect.getOwnPropertyDescriptor(o, c);
        if (h?.set && h.set.call(f, u), !g) {
          if (r && typeof c == "string") {
            var b = (
              /** @type {Source<number>} */
              n.get("length")
            ), w = Number(c);
            Number.isInteger(w) && w >= b.v && T(b, w + 1);
          }
          bn(s);
        }
        return !0;
      },
      ownKeys(o) {
        a(s);
        var c = Reflect.ownKeys(o).filter((v) => {
          var g = n.get(v);
          return g === void 0 || g.v !== Fe;
        });
        for (var [u, f] of n)
          f.v !== Fe && !(u in o) && c.push(u);
        return c;
      },
      setPrototypeOf() {
        Ri();
      }
    }
  );
}
function na(t) {
  try {
    if (t !== null && typeof t == "object" && Bt in t)
      return t[Bt];
  } catch {
  }
  return t;
}
function es(t, e) {
  return Object.is(na(t), na(e));
}
var At, ts, ns, rs;
function Ji() {
  if (At === void 0) {
    At = window, ts = /Firefox/.test(navigator.userAgent);
    var t = Element.prototype, e = Node.prototype, n = Text.prototype;
    ns = Kt(e, "firstChild").get, rs = Kt(e, "nextSibling").get, Qr(t) && (t[_r] = void 0, t[ja] = null, t[mr] = void 0, t.__e = void 0), Qr(n) && (n[br] = void 0);
  }
}
function Tt(t = "") {
  return document.createTextNode(t);
}
// @__NO_SIDE_EFFECTS__
function Wt(t) {
  return (
    /** @type {TemplateNode | null} */
    ns.call(t)
  );
}
// @__NO_SIDE_EFFECTS__
function On(t) {
  return (
    /** @type {TemplateNode | null} */
    rs.call(t)
  );
}
function Y(t, e) {
  return /* @__PURE__ */ Wt(t);
}
function pe(t, e = !1) {
  {
    var n = /* @__PURE__ */ Wt(t);
    return n instanceof Comment && n.data === "" ? /* @__PURE__ */ On(n) : n;
  }
}
function ae(t, e = !1) {
  return /* @__PURE__ */ Wt(t);
}
function P(t, e = 1, n = !1) {
  let r = t;
  for (; e--; )
    r = /** @type {TemplateNode} */
    /* @__PURE__ */ On(r);
  return r;
}
function Zi(t) {
  t.textContent = "";
}
function as() {
  return !1;
}
function Qi(t, e, n) {
  return (
    /** @type {T extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[T] : Element} */
    n ? document.createElement(t, { is: n }) : document.createElement(t)
  );
}
function $i(t) {
  var e = xe;
  if (e === null)
    return be.f |= Ct, t;
  if ((e.f & rn) === 0 && (e.f & Qt) === 0)
    throw t;
  gt(t, e);
}
function gt(t, e) {
  if (t === za)
    throw t;
  if (!(e !== null && (e.f & Ue) !== 0)) {
    for (; e !== null; ) {
      if ((e.f & gr) !== 0 && (e.f & (Ue | pn)) === 0) {
        if ((e.f & rn) === 0)
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
function el(t) {
  xe === null && (be === null && Oi(), Li()), Lt && Ti();
}
function tl(t, e) {
  var n = e.last;
  n === null ? e.last = e.first = t : (n.next = t, t.prev = n, e.last = t);
}
function kt(t, e) {
  var n = xe;
  n !== null && (n.f & Ze) !== 0 && (t |= Ze);
  var r = {
    ctx: He,
    deps: null,
    nodes: null,
    f: t | je | ft,
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
  we?.register_created_effect(r);
  var s = r;
  if ((t & Qt) !== 0)
    mn !== null ? mn.push(r) : Rt.ensure().schedule(r);
  else if (e !== null) {
    try {
      tn(r);
    } catch (l) {
      throw We(r), l;
    }
    s.deps === null && s.teardown === null && s.nodes === null && s.first === s.last && // either `null`, or a singular child
    (s.f & an) === 0 && (s = s.first, (t & lt) !== 0 && (t & Ut) !== 0 && s !== null && (s.f |= Ut));
  }
  if (s !== null && (s.parent = n, n !== null && tl(s, n), be !== null && (be.f & Je) !== 0 && (t & Pt) === 0)) {
    var i = (
      /** @type {Derived} */
      be
    );
    (i.effects ??= []).push(s);
  }
  return r;
}
function Dr() {
  return be !== null && !ct;
}
function Br(t) {
  const e = kt(er, null);
  return Ie(e, De), e.teardown = t, e;
}
function Xe(t) {
  el();
  var e = (
    /** @type {Effect} */
    xe.f
  ), n = !be && (e & dt) !== 0 && He !== null && !He.i;
  if (n) {
    var r = (
      /** @type {ComponentContext} */
      He
    );
    (r.e ??= []).push(t);
  } else
    return ss(t);
}
function ss(t) {
  return kt(Qt | li, t);
}
function nl(t) {
  Rt.ensure();
  const e = kt(Pt | an, t);
  return (n = {}) => new Promise((r) => {
    n.outro ? qt(e, () => {
      We(e), r(void 0);
    }) : (We(e), r(void 0));
  });
}
function nr(t) {
  return kt(Qt, t);
}
function rl(t) {
  return kt(Jt | an, t);
}
function is(t, e = 0) {
  return kt(er | e, t);
}
function D(t, e = [], n = [], r = []) {
  Ha(r, e, n, (s) => {
    kt(er, () => {
      t(...s.map(a));
    });
  });
}
function Cn(t, e = 0) {
  var n = kt(lt | e, t);
  return n;
}
function ls(t, e = 0) {
  var n = kt(Nr | e, t);
  return n;
}
function Qe(t) {
  return kt(dt | an, t);
}
function os(t) {
  var e = t.teardown;
  if (e !== null) {
    const n = Lt, r = be;
    ra(!0), it(null);
    try {
      e.call(null);
    } catch (s) {
      gt(s, t.parent);
    } finally {
      ra(n), it(r);
    }
  }
}
function qr(t, e = !1) {
  var n = t.first;
  for (t.first = t.last = null; n !== null; ) {
    const s = n.ac;
    s !== null && Ln(() => {
      s.abort(Tn);
    });
    var r = n.next;
    (n.f & Pt) !== 0 ? n.parent = null : We(n, e), n = r;
  }
}
function al(t) {
  for (var e = t.first; e !== null; ) {
    var n = e.next;
    (e.f & dt) === 0 && We(e), e = n;
  }
}
function We(t, e = !0) {
  var n = !1;
  (e || (t.f & ii) !== 0) && t.nodes !== null && t.nodes.end !== null && (sl(
    t.nodes.start,
    /** @type {TemplateNode} */
    t.nodes.end
  ), n = !0), t.f |= pn, qr(t, e && !n), xn(t, 0);
  var r = t.nodes && t.nodes.t;
  if (r !== null)
    for (const i of r)
      i.stop();
  os(t), t.f ^= pn, t.f |= Ue;
  var s = t.parent;
  s !== null && s.first !== null && us(t), t.next = t.prev = t.teardown = t.ctx = t.deps = t.fn = t.nodes = t.ac = t.b = null;
}
function sl(t, e) {
  for (; t !== null; ) {
    var n = t === e ? null : /* @__PURE__ */ On(t);
    t.remove(), t = n;
  }
}
function us(t) {
  var e = t.parent, n = t.prev, r = t.next;
  n !== null && (n.next = r), r !== null && (r.prev = n), e !== null && (e.first === t && (e.first = r), e.last === t && (e.last = n));
}
function qt(t, e, n = !0) {
  var r = [];
  t.f |= Pr, cs(t, r, !0);
  var s = () => {
    n && We(t), e && e();
  }, i = r.length;
  if (i > 0) {
    var l = () => --i || s();
    for (var o of r)
      o.out(l);
  } else
    s();
}
function cs(t, e, n) {
  if ((t.f & Ze) === 0) {
    t.f ^= Ze;
    var r = t.nodes && t.nodes.t;
    if (r !== null)
      for (const o of r)
        (o.is_global || n) && e.push(o);
    for (var s = t.first; s !== null; ) {
      var i = s.next;
      if ((s.f & Pt) === 0) {
        var l = (s.f & Ut) !== 0 || // If this is a branch effect without a block effect parent,
        // it means the parent block effect was pruned. In that case,
        // transparency information was transferred to the branch effect.
        (s.f & dt) !== 0 && (t.f & lt) !== 0;
        cs(s, e, l ? n : !1);
      }
      s = i;
    }
  }
}
function Xn(t) {
  t.f &= ~Pr, fs(t, !0);
}
function fs(t, e) {
  if ((t.f & Pr) === 0 && (t.f & Ze) !== 0) {
    t.f ^= Ze, (t.f & De) === 0 && (Ie(t, je), Rt.ensure().schedule(t));
    for (var n = t.first; n !== null; ) {
      var r = n.next, s = (n.f & Ut) !== 0 || (n.f & dt) !== 0;
      fs(n, s ? e : !1), n = r;
    }
    var i = t.nodes && t.nodes.t;
    if (i !== null)
      for (const l of i)
        (l.is_global || e) && l.in();
  }
}
function Vr(t, e) {
  if (t.nodes)
    for (var n = t.nodes.start, r = t.nodes.end; n !== null; ) {
      var s = n === r ? null : /* @__PURE__ */ On(n);
      e.append(n), n = s;
    }
}
let Lt = !1;
function ra(t) {
  Lt = t;
}
let be = null, ct = !1;
function it(t) {
  be = t;
}
let xe = null;
function pt(t) {
  xe = t;
}
let wt = null;
function ds(t) {
  be !== null && ((be.f & Wn) !== 0 || (be.f & Je) !== 0) && (wt ??= /* @__PURE__ */ new Set()).add(t);
}
let et = null, nt = 0, st = null;
function il(t) {
  st = t;
}
let hs = 1, Dt = 0, Vt = Dt;
function aa(t) {
  Vt = t;
}
function vs() {
  return ++hs;
}
function Nn(t) {
  var e = t.f;
  if ((e & je) !== 0)
    return !0;
  if ((e & rt) !== 0) {
    for (var n = (
      /** @type {Value[]} */
      t.deps
    ), r = n.length, s = 0; s < r; s++) {
      var i = n[s];
      if (Nn(
        /** @type {Derived} */
        i
      ) && Ga(
        /** @type {Derived} */
        i
      ), i.wv > t.wv)
        return !0;
    }
    (e & ft) !== 0 && // During time traveling we don't want to reset the status so that
    // traversal of the graph in the other batches still happens
    ot === null && Ie(t, De);
  }
  return !1;
}
function gs(t, e, n = !0) {
  var r = t.reactions;
  if (r !== null && !(wt !== null && wt.has(t)))
    for (var s = 0; s < r.length; s++) {
      var i = r[s];
      (i.f & Je) !== 0 ? gs(
        /** @type {Derived} */
        i,
        e,
        !1
      ) : e === i && (n ? Ie(i, je) : (i.f & De) !== 0 && Ie(i, rt), Fr(
        /** @type {Effect} */
        i
      ));
    }
}
function _s(t) {
  var e = et, n = nt, r = st, s = be, i = wt, l = He, o = ct, c = Vt, u = t.f;
  et = /** @type {null | Value[]} */
  null, nt = 0, st = null, be = (u & (dt | Pt)) === 0 ? t : null, wt = null, $t(t.ctx), ct = !1, Vt = ++Dt, t.ac !== null && (Ln(() => {
    t.ac.abort(Tn);
  }), t.ac = null);
  try {
    t.f |= Wn;
    var f = (
      /** @type {Function} */
      t.fn
    ), v = f();
    t.f |= rn;
    var g = sa(t);
    if (qa() && st !== null && !ct && g !== null && (t.f & (Je | rt | je)) === 0)
      for (var _ = 0; _ < /** @type {Source[]} */
      st.length; _++)
        gs(
          st[_],
          /** @type {Effect} */
          t
        );
    if (s !== null && s !== t) {
      if (Dt++, s.deps !== null)
        for (let m = 0; m < n; m += 1)
          s.deps[m].rv = Dt;
      if (e !== null)
        for (const m of e)
          m.rv = Dt;
      st !== null && (r === null ? r = st : r.push(.../** @type {Source[]} */
      st));
    }
    return (t.f & Ct) !== 0 && (t.f ^= Ct), v;
  } catch (m) {
    return sa(t), $i(m);
  } finally {
    t.f ^= Wn, et = e, nt = n, st = r, be = s, wt = i, $t(l), ct = o, Vt = c;
  }
}
function sa(t) {
  var e = t.deps, n = we?.is_fork;
  if (et !== null) {
    var r;
    if (n || xn(t, nt), e !== null && nt > 0)
      for (e.length = nt + et.length, r = 0; r < et.length; r++)
        e[nt + r] = et[r];
    else
      t.deps = e = et;
    if (Dr() && (t.f & ft) !== 0)
      for (r = nt; r < e.length; r++)
        (e[r].reactions ??= []).push(t);
  } else !n && e !== null && nt < e.length && (xn(t, nt), e.length = nt);
  return e;
}
function ll(t, e) {
  let n = e.reactions;
  if (n !== null) {
    var r = ti.call(n, t);
    if (r !== -1) {
      var s = n.length - 1;
      s === 0 ? n = e.reactions = null : (n[r] = n[s], n.pop());
    }
  }
  if (n === null && (e.f & Je) !== 0 && // Destroying a child effect while updating a parent effect can cause a dependency to appear
  // to be unused, when in fact it is used by the currently-updating parent. Checking `new_deps`
  // allows us to skip the expensive work of disconnecting and immediately reconnecting it
  (et === null || !wn.call(et, e))) {
    var i = (
      /** @type {Derived} */
      e
    );
    (i.f & ft) !== 0 && (i.f ^= ft), i.v !== Fe && jr(i), i.ac !== null && Ln(() => {
      i.ac.abort(Tn), i.ac = null, Ie(i, je);
    }), Ui(i), xn(i, 0);
  }
}
function xn(t, e) {
  var n = t.deps;
  if (n !== null)
    for (var r = e; r < n.length; r++)
      ll(t, n[r]);
}
function tn(t) {
  var e = t.f;
  if ((e & Ue) === 0) {
    Ie(t, De);
    var n = xe;
    xe = t;
    try {
      (e & (lt | Nr)) !== 0 ? al(t) : qr(t), os(t);
      var r = _s(t);
      t.teardown = typeof r == "function" ? r : null, t.wv = hs;
      var s;
    } finally {
      xe = n;
    }
  }
}
async function ms() {
  await Promise.resolve(), Wi();
}
function a(t) {
  var e = t.f, n = (e & Je) !== 0;
  if (be !== null && !ct) {
    var r = xe !== null && (xe.f & Ue) !== 0;
    if (!r && (wt === null || !wt.has(t))) {
      var s = be.deps;
      if ((be.f & Wn) !== 0)
        t.rv < Dt && (t.rv = Dt, et === null && s !== null && s[nt] === t ? nt++ : et === null ? et = [t] : et.push(t));
      else {
        be.deps ??= [], wn.call(be.deps, t) || be.deps.push(t);
        var i = t.reactions;
        i === null ? t.reactions = [be] : wn.call(i, be) || i.push(be);
      }
    }
  }
  if (Lt && yt.has(t))
    return yt.get(t);
  if (n) {
    var l = (
      /** @type {Derived} */
      t
    );
    if (Lt) {
      var o = l.v;
      return ((l.f & De) === 0 && l.reactions !== null || ys(l)) && (o = Ir(l)), yt.set(l, o), o;
    }
    var c = (l.f & ft) === 0 && !ct && be !== null && (be.f & ft) !== 0, u = (l.f & rn) === 0;
    Nn(l) && (c && (l.f |= ft), Ga(l)), c && !u && (Xa(l), bs(l));
  }
  if (ot?.has(t))
    return ot.get(t);
  if ((t.f & Ct) !== 0)
    throw t.v;
  return t.v;
}
function bs(t) {
  if (t.f |= ft, t.deps !== null)
    for (const n of t.deps) {
      var e = n.reactions;
      e === null ? n.reactions = [t] : wn.call(e, t) || e.push(t), (n.f & Je) !== 0 && (n.f & ft) === 0 && (Xa(
        /** @type {Derived} */
        n
      ), bs(
        /** @type {Derived} */
        n
      ));
    }
}
function ys(t) {
  if (t.v === Fe) return !0;
  if (t.deps === null) return !1;
  for (const e of t.deps)
    if (yt.has(e) || (e.f & Je) !== 0 && ys(
      /** @type {Derived} */
      e
    ))
      return !0;
  return !1;
}
function bt(t) {
  var e = ct;
  try {
    return ct = !0, t();
  } finally {
    ct = e;
  }
}
function ol(t) {
  return t.endsWith("capture") && t !== "gotpointercapture" && t !== "lostpointercapture";
}
const ul = [
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
function cl(t) {
  return ul.includes(t);
}
const fl = {
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
function dl(t) {
  return t = t.toLowerCase(), fl[t] ?? t;
}
const hl = ["touchstart", "touchmove"];
function vl(t) {
  return hl.includes(t);
}
const fn = Symbol("events"), ws = /* @__PURE__ */ new Set(), pr = /* @__PURE__ */ new Set();
function ps(t, e, n, r = {}) {
  function s(i) {
    if (r.capture || kr.call(e, i), !i.cancelBubble)
      return Ln(() => n?.call(this, i));
  }
  return t.startsWith("pointer") || t.startsWith("touch") || t === "wheel" ? (s.__removed = !1, mt(() => {
    s.__removed || e.addEventListener(t, s, r);
  })) : e.addEventListener(t, s, r), s;
}
function Ke(t, e, n, r, s) {
  var i = { capture: r, passive: s }, l = ps(t, e, n, i);
  (e === document.body || // @ts-ignore
  e === window || // @ts-ignore
  e === document || // Firefox has quirky behavior, it can happen that we still get "canplay" events when the element is already removed
  e instanceof HTMLMediaElement) && Br(() => {
    l.__removed = !0, e.removeEventListener(t, l, i);
  });
}
function $(t, e, n) {
  (e[fn] ??= {})[t] = n;
}
function tt(t) {
  for (var e = 0; e < t.length; e++)
    ws.add(t[e]);
  for (var n of pr)
    n(t);
}
let ir = null, lr = !1;
function kr(t) {
  var e = this, n = (
    /** @type {Node} */
    e.ownerDocument
  ), r = t.type, s = t.composedPath?.() || [], i = (
    /** @type {null | Element} */
    s[0] || t.target
  );
  ir = t, lr || (lr = !0, setTimeout(() => {
    lr = !1, ir = null;
  }));
  var l = 0, o = ir === t && t[fn];
  if (o) {
    var c = s.indexOf(o);
    if (c !== -1 && (e === document || e === /** @type {any} */
    window)) {
      t[fn] = e;
      return;
    }
    var u = s.indexOf(e);
    if (u === -1)
      return;
    c <= u && (l = c);
  }
  if (i = /** @type {Element} */
  s[l] || t.target, i !== e) {
    Ca(t, "currentTarget", {
      configurable: !0,
      get() {
        return i || n;
      }
    });
    var f = be, v = xe;
    it(null), pt(null);
    try {
      for (var g, _ = []; i !== null && i !== e; ) {
        try {
          var m = i[fn]?.[r];
          m != null && (!/** @type {any} */
          i.disabled || // DOM could've been updated already by the time this is reached, so we check this as well
          // -> the target could not have been disabled because it emits the event in the first place
          t.target === i) && m.call(i, t);
        } catch (d) {
          g ? _.push(d) : g = d;
        }
        if (t.cancelBubble) break;
        l++, i = l < s.length ? (
          /** @type {Element} */
          s[l]
        ) : null;
      }
      if (g) {
        for (let d of _)
          queueMicrotask(() => {
            throw d;
          });
        throw g;
      }
    } finally {
      t[fn] = e, delete t.currentTarget, it(f), pt(v);
    }
  }
}
const gl = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  globalThis?.window?.trustedTypes && /* @__PURE__ */ globalThis.window.trustedTypes.createPolicy("svelte-trusted-html", {
    /** @param {string} html */
    createHTML: (t) => t
  })
);
function _l(t) {
  return (
    /** @type {string} */
    gl?.createHTML(t) ?? t
  );
}
function ks(t) {
  var e = Qi("template");
  return e.innerHTML = _l(t.replaceAll("<!>", "<!---->")), e.content;
}
function Mn(t, e) {
  var n = (
    /** @type {Effect} */
    xe
  );
  n.nodes === null && (n.nodes = { start: t, end: e, a: null, t: null });
}
// @__NO_SIDE_EFFECTS__
function R(t, e) {
  var n = (e & bi) !== 0, r = (e & yi) !== 0, s, i = !t.startsWith("<!>");
  return () => {
    s === void 0 && (s = ks(i ? t : "<!>" + t), n || (s = /** @type {TemplateNode} */
    /* @__PURE__ */ Wt(s)));
    var l = (
      /** @type {TemplateNode} */
      r || ts ? document.importNode(s, !0) : s.cloneNode(!0)
    );
    if (n) {
      var o = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ Wt(l)
      ), c = (
        /** @type {TemplateNode} */
        l.lastChild
      );
      Mn(o, c);
    } else
      Mn(l, l);
    return l;
  };
}
// @__NO_SIDE_EFFECTS__
function ml(t, e, n = "svg") {
  var r = !t.startsWith("<!>"), s = `<${n}>${r ? t : "<!>" + t}</${n}>`, i;
  return () => {
    if (!i) {
      var l = (
        /** @type {DocumentFragment} */
        ks(s)
      ), o = (
        /** @type {Element} */
        /* @__PURE__ */ Wt(l)
      );
      i = /** @type {Element} */
      /* @__PURE__ */ Wt(o);
    }
    var c = (
      /** @type {TemplateNode} */
      i.cloneNode(!0)
    );
    return Mn(c, c), c;
  };
}
// @__NO_SIDE_EFFECTS__
function vt(t, e) {
  return /* @__PURE__ */ ml(t, e, "svg");
}
function dn(t = "") {
  {
    var e = Tt(t + "");
    return Mn(e, e), e;
  }
}
function $e() {
  var t = document.createDocumentFragment(), e = document.createComment(""), n = Tt();
  return t.append(e, n), Mn(e, n), t;
}
function k(t, e) {
  t !== null && t.before(
    /** @type {Node} */
    e
  );
}
function bl(t) {
  let e = 0, n = Ht(0), r;
  return () => {
    Dr() && (a(n), is(() => (e === 0 && (r = bt(() => t(() => bn(n)))), e += 1, () => {
      mt(() => {
        e -= 1, e === 0 && (r?.(), r = void 0, bn(n));
      });
    })));
  };
}
var yl = Ut | an;
function wl(t, e, n, r) {
  new pl(t, e, n, r);
}
class pl {
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
  #r = null;
  /** @type {BoundaryProps} */
  #t;
  /** @type {((anchor: Node) => void)} */
  #a;
  /** @type {Effect} */
  #n;
  /** @type {Effect | null} */
  #s = null;
  /** @type {Effect | null} */
  #i = null;
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
  #c = null;
  #g = bl(() => (this.#c = Ht(this.#h), () => {
    this.#c = null;
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
        xe
      );
      l.b = this, l.f |= gr, r(i);
    }, this.parent = /** @type {Effect} */
    xe.b, this.transform_error = s ?? this.parent?.transform_error ?? ((i) => i), this.#n = Cn(() => {
      this.#w();
    }, yl);
  }
  #y() {
    try {
      this.#s = Qe(() => this.#a(this.#e));
    } catch (e) {
      this.error(e);
    }
  }
  /**
   * @param {unknown} error The deserialized error from the server's hydration comment
   */
  #k(e) {
    const n = this.#t.failed, { reset: r, invoke_onerror: s } = this.#b(e);
    mt(s), n && (this.#l = Qe(() => {
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
  #b(e) {
    var n = !1, r = !1;
    const s = () => {
      if (!this.#f()) {
        if (n) {
          Mi();
          return;
        }
        n = !0, r && Ii(), this.#l !== null && qt(this.#l, () => {
          this.#l = null;
        }), this.#p(() => {
          this.#w();
        });
      }
    };
    return { reset: s, invoke_onerror: () => {
      if (!this.#f())
        try {
          r = !0, this.#t.onerror?.(e, s), r = !1;
        } catch (l) {
          gt(l, this.#n && this.#n.parent);
        }
    } };
  }
  #f() {
    return (this.#n.f & (Ue | pn)) !== 0;
  }
  #_() {
    const e = this.#t.pending;
    e && (this.is_pending = !0, this.#i = Qe(() => e(this.#e)), mt(() => {
      if (!this.#f()) {
        var n = this.#o = document.createDocumentFragment(), r = Tt(), s = !1;
        if (n.append(r), this.#s = this.#p(() => {
          try {
            return Qe(() => this.#a(r));
          } catch (i) {
            try {
              this.error(i), s = !0;
            } catch (l) {
              gt(l, this.#n.parent);
            }
            return null;
          }
        }), this.#s === null) {
          this.#o = null, s && this.#d(
            /** @type {Batch} */
            we
          );
          return;
        }
        this.#u === 0 && (this.#e.before(n), this.#o = null, qt(
          /** @type {Effect} */
          this.#i,
          () => {
            this.#i = null;
          }
        ), this.#d(
          /** @type {Batch} */
          we
        ));
      }
    }));
  }
  #w() {
    try {
      if (this.is_pending = this.has_pending_snippet(), this.#u = 0, this.#h = 0, this.#s = Qe(() => {
        this.#a(this.#e);
      }), this.#u > 0) {
        var e = this.#o = document.createDocumentFragment();
        Vr(this.#s, e);
        const n = (
          /** @type {(anchor: Node) => void} */
          this.#t.pending
        );
        this.#i = Qe(() => n(this.#e));
      } else
        this.#d(
          /** @type {Batch} */
          we
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
    Ua(e, this.#m);
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
  #p(e) {
    var n = xe, r = be, s = He;
    pt(this.#n), it(this.#n), $t(this.#n.ctx);
    try {
      return Rt.ensure(), e();
    } finally {
      pt(n), it(r), $t(s);
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
    this.#u += e, this.#u === 0 && (this.#d(n), this.#i && qt(this.#i, () => {
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
    this.#x(e, n), this.#h += e, !(!this.#c || this.#v) && (this.#v = !0, mt(() => {
      this.#v = !1, this.#c && en(this.#c, this.#h);
    }));
  }
  get_effect_pending() {
    return this.#g(), a(
      /** @type {Source<number>} */
      this.#c
    );
  }
  /** @param {unknown} error */
  error(e) {
    if (e === za || !this.#t.onerror && !this.#t.failed)
      throw e;
    we?.is_fork ? (this.#s && we.skip_effect(this.#s), this.#i && we.skip_effect(this.#i), this.#l && we.skip_effect(this.#l), we.oncommit(() => {
      this.#f() || this.#M(e);
    })) : this.#M(e);
  }
  /**
   * @param {unknown} error
   */
  #M(e) {
    this.#s && (We(this.#s), this.#s = null), this.#i && (We(this.#i), this.#i = null), this.#l && (We(this.#l), this.#l = null);
    let n = this.#t.failed;
    const r = (s) => {
      if (this.#f()) return;
      const { reset: i, invoke_onerror: l } = this.#b(s);
      l(), n && !this.#f() && (this.#l = this.#p(() => {
        try {
          return Qe(() => {
            var o = (
              /** @type {Effect} */
              xe
            );
            o.b = this, o.f |= gr, n(
              this.#e,
              () => s,
              () => i
            );
          });
        } catch (o) {
          return gt(
            o,
            /** @type {Effect} */
            this.#n.parent
          ), null;
        }
      }));
    };
    mt(() => {
      if (!this.#f()) {
        var s;
        try {
          s = this.transform_error(e);
        } catch (i) {
          gt(i, this.#n && this.#n.parent);
          return;
        }
        s !== null && typeof s == "object" && typeof /** @type {any} */
        s.then == "function" ? s.then(
          r,
          /** @param {unknown} e */
          (i) => gt(i, this.#n && this.#n.parent)
        ) : r(s);
      }
    });
  }
}
function G(t, e) {
  var n = e == null ? "" : typeof e == "object" ? `${e}` : e;
  n !== /** @type {any} */
  (t[br] ??= t.nodeValue) && (t[br] = n, t.nodeValue = `${n}`);
}
function kl(t, e) {
  return xl(t, e);
}
const Rn = /* @__PURE__ */ new Map();
function xl(t, { target: e, anchor: n, props: r = {}, events: s, context: i, intro: l = !0, transformError: o }) {
  Ji();
  var c = void 0, u = nl(() => {
    var f = n ?? e.appendChild(Tt());
    wl(
      /** @type {TemplateNode} */
      f,
      {
        pending: () => {
        }
      },
      (_) => {
        Ne({});
        var m = (
          /** @type {ComponentContext} */
          He
        );
        i && (m.c = i), s && (r.$$events = s), c = t(_, r) || Rr(), Pe();
      },
      o
    );
    var v = /* @__PURE__ */ new Set(), g = (_) => {
      for (var m = 0; m < _.length; m++) {
        var d = _[m];
        if (!v.has(d)) {
          v.add(d);
          var h = vl(d);
          for (const A of [e, document]) {
            var b = Rn.get(A);
            b === void 0 && (b = /* @__PURE__ */ new Map(), Rn.set(A, b));
            var w = b.get(d);
            w === void 0 ? (A.addEventListener(d, kr, { passive: h }), b.set(d, 1)) : b.set(d, w + 1);
          }
        }
      }
    };
    return g($n(ws)), pr.add(g), () => {
      for (var _ of v)
        for (const h of [e, document]) {
          var m = (
            /** @type {Map<string, number>} */
            Rn.get(h)
          ), d = (
            /** @type {number} */
            m.get(_)
          );
          --d == 0 ? (h.removeEventListener(_, kr), m.delete(_), m.size === 0 && Rn.delete(h)) : m.set(_, d);
        }
      pr.delete(g), f !== n && f.parentNode?.removeChild(f);
    };
  });
  return xr.set(c, u), c;
}
let xr = /* @__PURE__ */ new WeakMap();
function Ml(t, e) {
  const n = xr.get(t);
  return n ? (xr.delete(t), n(e)) : Promise.resolve();
}
class Ur {
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
  #r = /* @__PURE__ */ new Map();
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
  #n = !0;
  /**
   * @param {TemplateNode} anchor
   * @param {boolean} transition
   */
  constructor(e, n = !0) {
    this.anchor = e, this.#n = n;
  }
  /**
   * @param {Batch} batch
   */
  #s = (e) => {
    if (this.#e.has(e)) {
      var n = (
        /** @type {Key} */
        this.#e.get(e)
      ), r = this.#r.get(n);
      if (r)
        Xn(r), this.#a.delete(n);
      else {
        var s = this.#t.get(n);
        s && (Xn(s.effect), this.#r.set(n, s.effect), this.#t.delete(n), s.fragment.lastChild.remove(), this.anchor.before(s.fragment), r = s.effect);
      }
      for (const [i, l] of this.#e) {
        if (this.#e.delete(i), i === e)
          break;
        const o = this.#t.get(l);
        o && (We(o.effect), this.#t.delete(l));
      }
      for (const [i, l] of this.#r) {
        if (i === n || this.#a.has(i)) continue;
        const o = () => {
          if (Array.from(this.#e.values()).includes(i)) {
            var u = document.createDocumentFragment();
            Vr(l, u), u.append(Tt()), this.#t.set(i, { effect: l, fragment: u });
          } else
            We(l);
          this.#a.delete(i), this.#r.delete(i);
        };
        this.#n || !r ? (this.#a.add(i), qt(l, o, !1)) : o();
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
      n.includes(r) || (We(s.effect), this.#t.delete(r));
  };
  /**
   *
   * @param {any} key
   * @param {null | ((target: TemplateNode) => void)} fn
   */
  ensure(e, n) {
    var r = (
      /** @type {Batch} */
      we
    ), s = as();
    if (n && !this.#r.has(e) && !this.#t.has(e))
      if (s) {
        var i = document.createDocumentFragment(), l = Tt();
        i.append(l), this.#t.set(e, {
          effect: Qe(() => n(l)),
          fragment: i
        });
      } else
        this.#r.set(
          e,
          Qe(() => n(this.anchor))
        );
    if (this.#e.set(r, e), s) {
      for (const [o, c] of this.#r)
        o === e ? r.unskip_effect(c) : r.skip_effect(c);
      for (const [o, c] of this.#t)
        o === e ? r.unskip_effect(c.effect) : r.skip_effect(c.effect);
      r.oncommit(this.#s), r.ondiscard(this.#i);
    } else
      this.#s(r);
  }
}
function W(t, e, n = !1) {
  var r = new Ur(t), s = n ? Ut : 0;
  function i(l, o) {
    r.ensure(l, o);
  }
  Cn(() => {
    var l = !1;
    e((o, c = 0) => {
      l = !0, i(c, o);
    }), l || i(-1, null);
  }, s);
}
const Sl = Symbol("NaN");
function El(t, e, n) {
  var r = new Ur(t);
  Cn(() => {
    var s = e();
    s !== s && (s = /** @type {any} */
    Sl), r.ensure(s, n);
  });
}
function Ce(t, e) {
  return e;
}
function Al(t, e, n) {
  for (var r = [], s = e.length, i, l = e.length, o = 0; o < s; o++) {
    let v = e[o];
    qt(
      v,
      () => {
        if (i) {
          if (i.pending.delete(v), i.done.add(v), i.pending.size === 0) {
            var g = (
              /** @type {Set<EachOutroGroup>} */
              t.outrogroups
            );
            Mr(t, $n(i.done)), g.delete(i), g.size === 0 && (t.outrogroups = null);
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
      ), f = (
        /** @type {Element} */
        u.parentNode
      );
      Zi(f), f.append(u), t.items.clear();
    }
    Mr(t, e, !c);
  } else
    i = {
      pending: new Set(e),
      done: /* @__PURE__ */ new Set()
    }, (t.outrogroups ??= /* @__PURE__ */ new Set()).add(i);
}
function Mr(t, e, n = !0) {
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
      i.f |= _t;
      const l = document.createDocumentFragment();
      Vr(i, l);
    } else
      We(e[s], n);
  }
}
var ia;
function Te(t, e, n, r, s, i = null) {
  var l = t, o = /* @__PURE__ */ new Map(), c = (e & Ia) !== 0;
  if (c) {
    var u = (
      /** @type {Element} */
      t
    );
    l = u.appendChild(Tt());
  }
  var f = null, v = /* @__PURE__ */ Ya(() => {
    var w = n();
    return (
      /** @type {V[]} */
      Qn(w) ? w : w == null ? [] : $n(w)
    );
  }), g = /* @__PURE__ */ new Map(), _ = !0;
  function m(w) {
    if ((b.effect.f & Ue) === 0) {
      b.pending.delete(w);
      var A = a(v);
      b.fallback = f, Tl(b, A, l, e, r), f !== null && (A.length === 0 ? (f.f & _t) === 0 ? Xn(f) : (f.f ^= _t, hn(f, null, l)) : qt(f, () => {
        f = null;
      }));
    }
  }
  function d(w) {
    b.pending.delete(w);
  }
  var h = Cn(() => {
    for (var w = (
      /** @type {V[]} */
      a(v)
    ), A = w.length, L = /* @__PURE__ */ new Set(), O = (
      /** @type {Batch} */
      we
    ), F = as(), E = 0; E < A; E += 1) {
      var S = w[E], C = r(S, E), V = _ ? null : o.get(C);
      V ? (V.v && en(V.v, S), V.i && en(V.i, E), F && O.unskip_effect(V.e)) : (V = Ll(
        o,
        _ ? l : ia ??= Tt(),
        S,
        C,
        E,
        s,
        e,
        n
      ), _ || (V.e.f |= _t), o.set(C, V)), L.add(C);
    }
    if (A === 0 && i && !f && (_ ? f = Qe(() => i(l)) : (f = Qe(() => i(ia ??= Tt())), f.f |= _t)), A > L.size && Ai(), !_)
      if (g.set(O, L), F) {
        for (const [K, ie] of o)
          L.has(K) || O.skip_effect(ie.e);
        O.oncommit(m), O.ondiscard(d);
      } else
        m(O);
    a(v);
  }), b = { effect: h, items: o, pending: g, outrogroups: null, fallback: f };
  _ = !1;
}
function ln(t) {
  for (; t !== null && (t.f & dt) === 0; )
    t = t.next;
  return t;
}
function Tl(t, e, n, r, s) {
  var i = (r & di) !== 0, l = e.length, o = t.items, c = ln(t.effect.first), u, f = null, v, g = [], _ = [], m, d, h, b;
  if (i)
    for (b = 0; b < l; b += 1)
      m = e[b], d = s(m, b), h = /** @type {EachItem} */
      o.get(d).e, (h.f & _t) === 0 && (h.nodes?.a?.measure(), (v ??= /* @__PURE__ */ new Set()).add(h));
  for (b = 0; b < l; b += 1) {
    if (m = e[b], d = s(m, b), h = /** @type {EachItem} */
    o.get(d).e, t.outrogroups !== null)
      for (const V of t.outrogroups)
        V.pending.delete(h), V.done.delete(h);
    if ((h.f & Ze) !== 0 && (Xn(h), i && (h.nodes?.a?.unfix(), (v ??= /* @__PURE__ */ new Set()).delete(h))), (h.f & _t) !== 0)
      if (h.f ^= _t, h === c)
        hn(h, null, n);
      else {
        var w = f ? f.next : c;
        h === t.effect.last && (t.effect.last = h.prev), h.prev && (h.prev.next = h.next), h.next && (h.next.prev = h.prev), Ot(t, f, h), Ot(t, h, w), hn(h, w, n), f = h, g = [], _ = [], c = ln(f.next);
        continue;
      }
    if (h !== c) {
      if (u !== void 0 && u.has(h)) {
        if (g.length < _.length) {
          var A = _[0], L;
          f = A.prev;
          var O = g[0], F = g[g.length - 1];
          for (L = 0; L < g.length; L += 1)
            hn(g[L], A, n);
          for (L = 0; L < _.length; L += 1)
            u.delete(_[L]);
          Ot(t, O.prev, F.next), Ot(t, f, O), Ot(t, F, A), c = A, f = F, b -= 1, g = [], _ = [];
        } else
          u.delete(h), hn(h, c, n), Ot(t, h.prev, h.next), Ot(t, h, f === null ? t.effect.first : f.next), Ot(t, f, h), f = h;
        continue;
      }
      for (g = [], _ = []; c !== null && c !== h; )
        (u ??= /* @__PURE__ */ new Set()).add(c), _.push(c), c = ln(c.next);
      if (c === null)
        continue;
    }
    (h.f & _t) === 0 && g.push(h), f = h, c = ln(h.next);
  }
  if (t.outrogroups !== null) {
    for (const V of t.outrogroups)
      V.pending.size === 0 && (Mr(t, $n(V.done)), t.outrogroups?.delete(V));
    t.outrogroups.size === 0 && (t.outrogroups = null);
  }
  if (c !== null || u !== void 0) {
    var E = [];
    if (u !== void 0)
      for (h of u)
        (h.f & Ze) === 0 && E.push(h);
    for (; c !== null; )
      (c.f & Ze) === 0 && c !== t.fallback && E.push(c), c = ln(c.next);
    var S = E.length;
    if (S > 0) {
      var C = (r & Ia) !== 0 && l === 0 ? n : null;
      if (i) {
        for (b = 0; b < S; b += 1)
          E[b].nodes?.a?.measure();
        for (b = 0; b < S; b += 1)
          E[b].nodes?.a?.fix();
      }
      Al(t, E, C);
    }
  }
  i && mt(() => {
    if (v !== void 0)
      for (h of v)
        h.nodes?.a?.apply();
  });
}
function Ll(t, e, n, r, s, i, l, o) {
  var c = (l & ci) !== 0 ? (l & hi) === 0 ? /* @__PURE__ */ Gi(n, !1, !1) : Ht(n) : null, u = (l & fi) !== 0 ? Ht(s) : null;
  return {
    v: c,
    i: u,
    e: Qe(() => (i(e, c ?? n, u ?? s, o), () => {
      t.delete(r);
    }))
  };
}
function hn(t, e, n) {
  if (t.nodes)
    for (var r = t.nodes.start, s = t.nodes.end, i = e && (e.f & _t) === 0 ? (
      /** @type {EffectNodes} */
      e.nodes.start
    ) : n; r !== null; ) {
      var l = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ On(r)
      );
      if (i.before(r), r === s)
        return;
      r = l;
    }
}
function Ot(t, e, n) {
  e === null ? t.effect.first = n : e.next = n, n === null ? t.effect.last = e : n.prev = e;
}
function xs(t, e, ...n) {
  var r = new Ur(t);
  Cn(() => {
    const s = e() ?? null;
    r.ensure(s, s && ((i) => s(i, ...n)));
  }, Ut);
}
function Ol(t, e) {
  var n = void 0, r;
  ls(() => {
    n !== (n = e()) && (r && (We(r), r = null), n && (r = Qe(() => {
      nr(() => (
        /** @type {(node: Element) => void} */
        n(t)
      ));
    })));
  });
}
function Ms(t) {
  var e, n, r = "";
  if (typeof t == "string" || typeof t == "number") r += t;
  else if (typeof t == "object") if (Array.isArray(t)) {
    var s = t.length;
    for (e = 0; e < s; e++) t[e] && (n = Ms(t[e])) && (r && (r += " "), r += n);
  } else for (n in t) t[n] && (r && (r += " "), r += n);
  return r;
}
function Cl() {
  for (var t, e, n = 0, r = "", s = arguments.length; n < s; n++) (t = arguments[n]) && (e = Ms(t)) && (r && (r += " "), r += e);
  return r;
}
function Yt(t) {
  return typeof t == "object" ? Cl(t) : t ?? "";
}
const la = [...` 	
\r\f \v\uFEFF`];
function Nl(t, e, n) {
  var r = t == null ? "" : "" + t;
  if (e && (r = r ? r + " " + e : e), n) {
    for (var s of Object.keys(n))
      if (n[s])
        r = r ? r + " " + s : s;
      else if (r.length)
        for (var i = s.length, l = 0; (l = r.indexOf(s, l)) >= 0; ) {
          var o = l + i;
          (l === 0 || la.includes(r[l - 1])) && (o === r.length || la.includes(r[o])) ? r = (l === 0 ? "" : r.substring(0, l)) + r.substring(o + 1) : l = o;
        }
  }
  return r === "" ? null : r;
}
function oa(t, e = !1) {
  var n = e ? " !important;" : ";", r = "";
  for (var s of Object.keys(t)) {
    var i = t[s];
    i != null && i !== "" && (r += " " + s + ": " + i + n);
  }
  return r;
}
function or(t) {
  return t[0] !== "-" || t[1] !== "-" ? t.toLowerCase() : t;
}
function Pl(t, e) {
  if (e) {
    var n = "", r, s;
    if (Array.isArray(e) ? (r = e[0], s = e[1]) : r = e, t) {
      t = String(t).replaceAll(/\/\*.*?\*\//g, "").trim();
      var i = !1, l = 0, o = !1, c = [];
      r && c.push(...Object.keys(r).map(or)), s && c.push(...Object.keys(s).map(or));
      var u = 0, f = -1;
      const d = t.length;
      for (var v = 0; v < d; v++) {
        var g = t[v];
        if (o ? g === "/" && t[v - 1] === "*" && (o = !1) : i ? i === g && (i = !1) : g === "/" && t[v + 1] === "*" ? o = !0 : g === '"' || g === "'" ? i = g : g === "(" ? l++ : g === ")" && l--, !o && i === !1 && l === 0) {
          if (g === ":" && f === -1)
            f = v;
          else if (g === ";" || v === d - 1) {
            if (f !== -1) {
              var _ = or(t.substring(u, f).trim());
              if (!c.includes(_)) {
                g !== ";" && v++;
                var m = t.substring(u, v).trim();
                n += " " + m + ";";
              }
            }
            u = v + 1, f = -1;
          }
        }
      }
    }
    return r && (n += oa(r)), s && (n += oa(s, !0)), n = n.trim(), n === "" ? null : n;
  }
  return t == null ? null : String(t);
}
function _e(t, e, n, r, s, i) {
  var l = (
    /** @type {any} */
    t[_r]
  );
  if (l !== n || l === void 0) {
    var o = Nl(n, r, i);
    o == null ? t.removeAttribute("class") : e ? t.className = o : t.setAttribute("class", o), t[_r] = n;
  } else if (i && s !== i)
    for (var c in i) {
      var u = !!i[c];
      (s == null || u !== !!s[c]) && t.classList.toggle(c, u);
    }
  return i;
}
function ur(t, e = {}, n, r) {
  for (var s in n) {
    var i = n[s];
    e[s] !== i && (n[s] == null ? t.style.removeProperty(s) : t.style.setProperty(s, i, r));
  }
}
function ht(t, e, n, r) {
  var s = (
    /** @type {any} */
    t[mr]
  );
  if (s !== e) {
    var i = Pl(e, r);
    i == null ? t.removeAttribute("style") : t.style.cssText = i, t[mr] = e;
  } else r && (Array.isArray(r) ? (ur(t, n?.[0], r[0]), ur(t, n?.[1], r[1], "important")) : ur(t, n, r));
  return r;
}
function Ss(t, e) {
  e ? t.hasAttribute("selected") || t.setAttribute("selected", "") : t.removeAttribute("selected");
}
function ua(t, e) {
  var n = !("__defaultValue" in t);
  !n && t.__defaultValue === e || (t.__defaultValue = e, Es(t, !n || "__value" in t));
}
function Es(t, e) {
  var n = t.__defaultValue, r = t.multiple, s = r ? n ?? [] : null;
  if (!(r && !Qn(s))) {
    var i = t.selectedIndex, l = e && r ? new Set(t.selectedOptions) : null;
    for (var o of t.options) {
      var c = Er(o);
      Ss(
        o,
        r ? (
          /** @type {any[]} */
          s.includes(c)
        ) : es(c, n)
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
function Sr(t, e, n = !1) {
  if (t.multiple) {
    if (e == null)
      return;
    if (!Qn(e))
      return xi();
    for (var r of t.options)
      r.selected = e.includes(Er(r));
    return;
  }
  for (r of t.options) {
    var s = Er(r);
    if (es(s, e)) {
      r.selected = !0;
      return;
    }
  }
  (!n || e !== void 0) && (t.selectedIndex = -1);
}
function Rl(t) {
  var e = new MutationObserver((n) => {
    n.every(jl) || ("__defaultValue" in t && Es(t, !1), "__value" in t && Sr(t, t.__value));
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
  }), Br(() => {
    e.disconnect();
  });
}
function Er(t) {
  return "__value" in t ? t.__value : t.value;
}
function jl(t) {
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
const on = Symbol("class"), un = Symbol("style"), As = Symbol("is custom element"), Ts = Symbol("is html"), Il = tr ? "input" : "INPUT", zl = tr ? "option" : "OPTION", Ls = tr ? "select" : "SELECT", Os = tr ? "progress" : "PROGRESS";
function Cs(t, e) {
  var n = Hr(t);
  n.value === (n.value = // treat null and undefined the same for the initial value
  e ?? void 0) || // @ts-expect-error
  // `progress` elements always need their value set when it's `0`
  t.value === e && (e !== 0 || t.nodeName !== Os) || (t.value = e ?? "");
}
function ee(t, e, n, r) {
  var s = Hr(t), i = s[e];
  i !== (s[e] = n) && (e === "loading" && (t[ui] = n), n == null ? t.removeAttribute(e) : typeof n != "string" && Ns(t).has(e) ? t[e] = n : t.setAttribute(e, n));
}
function Fl(t, e, n, r, s = !1, i = !1) {
  var l = Hr(t), o = l[As], c = !l[Ts], u = e || {}, f = t.nodeName === zl, v = t.nodeName === Ls;
  try {
    for (var g in e)
      !(g in n) && g[0] + g[1] !== "$$" && (n[g] = null);
    n.class ? n.class = Yt(n.class) : (r || n[on]) && (n.class = null), n[un] && (n.style ??= null);
    var _ = Ns(t);
    if (t.nodeName === Il && "type" in n && ("value" in n || "__value" in n)) {
      var m = n.type;
      (m !== u.type || m === void 0 && t.hasAttribute("type")) && (u.type = m, ee(t, "type", m, i));
    }
    for (const O in n) {
      let F = n[O];
      if (f && O === "value" && F == null) {
        t.value = t.__value = "", u[O] = F;
        continue;
      }
      if (O === "class") {
        var d = t.namespaceURI === "http://www.w3.org/1999/xhtml";
        _e(t, d, F, r, e?.[on], n[on]), u[O] = F, u[on] = n[on];
        continue;
      }
      if (O === "style") {
        ht(t, F, e?.[un], n[un]), u[O] = F, u[un] = n[un];
        continue;
      }
      var h = u[O];
      if (!(F === h && !(F === void 0 && t.hasAttribute(O)))) {
        u[O] = F;
        var b = O[0] + O[1];
        if (b !== "$$")
          if (b === "on") {
            const E = {}, S = "$$" + O;
            let C = O.slice(2);
            var w = cl(C);
            if (ol(C) && (C = C.slice(0, -7), E.capture = !0), !w && h) {
              if (F != null) continue;
              t.removeEventListener(C, u[S], E), u[S] = null;
            }
            if (w)
              $(C, t, F), tt([C]);
            else if (F != null) {
              let V = function(K) {
                u[O].call(this, K);
              };
              u[S] = ps(C, t, V, E);
            }
          } else if (O === "style")
            ee(t, O, F);
          else if (O === "autofocus")
            Di(
              /** @type {HTMLElement} */
              t,
              !!F
            );
          else if (!o && (O === "__value" || O === "value" && F != null))
            t.__value = F, (h == null || // @ts-ignore
            t.value !== F || F === 0 && t.nodeName === Os) && (t.value = F);
          else if (O === "selected" && f)
            Ss(
              /** @type {HTMLOptionElement} */
              t,
              F
            );
          else {
            var A = O;
            c || (A = dl(A));
            var L = A === "defaultValue" || A === "defaultChecked";
            if (v && A === "defaultValue") continue;
            if (F == null && !o && !L)
              if (l[O] = null, A === "value" || A === "checked") {
                let E = (
                  /** @type {HTMLInputElement} */
                  t
                );
                const S = e === void 0;
                if (A === "value") {
                  let C = E.defaultValue;
                  E.removeAttribute(A), E.defaultValue = C, E.value = E.__value = S ? C : null;
                } else {
                  let C = E.defaultChecked;
                  E.removeAttribute(A), E.defaultChecked = C, E.checked = S ? C : !1;
                }
              } else
                t.removeAttribute(O);
            else L || (o || typeof F != "string") && _.has(A) ? (t[A] = F, A in l && (l[A] = Fe)) : typeof F != "function" && ee(t, A, F, i);
          }
      }
    }
  } finally {
  }
  return u;
}
function Dl(t, e, n = [], r = [], s = [], i, l = !1, o = !1) {
  Ha(s, n, r, (c) => {
    var u = void 0, f = {}, v = t.nodeName === Ls, g = !1;
    if (ls(() => {
      var m = e(...c.map(a)), d = Fl(
        t,
        u,
        m,
        i,
        l,
        o
      );
      if (g && v) {
        var h = (
          /** @type {HTMLSelectElement} */
          t
        );
        "defaultValue" in m && ua(h, m.defaultValue), "value" in m && Sr(h, m.value);
      }
      for (let w of Object.getOwnPropertySymbols(f))
        m[w] || We(f[w]);
      for (let w of Object.getOwnPropertySymbols(m)) {
        var b = m[w];
        w.description === pi && (!u || b !== u[w]) && (f[w] && We(f[w]), f[w] = Qe(() => Ol(t, () => b))), d[w] = b;
      }
      u = d;
    }), v) {
      var _ = (
        /** @type {HTMLSelectElement} */
        t
      );
      nr(() => {
        var m = (
          /** @type {Record<string | symbol, any>} */
          u
        );
        "defaultValue" in m && ua(_, m.defaultValue), Sr(_, m.value, !0), Rl(_);
      });
    }
    g = !0;
  });
}
function Hr(t) {
  return (
    /** @type {Record<string | symbol, unknown>} **/
    /** @type {any} */
    t[ja] ??= {
      [As]: t.nodeName.includes("-"),
      [Ts]: t.namespaceURI === wi
    }
  );
}
var ca = /* @__PURE__ */ new Map();
function Ns(t) {
  var e = t.getAttribute("is") || t.nodeName, n = ca.get(e);
  if (n) return n;
  ca.set(e, n = /* @__PURE__ */ new Set());
  for (var r, s = t, i = Element.prototype; i !== s; ) {
    r = ni(s);
    for (var l in r)
      r[l].set && // better safe than sorry, we don't want spread attributes to mess with HTML content
      l !== "innerHTML" && l !== "textContent" && l !== "innerText" && n.add(l);
    s = Na(s);
  }
  return n;
}
class Wr {
  /** */
  #e = /* @__PURE__ */ new WeakMap();
  /** @type {ResizeObserver | undefined} */
  #r;
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
      s.delete(n), s.size === 0 && (this.#e.delete(e), this.#r.unobserve(e));
    };
  }
  #a() {
    return this.#r ?? (this.#r = new ResizeObserver(
      /** @param {any} entries */
      (e) => {
        for (var n of e) {
          Wr.entries.set(n.target, n);
          for (var r of this.#e.get(n.target) || [])
            r(n);
        }
      }
    ));
  }
}
var Bl = /* @__PURE__ */ new Wr({
  box: "border-box"
});
function Ar(t, e, n) {
  var r = Bl.observe(t, () => n(t[e]));
  nr(() => (bt(() => n(t[e])), r));
}
function cr(t, e) {
  return t === e || t?.[Bt] === e;
}
function jt(t = Rr(), e, n, r) {
  var s = (
    /** @type {ComponentContext} */
    He.r
  ), i = (
    /** @type {Effect} */
    xe
  );
  return nr(() => {
    var l, o;
    return is(() => {
      l = o, o = [], bt(() => {
        cr(n(...o), t) || (e(t, ...o), l && cr(n(...l), t) && e(null, ...l));
      });
    }), () => {
      let c = i;
      for (; c !== s && c.parent !== null && c.parent.f & pn; )
        c = c.parent;
      const u = () => {
        o && cr(n(...o), t) && e(null, ...o);
      }, f = c.teardown;
      c.teardown = () => {
        u(), f?.();
      };
    };
  }), t;
}
let jn = !1;
function ql(t) {
  var e = jn;
  try {
    return jn = !1, [t(), jn];
  } finally {
    jn = e;
  }
}
function de(t, e, n, r) {
  var s = !0, i = (n & _i) !== 0, l = (n & mi) !== 0, o = (
    /** @type {V} */
    r
  ), c = !0, u = (
    /** @type {Derived<V> | undefined} */
    void 0
  ), f = () => l && s ? (u ??= /* @__PURE__ */ kn(
    /** @type {() => V} */
    r
  ), a(u)) : (c && (c = !1, o = l ? bt(
    /** @type {() => V} */
    r
  ) : (
    /** @type {V} */
    r
  )), o);
  let v;
  if (i) {
    var g = Bt in t || oi in t;
    v = Kt(t, e)?.set ?? (g && e in t ? (L) => t[e] = L : void 0);
  }
  var _, m = !1;
  i ? [_, m] = ql(() => (
    /** @type {V} */
    t[e]
  )) : _ = /** @type {V} */
  t[e], _ === void 0 && r !== void 0 && (_ = f(), v && (Ni(), v(_)));
  var d;
  if (d = () => {
    var L = (
      /** @type {V} */
      t[e]
    );
    return L === void 0 ? f() : (c = !0, L);
  }, (n & gi) === 0)
    return d;
  if (v) {
    var h = t.$$legacy;
    return (
      /** @type {() => V} */
      (function(L, O) {
        return arguments.length > 0 ? ((!O || h || m) && v(O ? d() : L), L) : d();
      })
    );
  }
  var b = !1, w = ((n & vi) !== 0 ? kn : Ya)(() => (b = !1, d()));
  i && a(w);
  var A = (
    /** @type {Effect} */
    xe
  );
  return (
    /** @type {() => V} */
    (function(L, O) {
      if (arguments.length > 0) {
        const F = O ? a(w) : i ? ut(L) : L;
        return T(w, F), b = !0, o !== void 0 && (o = F), L;
      }
      return Lt && b || (A.f & Ue) !== 0 ? w.v : a(w);
    })
  );
}
function Vl(t) {
  He === null && Ba(), Xe(() => {
    const e = bt(t);
    if (typeof e == "function") return (
      /** @type {() => void} */
      e
    );
  });
}
function Ul(t) {
  He === null && Ba(), Vl(() => () => bt(t));
}
const Hl = 15e3, Wl = {
  open: "opened",
  play: "positions",
  undo: "positions",
  restart: "opened",
  reseat: "seated",
  edit: "opened",
  suggest: "positions",
  analyse: "analysis",
  monitor: "progress"
}, fa = 2e3;
class Yl {
  #e = /* @__PURE__ */ X(null);
  get welcome() {
    return a(this.#e);
  }
  set welcome(e) {
    T(this.#e, e);
  }
  #r = /* @__PURE__ */ X(null);
  get yours() {
    return a(this.#r);
  }
  set yours(e) {
    T(this.#r, e);
  }
  #t = /* @__PURE__ */ X(!1);
  get connected() {
    return a(this.#t);
  }
  set connected(e) {
    T(this.#t, e, !0);
  }
  #a = /* @__PURE__ */ X(!1);
  get lost() {
    return a(this.#a);
  }
  set lost(e) {
    T(this.#a, e, !0);
  }
  #n = /* @__PURE__ */ X(!1);
  get shut() {
    return a(this.#n);
  }
  set shut(e) {
    T(this.#n, e, !0);
  }
  #s = /* @__PURE__ */ X("");
  get failure() {
    return a(this.#s);
  }
  set failure(e) {
    T(this.#s, e, !0);
  }
  #i = /* @__PURE__ */ X(!1);
  get revoked() {
    return a(this.#i);
  }
  set revoked(e) {
    T(this.#i, e, !0);
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
      this.connected = !0, this.lost = !1, this.pause = 500, this.attach((r) => n.send(JSON.stringify(r)));
    }, n.onclose = () => {
      this.connected = !1, this.lost = !0, this.carry = () => {
      }, this.welcome?.guest ? this.revoked || (setTimeout(() => this.connect(), this.pause), this.pause = Math.min(2 * this.pause, Hl)) : setTimeout(() => void this.findAgain(), fa);
    }, n.onmessage = (r) => this.receive(JSON.parse(r.data));
  }
  /** Wait for the server to be back; the address then opens what was here before. */
  async findAgain() {
    try {
      const e = await fetch("/", { method: "HEAD", cache: "no-store" });
      if (this.shut = e.status === 403, e.ok && this.welcome) return location.reload();
      if (e.ok) return this.connect();
    } catch {
    }
    setTimeout(() => void this.findAgain(), fa);
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
    const n = Wl[e.type];
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
const Ge = new Yl(), Gl = "5";
typeof window < "u" && ((window.__svelte ??= {}).v ??= /* @__PURE__ */ new Set()).add(Gl);
const Xl = "Compiling; the first time takes a while …";
function at(t, e = !1) {
  if (t == null || !Number.isFinite(t)) return "–";
  const n = Math.abs(t), r = Number.isInteger(t) ? String(n) : n >= 100 ? n.toFixed(0) : n.toFixed(2);
  return t < 0 && Number(r) !== 0 ? `−${r}` : e && t > 0 && Number(r) !== 0 ? `+${r}` : r;
}
const Kl = {
  lower: "≥ ",
  upper: "≤ ",
  "lower estimate": "≳ ",
  "upper estimate": "≲ "
};
function Jl(t, e) {
  const n = at(t, !0), r = Number(n.replace("−", "-"));
  return t !== null && e === "upper" && r > t ? `< ${n}` : t !== null && e === "lower" && r < t ? `> ${n}` : (Kl[e] ?? "") + n;
}
function Zl(t, e = !1) {
  const n = at(t.value, e);
  return t.exact || t.value === null ? n : `≈ ${n}`;
}
function Yr(t) {
  return at(t).replace(/\.00$/, "").replace(/(\.\d)0$/, "$1").replace(/^(−?)0\./, "$1.");
}
function Kn(t) {
  return t.toLocaleString("en");
}
function vn(t) {
  if (t < 1e4) return Kn(t);
  const e = [[1e9, " bn"], [1e6, " M"], [1e3, " k"]];
  for (const [n, r] of e) if (t >= n) return `${(t / n).toPrecision(3)}${r}`;
  return Kn(t);
}
function Nt(t) {
  return t.charAt(0).toUpperCase() + t.slice(1);
}
function Ql(t, e) {
  return t.figure.includes(" ") ? t.figure : `${t.figure || t.symbol} of ${e[t.owner] ?? t.owner + 1}`;
}
function $l(t, e = []) {
  const n = e.map((s) => s.toLowerCase()), r = n.every((s) => s === "white" || s === "black") ? n : [];
  for (const s of t) {
    const i = s?.figure.split(" ") ?? [];
    s && s.owner >= 0 && i.length > 1 && (r[s.owner] = i[0]);
  }
  return r;
}
function eo(t, e) {
  const n = Math.max(...e), r = t.filter((s, i) => e[i] === n);
  return r.length === t.length ? "Draw" : t.length === 2 ? `${Nt(r[0] ?? "")} wins` : t.map((s, i) => `${s} ${at(e[i], !0)}`).join(", ");
}
var to = /* @__PURE__ */ R('<span aria-hidden="true"></span>');
function no(t, e) {
  let n = de(e, "tone", 3, "");
  var r = to();
  let s;
  D(() => s = _e(r, 1, `sign p${e.player % 4} ${n() ?? ""}`, "svelte-qb9nm9", s, { ring: !n() && e.player % 2 === 1 })), k(t, r);
}
var ro = /* @__PURE__ */ R('<div class="svelte-h5f36h"><dt><!> </dt> <dd class="svelte-h5f36h"> </dd></div>'), ao = /* @__PURE__ */ R('<dl class="svelte-h5f36h"></dl>');
function so(t, e) {
  Ne(e, !0);
  function n(s) {
    const i = e.part.unit === "$" ? `$${Math.abs(s).toLocaleString("en")}` : String(Math.abs(s));
    return s < 0 ? `−${i}` : i;
  }
  var r = ao();
  Te(r, 21, () => e.part.counts, Ce, (s, i, l) => {
    const o = /* @__PURE__ */ x(() => e.part.owners[l] ?? -1);
    var c = ro(), u = Y(c), f = Y(u);
    {
      var v = (d) => {
        no(d, {
          get player() {
            return a(o);
          }
        });
      };
      W(f, (d) => {
        a(o) >= 0 && d(v);
      });
    }
    var g = P(f, 1, !0), _ = P(u, 2), m = ae(_, !0);
    D(
      (d, h) => {
        G(g, d), G(m, h);
      },
      [
        () => Nt(e.part.labels[l] ?? ""),
        () => n(a(i))
      ]
    ), k(s, c);
  }), k(t, r), Pe();
}
const io = {
  s: ["♠", "spades", !1],
  h: ["♥", "hearts", !0],
  d: ["♦", "diamonds", !0],
  c: ["♣", "clubs", !1]
}, lo = { A: "ace", K: "king", Q: "queen", J: "jack", T: "10" };
function Ps(t) {
  const e = /^(10|[2-9TJQKA])([shdc])$/.exec(t), n = io[e?.[2] ?? ""];
  if (!e || !n) return null;
  const [r, [s, i, l]] = [e[1], n];
  return { rank: r === "T" ? "10" : r, sign: s, red: l, name: `${lo[r] ?? r} of ${i}` };
}
function Tr(t) {
  return t === "?" ? "a hidden card" : t === "*" ? "a blank" : Ps(t)?.name ?? t;
}
var oo = /* @__PURE__ */ R('<span class="back svelte-1oi24y0" aria-hidden="true"></span>'), uo = /* @__PURE__ */ R('<span aria-hidden="true"><span class="corner svelte-1oi24y0"> <br/> </span> <span class="suit svelte-1oi24y0"> </span> <span class="corner turned svelte-1oi24y0"> <br/> </span></span>'), co = /* @__PURE__ */ R('<span class="value svelte-1oi24y0" aria-hidden="true"> </span>'), fo = /* @__PURE__ */ R('<span class="word" aria-hidden="true"> </span> <!>', 1);
function Lr(t, e) {
  Ne(e, !0);
  let n = de(e, "value", 3, null);
  const r = /* @__PURE__ */ x(() => Ps(e.card));
  var s = $e(), i = pe(s);
  {
    var l = (u) => {
      var f = oo();
      k(u, f);
    }, o = (u) => {
      var f = uo();
      let v;
      var g = Y(f), _ = Y(g), m = P(_, 2, !0), d = P(g, 2), h = ae(d, !0), b = P(d, 2), w = Y(b), A = P(w, 2, !0);
      D(() => {
        v = _e(f, 1, "face svelte-1oi24y0", null, v, { red: a(r).red }), G(_, a(r).rank), G(m, a(r).sign), G(h, a(r).sign), G(w, a(r).rank), G(A, a(r).sign);
      }), k(u, f);
    }, c = (u) => {
      var f = fo(), v = pe(f), g = ae(v, !0), _ = P(v, 2);
      {
        var m = (d) => {
          var h = co(), b = ae(h, !0);
          D(() => G(b, e.card === "*" ? "" : n())), k(d, h);
        };
        W(_, (d) => {
          n() !== null && d(m);
        });
      }
      D(() => G(g, e.card === "*" ? "" : e.card)), k(u, f);
    };
    W(i, (u) => {
      e.card === "?" ? u(l) : a(r) ? u(o, 1) : u(c, -1);
    });
  }
  k(t, s), Pe();
}
function ho(t) {
  return t.filter((e) => e.kind === "cards");
}
function vo(t, e, n) {
  return -1 - (n * t + e);
}
function go(t, e) {
  return Math.floor((-1 - e) / t);
}
function Jn(t, e) {
  return t.filter((n) => e.every((r) => n.cells.includes(r)));
}
function _o(t, e, n) {
  const r = [...e.filter((s) => s !== n), n];
  return Jn(t, r).length ? r : [n];
}
var mo = /* @__PURE__ */ R("<span> </span>");
function Gr(t, e) {
  Ne(e, !0);
  var n = mo();
  let r;
  var s = ae(n, !0);
  D(
    (i) => {
      r = _e(n, 1, "value svelte-urv3gu", null, r, {
        best: e.best,
        known: e.row.source !== "" || e.row.book !== null
      }), G(s, i);
    },
    [
      () => e.row.label || at(e.row.value, !0)
    ]
  ), k(t, n), Pe();
}
var bo = /* @__PURE__ */ R("<button><!><!></button>"), yo = /* @__PURE__ */ R('<span><!><span class="unseen"> </span></span>'), wo = /* @__PURE__ */ R("<li><!></li>"), po = /* @__PURE__ */ R('<li><span class="card none svelte-1qn4n7r">none</span></li>'), ko = /* @__PURE__ */ R("<ul></ul>");
function xo(t, e) {
  Ne(e, !0);
  let n = de(e, "legal", 19, () => []), r = de(e, "rows", 19, () => []), s = de(e, "chosen", 19, () => []), i = de(e, "fresh", 3, !1), l = de(e, "large", 3, !1), o = /* @__PURE__ */ X(void 0), c = /* @__PURE__ */ X(0);
  const u = /* @__PURE__ */ x(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), f = /* @__PURE__ */ x(() => e.part.cards.map((E, S) => Jn(n(), [w(S)]))), v = /* @__PURE__ */ x(() => a(f).some((E) => E.length > 0)), g = /* @__PURE__ */ x(() => a(f).findIndex((E) => E.length > 0)), _ = /* @__PURE__ */ x(() => a(f)[a(c)]?.length ? a(c) : a(g)), m = /* @__PURE__ */ x(() => new Map(r().filter((E) => E.value !== null).map((E) => [E.cells[0], E]))), d = /* @__PURE__ */ x(() => r().find((E) => E.value !== null));
  let h = !1;
  Xe(() => {
    a(_), !(!a(v) || !h) && ms().then(() => document.activeElement === document.body && b(a(_)));
  });
  function b(E) {
    a(o)?.querySelector(`[data-cell="${w(E)}"]`)?.focus();
  }
  function w(E) {
    return vo(e.count, e.row, E);
  }
  function A(E) {
    const S = a(m).get(w(E)), C = [Tr(e.part.cards[E])];
    return s().includes(w(E)) && C.push("chosen"), C.push(`legal: ${a(f)[E].slice(0, 3).map((V) => V.words || V.text).join(" or ")}`), S && C.push(`value ${at(S.value, !0)}`), C.join(", ");
  }
  function L(E) {
    const S = a(f).flatMap((ie, ke) => ie.length ? [ke] : []), C = S.indexOf(a(_)), K = {
      ArrowLeft: C - 1,
      ArrowRight: C + 1,
      Home: 0,
      End: S.length - 1
    }[E.key];
    K !== void 0 && (E.preventDefault(), E.stopPropagation(), S[K] !== void 0 && (T(c, S[K], !0), b(a(c))));
  }
  var O = ko();
  let F;
  Te(
    O,
    21,
    () => e.part.cards,
    Ce,
    (E, S, C) => {
      const V = /* @__PURE__ */ x(() => a(m).get(w(C)));
      var K = wo();
      let ie;
      var ke = Y(K);
      {
        var Re = (q) => {
          var I = bo();
          let j;
          var J = Y(I);
          Lr(J, {
            get card() {
              return a(S);
            },
            get value() {
              return e.part.values[C];
            }
          });
          var te = P(J);
          {
            var ue = (y) => {
              {
                let M = /* @__PURE__ */ x(() => a(V) === a(d));
                Gr(y, {
                  get row() {
                    return a(V);
                  },
                  get best() {
                    return a(M);
                  }
                });
              }
            };
            W(te, (y) => {
              a(V) && y(ue);
            });
          }
          D(
            (y, M, H) => {
              j = _e(I, 1, "cell card can svelte-1qn4n7r", null, j, { from: y }), ee(I, "data-cell", M), ee(I, "tabindex", C === a(_) ? 0 : -1), ee(I, "aria-label", H);
            },
            [
              () => s().includes(w(C)),
              () => w(C),
              () => A(C)
            ]
          ), $("click", I, () => (T(c, C, !0), e.choose(w(C)))), k(q, I);
        }, Oe = (q) => {
          var I = yo();
          let j;
          var J = Y(I);
          Lr(J, {
            get card() {
              return a(S);
            },
            get value() {
              return e.part.values[C];
            }
          });
          var te = P(J), ue = ae(te, !0);
          D(
            (y) => {
              j = _e(I, 1, "card svelte-1qn4n7r", null, j, { down: a(S) === "?" }), G(ue, y);
            },
            [() => Tr(a(S))]
          ), k(q, I);
        };
        W(ke, (q) => {
          a(f)[C].length && e.choose ? q(Re) : q(Oe, -1);
        });
      }
      D(() => ie = _e(K, 1, Yt(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-1qn4n7r", ie, { fresh: i() })), k(E, K);
    },
    (E) => {
      var S = po();
      k(E, S);
    }
  ), jt(O, (E) => T(o, E), () => a(o)), D(
    (E) => {
      F = _e(O, 1, "tiles svelte-1qn4n7r", null, F, {
        letters: e.part.values.length > 0,
        large: l() && e.part.cards.length < 8,
        small: E
      }), ee(O, "aria-label", e.part.title || a(u) || "cards");
    },
    [
      () => !l() && e.part.cards.every((E) => E === "?")
    ]
  ), $("keydown", O, L), $("focusin", O, () => h = !0), $("focusout", O, (E) => E.relatedTarget && (h = !1)), k(t, O), Pe();
}
tt(["keydown", "focusin", "focusout", "click"]);
function Rs(t, e) {
  const n = Math.floor(e / t.columns), r = e % t.columns, s = t.columnLabels[r] ?? String(r + 1), i = t.rowLabels[n];
  return !t.rowLabels.length && t.columnLabels.length ? `column ${s}, row ${t.rows - n}` : i === void 0 ? `row ${n + 1}, column ${r + 1}` : `${s}${i}`;
}
const Mo = ["─", "│", "·"];
function So(t) {
  if (t.shape !== "point") return "";
  const e = t.cells.some((s) => s && s.owner < 0);
  if (!e && t.cells.every((s) => s)) return "";
  const n = (s, i) => !e || t.cells[s] !== null && t.cells[s].symbol !== i, r = [];
  return t.cells.forEach((s, i) => {
    const [l, o] = [i % t.columns + 0.5, Math.floor(i / t.columns) + 0.5];
    l < t.columns - 1 && n(i, "│") && n(i + 1, "│") && r.push(`M${l} ${o}h1`), o < t.rows - 1 && n(i, "─") && n(i + t.columns, "─") && r.push(`M${l} ${o}v1`);
  }), r.join("");
}
function Eo(t, e) {
  const n = /* @__PURE__ */ new Map();
  if (t.rowLabels.length || !t.columnLabels.length) return n;
  for (const r of e) {
    const s = r.cells[0] % t.columns;
    if (n.has(s)) return /* @__PURE__ */ new Map();
    n.set(s, r);
  }
  return n;
}
function Ao(t) {
  return {
    ...t,
    cells: [...t.cells].reverse(),
    tints: [...t.tints].reverse(),
    rowLabels: [...t.rowLabels].reverse(),
    columnLabels: [...t.columnLabels].reverse()
  };
}
function da(t, e) {
  return t.map((n) => ({ ...n, cells: n.cells.map((r) => e - 1 - r) }));
}
var To = /* @__PURE__ */ vt('<g><ellipse class="side svelte-1mrwj6b" rx="17" ry="8" cy="3"></ellipse><ellipse class="top svelte-1mrwj6b" rx="17" ry="8"></ellipse><ellipse class="ring svelte-1mrwj6b" rx="11" ry="5"></ellipse></g>'), Lo = /* @__PURE__ */ vt('<svg aria-hidden="true"></svg>'), Oo = /* @__PURE__ */ R('<div class="player svelte-1mrwj6b"><!> <p class="svelte-1mrwj6b"><span class="svelte-1mrwj6b"> </span> <b class="svelte-1mrwj6b"> </b> <small class="svelte-1mrwj6b"> </small></p></div>'), Co = /* @__PURE__ */ R('<div class="chips svelte-1mrwj6b"><div class="pot svelte-1mrwj6b"><!> <p class="svelte-1mrwj6b"><span class="svelte-1mrwj6b">Pot</span> <b class="svelte-1mrwj6b"> </b></p></div> <!></div>');
function No(t, e) {
  Ne(e, !0);
  const n = (_, m = Et, d = Et) => {
    const h = /* @__PURE__ */ x(() => Math.min(m(), r));
    var b = Lo();
    ee(b, "viewBox", "0 0 40 57"), Te(b, 21, () => ({ length: a(h) }), Ce, (w, A, L) => {
      const O = /* @__PURE__ */ x(() => 12 + s * (r - L));
      var F = To();
      D(() => ee(F, "transform", `translate(20 ${a(O) ?? ""})`)), k(w, F);
    }), D(() => _e(b, 0, Yt(d() >= 0 ? `p${d() % 4}` : "all"), "svelte-1mrwj6b")), k(_, b);
  }, r = 7, s = 5, i = /* @__PURE__ */ x(() => e.part.bets.reduce((_, m) => _ + m, 0));
  var l = Co(), o = Y(l), c = Y(o);
  n(c, () => a(i), () => -1);
  var u = P(c, 2), f = P(Y(u), 2), v = ae(f, !0), g = P(o, 2);
  Te(g, 17, () => e.part.labels, Ce, (_, m, d) => {
    var h = Oo(), b = Y(h);
    n(b, () => e.part.stacks[d] ?? 0, () => d);
    var w = P(b, 2), A = Y(w), L = ae(A, !0), O = P(A, 2), F = ae(O, !0), E = P(O, 2), S = ae(E);
    D(
      (C) => {
        G(L, C), G(F, e.part.stacks[d]), G(S, `${e.part.bets[d] ?? ""} in the pot`);
      },
      [() => Nt(a(m))]
    ), k(_, h);
  }), D(() => G(v, a(i))), k(t, l), Pe();
}
var Po = /* @__PURE__ */ R('<i class="hotel svelte-gorbdj"></i>'), Ro = /* @__PURE__ */ R('<i class="svelte-gorbdj"></i>'), jo = /* @__PURE__ */ R('<span class="band svelte-gorbdj" aria-hidden="true"><!></span>'), Io = /* @__PURE__ */ R('<small aria-hidden="true" class="svelte-gorbdj"></small>'), zo = /* @__PURE__ */ R('<span aria-hidden="true"></span>'), Fo = /* @__PURE__ */ R("<b></b>"), Do = /* @__PURE__ */ R('<span class="tokens svelte-gorbdj" aria-hidden="true"></span>'), Bo = /* @__PURE__ */ R('<button><!> <span class="name svelte-gorbdj" aria-hidden="true"> </span> <!> <!> <!></button>'), qo = /* @__PURE__ */ R("<span> </span>"), Vo = /* @__PURE__ */ R('<b class="svelte-gorbdj"> </b><!>', 1), Uo = /* @__PURE__ */ R('<div class="circuit svelte-gorbdj"><div class="squares svelte-gorbdj" role="group"><!> <div class="middle svelte-gorbdj"><!> <p class="looked soft svelte-gorbdj"><!></p></div></div></div>');
function Ho(t, e) {
  Ne(e, !0);
  let n = de(e, "legal", 19, () => []), r = de(e, "last", 19, () => []), s, i = /* @__PURE__ */ X(0), l = /* @__PURE__ */ X(null);
  const o = /* @__PURE__ */ x(() => e.part.squares.length / 4), c = /* @__PURE__ */ x(() => new Map(n().filter((S) => S.cells.length === 1).map((S) => [S.cells[0], S]))), u = /* @__PURE__ */ x(() => a(l) === null ? void 0 : e.part.squares[a(l)]);
  function f(S) {
    const C = S % a(o);
    return [
      [a(o), a(o) - C],
      [a(o) - C, 0],
      [0, C],
      [C, a(o)]
    ][Math.floor(S / a(o))];
  }
  function v(S) {
    const C = [S.name];
    S.tint && C.push(S.tint), S.note && C.push(S.note), S.owner >= 0 && C.push(`owned by ${e.names[S.owner] ?? ""}`), S.houses && C.push(S.houses === 5 ? "a hotel" : S.houses === 1 ? "1 house" : `${S.houses} houses`);
    for (const V of S.visitors) C.push(`${e.names[V] ?? ""} is here`);
    return C;
  }
  function g(S) {
    const C = v(e.part.squares[S]), V = a(c).get(S);
    return V && C.push(`legal: ${V.words || V.text}`), r().includes(S) && C.push("last move"), C.join(", ");
  }
  function _(S) {
    T(i, S, !0), T(l, S, !0);
    const C = a(c).get(S);
    C && e.play?.(C.text);
  }
  function m(S) {
    const C = e.part.squares.length, K = { ArrowLeft: 1, ArrowUp: 1, ArrowRight: -1, ArrowDown: -1 }[S.key];
    K !== void 0 && (S.preventDefault(), S.stopPropagation(), T(i, (a(i) + K + C) % C), T(l, a(i), !0), s.querySelector(`[data-cell="${a(i)}"]`)?.focus());
  }
  var d = Uo();
  let h;
  var b = Y(d), w = Y(b);
  Te(w, 17, () => e.part.squares, Ce, (S, C, V) => {
    const K = /* @__PURE__ */ x(() => {
      const [N, U] = f(V);
      return { row: N, column: U };
    });
    var ie = Bo();
    let ke;
    ee(ie, "data-cell", V);
    let Re;
    var Oe = Y(ie);
    {
      var q = (N) => {
        var U = jo(), le = Y(U);
        {
          var me = (Se) => {
            var ce = Po();
            k(Se, ce);
          }, Ae = (Se) => {
            var ce = $e(), ve = pe(ce);
            Te(ve, 17, () => ({ length: a(C).houses }), Ce, (p, B) => {
              var ne = Ro();
              k(p, ne);
            }), k(Se, ce);
          };
          W(le, (Se) => {
            a(C).houses === 5 ? Se(me) : Se(Ae, -1);
          });
        }
        k(N, U);
      };
      W(Oe, (N) => {
        a(C).tint && N(q);
      });
    }
    var I = P(Oe, 2), j = ae(I, !0), J = P(I, 2);
    {
      var te = (N) => {
        var U = Io();
        D(() => ee(U, "data-text", a(C).note)), k(N, U);
      };
      W(J, (N) => {
        a(C).note && N(te);
      });
    }
    var ue = P(J, 2);
    {
      var y = (N) => {
        var U = zo();
        let le;
        D(() => le = _e(U, 1, `owner p${a(C).owner % 4}`, "svelte-gorbdj", le, { second: a(C).owner % 2 === 1 })), k(N, U);
      };
      W(ue, (N) => {
        a(C).owner >= 0 && N(y);
      });
    }
    var M = P(ue, 2);
    {
      var H = (N) => {
        var U = Do();
        Te(U, 21, () => a(C).visitors, Ce, (le, me) => {
          var Ae = Fo();
          D(() => {
            _e(Ae, 1, `p${a(me) % 4}`, "svelte-gorbdj"), ee(Ae, "data-text", a(me) + 1);
          }), k(le, Ae);
        }), k(N, U);
      };
      W(M, (N) => {
        a(C).visitors.length && N(H);
      });
    }
    D(
      (N, U, le, me) => {
        ke = _e(ie, 1, "cell svelte-gorbdj", null, ke, { can: N, last: U, corner: V % a(o) === 0 }), ee(ie, "tabindex", V === a(i) ? 0 : -1), ee(ie, "aria-label", le), Re = ht(ie, "", Re, {
          "grid-area": `${a(K).row + 1} / ${a(K).column + 1}`,
          "--tint": me
        }), G(j, a(C).name);
      },
      [
        () => a(c).has(V),
        () => r().includes(V),
        () => g(V),
        () => a(C).tint ? `var(--tint-${a(C).tint.replace(" ", "-")})` : void 0
      ]
    ), $("click", ie, () => _(V)), Ke("focus", ie, () => T(l, V, !0)), Ke("pointerenter", ie, () => T(l, V, !0)), k(S, ie);
  });
  var A = P(w, 2), L = Y(A);
  xs(L, () => e.middle);
  var O = P(L, 2), F = Y(O);
  {
    var E = (S) => {
      var C = Vo(), V = pe(C), K = ae(V, !0), ie = P(V);
      Te(ie, 17, () => v(a(u)).slice(1), Ce, (ke, Re) => {
        var Oe = qo(), q = ae(Oe, !0);
        D((I) => G(q, I), [() => Nt(a(Re))]), k(ke, Oe);
      }), D(() => G(K, a(u).name)), k(S, C);
    };
    W(F, (S) => {
      a(u) && S(E);
    });
  }
  jt(b, (S) => s = S, () => s), D(() => {
    h = ht(d, "", h, { "--side": a(o) + 1 }), ee(b, "aria-label", e.part.title || "board");
  }), $("keydown", b, m), Ke("pointerleave", b, () => T(l, null)), k(t, d), Pe();
}
tt(["keydown", "click"]);
const Wo = 60;
function Xt(t, e) {
  return { pile: e % t.counts.length, left: Math.floor(e / t.counts.length) };
}
function In(t, e, n) {
  return n * t.counts.length + e;
}
function Yo(t, e) {
  return (t.counts[e] ?? 0) <= Wo;
}
function ha(t, e, n) {
  return e.map((r) => Xt(t, r)).find((r) => r.pile === n)?.left;
}
function Go(t) {
  for (const e of ["grid", "circuit", "points", "piles"]) {
    const n = t.findIndex((r) => r.kind === e);
    if (n >= 0) return n;
  }
  return -1;
}
var Xo = /* @__PURE__ */ vt('<circle r="2.7"></circle>'), Ko = /* @__PURE__ */ vt('<svg viewBox="0 0 30 30" aria-hidden="true" class="svelte-e0qqyt"></svg>'), Jo = /* @__PURE__ */ R('<b aria-hidden="true"> </b>'), Zo = /* @__PURE__ */ R('<li><span class="unseen"> </span> <!></li>'), Qo = /* @__PURE__ */ R('<li class="none svelte-e0qqyt"><span class="soft">none</span></li>'), $o = /* @__PURE__ */ R('<ul class="tiles svelte-e0qqyt"></ul>');
function eu(t, e) {
  Ne(e, !0);
  let n = de(e, "fresh", 3, !1);
  const r = /* @__PURE__ */ x(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), s = {
    1: [4],
    2: [0, 8],
    3: [0, 4, 8],
    4: [0, 2, 6, 8],
    5: [0, 2, 4, 6, 8],
    6: [0, 2, 3, 5, 6, 8]
  };
  var i = $o();
  Te(
    i,
    21,
    () => e.part.values,
    Ce,
    (l, o) => {
      var c = Zo();
      let u;
      var f = Y(c), v = ae(f, !0), g = P(f, 2);
      {
        var _ = (d) => {
          var h = Ko();
          Te(h, 21, () => s[a(o)], Ce, (b, w) => {
            var A = Xo();
            D(
              (L) => {
                ee(A, "cx", 7 + 8 * (a(w) % 3)), ee(A, "cy", L);
              },
              [() => 7 + 8 * Math.floor(a(w) / 3)]
            ), k(b, A);
          }), k(d, h);
        }, m = (d) => {
          var h = Jo(), b = ae(h, !0);
          D(() => G(b, a(o) || "?")), k(d, h);
        };
        W(g, (d) => {
          s[a(o)] ? d(_) : d(m, -1);
        });
      }
      D(() => {
        u = _e(c, 1, Yt(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-e0qqyt", u, { fresh: n() }), G(v, a(o));
      }), k(l, c);
    },
    (l) => {
      var o = Qo();
      k(l, o);
    }
  ), D(() => ee(i, "aria-label", e.part.title || (a(r) ? `${a(r)}'s dice` : "dice"))), k(t, i), Pe();
}
var tu = /* @__PURE__ */ vt("<line></line>"), nu = /* @__PURE__ */ vt('<svg aria-hidden="true" class="svelte-14rp5gw"><defs><marker id="tip" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.2" markerHeight="3.2" orient="auto"><path d="M0 0 10 5 0 10z" class="svelte-14rp5gw"></path></marker></defs><!></svg>');
function js(t, e) {
  Ne(e, !0);
  let n = de(e, "cell", 3, 1);
  function r({ from: [l, o], to: [c, u] }) {
    const f = 0.28 * n() / (Math.hypot(c - l, u - o) || 1);
    return {
      x1: l,
      y1: o,
      x2: c - (c - l) * f,
      y2: u - (u - o) * f
    };
  }
  var s = nu(), i = P(Y(s));
  Te(i, 17, () => e.arrows, Ce, (l, o) => {
    var c = tu();
    Dl(
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
  }), D(() => ee(s, "viewBox", `0 0 ${e.width ?? ""} ${e.height ?? ""}`)), k(t, s), Pe();
}
const ru = 5;
class Is {
  #e = (
    /** The cell whose piece is pressed, and how far it has been taken. */
    /* @__PURE__ */ X(-1)
  );
  get cell() {
    return a(this.#e);
  }
  set cell(e) {
    T(this.#e, e, !0);
  }
  #r = /* @__PURE__ */ X(0);
  get dx() {
    return a(this.#r);
  }
  set dx(e) {
    T(this.#r, e, !0);
  }
  #t = /* @__PURE__ */ X(0);
  get dy() {
    return a(this.#t);
  }
  set dy(e) {
    T(this.#t, e, !0);
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
    return (this.moves || Math.hypot(n, r) >= ru) && ([this.dx, this.dy] = [n, r]), this.moves;
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
var va = /* @__PURE__ */ R("<span> </span>"), au = /* @__PURE__ */ R('<div class="row-labels svelte-11w0tdl" aria-hidden="true"></div>'), su = /* @__PURE__ */ R('<div class="column-labels svelte-11w0tdl" aria-hidden="true"></div>'), iu = /* @__PURE__ */ R("<div><!> <!> <!></div>");
function lu(t, e) {
  Ne(e, !0);
  var n = iu();
  let r;
  var s = Y(n);
  {
    var i = (u) => {
      var f = au();
      Te(f, 21, () => e.part.rowLabels, Ce, (v, g) => {
        var _ = va(), m = ae(_, !0);
        D(() => G(m, a(g))), k(v, _);
      }), k(u, f);
    };
    W(s, (u) => {
      e.part.rowLabels.length && u(i);
    });
  }
  var l = P(s, 2);
  xs(l, () => e.children);
  var o = P(l, 2);
  {
    var c = (u) => {
      var f = su();
      Te(f, 21, () => e.part.columnLabels, Ce, (v, g) => {
        var _ = va(), m = ae(_, !0);
        D(() => G(m, a(g))), k(v, _);
      }), k(u, f);
    };
    W(o, (u) => {
      e.part.columnLabels.length && u(c);
    });
  }
  D(() => {
    _e(n, 1, `frame ${e.part.shape ?? ""}`, "svelte-11w0tdl"), r = ht(n, "", r, {
      "--rows": e.part.rows,
      "--columns": e.part.columns
    });
  }), k(t, n), Pe();
}
const ou = "M24 89c0-7 5-10 13-11h26c8 1 13 4 13 11z", uu = {
  pawn: {
    body: "M50 21a13 13 0 0 0-8.6 22.8c-6 3-9.4 8-9.4 14 0 6 3 11 7.6 14.4C30.5 75.5 25 81 25 89h50c0-8-5.5-13.5-14.6-16.800C65 68.800 68 63.800 68 57.800c0-6-3.400-11-9.400-14A13 13 0 0 0 50 21z"
  },
  knight: {
    body: "M30 89h47c2.5-27 0-47-12-58-5-4.5-11-7-17.5-7.5L44 14l-7.5 11.5C29 30 24.5 37 21.5 46L14 61c-2 4-.5 8.5 3.5 9.5 3 .8 5.800-.4 7.5-3l3.5-4c7-.8 13-3.300 18-8C46 67 31 72 30 89z",
    lines: "M36 39.5v.1M21.5 61.5v.1M53 33c11 5 16 19 15.5 44"
  },
  bishop: {
    body: `M50 10.5a5.5 5.5 0 0 1 3.300 9.900C64.5 28.5 71 39 71 50c0 7.5-3.5 13-8 17.5H37c-4.5-4.5-8-10-8-17.5 0-11 6.5-21.5 17.700-29.600A5.5 5.5 0 0 1 50 10.5zM37 67.5h26l2 10.5H35z${ou}`,
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
  wall: { body: "M5 3h90v90H5z" },
  dot: { body: "M50 38a11 11 0 1 0 0 22 11 11 0 0 0 0-22z" },
  cross: { body: "", strokes: "M24 24l52 52M76 24 24 76" },
  ring: { body: "", strokes: "M50 22a28 28 0 1 0 0 56 28 28 0 0 0 0-56z" }
};
var cu = /* @__PURE__ */ vt('<path class="body svelte-chnsao"></path>'), fu = /* @__PURE__ */ vt('<path class="lines svelte-chnsao"></path>'), du = /* @__PURE__ */ vt('<path class="strokes svelte-chnsao"></path>'), hu = /* @__PURE__ */ vt('<svg aria-hidden="true"><!><!><!></svg>'), vu = /* @__PURE__ */ R("<span></span>"), gu = /* @__PURE__ */ R('<small class="svelte-chnsao"> </small>'), _u = /* @__PURE__ */ R("<span> <!></span>"), ga = /* @__PURE__ */ R("<span> </span>");
function mu(t, e) {
  Ne(e, !0);
  const n = /* @__PURE__ */ x(() => e.piece.figure.split(" ")), r = /* @__PURE__ */ x(() => a(n)[a(n).length - 1]), s = /* @__PURE__ */ x(() => a(n).length > 1 ? a(n)[0] : "own"), i = /* @__PURE__ */ x(() => uu[a(r)]), l = /* @__PURE__ */ x(() => [...e.piece.symbol].length > 2);
  var o = $e(), c = pe(o);
  {
    var u = (m) => {
      var d = hu();
      let h;
      var b = Y(d);
      {
        var w = (E) => {
          var S = cu();
          D(() => ee(S, "d", a(i).body)), k(E, S);
        };
        W(b, (E) => {
          a(i).body && E(w);
        });
      }
      var A = P(b);
      {
        var L = (E) => {
          var S = fu();
          D(() => ee(S, "d", a(i).lines)), k(E, S);
        };
        W(A, (E) => {
          a(i).lines && E(L);
        });
      }
      var O = P(A);
      {
        var F = (E) => {
          var S = du();
          D(() => ee(S, "d", a(i).strokes)), k(E, S);
        };
        W(O, (E) => {
          a(i).strokes && E(F);
        });
      }
      D(() => {
        h = _e(d, 0, `figure ${a(s) ?? ""} ${a(r) ?? ""} ${e.piece.owner >= 0 ? `p${e.piece.owner % 4}` : ""}`, "svelte-chnsao", h, { second: e.piece.owner % 2 === 1 }), ee(d, "viewBox", a(i).lines || a(i).body ? "5 3 90 90" : "0 0 100 100");
      }), k(m, d);
    }, f = (m) => {
      var d = vu();
      let h;
      D(() => h = _e(d, 1, `stone ${a(s) ?? ""} p${e.piece.owner % 4}`, "svelte-chnsao", h, {
        ring: a(s) === "own" && e.piece.owner % 2 === 1
      })), k(m, d);
    }, v = (m) => {
      var d = _u();
      let h;
      var b = Y(d), w = P(b);
      {
        var A = (L) => {
          var O = gu(), F = ae(O, !0);
          D(() => G(F, e.piece.note)), k(L, O);
        };
        W(w, (L) => {
          e.piece.note && L(A);
        });
      }
      D(
        (L) => {
          h = _e(d, 1, "tile svelte-chnsao", null, h, { new: e.piece.owner >= 0 }), G(b, L);
        },
        [
          () => e.piece.symbol === "*" ? "" : e.piece.symbol.toUpperCase()
        ]
      ), k(m, d);
    }, g = (m) => {
      var d = ga();
      let h;
      var b = ae(d, !0);
      D(() => {
        h = _e(d, 1, `disc p${e.piece.owner % 4}`, "svelte-chnsao", h, { ring: e.piece.owner % 2 === 1, long: a(l) }), G(b, e.piece.symbol);
      }), k(m, d);
    }, _ = (m) => {
      var d = ga();
      let h;
      var b = ae(d, !0);
      D(() => {
        h = _e(d, 1, "plain svelte-chnsao", null, h, { long: a(l) }), G(b, e.piece.symbol);
      }), k(m, d);
    };
    W(c, (m) => {
      a(i) ? m(u) : a(r) === "stone" ? m(f, 1) : a(r) === "tile" ? m(v, 2) : e.piece.owner >= 0 ? m(g, 3) : m(_, -1);
    });
  }
  k(t, o), Pe();
}
var bu = /* @__PURE__ */ R("<span><!></span>");
function yu(t, e) {
  Ne(e, !0);
  let n = de(e, "slide", 3, null), r = de(e, "appears", 3, !1), s = de(e, "held", 3, null);
  var i = bu();
  let l, o;
  var c = Y(i);
  mu(c, {
    get piece() {
      return e.piece;
    }
  }), D(() => {
    l = _e(i, 1, "man svelte-604wlu", null, l, {
      slides: n() !== null,
      appears: r(),
      held: s() !== null
    }), o = ht(i, "", o, {
      "--x": n() ? `${100 * n()[0]}%` : void 0,
      "--y": n() ? `${100 * n()[1]}%` : void 0,
      translate: s() ? `${s()[0]}px ${s()[1]}px` : void 0
    });
  }), k(t, i), Pe();
}
var wu = /* @__PURE__ */ R("<button> </button>"), pu = /* @__PURE__ */ R('<div class="row svelte-xoxzi5" role="group" aria-label="which move"></div>');
function Xr(t, e) {
  Ne(e, !0);
  const n = 24;
  var r = $e(), s = pe(r);
  {
    var i = (l) => {
      var o = pu();
      Te(o, 21, () => e.moves.slice(0, n), Ce, (c, u) => {
        var f = wu(), v = ae(f, !0);
        D(() => G(v, a(u).text)), $("click", f, () => e.play?.(a(u).text)), k(c, f);
      }), k(l, o);
    };
    W(s, (l) => {
      e.moves.length && l(i);
    });
  }
  k(t, r), Pe();
}
tt(["click"]);
var ku = /* @__PURE__ */ vt('<svg class="lines svelte-ybdg36" preserveAspectRatio="none" aria-hidden="true"><path class="svelte-ybdg36"></path></svg>'), xu = /* @__PURE__ */ R('<span class="worth svelte-ybdg36"><!></span>'), Mu = /* @__PURE__ */ R("<span></span>"), Su = /* @__PURE__ */ R('<span class="under svelte-ybdg36"></span>'), Eu = /* @__PURE__ */ R("<button><!> <!></button>"), Au = /* @__PURE__ */ R('<div role="group"><!> <!> <!></div>'), Tu = /* @__PURE__ */ R("<!> <!>", 1);
function zn(t, e) {
  Ne(e, !0);
  let n = de(e, "legal", 19, () => []), r = de(e, "last", 19, () => []), s = de(e, "rows", 19, () => []), i = de(e, "moving", 3, !1), l = de(e, "toned", 3, !1), o = /* @__PURE__ */ X(null), c = /* @__PURE__ */ X(0), u = /* @__PURE__ */ X(ut([])), f;
  const v = new Is();
  let g = /* @__PURE__ */ X(
    -1
    // where a piece was just let go: it is there already and need not slide
  );
  const _ = /* @__PURE__ */ x(() => new Map(n().filter((y) => y.cells.length === 1).map((y) => [y.cells[0], y]))), m = /* @__PURE__ */ x(() => n().filter((y) => y.cells.length > 1)), d = /* @__PURE__ */ x(() => new Set(a(m).map((y) => y.cells[0]))), h = /* @__PURE__ */ x(() => new Set(a(m).filter((y) => y.cells[0] === a(o)).map((y) => y.cells[y.cells.length - 1]))), b = /* @__PURE__ */ x(() => So(e.part)), w = /* @__PURE__ */ x(() => Eo(e.part, a(_).values())), A = /* @__PURE__ */ x(() => new Map(s().filter((y) => y.cells.length === 1).map((y) => [y.cells[0], y]))), L = /* @__PURE__ */ x(() => s().find((y) => y.value !== null)), O = /* @__PURE__ */ x(() => s().filter((y) => y.cells.length > 1 && y.value !== null).slice(0, 3).map((y, M) => ({
    from: C(y.cells[0]),
    to: C(y.cells[y.cells.length - 1]),
    rank: M
  }))), F = /* @__PURE__ */ x(() => i() && e.part.shape === "square" && e.part.rowLabels.length > 0), E = /* @__PURE__ */ x(() => l() || e.part.cells.some((y) => /^(white|black) stone$/.test(y?.figure ?? ""))), S = /* @__PURE__ */ x(() => r().length > 1 ? r()[r().length - 1] : -1);
  Xe(() => {
    n(), T(o, null), T(u, [], !0);
  });
  function C(y) {
    return [
      y % e.part.columns + 0.5,
      Math.floor(y / e.part.columns) + 0.5
    ];
  }
  function V(y) {
    return y === a(S) && y !== a(g) && e.part.shape !== "hexagon" && e.part.cells[y]?.figure !== "tile";
  }
  function K(y) {
    const M = r()[0] ?? y, [H, N] = [
      M % e.part.columns,
      Math.floor(M / e.part.columns)
    ];
    return [
      H - y % e.part.columns,
      N - Math.floor(y / e.part.columns)
    ];
  }
  function ie(y) {
    const M = e.part.cells[y], H = [Rs(e.part, y)];
    M && M.owner >= 0 ? H.push(Ql(M, e.names)) : H.push(M ? M.symbol : "empty"), y === a(o) ? H.push("chosen") : (a(o) !== null ? a(h).has(y) : a(_).has(y)) ? H.push("legal") : a(o) === null && a(d).has(y) && H.push("can move"), r().includes(y) && H.push("last move");
    const N = a(A).get(y);
    return N && N.value !== null && H.push(`${N.words || `value ${at(N.value, !0)}`}${N.source ? ", from a tablebase" : ""}${N.book ? ", in the book" : ""}`), H.join(", ");
  }
  function ke(y) {
    if (e.put) return e.put(y, null);
    if (e.play)
      if (a(o) !== null) {
        const M = a(m).filter((H) => H.cells[0] === a(o) && H.cells[H.cells.length - 1] === y);
        M.length === 1 ? e.play(M[0].text) : M.length > 1 ? T(u, M, !0) : T(o, a(d).has(y) && y !== a(o) ? y : null, !0), M.length === 1 && T(o, null);
      } else if (a(_).has(y)) {
        const M = n().filter((H) => H.cells.length === 1 && H.cells[0] === y);
        M.length > 1 ? T(u, M, !0) : e.play(M[0].text);
      } else a(d).has(y) ? T(o, y, !0) : a(w).has(y % e.part.columns) && e.play(a(w).get(y % e.part.columns).text);
  }
  function Re(y) {
    const M = Math.floor(a(c) / e.part.columns), H = a(c) % e.part.columns, N = {
      ArrowUp: [M - 1, H],
      ArrowDown: [M + 1, H],
      ArrowLeft: [M, H - 1],
      ArrowRight: [M, H + 1],
      Home: [M, 0],
      End: [M, e.part.columns - 1]
    };
    y.key === "Escape" && T(o, null);
    const U = N[y.key];
    if (!U) return;
    y.preventDefault(), y.stopPropagation();
    const [le, me] = U;
    le < 0 || me < 0 || le >= e.part.rows || me >= e.part.columns || (T(c, le * e.part.columns + me), f.querySelectorAll("button.cell")[a(c)]?.focus());
  }
  function Oe(y) {
    return e.put ? e.loose?.(y) ?? e.part.cells[y] !== null : a(d).has(y);
  }
  function q(y, M) {
    T(g, -1), Oe(M) && v.down(y, M);
  }
  function I(y) {
    v.move(y) && !e.put && T(o, v.cell, !0);
  }
  function j(y) {
    const M = v.up(y, f);
    if (M) {
      if (e.put) {
        M.to !== M.from && e.put(M.to ?? -1, M.from);
        return;
      }
      if (T(o, M.from, !0), M.to === null || !a(h).has(M.to)) {
        T(o, null);
        return;
      }
      T(g, M.to, !0), ke(M.to);
    }
  }
  var J = Tu();
  Ke("pointermove", At, I), Ke("pointerup", At, j), Ke("pointercancel", At, () => v.cancel());
  var te = pe(J);
  lu(te, {
    get part() {
      return e.part;
    },
    children: (y, M) => {
      var H = Au();
      let N;
      var U = Y(H);
      {
        var le = (ce) => {
          var ve = ku(), p = ae(ve);
          D(() => {
            ee(ve, "viewBox", `0 0 ${e.part.columns ?? ""} ${e.part.rows ?? ""}`), ee(p, "d", a(b));
          }), k(ce, ve);
        };
        W(U, (ce) => {
          a(b) && ce(le);
        });
      }
      var me = P(U, 2);
      Te(me, 17, () => e.part.cells, Ce, (ce, ve, p) => {
        const B = /* @__PURE__ */ x(() => Math.floor(p / e.part.columns)), ne = /* @__PURE__ */ x(() => a(A).get(p));
        var Q = Eu();
        let Le;
        ee(Q, "data-cell", p);
        let Z;
        var fe = Y(Q);
        {
          var z = (Me) => {
            var ze = $e(), Ye = pe(ze);
            El(
              Ye,
              () => V(p) ? r() : `${a(ve).symbol}${a(ve).owner}`,
              (Be) => {
                {
                  let xt = /* @__PURE__ */ x(() => V(p) ? K(p) : null), It = /* @__PURE__ */ x(() => !V(p) && r().includes(p) && p !== a(g)), sn = /* @__PURE__ */ x(() => v.cell === p && v.moves ? [v.dx, v.dy] : null);
                  yu(Be, {
                    get piece() {
                      return a(ve);
                    },
                    get slide() {
                      return a(xt);
                    },
                    get appears() {
                      return a(It);
                    },
                    get held() {
                      return a(sn);
                    }
                  });
                }
              }
            ), k(Me, ze);
          }, se = /* @__PURE__ */ x(() => a(ve) && !(a(b) && Mo.includes(a(ve).symbol)));
          W(fe, (Me) => {
            a(se) && Me(z);
          });
        }
        var oe = P(fe, 2);
        {
          var he = (Me) => {
            var ze = xu(), Ye = Y(ze);
            {
              let Be = /* @__PURE__ */ x(() => a(ne) === a(L));
              Gr(Ye, {
                get row() {
                  return a(ne);
                },
                get best() {
                  return a(Be);
                }
              });
            }
            k(Me, ze);
          }, ye = (Me) => {
            var ze = Mu();
            let Ye;
            D(() => Ye = _e(ze, 1, "dot svelte-ybdg36", null, Ye, { many: a(_).size + a(d).size > 30 })), k(Me, ze);
          }, re = /* @__PURE__ */ x(() => (!a(ve) || a(ve).owner < 0) && (a(o) === null ? a(_).has(p) || a(d).has(p) : a(h).has(p))), ge = (Me) => {
            var ze = Su();
            k(Me, ze);
          }, Ee = /* @__PURE__ */ x(() => a(o) === null && a(_).has(p));
          W(oe, (Me) => {
            a(ne) && a(ne).value !== null ? Me(he) : a(re) ? Me(ye, 1) : a(Ee) && Me(ge, 2);
          });
        }
        D(
          (Me, ze, Ye, Be, xt, It, sn, ei) => {
            Le = _e(Q, 1, "cell svelte-ybdg36", null, Le, {
              odd: (a(B) + p % e.part.columns) % 2 === 1,
              can: Me,
              grab: ze,
              target: Ye,
              taking: Be,
              from: p === a(o),
              last: xt,
              tinted: It
            }), ee(Q, "tabindex", p === a(c) ? 0 : -1), ee(Q, "aria-label", sn), Z = ht(Q, "", Z, { "--row": a(B), "--tint": ei });
          },
          [
            () => e.put || (a(o) === null ? a(_).has(p) || a(d).has(p) : a(h).has(p)),
            () => Oe(p),
            () => a(o) !== null && a(h).has(p),
            () => a(o) !== null && a(h).has(p) && a(ve) !== null,
            () => r().includes(p),
            () => !!e.part.tints[p],
            () => ie(p),
            () => e.part.tints[p] ? `var(--tint-${e.part.tints[p].replace(" ", "-")})` : void 0
          ]
        ), $("click", Q, () => (T(c, p, !0), v.isClick() && ke(p))), $("pointerdown", Q, (Me) => q(Me, p)), k(ce, Q);
      });
      var Ae = P(me, 2);
      {
        var Se = (ce) => {
          js(ce, {
            get arrows() {
              return a(O);
            },
            get width() {
              return e.part.columns;
            },
            get height() {
              return e.part.rows;
            }
          });
        };
        W(Ae, (ce) => {
          a(O).length && e.part.shape !== "hexagon" && ce(Se);
        });
      }
      jt(H, (ce) => f = ce, () => f), D(() => {
        N = _e(H, 1, `cells ${e.part.shape ?? ""}`, "svelte-ybdg36", N, {
          chequered: a(F),
          plain: !a(F) && e.part.shape === "square",
          wood: a(E),
          dragging: v.moves
        }), ee(H, "aria-label", e.part.title || "board");
      }), $("keydown", H, Re), $("focusin", H, (ce) => T(c, Number(ce.target.dataset.cell ?? a(c)), !0)), k(y, H);
    },
    $$slots: { default: !0 }
  });
  var ue = P(te, 2);
  Xr(ue, {
    get moves() {
      return a(u);
    },
    get play() {
      return e.play;
    }
  }), k(t, J), Pe();
}
tt(["keydown", "focusin", "click", "pointerdown"]);
const gn = "*";
class Lu {
  #e = /* @__PURE__ */ X([]);
  get laid() {
    return a(this.#e);
  }
  set laid(e) {
    T(this.#e, e);
  }
  #r = /* @__PURE__ */ X(null);
  get chosen() {
    return a(this.#r);
  }
  set chosen(e) {
    T(this.#r, e, !0);
  }
  #t = /* @__PURE__ */ X([]);
  get marked() {
    return a(this.#t);
  }
  set marked(e) {
    T(this.#t, e);
  }
  #a = /* @__PURE__ */ X(!1);
  get marking() {
    return a(this.#a);
  }
  set marking(e) {
    T(this.#a, e, !0);
  }
  #n = /* @__PURE__ */ x(() => this.laid.find((e) => e.symbol === gn)?.cell ?? null);
  get unnamed() {
    return a(this.#n);
  }
  set unnamed(e) {
    T(this.#n, e);
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
    i ? (this.takeBack(s), r >= 0 && _a(e, r) && !this.at(r) && (this.laid = [...this.laid, { ...i, cell: r }])) : this.at(r) ? this.takeBack(r) : this.chosen !== null && this.lay(e, n, this.chosen, r);
  }
  lay(e, n, r, s) {
    return this.marking = !1, !_a(e, s) || this.at(s) || this.isLaid(r) ? !1 : (this.laid = [...this.laid, { cell: s, card: r, symbol: n.cards[r] }], this.chosen = null, !0);
  }
  /** A letter typed at a cell lays the card of that letter, or a blank for it. */
  type(e, n, r, s) {
    const i = n.cards.map((o, c) => ({ symbol: o, card: c })).filter(({ card: o }) => !this.isLaid(o)), l = i.find(({ symbol: o }) => o === r.toUpperCase()) ?? i.find(({ symbol: o }) => o === gn);
    return !l || !this.lay(e, n, l.card, s) ? !1 : (l.symbol === gn && this.name(s, r), !0);
  }
  name(e, n) {
    const r = /^[a-z]$/i.test(n) ? n.toLowerCase() : gn;
    this.laid = this.laid.map((s) => s.cell === e ? { ...s, symbol: r } : s);
  }
  takeBack(e) {
    this.laid = this.laid.filter((n) => n.cell !== e);
  }
  /** The grid with what is laid on it. */
  shown(e, n) {
    const r = [...e.cells];
    for (const { cell: s, card: i, symbol: l } of this.laid) r[s] = Ou(l, n.values[i] ?? 0, n.owner);
    return { ...e, cells: r };
  }
  /** As zermelo.board writes it: `H8=C I8=A`. */
  text(e) {
    return this.laid.map(({ cell: n, symbol: r }) => `${Rs(e, n)}=${r}`).join(" ");
  }
  /** The move that plays cards like those marked; which of equal ones does not matter. */
  markedMove(e, n, r) {
    const s = (l) => l.map((o) => e.cards[o]).sort().join(" "), i = s(this.marked);
    return n.find((l) => s(l.cells.map(r)) === i);
  }
}
function _a(t, e) {
  return t.cells[e]?.figure !== "tile";
}
function Ou(t, e, n) {
  return {
    symbol: t,
    owner: n,
    figure: "tile",
    note: t === gn ? "" : String(e)
  };
}
var Cu = /* @__PURE__ */ R('<span class="unseen">, last move</span>'), Nu = /* @__PURE__ */ R('<button><i class="svelte-180ejp1"></i><!></button>'), Pu = /* @__PURE__ */ R('<i class="svelte-180ejp1"></i>'), Ru = /* @__PURE__ */ R('<span> </span> <b class="svelte-180ejp1"><span class="unseen"> </span> <!></b> <span class="things svelte-180ejp1"><!></span>', 1), ju = /* @__PURE__ */ R('<p class="selection svelte-180ejp1"> </p>'), Iu = /* @__PURE__ */ R('<div role="group"></div> <!> <!>', 1);
function ma(t, e) {
  Ne(e, !0);
  let n = de(e, "legal", 19, () => []), r = de(e, "last", 19, () => []), s = de(e, "rows", 19, () => []), i = /* @__PURE__ */ X(
    !1
    // whether moves are made here at all; it stays so between turns
  ), l = /* @__PURE__ */ X([]), o = /* @__PURE__ */ X(null), c = /* @__PURE__ */ X(0), u = !1, f = /* @__PURE__ */ X(void 0);
  Xe(() => {
    ([...n(), ...s()].some((q) => q.cells.length) || r().length) && T(i, !0);
  }), Xe(() => {
    n(), T(l, []), T(o, null);
  }), Xe(() => {
    const { pile: q, left: I } = Xt(e.part, a(c));
    if (I < (e.part.counts[q] ?? 0)) return;
    const j = e.part.counts[q] ? q : e.part.counts.findIndex((J) => J > 0);
    j < 0 || (T(c, In(e.part, j, e.part.counts[j] - 1), !0), u && ms().then(F));
  });
  const v = /* @__PURE__ */ x(() => new Map(s().filter((q) => q.cells.length === 1 && q.value !== null).map((q) => [q.cells[0], q]))), g = /* @__PURE__ */ x(() => s().find((q) => q.value !== null)), _ = /* @__PURE__ */ x(() => a(o) === null || !A(a(o)) ? a(l) : w(a(o))), m = /* @__PURE__ */ x(() => a(l).length ? b(a(l)) : []), d = /* @__PURE__ */ x(() => {
    if (!a(_).length) return "";
    const q = a(_).map((j) => Xt(e.part, j)).map((j) => `${j.left} of ${e.part.counts[j.pile]} left${e.part.counts.length > 1 ? ` in ${h(j.pile)}` : ""}`), I = b(a(_)).map((j) => j.text);
    return `${I.slice(0, 3).join(", ")}${I.length > 3 ? ", …" : ""}: ${q.join(", ")}`;
  });
  function h(q) {
    return e.part.labels[q] ?? (e.part.counts.length > 1 ? String(q + 1) : "");
  }
  function b(q) {
    return n().filter((I) => q.every((j) => I.cells.includes(j)));
  }
  function w(q) {
    const { pile: I } = Xt(e.part, q), j = a(l).filter((J) => Xt(e.part, J).pile !== I);
    return b([...j, q]).length ? [...j, q] : [q];
  }
  function A(q) {
    return b([q]).length > 0;
  }
  function L(q, I) {
    return I >= (ha(e.part, a(_), q) ?? 1 / 0);
  }
  function O(q) {
    if (T(c, q, !0), !e.play || !A(q)) return;
    const I = w(q), j = b(I);
    j.length === 1 ? e.play(j[0].text) : T(l, I);
  }
  function F() {
    a(f)?.querySelector(`[data-cell="${a(c)}"]`)?.focus();
  }
  function E(q) {
    const { pile: I, left: j } = Xt(e.part, a(c)), J = {
      ArrowLeft: [0, j - 1],
      ArrowRight: [0, j + 1],
      ArrowUp: [-1, j],
      ArrowDown: [1, j],
      Home: [0, 0],
      End: [0, 1 / 0]
    };
    q.key === "Escape" && T(l, []);
    const te = J[q.key];
    if (!te) return;
    q.preventDefault(), q.stopPropagation();
    let ue = I + te[0];
    for (; te[0] && e.part.counts[ue] === 0; ) ue += te[0];
    e.part.counts[ue] && (T(c, In(e.part, ue, Math.max(0, Math.min(te[1], e.part.counts[ue] - 1))), !0), F());
  }
  function S(q, I) {
    const j = In(e.part, q, I), J = [
      `${h(q)} ${I + 1} of ${e.part.counts[q]}`.trim()
    ], te = b([j]);
    a(l).includes(j) && J.push("chosen"), te.length && J.push(`legal: ${te.slice(0, 3).map((y) => y.text).join(" or ")}`);
    const ue = a(v).get(j);
    return ue && J.push(`value ${at(ue.value, !0)}`), J.join(", ");
  }
  function C(q) {
    return ha(e.part, r(), q) !== void 0;
  }
  var V = Iu(), K = pe(V);
  let ie;
  Te(K, 21, () => e.part.counts, Ce, (q, I, j) => {
    var J = Ru(), te = pe(J);
    let ue;
    var y = ae(te, !0), M = P(te, 2), H = Y(M), N = ae(H, !0), U = P(H, 1, !0), le = P(U);
    {
      var me = (B) => {
        var ne = Cu();
        k(B, ne);
      }, Ae = /* @__PURE__ */ x(() => C(j));
      W(le, (B) => {
        a(Ae) && B(me);
      });
    }
    var Se = P(M, 2), ce = Y(Se);
    {
      var ve = (B) => {
        var ne = $e(), Q = pe(ne);
        Te(Q, 17, () => ({ length: a(I) }), Ce, (Le, Z, fe) => {
          const z = /* @__PURE__ */ x(() => In(e.part, j, fe));
          var se = $e(), oe = pe(se);
          {
            var he = (re) => {
              const ge = /* @__PURE__ */ x(() => a(v).get(a(z)));
              var Ee = Nu();
              let Me;
              var ze = P(Y(Ee));
              {
                var Ye = (Be) => {
                  {
                    let xt = /* @__PURE__ */ x(() => a(ge) === a(g));
                    Gr(Be, {
                      get row() {
                        return a(ge);
                      },
                      get best() {
                        return a(xt);
                      }
                    });
                  }
                };
                W(ze, (Be) => {
                  a(ge) && Be(Ye);
                });
              }
              D(
                (Be, xt, It, sn) => {
                  Me = _e(Ee, 1, "cell svelte-180ejp1", null, Me, { can: Be, going: xt, from: It }), ee(Ee, "data-cell", a(z)), ee(Ee, "tabindex", a(z) === a(c) ? 0 : -1), ee(Ee, "aria-label", sn);
                },
                [
                  () => A(a(z)),
                  () => L(j, fe),
                  () => a(l).includes(a(z)),
                  () => S(j, fe)
                ]
              ), $("click", Ee, () => O(a(z))), Ke("pointerenter", Ee, () => T(o, a(z), !0)), Ke("pointerleave", Ee, () => T(o, null)), Ke("focus", Ee, () => T(o, a(z), !0)), Ke("blur", Ee, () => T(o, null)), k(re, Ee);
            }, ye = (re) => {
              var ge = Pu();
              k(re, ge);
            };
            W(oe, (re) => {
              a(i) ? re(he) : re(ye, -1);
            });
          }
          k(Le, se);
        }), k(B, ne);
      }, p = /* @__PURE__ */ x(() => Yo(e.part, j));
      W(ce, (B) => {
        a(p) && B(ve);
      });
    }
    D(
      (B, ne, Q) => {
        ue = _e(te, 1, "name svelte-180ejp1", null, ue, { last: B }), G(y, ne), G(N, Q), G(U, a(I));
      },
      [() => C(j), () => h(j), () => h(j)]
    ), k(q, J);
  }), jt(K, (q) => T(f, q), () => a(f));
  var ke = P(K, 2);
  {
    var Re = (q) => {
      var I = ju(), j = ae(I, !0);
      D(() => G(j, a(d) || " ")), k(q, I);
    };
    W(ke, (q) => {
      a(i) && q(Re);
    });
  }
  var Oe = P(ke, 2);
  Xr(Oe, {
    get moves() {
      return a(m);
    },
    get play() {
      return e.play;
    }
  }), D(() => {
    ie = _e(K, 1, "piles svelte-180ejp1", null, ie, { taking: a(i) }), ee(K, "aria-label", e.part.title || "piles");
  }), $("keydown", K, E), $("focusin", K, () => u = !0), $("focusout", K, (q) => q.relatedTarget && (u = !1)), k(t, V), Pe();
}
tt(["keydown", "focusin", "focusout", "click"]);
function zs(t, e) {
  const n = [];
  for (let r = 0; r + 1 < t.cells.length; r += 2) n.push([t.cells[r], t.cells[r + 1]]);
  for (const [r, s] of e) {
    const i = n.findIndex((l) => l[0] === r && l[1] === s);
    if (i < 0) return null;
    n.splice(i, 1);
  }
  return n;
}
function ba(t, e) {
  return zs(t, e) !== null;
}
function ya(t, e) {
  return zs(t, e) ?? [];
}
function zu(t, e) {
  const n = [...t.counts], r = [...t.owners];
  for (const [s, i] of e) {
    const l = r[s];
    n[s]--, n[i] = r[i] === l ? n[i] + 1 : 1, r[i] = l;
  }
  return { counts: n, owners: r };
}
var Fu = /* @__PURE__ */ R('<i class="svelte-ibr02l"></i>'), Du = /* @__PURE__ */ R('<span aria-hidden="true"></span>'), wa = /* @__PURE__ */ R('<small aria-hidden="true" class="svelte-ibr02l"> </small>'), Bu = /* @__PURE__ */ R("<li><button><!> <!> <!></button></li>"), qu = /* @__PURE__ */ R('<ol class="upper svelte-ibr02l"></ol>'), Vu = /* @__PURE__ */ R('<li><button><span class="soft"> </span> <b> </b></button></li>'), Uu = /* @__PURE__ */ R('<ul class="beside svelte-ibr02l"></ul>'), Hu = /* @__PURE__ */ R('<p class="row taken svelte-ibr02l" role="status"> <button>Undo step</button></p>'), Wu = /* @__PURE__ */ R('<div class="whole svelte-ibr02l" role="group"><div><!> <ol class="lower svelte-ibr02l"></ol></div> <!> <!></div> <!>', 1);
function pa(t, e) {
  Ne(e, !0);
  const n = (p, B = Et) => {
    var ne = Du();
    let Q;
    Te(ne, 21, () => ({ length: Math.min(B().count, o) }), Ce, (Le, Z, fe) => {
      var z = Fu();
      D(() => ee(z, "data-mark", fe ? "" : B().count > o ? B().count : "XOABCDEF"[B().owner] ?? "")), k(Le, z);
    }), D(() => Q = _e(ne, 1, `men ${B().owner >= 0 ? `p${B().owner % 4}` : ""}`, "svelte-ibr02l", Q, { ring: B().owner % 2 === 1 })), k(p, ne);
  }, r = (p, B = Et, ne = Et, Q = Et) => {
    var Le = Bu();
    let Z;
    var fe = Y(Le);
    let z;
    var se = Y(fe);
    {
      var oe = (ge) => {
        var Ee = wa(), Me = ae(Ee, !0);
        D(() => G(Me, B().label)), k(ge, Ee);
      };
      W(se, (ge) => {
        ne() && ge(oe);
      });
    }
    var he = P(se, 2);
    n(he, B);
    var ye = P(he, 2);
    {
      var re = (ge) => {
        var Ee = wa(), Me = ae(Ee, !0);
        D(() => G(Me, B().label)), k(ge, Ee);
      };
      W(ye, (ge) => {
        ne() || ge(re);
      });
    }
    D(
      (ge, Ee, Me, ze) => {
        Z = _e(Le, 1, "svelte-ibr02l", null, Z, { odd: Q() }), z = _e(fe, 1, "cell svelte-ibr02l", null, z, {
          can: ge,
          target: Ee,
          from: B().place === a(f),
          last: Me
        }), ee(fe, "data-cell", B().place), ee(fe, "tabindex", B().place === a(v) ? 0 : -1), ee(fe, "aria-label", ze);
      },
      [
        () => a(f) === null ? a(V).has(B().place) : a(K).has(B().place),
        () => a(f) !== null && a(K).has(B().place),
        () => i().includes(B().place),
        () => j(B())
      ]
    ), $("click", fe, () => (T(v, B().place, !0), Oe(B().place))), $("pointerdown", fe, () => _ = B().place), k(p, Le);
  };
  let s = de(e, "legal", 19, () => []), i = de(e, "last", 19, () => []), l = de(e, "rows", 19, () => []);
  const o = 5, c = 12;
  let u = /* @__PURE__ */ X([]), f = /* @__PURE__ */ X(null), v = /* @__PURE__ */ X(0), g, _ = -1, m = [0, 0], d = /* @__PURE__ */ x(() => $r(m, 2)), h = /* @__PURE__ */ X(ut(a(d)[0])), b = /* @__PURE__ */ X(ut(a(d)[1]));
  Xe(() => {
    s(), T(u, []), T(f, null);
  });
  const w = /* @__PURE__ */ x(() => zu(e.part, a(u))), A = /* @__PURE__ */ x(() => a(w).counts.map((p, B) => ({
    place: B,
    count: p,
    owner: a(w).owners[B] ?? -1,
    label: e.part.labels[B] ?? String(B + 1)
  }))), L = /* @__PURE__ */ x(() => a(A).length >= 2 * c ? 2 * c : a(A).length), O = /* @__PURE__ */ x(() => a(L) > c ? a(A).slice(a(L) / 2, a(L)) : []), F = /* @__PURE__ */ x(() => a(L) > c ? a(A).slice(0, a(L) / 2).reverse() : a(A).slice(0, a(L))), E = /* @__PURE__ */ x(() => a(A).slice(a(L))), S = /* @__PURE__ */ x(() => s().filter((p) => p.cells.length && ba(p, a(u)))), C = /* @__PURE__ */ x(() => a(S).flatMap((p) => ya(p, a(u)))), V = /* @__PURE__ */ x(() => new Set(a(C).filter(([p]) => (a(w).counts[p] ?? 0) > 0).map(([p]) => p))), K = /* @__PURE__ */ x(() => new Set(a(C).filter(([p]) => p === a(f)).map(([, p]) => p))), ie = /* @__PURE__ */ x(() => l().find((p) => p.value !== null && p.cells.length > 1));
  let ke = /* @__PURE__ */ X([]);
  Xe(() => {
    a(h), a(b), a(w);
    const p = a(ie) ? ya(a(ie), []) : [];
    T(ke, p.map(([B, ne]) => ({ from: Re(B), to: Re(ne), rank: 0 })));
  });
  function Re(p) {
    const B = g.querySelector(`[data-cell="${p}"]`), ne = (B?.querySelector(".men i:last-child") ?? B)?.getBoundingClientRect(), Q = g.getBoundingClientRect();
    return ne ? [
      ne.x + ne.width / 2 - Q.x,
      ne.y + ne.height / 2 - Q.y
    ] : [0, 0];
  }
  function Oe(p) {
    if (a(f) !== null && a(K).has(p)) {
      const B = [...a(u), [a(f), p]];
      T(f, null);
      const ne = s().filter((Q) => Q.cells.length === 2 * B.length && ba(Q, B));
      ne.length ? e.play?.(ne[0].text) : T(u, B);
    } else T(f, a(V).has(p) && p !== a(f) ? p : null, !0);
  }
  function q(p) {
    const B = _;
    _ = -1;
    const ne = document.elementFromPoint(p.clientX, p.clientY)?.closest("button.cell");
    if (B < 0 || !ne || !g.contains(ne)) return;
    const Q = Number(ne.dataset.cell);
    Q === B || !a(V).has(B) || (T(f, B, !0), a(K).has(Q) ? Oe(Q) : T(f, null));
  }
  function I(p) {
    const B = [...a(O), ...a(F), ...a(E)].map((Z) => Z.place), ne = B.indexOf(a(v)), Q = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -a(O).length,
      ArrowDown: a(O).length
    };
    if (p.key === "Escape" && ((Z) => {
      var fe = $r(Z, 2);
      T(f, fe[0], !0), T(u, fe[1]);
    })([null, []]), !(p.key in Q)) return;
    p.preventDefault(), p.stopPropagation();
    const Le = B[Math.min(Math.max(ne + Q[p.key], 0), B.length - 1)];
    T(v, Le, !0), g.querySelector(`button.cell[data-cell="${Le}"]`)?.focus();
  }
  function j(p) {
    const B = [
      p.count ? `${p.label}: ${p.count} of ${e.names[p.owner] ?? "nobody"}` : `${p.label}: empty`
    ];
    return p.place === a(f) ? B.push("chosen") : a(f) !== null && a(K).has(p.place) ? B.push("legal") : a(f) === null && a(V).has(p.place) && B.push("can move"), i().includes(p.place) && B.push("last move"), B.join(", ");
  }
  var J = Wu();
  Ke("pointerup", At, q);
  var te = pe(J), ue = Y(te);
  let y;
  var M = Y(ue);
  {
    var H = (p) => {
      var B = qu();
      let ne;
      Te(B, 23, () => a(O), (Q) => Q.place, (Q, Le, Z) => {
        r(Q, () => a(Le), () => !0, () => a(Z) % 2 === 1);
      }), D(() => ne = ht(B, "", ne, { "--columns": a(O).length })), k(p, B);
    };
    W(M, (p) => {
      a(O).length && p(H);
    });
  }
  var N = P(M, 2);
  let U;
  Te(N, 23, () => a(F), (p) => p.place, (p, B, ne) => {
    r(p, () => a(B), () => !1, () => a(ne) % 2 === 0);
  });
  var le = P(ue, 2);
  {
    var me = (p) => {
      var B = Uu();
      Te(B, 21, () => a(E), (ne) => ne.place, (ne, Q) => {
        var Le = Vu(), Z = Y(Le);
        let fe;
        var z = Y(Z), se = ae(z, !0), oe = P(z, 2), he = ae(oe, !0);
        D(
          (ye, re, ge) => {
            fe = _e(Z, 1, "cell aside svelte-ibr02l", null, fe, {
              can: ye,
              target: re,
              from: a(Q).place === a(f)
            }), ee(Z, "data-cell", a(Q).place), ee(Z, "tabindex", a(Q).place === a(v) ? 0 : -1), ee(Z, "aria-label", `${a(Q).label ?? ""} ${a(Q).count ?? ""}, ${ge ?? ""}`), G(se, a(Q).label), G(he, a(Q).count);
          },
          [
            () => a(f) === null ? a(V).has(a(Q).place) : a(K).has(a(Q).place),
            () => a(f) !== null && a(K).has(a(Q).place),
            () => j(a(Q))
          ]
        ), $("click", Z, () => (T(v, a(Q).place, !0), Oe(a(Q).place))), $("pointerdown", Z, () => _ = a(Q).place), k(ne, Le);
      }), k(p, B);
    };
    W(le, (p) => {
      a(E).length && p(me);
    });
  }
  var Ae = P(le, 2);
  {
    var Se = (p) => {
      js(p, {
        get arrows() {
          return a(ke);
        },
        get width() {
          return a(h);
        },
        get height() {
          return a(b);
        },
        cell: 32
      });
    };
    W(Ae, (p) => {
      a(ke).length && !a(u).length && p(Se);
    });
  }
  jt(te, (p) => g = p, () => g);
  var ce = P(te, 2);
  {
    var ve = (p) => {
      var B = Hu(), ne = Y(B), Q = P(ne);
      D((Le) => G(ne, `${Le ?? ""}: choose the next step. `), [
        () => a(u).map(([Le, Z]) => `${e.part.labels[Le]} to ${e.part.labels[Z]}`).join(", ")
      ]), $("click", Q, () => T(u, [])), k(p, B);
    };
    W(ce, (p) => {
      a(u).length && p(ve);
    });
  }
  D(() => {
    ee(te, "aria-label", e.part.title || "board"), y = _e(ue, 1, "track svelte-ibr02l", null, y, { folded: a(O).length > 0 }), U = ht(N, "", U, { "--columns": a(F).length });
  }), $("keydown", te, I), Ar(te, "clientWidth", (p) => T(h, p)), Ar(te, "clientHeight", (p) => T(b, p)), k(t, J), Pe();
}
tt(["click", "pointerdown", "keydown"]);
var Yu = /* @__PURE__ */ R("<button><!></button>"), Gu = /* @__PURE__ */ R('<label>The blank is <input type="text" maxlength="1" size="2" autocomplete="off" class="svelte-irtqqp"/></label>'), Xu = /* @__PURE__ */ R('<button class="first svelte-irtqqp"> </button> <button class="svelte-irtqqp">Cancel</button>', 1), ka = /* @__PURE__ */ R('<button class="svelte-irtqqp"> </button>'), Ku = /* @__PURE__ */ R('<button class="first svelte-irtqqp">Lay tiles</button> <button class="svelte-irtqqp">Take back</button> <!> <!>', 1), Ju = /* @__PURE__ */ R('<div class="rack svelte-irtqqp" role="group" aria-label="your tiles"></div> <div class="row svelte-irtqqp"><!> <!></div>', 1);
function Zu(t, e) {
  Ne(e, !0);
  const n = new Is(), r = /* @__PURE__ */ x(() => Nt((e.legal[0]?.words || e.legal[0]?.text || "").split(" ")[0] ?? "")), s = /* @__PURE__ */ x(() => e.laying.markedMove(e.part, e.legal, e.numberOf));
  function i(d) {
    const h = document.querySelector("section.grid"), b = h ? n.up(d, h) : void 0;
    b && b.to !== null && e.laying.lay(e.grid, e.part, b.from, b.to);
  }
  function l() {
    e.laying.laid.length && e.laying.unnamed === null && e.play?.(e.laying.text(e.grid));
  }
  var o = Ju();
  Ke("pointermove", At, (d) => n.move(d)), Ke("pointerup", At, i), Ke("pointercancel", At, () => n.cancel());
  var c = pe(o);
  Te(c, 21, () => e.part.cards, Ce, (d, h, b) => {
    const w = /* @__PURE__ */ x(() => n.cell === b && n.moves);
    var A = Yu();
    let L, O;
    var F = Y(A);
    Lr(F, {
      get card() {
        return a(h);
      },
      get value() {
        return e.part.values[b];
      }
    }), D(
      (E, S, C, V) => {
        L = _e(A, 1, "card svelte-irtqqp", null, L, { gone: E, held: a(w) }), A.disabled = S, ee(A, "aria-pressed", C), ee(A, "aria-label", `${V ?? ""}, ${e.part.values[b] ?? ""}`), O = ht(A, "", O, {
          translate: a(w) ? `${n.dx}px ${n.dy}px` : void 0
        });
      },
      [
        () => e.laying.isLaid(b),
        () => e.laying.isLaid(b),
        () => e.laying.marking ? e.laying.marked.includes(b) : e.laying.chosen === b,
        () => Tr(a(h))
      ]
    ), $("pointerdown", A, (E) => !e.laying.marking && n.down(E, b)), $("click", A, () => n.isClick() && e.laying.choose(b)), k(d, A);
  });
  var u = P(c, 2), f = Y(u);
  {
    var v = (d) => {
      var h = Gu(), b = P(Y(h));
      $("input", b, (w) => e.laying.name(e.laying.unnamed, w.currentTarget.value)), k(d, h);
    };
    W(f, (d) => {
      e.laying.unnamed !== null && d(v);
    });
  }
  var g = P(f, 2);
  {
    var _ = (d) => {
      var h = Xu(), b = pe(h), w = ae(b, !0), A = P(b, 2);
      D(
        (L) => {
          b.disabled = !a(s), G(w, L);
        },
        [
          () => Nt(a(s)?.words || a(s)?.text || `${a(r)} …`)
        ]
      ), $("click", b, () => a(s) && e.play?.(a(s).text)), $("click", A, () => e.laying.clear()), k(d, h);
    }, m = (d) => {
      var h = Ku(), b = pe(h), w = P(b, 2), A = P(w, 2);
      {
        var L = (F) => {
          var E = ka(), S = ae(E);
          D(() => G(S, `${a(r) ?? ""} tiles`)), $("click", E, () => e.laying.mark()), k(F, E);
        };
        W(A, (F) => {
          e.legal.length && F(L);
        });
      }
      var O = P(A, 2);
      Te(O, 17, () => e.beside, Ce, (F, E) => {
        var S = ka(), C = ae(S, !0);
        D((V) => G(C, V), [() => Nt(a(E).words || a(E).text)]), $("click", S, () => e.play?.(a(E).text)), k(F, S);
      }), D(() => {
        b.disabled = !e.laying.laid.length || e.laying.unnamed !== null, w.disabled = !e.laying.laid.length;
      }), $("click", b, l), $("click", w, () => e.laying.clear()), k(d, h);
    };
    W(g, (d) => {
      e.laying.marking ? d(_) : d(m, -1);
    });
  }
  k(t, o), Pe();
}
tt(["pointerdown", "click", "input"]);
var Qu = /* @__PURE__ */ R('<p class="title svelte-12f8aji"> </p>'), xa = /* @__PURE__ */ R("<section><!></section>"), $u = /* @__PURE__ */ R('<p class="text svelte-12f8aji"> </p>'), ec = /* @__PURE__ */ R("<!> <!>", 1), tc = /* @__PURE__ */ R('<section class="circuit svelte-12f8aji"><!></section>'), nc = /* @__PURE__ */ R("<div><!></div> <!>", 1);
function Fs(t, e) {
  Ne(e, !0);
  const n = (y, M = Et, H = Et) => {
    var N = ec(), U = pe(N);
    {
      var le = (Z) => {
        var fe = Qu(), z = ae(fe, !0);
        D(() => G(z, M().title)), k(Z, fe);
      };
      W(U, (Z) => {
        M().title && M().kind !== "chips" && Z(le);
      });
    }
    var me = P(U, 2);
    {
      var Ae = (Z) => {
        var fe = $e(), z = pe(fe);
        {
          var se = (re) => {
            {
              let ge = /* @__PURE__ */ x(() => E.shown(M(), a(S)));
              zn(re, {
                get part() {
                  return a(ge);
                },
                get names() {
                  return e.names;
                },
                get last() {
                  return a(L);
                },
                get rows() {
                  return a(A);
                },
                put: (Ee, Me) => E.put(M(), a(S), Ee, Me),
                loose: (Ee) => E.at(Ee) !== void 0
              });
            }
          }, oe = (re) => {
            const ge = /* @__PURE__ */ x(() => M().cells.length);
            {
              let Ee = /* @__PURE__ */ x(() => Ao(M())), Me = /* @__PURE__ */ x(() => da(a(w), a(ge))), ze = /* @__PURE__ */ x(() => a(L).map((Be) => a(ge) - 1 - Be)), Ye = /* @__PURE__ */ x(() => da(a(A), a(ge)));
              zn(re, {
                get part() {
                  return a(Ee);
                },
                get names() {
                  return e.names;
                },
                get legal() {
                  return a(Me);
                },
                get last() {
                  return a(ze);
                },
                get rows() {
                  return a(Ye);
                },
                get moving() {
                  return l();
                },
                get toned() {
                  return u();
                },
                get play() {
                  return e.play;
                }
              });
            }
          }, he = (re) => {
            zn(re, {
              get part() {
                return M();
              },
              get names() {
                return e.names;
              },
              get legal() {
                return a(w);
              },
              get last() {
                return a(L);
              },
              get rows() {
                return a(A);
              },
              get moving() {
                return l();
              },
              get toned() {
                return u();
              },
              get play() {
                return e.play;
              }
            });
          }, ye = (re) => {
            zn(re, {
              get part() {
                return M();
              },
              get names() {
                return e.names;
              },
              get moving() {
                return l();
              }
            });
          };
          W(z, (re) => {
            H() === a(v) && a(S) ? re(se) : H() === a(v) && c() ? re(oe, 1) : H() === a(v) ? re(he, 2) : re(ye, -1);
          });
        }
        k(Z, fe);
      }, Se = (Z) => {
        {
          const fe = (se) => {
            var oe = $e(), he = pe(oe);
            Te(he, 17, () => e.parts, Ce, (ye, re, ge) => {
              var Ee = $e(), Me = pe(Ee);
              {
                var ze = (Ye) => {
                  var Be = xa(), xt = Y(Be);
                  n(xt, () => a(re), () => ge), D(
                    (It) => {
                      _e(Be, 1, Yt(a(re).kind), "svelte-12f8aji"), ee(Be, "hidden", It);
                    },
                    [() => ke(a(re))]
                  ), k(Ye, Be);
                };
                W(Me, (Ye) => {
                  ge !== H() && Ye(ze);
                });
              }
              k(ye, Ee);
            }), k(se, oe);
          };
          let z = /* @__PURE__ */ x(() => H() === a(v) ? a(w) : []);
          Ho(Z, {
            get part() {
              return M();
            },
            get names() {
              return e.names;
            },
            get legal() {
              return a(z);
            },
            get last() {
              return a(L);
            },
            get play() {
              return e.play;
            },
            middle: fe,
            $$slots: { middle: !0 }
          });
        }
      }, ce = (Z) => {
        var fe = $e(), z = pe(fe);
        {
          var se = (he) => {
            ma(he, {
              get part() {
                return M();
              },
              get legal() {
                return a(w);
              },
              get last() {
                return a(L);
              },
              get rows() {
                return a(A);
              },
              get play() {
                return e.play;
              }
            });
          }, oe = (he) => {
            ma(he, {
              get part() {
                return M();
              }
            });
          };
          W(z, (he) => {
            H() === a(v) ? he(se) : he(oe, -1);
          });
        }
        k(Z, fe);
      }, ve = (Z) => {
        var fe = $e(), z = pe(fe);
        {
          var se = (he) => {
            pa(he, {
              get part() {
                return M();
              },
              get names() {
                return e.names;
              },
              get legal() {
                return a(w);
              },
              get last() {
                return a(L);
              },
              get rows() {
                return a(A);
              },
              get play() {
                return e.play;
              }
            });
          }, oe = (he) => {
            pa(he, {
              get part() {
                return M();
              },
              get names() {
                return e.names;
              }
            });
          };
          W(z, (he) => {
            H() === a(v) ? he(se) : he(oe, -1);
          });
        }
        k(Z, fe);
      }, p = (Z) => {
        const fe = /* @__PURE__ */ x(() => e.parts[a(v)]);
        var z = $e(), se = pe(z);
        {
          var oe = (ye) => {
            {
              let re = /* @__PURE__ */ x(() => a(w).filter((ge) => !ge.cells.length));
              Zu(ye, {
                get part() {
                  return M();
                },
                get grid() {
                  return a(fe);
                },
                get laying() {
                  return E;
                },
                get legal() {
                  return a(h);
                },
                get beside() {
                  return a(re);
                },
                numberOf: (ge) => go(a(g).length, ge),
                get play() {
                  return e.play;
                }
              });
            }
          }, he = (ye) => {
            {
              let re = /* @__PURE__ */ x(() => a(g).indexOf(M())), ge = /* @__PURE__ */ x(() => e.play ? Re : void 0);
              xo(ye, {
                get part() {
                  return M();
                },
                get names() {
                  return e.names;
                },
                get row() {
                  return a(re);
                },
                get count() {
                  return a(g).length;
                },
                get legal() {
                  return a(h);
                },
                get rows() {
                  return a(b);
                },
                get chosen() {
                  return a(O);
                },
                get fresh() {
                  return o();
                },
                get large() {
                  return a(_);
                },
                get choose() {
                  return a(ge);
                }
              });
            }
          };
          W(se, (ye) => {
            a(S) === M() && a(fe)?.kind === "grid" ? ye(oe) : ye(he, -1);
          });
        }
        k(Z, z);
      }, B = (Z) => {
        eu(Z, {
          get part() {
            return M();
          },
          get names() {
            return e.names;
          },
          get fresh() {
            return o();
          }
        });
      }, ne = (Z) => {
        No(Z, {
          get part() {
            return M();
          }
        });
      }, Q = (Z) => {
        so(Z, {
          get part() {
            return M();
          }
        });
      }, Le = (Z) => {
        var fe = $u(), z = ae(fe, !0);
        D(() => G(z, M().text)), k(Z, fe);
      };
      W(me, (Z) => {
        M().kind === "grid" ? Z(Ae) : M().kind === "circuit" ? Z(Se, 1) : M().kind === "piles" ? Z(ce, 2) : M().kind === "points" ? Z(ve, 3) : M().kind === "cards" ? Z(p, 4) : M().kind === "dice" ? Z(B, 5) : M().kind === "chips" ? Z(ne, 6) : M().kind === "amounts" ? Z(Q, 7) : Z(Le, -1);
      });
    }
    k(y, N);
  };
  let r = de(e, "legal", 19, () => []), s = de(e, "last", 19, () => []), i = de(e, "rows", 19, () => []), l = de(e, "moving", 3, !1), o = de(e, "fresh", 3, !1), c = de(e, "turned", 3, !1), u = de(e, "toned", 3, !1), f = de(e, "layer", 3, null);
  const v = /* @__PURE__ */ x(() => Go(e.parts)), g = /* @__PURE__ */ x(() => ho(e.parts)), _ = /* @__PURE__ */ x(() => !e.parts.some((y) => y.kind === "grid" || y.kind === "points")), m = /* @__PURE__ */ x(() => e.parts.findIndex((y) => y.kind === "circuit")), d = ({ cells: y }) => y.length > 0 && y.every((M) => M < 0), h = /* @__PURE__ */ x(() => r().filter(d)), b = /* @__PURE__ */ x(() => i().filter(d)), w = /* @__PURE__ */ x(() => r().filter((y) => !d(y))), A = /* @__PURE__ */ x(() => i().filter((y) => !d(y))), L = /* @__PURE__ */ x(() => s().filter((y) => y >= 0));
  let O = /* @__PURE__ */ X([]);
  const F = /* @__PURE__ */ x(() => a(O).length ? Jn(a(h), a(O)) : []);
  Xe(() => {
    r(), T(O, []), E.clear();
  });
  const E = new Lu(), S = /* @__PURE__ */ x(() => f() === null || !e.play ? void 0 : a(g).find((y) => y.owner === f()));
  let C = /* @__PURE__ */ X(void 0), V = !1;
  function K(y) {
    const M = e.parts[a(v)], H = Number(y.target.dataset.cell);
    if (!a(S) || M?.kind !== "grid" || !Number.isInteger(H) || y.ctrlKey || y.metaKey || y.altKey) return;
    y.key.startsWith("Arrow") && (V = y.key === "ArrowDown" || y.key === "ArrowUp");
    const N = V ? M.columns : 1;
    if (y.key === "Backspace") {
      const U = E.at(H) ? H : H - N;
      E.takeBack(U), ie(U);
    } else /^[a-z]$/i.test(y.key) && (y.stopPropagation(), E.type(M, a(S), y.key, H) && ie(H + N));
  }
  function ie(y) {
    a(C)?.querySelector(`button.cell[data-cell="${y}"]`)?.focus();
  }
  function ke(y) {
    return y.kind === "text" && !y.text;
  }
  function Re(y) {
    const M = _o(a(h), a(O), y), H = Jn(a(h), M);
    H.length === 1 ? e.play?.(H[0].text) : T(O, M);
  }
  var Oe = nc(), q = pe(Oe);
  let I;
  var j = Y(q);
  {
    var J = (y) => {
      var M = tc(), H = Y(M);
      n(H, () => e.parts[a(m)], () => a(m)), k(y, M);
    }, te = (y) => {
      var M = $e(), H = pe(M);
      Te(H, 17, () => e.parts, Ce, (N, U, le) => {
        var me = xa();
        let Ae;
        var Se = Y(me);
        n(Se, () => a(U), () => le), D(
          (ce) => {
            Ae = _e(me, 1, Yt(a(U).kind), "svelte-12f8aji", Ae, {
              common: a(U).kind === "cards" && a(U).owner < 0
            }), ee(me, "hidden", ce);
          },
          [() => ke(a(U))]
        ), k(N, me);
      }), k(y, M);
    };
    W(j, (y) => {
      a(m) >= 0 ? y(J) : y(te, -1);
    });
  }
  jt(q, (y) => T(C, y), () => a(C));
  var ue = P(q, 2);
  Xr(ue, {
    get moves() {
      return a(F);
    },
    get play() {
      return e.play;
    }
  }), D((y, M) => I = _e(q, 1, "board svelte-12f8aji", null, I, { pair: y, laying: a(S) !== void 0, felt: M }), [
    () => e.parts.filter((y) => y.kind === "grid").length > 1,
    () => e.parts.some((y) => y.kind === "chips")
  ]), $("keydown", q, K), k(t, Oe), Pe();
}
tt(["keydown"]);
function rc(t) {
  let e = 0;
  for (let n = 0; n < t.left.length; n++) e = Math.max(e, t.left[n], t.entered[n]);
  return e;
}
function Ve(t, e) {
  return t.marks[e].includes("pruned");
}
function nn(t, e) {
  return /\bcut\b/.test(t.marks[e]);
}
function ac(t, e) {
  return t.kind[e] === "leaf";
}
function Sn(t) {
  return t.algorithm === "mcts";
}
function Pn(t, e, n) {
  return t.entered[e] <= n;
}
function Zn(t, e, n) {
  return Sn(t) ? Pn(t, e, n) : t.left[e] >= 0 && t.left[e] <= n;
}
const Ma = /* @__PURE__ */ new WeakMap();
function Ds(t) {
  const e = Ma.get(t);
  if (e) return e;
  const n = t.parent.map((r, s) => nn(t, s));
  for (let r = n.length - 1; r > 0; r--) {
    const s = t.parent[r];
    n[r] && s >= 0 && (n[s] = !0);
  }
  return Ma.set(t, n), n;
}
function Kr(t) {
  return !Sn(t) && !t.values[0] && (/^(plain|alpha)/.test(t.algorithm) || Ds(t)[0]);
}
function Bs(t, e) {
  const n = t.value[e] ?? null;
  if (n === null || t.values[e] || Sn(t) || !Ds(t)[e]) return "";
  const [r, s] = [t.alpha[e] ?? null, t.beta[e] ?? null];
  return r !== null && n <= r ? "≤" : s !== null && n >= s ? "≥" : "";
}
function sc(t, e, n, r) {
  const s = t.kind[n];
  if (s !== "max" && s !== "min" || Ve(t, n) || !Pn(t, n, r)) return null;
  let i = t.alpha[n] ?? -1 / 0, l = t.beta[n] ?? 1 / 0;
  for (const o of e[n] ?? []) {
    const c = t.value[o] ?? null;
    c === null || Ve(t, o) || !Zn(t, o, r) || (s === "max" ? i = Math.max(i, c) : l = Math.min(l, c));
  }
  return [i, l];
}
function qs(t, e, n, r, s) {
  if (Ve(t, n)) return "";
  const i = t.values[n];
  if (Zn(t, n, r)) {
    if (i && t.names.length > 2) return `(${i.map((u) => s(u)).join(" ")})`;
    const c = t.value[n] ?? null;
    return c === null ? "" : Bs(t, n) + s(c);
  }
  if (!Pn(t, n, r) || i) return "";
  const l = t.kind[n];
  if (l !== "max" && l !== "min") return "";
  const o = (e[n] ?? []).filter((c) => Zn(t, c, r) && !Ve(t, c) && t.value[c] !== null).map((c) => t.value[c]);
  return o.length ? l === "max" ? `≥${s(Math.max(...o))}` : `≤${s(Math.min(...o))}` : "";
}
function ic(t, e) {
  const n = { nodes: 0, leaves: 0, pruned: 0 }, r = new Set(Sn(t) ? t.parent.filter((i, l) => t.entered[l] <= e) : []), s = (i) => Sn(t) ? !r.has(i) : ac(t, i);
  for (let i = 0; i < t.parent.length; i++)
    t.entered[i] > e || (Ve(t, i) ? n.pruned++ : (n.nodes++, s(i) && n.leaves++));
  return n;
}
class lc {
  id;
  #e = /* @__PURE__ */ X(null);
  get trace() {
    return a(this.#e);
  }
  set trace(e) {
    T(this.#e, e);
  }
  #r = /* @__PURE__ */ X(null);
  get place() {
    return a(this.#r);
  }
  set place(e) {
    T(this.#r, e);
  }
  #t = /* @__PURE__ */ X("");
  get failure() {
    return a(this.#t);
  }
  set failure(e) {
    T(this.#t, e, !0);
  }
  #a = /* @__PURE__ */ X(!1);
  get busy() {
    return a(this.#a);
  }
  set busy(e) {
    T(this.#a, e, !0);
  }
  #n = /* @__PURE__ */ X(!1);
  get compiling() {
    return a(this.#n);
  }
  set compiling(e) {
    T(this.#n, e, !0);
  }
  #s = /* @__PURE__ */ X(0);
  get moment() {
    return a(this.#s);
  }
  set moment(e) {
    T(this.#s, e, !0);
  }
  #i = /* @__PURE__ */ X(0);
  get selected() {
    return a(this.#i);
  }
  set selected(e) {
    T(this.#i, e, !0);
  }
  #l = /* @__PURE__ */ X(0);
  get last() {
    return a(this.#l);
  }
  set last(e) {
    T(this.#l, e, !0);
  }
  asked = null;
  stops;
  constructor(e = Ge.number()) {
    this.id = e, this.stops = [
      Ge.on("traced", (n) => {
        n.id === this.id && this.show(n);
      }),
      Ge.on("failed", (n) => {
        n.id === this.id && (this.failure = n.text, this.busy = !1);
      }),
      Ge.on("explained", (n) => this.succeed(n.id)),
      Ge.on("tree_text", (n) => this.succeed(n.id)),
      Ge.on("status", (n) => this.compiling = n.compiling)
    ];
  }
  show(e) {
    this.trace = e, this.place = this.asked, this.busy = !1, this.failure = "", this.last = rc(e), this.moment = this.last, this.selected = 0;
  }
  succeed(e) {
    e === this.id && (this.failure = "");
  }
  run(e, n, r = {}) {
    this.asked = e, this.busy = !0, this.failure = "", Ge.send({ type: "trace", id: this.id, place: e, algorithm: n, settings: r });
  }
  close() {
    Ge.send({ type: "close", id: this.id });
    for (const e of this.stops) e();
  }
}
async function oc(t) {
  try {
    return await navigator.clipboard.write([new ClipboardItem({ "image/png": t })]), !0;
  } catch {
    return !1;
  }
}
var uc = /* @__PURE__ */ R('<button>Copy</button> <span class="soft small" role="status"> </span>', 1);
function cc(t, e) {
  Ne(e, !0);
  let n = /* @__PURE__ */ X("");
  async function r() {
    T(n, ""), T(
      n,
      await oc(e.picture()) ? "Copied." : "This browser does not let us copy pictures; download it instead.",
      !0
    );
  }
  var s = uc(), i = pe(s), l = P(i, 2), o = ae(l, !0);
  D(() => G(o, a(n))), $("click", i, r), k(t, s), Pe();
}
tt(["click"]);
const fc = matchMedia("(prefers-color-scheme: dark)");
function dc(t) {
  const e = getComputedStyle(t), n = e.colorScheme, r = n.includes("dark") && (fc.matches || !n.includes("light"));
  return (s) => {
    const i = e.getPropertyValue(s).trim(), [, l, o] = /^light-dark\((.+?),(.+)\)$/.exec(i) ?? [, i, i];
    return (r ? o : l).trim();
  };
}
function hc(t) {
  var e = 0, n = t.children, r = n && n.length;
  if (!r) e = 1;
  else for (; --r >= 0; ) e += n[r].value;
  t.value = e;
}
function vc() {
  return this.eachAfter(hc);
}
function gc(t, e) {
  let n = -1;
  for (const r of this)
    t.call(e, r, ++n, this);
  return this;
}
function _c(t, e) {
  for (var n = this, r = [n], s, i, l = -1; n = r.pop(); )
    if (t.call(e, n, ++l, this), s = n.children)
      for (i = s.length - 1; i >= 0; --i)
        r.push(s[i]);
  return this;
}
function mc(t, e) {
  for (var n = this, r = [n], s = [], i, l, o, c = -1; n = r.pop(); )
    if (s.push(n), i = n.children)
      for (l = 0, o = i.length; l < o; ++l)
        r.push(i[l]);
  for (; n = s.pop(); )
    t.call(e, n, ++c, this);
  return this;
}
function bc(t, e) {
  let n = -1;
  for (const r of this)
    if (t.call(e, r, ++n, this))
      return r;
}
function yc(t) {
  return this.eachAfter(function(e) {
    for (var n = +t(e.data) || 0, r = e.children, s = r && r.length; --s >= 0; ) n += r[s].value;
    e.value = n;
  });
}
function wc(t) {
  return this.eachBefore(function(e) {
    e.children && e.children.sort(t);
  });
}
function pc(t) {
  for (var e = this, n = kc(e, t), r = [e]; e !== n; )
    e = e.parent, r.push(e);
  for (var s = r.length; t !== n; )
    r.splice(s, 0, t), t = t.parent;
  return r;
}
function kc(t, e) {
  if (t === e) return t;
  var n = t.ancestors(), r = e.ancestors(), s = null;
  for (t = n.pop(), e = r.pop(); t === e; )
    s = t, t = n.pop(), e = r.pop();
  return s;
}
function xc() {
  for (var t = this, e = [t]; t = t.parent; )
    e.push(t);
  return e;
}
function Mc() {
  return Array.from(this);
}
function Sc() {
  var t = [];
  return this.eachBefore(function(e) {
    e.children || t.push(e);
  }), t;
}
function Ec() {
  var t = this, e = [];
  return t.each(function(n) {
    n !== t && e.push({ source: n.parent, target: n });
  }), e;
}
function* Ac() {
  var t = this, e, n = [t], r, s, i;
  do
    for (e = n.reverse(), n = []; t = e.pop(); )
      if (yield t, r = t.children)
        for (s = 0, i = r.length; s < i; ++s)
          n.push(r[s]);
  while (n.length);
}
function Jr(t, e) {
  t instanceof Map ? (t = [void 0, t], e === void 0 && (e = Oc)) : e === void 0 && (e = Lc);
  for (var n = new En(t), r, s = [n], i, l, o, c; r = s.pop(); )
    if ((l = e(r.data)) && (c = (l = Array.from(l)).length))
      for (r.children = l, o = c - 1; o >= 0; --o)
        s.push(i = l[o] = new En(l[o])), i.parent = r, i.depth = r.depth + 1;
  return n.eachBefore(Nc);
}
function Tc() {
  return Jr(this).eachBefore(Cc);
}
function Lc(t) {
  return t.children;
}
function Oc(t) {
  return Array.isArray(t) ? t[1] : null;
}
function Cc(t) {
  t.data.value !== void 0 && (t.value = t.data.value), t.data = t.data.data;
}
function Nc(t) {
  var e = 0;
  do
    t.height = e;
  while ((t = t.parent) && t.height < ++e);
}
function En(t) {
  this.data = t, this.depth = this.height = 0, this.parent = null;
}
En.prototype = Jr.prototype = {
  constructor: En,
  count: vc,
  each: gc,
  eachAfter: mc,
  eachBefore: _c,
  find: bc,
  sum: yc,
  sort: wc,
  path: pc,
  ancestors: xc,
  descendants: Mc,
  leaves: Sc,
  links: Ec,
  copy: Tc,
  [Symbol.iterator]: Ac
};
function Vs(t, e, n, r, s) {
  for (var i = t.children, l, o = -1, c = i.length, u = t.value && (r - e) / t.value; ++o < c; )
    l = i[o], l.y0 = n, l.y1 = s, l.x0 = e, l.x1 = e += l.value * u;
}
function Pc(t, e) {
  return t.parent === e.parent ? 1 : 2;
}
function fr(t) {
  var e = t.children;
  return e ? e[0] : t.t;
}
function dr(t) {
  var e = t.children;
  return e ? e[e.length - 1] : t.t;
}
function Rc(t, e, n) {
  var r = n / (e.i - t.i);
  e.c -= r, e.s += n, t.c += r, e.z += n, e.m += n;
}
function jc(t) {
  for (var e = 0, n = 0, r = t.children, s = r.length, i; --s >= 0; )
    i = r[s], i.z += e, i.m += e, e += i.s + (n += i.c);
}
function Ic(t, e, n) {
  return t.a.parent === e.parent ? t.a : n;
}
function Bn(t, e) {
  this._ = t, this.parent = null, this.children = null, this.A = null, this.a = this, this.z = 0, this.m = 0, this.c = 0, this.s = 0, this.t = null, this.i = e;
}
Bn.prototype = Object.create(En.prototype);
function zc(t) {
  for (var e = new Bn(t, 0), n, r = [e], s, i, l, o; n = r.pop(); )
    if (i = n._.children)
      for (n.children = new Array(o = i.length), l = o - 1; l >= 0; --l)
        r.push(s = n.children[l] = new Bn(i[l], l)), s.parent = n;
  return (e.parent = new Bn(null, 0)).children = [e], e;
}
function Fc() {
  var t = Pc, e = 1, n = 1, r = null;
  function s(u) {
    var f = zc(u);
    if (f.eachAfter(i), f.parent.m = -f.z, f.eachBefore(l), r) u.eachBefore(c);
    else {
      var v = u, g = u, _ = u;
      u.eachBefore(function(w) {
        w.x < v.x && (v = w), w.x > g.x && (g = w), w.depth > _.depth && (_ = w);
      });
      var m = v === g ? 1 : t(v, g) / 2, d = m - v.x, h = e / (g.x + m + d), b = n / (_.depth || 1);
      u.eachBefore(function(w) {
        w.x = (w.x + d) * h, w.y = w.depth * b;
      });
    }
    return u;
  }
  function i(u) {
    var f = u.children, v = u.parent.children, g = u.i ? v[u.i - 1] : null;
    if (f) {
      jc(u);
      var _ = (f[0].z + f[f.length - 1].z) / 2;
      g ? (u.z = g.z + t(u._, g._), u.m = u.z - _) : u.z = _;
    } else g && (u.z = g.z + t(u._, g._));
    u.parent.A = o(u, g, u.parent.A || v[0]);
  }
  function l(u) {
    u._.x = u.z + u.parent.m, u.m += u.parent.m;
  }
  function o(u, f, v) {
    if (f) {
      for (var g = u, _ = u, m = f, d = g.parent.children[0], h = g.m, b = _.m, w = m.m, A = d.m, L; m = dr(m), g = fr(g), m && g; )
        d = fr(d), _ = dr(_), _.a = u, L = m.z + w - g.z - h + t(m._, g._), L > 0 && (Rc(Ic(m, u, v), u, L), h += L, b += L), w += m.m, h += g.m, A += d.m, b += _.m;
      m && !dr(_) && (_.t = m, _.m += w - b), g && !fr(d) && (d.t = g, d.m += h - A, v = u);
    }
    return v;
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
function Us(t, e, n, r, s) {
  for (var i = t.children, l, o = -1, c = i.length, u = t.value && (s - n) / t.value; ++o < c; )
    l = i[o], l.x0 = e, l.x1 = r, l.y0 = n, l.y1 = n += l.value * u;
}
var Hs = (1 + Math.sqrt(5)) / 2;
function Ws(t, e, n, r, s, i) {
  for (var l = [], o = e.children, c, u, f = 0, v = 0, g = o.length, _, m, d = e.value, h, b, w, A, L, O, F; f < g; ) {
    _ = s - n, m = i - r;
    do
      h = o[v++].value;
    while (!h && v < g);
    for (b = w = h, O = Math.max(m / _, _ / m) / (d * t), F = h * h * O, L = Math.max(w / F, F / b); v < g; ++v) {
      if (h += u = o[v].value, u < b && (b = u), u > w && (w = u), F = h * h * O, A = Math.max(w / F, F / b), A > L) {
        h -= u;
        break;
      }
      L = A;
    }
    l.push(c = { value: h, dice: _ < m, children: o.slice(f, v) }), c.dice ? Vs(c, n, r, s, d ? r += m * h / d : i) : Us(c, n, r, d ? n += _ * h / d : s, i), d -= h, f = v;
  }
  return l;
}
(function t(e) {
  function n(r, s, i, l, o) {
    Ws(e, r, s, i, l, o);
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(Hs);
(function t(e) {
  function n(r, s, i, l, o) {
    if ((c = r._squarify) && c.ratio === e)
      for (var c, u, f, v, g = -1, _, m = c.length, d = r.value; ++g < m; ) {
        for (u = c[g], f = u.children, v = u.value = 0, _ = f.length; v < _; ++v) u.value += f[v].value;
        u.dice ? Vs(u, s, i, l, d ? i += (o - i) * u.value / d : o) : Us(u, s, i, d ? s += (l - s) * u.value / d : l, o), d -= u.value;
      }
    else
      r._squarify = c = Ws(e, r, s, i, l, o), c.ratio = e;
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(Hs);
const An = 9, yn = 46, qn = 78;
function Zr(t) {
  const e = t.parent.map(() => []);
  return t.parent.forEach((n, r) => {
    n >= 0 && e[n].push(r);
  }), e;
}
function Dc(t, e, n, r) {
  const s = /* @__PURE__ */ new Set();
  let i = 1;
  const l = (c) => {
    const u = Math.min(t[c]?.length ?? 0, An + 1) + (e[c] ? 1 : 0);
    return !u || s.has(c) ? !0 : s.size && i + u - 1 > r ? !1 : (s.add(c), i += u - 1, !0);
  };
  l(0);
  for (const c of n) if (!l(c)) break;
  let o = [0];
  for (; o.length; ) {
    const c = [];
    for (const u of o) {
      if (!l(u)) return s;
      s.has(u) && c.push(...t[u].slice(0, An + 1));
    }
    o = c;
  }
  return s;
}
function Ys(t, e, n, r, s, i = yn, l = qn) {
  const o = ({ node: d, stub: h }) => {
    if (h || !n.has(d)) return null;
    const b = t[d] ?? [], w = b.length > An + 1 && !r.has(d), A = w ? b.filter((O, F) => F < An || s.has(O)) : b, L = A.map((O) => ({ node: O, stub: null, count: 0 }));
    return w && L.push({ node: d, stub: "folded", count: b.length - A.length }), e[d] && L.push({ node: d, stub: "unrecorded", count: e[d] }), L;
  }, c = Fc().nodeSize([i, l]).separation((d, h) => d.parent === h.parent ? 1 : 1.25)(
    Jr({ node: 0, stub: null, count: 0 }, o)
  ), u = [], f = /* @__PURE__ */ new Map(), v = /* @__PURE__ */ new Map();
  let g = 0, _ = 0, m = 0;
  return c.each((d) => {
    const h = {
      ...d.data,
      x: d.x,
      y: d.y,
      parent: d.parent ? v.get(d.parent) : null
    };
    v.set(d, h), u.push(h), h.stub || f.set(h.node, h), g = Math.min(g, h.x), _ = Math.max(_, h.x), m = Math.max(m, h.y);
  }), { placed: u, byNode: f, left: g, right: _, bottom: m };
}
const St = 15, Or = 9;
function Gs(t) {
  return t.length > 4 ? 9.5 : t.length > 3 ? 10.5 : 12;
}
function Bc(t) {
  const e = dc(t);
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
function Xs(t, e, n) {
  const r = t.trace.player[n];
  return r < 0 ? e.line : e.players[r % 4];
}
function qc(t, e, n, r, s, i) {
  t.clearRect(0, 0, s, i);
  const l = 60, o = (-n.x - l) / n.scale, c = (s - n.x + l) / n.scale, u = (-n.y - l) / n.scale, f = (i - n.y + l) / n.scale, v = n.scale > 0.45, { trace: g, moment: _ } = e, m = (b) => b.x >= o && b.x <= c && b.y >= u && b.y <= f, d = (b) => (b.stub === "unrecorded" ? Zn : Pn)(g, b.node, _);
  t.save(), t.translate(n.x, n.y), t.scale(n.scale, n.scale);
  const h = [
    [r.line, 1.2, [], []],
    [r.ink, 3, [], []],
    [r.bad, 1.4, [5, 4], []],
    [r.soft, 1.2, [2, 4], []]
  ];
  for (const b of e.layout.placed) {
    const w = b.parent;
    if (!w || !d(b) || !m(b) && !m(w)) continue;
    const A = !b.stub && Ve(g, b.node), L = !e.blank && !b.stub && e.line.has(b.node) && e.line.has(w.node);
    h[b.stub === "unrecorded" ? 3 : A ? 2 : L ? 1 : 0][3].push(b);
  }
  for (const [b, w, A, L] of h) {
    t.strokeStyle = b, t.lineWidth = Math.max(w, 0.7 / n.scale), t.setLineDash(v ? A : []), t.beginPath();
    for (const O of L) {
      const F = O.parent;
      t.moveTo(F.x, F.y), t.lineTo(O.x, O.y);
    }
    t.stroke();
  }
  if (t.setLineDash([]), !v) {
    Vc(t, e, r, m, d), t.restore();
    return;
  }
  t.textAlign = "center", t.textBaseline = "middle";
  for (const b of e.layout.placed)
    !d(b) || !m(b) || (b.stub ? Zc(t, b, r) : Wc(t, e, b, r, n, [-n.x / n.scale, (s - n.x) / n.scale]));
  t.restore();
}
function Vc(t, e, n, r, s) {
  const i = /* @__PURE__ */ new Map();
  for (const l of e.layout.placed) {
    if (!r(l) || !s(l)) continue;
    const o = l.stub ? n.soft : Ve(e.trace, l.node) ? n.bad : Xs(e, n, l.node), c = i.get(o);
    c ? c.push(l) : i.set(o, [l]);
  }
  for (const [l, o] of i) {
    t.fillStyle = l, t.beginPath();
    for (const c of o) t.rect(c.x - 10, c.y - 10, 20, 20);
    t.fill();
  }
}
function Uc(t, e, n, r, s) {
  t.beginPath(), e === "max" ? (t.moveTo(n, r - s * 1.15), t.lineTo(n + s * 1.25, r + s * 0.9), t.lineTo(n - s * 1.25, r + s * 0.9)) : e === "min" ? (t.moveTo(n, r + s * 1.15), t.lineTo(n + s * 1.25, r - s * 0.9), t.lineTo(n - s * 1.25, r - s * 0.9)) : e === "leaf" ? t.rect(n - s, r - s * 0.8, 2 * s, 1.6 * s) : t.arc(n, r, s, 0, 2 * Math.PI), t.closePath();
}
function Hc(t, e, n, r) {
  t.beginPath(), t.roundRect(n - 21.5, r - 12.5, 43, 25, e ? 2 : 12.5), t.closePath();
}
function Wc(t, e, n, r, s, i) {
  const { trace: l, moment: o } = e, c = Ve(l, n.node), u = c ? r.bad : Xs(e, r, n.node), f = l.names.length > 2 && l.values[n.node] !== null;
  f ? Hc(t, l.kind[n.node] === "leaf", n.x, n.y) : Uc(t, l.kind[n.node], n.x, n.y, St), t.fillStyle = e.marked.has(n.node) ? r.mark : r.raised, t.fill(), t.lineWidth = n.node === e.selected ? 3.5 : 1.8, t.strokeStyle = n.node === e.selected ? r.accent : u, t.setLineDash(c ? [4, 3] : []), t.stroke(), t.setLineDash([]);
  const g = e.blank && l.kind[n.node] !== "leaf" ? "" : qs(l, e.children, n.node, o, Yr);
  t.fillStyle = c ? r.bad : r.ink;
  const _ = f && g.length <= 7 ? 12 : Gs(g), m = (f ? 2.6 : 1.8) * St / (0.56 * Math.max(1, g.length)), d = Math.max(_, Math.min(Or / s.scale, m));
  t.font = `600 ${d}px "Source Sans", sans-serif`;
  const h = l.kind[n.node] === "max" ? 4 : l.kind[n.node] === "min" ? -4 : 0;
  t.fillText(c ? "✕" : g, n.x, n.y + h), e.marked.has(n.node) && (t.strokeStyle = r.bad, t.lineWidth = 2.5, t.beginPath(), t.moveTo(n.x - 11, n.y - 11), t.lineTo(n.x + 11, n.y + 11), t.stroke()), nn(l, n.node) && l.left[n.node] <= o && (t.strokeStyle = r.bad, t.lineWidth = 2, t.beginPath(), t.moveTo(n.x - 9, n.y + St + 8), t.lineTo(n.x + 9, n.y + St + 2), t.stroke()), s.scale > 0.6 && n.parent && Xc(t, e, n, r, s), s.scale > 0.6 && !e.blank && Kr(l) && Jc(t, e, n, r, i);
  const b = e.children[n.node].length + (l.unrecorded[n.node] ?? 0);
  if (b && !e.open.has(n.node)) {
    const w = Math.max(10, (Or - 1) / s.scale);
    t.font = `${w}px "Source Sans", sans-serif`, Js(t, `+${b}`, n.x, n.y + St + (nn(l, n.node) ? 16 : 10), w, r);
  }
}
const Sa = /* @__PURE__ */ new WeakMap();
function Yc(t) {
  const e = Sa.get(t.layout);
  if (e) return e;
  const n = /* @__PURE__ */ new Map();
  for (const s of t.layout.placed) {
    if (!s.parent || s.stub) continue;
    const i = n.get(s.parent);
    i ? i.push(s) : n.set(s.parent, [s]);
  }
  const r = /* @__PURE__ */ new Map();
  for (const s of n.values()) {
    const i = s.map((c, u) => Math.min(c.x - (s[u - 1]?.x ?? -1 / 0), (s[u + 1]?.x ?? 1 / 0) - c.x, 2 * yn)), l = s.map((c) => rr(t.trace, c)), o = Math.max(...l.map((c, u) => c.length / i[u]));
    s.forEach((c, u) => r.set(c, { text: l[u], gap: i[u], crowd: o, odd: u % 2 === 1 }));
  }
  return Sa.set(t.layout, r), r;
}
function rr(t, e) {
  const n = t.weight[e.node];
  return n < 1 && t.kind[e.parent.node] === "chance" ? at(n) : t.text[e.node];
}
const Cr = 0.53, Ks = 11;
function Gc(t, e) {
  return (e.placed.reduce((r, s) => s.parent && !s.stub ? Math.max(r, rr(t, s).length) : r, 0) * Cr * Ks + 6) / 0.62;
}
function Xc(t, e, n, r, s) {
  const { text: i, gap: l, crowd: o, odd: c } = Yc(e).get(n), u = n.parent, f = Math.max(Ks, Or / s.scale), v = o * Cr * f > 0.62 - 6 / l, g = v ? c ? 0.72 : 0.5 : 0.62, _ = Math.floor((l * g * (v ? 2 : 1) - 6) / (Cr * f)), m = i.length > Math.max(_, 2) ? `${i.slice(0, Math.max(_ - 1, 1))}…` : i, d = n.x * g + u.x * (1 - g), h = n.y * g + u.y * (1 - g);
  t.font = `${f}px "Source Sans", sans-serif`, Js(t, m, d, h, f, r);
}
function Js(t, e, n, r, s, i) {
  const l = t.measureText(e).width + 4;
  t.fillStyle = i.paper, t.fillRect(n - l / 2, r - s * 0.62, l, s * 1.24), t.fillStyle = i.soft, t.fillText(e, n, r);
}
const Ea = /* @__PURE__ */ new WeakMap();
function Kc(t) {
  const e = Ea.get(t);
  if (e) return e;
  const n = /* @__PURE__ */ new Map(), r = [...t.placed].sort((s, i) => s.y - i.y || s.x - i.x);
  return r.forEach((s, i) => {
    const l = (o) => o && o.y === s.y ? Math.abs(o.x - s.x) : 1 / 0;
    n.set(s, [l(r[i - 1]), l(r[i + 1])]);
  }), Ea.set(t, n), n;
}
function Jc(t, e, n, r, s) {
  const i = sc(e.trace, e.children, n.node, e.moment);
  if (!i) return;
  const [l, o] = i.map((w) => w === 1 / 0 ? "∞" : w === -1 / 0 ? "−∞" : Yr(w)), c = `[${l}, ${o}]`;
  t.font = '10px "Source Sans", sans-serif';
  const u = t.measureText(c).width, f = St + 5 + u / 2, [v, g] = Kc(e.layout).get(n), _ = 2 * St + u + 8, m = v >= _ && n.x - f - u / 2 > s[0], d = g >= _ && n.x + f + u / 2 < s[1];
  if (!m && !d) return;
  const h = n.x + (m && (!d || n.parent && n.parent.x > n.x) ? -f : f), b = n.y - St * 0.85;
  t.fillStyle = r.paper, t.fillRect(h - u / 2 - 1, b - 6, u + 2, 12), t.fillStyle = i[0] >= i[1] ? r.bad : r.soft, t.fillText(c, h, b);
}
function Zc(t, e, n) {
  t.fillStyle = n.paper, t.strokeStyle = n.soft, t.setLineDash([2, 2]), t.lineWidth = 1.2, t.beginPath(), t.roundRect(e.x - 19, e.y - 12, 38, 24, 8), t.fill(), e.stub === "folded" && t.stroke(), t.setLineDash([]), t.fillStyle = n.soft, t.font = '600 11px "Source Sans", sans-serif', t.fillText(`+${e.count}`, e.x, e.y);
}
const Aa = "#1e1c19", Vn = "#8b8375", Un = "#a3301c", Qc = ["#1f5582", "#b9531b", "#2c6e49", "#74407f"], qe = 15, $c = 2e3;
function Zs(t, e) {
  const n = Zr(t), r = new Set(t.parent.keys()), s = Ys(n, t.unrecorded, r, r, r);
  return {
    trace: t,
    children: n,
    layout: s,
    shown: s.placed.filter((i) => Pn(t, i.node, e)).slice(0, $c),
    line: new Set(t.variation),
    value: (i) => qs(t, n, i, e, Yr)
  };
}
function Ta(t) {
  return t.replace(/[&<>"]/g, (e) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[e]);
}
function ef(t, e) {
  if (Ve(t, e)) return Un;
  const n = t.player[e];
  return n < 0 ? Vn : Qc[n % 4];
}
function tf(t, e, n) {
  const r = (s, i) => `${(e + s).toFixed(1)},${(n + i).toFixed(1)}`;
  return t === "max" ? `<polygon points="${r(0, -1.15 * qe)} ${r(1.25 * qe, 0.9 * qe)} ${r(-1.25 * qe, 0.9 * qe)}"` : t === "min" ? `<polygon points="${r(0, 1.15 * qe)} ${r(1.25 * qe, -0.9 * qe)} ${r(-1.25 * qe, -0.9 * qe)}"` : t === "leaf" ? `<rect x="${(e - qe).toFixed(1)}" y="${(n - 0.8 * qe).toFixed(1)}" width="${2 * qe}" height="${1.6 * qe}"` : `<circle cx="${e.toFixed(1)}" cy="${n.toFixed(1)}" r="${qe}"`;
}
function Qs(t, e, n = !1) {
  const { layout: r, shown: s, line: i, value: l } = Zs(t, e), o = r.right - r.left + 60, c = r.bottom + 70, u = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(r.left - 30).toFixed(1)} -30 ${o.toFixed(1)} ${c.toFixed(1)}" width="${o.toFixed(0)}" height="${c.toFixed(0)}" font-family="'Source Sans 3', Helvetica, Arial, sans-serif" text-anchor="middle">`,
    `<rect x="${(r.left - 30).toFixed(1)}" y="-30" width="100%" height="100%" fill="#ffffff"/>`
  ];
  for (const f of s) {
    if (!f.parent) continue;
    if (f.stub) {
      u.push(`<line x1="${f.parent.x.toFixed(1)}" y1="${f.parent.y.toFixed(1)}" x2="${f.x.toFixed(1)}" y2="${(f.y - 9).toFixed(1)}" stroke="${Vn}" stroke-dasharray="2 4" stroke-width="1.2"/>`);
      continue;
    }
    const v = Ve(t, f.node), g = !n && i.has(f.node) && i.has(f.parent.node), _ = v ? `stroke="${Un}" stroke-dasharray="5 4" stroke-width="1.4"` : g ? `stroke="${Aa}" stroke-width="3"` : `stroke="${Vn}" stroke-width="1.2"`;
    u.push(`<line x1="${f.parent.x.toFixed(1)}" y1="${f.parent.y.toFixed(1)}" x2="${f.x.toFixed(1)}" y2="${f.y.toFixed(1)}" ${_}/>`);
  }
  for (const f of s) {
    if (f.stub) {
      u.push(`<text x="${f.x.toFixed(1)}" y="${(f.y + 4).toFixed(1)}" font-size="11" fill="${Vn}">+${f.count}</text>`);
      continue;
    }
    const v = Ve(t, f.node), g = t.kind[f.node];
    u.push(`${tf(g, f.x, f.y)} fill="#ffffff" stroke="${ef(t, f.node)}" stroke-width="1.8"${v ? ' stroke-dasharray="4 3"' : ""}/>`);
    const _ = v ? "×" : n && g !== "leaf" ? "" : l(f.node), m = g === "max" ? 8 : g === "min" ? 0 : 4;
    if (u.push(`<text x="${f.x.toFixed(1)}" y="${(f.y + m).toFixed(1)}" font-size="${Gs(_)}" font-weight="600" fill="${v ? Un : Aa}">${Ta(_)}</text>`), nn(t, f.node) && u.push(`<line x1="${(f.x - 9).toFixed(1)}" y1="${(f.y + qe + 8).toFixed(1)}" x2="${(f.x + 9).toFixed(1)}" y2="${(f.y + qe + 2).toFixed(1)}" stroke="${Un}" stroke-width="2"/>`), f.parent) {
      const d = f.x * 0.62 + f.parent.x * 0.38, h = f.y * 0.62 + f.parent.y * 0.38;
      u.push(`<text x="${d.toFixed(1)}" y="${(h + 4).toFixed(1)}" font-size="11" fill="#5f594f" stroke="#ffffff" stroke-width="4" paint-order="stroke">${Ta(rr(t, f))}</text>`);
    }
  }
  return u.push("</svg>"), u.join(`
`);
}
const nf = {
  "\\": "\\textbackslash{}",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
  "−": "$-$",
  "≥": "$\\ge$",
  "≤": "$\\le$",
  "…": "\\dots{}"
};
function La(t) {
  return [...t].map((e) => nf[e] ?? (/[&%$#_{}]/.test(e) ? `\\${e}` : e)).join("");
}
function rf(t, e) {
  const { shown: n, line: r, value: s } = Zs(t, e), i = (o) => `(${(o.x / 46).toFixed(2)},${(-o.y / 46).toFixed(2)})`, l = [
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
    const c = t.kind[o.node], u = ["max", "min", "chance", "leaf"].includes(c) ? c : "player", f = Ve(t, o.node), v = f ? "$\\times$" : La(s(o.node));
    l.push(`  \\node[${u}${f ? ", pruned" : ""}] (n${o.node}) at ${i(o)} {${v}};`);
  }
  for (const o of n) {
    if (!o.parent) continue;
    if (o.stub) {
      l.push(`  \\draw[densely dotted] (n${o.node}) -- (u${o.node});`);
      continue;
    }
    const c = r.has(o.node) && r.has(o.parent.node), u = Ve(t, o.node) ? "pruned" : c ? "best" : "";
    l.push(`  \\draw[${u}] (n${o.parent.node}) -- node[move] {${La(rr(t, o))}} (n${o.node});`);
  }
  return l.push("\\end{tikzpicture}"), `${l.join(`
`)}
`;
}
async function Oa(t, e) {
  const n = URL.createObjectURL(new Blob([Qs(t, e)], { type: "image/svg+xml" }));
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
function hr(t, e) {
  const n = typeof e == "string" ? new Blob([e], { type: "text/plain" }) : e, r = URL.createObjectURL(n), s = document.createElement("a");
  s.href = r, s.download = t, s.click(), setTimeout(() => URL.revokeObjectURL(r), 1e3);
}
function af(t, e, n = () => {
}) {
  const r = Ge.number(), s = [
    Ge.on("place_shown", (l) => l.id === r && (i(), e(l))),
    Ge.on("failed", (l) => l.id === r && (i(), n(l.text)))
  ], i = () => s.forEach((l) => l());
  return Ge.send({ type: "show_place", id: r, place: t }), i;
}
function sf(t, e) {
  return { ...t, moves: [...t.moves ?? [], ...e] };
}
function lf(t, e) {
  const n = [];
  for (let r = e; t.parent[r] >= 0; r = t.parent[r])
    n.unshift({ action: t.action[r], text: t.text[r] });
  return n;
}
var of = /* @__PURE__ */ R('<figure class="svelte-1a0ov8g"><div class="small svelte-1a0ov8g" role="img"><div inert=""><!></div></div> <figcaption class="soft svelte-1a0ov8g"> </figcaption></figure>');
function uf(t, e) {
  Ne(e, !0);
  const n = /* @__PURE__ */ x(() => e.shown.position), r = /* @__PURE__ */ x(() => e.shown.names.map(Nt)), s = /* @__PURE__ */ x(() => a(n).board.find((d) => d.kind === "grid")), i = /* @__PURE__ */ x(() => $l(a(s)?.cells ?? [], a(r))), l = /* @__PURE__ */ x(() => a(n).legal.some((d) => d.cells.length > 1 && a(s)?.cells[d.cells[0]]) || (a(n).last?.cells.length ?? 0) > 1), o = /* @__PURE__ */ x(() => a(n).utilities ? `${eo(a(r), a(n).utilities)}.` : a(n).mover === -1 ? "Chance moves." : `${a(r)[a(n).mover] ?? ""} to move.`), c = /* @__PURE__ */ x(() => `The board${a(n).last ? ` after ${a(n).last.text}` : ""}. ${a(o)}`);
  var u = of(), f = Y(u), v = Y(f), g = Y(v);
  {
    let d = /* @__PURE__ */ x(() => a(i).length > 0), h = /* @__PURE__ */ x(() => a(n).last?.cells ?? []);
    Fs(g, {
      get parts() {
        return a(n).board;
      },
      get names() {
        return a(r);
      },
      get moving() {
        return a(l);
      },
      get toned() {
        return a(d);
      },
      get last() {
        return a(h);
      }
    });
  }
  var _ = P(f, 2), m = ae(_, !0);
  D(() => {
    ee(f, "aria-label", a(c)), G(m, a(o));
  }), k(t, u), Pe();
}
var cf = /* @__PURE__ */ R('<span class="soft" aria-hidden="true">›</span>'), ff = /* @__PURE__ */ R('<!> <button class="step svelte-7t07ym"> </button>', 1), vr = /* @__PURE__ */ R('<p class="soft facts svelte-7t07ym"> </p>'), df = /* @__PURE__ */ R('<label class="row">Value <input type="number" step="any" class="svelte-7t07ym"/></label>'), hf = /* @__PURE__ */ R('<p class="soft facts svelte-7t07ym">Its value was never computed.</p>'), vf = /* @__PURE__ */ R("<button>Search from here</button>"), gf = /* @__PURE__ */ R('<a class="button">Play from here</a>'), _f = /* @__PURE__ */ R('<!> <div class="row"><!> <!></div>', 1), mf = /* @__PURE__ */ R('<li class="svelte-7t07ym"><button><b> </b> <span> </span></button></li>'), bf = /* @__PURE__ */ R('<ul class="tiles svelte-7t07ym" aria-label="moves from here"></ul> <!>', 1), yf = /* @__PURE__ */ R('<li class="svelte-7t07ym"><button class="unrecorded svelte-7t07ym"> </button></li>'), wf = /* @__PURE__ */ R('<ul class="tiles svelte-7t07ym" aria-label="moves not recorded"></ul> <!>', 1), pf = /* @__PURE__ */ R('<p class="soft facts svelte-7t07ym"> <!></p> <!>', 1), kf = /* @__PURE__ */ R('<section class="panel stack" role="group" aria-label="selected node"><div class="path svelte-7t07ym" role="group" aria-label="path to this node"></div> <p class="explanation serif svelte-7t07ym" role="status"> </p> <!> <!> <!> <!> <!></section>');
function xf(t, e) {
  Ne(e, !0);
  let n = de(e, "place", 3, null);
  const r = 40;
  let s = /* @__PURE__ */ X("");
  const i = /* @__PURE__ */ x(() => Zr(e.trace)), l = /* @__PURE__ */ x(() => a(i)[e.selected] ?? []), o = /* @__PURE__ */ x(() => e.selected), c = /* @__PURE__ */ x(() => {
    const I = [];
    for (let j = e.selected; j >= 0; j = e.trace.parent[j]) I.unshift(j);
    return I;
  });
  Xe(() => {
    const I = e.trace.id, j = e.selected;
    T(s, "");
    const J = Ge.on("explained", (te) => {
      te.id === I && te.node === j && T(s, te.text, !0);
    });
    return Ge.send({ type: "explain", id: I, node: j }), J;
  });
  let u = /* @__PURE__ */ X(null);
  const f = /* @__PURE__ */ x(() => lf(e.trace, e.selected).map((I) => I.text)), v = /* @__PURE__ */ x(() => n() && sf(n(), a(f)));
  Xe(() => {
    if (a(v))
      return af(a(v), (I) => T(u, I), () => T(u, null));
  });
  const g = /* @__PURE__ */ x(() => {
    if (!e.search || !e.trace.unrecorded[a(o)]) return [];
    const I = new Set(a(l).map((j) => e.trace.text[j]));
    return (a(u)?.position.legal ?? []).map((j) => j.text).filter((j) => !I.has(j));
  });
  function _(I) {
    const j = e.trace.player[I];
    return j >= 0 ? `${e.trace.names[j]} to move` : j === -1 ? "chance" : "leaf";
  }
  function m(I) {
    const j = e.trace.alpha[I] ?? null, J = e.trace.beta[I] ?? null;
    return !Kr(e.trace) || Ve(e.trace, I) || e.trace.kind[I] === "leaf" ? "" : `window on entry [${j === null ? "−∞" : at(j)}, ${J === null ? "∞" : at(J)}]`;
  }
  const d = /* @__PURE__ */ x(() => [
    a(u) ? "" : _(a(o)),
    m(a(o)),
    (e.trace.visits[a(o)] ?? 0) > 1 ? `${Kn(e.trace.visits[a(o)])} visits` : ""
  ].filter(Boolean).join(", "));
  function h(I) {
    return Ve(e.trace, I) ? "pruned" : nn(e.trace, I) ? "cut" : "";
  }
  var b = kf(), w = Y(b);
  Te(w, 21, () => a(c), Ce, (I, j, J) => {
    var te = ff(), ue = pe(te);
    {
      var y = (N) => {
        var U = cf();
        k(N, U);
      };
      W(ue, (N) => {
        J && N(y);
      });
    }
    var M = P(ue, 2), H = ae(M, !0);
    D(() => {
      ee(M, "aria-current", a(j) === e.selected ? "true" : void 0), G(H, J ? e.trace.text[a(j)] : "root");
    }), $("click", M, () => e.select(a(j))), k(I, te);
  });
  var A = P(w, 2), L = ae(A, !0), O = P(A, 2);
  {
    var F = (I) => {
      var j = vr(), J = ae(j, !0);
      D(() => G(J, a(d))), k(I, j);
    };
    W(O, (I) => {
      a(d) && I(F);
    });
  }
  var E = P(O, 2);
  {
    var S = (I) => {
      var j = df(), J = P(Y(j));
      D(() => Cs(J, e.trace.value[a(o)] ?? 0)), $("change", J, (te) => e.change?.(a(o), Number(te.currentTarget.value))), k(I, j);
    }, C = (I) => {
      var j = hf();
      k(I, j);
    }, V = /* @__PURE__ */ x(() => e.change && Ve(e.trace, a(o)));
    W(E, (I) => {
      e.change && e.trace.kind[a(o)] === "leaf" && e.trace.names.length <= 2 ? I(S) : a(V) && I(C, 1);
    });
  }
  var K = P(E, 2);
  {
    var ie = (I) => {
      var j = _f(), J = pe(j);
      uf(J, {
        get shown() {
          return a(u);
        }
      });
      var te = P(J, 2), ue = Y(te);
      {
        var y = (N) => {
          var U = vf();
          $("click", U, () => e.search(a(f))), k(N, U);
        };
        W(ue, (N) => {
          e.search && e.selected && !a(u).position.utilities && N(y);
        });
      }
      var M = P(ue, 2);
      {
        var H = (N) => {
          var U = gf();
          D((le) => ee(U, "href", le), [() => e.play(a(f))]), k(N, U);
        };
        W(M, (N) => {
          e.play && N(H);
        });
      }
      k(I, j);
    };
    W(K, (I) => {
      a(v) && a(u) && I(ie);
    });
  }
  var ke = P(K, 2);
  {
    var Re = (I) => {
      var j = bf(), J = pe(j);
      Te(J, 21, () => a(l).slice(0, r), Ce, (y, M) => {
        var H = mf(), N = Y(H);
        let U;
        var le = Y(N), me = ae(le, !0), Ae = P(le, 2), Se = ae(Ae);
        D(
          (ce, ve, p, B) => {
            U = _e(N, 1, ce, "svelte-7t07ym", U, { "on-line": ve }), G(me, e.trace.text[a(M)]), G(Se, `${p ?? ""}${B ?? ""}`);
          },
          [
            () => Yt(h(a(M))),
            () => e.trace.variation.includes(a(M)),
            () => Ve(e.trace, a(M)) ? "pruned" : e.trace.values[a(M)] && e.trace.names.length > 2 ? e.trace.values[a(M)].map((ce) => at(ce)).join(" ") : Bs(e.trace, a(M)) + at(e.trace.value[a(M)]),
            () => nn(e.trace, a(M)) ? " (cut)" : ""
          ]
        ), $("click", N, () => e.select(a(M))), k(y, H);
      });
      var te = P(J, 2);
      {
        var ue = (y) => {
          var M = vr(), H = ae(M);
          D(() => G(H, `and ${a(l).length - r} more`)), k(y, M);
        };
        W(te, (y) => {
          a(l).length > r && y(ue);
        });
      }
      k(I, j);
    };
    W(ke, (I) => {
      a(l).length && I(Re);
    });
  }
  var Oe = P(ke, 2);
  {
    var q = (I) => {
      var j = pf(), J = pe(j), te = Y(J), ue = P(te);
      {
        var y = (N) => {
          var U = dn(". Choose one to search there:");
          k(N, U);
        };
        W(ue, (N) => {
          a(g).length && N(y);
        });
      }
      var M = P(J, 2);
      {
        var H = (N) => {
          var U = wf(), le = pe(U);
          Te(le, 21, () => a(g).slice(0, r), Ce, (Se, ce) => {
            var ve = yf(), p = Y(ve), B = ae(p, !0);
            D(() => G(B, a(ce))), $("click", p, () => e.search?.([...a(f), a(ce)])), k(Se, ve);
          });
          var me = P(le, 2);
          {
            var Ae = (Se) => {
              var ce = vr(), ve = ae(ce);
              D(() => G(ve, `and ${a(g).length - r} more`)), k(Se, ce);
            };
            W(me, (Se) => {
              a(g).length > r && Se(Ae);
            });
          }
          k(N, U);
        };
        W(M, (N) => {
          a(g).length && N(H);
        });
      }
      D((N) => G(te, `+${N ?? ""} ${e.trace.unrecorded[a(o)] === 1 ? "move" : "moves"} not recorded`), [() => Kn(e.trace.unrecorded[a(o)])]), k(I, j);
    };
    W(Oe, (I) => {
      e.trace.unrecorded[a(o)] && I(q);
    });
  }
  D((I) => G(L, I), [
    () => a(s) ? a(s).charAt(0).toUpperCase() + a(s).slice(1) + "." : " "
  ]), k(t, b), Pe();
}
tt(["click", "change"]);
var Mf = /* @__PURE__ */ R('<div class="slider svelte-3ly6rn"><button aria-label="start" class="svelte-3ly6rn">|◂</button> <button aria-label="step back" class="svelte-3ly6rn">◂</button> <button class="run svelte-3ly6rn"> </button> <button aria-label="step forward" class="svelte-3ly6rn">▸</button> <button aria-label="end" class="svelte-3ly6rn">▸|</button> <input type="range" min="0" class="svelte-3ly6rn"/> <span class="soft svelte-3ly6rn"> </span></div>');
function Sf(t, e) {
  Ne(e, !0);
  let n = de(e, "label", 3, "step of the search"), r = /* @__PURE__ */ X(0);
  function s() {
    clearInterval(a(r)), T(r, 0);
  }
  Ul(s);
  function i() {
    if (a(r)) return s();
    e.moment >= e.last && e.change(0);
    const h = Math.max(1, Math.round(e.last / 240));
    T(
      r,
      window.setInterval(
        () => {
          e.moment >= e.last ? s() : e.change(Math.min(e.last, e.moment + h));
        },
        Math.max(40, Math.min(500, 12e3 / Math.max(e.last, 1)))
      ),
      !0
    );
  }
  var l = Mf(), o = Y(l), c = P(o, 2), u = P(c, 2), f = ae(u, !0), v = P(u, 2), g = P(v, 2), _ = P(g, 2), m = P(_, 2), d = ae(m);
  D(() => {
    o.disabled = e.moment <= 0, c.disabled = e.moment <= 0, G(f, a(r) ? "Pause" : "Play"), v.disabled = e.moment >= e.last, g.disabled = e.moment >= e.last, ee(_, "max", e.last), Cs(_, e.moment), ee(_, "aria-label", n()), ee(_, "aria-valuetext", `step ${e.moment ?? ""} of ${e.last ?? ""}`), G(d, `${e.moment ?? ""} / ${e.last ?? ""}`);
  }), $("click", o, () => e.change(0)), $("click", c, () => e.change(Math.max(0, e.moment - 1))), $("click", u, i), $("click", v, () => e.change(Math.min(e.last, e.moment + 1))), $("click", g, () => e.change(e.last)), $("input", _, (h) => e.change(Number(h.currentTarget.value))), k(t, l), Pe();
}
tt(["click", "input"]);
const Fn = ["system", "light", "dark"];
class Ef {
  #e = /* @__PURE__ */ X("system");
  get name() {
    return a(this.#e);
  }
  set name(e) {
    T(this.#e, e, !0);
  }
  constructor() {
    const e = localStorage.getItem("theme");
    e && Fn.includes(e) && this.set(e);
  }
  next() {
    this.set(Fn[(Fn.indexOf(this.name) + 1) % Fn.length]);
  }
  set(e) {
    this.name = e, localStorage.setItem("theme", e), e === "system" ? delete document.documentElement.dataset.theme : document.documentElement.dataset.theme = e;
  }
}
const Af = new Ef();
var Tf = /* @__PURE__ */ R('<div class="frame svelte-1y7d2q4"><div><canvas tabindex="0" role="application" class="svelte-1y7d2q4"></canvas></div> <div class="tools svelte-1y7d2q4"><button aria-label="zoom in" class="svelte-1y7d2q4">+</button> <button aria-label="zoom out" class="svelte-1y7d2q4">−</button> <button class="svelte-1y7d2q4">Fit</button> <button class="svelte-1y7d2q4">Expand all</button></div></div>');
function Lf(t, e) {
  Ne(e, !0);
  const n = 0.62, r = 0.8, s = 48, i = 120, l = 110;
  let o = de(e, "marked", 19, () => /* @__PURE__ */ new Set()), c = de(e, "height", 3, 460), u = de(e, "blank", 3, !1), f = de(e, "whole", 3, !1), v = de(e, "label", 3, "search tree"), g, _, m = /* @__PURE__ */ X(
    600
    // pixels of the width
  ), d = /* @__PURE__ */ X({ scale: 1, x: 300, y: 40 }), h = /* @__PURE__ */ X(/* @__PURE__ */ new Set()), b = /* @__PURE__ */ X(/* @__PURE__ */ new Set()), w = /* @__PURE__ */ X(0), A = null;
  const L = /* @__PURE__ */ x(() => Zr(e.trace)), O = /* @__PURE__ */ x(() => new Set(e.trace.variation));
  let F = /* @__PURE__ */ X(ut(yn)), E = /* @__PURE__ */ X(ut(qn));
  const S = /* @__PURE__ */ x(() => Ys(a(L), e.trace.unrecorded, a(h), a(b), a(O), a(F), a(E))), C = /* @__PURE__ */ x(() => a(S).right - a(S).left + 70), V = /* @__PURE__ */ x(() => Math.max(1, Math.round(a(S).bottom / a(E)))), K = /* @__PURE__ */ x(() => f() ? Math.max(a(m), Math.ceil(a(C) * r)) : a(m)), ie = /* @__PURE__ */ x(() => f() ? Math.max(c(), Math.ceil(a(V) * qn * r) + s + 50) : c()), ke = /* @__PURE__ */ x(() => a(K) > a(m));
  Xe(() => {
    const z = a(L);
    bt(() => {
      T(h, f() ? new Set(z.keys()) : Dc(z, e.trace.unrecorded, e.trace.variation, a(m) / (yn * n))), T(b, f() ? a(h) : /* @__PURE__ */ new Set());
    });
  }), Xe(() => {
    a(L), bt(Re);
  });
  function Re() {
    const z = (a(S).right - a(S).left) / a(F);
    T(F, Math.max(yn, Math.min(l, Gc(e.trace, a(S)), (a(m) - 70) / Math.max(z, 1))), !0);
    const se = a(ie) - s - 50;
    let oe = Math.max(0.02, Math.min(1.2, a(K) / a(C)));
    T(E, Math.max(qn, Math.min(i, se / a(V)) / oe), !0), a(V) * a(E) * oe > se && (oe = Math.max(0.02, se / (a(V) * a(E)))), T(d, {
      scale: oe,
      x: a(K) / 2 - oe * (a(S).left + a(S).right) / 2,
      y: 28 + Math.max(0, (se - oe * a(V) * a(E)) / 2)
    });
  }
  function Oe() {
    T(h, new Set(a(L).keys())), T(b, a(h)), Re();
  }
  function q(z) {
    const se = new Set(a(h));
    se.has(z) ? se.delete(z) : se.add(z), T(h, se);
  }
  Xe(() => {
    const z = e.selected;
    bt(() => {
      const oe = new Set(a(h)), he = new Set(a(b));
      for (let re = e.trace.parent[z] ?? -1; re >= 0; re = e.trace.parent[re])
        oe.add(re);
      const ye = e.trace.parent[z] ?? -1;
      ye >= 0 && (a(L)[ye]?.indexOf(z) ?? 0) >= An && he.add(ye), oe.size !== a(h).size && T(h, oe), he.size !== a(b).size && T(b, he);
    });
    const se = a(S).byNode.get(z);
    bt(() => {
      if (!se) return;
      const oe = se.x * a(d).scale + a(d).x, he = se.y * a(d).scale + a(d).y;
      (oe < 20 || oe > a(K) - 20 || he < 20 || he > a(ie) - 20) && T(d, {
        ...a(d),
        x: a(K) / 2 - se.x * a(d).scale,
        y: a(ie) / 2 - se.y * a(d).scale
      });
      const ye = oe - _.scrollLeft;
      a(ke) && (ye < 20 || ye > a(m) - 20) && (_.scrollLeft = oe - a(m) / 2);
    });
  }), matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => Ki(w));
  const j = /* @__PURE__ */ x(() => ({
    trace: e.trace,
    children: a(L),
    layout: a(S),
    moment: e.moment,
    selected: e.selected,
    line: a(O),
    marked: o(),
    open: a(h),
    blank: u()
  }));
  function J() {
    const z = devicePixelRatio || 1;
    (g.width !== Math.round(a(K) * z) || g.height !== Math.round(a(ie) * z)) && (g.width = Math.round(a(K) * z), g.height = Math.round(a(ie) * z));
    const se = g.getContext("2d");
    se.setTransform(z, 0, 0, z, 0, 0), qc(se, a(j), a(d), Bc(g), a(K), a(ie));
  }
  let te = 0;
  Xe(() => (Af.name, a(w), a(j), a(d), a(K), a(ie), cancelAnimationFrame(te), te = requestAnimationFrame(J), () => cancelAnimationFrame(te))), Xe(() => {
    const z = matchMedia("print");
    return z.addEventListener("change", J), () => z.removeEventListener("change", J);
  });
  function ue(z, se = a(K) / 2, oe = a(ie) / 2) {
    const he = Math.max(0.02, Math.min(3, a(d).scale * z)), ye = he / a(d).scale;
    T(d, {
      scale: he,
      x: se - (se - a(d).x) * ye,
      y: oe - (oe - a(d).y) * ye
    });
  }
  function y(z) {
    a(
      ke
      // sideways: that scrolls
    ) && Math.abs(z.deltaX) > Math.abs(z.deltaY) || (z.preventDefault(), ue(Math.exp(-z.deltaY * 15e-4), z.offsetX, z.offsetY));
  }
  function M(z) {
    A = { x: z.clientX, y: z.clientY, moved: !1 }, g.setPointerCapture(z.pointerId);
  }
  function H(z) {
    if (!A) return;
    const se = z.clientX - A.x, oe = z.clientY - A.y;
    !A.moved && Math.hypot(se, oe) < 4 || (A = { x: z.clientX, y: z.clientY, moved: !0 }, a(ke) ? _.scrollLeft -= se : T(d, { ...a(d), x: a(d).x + se, y: a(d).y + oe }));
  }
  function N(z) {
    const se = A && !A.moved;
    if (A = null, !se) return;
    const oe = (z.offsetX - a(d).x) / a(d).scale, he = (z.offsetY - a(d).y) / a(d).scale, ye = Math.max(St * 1.3, 8 / a(d).scale);
    for (const re of a(S).placed)
      if (!(Math.abs(re.x - oe) > ye || Math.abs(re.y - he) > ye)) {
        re.stub === "folded" ? T(b, new Set(a(b)).add(re.node)) : re.stub ? e.select(re.node) : !u() && re.node === e.selected && (a(L)[re.node]?.length ?? 0) > 0 ? q(re.node) : (e.select(re.node), e.mark?.(re.node));
        return;
      }
  }
  function U(z) {
    const se = e.trace.parent[e.selected] ?? -1, oe = se >= 0 ? a(L)[se] : [0], he = oe.indexOf(e.selected), ye = a(L)[e.selected] ?? [], re = {
      ArrowUp: se >= 0 ? se : void 0,
      ArrowDown: (u() ? void 0 : ye.find((ge) => a(
        O
        // a riddle does not tell
      ).has(ge))) ?? ye[0],
      ArrowLeft: oe[he - 1],
      ArrowRight: oe[he + 1],
      Home: 0
    };
    if (z.key in re) {
      const ge = re[z.key];
      ge !== void 0 && e.select(ge);
    } else if (z.key === " " || z.key === "Enter") e.mark ? e.mark(e.selected) : u() ? e.select(e.selected) : q(e.selected);
    else if (z.key === "+") ue(1.25);
    else if (z.key === "-") ue(0.8);
    else return;
    z.preventDefault(), z.stopPropagation();
  }
  const le = /* @__PURE__ */ x(() => a(S).byNode.get(e.selected));
  var me = { fit: Re, openAll: Oe, toggle: q }, Ae = Tf();
  let Se;
  var ce = Y(Ae);
  let ve;
  var p = Y(ce);
  let B;
  jt(p, (z) => g = z, () => g), jt(ce, (z) => _ = z, () => _);
  var ne = P(ce, 2), Q = Y(ne), Le = P(Q, 2), Z = P(Le, 2), fe = P(Z, 2);
  return D(() => {
    Se = ht(Ae, "", Se, { height: `${a(ie) ?? ""}px` }), ve = _e(ce, 1, "scroller svelte-1y7d2q4", null, ve, { scrolls: a(ke) }), ee(p, "aria-label", `${v() ?? ""}: ${e.trace.parent.length ?? ""} nodes. Arrow keys move between nodes; the selected node is described below.`), ee(p, "data-x", a(le) ? a(le).x * a(d).scale + a(d).x : void 0), ee(p, "data-y", a(le) ? a(le).y * a(d).scale + a(d).y : void 0), ee(p, "data-shown", a(S).placed.length), B = ht(p, "", B, {
      width: `${a(K) ?? ""}px`,
      height: `${a(ie) ?? ""}px`
    });
  }), Ke("wheel", p, y), $("pointerdown", p, M), $("pointermove", p, H), $("pointerup", p, N), Ke("pointercancel", p, () => A = null), $("keydown", p, U), Ar(ce, "clientWidth", (z) => T(m, z)), $("click", Q, () => ue(1.3)), $("click", Le, () => ue(0.77)), $("click", Z, Re), $("click", fe, () => Oe()), k(t, Ae), Pe(me);
}
tt([
  "pointerdown",
  "pointermove",
  "pointerup",
  "keydown",
  "click"
]);
var Of = /* @__PURE__ */ R('<p role="alert" class="failure"> </p>'), Cf = /* @__PURE__ */ R(" <!><!>.", 1), Nf = /* @__PURE__ */ R('<div class="row"><span class="soft facts svelte-1ond5h7">Export:</span> <button>SVG</button> <button>PNG</button> <!> <button>TikZ</button></div>'), Pf = /* @__PURE__ */ R('<li><span class="dotted svelte-1ond5h7"></span> +14: moves that were not recorded</li>'), Rf = /* @__PURE__ */ R("<li>[α, β]: the window; ≤ and ≥: only a bound, the true value may be lower or higher</li>"), jf = /* @__PURE__ */ R('<div class="room svelte-1ond5h7"><div><div class="left stack svelte-1ond5h7"><!> <!> <p class="soft facts svelte-1ond5h7"> <!>. <!> <!></p> <!></div> <!></div></div> <ul class="legend soft svelte-1ond5h7" aria-label="legend"><li>△ MAX, ▽ MIN, ○ chance or a player, □ leaf</li> <li><span class="strong svelte-1ond5h7"></span> principal variation</li> <li><span class="dashed svelte-1ond5h7"></span> pruned: never searched</li> <!> <!></ul>', 1), If = /* @__PURE__ */ R('<p class="soft" role="status"> </p>'), zf = /* @__PURE__ */ R("<!> <!>", 1);
function Ff(t, e) {
  Ne(e, !0);
  let n = de(e, "tracing", 7), r = de(e, "height", 3, 460), s = de(e, "exporting", 3, !0), i = de(e, "boards", 3, !1);
  const l = /* @__PURE__ */ x(() => n().trace), o = /* @__PURE__ */ x(() => a(l) ? ic(a(l), n().moment) : null);
  async function c() {
    a(l) && hr("tree.png", await Oa(a(l), n().moment));
  }
  var u = zf(), f = pe(u);
  {
    var v = (d) => {
      var h = Of(), b = ae(h, !0);
      D(() => G(b, n().failure)), k(d, h);
    };
    W(f, (d) => {
      n().failure && d(v);
    });
  }
  var g = P(f, 2);
  {
    var _ = (d) => {
      var h = jf(), b = pe(h), w = Y(b);
      let A;
      var L = Y(w), O = Y(L);
      Lf(O, {
        get trace() {
          return a(l);
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
        select: (N) => n().selected = N
      });
      var F = P(O, 2);
      Sf(F, {
        get moment() {
          return n().moment;
        },
        get last() {
          return n().last;
        },
        change: (N) => n().moment = N
      });
      var E = P(F, 2), S = Y(E), C = P(S);
      {
        var V = (N) => {
          var U = dn();
          D((le) => G(U, `, ${le ?? ""} pruned`), [() => vn(a(o).pruned)]), k(N, U);
        };
        W(C, (N) => {
          a(o).pruned && N(V);
        });
      }
      var K = P(C, 2);
      {
        var ie = (N) => {
          var U = Cf(), le = pe(U), me = P(le);
          {
            var Ae = (ve) => {
              var p = dn();
              D(() => G(p, `, best move ${a(l).summary.move ?? ""}`)), k(ve, p);
            };
            W(me, (ve) => {
              a(l).summary.move && ve(Ae);
            });
          }
          var Se = P(me);
          {
            var ce = (ve) => {
              var p = dn();
              D(() => G(p, `, depth ${a(l).summary.depth ?? ""}`)), k(ve, p);
            };
            W(Se, (ve) => {
              a(l).summary.depth && ve(ce);
            });
          }
          D((ve) => G(le, `${a(l).summary.algorithm ?? ""}: value ${ve ?? ""} to ${a(l).names[a(l).perspective] ?? ""}`), [() => Zl(a(l).summary)]), k(N, U);
        };
        W(K, (N) => {
          n().moment >= n().last && N(ie);
        });
      }
      var ke = P(K, 2);
      {
        var Re = (N) => {
          var U = dn();
          D((le) => G(U, `${le ?? ""} more nodes were searched but not recorded.`), [() => vn(a(l).truncated)]), k(N, U);
        };
        W(ke, (N) => {
          a(l).truncated && N(Re);
        });
      }
      var Oe = P(E, 2);
      {
        var q = (N) => {
          var U = Nf(), le = P(Y(U), 2), me = P(le, 2), Ae = P(me, 2);
          cc(Ae, { picture: () => Oa(a(l), n().moment) });
          var Se = P(Ae, 2);
          $("click", le, () => hr("tree.svg", Qs(a(l), n().moment))), $("click", me, c), $("click", Se, () => hr("tree.tex", rf(a(l), n().moment))), k(N, U);
        };
        W(Oe, (N) => {
          s() && N(q);
        });
      }
      var I = P(L, 2);
      {
        let N = /* @__PURE__ */ x(() => i() ? n().place : null);
        xf(I, {
          get trace() {
            return a(l);
          },
          get selected() {
            return n().selected;
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
            return a(N);
          },
          select: (U) => n().selected = U
        });
      }
      var j = P(b, 2), J = P(Y(j), 6);
      {
        var te = (N) => {
          var U = Pf();
          k(N, U);
        }, ue = /* @__PURE__ */ x(() => a(l).unrecorded.some((N) => N));
        W(J, (N) => {
          a(ue) && N(te);
        });
      }
      var y = P(J, 2);
      {
        var M = (N) => {
          var U = Rf();
          k(N, U);
        }, H = /* @__PURE__ */ x(() => Kr(a(l)));
        W(y, (N) => {
          a(H) && N(M);
        });
      }
      D(
        (N, U) => {
          A = _e(w, 1, "view svelte-1ond5h7", null, A, { busy: n().busy }), G(S, `${N ?? ""} nodes, ${U ?? ""} leaves`);
        },
        [
          () => vn(a(o).nodes),
          () => vn(a(o).leaves)
        ]
      ), k(d, h);
    }, m = (d) => {
      var h = If(), b = ae(h, !0);
      D(() => G(b, n().compiling ? Xl : "Searching …")), k(d, h);
    };
    W(g, (d) => {
      a(l) && a(o) ? d(_) : n().busy && d(m, 1);
    });
  }
  k(t, u), Pe();
}
tt(["click"]);
var Df = /* @__PURE__ */ R("<tr><td> </td><td> </td><td> </td></tr>"), Bf = /* @__PURE__ */ R('<table class="data"><caption> </caption><thead><tr><th scope="col">move</th><th scope="col">value</th><th scope="col">line</th></tr></thead><tbody></tbody></table>'), qf = /* @__PURE__ */ R('<div class="zermelo svelte-d6hshj"><h2> </h2> <div class="both svelte-d6hshj"><!> <!></div> <!></div>');
function Vf(t, e) {
  Ne(e, !0);
  const n = 12, r = e.trace ? new lc(e.trace.id) : null;
  r && e.trace && r.show(e.trace);
  const s = /* @__PURE__ */ x(() => (e.analysis?.rows ?? e.position.legal).some((m) => m.cells.length > 1));
  var i = qf(), l = Y(i), o = ae(l, !0), c = P(l, 2), u = Y(c);
  {
    let m = /* @__PURE__ */ x(() => e.analysis?.rows ?? []), d = /* @__PURE__ */ x(() => e.position.last?.cells ?? []);
    Fs(u, {
      get parts() {
        return e.position.board;
      },
      get names() {
        return e.names;
      },
      get rows() {
        return a(m);
      },
      get moving() {
        return a(s);
      },
      get last() {
        return a(d);
      }
    });
  }
  var f = P(u, 2);
  {
    var v = (m) => {
      var d = Bf(), h = Y(d), b = ae(h), w = P(h, 2);
      Te(w, 21, () => e.analysis.rows.slice(0, n), Ce, (A, L) => {
        var O = Df(), F = Y(O), E = ae(F, !0), S = P(F), C = ae(S, !0), V = P(S), K = ae(V, !0);
        D(
          (ie, ke) => {
            G(E, a(L).text), G(C, ie), G(K, ke);
          },
          [
            () => Jl(a(L).value, a(L).bound),
            () => a(L).line.slice(1, 8).join(" ")
          ]
        ), k(A, O);
      }), D((A) => G(b, `${e.analysis.algorithm ?? ""}${e.analysis.depth ? `, depth ${e.analysis.depth}` : ""}, ${A ?? ""} nodes${e.analysis.exact ? ", proven" : ""}`), [() => vn(e.analysis.nodes)]), k(m, d);
    };
    W(f, (m) => {
      e.analysis && m(v);
    });
  }
  var g = P(c, 2);
  {
    var _ = (m) => {
      Ff(m, {
        get tracing() {
          return r;
        },
        height: 380
      });
    };
    W(g, (m) => {
      r && m(_);
    });
  }
  D(() => G(o, e.title)), k(t, i), Pe();
}
const $s = /* @__PURE__ */ new Map();
Ge.attach((t) => {
  "id" in t && $s.get(t.id)?.send(t);
});
function Uf({ model: t, el: e }) {
  const n = t.get("data");
  n.trace && $s.set(n.trace.id, t), t.on("msg:custom", (s) => Ge.receive(s));
  const r = kl(Vf, { target: e, props: n });
  return () => void Ml(r);
}
const Wf = { render: Uf };
export {
  Wf as default
};
