var wr = Array.isArray, Bi = Array.prototype.indexOf, Rn = Array.prototype.includes, yr = Array.from, cs = Object.defineProperty, dn = Object.getOwnPropertyDescriptor, qi = Object.getOwnPropertyDescriptors, Vi = Object.prototype, Ui = Array.prototype, fs = Object.getPrototypeOf, Ea = Object.isExtensible;
const At = () => {
};
function Hi(t) {
  for (var e = 0; e < t.length; e++)
    t[e]();
}
function ds() {
  var t, e, n = new Promise((r, s) => {
    t = r, e = s;
  });
  return { promise: n, resolve: t, reject: e };
}
function or(t, e) {
  if (Array.isArray(t))
    return t;
  if (e === void 0 || !(Symbol.iterator in t))
    return Array.from(t);
  const n = [];
  for (const r of t)
    if (n.push(r), n.length === e) break;
  return n;
}
const tt = 2, gn = 4, br = 8, aa = 1 << 24, bt = 16, Mt = 32, Gt = 64, Fr = 128, sa = 256, xt = 512, Ue = 1024, Pe = 2048, dt = 4096, rt = 8192, Je = 16384, pn = 32768, In = 1 << 25, sn = 65536, ur = 1 << 17, Wi = 1 << 18, kn = 1 << 19, Yi = 1 << 20, Tt = 1 << 25, cr = 1 << 21, hn = 1 << 22, Wt = 1 << 23, nn = Symbol("$state"), hs = Symbol("component"), Gi = Symbol("legacy props"), Ki = Symbol(""), vs = Symbol("attributes"), Dr = Symbol("class"), Br = Symbol("style"), qr = Symbol("text"), Wn = new class extends Error {
  name = "StaleReactionError";
  message = "The reaction that called `getAbortSignal()` was re-run or destroyed";
}(), pr = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  !!globalThis.document?.contentType && /* @__PURE__ */ globalThis.document.contentType.includes("xml")
), Xi = 1, Ji = 2, gs = 4, Zi = 8, Qi = 16, $i = 1, el = 4, tl = 8, nl = 16, rl = 1, al = 2, ms = {}, De = Symbol("uninitialized"), sl = "http://www.w3.org/1999/xhtml", il = "@attach";
function ll() {
  console.warn("https://svelte.dev/e/derived_inert");
}
function ol() {
  console.warn("https://svelte.dev/e/select_multiple_invalid_value");
}
function ul() {
  console.warn("https://svelte.dev/e/svelte_boundary_reset_noop");
}
function _s(t) {
  return t === this.v;
}
function cl(t, e) {
  return t != t ? e == e : t !== e || t !== null && typeof t == "object" || typeof t == "function";
}
function ws(t) {
  return !cl(t, this.v);
}
function ys(t) {
  throw new Error("https://svelte.dev/e/lifecycle_outside_component");
}
function fl() {
  throw new Error("https://svelte.dev/e/async_derived_orphan");
}
function dl(t, e, n) {
  throw new Error("https://svelte.dev/e/each_key_duplicate");
}
function hl(t) {
  throw new Error("https://svelte.dev/e/effect_in_teardown");
}
function vl() {
  throw new Error("https://svelte.dev/e/effect_in_unowned_derived");
}
function gl(t) {
  throw new Error("https://svelte.dev/e/effect_orphan");
}
function ml() {
  throw new Error("https://svelte.dev/e/effect_update_depth_exceeded");
}
function _l(t) {
  throw new Error("https://svelte.dev/e/props_invalid_value");
}
function wl() {
  throw new Error("https://svelte.dev/e/state_descriptors_fixed");
}
function yl() {
  throw new Error("https://svelte.dev/e/state_prototype_fixed");
}
function bl() {
  throw new Error("https://svelte.dev/e/state_unsafe_mutation");
}
function pl() {
  throw new Error("https://svelte.dev/e/svelte_boundary_reset_onerror");
}
let Ze = null;
function mn(t) {
  Ze = t;
}
function Se(t, e = !1, n) {
  Ze = {
    p: Ze,
    i: !1,
    c: null,
    e: null,
    s: t,
    x: null,
    r: (
      /** @type {Effect} */
      Oe
    ),
    l: null
  };
}
function Ee(t) {
  var e = (
    /** @type {ComponentContext} */
    Ze
  ), n = e.e;
  if (n !== null) {
    e.e = null;
    for (var r of n)
      Fs(r);
  }
  return t !== void 0 && (e.x = t), e.i = !0, Ze = e.p, ia(t);
}
function ia(t = {}) {
  return cs(t, hs, { value: !0 }), t;
}
function bs() {
  return !0;
}
let $t = [];
function ps() {
  var t = $t;
  $t = [], Hi(t);
}
function Lt(t) {
  if ($t.length === 0 && !Nn) {
    var e = $t;
    queueMicrotask(() => {
      e === $t && ps();
    });
  }
  $t.push(t);
}
function kl() {
  for (; $t.length > 0; )
    ps();
}
const xl = -7169;
function Ie(t, e) {
  t.f = t.f & xl | e;
}
function la(t) {
  (t.f & xt) !== 0 || t.deps === null ? Ie(t, Ue) : Ie(t, dt);
}
function ks(t, e) {
  (t.f & Pe) !== 0 ? e.set(t, Pe) : (t.f & dt) !== 0 && e.get(t) !== Pe && e.set(t, dt), Ie(t, Ue);
}
function Ml(t, e) {
  if (e) {
    const n = document.body;
    t.autofocus = !0, Lt(() => {
      document.activeElement === n && t.focus();
    });
  }
}
function Yn(t) {
  var e = ke, n = Oe;
  _t(null), Ct(null);
  try {
    return t();
  } finally {
    _t(e), Ct(n);
  }
}
function xs(t, e, n, r) {
  const s = Fn;
  var i = t.filter((m) => !m.settled), l = e.map(s);
  if (n.length === 0 && i.length === 0) {
    r(l);
    return;
  }
  var o = (
    /** @type {Effect} */
    Oe
  ), c = Sl(), u = i.length === 1 ? i[0].promise : i.length > 1 ? Promise.all(i.map((m) => m.promise)) : null;
  function f(m) {
    if ((o.f & Je) === 0) {
      c();
      try {
        r([...l, ...m]);
      } catch (_) {
        Et(_, o);
      }
      fr();
    }
  }
  var h = Ms();
  if (n.length === 0) {
    u.then(() => f([])).finally(h);
    return;
  }
  function d() {
    Promise.all(n.map((m) => /* @__PURE__ */ El(m))).then(f).catch((m) => Et(m, o)).finally(h);
  }
  u ? u.then(() => {
    if ((o.f & Je) !== 0) {
      h();
      return;
    }
    c(), d(), fr();
  }) : d();
}
function Sl() {
  var t = (
    /** @type {Effect} */
    Oe
  ), e = ke, n = Ze, r = (
    /** @type {Batch} */
    Le
  );
  return function(i = !0) {
    Ct(t), _t(e), mn(n), i && (t.f & Je) === 0 && (r?.activate(), r?.apply());
  };
}
function fr(t = !0) {
  Ct(null), _t(null), mn(null), t && Le?.deactivate();
}
function Ms() {
  var t = (
    /** @type {Effect} */
    Oe
  ), e = t.b, n = (
    /** @type {Batch} */
    Le
  ), r = !!e?.is_rendered();
  return e?.update_pending_count(1, n), n.increment(r, t), () => {
    e?.update_pending_count(-1, n), n.decrement(r, t);
  };
}
// @__NO_SIDE_EFFECTS__
function Fn(t) {
  var e = tt | Pe;
  return Oe !== null && (Oe.f |= kn), {
    ctx: Ze,
    deps: null,
    effects: null,
    equals: _s,
    f: e,
    fn: t,
    reactions: null,
    rv: 0,
    v: (
      /** @type {V} */
      De
    ),
    wv: 0,
    parent: Oe,
    ac: null
  };
}
const En = Symbol("obsolete");
// @__NO_SIDE_EFFECTS__
function El(t, e, n) {
  let r = (
    /** @type {Effect | null} */
    Oe
  );
  r === null && fl();
  var s = (
    /** @type {Promise<V>} */
    /** @type {unknown} */
    void 0
  ), i = ln(
    /** @type {V} */
    De
  ), l = !ke, o = /* @__PURE__ */ new Set();
  return Vl(() => {
    var c = (
      /** @type {Effect} */
      Oe
    ), u = ds();
    s = u.promise;
    try {
      Promise.resolve(t()).then(u.resolve, (m) => {
        m !== Wn && u.reject(m);
      }).finally(fr);
    } catch (m) {
      u.reject(m), fr();
    }
    var f = (
      /** @type {Batch} */
      Le
    );
    if (l) {
      if ((c.f & pn) !== 0)
        var h = Ms();
      if (
        // boundary can be null if the async derived is inside an $effect.root not connected to the component render tree
        r.b?.is_rendered()
      )
        f.async_deriveds.get(c)?.reject(En);
      else
        for (const m of o.values())
          m.reject(En);
      o.add(u), f.async_deriveds.set(c, u);
    }
    const d = (m, _ = void 0) => {
      h?.(), o.delete(u), _ !== En && (f.activate(), _ ? (i.f |= Wt, _n(i, _)) : ((i.f & Wt) !== 0 && (i.f ^= Wt), _n(i, m)), f.deactivate());
    };
    u.promise.then(d, (m) => d(null, m || "unknown"));
  }), da(() => {
    for (const c of o)
      c.reject(En);
  }), new Promise((c) => {
    function u(f) {
      function h() {
        f === s ? c(i) : u(s);
      }
      f.then(h, h);
    }
    u(s);
  });
}
// @__NO_SIDE_EFFECTS__
function b(t) {
  const e = /* @__PURE__ */ Fn(t);
  return Ws(e), e;
}
// @__NO_SIDE_EFFECTS__
function Ss(t) {
  const e = /* @__PURE__ */ Fn(t);
  return e.equals = ws, e;
}
function Al(t) {
  var e = t.effects;
  if (e !== null) {
    t.effects = null;
    for (var n = 0; n < e.length; n += 1)
      Qe(
        /** @type {Effect} */
        e[n]
      );
  }
}
function oa(t) {
  var e, n = Oe, r = t.parent;
  if (!Ut && r !== null && t.v !== De && // if it was never evaluated before, it's guaranteed to fail downstream, so we try to execute instead
  (r.f & (Je | rt)) !== 0)
    return ll(), t.v;
  Ct(r);
  try {
    Al(t), e = Xs(t);
  } finally {
    Ct(n);
  }
  return e;
}
function Es(t) {
  var e = oa(t);
  if (!t.equals(e) && (t.wv = Gs(), (!Le?.is_fork || t.deps === null) && (Le !== null ? (Le.capture(t, e, !0), vn?.capture(t, e, !0)) : t.v = e, t.deps === null))) {
    Ie(t, Ue);
    return;
  }
  Ut || (pt !== null ? (fa() || Le?.is_fork) && pt.set(t, e) : la(t));
}
function Tl(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      (e.teardown || e.ac) && (e.teardown?.(), e.ac !== null && Yn(() => {
        e.ac.abort(Wn), e.ac = null;
      }), e.fn !== null && (e.teardown = At), Dn(e, 0), ha(e));
}
function As(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      e.teardown && e.fn !== null && wn(e);
}
let Ar = null, un = null, Le = null, vn = null, pt = null, Vr = null, Nn = !1, Tr = !1, Cn = null, nr = null;
var Aa = 0;
let Ll = 1;
class Kt {
  id = Ll++;
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
  #h = /* @__PURE__ */ new Set();
  is_fork = !1;
  #u = !1;
  constructor() {
    un === null ? Ar = un = this : (un.next = this, this.prev = un), un = this;
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
        Ie(s, Pe), n(s);
      for (s of r.m)
        Ie(s, dt), n(s);
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
      if (!((i.f & Je) !== 0 || (i.f & (Pe | dt)) === 0)) {
        for (var n = i, r = !1; n.parent !== null; ) {
          n = n.parent;
          var s = n.f;
          if ((s & (Gt | Mt)) !== 0) {
            if ((s & Ue) === 0) {
              r = !0;
              break;
            }
            n.f ^= Ue;
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
    for (var e = Cn = [], n = [], r = nr = []; this.#s.length > 0; ) {
      Aa++ > 1e3 && (this.#d(), jl());
      for (const o of this.#c())
        try {
          this.#y(o, e, n);
        } catch (c) {
          throw Os(o), this.#v() || this.discard(), c;
        }
    }
    if (Le = null, r.length > 0) {
      var s = Kt.ensure();
      for (const o of r)
        s.schedule(o);
    }
    if (Cn = null, nr = null, this.#v()) {
      this.#m(n), this.#m(e);
      for (const [o, c] of this.#o)
        Ls(o, c);
      r.length > 0 && /** @type {unknown} */
      Le.#g();
      return;
    }
    const i = this.#k();
    if (i) {
      this.#m(n), this.#m(e), i.#f(this);
      return;
    }
    this.#l.clear();
    for (const o of this.#e) o(this);
    this.#e.clear(), vn = this, Ta(n), Ta(e), vn = null, this.#r?.resolve();
    var l = (
      /** @type {Batch | null} */
      /** @type {unknown} */
      Le
    );
    this.#t === 0 && (this.#s.length === 0 || l !== null) && this.#d(), l !== null && (jt.clear(), l.#g());
  }
  /**
   * Traverse the effect tree, executing effects or stashing
   * them for later execution as appropriate
   * @param {Effect} root
   * @param {Effect[]} effects
   * @param {Effect[]} render_effects
   */
  #y(e, n, r) {
    e.f ^= Ue;
    for (var s = e.first; s !== null; ) {
      var i = s.f, l = (i & (Mt | Gt)) !== 0, o = l && (i & Ue) !== 0, c = o || (i & rt) !== 0 || this.#o.has(s);
      if (!c && s.fn !== null) {
        l ? s.f ^= Ue : (i & gn) !== 0 ? n.push(s) : Xn(s) && ((i & bt) !== 0 && this.add_dirty_reaction(s, dt), wn(s));
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
      if (!e.is_fork && this.#w(e)) return e;
    return null;
  }
  /** @param {Batch} batch */
  #w(e) {
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
      if (s !== null && !((r.f & tt) !== 0 && (r.f & (Pe | dt)) === 0))
        for (const o of s) {
          var i = o.f;
          if ((i & tt) !== 0)
            n(
              /** @type {Derived} */
              o
            );
          else {
            var l = (
              /** @type {Effect} */
              o
            );
            i & (hn | bt) && !this.async_deriveds.has(l) && (this.#l.delete(l), Ie(l, Pe), this.schedule(l));
          }
        }
    };
    for (const r of this.current.keys())
      n(r);
    this.oncommit(() => e.discard()), e.#d(), Le = this, this.#g();
  }
  /**
   * @param {Effect[]} effects
   */
  #m(e) {
    for (var n = 0; n < e.length; n += 1)
      ks(e[n], this.#l);
  }
  /**
   * Associate a change to a given source with the current
   * batch, noting its previous and current values
   * @param {Value} source
   * @param {any} value
   * @param {boolean} [is_derived]
   */
  capture(e, n, r = !1) {
    e.v !== De && !this.previous.has(e) && this.previous.set(e, e.v), (e.f & Wt) === 0 && (this.current.set(e, [n, r]), pt?.set(e, n)), this.is_fork || (e.v = n);
  }
  activate() {
    Le = this;
  }
  deactivate() {
    Le = null, pt = null;
  }
  flush() {
    try {
      Tr = !0, Le = this, this.#g();
    } finally {
      Aa = 0, Vr = null, Cn = null, nr = null, Tr = !1, Le = null, pt = null, jt.clear();
    }
  }
  discard() {
    for (const e of this.#n) e(this);
    this.#n.clear();
    for (const e of this.async_deriveds.values())
      e.reject(En);
    this.#d(), this.#r?.resolve();
  }
  /**
   * @param {Effect} effect
   */
  register_created_effect(e) {
    this.#i.push(e);
  }
  #b() {
    for (let h = Ar; h !== null; h = h.next) {
      var e = h.id < this.id, n = [];
      for (const [d, [m, _]] of this.current) {
        if (h.current.has(d)) {
          var r = (
            /** @type {[any, boolean]} */
            h.current.get(d)[0]
          );
          if (e && m !== r)
            h.current.set(d, [m, _]);
          else
            continue;
        }
        n.push(d);
      }
      if (e)
        for (const [d, m] of this.async_deriveds) {
          const _ = h.async_deriveds.get(d);
          _ && m.promise.then(_.resolve).catch(_.reject);
        }
      var s = [...h.current.keys()].filter(
        (d) => !/** @type {[any, boolean]} */
        h.current.get(d)[1]
      );
      if (!(!h.started || s.length === 0)) {
        var i = s.filter((d) => !this.current.has(d));
        if (i.length === 0)
          e && h.discard();
        else if (n.length > 0) {
          if (e)
            for (const d of this.#h)
              h.unskip_effect(d, (m) => {
                (m.f & (bt | hn)) !== 0 ? h.schedule(m) : h.#m([m]);
              });
          h.activate();
          var l = /* @__PURE__ */ new Set(), o = /* @__PURE__ */ new Map();
          for (var c of n)
            Ts(c, i, l, o);
          o = /* @__PURE__ */ new Map();
          var u = [...h.current].filter(([d, m]) => {
            const _ = this.current.get(d);
            return _ ? _[0] !== m[0] || _[1] !== m[1] : !0;
          }).map(([d]) => d);
          if (u.length > 0)
            for (const d of this.#i)
              (d.f & (Je | rt | ur)) === 0 && ua(d, u, o) && ((d.f & (hn | bt)) !== 0 ? (Ie(d, Pe), h.schedule(d)) : h.add_dirty_reaction(d, Pe));
          if (h.#s.length > 0 && !h.#u) {
            h.apply();
            for (var f of h.#c())
              h.#y(f, [], []);
          }
          h.deactivate();
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
    this.#u || (this.#u = !0, Lt(() => {
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
    (n === Pe || this.#l.get(e) !== Pe) && this.#l.set(e, n);
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
    return (this.#r ??= ds()).promise;
  }
  static ensure() {
    if (Le === null) {
      const e = Le = new Kt();
      !Tr && !Nn && Lt(() => {
        e.started || e.flush();
      });
    }
    return Le;
  }
  apply() {
    {
      pt = null;
      return;
    }
  }
  /**
   *
   * @param {Effect} effect
   */
  schedule(e) {
    if (Vr = e, e.b?.is_pending && (e.f & (gn | br | aa)) !== 0 && (e.f & pn) === 0) {
      e.b.defer_effect(e);
      return;
    }
    this.#s.push(e);
  }
  #d() {
    if (this.linked) {
      var e = this.prev, n = this.next;
      e === null ? Ar = n : e.next = n, n === null ? un = e : n.prev = e, this.linked = !1;
    }
  }
}
function Ol(t) {
  var e = Nn, n = vn;
  vn = null, Nn = !0;
  try {
    for (var r; ; ) {
      if (kl(), Le === null)
        return (
          /** @type {T} */
          r
        );
      Le.flush();
    }
  } finally {
    Nn = e, vn = n;
  }
}
function jl() {
  try {
    ml();
  } catch (t) {
    Et(t, Vr);
  }
}
let Dt = null;
function Ta(t) {
  var e = t.length;
  if (e !== 0) {
    for (var n = 0; n < e; ) {
      var r = t[n++];
      if ((r.f & (Je | rt)) === 0 && Xn(r) && (Dt = /* @__PURE__ */ new Set(), wn(r), r.deps === null && r.first === null && r.nodes === null && r.teardown === null && r.ac === null && Vs(r), Dt?.size > 0)) {
        jt.clear();
        for (const s of Dt) {
          if ((s.f & (Je | rt)) !== 0) continue;
          const i = [s];
          let l = s.parent;
          for (; l !== null; )
            Dt.has(l) && (Dt.delete(l), i.push(l)), l = l.parent;
          for (let o = i.length - 1; o >= 0; o--) {
            const c = i[o];
            (c.f & (Je | rt)) === 0 && wn(c);
          }
        }
        Dt.clear();
      }
    }
    Dt = null;
  }
}
function Ts(t, e, n, r) {
  if (!n.has(t) && (n.add(t), t.reactions !== null))
    for (const s of t.reactions) {
      const i = s.f;
      (i & tt) !== 0 ? Ts(
        /** @type {Derived} */
        s,
        e,
        n,
        r
      ) : (i & (hn | bt)) !== 0 && (i & Pe) === 0 && ua(s, e, r) && (Ie(s, Pe), ca(
        /** @type {Effect} */
        s
      ));
    }
}
function ua(t, e, n) {
  const r = n.get(t);
  if (r !== void 0) return r;
  if (t.deps !== null)
    for (const s of t.deps) {
      if (Rn.call(e, s))
        return !0;
      if ((s.f & tt) !== 0 && ua(
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
function ca(t) {
  Le.schedule(t);
}
function Ls(t, e) {
  if (!((t.f & Mt) !== 0 && (t.f & Ue) !== 0)) {
    (t.f & Pe) !== 0 ? e.d.push(t) : (t.f & dt) !== 0 && e.m.push(t), Ie(t, Ue);
    for (var n = t.first; n !== null; )
      Ls(n, e), n = n.next;
  }
}
function Os(t) {
  Ie(t, Ue);
  for (var e = t.first; e !== null; )
    Os(e), e = e.next;
}
let dr = /* @__PURE__ */ new Set();
const jt = /* @__PURE__ */ new Map();
let js = !1;
function ln(t, e) {
  var n = {
    f: 0,
    v: t,
    reactions: null,
    equals: _s,
    rv: 0,
    wv: 0
  };
  return n;
}
// @__NO_SIDE_EFFECTS__
function X(t, e) {
  const n = ln(t);
  return Ws(n), n;
}
// @__NO_SIDE_EFFECTS__
function Nl(t, e = !1, n = !0) {
  const r = ln(t);
  return e || (r.equals = ws), r;
}
function N(t, e, n = !1) {
  ke !== null && // since we are untracking the function inside `$inspect.with` we need to add this check
  // to ensure we error if state is set inside an inspect effect
  (!kt || (ke.f & ur) !== 0) && bs() && (ke.f & (tt | bt | hn | ur)) !== 0 && (Nt === null || !Nt.has(t)) && bl();
  let r = n ? ot(e) : e;
  return _n(t, r, nr);
}
var Qt = null, Ur = 0;
function _n(t, e, n = null) {
  if (!t.equals(e)) {
    Ut ? jt.set(t, e) : jt.has(t) || jt.set(t, t.v);
    var r = Kt.ensure();
    if (r.capture(t, e), (t.f & tt) !== 0) {
      const s = (
        /** @type {Derived} */
        t
      );
      (t.f & Pe) !== 0 && oa(s), pt === null && la(s);
    }
    t.wv = Gs(), Qt = null, Ur = 0, Ns(t, Pe, n), Qt = null, Oe !== null && (Oe.f & Ue) !== 0 && (Oe.f & (Mt | Gt)) === 0 && (vt === null ? Wl([t]) : vt.push(t)), !r.is_fork && dr.size > 0 && !js && Cl();
  }
  return e;
}
function Cl() {
  js = !1;
  for (const t of dr) {
    (t.f & Ue) !== 0 && Ie(t, dt);
    let e;
    try {
      e = Xn(t);
    } catch {
      e = !0;
    }
    e && wn(t);
  }
  dr.clear();
}
function zl(t, e = 1) {
  var n = a(t), r = e === 1 ? n++ : n--;
  return N(t, n), r;
}
function zn(t) {
  N(t, t.v + 1);
}
function Ns(t, e, n) {
  var r = t.reactions;
  if (r !== null) {
    var s = r.length;
    if (Ur += s, Ur > 1e5 && Qt === null && (Qt = /* @__PURE__ */ new Set()), Qt !== null) {
      if (Qt.has(t)) return;
      Qt.add(t);
    }
    for (var i = 0; i < s; i++) {
      var l = r[i], o = l.f, c = (o & Pe) === 0;
      if (c && Ie(l, e), (o & ur) !== 0)
        dr.add(
          /** @type {Effect} */
          l
        );
      else if ((o & tt) !== 0) {
        var u = (
          /** @type {Derived} */
          l
        );
        pt?.delete(u), Ns(u, dt, n);
      } else if (c) {
        var f = (
          /** @type {Effect} */
          l
        );
        (o & bt) !== 0 && Dt !== null && Dt.add(f), n !== null ? n.push(f) : ca(f);
      }
    }
  }
}
function ot(t) {
  if (typeof t != "object" || t === null || nn in t || hs in t)
    return t;
  const e = fs(t);
  if (e !== Vi && e !== Ui)
    return t;
  var n = /* @__PURE__ */ new Map(), r = wr(t), s = /* @__PURE__ */ X(0), i = an, l = (o) => {
    if (an === i)
      return o();
    var c = ke, u = an;
    _t(null), ja(i);
    var f = o();
    return _t(c), ja(u), f;
  };
  return r && n.set("length", /* @__PURE__ */ X(
    /** @type {any[]} */
    t.length
  )), new Proxy(
    /** @type {any} */
    t,
    {
      defineProperty(o, c, u) {
        (!("value" in u) || u.configurable === !1 || u.enumerable === !1 || u.writable === !1) && wl();
        var f = n.get(c);
        return f === void 0 ? l(() => {
          var h = /* @__PURE__ */ X(u.value);
          return n.set(c, h), h;
        }) : N(f, u.value, !0), !0;
      },
      deleteProperty(o, c) {
        var u = n.get(c);
        if (u === void 0) {
          if (c in o) {
            const f = l(() => /* @__PURE__ */ X(De));
            n.set(c, f), zn(s);
          }
        } else
          N(u, De), zn(s);
        return !0;
      },
      get(o, c, u) {
        if (c === nn)
          return t;
        var f = n.get(c), h = c in o;
        if (f === void 0 && (!h || dn(o, c)?.writable) && (f = l(() => {
          var m = ot(h ? o[c] : De), _ = /* @__PURE__ */ X(m);
          return _;
        }), n.set(c, f)), f !== void 0) {
          var d = a(f);
          return d === De ? void 0 : d;
        }
        return Reflect.get(o, c, u);
      },
      getOwnPropertyDescriptor(o, c) {
        this.has?.(o, c);
        var u = Reflect.getOwnPropertyDescriptor(o, c), f = n.get(c);
        if (f !== void 0) {
          var h = a(f);
          if (h === De)
            return;
          if (u && "value" in u)
            u.value = h;
          else
            return {
              enumerable: !0,
              configurable: !0,
              value: h,
              writable: !0
            };
        }
        return u;
      },
      has(o, c) {
        if (c === nn)
          return !0;
        var u = n.get(c), f = u !== void 0 && u.v !== De || Reflect.has(o, c);
        if (u !== void 0 || (Oe !== null || ke !== null) && (!f || dn(o, c)?.writable)) {
          u === void 0 && (u = l(() => {
            var d = f ? ot(o[c]) : De, m = /* @__PURE__ */ X(d);
            return m;
          }), n.set(c, u));
          var h = a(u);
          if (h === De)
            return !1;
        }
        return f;
      },
      set(o, c, u, f) {
        var h = n.get(c), d = c in o;
        if (r && c === "length")
          for (var m = u; m < /** @type {Source<number>} */
          h.v; m += 1) {
            var _ = n.get(m + "");
            _ !== void 0 ? N(_, De) : m in o && (_ = l(() => /* @__PURE__ */ X(De)), n.set(m + "", _));
          }
        if (h === void 0)
          (!d || dn(o, c)?.writable) && (h = l(() => /* @__PURE__ */ X(void 0)), N(h, ot(u)), n.set(c, h));
        else {
          d = h.v !== De;
          var g = l(() => ot(u));
          N(h, g);
        }
        var w = Reflect.getOwnPropertyDescriptor(o, c);
        if (w?.set && w.set.call(f, u), !d) {
          if (r && typeof c == "string") {
            var v = (
              /** @type {Source<number>} */
              n.get("length")
            ), y = Number(c);
            Number.isInteger(y) && y >= v.v && N(v, y + 1);
          }
          zn(s);
        }
        return !0;
      },
      ownKeys(o) {
        a(s);
        var c = Reflect.ownKeys(o).filter((h) => {
          var d = n.get(h);
          return d === void 0 || d.v !== De;
        });
        for (var [u, f] of n)
          f.v !== De && !(u in o) && c.push(u);
        return c;
      },
      setPrototypeOf() {
        yl();
      }
    }
  );
}
function La(t) {
  try {
    if (t !== null && typeof t == "object" && nn in t)
      return t[nn];
  } catch {
  }
  return t;
}
function Cs(t, e) {
  return Object.is(La(t), La(e));
}
var gt, zs, Ps, Rs;
function Pl() {
  if (gt === void 0) {
    gt = window, zs = /Firefox/.test(navigator.userAgent);
    var t = Element.prototype, e = Node.prototype, n = Text.prototype;
    Ps = dn(e, "firstChild").get, Rs = dn(e, "nextSibling").get, Ea(t) && (t[Dr] = void 0, t[vs] = null, t[Br] = void 0, t.__e = void 0), Ea(n) && (n[qr] = void 0);
  }
}
function Vt(t = "") {
  return document.createTextNode(t);
}
// @__NO_SIDE_EFFECTS__
function on(t) {
  return (
    /** @type {TemplateNode | null} */
    Ps.call(t)
  );
}
// @__NO_SIDE_EFFECTS__
function Gn(t) {
  return (
    /** @type {TemplateNode | null} */
    Rs.call(t)
  );
}
function H(t, e) {
  return /* @__PURE__ */ on(t);
}
function he(t, e = !1) {
  {
    var n = /* @__PURE__ */ on(t);
    return n instanceof Comment && n.data === "" ? /* @__PURE__ */ Gn(n) : n;
  }
}
function ae(t, e = !1) {
  return /* @__PURE__ */ on(t);
}
function T(t, e = 1, n = !1) {
  let r = t;
  for (; e--; )
    r = /** @type {TemplateNode} */
    /* @__PURE__ */ Gn(r);
  return r;
}
function Rl(t) {
  t.textContent = "";
}
function Is() {
  return !1;
}
function Il(t, e, n) {
  return (
    /** @type {T extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[T] : Element} */
    n ? document.createElement(t, { is: n }) : document.createElement(t)
  );
}
function Fl(t) {
  var e = Oe;
  if (e === null)
    return ke.f |= Wt, t;
  if ((e.f & pn) === 0 && (e.f & gn) === 0)
    throw t;
  Et(t, e);
}
function Et(t, e) {
  if (t === ms)
    throw t;
  if (!(e !== null && (e.f & Je) !== 0)) {
    for (; e !== null; ) {
      if ((e.f & Fr) !== 0 && (e.f & (Je | In)) === 0) {
        if ((e.f & pn) === 0)
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
function Dl(t) {
  Oe === null && (ke === null && gl(), vl()), Ut && hl();
}
function Bl(t, e) {
  var n = e.last;
  n === null ? e.last = e.first = t : (n.next = t, t.prev = n, e.last = t);
}
function Pt(t, e) {
  var n = Oe;
  n !== null && (n.f & rt) !== 0 && (t |= rt);
  var r = {
    ctx: Ze,
    deps: null,
    nodes: null,
    f: t | Pe | xt,
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
  Le?.register_created_effect(r);
  var s = r;
  if ((t & gn) !== 0)
    Cn !== null ? Cn.push(r) : Kt.ensure().schedule(r);
  else if (e !== null) {
    try {
      wn(r);
    } catch (l) {
      throw Qe(r), l;
    }
    s.deps === null && s.teardown === null && s.nodes === null && s.first === s.last && // either `null`, or a singular child
    (s.f & kn) === 0 && (s = s.first, (t & bt) !== 0 && (t & sn) !== 0 && s !== null && (s.f |= sn));
  }
  if (s !== null && (s.parent = n, n !== null && Bl(s, n), ke !== null && (ke.f & tt) !== 0 && (t & Gt) === 0)) {
    var i = (
      /** @type {Derived} */
      ke
    );
    (i.effects ??= []).push(s);
  }
  return r;
}
function fa() {
  return ke !== null && !kt;
}
function da(t) {
  const e = Pt(br, null);
  return Ie(e, Ue), e.teardown = t, e;
}
function Ve(t) {
  Dl();
  var e = (
    /** @type {Effect} */
    Oe.f
  ), n = !ke && (e & Mt) !== 0 && Ze !== null && !Ze.i;
  if (n) {
    var r = (
      /** @type {ComponentContext} */
      Ze
    );
    (r.e ??= []).push(t);
  } else
    return Fs(t);
}
function Fs(t) {
  return Pt(gn | Yi, t);
}
function ql(t) {
  Kt.ensure();
  const e = Pt(Gt | kn, t);
  return (n = {}) => new Promise((r) => {
    n.outro ? rn(e, () => {
      Qe(e), r(void 0);
    }) : (Qe(e), r(void 0));
  });
}
function kr(t) {
  return Pt(gn, t);
}
function Vl(t) {
  return Pt(hn | kn, t);
}
function Ds(t, e = 0) {
  return Pt(br | e, t);
}
function C(t, e = [], n = [], r = []) {
  xs(r, e, n, (s) => {
    Pt(br, () => {
      t(...s.map(a));
    });
  });
}
function Kn(t, e = 0) {
  var n = Pt(bt | e, t);
  return n;
}
function Bs(t, e = 0) {
  var n = Pt(aa | e, t);
  return n;
}
function it(t) {
  return Pt(Mt | kn, t);
}
function qs(t) {
  var e = t.teardown;
  if (e !== null) {
    const n = Ut, r = ke;
    Oa(!0), _t(null);
    try {
      e.call(null);
    } catch (s) {
      Et(s, t.parent);
    } finally {
      Oa(n), _t(r);
    }
  }
}
function ha(t, e = !1) {
  var n = t.first;
  for (t.first = t.last = null; n !== null; ) {
    const s = n.ac;
    s !== null && Yn(() => {
      s.abort(Wn);
    });
    var r = n.next;
    (n.f & Gt) !== 0 ? n.parent = null : Qe(n, e), n = r;
  }
}
function Ul(t) {
  for (var e = t.first; e !== null; ) {
    var n = e.next;
    (e.f & Mt) === 0 && Qe(e), e = n;
  }
}
function Qe(t, e = !0) {
  var n = !1;
  (e || (t.f & Wi) !== 0) && t.nodes !== null && t.nodes.end !== null && (Hl(
    t.nodes.start,
    /** @type {TemplateNode} */
    t.nodes.end
  ), n = !0), t.f |= In, ha(t, e && !n), Dn(t, 0);
  var r = t.nodes && t.nodes.t;
  if (r !== null)
    for (const i of r)
      i.stop();
  qs(t), t.f ^= In, t.f |= Je;
  var s = t.parent;
  s !== null && s.first !== null && Vs(t), t.next = t.prev = t.teardown = t.ctx = t.deps = t.fn = t.nodes = t.ac = t.b = null;
}
function Hl(t, e) {
  for (; t !== null; ) {
    var n = t === e ? null : /* @__PURE__ */ Gn(t);
    t.remove(), t = n;
  }
}
function Vs(t) {
  var e = t.parent, n = t.prev, r = t.next;
  n !== null && (n.next = r), r !== null && (r.prev = n), e !== null && (e.first === t && (e.first = r), e.last === t && (e.last = n));
}
function rn(t, e, n = !0) {
  var r = [];
  t.f |= sa, Us(t, r, !0);
  var s = () => {
    n && Qe(t), e && e();
  }, i = r.length;
  if (i > 0) {
    var l = () => --i || s();
    for (var o of r)
      o.out(l);
  } else
    s();
}
function Us(t, e, n) {
  if ((t.f & rt) === 0) {
    t.f ^= rt;
    var r = t.nodes && t.nodes.t;
    if (r !== null)
      for (const o of r)
        (o.is_global || n) && e.push(o);
    for (var s = t.first; s !== null; ) {
      var i = s.next;
      if ((s.f & Gt) === 0) {
        var l = (s.f & sn) !== 0 || // If this is a branch effect without a block effect parent,
        // it means the parent block effect was pruned. In that case,
        // transparency information was transferred to the branch effect.
        (s.f & Mt) !== 0 && (t.f & bt) !== 0;
        Us(s, e, l ? n : !1);
      }
      s = i;
    }
  }
}
function hr(t) {
  t.f &= ~sa, Hs(t, !0);
}
function Hs(t, e) {
  if ((t.f & sa) === 0 && (t.f & rt) !== 0) {
    t.f ^= rt, (t.f & Ue) === 0 && (Ie(t, Pe), Kt.ensure().schedule(t));
    for (var n = t.first; n !== null; ) {
      var r = n.next, s = (n.f & sn) !== 0 || (n.f & Mt) !== 0;
      Hs(n, s ? e : !1), n = r;
    }
    var i = t.nodes && t.nodes.t;
    if (i !== null)
      for (const l of i)
        (l.is_global || e) && l.in();
  }
}
function va(t, e) {
  if (t.nodes)
    for (var n = t.nodes.start, r = t.nodes.end; n !== null; ) {
      var s = n === r ? null : /* @__PURE__ */ Gn(n);
      e.append(n), n = s;
    }
}
let Ut = !1;
function Oa(t) {
  Ut = t;
}
let ke = null, kt = !1;
function _t(t) {
  ke = t;
}
let Oe = null;
function Ct(t) {
  Oe = t;
}
let Nt = null;
function Ws(t) {
  ke !== null && ((ke.f & cr) !== 0 || (ke.f & tt) !== 0) && (Nt ??= /* @__PURE__ */ new Set()).add(t);
}
let lt = null, ft = 0, vt = null;
function Wl(t) {
  vt = t;
}
let Ys = 1, en = 0, an = en;
function ja(t) {
  an = t;
}
function Gs() {
  return ++Ys;
}
function Xn(t) {
  var e = t.f;
  if ((e & Pe) !== 0)
    return !0;
  if ((e & dt) !== 0) {
    for (var n = (
      /** @type {Value[]} */
      t.deps
    ), r = n.length, s = 0; s < r; s++) {
      var i = n[s];
      if (Xn(
        /** @type {Derived} */
        i
      ) && Es(
        /** @type {Derived} */
        i
      ), i.wv > t.wv)
        return !0;
    }
    (e & xt) !== 0 && // During time traveling we don't want to reset the status so that
    // traversal of the graph in the other batches still happens
    pt === null && Ie(t, Ue);
  }
  return !1;
}
function Ks(t, e, n = !0) {
  var r = t.reactions;
  if (r !== null && !(Nt !== null && Nt.has(t)))
    for (var s = 0; s < r.length; s++) {
      var i = r[s];
      (i.f & tt) !== 0 ? Ks(
        /** @type {Derived} */
        i,
        e,
        !1
      ) : e === i && (n ? Ie(i, Pe) : (i.f & Ue) !== 0 && Ie(i, dt), ca(
        /** @type {Effect} */
        i
      ));
    }
}
function Xs(t) {
  var e = lt, n = ft, r = vt, s = ke, i = Nt, l = Ze, o = kt, c = an, u = t.f;
  lt = /** @type {null | Value[]} */
  null, ft = 0, vt = null, ke = (u & (Mt | Gt)) === 0 ? t : null, Nt = null, mn(t.ctx), kt = !1, an = ++en, t.ac !== null && (Yn(() => {
    t.ac.abort(Wn);
  }), t.ac = null);
  try {
    t.f |= cr;
    var f = (
      /** @type {Function} */
      t.fn
    ), h = f();
    t.f |= pn;
    var d = Na(t);
    if (bs() && vt !== null && !kt && d !== null && (t.f & (tt | dt | Pe)) === 0)
      for (var m = 0; m < /** @type {Source[]} */
      vt.length; m++)
        Ks(
          vt[m],
          /** @type {Effect} */
          t
        );
    if (s !== null && s !== t) {
      if (en++, s.deps !== null)
        for (let _ = 0; _ < n; _ += 1)
          s.deps[_].rv = en;
      if (e !== null)
        for (const _ of e)
          _.rv = en;
      vt !== null && (r === null ? r = vt : r.push(.../** @type {Source[]} */
      vt));
    }
    return (t.f & Wt) !== 0 && (t.f ^= Wt), h;
  } catch (_) {
    return Na(t), Fl(_);
  } finally {
    t.f ^= cr, lt = e, ft = n, vt = r, ke = s, Nt = i, mn(l), kt = o, an = c;
  }
}
function Na(t) {
  var e = t.deps, n = Le?.is_fork;
  if (lt !== null) {
    var r;
    if (n || Dn(t, ft), e !== null && ft > 0)
      for (e.length = ft + lt.length, r = 0; r < lt.length; r++)
        e[ft + r] = lt[r];
    else
      t.deps = e = lt;
    if (fa() && (t.f & xt) !== 0)
      for (r = ft; r < e.length; r++)
        (e[r].reactions ??= []).push(t);
  } else !n && e !== null && ft < e.length && (Dn(t, ft), e.length = ft);
  return e;
}
function Yl(t, e) {
  let n = e.reactions;
  if (n !== null) {
    var r = Bi.call(n, t);
    if (r !== -1) {
      var s = n.length - 1;
      s === 0 ? n = e.reactions = null : (n[r] = n[s], n.pop());
    }
  }
  if (n === null && (e.f & tt) !== 0 && // Destroying a child effect while updating a parent effect can cause a dependency to appear
  // to be unused, when in fact it is used by the currently-updating parent. Checking `new_deps`
  // allows us to skip the expensive work of disconnecting and immediately reconnecting it
  (lt === null || !Rn.call(lt, e))) {
    var i = (
      /** @type {Derived} */
      e
    );
    (i.f & xt) !== 0 && (i.f ^= xt), i.v !== De && la(i), i.ac !== null && Yn(() => {
      i.ac.abort(Wn), i.ac = null, Ie(i, Pe);
    }), Tl(i), Dn(i, 0);
  }
}
function Dn(t, e) {
  var n = t.deps;
  if (n !== null)
    for (var r = e; r < n.length; r++)
      Yl(t, n[r]);
}
function wn(t) {
  var e = t.f;
  if ((e & Je) === 0) {
    Ie(t, Ue);
    var n = Oe;
    Oe = t;
    try {
      (e & (bt | aa)) !== 0 ? Ul(t) : ha(t), qs(t);
      var r = Xs(t);
      t.teardown = typeof r == "function" ? r : null, t.wv = Ys;
      var s;
    } finally {
      Oe = n;
    }
  }
}
async function Js() {
  await Promise.resolve(), Ol();
}
function a(t) {
  var e = t.f, n = (e & tt) !== 0;
  if (ke !== null && !kt) {
    var r = Oe !== null && (Oe.f & Je) !== 0;
    if (!r && (Nt === null || !Nt.has(t))) {
      var s = ke.deps;
      if ((ke.f & cr) !== 0)
        t.rv < en && (t.rv = en, lt === null && s !== null && s[ft] === t ? ft++ : lt === null ? lt = [t] : lt.push(t));
      else {
        ke.deps ??= [], Rn.call(ke.deps, t) || ke.deps.push(t);
        var i = t.reactions;
        i === null ? t.reactions = [ke] : Rn.call(i, ke) || i.push(ke);
      }
    }
  }
  if (Ut && jt.has(t))
    return jt.get(t);
  if (n) {
    var l = (
      /** @type {Derived} */
      t
    );
    if (Ut) {
      var o = l.v;
      return ((l.f & Ue) === 0 && l.reactions !== null || Qs(l)) && (o = oa(l)), jt.set(l, o), o;
    }
    var c = (l.f & xt) === 0 && !kt && ke !== null && (ke.f & xt) !== 0, u = (l.f & pn) === 0;
    Xn(l) && (c && (l.f |= xt), Es(l)), c && !u && (As(l), Zs(l));
  }
  if (pt?.has(t))
    return pt.get(t);
  if ((t.f & Wt) !== 0)
    throw t.v;
  return t.v;
}
function Zs(t) {
  if (t.f |= xt, t.deps !== null)
    for (const n of t.deps) {
      var e = n.reactions;
      e === null ? n.reactions = [t] : Rn.call(e, t) || e.push(t), (n.f & tt) !== 0 && (n.f & xt) === 0 && (As(
        /** @type {Derived} */
        n
      ), Zs(
        /** @type {Derived} */
        n
      ));
    }
}
function Qs(t) {
  if (t.v === De) return !0;
  if (t.deps === null) return !1;
  for (const e of t.deps)
    if (jt.has(e) || (e.f & tt) !== 0 && Qs(
      /** @type {Derived} */
      e
    ))
      return !0;
  return !1;
}
function Ot(t) {
  var e = kt;
  try {
    return kt = !0, t();
  } finally {
    kt = e;
  }
}
function Gl(t) {
  return t.endsWith("capture") && t !== "gotpointercapture" && t !== "lostpointercapture";
}
const Kl = [
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
function Xl(t) {
  return Kl.includes(t);
}
const Jl = {
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
function Zl(t) {
  return t = t.toLowerCase(), Jl[t] ?? t;
}
const Ql = ["touchstart", "touchmove"];
function $l(t) {
  return Ql.includes(t);
}
const An = Symbol("events"), $s = /* @__PURE__ */ new Set(), Hr = /* @__PURE__ */ new Set();
function ei(t, e, n, r = {}) {
  function s(i) {
    if (r.capture || Wr.call(e, i), !i.cancelBubble)
      return Yn(() => n?.call(this, i));
  }
  return t.startsWith("pointer") || t.startsWith("touch") || t === "wheel" ? (s.__removed = !1, Lt(() => {
    s.__removed || e.addEventListener(t, s, r);
  })) : e.addEventListener(t, s, r), s;
}
function He(t, e, n, r, s) {
  var i = { capture: r, passive: s }, l = ei(t, e, n, i);
  (e === document.body || // @ts-ignore
  e === window || // @ts-ignore
  e === document || // Firefox has quirky behavior, it can happen that we still get "canplay" events when the element is already removed
  e instanceof HTMLMediaElement) && da(() => {
    l.__removed = !0, e.removeEventListener(t, l, i);
  });
}
function oe(t, e, n) {
  (e[An] ??= {})[t] = n;
}
function at(t) {
  for (var e = 0; e < t.length; e++)
    $s.add(t[e]);
  for (var n of Hr)
    n(t);
}
let Lr = null, Or = !1;
function Wr(t) {
  var e = this, n = (
    /** @type {Node} */
    e.ownerDocument
  ), r = t.type, s = t.composedPath?.() || [], i = (
    /** @type {null | Element} */
    s[0] || t.target
  );
  Lr = t, Or || (Or = !0, setTimeout(() => {
    Or = !1, Lr = null;
  }));
  var l = 0, o = Lr === t && t[An];
  if (o) {
    var c = s.indexOf(o);
    if (c !== -1 && (e === document || e === /** @type {any} */
    window)) {
      t[An] = e;
      return;
    }
    var u = s.indexOf(e);
    if (u === -1)
      return;
    c <= u && (l = c);
  }
  if (i = /** @type {Element} */
  s[l] || t.target, i !== e) {
    cs(t, "currentTarget", {
      configurable: !0,
      get() {
        return i || n;
      }
    });
    var f = ke, h = Oe;
    _t(null), Ct(null);
    try {
      for (var d, m = []; i !== null && i !== e; ) {
        try {
          var _ = i[An]?.[r];
          _ != null && (!/** @type {any} */
          i.disabled || // DOM could've been updated already by the time this is reached, so we check this as well
          // -> the target could not have been disabled because it emits the event in the first place
          t.target === i) && _.call(i, t);
        } catch (g) {
          d ? m.push(g) : d = g;
        }
        if (t.cancelBubble) break;
        l++, i = l < s.length ? (
          /** @type {Element} */
          s[l]
        ) : null;
      }
      if (d) {
        for (let g of m)
          queueMicrotask(() => {
            throw g;
          });
        throw d;
      }
    } finally {
      t[An] = e, delete t.currentTarget, _t(f), Ct(h);
    }
  }
}
const eo = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  globalThis?.window?.trustedTypes && /* @__PURE__ */ globalThis.window.trustedTypes.createPolicy("svelte-trusted-html", {
    /** @param {string} html */
    createHTML: (t) => t
  })
);
function to(t) {
  return (
    /** @type {string} */
    eo?.createHTML(t) ?? t
  );
}
function ti(t) {
  var e = Il("template");
  return e.innerHTML = to(t.replaceAll("<!>", "<!---->")), e.content;
}
function Bn(t, e) {
  var n = (
    /** @type {Effect} */
    Oe
  );
  n.nodes === null && (n.nodes = { start: t, end: e, a: null, t: null });
}
// @__NO_SIDE_EFFECTS__
function A(t, e) {
  var n = (e & rl) !== 0, r = (e & al) !== 0, s, i = !t.startsWith("<!>");
  return () => {
    s === void 0 && (s = ti(i ? t : "<!>" + t), n || (s = /** @type {TemplateNode} */
    /* @__PURE__ */ on(s)));
    var l = (
      /** @type {TemplateNode} */
      r || zs ? document.importNode(s, !0) : s.cloneNode(!0)
    );
    if (n) {
      var o = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ on(l)
      ), c = (
        /** @type {TemplateNode} */
        l.lastChild
      );
      Bn(o, c);
    } else
      Bn(l, l);
    return l;
  };
}
// @__NO_SIDE_EFFECTS__
function no(t, e, n = "svg") {
  var r = !t.startsWith("<!>"), s = `<${n}>${r ? t : "<!>" + t}</${n}>`, i;
  return () => {
    if (!i) {
      var l = (
        /** @type {DocumentFragment} */
        ti(s)
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
    return Bn(c, c), c;
  };
}
// @__NO_SIDE_EFFECTS__
function Fe(t, e) {
  return /* @__PURE__ */ no(t, e, "svg");
}
function Tn(t = "") {
  {
    var e = Vt(t + "");
    return Bn(e, e), e;
  }
}
function qe() {
  var t = document.createDocumentFragment(), e = document.createComment(""), n = Vt();
  return t.append(e, n), Bn(e, n), t;
}
function p(t, e) {
  t !== null && t.before(
    /** @type {Node} */
    e
  );
}
function ro(t) {
  let e = 0, n = ln(0), r;
  return () => {
    fa() && (a(n), Ds(() => (e === 0 && (r = Ot(() => t(() => zn(n)))), e += 1, () => {
      Lt(() => {
        e -= 1, e === 0 && (r?.(), r = void 0, zn(n));
      });
    })));
  };
}
var ao = sn | kn;
function so(t, e, n, r) {
  new io(t, e, n, r);
}
class io {
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
  #h = 0;
  #u = 0;
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
  #c = null;
  #g = ro(() => (this.#c = ln(this.#h), () => {
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
        Oe
      );
      l.b = this, l.f |= Fr, r(i);
    }, this.parent = /** @type {Effect} */
    Oe.b, this.transform_error = s ?? this.parent?.transform_error ?? ((i) => i), this.#r = Kn(() => {
      this.#b();
    }, ao);
  }
  #y() {
    try {
      this.#s = it(() => this.#a(this.#e));
    } catch (e) {
      this.error(e);
    }
  }
  /**
   * @param {unknown} error The deserialized error from the server's hydration comment
   */
  #k(e) {
    const n = this.#t.failed, { reset: r, invoke_onerror: s } = this.#w(e);
    Lt(s), n && (this.#l = it(() => {
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
  #w(e) {
    var n = !1, r = !1;
    const s = () => {
      if (!this.#f()) {
        if (n) {
          ul();
          return;
        }
        n = !0, r && pl(), this.#l !== null && rn(this.#l, () => {
          this.#l = null;
        }), this.#p(() => {
          this.#b();
        });
      }
    };
    return { reset: s, invoke_onerror: () => {
      if (!this.#f())
        try {
          r = !0, this.#t.onerror?.(e, s), r = !1;
        } catch (l) {
          Et(l, this.#r && this.#r.parent);
        }
    } };
  }
  #f() {
    return (this.#r.f & (Je | In)) !== 0;
  }
  #m() {
    const e = this.#t.pending;
    e && (this.is_pending = !0, this.#i = it(() => e(this.#e)), Lt(() => {
      if (!this.#f()) {
        var n = this.#o = document.createDocumentFragment(), r = Vt(), s = !1;
        if (n.append(r), this.#s = this.#p(() => {
          try {
            return it(() => this.#a(r));
          } catch (i) {
            try {
              this.error(i), s = !0;
            } catch (l) {
              Et(l, this.#r.parent);
            }
            return null;
          }
        }), this.#s === null) {
          this.#o = null, s && this.#d(
            /** @type {Batch} */
            Le
          );
          return;
        }
        this.#u === 0 && (this.#e.before(n), this.#o = null, rn(
          /** @type {Effect} */
          this.#i,
          () => {
            this.#i = null;
          }
        ), this.#d(
          /** @type {Batch} */
          Le
        ));
      }
    }));
  }
  #b() {
    try {
      if (this.is_pending = this.has_pending_snippet(), this.#u = 0, this.#h = 0, this.#s = it(() => {
        this.#a(this.#e);
      }), this.#u > 0) {
        var e = this.#o = document.createDocumentFragment();
        va(this.#s, e);
        const n = (
          /** @type {(anchor: Node) => void} */
          this.#t.pending
        );
        this.#i = it(() => n(this.#e));
      } else
        this.#d(
          /** @type {Batch} */
          Le
        );
    } catch (n) {
      this.error(n);
    }
  }
  /**
   * @param {Batch} batch
   */
  #d(e) {
    this.is_pending = !1, e.transfer_reactions(this.#_);
  }
  /**
   * Defer an effect inside a pending boundary until the boundary resolves
   * @param {Effect} effect
   */
  defer_effect(e) {
    ks(e, this.#_);
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
    var n = Oe, r = ke, s = Ze;
    Ct(this.#r), _t(this.#r), mn(this.#r.ctx);
    try {
      return Kt.ensure(), e();
    } finally {
      Ct(n), _t(r), mn(s);
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
    this.#u += e, this.#u === 0 && (this.#d(n), this.#i && rn(this.#i, () => {
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
    this.#x(e, n), this.#h += e, !(!this.#c || this.#v) && (this.#v = !0, Lt(() => {
      this.#v = !1, this.#c && _n(this.#c, this.#h);
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
    if (e === ms || !this.#t.onerror && !this.#t.failed)
      throw e;
    Le?.is_fork ? (this.#s && Le.skip_effect(this.#s), this.#i && Le.skip_effect(this.#i), this.#l && Le.skip_effect(this.#l), Le.oncommit(() => {
      this.#f() || this.#M(e);
    })) : this.#M(e);
  }
  /**
   * @param {unknown} error
   */
  #M(e) {
    this.#s && (Qe(this.#s), this.#s = null), this.#i && (Qe(this.#i), this.#i = null), this.#l && (Qe(this.#l), this.#l = null);
    let n = this.#t.failed;
    const r = (s) => {
      if (this.#f()) return;
      const { reset: i, invoke_onerror: l } = this.#w(s);
      l(), n && !this.#f() && (this.#l = this.#p(() => {
        try {
          return it(() => {
            var o = (
              /** @type {Effect} */
              Oe
            );
            o.b = this, o.f |= Fr, n(
              this.#e,
              () => s,
              () => i
            );
          });
        } catch (o) {
          return Et(
            o,
            /** @type {Effect} */
            this.#r.parent
          ), null;
        }
      }));
    };
    Lt(() => {
      if (!this.#f()) {
        var s;
        try {
          s = this.transform_error(e);
        } catch (i) {
          Et(i, this.#r && this.#r.parent);
          return;
        }
        s !== null && typeof s == "object" && typeof /** @type {any} */
        s.then == "function" ? s.then(
          r,
          /** @param {unknown} e */
          (i) => Et(i, this.#r && this.#r.parent)
        ) : r(s);
      }
    });
  }
}
function G(t, e) {
  var n = e == null ? "" : typeof e == "object" ? `${e}` : e;
  n !== /** @type {any} */
  (t[qr] ??= t.nodeValue) && (t[qr] = n, t.nodeValue = `${n}`);
}
function lo(t, e) {
  return oo(t, e);
}
const Qn = /* @__PURE__ */ new Map();
function oo(t, { target: e, anchor: n, props: r = {}, events: s, context: i, intro: l = !0, transformError: o }) {
  Pl();
  var c = void 0, u = ql(() => {
    var f = n ?? e.appendChild(Vt());
    so(
      /** @type {TemplateNode} */
      f,
      {
        pending: () => {
        }
      },
      (m) => {
        Se({});
        var _ = (
          /** @type {ComponentContext} */
          Ze
        );
        i && (_.c = i), s && (r.$$events = s), c = t(m, r) || ia(), Ee();
      },
      o
    );
    var h = /* @__PURE__ */ new Set(), d = (m) => {
      for (var _ = 0; _ < m.length; _++) {
        var g = m[_];
        if (!h.has(g)) {
          h.add(g);
          var w = $l(g);
          for (const k of [e, document]) {
            var v = Qn.get(k);
            v === void 0 && (v = /* @__PURE__ */ new Map(), Qn.set(k, v));
            var y = v.get(g);
            y === void 0 ? (k.addEventListener(g, Wr, { passive: w }), v.set(g, 1)) : v.set(g, y + 1);
          }
        }
      }
    };
    return d(yr($s)), Hr.add(d), () => {
      for (var m of h)
        for (const w of [e, document]) {
          var _ = (
            /** @type {Map<string, number>} */
            Qn.get(w)
          ), g = (
            /** @type {number} */
            _.get(m)
          );
          --g == 0 ? (w.removeEventListener(m, Wr), _.delete(m), _.size === 0 && Qn.delete(w)) : _.set(m, g);
        }
      Hr.delete(d), f !== n && f.parentNode?.removeChild(f);
    };
  });
  return Yr.set(c, u), c;
}
let Yr = /* @__PURE__ */ new WeakMap();
function uo(t, e) {
  const n = Yr.get(t);
  return n ? (Yr.delete(t), n(e)) : Promise.resolve();
}
class ga {
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
        hr(r), this.#a.delete(n);
      else {
        var s = this.#t.get(n);
        s && (hr(s.effect), this.#n.set(n, s.effect), this.#t.delete(n), s.fragment.lastChild.remove(), this.anchor.before(s.fragment), r = s.effect);
      }
      for (const [i, l] of this.#e) {
        if (this.#e.delete(i), i === e)
          break;
        const o = this.#t.get(l);
        o && (Qe(o.effect), this.#t.delete(l));
      }
      for (const [i, l] of this.#n) {
        if (i === n || this.#a.has(i)) continue;
        const o = () => {
          if (Array.from(this.#e.values()).includes(i)) {
            var u = document.createDocumentFragment();
            va(l, u), u.append(Vt()), this.#t.set(i, { effect: l, fragment: u });
          } else
            Qe(l);
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
      n.includes(r) || (Qe(s.effect), this.#t.delete(r));
  };
  /**
   *
   * @param {any} key
   * @param {null | ((target: TemplateNode) => void)} fn
   */
  ensure(e, n) {
    var r = (
      /** @type {Batch} */
      Le
    ), s = Is();
    if (n && !this.#n.has(e) && !this.#t.has(e))
      if (s) {
        var i = document.createDocumentFragment(), l = Vt();
        i.append(l), this.#t.set(e, {
          effect: it(() => n(l)),
          fragment: i
        });
      } else
        this.#n.set(
          e,
          it(() => n(this.anchor))
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
function V(t, e, n = !1) {
  var r = new ga(t), s = n ? sn : 0;
  function i(l, o) {
    r.ensure(l, o);
  }
  Kn(() => {
    var l = !1;
    e((o, c = 0) => {
      l = !0, i(c, o);
    }), l || i(-1, null);
  }, s);
}
const co = Symbol("NaN");
function fo(t, e, n) {
  var r = new ga(t);
  Kn(() => {
    var s = e();
    s !== s && (s = /** @type {any} */
    co), r.ensure(s, n);
  });
}
function xe(t, e) {
  return e;
}
function ho(t, e, n) {
  for (var r = [], s = e.length, i, l = e.length, o = 0; o < s; o++) {
    let h = e[o];
    rn(
      h,
      () => {
        if (i) {
          if (i.pending.delete(h), i.done.add(h), i.pending.size === 0) {
            var d = (
              /** @type {Set<EachOutroGroup>} */
              t.outrogroups
            );
            Gr(t, yr(i.done)), d.delete(i), d.size === 0 && (t.outrogroups = null);
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
      Rl(f), f.append(u), t.items.clear();
    }
    Gr(t, e, !c);
  } else
    i = {
      pending: new Set(e),
      done: /* @__PURE__ */ new Set()
    }, (t.outrogroups ??= /* @__PURE__ */ new Set()).add(i);
}
function Gr(t, e, n = !0) {
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
      i.f |= Tt;
      const l = document.createDocumentFragment();
      va(i, l);
    } else
      Qe(e[s], n);
  }
}
var Ca;
function be(t, e, n, r, s, i = null) {
  var l = t, o = /* @__PURE__ */ new Map(), c = (e & gs) !== 0;
  if (c) {
    var u = (
      /** @type {Element} */
      t
    );
    l = u.appendChild(Vt());
  }
  var f = null, h = /* @__PURE__ */ Ss(() => {
    var y = n();
    return (
      /** @type {V[]} */
      wr(y) ? y : y == null ? [] : yr(y)
    );
  }), d = /* @__PURE__ */ new Map(), m = !0;
  function _(y) {
    if ((v.effect.f & Je) === 0) {
      v.pending.delete(y);
      var k = a(h);
      v.fallback = f, vo(v, k, l, e, r), f !== null && (k.length === 0 ? (f.f & Tt) === 0 ? hr(f) : (f.f ^= Tt, Ln(f, null, l)) : rn(f, () => {
        f = null;
      }));
    }
  }
  function g(y) {
    v.pending.delete(y);
  }
  var w = Kn(() => {
    for (var y = (
      /** @type {V[]} */
      a(h)
    ), k = y.length, S = /* @__PURE__ */ new Set(), L = (
      /** @type {Batch} */
      Le
    ), O = Is(), F = 0; F < k; F += 1) {
      var M = y[F], E = r(M, F), I = m ? null : o.get(E);
      I ? (I.v && _n(I.v, M), I.i && _n(I.i, F), O && L.unskip_effect(I.e)) : (I = go(
        o,
        m ? l : Ca ??= Vt(),
        M,
        E,
        F,
        s,
        e,
        n
      ), m || (I.e.f |= Tt), o.set(E, I)), S.add(E);
    }
    if (k === 0 && i && !f && (m ? f = it(() => i(l)) : (f = it(() => i(Ca ??= Vt())), f.f |= Tt)), k > S.size && dl(), !m)
      if (d.set(L, S), O) {
        for (const [Y, ee] of o)
          S.has(Y) || L.skip_effect(ee.e);
        L.oncommit(_), L.ondiscard(g);
      } else
        _(L);
    a(h);
  }), v = { effect: w, items: o, pending: d, outrogroups: null, fallback: f };
  m = !1;
}
function xn(t) {
  for (; t !== null && (t.f & Mt) === 0; )
    t = t.next;
  return t;
}
function vo(t, e, n, r, s) {
  var i = (r & Zi) !== 0, l = e.length, o = t.items, c = xn(t.effect.first), u, f = null, h, d = [], m = [], _, g, w, v;
  if (i)
    for (v = 0; v < l; v += 1)
      _ = e[v], g = s(_, v), w = /** @type {EachItem} */
      o.get(g).e, (w.f & Tt) === 0 && (w.nodes?.a?.measure(), (h ??= /* @__PURE__ */ new Set()).add(w));
  for (v = 0; v < l; v += 1) {
    if (_ = e[v], g = s(_, v), w = /** @type {EachItem} */
    o.get(g).e, t.outrogroups !== null)
      for (const I of t.outrogroups)
        I.pending.delete(w), I.done.delete(w);
    if ((w.f & rt) !== 0 && (hr(w), i && (w.nodes?.a?.unfix(), (h ??= /* @__PURE__ */ new Set()).delete(w))), (w.f & Tt) !== 0)
      if (w.f ^= Tt, w === c)
        Ln(w, null, n);
      else {
        var y = f ? f.next : c;
        w === t.effect.last && (t.effect.last = w.prev), w.prev && (w.prev.next = w.next), w.next && (w.next.prev = w.prev), Ht(t, f, w), Ht(t, w, y), Ln(w, y, n), f = w, d = [], m = [], c = xn(f.next);
        continue;
      }
    if (w !== c) {
      if (u !== void 0 && u.has(w)) {
        if (d.length < m.length) {
          var k = m[0], S;
          f = k.prev;
          var L = d[0], O = d[d.length - 1];
          for (S = 0; S < d.length; S += 1)
            Ln(d[S], k, n);
          for (S = 0; S < m.length; S += 1)
            u.delete(m[S]);
          Ht(t, L.prev, O.next), Ht(t, f, L), Ht(t, O, k), c = k, f = O, v -= 1, d = [], m = [];
        } else
          u.delete(w), Ln(w, c, n), Ht(t, w.prev, w.next), Ht(t, w, f === null ? t.effect.first : f.next), Ht(t, f, w), f = w;
        continue;
      }
      for (d = [], m = []; c !== null && c !== w; )
        (u ??= /* @__PURE__ */ new Set()).add(c), m.push(c), c = xn(c.next);
      if (c === null)
        continue;
    }
    (w.f & Tt) === 0 && d.push(w), f = w, c = xn(w.next);
  }
  if (t.outrogroups !== null) {
    for (const I of t.outrogroups)
      I.pending.size === 0 && (Gr(t, yr(I.done)), t.outrogroups?.delete(I));
    t.outrogroups.size === 0 && (t.outrogroups = null);
  }
  if (c !== null || u !== void 0) {
    var F = [];
    if (u !== void 0)
      for (w of u)
        (w.f & rt) === 0 && F.push(w);
    for (; c !== null; )
      (c.f & rt) === 0 && c !== t.fallback && F.push(c), c = xn(c.next);
    var M = F.length;
    if (M > 0) {
      var E = (r & gs) !== 0 && l === 0 ? n : null;
      if (i) {
        for (v = 0; v < M; v += 1)
          F[v].nodes?.a?.measure();
        for (v = 0; v < M; v += 1)
          F[v].nodes?.a?.fix();
      }
      ho(t, F, E);
    }
  }
  i && Lt(() => {
    if (h !== void 0)
      for (w of h)
        w.nodes?.a?.apply();
  });
}
function go(t, e, n, r, s, i, l, o) {
  var c = (l & Xi) !== 0 ? (l & Qi) === 0 ? /* @__PURE__ */ Nl(n, !1, !1) : ln(n) : null, u = (l & Ji) !== 0 ? ln(s) : null;
  return {
    v: c,
    i: u,
    e: it(() => (i(e, c ?? n, u ?? s, o), () => {
      t.delete(r);
    }))
  };
}
function Ln(t, e, n) {
  if (t.nodes)
    for (var r = t.nodes.start, s = t.nodes.end, i = e && (e.f & Tt) === 0 ? (
      /** @type {EffectNodes} */
      e.nodes.start
    ) : n; r !== null; ) {
      var l = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ Gn(r)
      );
      if (i.before(r), r === s)
        return;
      r = l;
    }
}
function Ht(t, e, n) {
  e === null ? t.effect.first = n : e.next = n, n === null ? t.effect.last = e : n.prev = e;
}
function xr(t, e, ...n) {
  var r = new ga(t);
  Kn(() => {
    const s = e() ?? null;
    r.ensure(s, s && ((i) => s(i, ...n)));
  }, sn);
}
function Kr(t, e) {
  var n = void 0, r;
  Bs(() => {
    n !== (n = e()) && (r && (Qe(r), r = null), n && (r = it(() => {
      kr(() => (
        /** @type {(node: Element) => void} */
        n(t)
      ));
    })));
  });
}
function ni(t) {
  var e, n, r = "";
  if (typeof t == "string" || typeof t == "number") r += t;
  else if (typeof t == "object") if (Array.isArray(t)) {
    var s = t.length;
    for (e = 0; e < s; e++) t[e] && (n = ni(t[e])) && (r && (r += " "), r += n);
  } else for (n in t) t[n] && (r && (r += " "), r += n);
  return r;
}
function mo() {
  for (var t, e, n = 0, r = "", s = arguments.length; n < s; n++) (t = arguments[n]) && (e = ni(t)) && (r && (r += " "), r += e);
  return r;
}
function Xt(t) {
  return typeof t == "object" ? mo(t) : t ?? "";
}
const za = [...` 	
\r\f \v\uFEFF`];
function _o(t, e, n) {
  var r = t == null ? "" : "" + t;
  if (e && (r = r ? r + " " + e : e), n) {
    for (var s of Object.keys(n))
      if (n[s])
        r = r ? r + " " + s : s;
      else if (r.length)
        for (var i = s.length, l = 0; (l = r.indexOf(s, l)) >= 0; ) {
          var o = l + i;
          (l === 0 || za.includes(r[l - 1])) && (o === r.length || za.includes(r[o])) ? r = (l === 0 ? "" : r.substring(0, l)) + r.substring(o + 1) : l = o;
        }
  }
  return r === "" ? null : r;
}
function Pa(t, e = !1) {
  var n = e ? " !important;" : ";", r = "";
  for (var s of Object.keys(t)) {
    var i = t[s];
    i != null && i !== "" && (r += " " + s + ": " + i + n);
  }
  return r;
}
function jr(t) {
  return t[0] !== "-" || t[1] !== "-" ? t.toLowerCase() : t;
}
function wo(t, e) {
  if (e) {
    var n = "", r, s;
    if (Array.isArray(e) ? (r = e[0], s = e[1]) : r = e, t) {
      t = String(t).replaceAll(/\/\*.*?\*\//g, "").trim();
      var i = !1, l = 0, o = !1, c = [];
      r && c.push(...Object.keys(r).map(jr)), s && c.push(...Object.keys(s).map(jr));
      var u = 0, f = -1;
      const g = t.length;
      for (var h = 0; h < g; h++) {
        var d = t[h];
        if (o ? d === "/" && t[h - 1] === "*" && (o = !1) : i ? i === d && (i = !1) : d === "/" && t[h + 1] === "*" ? o = !0 : d === '"' || d === "'" ? i = d : d === "(" ? l++ : d === ")" && l--, !o && i === !1 && l === 0) {
          if (d === ":" && f === -1)
            f = h;
          else if (d === ";" || h === g - 1) {
            if (f !== -1) {
              var m = jr(t.substring(u, f).trim());
              if (!c.includes(m)) {
                d !== ";" && h++;
                var _ = t.substring(u, h).trim();
                n += " " + _ + ";";
              }
            }
            u = h + 1, f = -1;
          }
        }
      }
    }
    return r && (n += Pa(r)), s && (n += Pa(s, !0)), n = n.trim(), n === "" ? null : n;
  }
  return t == null ? null : String(t);
}
function fe(t, e, n, r, s, i) {
  var l = (
    /** @type {any} */
    t[Dr]
  );
  if (l !== n || l === void 0) {
    var o = _o(n, r, i);
    o == null ? t.removeAttribute("class") : e ? t.className = o : t.setAttribute("class", o), t[Dr] = n;
  } else if (i && s !== i)
    for (var c in i) {
      var u = !!i[c];
      (s == null || u !== !!s[c]) && t.classList.toggle(c, u);
    }
  return i;
}
function Nr(t, e = {}, n, r) {
  for (var s in n) {
    var i = n[s];
    e[s] !== i && (n[s] == null ? t.style.removeProperty(s) : t.style.setProperty(s, i, r));
  }
}
function $e(t, e, n, r) {
  var s = (
    /** @type {any} */
    t[Br]
  );
  if (s !== e) {
    var i = wo(e, r);
    i == null ? t.removeAttribute("style") : t.style.cssText = i, t[Br] = e;
  } else r && (Array.isArray(r) ? (Nr(t, n?.[0], r[0]), Nr(t, n?.[1], r[1], "important")) : Nr(t, n, r));
  return r;
}
function ri(t, e) {
  e ? t.hasAttribute("selected") || t.setAttribute("selected", "") : t.removeAttribute("selected");
}
function Ra(t, e) {
  var n = !("__defaultValue" in t);
  !n && t.__defaultValue === e || (t.__defaultValue = e, ai(t, !n || "__value" in t));
}
function ai(t, e) {
  var n = t.__defaultValue, r = t.multiple, s = r ? n ?? [] : null;
  if (!(r && !wr(s))) {
    var i = t.selectedIndex, l = e && r ? new Set(t.selectedOptions) : null;
    for (var o of t.options) {
      var c = Jr(o);
      ri(
        o,
        r ? (
          /** @type {any[]} */
          s.includes(c)
        ) : Cs(c, n)
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
function Xr(t, e, n = !1) {
  if (t.multiple) {
    if (e == null)
      return;
    if (!wr(e))
      return ol();
    for (var r of t.options)
      r.selected = e.includes(Jr(r));
    return;
  }
  for (r of t.options) {
    var s = Jr(r);
    if (Cs(s, e)) {
      r.selected = !0;
      return;
    }
  }
  (!n || e !== void 0) && (t.selectedIndex = -1);
}
function yo(t) {
  var e = new MutationObserver((n) => {
    n.every(bo) || ("__defaultValue" in t && ai(t, !1), "__value" in t && Xr(t, t.__value));
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
  }), da(() => {
    e.disconnect();
  });
}
function Jr(t) {
  return "__value" in t ? t.__value : t.value;
}
function bo(t) {
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
const cn = Symbol("class"), Mn = Symbol("style"), si = Symbol("is custom element"), ii = Symbol("is html"), po = pr ? "input" : "INPUT", ko = pr ? "option" : "OPTION", li = pr ? "select" : "SELECT", oi = pr ? "progress" : "PROGRESS";
function ui(t, e) {
  var n = ma(t);
  n.value === (n.value = // treat null and undefined the same for the initial value
  e ?? void 0) || // @ts-expect-error
  // `progress` elements always need their value set when it's `0`
  t.value === e && (e !== 0 || t.nodeName !== oi) || (t.value = e ?? "");
}
function $(t, e, n, r) {
  var s = ma(t), i = s[e];
  i !== (s[e] = n) && (e === "loading" && (t[Ki] = n), n == null ? t.removeAttribute(e) : typeof n != "string" && fi(t).has(e) ? t[e] = n : t.setAttribute(e, n));
}
function xo(t, e, n, r, s = !1, i = !1) {
  var l = ma(t), o = l[si], c = !l[ii], u = e || {}, f = t.nodeName === ko, h = t.nodeName === li;
  try {
    for (var d in e)
      !(d in n) && d[0] + d[1] !== "$$" && (n[d] = null);
    n.class ? n.class = Xt(n.class) : (r || n[cn]) && (n.class = null), n[Mn] && (n.style ??= null);
    var m = fi(t);
    if (t.nodeName === po && "type" in n && ("value" in n || "__value" in n)) {
      var _ = n.type;
      (_ !== u.type || _ === void 0 && t.hasAttribute("type")) && (u.type = _, $(t, "type", _, i));
    }
    for (const L in n) {
      let O = n[L];
      if (f && L === "value" && O == null) {
        t.value = t.__value = "", u[L] = O;
        continue;
      }
      if (L === "class") {
        var g = t.namespaceURI === "http://www.w3.org/1999/xhtml";
        fe(t, g, O, r, e?.[cn], n[cn]), u[L] = O, u[cn] = n[cn];
        continue;
      }
      if (L === "style") {
        $e(t, O, e?.[Mn], n[Mn]), u[L] = O, u[Mn] = n[Mn];
        continue;
      }
      var w = u[L];
      if (!(O === w && !(O === void 0 && t.hasAttribute(L)))) {
        u[L] = O;
        var v = L[0] + L[1];
        if (v !== "$$")
          if (v === "on") {
            const F = {}, M = "$$" + L;
            let E = L.slice(2);
            var y = Xl(E);
            if (Gl(E) && (E = E.slice(0, -7), F.capture = !0), !y && w) {
              if (O != null) continue;
              t.removeEventListener(E, u[M], F), u[M] = null;
            }
            if (y)
              oe(E, t, O), at([E]);
            else if (O != null) {
              let I = function(Y) {
                u[L].call(this, Y);
              };
              u[M] = ei(E, t, I, F);
            }
          } else if (L === "style")
            $(t, L, O);
          else if (L === "autofocus")
            Ml(
              /** @type {HTMLElement} */
              t,
              !!O
            );
          else if (!o && (L === "__value" || L === "value" && O != null))
            t.__value = O, (w == null || // @ts-ignore
            t.value !== O || O === 0 && t.nodeName === oi) && (t.value = O);
          else if (L === "selected" && f)
            ri(
              /** @type {HTMLOptionElement} */
              t,
              O
            );
          else {
            var k = L;
            c || (k = Zl(k));
            var S = k === "defaultValue" || k === "defaultChecked";
            if (h && k === "defaultValue") continue;
            if (O == null && !o && !S)
              if (l[L] = null, k === "value" || k === "checked") {
                let F = (
                  /** @type {HTMLInputElement} */
                  t
                );
                const M = e === void 0;
                if (k === "value") {
                  let E = F.defaultValue;
                  F.removeAttribute(k), F.defaultValue = E, F.value = F.__value = M ? E : null;
                } else {
                  let E = F.defaultChecked;
                  F.removeAttribute(k), F.defaultChecked = E, F.checked = M ? E : !1;
                }
              } else
                t.removeAttribute(L);
            else S || (o || typeof O != "string") && m.has(k) ? (t[k] = O, k in l && (l[k] = De)) : typeof O != "function" && $(t, k, O, i);
          }
      }
    }
  } finally {
  }
  return u;
}
function ci(t, e, n = [], r = [], s = [], i, l = !1, o = !1) {
  xs(s, n, r, (c) => {
    var u = void 0, f = {}, h = t.nodeName === li, d = !1;
    if (Bs(() => {
      var _ = e(...c.map(a)), g = xo(
        t,
        u,
        _,
        i,
        l,
        o
      );
      if (d && h) {
        var w = (
          /** @type {HTMLSelectElement} */
          t
        );
        "defaultValue" in _ && Ra(w, _.defaultValue), "value" in _ && Xr(w, _.value);
      }
      for (let y of Object.getOwnPropertySymbols(f))
        _[y] || Qe(f[y]);
      for (let y of Object.getOwnPropertySymbols(_)) {
        var v = _[y];
        y.description === il && (!u || v !== u[y]) && (f[y] && Qe(f[y]), f[y] = it(() => Kr(t, () => v))), g[y] = v;
      }
      u = g;
    }), h) {
      var m = (
        /** @type {HTMLSelectElement} */
        t
      );
      kr(() => {
        var _ = (
          /** @type {Record<string | symbol, any>} */
          u
        );
        "defaultValue" in _ && Ra(m, _.defaultValue), Xr(m, _.value, !0), yo(m);
      });
    }
    d = !0;
  });
}
function ma(t) {
  return (
    /** @type {Record<string | symbol, unknown>} **/
    /** @type {any} */
    t[vs] ??= {
      [si]: t.nodeName.includes("-"),
      [ii]: t.namespaceURI === sl
    }
  );
}
var Ia = /* @__PURE__ */ new Map();
function fi(t) {
  var e = t.getAttribute("is") || t.nodeName, n = Ia.get(e);
  if (n) return n;
  Ia.set(e, n = /* @__PURE__ */ new Set());
  for (var r, s = t, i = Element.prototype; i !== s; ) {
    r = qi(s);
    for (var l in r)
      r[l].set && // better safe than sorry, we don't want spread attributes to mess with HTML content
      l !== "innerHTML" && l !== "textContent" && l !== "innerText" && n.add(l);
    s = fs(s);
  }
  return n;
}
class _a {
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
          _a.entries.set(n.target, n);
          for (var r of this.#e.get(n.target) || [])
            r(n);
        }
      }
    ));
  }
}
var Mo = /* @__PURE__ */ new _a({
  box: "border-box"
});
function tn(t, e, n) {
  var r = Mo.observe(t, () => n(t[e]));
  kr(() => (Ot(() => n(t[e])), r));
}
function Cr(t, e) {
  return t === e || t?.[nn] === e;
}
function Jt(t = ia(), e, n, r) {
  var s = (
    /** @type {ComponentContext} */
    Ze.r
  ), i = (
    /** @type {Effect} */
    Oe
  );
  return kr(() => {
    var l, o;
    return Ds(() => {
      l = o, o = [], Ot(() => {
        Cr(n(...o), t) || (e(t, ...o), l && Cr(n(...l), t) && e(null, ...l));
      });
    }), () => {
      let c = i;
      for (; c !== s && c.parent !== null && c.parent.f & In; )
        c = c.parent;
      const u = () => {
        o && Cr(n(...o), t) && e(null, ...o);
      }, f = c.teardown;
      c.teardown = () => {
        u(), f?.();
      };
    };
  }), t;
}
let $n = !1;
function So(t) {
  var e = $n;
  try {
    return $n = !1, [t(), $n];
  } finally {
    $n = e;
  }
}
function Q(t, e, n, r) {
  var s = !0, i = (n & tl) !== 0, l = (n & nl) !== 0, o = (
    /** @type {V} */
    r
  ), c = !0, u = (
    /** @type {Derived<V> | undefined} */
    void 0
  ), f = () => l && s ? (u ??= /* @__PURE__ */ Fn(
    /** @type {() => V} */
    r
  ), a(u)) : (c && (c = !1, o = l ? Ot(
    /** @type {() => V} */
    r
  ) : (
    /** @type {V} */
    r
  )), o);
  let h;
  if (i) {
    var d = nn in t || Gi in t;
    h = dn(t, e)?.set ?? (d && e in t ? (S) => t[e] = S : void 0);
  }
  var m, _ = !1;
  i ? [m, _] = So(() => (
    /** @type {V} */
    t[e]
  )) : m = /** @type {V} */
  t[e], m === void 0 && r !== void 0 && (m = f(), h && (_l(), h(m)));
  var g;
  if (g = () => {
    var S = (
      /** @type {V} */
      t[e]
    );
    return S === void 0 ? f() : (c = !0, S);
  }, (n & el) === 0)
    return g;
  if (h) {
    var w = t.$$legacy;
    return (
      /** @type {() => V} */
      (function(S, L) {
        return arguments.length > 0 ? ((!L || w || _) && h(L ? g() : S), S) : g();
      })
    );
  }
  var v = !1, y = ((n & $i) !== 0 ? Fn : Ss)(() => (v = !1, g()));
  i && a(y);
  var k = (
    /** @type {Effect} */
    Oe
  );
  return (
    /** @type {() => V} */
    (function(S, L) {
      if (arguments.length > 0) {
        const O = L ? a(y) : i ? ot(S) : S;
        return N(y, O), v = !0, o !== void 0 && (o = O), S;
      }
      return Ut && v || (k.f & Je) !== 0 ? y.v : a(y);
    })
  );
}
function Eo(t) {
  Ze === null && ys(), Ve(() => {
    const e = Ot(t);
    if (typeof e == "function") return (
      /** @type {() => void} */
      e
    );
  });
}
function Ao(t) {
  Ze === null && ys(), Eo(() => () => Ot(t));
}
const To = 15e3, Fa = {
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
}, Da = 2e3;
class Lo {
  #e = /* @__PURE__ */ X(null);
  get welcome() {
    return a(this.#e);
  }
  set welcome(e) {
    N(this.#e, e);
  }
  #n = /* @__PURE__ */ X(null);
  get yours() {
    return a(this.#n);
  }
  set yours(e) {
    N(this.#n, e);
  }
  #t = /* @__PURE__ */ X(!1);
  get connected() {
    return a(this.#t);
  }
  set connected(e) {
    N(this.#t, e, !0);
  }
  #a = /* @__PURE__ */ X(!1);
  get lost() {
    return a(this.#a);
  }
  set lost(e) {
    N(this.#a, e, !0);
  }
  #r = /* @__PURE__ */ X(!1);
  get shut() {
    return a(this.#r);
  }
  set shut(e) {
    N(this.#r, e, !0);
  }
  #s = /* @__PURE__ */ X("");
  get failure() {
    return a(this.#s);
  }
  set failure(e) {
    N(this.#s, e, !0);
  }
  #i = /* @__PURE__ */ X(!1);
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
        r.type in Fa && (this.failure = "Not sent: there is no connection to the server now.");
      }, this.welcome?.guest ? this.revoked || (setTimeout(() => void this.takeSeatAgain(), this.pause), this.pause = Math.min(2 * this.pause, To)) : setTimeout(() => void this.findAgain(), Da);
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
    setTimeout(() => void this.findAgain(), Da);
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
    const n = Fa[e.type];
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
const et = new Lo(), Oo = "5";
typeof window < "u" && ((window.__svelte ??= {}).v ??= /* @__PURE__ */ new Set()).add(Oo);
const jo = "Compiling; the first time takes a while …";
function mt(t, e = !1) {
  if (t == null || !Number.isFinite(t)) return "–";
  const n = Math.abs(t), r = Number.isInteger(t) ? String(n) : n >= 100 ? n.toFixed(0) : n.toFixed(2);
  return t < 0 && Number(r) !== 0 ? `−${r}` : e && t > 0 && Number(r) !== 0 ? `+${r}` : r;
}
function di(t) {
  return mt(Math.round(1e3 * t), !0);
}
function wa(t) {
  const e = t.label || mt(t.value, !0);
  return t.words ? /[a-z]/i.test(e) && t.words !== e ? `${e}, ${t.words}` : t.words : `value ${e}`;
}
const No = {
  lower: "≥ ",
  upper: "≤ ",
  "lower estimate": "≳ ",
  "upper estimate": "≲ "
};
function Co(t, e) {
  const n = mt(t, !0), r = Number(n.replace("−", "-"));
  return t !== null && e === "upper" && r > t ? `< ${n}` : t !== null && e === "lower" && r < t ? `> ${n}` : (No[e] ?? "") + n;
}
function zo(t, e = !1) {
  const n = mt(t.value, e);
  return t.exact || t.value === null ? n : `≈ ${n}`;
}
function ya(t) {
  return mt(t).replace(/\.00$/, "").replace(/(\.\d)0$/, "$1").replace(/^(−?)0\./, "$1.");
}
function vr(t) {
  return t.toLocaleString("en");
}
function On(t) {
  if (t < 1e4) return vr(t);
  const e = [[1e9, " bn"], [1e6, " M"], [1e3, " k"]];
  for (const [n, r] of e) if (t >= n) return `${(t / n).toPrecision(3)}${r}`;
  return vr(t);
}
function Yt(t) {
  return t.charAt(0).toUpperCase() + t.slice(1);
}
function hi(t, e) {
  return t.figure === "seeds" ? `${t.symbol} ${t.symbol === "1" ? "seed" : "seeds"} of ${e[t.owner] ?? t.owner + 1}` : t.figure.includes(" ") ? t.figure : `${t.figure || t.symbol} of ${e[t.owner] ?? t.owner + 1}`;
}
function vi(t, e = []) {
  const n = e.map((s) => s.toLowerCase()), r = n.every((s) => s === "white" || s === "black") ? n : [];
  for (const s of t) {
    const i = s?.figure.split(" ") ?? [];
    s && s.owner >= 0 && i.length > 1 && (r[s.owner] = i[0]);
  }
  return r;
}
function Po(t, e) {
  const n = Math.max(...e), r = t.filter((s, i) => e[i] === n);
  return r.length === t.length ? "Draw" : t.length === 2 ? `${Yt(r[0] ?? "")} wins` : t.map((s, i) => `${s} ${mt(e[i], !0)}`).join(", ");
}
var Ro = /* @__PURE__ */ A('<span aria-hidden="true"></span>');
function Io(t, e) {
  let n = Q(e, "tone", 3, "");
  var r = Ro();
  let s;
  C(() => s = fe(r, 1, `sign p${e.player % 4} ${n() ?? ""}`, "svelte-qb9nm9", s, { ring: !n() && e.player % 2 === 1 })), p(t, r);
}
var Fo = /* @__PURE__ */ A('<div class="svelte-h5f36h"><dt><!> </dt> <dd class="svelte-h5f36h"> </dd></div>'), Do = /* @__PURE__ */ A('<dl class="svelte-h5f36h"></dl>');
function Bo(t, e) {
  Se(e, !0);
  function n(s) {
    const i = e.part.unit === "$" ? `$${Math.abs(s).toLocaleString("en")}` : String(Math.abs(s));
    return s < 0 ? `−${i}` : i;
  }
  var r = Do();
  be(r, 21, () => e.part.counts, xe, (s, i, l) => {
    const o = /* @__PURE__ */ b(() => e.part.owners[l] ?? -1);
    var c = Fo(), u = H(c), f = H(u);
    {
      var h = (g) => {
        Io(g, {
          get player() {
            return a(o);
          }
        });
      };
      V(f, (g) => {
        a(o) >= 0 && g(h);
      });
    }
    var d = T(f, 1, !0), m = T(u, 2), _ = ae(m, !0);
    C(
      (g, w) => {
        G(d, g), G(_, w);
      },
      [
        () => Yt(e.part.labels[l] ?? ""),
        () => n(a(i))
      ]
    ), p(s, c);
  }), p(t, r), Ee();
}
const qo = {
  s: ["♠", "spades", !1],
  h: ["♥", "hearts", !0],
  d: ["♦", "diamonds", !0],
  c: ["♣", "clubs", !1]
}, Vo = { A: "ace", K: "king", Q: "queen", J: "jack", T: "10" };
function gi(t) {
  const e = /^(10|[2-9TJQKA])([shdc])$/.exec(t), n = qo[e?.[2] ?? ""];
  if (!e || !n) return null;
  const [r, [s, i, l]] = [e[1], n];
  return { rank: r === "T" ? "10" : r, sign: s, red: l, name: `${Vo[r] ?? r} of ${i}` };
}
function Zr(t) {
  return t === "?" ? "a hidden card" : t === "*" ? "a blank" : gi(t)?.name ?? t;
}
var Uo = /* @__PURE__ */ A('<span class="back svelte-1oi24y0" aria-hidden="true"></span>'), Ho = /* @__PURE__ */ A('<span aria-hidden="true"><span class="corner svelte-1oi24y0"> <br/> </span> <span class="suit svelte-1oi24y0"> </span> <span class="corner turned svelte-1oi24y0"> <br/> </span></span>'), Wo = /* @__PURE__ */ A('<span class="value svelte-1oi24y0" aria-hidden="true"> </span>'), Yo = /* @__PURE__ */ A('<span class="word" aria-hidden="true"> </span> <!>', 1);
function Qr(t, e) {
  Se(e, !0);
  let n = Q(e, "value", 3, null);
  const r = /* @__PURE__ */ b(() => gi(e.card));
  var s = qe(), i = he(s);
  {
    var l = (u) => {
      var f = Uo();
      p(u, f);
    }, o = (u) => {
      var f = Ho();
      let h;
      var d = H(f), m = H(d), _ = T(m, 2, !0), g = T(d, 2), w = ae(g, !0), v = T(g, 2), y = H(v), k = T(y, 2, !0);
      C(() => {
        h = fe(f, 1, "face svelte-1oi24y0", null, h, { red: a(r).red }), G(m, a(r).rank), G(_, a(r).sign), G(w, a(r).sign), G(y, a(r).rank), G(k, a(r).sign);
      }), p(u, f);
    }, c = (u) => {
      var f = Yo(), h = he(f), d = ae(h, !0), m = T(h, 2);
      {
        var _ = (g) => {
          var w = Wo(), v = ae(w, !0);
          C(() => G(v, e.card === "*" ? "" : n())), p(g, w);
        };
        V(m, (g) => {
          n() !== null && g(_);
        });
      }
      C(() => G(d, e.card === "*" ? "" : e.card)), p(u, f);
    };
    V(i, (u) => {
      e.card === "?" ? u(l) : a(r) ? u(o, 1) : u(c, -1);
    });
  }
  p(t, s), Ee();
}
function Go(t) {
  return t.filter((e) => e.kind === "cards");
}
function Ko(t, e, n) {
  return -1 - (n * t + e);
}
function Xo(t, e) {
  return Math.floor((-1 - e) / t);
}
function gr(t, e) {
  return t.filter((n) => e.every((r) => n.cells.includes(r)));
}
function Jo(t, e, n) {
  const r = [...e.filter((s) => s !== n), n];
  return gr(t, r).length ? r : [n];
}
var Zo = /* @__PURE__ */ A("<span> </span>");
function ba(t, e) {
  Se(e, !0);
  var n = Zo();
  let r;
  var s = ae(n, !0);
  C(
    (i) => {
      r = fe(n, 1, "value svelte-urv3gu", null, r, {
        best: e.best,
        known: e.row.source !== "" || e.row.book !== null
      }), G(s, i);
    },
    [
      () => e.row.label || mt(e.row.value, !0)
    ]
  ), p(t, n), Ee();
}
var Qo = /* @__PURE__ */ A("<button><!><!></button>"), $o = /* @__PURE__ */ A('<span><!><span class="unseen"> </span></span>'), eu = /* @__PURE__ */ A("<li><!></li>"), tu = /* @__PURE__ */ A('<li><span class="card none svelte-1qn4n7r">none</span></li>'), nu = /* @__PURE__ */ A("<ul></ul>");
function ru(t, e) {
  Se(e, !0);
  let n = Q(e, "legal", 19, () => []), r = Q(e, "rows", 19, () => []), s = Q(e, "chosen", 19, () => []), i = Q(e, "fresh", 3, !1), l = Q(e, "large", 3, !1), o = Q(e, "few", 3, !1), c = /* @__PURE__ */ X(void 0), u = /* @__PURE__ */ X(0);
  const f = /* @__PURE__ */ b(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), h = /* @__PURE__ */ b(() => e.part.cards.map((M, E) => gr(n(), [k(E)]))), d = /* @__PURE__ */ b(() => a(h).some((M) => M.length > 0)), m = /* @__PURE__ */ b(() => a(h).findIndex((M) => M.length > 0)), _ = /* @__PURE__ */ b(() => a(h)[a(u)]?.length ? a(u) : a(m)), g = /* @__PURE__ */ b(() => new Map(r().filter((M) => M.value !== null).map((M) => [M.cells[0], M]))), w = /* @__PURE__ */ b(() => r().find((M) => M.value !== null));
  let v = !1;
  Ve(() => {
    a(_), !(!a(d) || !v) && Js().then(() => document.activeElement === document.body && y(a(_)));
  });
  function y(M) {
    a(c)?.querySelector(`[data-cell="${k(M)}"]`)?.focus();
  }
  function k(M) {
    return Ko(e.count, e.row, M);
  }
  function S(M) {
    const E = a(g).get(k(M)), I = [Zr(e.part.cards[M])];
    return s().includes(k(M)) && I.push("chosen"), I.push(`legal: ${a(h)[M].slice(0, 3).map((Y) => Y.words || Y.text).join(" or ")}`), E && I.push(wa(E)), I.join(", ");
  }
  function L(M) {
    const E = a(h).flatMap((_e, pe) => _e.length ? [pe] : []), I = E.indexOf(a(_)), ee = {
      ArrowLeft: I - 1,
      ArrowRight: I + 1,
      Home: 0,
      End: E.length - 1
    }[M.key];
    ee !== void 0 && (M.preventDefault(), M.stopPropagation(), E[ee] !== void 0 && (N(u, E[ee], !0), y(a(u))));
  }
  var O = nu();
  let F;
  be(
    O,
    21,
    () => e.part.cards,
    xe,
    (M, E, I) => {
      const Y = /* @__PURE__ */ b(() => a(g).get(k(I)));
      var ee = eu();
      let _e;
      var pe = H(ee);
      {
        var Ae = (de) => {
          var j = Qo();
          let B;
          var ie = H(j);
          Qr(ie, {
            get card() {
              return a(E);
            },
            get value() {
              return e.part.values[I];
            }
          });
          var ue = T(ie);
          {
            var je = (we) => {
              {
                let ve = /* @__PURE__ */ b(() => a(Y) === a(w));
                ba(we, {
                  get row() {
                    return a(Y);
                  },
                  get best() {
                    return a(ve);
                  }
                });
              }
            };
            V(ue, (we) => {
              a(Y) && we(je);
            });
          }
          C(
            (we, ve, W) => {
              B = fe(j, 1, "cell card can svelte-1qn4n7r", null, B, { from: we }), $(j, "data-cell", ve), $(j, "tabindex", I === a(_) ? 0 : -1), $(j, "aria-label", W);
            },
            [
              () => s().includes(k(I)),
              () => k(I),
              () => S(I)
            ]
          ), oe("click", j, () => (N(u, I, !0), e.choose(k(I)))), p(de, j);
        }, U = (de) => {
          var j = $o();
          let B;
          var ie = H(j);
          Qr(ie, {
            get card() {
              return a(E);
            },
            get value() {
              return e.part.values[I];
            }
          });
          var ue = T(ie), je = ae(ue, !0);
          C(
            (we) => {
              B = fe(j, 1, "card svelte-1qn4n7r", null, B, { down: a(E) === "?" }), G(je, we);
            },
            [() => Zr(a(E))]
          ), p(de, j);
        };
        V(pe, (de) => {
          a(h)[I].length && e.choose ? de(Ae) : de(U, -1);
        });
      }
      C(() => _e = fe(ee, 1, Xt(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-1qn4n7r", _e, { fresh: i() })), p(M, ee);
    },
    (M) => {
      var E = tu();
      p(M, E);
    }
  ), Jt(O, (M) => N(c, M), () => a(c)), C(
    (M) => {
      F = fe(O, 1, "tiles svelte-1qn4n7r", null, F, {
        letters: e.part.values.length > 0,
        large: o(),
        small: M,
        suit: e.part.cards.length > 12
      }), $(O, "aria-label", e.part.title || a(f) || "cards");
    },
    [
      () => !l() && e.part.cards.every((M) => M === "?")
    ]
  ), oe("keydown", O, L), oe("focusin", O, () => v = !0), oe("focusout", O, (M) => M.relatedTarget && (v = !1)), p(t, O), Ee();
}
at(["keydown", "focusin", "focusout", "click"]);
const Bt = 2 / Math.sqrt(3), yn = 0.26, mr = 0.75;
function mi(t) {
  return [yn + (t.rowLabels.length ? mr : 0), yn + (t.columnLabels.length ? mr : 0)];
}
function qn(t) {
  return t.ends.length ? 1 : 0;
}
function Jn(t) {
  if (t.shape !== "hexagon") return [t.columns + 2 * qn(t), t.rows];
  const [e, n] = mi(t);
  return [e + t.columns + (t.rows - 1) / 2 + yn, n + Bt * (0.75 * t.rows + 0.25) + yn];
}
function zt(t, e) {
  const [n, r] = [Math.floor(e / t.columns), e % t.columns];
  if (t.shape !== "hexagon") return [r + qn(t) + 0.5, n + 0.5];
  const [s, i] = mi(t);
  return [s + r + n / 2 + 0.5, i + Bt * (0.75 * n + 0.5)];
}
const $r = [
  [0, Bt / 2],
  [0.5, Bt / 4],
  [0.5, -Bt / 4],
  [0, -Bt / 2],
  [-0.5, -Bt / 4],
  [-0.5, Bt / 4]
];
function au(t) {
  const { rows: e, columns: n } = t, r = [...Array(n).keys()], s = [...Array(e).keys()], i = [
    [r, [4, 3, 2]],
    [s.map((l) => l * n + n - 1), [2, 1]],
    [r.map((l) => (e - 1) * n + l), [5, 0, 1]],
    [s.map((l) => l * n), [4, 5]]
  ];
  return t.sides.map((l, o) => {
    const [c, u] = i[o], f = c.flatMap((h) => {
      const [d, m] = zt(t, h);
      return u.map((_) => `${d + $r[_][0]} ${m + $r[_][1]}`);
    });
    return { owner: l, d: `M${f.join("L")}` };
  });
}
function su(t) {
  return t.cells.map((e, n) => {
    const [r, s] = zt(t, n);
    return `M${$r.map(([i, l]) => `${r + i} ${s + l}`).join("L")}z`;
  }).join("");
}
function iu(t) {
  const e = t.rowLabels.map((r, s) => {
    const [i, l] = zt(t, s * t.columns);
    return { name: r, at: [i - 0.5 - yn - mr / 2, l] };
  }), n = t.columnLabels.map((r, s) => {
    const [i, l] = zt(t, s);
    return { name: r, at: [i, l - Bt / 2 - yn - mr / 3] };
  });
  return [...e, ...n];
}
function pa(t, e) {
  return t.shape !== "lattice" ? `repeat(${e}, minmax(0, 1fr))` : `repeat(${(e - 1) / 2}, minmax(0, 1fr) minmax(0, 3fr)) minmax(0, 1fr)`;
}
function _i(t) {
  const e = pa(t, t.columns);
  return qn(t) ? `minmax(0, 1fr) ${e} minmax(0, 1fr)` : e;
}
function Ba(t, e) {
  return t.shape === "lattice" ? 2 * e - 1 : e;
}
function wi(t, e) {
  if (t.names[e]) return t.names[e];
  const n = Math.floor(e / t.columns), r = e % t.columns, s = t.columnLabels[r] ?? String(r + 1), i = t.rowLabels[n];
  return !t.rowLabels.length && t.columnLabels.length ? `column ${s}, row ${t.rows - n}` : i === void 0 ? `row ${n + 1}, column ${r + 1}` : `${s}${i}`;
}
const lu = ["─", "│", "·"];
function yi(t) {
  if (t.shape !== "point") return "";
  const e = t.cells.some((s) => s && s.owner < 0);
  if (!e && t.cells.every((s) => s)) return "";
  const n = (s, i) => !e || t.cells[s] !== null && t.cells[s].symbol !== i, r = [];
  return t.cells.forEach((s, i) => {
    const [l, o] = zt(t, i);
    (i + 1) % t.columns && n(i, "│") && n(i + 1, "│") && r.push(`M${l} ${o}h1`), o < t.rows - 1 && n(i, "─") && n(i + t.columns, "─") && r.push(`M${l} ${o}v1`);
  }), r.join("");
}
function ou(t, e) {
  const n = /* @__PURE__ */ new Map();
  if (t.rowLabels.length || !t.columnLabels.length) return n;
  for (const r of e) {
    const s = r.cells[0] % t.columns;
    if (n.has(s)) return /* @__PURE__ */ new Map();
    n.set(s, r);
  }
  return n;
}
function uu(t) {
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
    stars: rr(t, t.stars),
    threatened: rr(t, t.threatened),
    lines: t.lines.map((e) => rr(t, e))
  };
}
function rr(t, e) {
  return e.map((n) => t.cells.length - 1 - n);
}
function ea({ part: t, start: e, turned: n }, r) {
  const s = r.map((i) => i - e).filter((i) => i >= 0 && i < t.cells.length);
  return n ? rr(t, s) : s;
}
function qa(t, e) {
  return e.map((n) => ({ ...n, cells: ea(t, n.cells) })).filter((n, r) => n.cells.length > 0 && n.cells.length === e[r].cells.length);
}
function cu({ part: t, start: e, turned: n }, r) {
  const s = r.slice(e, e + t.cells.length);
  return n ? s.reverse() : s;
}
function fu(t) {
  let e = 0;
  return t.map((n) => {
    const r = e;
    return n.kind === "grid" && (e += n.cells.length), r;
  });
}
var du = /* @__PURE__ */ Fe('<g><ellipse class="side svelte-1mrwj6b" rx="17" ry="8" cy="3"></ellipse><ellipse class="top svelte-1mrwj6b" rx="17" ry="8"></ellipse><ellipse class="ring svelte-1mrwj6b" rx="11" ry="5"></ellipse></g>'), hu = /* @__PURE__ */ Fe('<svg aria-hidden="true"></svg>'), vu = /* @__PURE__ */ A('<div class="player svelte-1mrwj6b"><!> <p class="svelte-1mrwj6b"><span class="svelte-1mrwj6b"> </span> <b class="svelte-1mrwj6b"> <small class="svelte-1mrwj6b">left</small></b> <small class="svelte-1mrwj6b"> </small></p></div>'), gu = /* @__PURE__ */ A('<div class="chips svelte-1mrwj6b"><div class="pot svelte-1mrwj6b"><!> <p class="svelte-1mrwj6b"><span class="svelte-1mrwj6b">Pot</span> <b class="svelte-1mrwj6b"> </b></p></div> <!></div>');
function mu(t, e) {
  Se(e, !0);
  const n = (m, _ = At, g = At) => {
    const w = /* @__PURE__ */ b(() => Math.min(_(), r));
    var v = hu();
    $(v, "viewBox", "0 0 40 57"), be(v, 21, () => ({ length: a(w) }), xe, (y, k, S) => {
      const L = /* @__PURE__ */ b(() => 12 + s * (r - S));
      var O = du();
      C(() => $(O, "transform", `translate(20 ${a(L) ?? ""})`)), p(y, O);
    }), C(() => fe(v, 0, Xt(g() >= 0 ? `p${g() % 4}` : "all"), "svelte-1mrwj6b")), p(m, v);
  }, r = 7, s = 5, i = /* @__PURE__ */ b(() => e.part.bets.reduce((m, _) => m + _, 0));
  var l = gu(), o = H(l), c = H(o);
  n(c, () => a(i), () => -1);
  var u = T(c, 2), f = T(H(u), 2), h = ae(f, !0), d = T(o, 2);
  be(d, 17, () => e.part.labels, xe, (m, _, g) => {
    var w = vu(), v = H(w);
    n(v, () => e.part.stacks[g] ?? 0, () => g);
    var y = T(v, 2), k = H(y), S = ae(k, !0), L = T(k, 2), O = H(L), F = T(L, 2), M = ae(F);
    C(
      (E) => {
        G(S, E), G(O, `${e.part.stacks[g] ?? ""} `), G(M, `${e.part.bets[g] ?? ""} in the pot`);
      },
      [() => Yt(a(_))]
    ), p(m, w);
  }), C(() => G(h, a(i))), p(t, l), Ee();
}
var _u = /* @__PURE__ */ A('<i class="hotel svelte-gorbdj"></i>'), wu = /* @__PURE__ */ A('<i class="svelte-gorbdj"></i>'), yu = /* @__PURE__ */ A('<span class="band svelte-gorbdj" aria-hidden="true"><!></span>'), bu = /* @__PURE__ */ A('<small aria-hidden="true" class="svelte-gorbdj"></small>'), pu = /* @__PURE__ */ A('<span aria-hidden="true"></span>'), ku = /* @__PURE__ */ A("<b></b>"), xu = /* @__PURE__ */ A('<span class="tokens svelte-gorbdj" aria-hidden="true"></span>'), Mu = /* @__PURE__ */ A('<button><!> <span class="name svelte-gorbdj" aria-hidden="true"> </span> <!> <!> <!></button>'), Su = /* @__PURE__ */ A("<span> </span>"), Eu = /* @__PURE__ */ A('<b class="svelte-gorbdj"> </b><!>', 1), Au = /* @__PURE__ */ A('<div class="circuit svelte-gorbdj"><div class="squares svelte-gorbdj" role="group"><!> <div class="middle svelte-gorbdj"><!> <p class="looked soft svelte-gorbdj"><!></p></div></div></div>');
function Tu(t, e) {
  Se(e, !0);
  let n = Q(e, "legal", 19, () => []), r = Q(e, "last", 19, () => []), s, i = /* @__PURE__ */ X(0), l = /* @__PURE__ */ X(null);
  const o = /* @__PURE__ */ b(() => e.part.squares.length / 4), c = /* @__PURE__ */ b(() => new Map(n().filter((M) => M.cells.length === 1).map((M) => [M.cells[0], M]))), u = /* @__PURE__ */ b(() => a(l) === null ? void 0 : e.part.squares[a(l)]);
  function f(M) {
    const E = M % a(o);
    return [
      [a(o), a(o) - E],
      [a(o) - E, 0],
      [0, E],
      [E, a(o)]
    ][Math.floor(M / a(o))];
  }
  function h(M) {
    const E = [M.name];
    M.tint && E.push(M.tint), M.note && E.push(M.note), M.owner >= 0 && E.push(`owned by ${e.names[M.owner] ?? ""}`), M.houses && E.push(M.houses === 5 ? "a hotel" : M.houses === 1 ? "1 house" : `${M.houses} houses`);
    for (const I of M.visitors) E.push(`${e.names[I] ?? ""} is here`);
    return E;
  }
  function d(M) {
    const E = h(e.part.squares[M]), I = a(c).get(M);
    return I && E.push(`legal: ${I.words || I.text}`), r().includes(M) && E.push("last move"), E.join(", ");
  }
  function m(M) {
    N(i, M, !0), N(l, M, !0);
    const E = a(c).get(M);
    E && e.play?.(E.text);
  }
  function _(M) {
    const E = e.part.squares.length, Y = { ArrowLeft: 1, ArrowUp: 1, ArrowRight: -1, ArrowDown: -1 }[M.key];
    Y !== void 0 && (M.preventDefault(), M.stopPropagation(), N(i, (a(i) + Y + E) % E), N(l, a(i), !0), s.querySelector(`[data-cell="${a(i)}"]`)?.focus());
  }
  var g = Au();
  let w;
  var v = H(g), y = H(v);
  be(y, 17, () => e.part.squares, xe, (M, E, I) => {
    const Y = /* @__PURE__ */ b(() => {
      const [W, K] = f(I);
      return { row: W, column: K };
    });
    var ee = Mu();
    let _e;
    $(ee, "data-cell", I);
    let pe;
    var Ae = H(ee);
    {
      var U = (W) => {
        var K = yu(), ce = H(K);
        {
          var Me = (R) => {
            var J = _u();
            p(R, J);
          }, Ne = (R) => {
            var J = qe(), ne = he(J);
            be(ne, 17, () => ({ length: a(E).houses }), xe, (ge, Te) => {
              var D = wu();
              p(ge, D);
            }), p(R, J);
          };
          V(ce, (R) => {
            a(E).houses === 5 ? R(Me) : R(Ne, -1);
          });
        }
        p(W, K);
      };
      V(Ae, (W) => {
        a(E).tint && W(U);
      });
    }
    var de = T(Ae, 2), j = ae(de, !0), B = T(de, 2);
    {
      var ie = (W) => {
        var K = bu();
        C(() => $(K, "data-text", a(E).note)), p(W, K);
      };
      V(B, (W) => {
        a(E).note && W(ie);
      });
    }
    var ue = T(B, 2);
    {
      var je = (W) => {
        var K = pu();
        let ce;
        C(() => ce = fe(K, 1, `owner p${a(E).owner % 4}`, "svelte-gorbdj", ce, { second: a(E).owner % 2 === 1 })), p(W, K);
      };
      V(ue, (W) => {
        a(E).owner >= 0 && W(je);
      });
    }
    var we = T(ue, 2);
    {
      var ve = (W) => {
        var K = xu();
        be(K, 21, () => a(E).visitors, xe, (ce, Me) => {
          var Ne = ku();
          C(() => {
            fe(Ne, 1, `p${a(Me) % 4}`, "svelte-gorbdj"), $(Ne, "data-text", a(Me) + 1);
          }), p(ce, Ne);
        }), p(W, K);
      };
      V(we, (W) => {
        a(E).visitors.length && W(ve);
      });
    }
    C(
      (W, K, ce, Me, Ne) => {
        _e = fe(ee, 1, "cell svelte-gorbdj", null, _e, {
          can: W,
          last: K,
          corner: I % a(o) === 0,
          narrow: ce
        }), $(ee, "tabindex", I === a(i) ? 0 : -1), $(ee, "aria-label", Me), pe = $e(ee, "", pe, {
          "grid-area": `${a(Y).row + 1} / ${a(Y).column + 1}`,
          "--tint": Ne
        }), G(j, a(E).name);
      },
      [
        () => a(c).has(I),
        () => r().includes(I),
        () => I % a(o) > 0 && Math.floor(I / a(o)) % 2 === 0,
        () => d(I),
        () => a(E).tint ? `var(--tint-${a(E).tint.replace(" ", "-")})` : void 0
      ]
    ), oe("click", ee, () => m(I)), He("focus", ee, () => N(l, I, !0)), He("pointerenter", ee, () => N(l, I, !0)), p(M, ee);
  });
  var k = T(y, 2), S = H(k);
  xr(S, () => e.middle);
  var L = T(S, 2), O = H(L);
  {
    var F = (M) => {
      var E = Eu(), I = he(E), Y = ae(I, !0), ee = T(I);
      be(ee, 17, () => h(a(u)).slice(1), xe, (_e, pe) => {
        var Ae = Su(), U = ae(Ae, !0);
        C((de) => G(U, de), [() => Yt(a(pe))]), p(_e, Ae);
      }), C(() => G(Y, a(u).name)), p(M, E);
    };
    V(O, (M) => {
      a(u) && M(F);
    });
  }
  Jt(v, (M) => s = M, () => s), C(() => {
    w = $e(g, "", w, { "--between": a(o) - 1 }), $(v, "aria-label", e.part.title || "board");
  }), oe("keydown", v, _), He("pointerleave", v, () => N(l, null)), p(t, g), Ee();
}
at(["keydown", "click"]);
const Lu = 60;
function fn(t, e) {
  return { pile: e % t.counts.length, left: Math.floor(e / t.counts.length) };
}
function er(t, e, n) {
  return n * t.counts.length + e;
}
function Ou(t, e) {
  return (t.counts[e] ?? 0) <= Lu;
}
function Va(t, e, n) {
  return e.map((r) => fn(t, r)).find((r) => r.pile === n)?.left;
}
function ju(t) {
  for (const e of ["grid", "circuit", "points", "piles"]) {
    const n = t.findIndex((r) => r.kind === e);
    if (n >= 0) return n;
  }
  return -1;
}
function Ua(t) {
  return (e) => {
    const n = t.flatMap((r) => [...e.querySelectorAll(`[data-cell="${r}"]`)]);
    for (const r of n) r.dataset.hint = "";
    return () => {
      for (const r of n) delete r.dataset.hint;
    };
  };
}
var Nu = /* @__PURE__ */ Fe('<circle r="2.7"></circle>'), Cu = /* @__PURE__ */ Fe('<svg viewBox="0 0 30 30" aria-hidden="true" class="svelte-e0qqyt"></svg>'), zu = /* @__PURE__ */ A('<b aria-hidden="true"> </b>'), Pu = /* @__PURE__ */ A('<li><span class="unseen"> </span> <!></li>'), Ru = /* @__PURE__ */ A('<li class="none svelte-e0qqyt"><span class="soft">none</span></li>'), Iu = /* @__PURE__ */ A("<ul></ul>");
function Ha(t, e) {
  Se(e, !0);
  let n = Q(e, "fresh", 3, !1), r = Q(e, "large", 3, !1);
  const s = /* @__PURE__ */ b(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), i = {
    1: [4],
    2: [0, 8],
    3: [0, 4, 8],
    4: [0, 2, 6, 8],
    5: [0, 2, 4, 6, 8],
    6: [0, 2, 3, 5, 6, 8]
  };
  var l = Iu();
  let o;
  be(
    l,
    21,
    () => e.part.values,
    xe,
    (c, u) => {
      var f = Pu();
      let h;
      var d = H(f), m = ae(d, !0), _ = T(d, 2);
      {
        var g = (v) => {
          var y = Cu();
          be(y, 21, () => i[a(u)], xe, (k, S) => {
            var L = Nu();
            C(
              (O) => {
                $(L, "cx", 7 + 8 * (a(S) % 3)), $(L, "cy", O);
              },
              [() => 7 + 8 * Math.floor(a(S) / 3)]
            ), p(k, L);
          }), p(v, y);
        }, w = (v) => {
          var y = zu(), k = ae(y, !0);
          C(() => G(k, a(u) || "?")), p(v, y);
        };
        V(_, (v) => {
          i[a(u)] ? v(g) : v(w, -1);
        });
      }
      C(() => {
        h = fe(f, 1, Xt(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-e0qqyt", h, { fresh: n() }), G(m, a(u));
      }), p(c, f);
    },
    (c) => {
      var u = Ru();
      p(c, u);
    }
  ), C(() => {
    o = fe(l, 1, "tiles svelte-e0qqyt", null, o, { large: r() }), $(l, "aria-label", e.part.title || (a(s) ? `${a(s)}'s dice` : "dice"));
  }), p(t, l), Ee();
}
var Fu = /* @__PURE__ */ Fe("<line></line>"), Du = /* @__PURE__ */ Fe('<svg aria-hidden="true" class="svelte-14rp5gw"><defs><marker id="tip" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.2" markerHeight="3.2" orient="auto"><path d="M0 0 10 5 0 10z" class="svelte-14rp5gw"></path></marker></defs><!></svg>');
function bi(t, e) {
  Se(e, !0);
  let n = Q(e, "cell", 3, 1);
  function r({ from: [l, o], to: [c, u] }) {
    const f = 0.28 * n() / (Math.hypot(c - l, u - o) || 1);
    return {
      x1: l,
      y1: o,
      x2: c - (c - l) * f,
      y2: u - (u - o) * f
    };
  }
  var s = Du(), i = T(H(s));
  be(i, 17, () => e.arrows, xe, (l, o) => {
    var c = Fu();
    ci(
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
    ), p(l, c);
  }), C(() => $(s, "viewBox", `0 0 ${e.width ?? ""} ${e.height ?? ""}`)), p(t, s), Ee();
}
var Bu = /* @__PURE__ */ A("<button><!></button>");
function qu(t, e) {
  Se(e, !0);
  const n = /* @__PURE__ */ b(() => (Math.floor(e.cell / e.part.columns) + e.cell % e.part.columns) % 2 === 1), r = /* @__PURE__ */ b(() => e.part.tints[e.cell]), s = /* @__PURE__ */ b(() => {
    if (e.part.shape !== "hexagon") return null;
    const [[u, f], [h, d]] = [zt(e.part, e.cell), Jn(e.part)];
    return { left: `${100 * u / h}%`, top: `${100 * f / d}%` };
  });
  var i = Bu();
  let l, o;
  var c = H(i);
  xr(c, () => e.children), C(
    (u, f, h) => {
      l = fe(i, 1, "cell svelte-1qas7g2", null, l, {
        odd: a(n),
        can: e.can,
        grab: e.grab,
        target: e.target,
        taking: e.target && e.part.cells[e.cell] !== null,
        from: e.from,
        last: e.last,
        tinted: u,
        threatened: f
      }), $(i, "data-cell", e.cell), $(i, "tabindex", e.focused ? 0 : -1), $(i, "aria-label", e.label), o = $e(i, "", o, {
        "--tint": h,
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
  }), p(t, i), Ee();
}
at(["click", "pointerdown"]);
class Vu {
  constructor(e, n, r) {
    this.part = e, this.legal = n, this.play = r;
  }
  #e = (
    /** Where a move begins. */
    /* @__PURE__ */ X(null)
  );
  get from() {
    return a(this.#e);
  }
  set from(e) {
    N(this.#e, e, !0);
  }
  #n = /* @__PURE__ */ X([]);
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
  #i = /* @__PURE__ */ b(() => ou(this.part(), this.placing.values()));
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
const Uu = 5;
class pi {
  #e = (
    /** The cell whose piece is pressed, and how far it has been taken. */
    /* @__PURE__ */ X(-1)
  );
  get cell() {
    return a(this.#e);
  }
  set cell(e) {
    N(this.#e, e, !0);
  }
  #n = /* @__PURE__ */ X(0);
  get dx() {
    return a(this.#n);
  }
  set dx(e) {
    N(this.#n, e, !0);
  }
  #t = /* @__PURE__ */ X(0);
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
    return (this.moves || Math.hypot(n, r) >= Uu) && ([this.dx, this.dy] = [n, r]), this.moves;
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
const Hu = "M24 89c0-7 5-10 13-11h26c8 1 13 4 13 11z", Sn = "M50 9a41 41 0 1 0 0 82 41 41 0 0 0 0-82z", Wu = {
  pawn: {
    body: "M50 21a13 13 0 0 0-8.6 22.8c-6 3-9.4 8-9.4 14 0 6 3 11 7.6 14.4C30.5 75.5 25 81 25 89h50c0-8-5.5-13.5-14.6-16.800C65 68.800 68 63.800 68 57.800c0-6-3.400-11-9.400-14A13 13 0 0 0 50 21z"
  },
  knight: {
    body: "M30 89h47c2.5-27 0-47-12-58-5-4.5-11-7-17.5-7.5L44 14l-7.5 11.5C29 30 24.5 37 21.5 46L14 61c-2 4-.5 8.5 3.5 9.5 3 .8 5.800-.4 7.5-3l3.5-4c7-.8 13-3.300 18-8C46 67 31 72 30 89z",
    lines: "M36 39.5v.1M21.5 61.5v.1M53 33c11 5 16 19 15.5 44"
  },
  bishop: {
    body: `M50 10.5a5.5 5.5 0 0 1 3.300 9.900C64.5 28.5 71 39 71 50c0 7.5-3.5 13-8 17.5H37c-4.5-4.5-8-10-8-17.5 0-11 6.5-21.5 17.700-29.600A5.5 5.5 0 0 1 50 10.5zM37 67.5h26l2 10.5H35z${Hu}`,
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
  crown: { body: Sn, lines: "M30 62V38l10 11 10-16 10 16 10-11v24z" },
  disc: { body: Sn, lines: "M50 23a27 27 0 1 0 0 54 27 27 0 0 0 0-54z" },
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
  spears: { body: Sn, lines: "M33 70 64 33M66 30l-3 17M66 30l-16 5" },
  bows: { body: Sn, lines: "M40 24c27 9 27 43 0 52M40 24v52M30 50h38M61 43l7 7-7 7" },
  horse: { body: Sn, lines: "M40 75c-1-14 8-18 11-28l-11 6-8 8-6-5 8-17 11-10 1-7 8 6c12 5 16 22 13 47z" },
  tile: { body: "M13 11h74v74H13z", lines: "M26 24h48v48H26z" },
  skull: {
    body: "M50 12c-22 0-35 14-35 33 0 12 6 19 13 23v14h44V68c7-4 13-11 13-23 0-19-13-33-35-33z",
    lines: "M36 44v5M64 44v5M50 57v4M42 82v-8M50 82v-8M58 82v-8"
  },
  cross: { body: "", strokes: "M24 24l52 52M76 24 24 76" },
  ring: { body: "", strokes: "M50 22a28 28 0 1 0 0 56 28 28 0 0 0 0-56z" }
};
var Yu = /* @__PURE__ */ Fe('<circle r="6.5" class="svelte-1bcztkw"></circle>'), Gu = /* @__PURE__ */ A('<svg aria-hidden="true" class="svelte-1bcztkw"></svg> <b aria-hidden="true"> </b>', 1);
function Ku(t, e) {
  Se(e, !0);
  let n = Q(e, "high", 3, 1);
  const r = 24, s = 2.4, i = /* @__PURE__ */ b(() => [
    ...Array(e.count <= r * n() ? e.count : 0).keys()
  ].map((h) => {
    const d = 26 * Math.sqrt((h + (e.count > 1 ? 0.5 : 0)) / Math.max(e.count, 4));
    return [
      50 + d * Math.cos(s * h),
      50 * n() - 10 + n() * d * Math.sin(s * h)
    ];
  }));
  var l = Gu(), o = he(l);
  be(o, 21, () => a(i), xe, (h, d) => {
    var m = /* @__PURE__ */ b(() => or(a(d), 2));
    let _ = () => a(m)[0], g = () => a(m)[1];
    var w = Yu();
    C(() => {
      $(w, "cx", _()), $(w, "cy", g());
    }), p(h, w);
  });
  var c = T(o, 2);
  let u;
  var f = ae(c, !0);
  C(() => {
    $(o, "viewBox", `0 0 100 ${100 * n()}`), u = fe(c, 1, "svelte-1bcztkw", null, u, { alone: !a(i).length }), G(f, e.count);
  }), p(t, l), Ee();
}
var Xu = /* @__PURE__ */ Fe('<path class="body svelte-chnsao"></path>'), Ju = /* @__PURE__ */ Fe('<path class="lines svelte-chnsao"></path>'), Zu = /* @__PURE__ */ Fe('<path class="strokes svelte-chnsao"></path>'), Qu = /* @__PURE__ */ Fe('<svg aria-hidden="true"><!><!><!></svg>'), $u = /* @__PURE__ */ A("<span></span>"), ec = /* @__PURE__ */ A("<span><!></span>"), tc = /* @__PURE__ */ A('<small class="svelte-chnsao"> </small>'), nc = /* @__PURE__ */ A("<span> <!></span>"), Wa = /* @__PURE__ */ A("<span> </span>");
function ki(t, e) {
  Se(e, !0);
  let n = Q(e, "turn", 3, 0), r = Q(e, "high", 3, 1);
  const s = /* @__PURE__ */ b(() => e.piece.figure.split(" ")), i = /* @__PURE__ */ b(() => a(s)[a(s).length - 1]), l = /* @__PURE__ */ b(() => a(s).length > 1 ? a(s)[0] : "own"), o = /* @__PURE__ */ b(() => Wu[a(i)]), c = /* @__PURE__ */ b(() => [...e.piece.symbol].length > 2);
  var u = qe(), f = he(u);
  {
    var h = (v) => {
      var y = Qu();
      let k, S;
      var L = H(y);
      {
        var O = (Y) => {
          var ee = Xu();
          C(() => $(ee, "d", a(o).body)), p(Y, ee);
        };
        V(L, (Y) => {
          a(o).body && Y(O);
        });
      }
      var F = T(L);
      {
        var M = (Y) => {
          var ee = Ju();
          C(() => $(ee, "d", a(o).lines)), p(Y, ee);
        };
        V(F, (Y) => {
          a(o).lines && Y(M);
        });
      }
      var E = T(F);
      {
        var I = (Y) => {
          var ee = Zu();
          C(() => $(ee, "d", a(o).strokes)), p(Y, ee);
        };
        V(E, (Y) => {
          a(o).strokes && Y(I);
        });
      }
      C(() => {
        k = fe(y, 0, `figure ${a(l) ?? ""} ${a(i) ?? ""} ${e.piece.owner >= 0 ? `p${e.piece.owner % 4}` : ""}`, "svelte-chnsao", k, { second: e.piece.owner % 2 === 1 }), $(y, "viewBox", a(o).lines || a(o).body ? "5 3 90 90" : "0 0 100 100"), S = $e(y, "", S, {
          rotate: n() && n() !== 180 ? `${n()}deg` : void 0,
          scale: n() === 180 ? "-1 1" : void 0
        });
      }), p(v, y);
    }, d = (v) => {
      var y = $u();
      let k;
      C(() => k = fe(y, 1, `stone ${a(l) ?? ""} p${e.piece.owner % 4}`, "svelte-chnsao", k, {
        ring: a(l) === "own" && e.piece.owner % 2 === 1
      })), p(v, y);
    }, m = (v) => {
      var y = ec(), k = H(y);
      {
        let S = /* @__PURE__ */ b(() => Number(e.piece.symbol));
        Ku(k, {
          get count() {
            return a(S);
          },
          get high() {
            return r();
          }
        });
      }
      C(() => fe(y, 1, `seeds p${e.piece.owner % 4}`, "svelte-chnsao")), p(v, y);
    }, _ = (v) => {
      var y = nc();
      let k;
      var S = H(y), L = T(S);
      {
        var O = (F) => {
          var M = tc(), E = ae(M, !0);
          C(() => G(E, e.piece.note)), p(F, M);
        };
        V(L, (F) => {
          e.piece.note && F(O);
        });
      }
      C(
        (F) => {
          k = fe(y, 1, "tile svelte-chnsao", null, k, { new: e.piece.owner >= 0 }), G(S, F);
        },
        [
          () => e.piece.symbol === "*" ? "" : e.piece.symbol.toUpperCase()
        ]
      ), p(v, y);
    }, g = (v) => {
      var y = Wa();
      let k;
      var S = ae(y, !0);
      C(() => {
        k = fe(y, 1, `token p${e.piece.owner % 4}`, "svelte-chnsao", k, { ring: e.piece.owner % 2 === 1, long: a(c) }), G(S, e.piece.symbol);
      }), p(v, y);
    }, w = (v) => {
      var y = Wa();
      let k;
      var S = ae(y, !0);
      C(() => {
        k = fe(y, 1, "plain svelte-chnsao", null, k, { long: a(c) }), G(S, e.piece.symbol);
      }), p(v, y);
    };
    V(f, (v) => {
      a(o) ? v(h) : a(i) === "stone" ? v(d, 1) : a(i) === "seeds" ? v(m, 2) : a(i) === "tile" ? v(_, 3) : e.piece.owner >= 0 ? v(g, 4) : v(w, -1);
    });
  }
  p(t, u), Ee();
}
var rc = /* @__PURE__ */ A('<span class="unseen"> </span> <!>', 1), ac = /* @__PURE__ */ A('<div class="end svelte-112amzp"><!></div>');
function sc(t, e) {
  Se(e, !0);
  var n = ac();
  let r;
  var s = H(n);
  {
    var i = (l) => {
      var o = rc(), c = he(o), u = ae(c), f = T(c, 2);
      ki(f, {
        get piece() {
          return e.piece;
        },
        get high() {
          return e.rows;
        }
      }), C((h) => G(u, `${e.column === 1 ? "left" : "right"} end: ${h ?? ""}`), [
        () => e.piece.owner >= 0 ? hi(e.piece, e.names) : e.piece.symbol
      ]), p(l, o);
    };
    V(s, (l) => {
      e.piece && l(i);
    });
  }
  C(() => r = $e(n, "", r, {
    "grid-area": `1 / ${e.column ?? ""} / span ${e.rows ?? ""} / auto`
  })), p(t, n), Ee();
}
var ic = /* @__PURE__ */ A("<span> </span>"), lc = /* @__PURE__ */ A('<div class="row-labels svelte-11w0tdl" aria-hidden="true"></div>'), oc = /* @__PURE__ */ A('<span class="svelte-11w0tdl"> </span>'), uc = /* @__PURE__ */ A('<div class="column-labels svelte-11w0tdl" aria-hidden="true"></div>'), cc = /* @__PURE__ */ A("<div><!> <!> <!></div>");
function fc(t, e) {
  Se(e, !0);
  const n = /* @__PURE__ */ b(() => Jn(e.part)), r = /* @__PURE__ */ b(() => e.part.shape === "hexagon");
  var s = cc();
  let i;
  var l = H(s);
  {
    var o = (h) => {
      var d = lc();
      be(d, 21, () => e.part.rowLabels, xe, (m, _) => {
        var g = ic(), w = ae(g, !0);
        C(() => G(w, a(_))), p(m, g);
      }), p(h, d);
    };
    V(l, (h) => {
      e.part.rowLabels.length && !a(r) && h(o);
    });
  }
  var c = T(l, 2);
  xr(c, () => e.children);
  var u = T(c, 2);
  {
    var f = (h) => {
      var d = uc();
      be(d, 21, () => e.part.columnLabels, xe, (m, _) => {
        var g = oc(), w = ae(g, !0);
        C(() => G(w, a(_))), p(m, g);
      }), p(h, d);
    };
    V(u, (h) => {
      e.part.columnLabels.length && !a(r) && h(f);
    });
  }
  C(
    (h, d, m, _, g) => {
      fe(s, 1, `frame ${e.part.shape ?? ""}`, "svelte-11w0tdl"), i = $e(s, "", i, {
        "--rows": h,
        "--columns": d,
        "--row-tracks": m,
        "--column-tracks": _,
        "--first-column": g
      });
    },
    [
      () => a(r) ? a(n)[1] : Ba(e.part, e.part.rows),
      () => a(r) ? a(n)[0] : Ba(e.part, e.part.columns) + 2 * qn(e.part),
      () => pa(e.part, e.part.rows),
      () => _i(e.part),
      () => qn(e.part) + 1
    ]
  ), p(t, s), Ee();
}
var dc = /* @__PURE__ */ Fe('<path class="line svelte-18javx1"></path>'), hc = /* @__PURE__ */ Fe('<circle r="0.1" class="svelte-18javx1"></circle>'), vc = /* @__PURE__ */ Fe("<path></path>"), gc = /* @__PURE__ */ Fe('<path class="bed svelte-18javx1"></path>'), mc = /* @__PURE__ */ Fe('<svg aria-hidden="true"><!><!><!><!></svg>'), _c = /* @__PURE__ */ A('<span aria-hidden="true" class="svelte-18javx1"> </span>'), wc = /* @__PURE__ */ A("<!> <!>", 1);
function yc(t, e) {
  Se(e, !0);
  const n = /* @__PURE__ */ b(() => yi(e.part)), r = /* @__PURE__ */ b(() => Jn(e.part)), s = /* @__PURE__ */ b(() => e.part.shape === "hexagon");
  function i(h, d) {
    return `${100 * h / d}%`;
  }
  var l = wc(), o = he(l);
  {
    var c = (h) => {
      var d = mc();
      let m;
      var _ = H(d);
      {
        var g = (S) => {
          var L = dc();
          C(() => $(L, "d", a(n))), p(S, L);
        };
        V(_, (S) => {
          a(n) && S(g);
        });
      }
      var w = T(_);
      be(w, 17, () => e.part.shape === "point" ? e.part.stars : [], xe, (S, L) => {
        const O = /* @__PURE__ */ b(() => {
          const [M, E] = zt(e.part, a(L));
          return { x: M, y: E };
        });
        var F = hc();
        C(() => {
          $(F, "cx", a(O).x), $(F, "cy", a(O).y);
        }), p(S, F);
      });
      var v = T(w);
      be(v, 17, () => a(s) ? au(e.part) : [], xe, (S, L) => {
        var O = vc();
        C(() => {
          fe(O, 0, `side p${a(L).owner % 4}`, "svelte-18javx1"), $(O, "d", a(L).d);
        }), p(S, O);
      });
      var y = T(v);
      {
        var k = (S) => {
          var L = gc();
          C((O) => $(L, "d", O), [() => su(e.part)]), p(S, L);
        };
        V(y, (S) => {
          a(s) && S(k);
        });
      }
      C(() => {
        $(d, "viewBox", `0 0 ${a(r)[0] ?? ""} ${a(r)[1] ?? ""}`), m = fe(d, 0, "svelte-18javx1", null, m, { sides: a(s) });
      }), p(h, d);
    };
    V(o, (h) => {
      (a(n) || a(s) && e.part.sides.length) && h(c);
    });
  }
  var u = T(o, 2);
  {
    var f = (h) => {
      var d = qe(), m = he(d);
      be(m, 17, () => iu(e.part), xe, (_, g) => {
        var w = _c();
        let v;
        var y = ae(w, !0);
        C(
          (k, S) => {
            v = $e(w, "", v, { left: k, top: S }), G(y, a(g).name);
          },
          [
            () => i(a(g).at[0], a(r)[0]),
            () => i(a(g).at[1], a(r)[1])
          ]
        ), p(_, w);
      }), p(h, d);
    };
    V(u, (h) => {
      a(s) && h(f);
    });
  }
  p(t, l), Ee();
}
var bc = /* @__PURE__ */ Fe("<rect></rect>"), pc = /* @__PURE__ */ Fe('<svg aria-hidden="true" class="svelte-jftuj8"></svg>');
function kc(t, e) {
  Se(e, !0);
  const n = 0.1;
  function r(i) {
    const l = i.map((f) => f % e.part.columns), o = i.map((f) => Math.floor(f / e.part.columns)), [c, u] = [Math.min(...l), Math.min(...o)];
    return {
      x: c + n,
      y: u + n,
      width: Math.max(...l) - c + 1 - 2 * n,
      height: Math.max(...o) - u + 1 - 2 * n
    };
  }
  var s = pc();
  be(s, 21, () => e.laid, xe, (i, l) => {
    var o = bc();
    ci(
      o,
      (c) => ({
        class: `p${a(l).mover % 4}`,
        ...c,
        rx: "0.12",
        [cn]: { second: a(l).mover % 2 === 1 }
      }),
      [() => r(a(l).cells)],
      void 0,
      void 0,
      "svelte-jftuj8"
    ), p(i, o);
  }), C(() => $(s, "viewBox", `0 0 ${e.part.columns ?? ""} ${e.part.rows ?? ""}`)), p(t, s), Ee();
}
var xc = /* @__PURE__ */ A('<span class="dot svelte-1tsi2oa"></span>'), Mc = /* @__PURE__ */ A("<span> </span>"), Sc = /* @__PURE__ */ A("<span></span>");
function Ec(t, e) {
  Se(e, !0);
  const n = /* @__PURE__ */ b(() => e.row % 2 === 0);
  var r = qe(), s = he(r);
  {
    var i = (c) => {
      var u = xc();
      p(c, u);
    }, l = (c) => {
      var u = qe(), f = he(u);
      {
        var h = (d) => {
          var m = Mc(), _ = ae(m, !0);
          C(() => {
            fe(m, 1, `box ${e.piece.owner >= 0 ? `p${e.piece.owner % 4}` : ""}`, "svelte-1tsi2oa"), G(_, e.piece.symbol);
          }), p(d, m);
        };
        V(f, (d) => {
          e.piece && d(h);
        });
      }
      p(c, u);
    }, o = (c) => {
      var u = Sc();
      let f;
      C(() => f = fe(u, 1, "line svelte-1tsi2oa", null, f, { across: a(n), drawn: e.piece !== null })), p(c, u);
    };
    V(s, (c) => {
      e.row % 2 === 0 && e.column % 2 === 0 ? c(i) : e.row % 2 === 1 && e.column % 2 === 1 ? c(l, 1) : c(o, -1);
    });
  }
  p(t, r), Ee();
}
var Ac = /* @__PURE__ */ A("<span><!></span>");
function Tc(t, e) {
  Se(e, !0);
  let n = Q(e, "slide", 3, null), r = Q(e, "appears", 3, !1), s = Q(e, "held", 3, null), i = Q(e, "turn", 3, 0);
  var l = Ac();
  let o, c;
  var u = H(l);
  ki(u, {
    get piece() {
      return e.piece;
    },
    get turn() {
      return i();
    }
  }), C(() => {
    o = fe(l, 1, "man svelte-604wlu", null, o, {
      slides: n() !== null,
      appears: r(),
      held: s() !== null
    }), c = $e(l, "", c, {
      "--x": n() ? `${100 * n()[0]}%` : void 0,
      "--y": n() ? `${100 * n()[1]}%` : void 0,
      translate: s() ? `${s()[0]}px ${s()[1]}px` : void 0
    });
  }), p(t, l), Ee();
}
var Lc = /* @__PURE__ */ A('<span class="name svelte-p9haon" aria-hidden="true"> </span>'), Oc = /* @__PURE__ */ A('<span></span> <span class="amount svelte-p9haon"> </span>', 1), jc = /* @__PURE__ */ A('<span class="worth svelte-p9haon"><!></span>'), Ya = /* @__PURE__ */ A("<span></span>"), Nc = /* @__PURE__ */ A('<span class="under svelte-p9haon"></span>'), Cc = /* @__PURE__ */ A("<!> <!>", 1);
function zc(t, e) {
  Se(e, !0);
  let n = Q(e, "name", 3, ""), r = Q(e, "best", 3, !1), s = Q(e, "owner", 19, () => -1), i = Q(e, "tone", 3, ""), l = Q(e, "hint", 3, ""), o = Q(e, "strength", 3, 0);
  var c = Cc(), u = he(c);
  {
    var f = (v) => {
      var y = Lc(), k = ae(y, !0);
      C(() => G(k, n())), p(v, y);
    };
    V(u, (v) => {
      n() && v(f);
    });
  }
  var h = T(u, 2);
  {
    var d = (v) => {
      var y = Oc(), k = he(y);
      let S, L;
      var O = T(k, 2), F = ae(O, !0);
      C(
        (M, E) => {
          S = fe(k, 1, "share svelte-p9haon", null, S, { minus: e.share < 0 }), L = $e(k, "", L, { "--strength": M }), G(F, E);
        },
        [
          () => `${Math.round(100 * o())}%`,
          () => di(e.share)
        ]
      ), p(v, y);
    }, m = (v) => {
      var y = jc(), k = H(y);
      ba(k, {
        get row() {
          return e.value;
        },
        get best() {
          return r();
        }
      }), p(v, y);
    }, _ = (v) => {
      var y = Ya();
      C(() => fe(y, 1, `ground p${s() % 4} ${i() ?? ""}`, "svelte-p9haon")), p(v, y);
    }, g = (v) => {
      var y = Nc();
      p(v, y);
    }, w = (v) => {
      var y = Ya();
      let k;
      C(() => k = fe(y, 1, "dot svelte-p9haon", null, k, { many: l() === "many" })), p(v, y);
    };
    V(h, (v) => {
      e.share !== void 0 ? v(d) : e.value && e.value.value !== null ? v(m, 1) : s() >= 0 ? v(_, 2) : l() === "under" ? v(g, 3) : l() && v(w, 4);
    });
  }
  p(t, c), Ee();
}
var Pc = /* @__PURE__ */ Fe('<polyline class="under svelte-jelzhl"></polyline>'), Rc = /* @__PURE__ */ Fe('<polyline class="svelte-jelzhl"></polyline>'), Ic = /* @__PURE__ */ Fe('<svg aria-hidden="true" class="svelte-jelzhl"><!><!></svg>');
function Fc(t, e) {
  Se(e, !0);
  const n = /* @__PURE__ */ b(() => Jn(e.part)), r = /* @__PURE__ */ b(() => e.part.lines.map((o) => o.map((c) => zt(e.part, c).join(",")).join(" ")));
  var s = qe(), i = he(s);
  {
    var l = (o) => {
      var c = Ic(), u = H(c);
      be(u, 17, () => a(r), xe, (h, d) => {
        var m = Pc();
        C(() => $(m, "points", a(d))), p(h, m);
      });
      var f = T(u);
      be(f, 17, () => a(r), xe, (h, d) => {
        var m = Rc();
        C(() => $(m, "points", a(d))), p(h, m);
      }), C(() => $(c, "viewBox", `0 0 ${a(n)[0] ?? ""} ${a(n)[1] ?? ""}`)), p(o, c);
    };
    V(i, (o) => {
      a(r).length && o(l);
    });
  }
  p(t, s), Ee();
}
const Dc = {
  north: "ArrowUp",
  up: "ArrowUp",
  east: "ArrowRight",
  right: "ArrowRight",
  south: "ArrowDown",
  down: "ArrowDown",
  west: "ArrowLeft",
  left: "ArrowLeft"
};
function Bc(t) {
  const e = /* @__PURE__ */ new Map();
  for (const n of t) {
    const r = Dc[n.text];
    if (!r) return /* @__PURE__ */ new Map();
    e.set(r, n);
  }
  return e;
}
function qc(t) {
  const e = t.target;
  return t.altKey || t.ctrlKey || t.metaKey || t.shiftKey ? !1 : !/^(INPUT|SELECT|TEXTAREA)$/.test(e.tagName) && !e.closest?.("ol");
}
class Vc {
  constructor(e, n) {
    this.legal = e, this.play = n;
  }
  #e = (
    /** Whether moves are made so; it stays between turns. */
    /* @__PURE__ */ X(!1)
  );
  get on() {
    return a(this.#e);
  }
  set on(e) {
    N(this.#e, e, !0);
  }
  #n = /* @__PURE__ */ b(() => this.play() ? Bc(this.legal()) : /* @__PURE__ */ new Map());
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
    if (!this.on || !e.key.startsWith("Arrow") || !qc(e)) return;
    e.preventDefault(), e.stopPropagation();
    const n = this.ways.get(e.key);
    n ? this.play()?.(n.text) : this.legal().length || (this.wanted = e.key);
  }
}
var Uc = /* @__PURE__ */ A("<button> </button>"), Hc = /* @__PURE__ */ A('<div class="row svelte-xoxzi5" role="group" aria-label="which move"></div>');
function ka(t, e) {
  Se(e, !0);
  const n = 24;
  var r = qe(), s = he(r);
  {
    var i = (l) => {
      var o = Hc();
      be(o, 21, () => e.moves.slice(0, n), xe, (c, u) => {
        var f = Uc(), h = ae(f, !0);
        C(() => G(h, a(u).text)), oe("click", f, () => e.play?.(a(u).text)), p(c, f);
      }), p(l, o);
    };
    V(s, (l) => {
      e.moves.length && l(i);
    });
  }
  p(t, r), Ee();
}
at(["click"]);
var Wc = /* @__PURE__ */ A("<!> <!>", 1), Yc = /* @__PURE__ */ A('<div role="group"><!> <!> <!> <!> <!> <!></div>'), Gc = /* @__PURE__ */ A('<p class="hint soft svelte-ybdg36">Play with the arrow keys, or click where to go.</p>'), Kc = /* @__PURE__ */ A("<!> <!> <!>", 1);
function Ga(t, e) {
  Se(e, !0);
  const n = 30;
  let r = Q(e, "legal", 19, () => []), s = Q(e, "last", 19, () => []), i = Q(e, "laid", 19, () => []), l = Q(e, "rows", 19, () => []), o = Q(e, "shares", 19, () => []), c = Q(e, "moving", 3, !1), u = Q(e, "toned", 3, !1), f = /* @__PURE__ */ X(0), h;
  const d = new Vu(() => e.part, () => r(), () => e.play), m = new Vc(() => r(), () => e.play), _ = new pi();
  let g = /* @__PURE__ */ X(
    -1
    // where a piece was just let go: it is there already and need not slide
  );
  const w = /* @__PURE__ */ b(() => yi(e.part)), v = /* @__PURE__ */ b(() => new Map(l().filter((R) => R.cells.length === 1).map((R) => [R.cells[0], R]))), y = /* @__PURE__ */ b(() => l().find((R) => R.value !== null)), k = /* @__PURE__ */ b(() => Math.max(...o().map(Math.abs), 1e-9)), S = /* @__PURE__ */ b(() => l().filter((R) => R.cells.length > 1 && R.value !== null).slice(0, 3).map((R, J) => ({
    from: zt(e.part, R.cells[0]),
    to: zt(e.part, R.cells.at(-1)),
    rank: J
  }))), L = /* @__PURE__ */ b(() => e.part.chequered || c() && e.part.shape === "square" && e.part.rowLabels.length > 0 && !e.part.tints.some(Boolean)), O = /* @__PURE__ */ b(() => e.part.cells.some((R) => R?.figure === "wall")), F = /* @__PURE__ */ b(() => Jn(e.part)), M = /* @__PURE__ */ b(() => new Set(e.part.lines.flat())), E = /* @__PURE__ */ b(() => vi(e.part.cells)), I = /* @__PURE__ */ b(() => new Set(i().flatMap((R) => R.cells))), Y = /* @__PURE__ */ b(() => u() || e.part.cells.some((R) => /^(white|black) stone$/.test(R?.figure ?? ""))), ee = /* @__PURE__ */ b(() => s().length > 1 && pe(s()[0]) !== pe(s().at(-1)) ? s().at(-1) : -1);
  Ve(() => {
    d.from = m.ways.size ? r()[0].cells[0] : null, d.choice = [], m.begin();
  });
  let _e = /* @__PURE__ */ X(0);
  Ve(() => {
    const R = s().at(-1);
    if (s().length < 2 || R === void 0 || e.part.cells[R]?.figure !== "eater") return;
    const [J, ne] = U(R);
    N(_e, 180 * Math.atan2(-ne, -J) / Math.PI);
  });
  function pe(R) {
    return e.part.cells[R]?.owner ?? -1;
  }
  function Ae(R) {
    return R === a(ee) && R !== a(g) && e.part.shape !== "hexagon" && e.part.shape !== "lattice" && e.part.cells[R]?.figure !== "tile";
  }
  function U(R) {
    const J = s()[0] ?? R, [ne, ge] = [
      J % e.part.columns,
      Math.floor(J / e.part.columns)
    ];
    return [
      ne - R % e.part.columns,
      ge - Math.floor(R / e.part.columns)
    ];
  }
  function de(R) {
    const J = e.part.cells[R], ne = [wi(e.part, R)];
    J && J.owner >= 0 ? ne.push(hi(J, e.names)) : ne.push(J ? J.symbol : "empty"), R === d.from ? ne.push("chosen") : d.canChoose(R) && ne.push(J && d.from === null && !d.placing.has(R) ? "can move" : "legal"), s().includes(R) && ne.push("last move"), a(M).has(R) && ne.push("in a row"), e.part.threatened.includes(R) && ne.push("in check");
    const ge = e.part.territory[R] ?? -1;
    !J && ge >= 0 && ne.push(`territory of ${e.names[ge] ?? ge + 1}`);
    const Te = a(v).get(R);
    return Te && Te.value !== null && ne.push(`${wa(Te)}${Te.source ? ", from a tablebase" : ""}${Te.book ? ", in the book" : ""}`), o().length && ne.push(`adds ${di(o()[R] ?? 0)}`), ne.join(", ");
  }
  function j(R) {
    if (e.part.shape === "lattice" || !d.canChoose(R)) return "";
    const J = e.part.cells[R];
    return J && J.owner >= 0 ? d.from === null && d.placing.has(R) ? "under" : "" : J?.figure ? "" : d.placing.size + d.origins.size > n ? "many" : "dot";
  }
  function B(R) {
    e.put ? e.put(R, null) : d.choose(R);
  }
  function ie(R) {
    const J = Math.floor(a(f) / e.part.columns), ne = a(f) % e.part.columns, ge = {
      ArrowUp: [J - 1, ne],
      ArrowDown: [J + 1, ne],
      ArrowLeft: [J, ne - 1],
      ArrowRight: [J, ne + 1],
      Home: [J, 0],
      End: [J, e.part.columns - 1]
    };
    R.key === "Escape" && (d.from = null);
    const Te = ge[R.key];
    if (!Te) return;
    R.preventDefault(), R.stopPropagation();
    const [D, x] = Te;
    D < 0 || x < 0 || D >= e.part.rows || x >= e.part.columns || (N(f, D * e.part.columns + x), h.querySelectorAll("button.cell")[a(f)]?.focus());
  }
  function ue(R) {
    return e.put ? e.loose?.(R) ?? e.part.cells[R] !== null : d.origins.has(R);
  }
  function je(R, J) {
    N(g, -1), ue(J) && _.down(R, J);
  }
  function we(R) {
    _.move(R) && !e.put && (d.from = _.cell);
  }
  function ve(R) {
    const J = _.up(R, h);
    if (J) {
      if (e.put) {
        J.to !== J.from && e.put(J.to ?? -1, J.from);
        return;
      }
      if (d.from = J.from, J.to === null || !d.targets.has(J.to)) {
        d.from = null;
        return;
      }
      N(g, J.to, !0), B(J.to);
    }
  }
  var W = Kc();
  He("pointermove", gt, we), He("pointerup", gt, ve), He("pointercancel", gt, () => _.cancel()), He("keydown", gt, (R) => m.key(R), !0);
  var K = he(W);
  fc(K, {
    get part() {
      return e.part;
    },
    children: (R, J) => {
      var ne = Yc();
      let ge, Te;
      var D = H(ne);
      yc(D, {
        get part() {
          return e.part;
        }
      });
      var x = T(D, 2);
      be(x, 17, () => e.part.ends, xe, (re, me, Z) => {
        {
          let Re = /* @__PURE__ */ b(() => Z ? e.part.columns + 2 : 1);
          sc(re, {
            get piece() {
              return a(me);
            },
            get names() {
              return e.names;
            },
            get rows() {
              return e.part.rows;
            },
            get column() {
              return a(Re);
            }
          });
        }
      });
      var P = T(x, 2);
      be(P, 17, () => e.part.cells, xe, (re, me, Z) => {
        {
          let Re = /* @__PURE__ */ b(() => de(Z)), Be = /* @__PURE__ */ b(() => e.put !== void 0 || d.canChoose(Z)), We = /* @__PURE__ */ b(() => ue(Z)), Rt = /* @__PURE__ */ b(() => d.from !== null && d.targets.has(Z)), Zt = /* @__PURE__ */ b(() => Z === d.from), wt = /* @__PURE__ */ b(() => s().includes(Z)), ye = /* @__PURE__ */ b(() => Z === a(f));
          qu(re, {
            get part() {
              return e.part;
            },
            cell: Z,
            get label() {
              return a(Re);
            },
            get can() {
              return a(Be);
            },
            get grab() {
              return a(We);
            },
            get target() {
              return a(Rt);
            },
            get from() {
              return a(Zt);
            },
            get last() {
              return a(wt);
            },
            get focused() {
              return a(ye);
            },
            click: () => (N(f, Z, !0), _.isClick() && B(Z)),
            down: (ze) => je(ze, Z),
            children: (ze, Ge) => {
              var ht = Wc(), ut = he(ht);
              {
                var Ce = (ct) => {
                  {
                    let St = /* @__PURE__ */ b(() => Math.floor(Z / e.part.columns)), It = /* @__PURE__ */ b(() => Z % e.part.columns);
                    Ec(ct, {
                      get row() {
                        return a(St);
                      },
                      get column() {
                        return a(It);
                      },
                      get piece() {
                        return a(me);
                      }
                    });
                  }
                }, Ye = (ct) => {
                  var St = qe(), It = he(St);
                  fo(
                    It,
                    () => Ae(Z) ? s() : `${a(me).symbol}${a(me).owner}`,
                    (Ft) => {
                      {
                        let yt = /* @__PURE__ */ b(() => Ae(Z) ? U(Z) : null), Sr = /* @__PURE__ */ b(() => !Ae(Z) && s().includes(Z) && Z !== a(g)), Er = /* @__PURE__ */ b(() => _.cell === Z && _.moves ? [_.dx, _.dy] : null), Di = /* @__PURE__ */ b(() => a(me).figure === "eater" ? a(_e) : 0);
                        Tc(Ft, {
                          get piece() {
                            return a(me);
                          },
                          get slide() {
                            return a(yt);
                          },
                          get appears() {
                            return a(Sr);
                          },
                          get held() {
                            return a(Er);
                          },
                          get turn() {
                            return a(Di);
                          }
                        });
                      }
                    }
                  ), p(ct, St);
                }, nt = /* @__PURE__ */ b(() => a(me) && !a(I).has(Z) && !(a(w) && lu.includes(a(me).symbol)));
                V(ut, (ct) => {
                  e.part.shape === "lattice" ? ct(Ce) : a(nt) && ct(Ye, 1);
                });
              }
              var st = T(ut, 2);
              {
                let ct = /* @__PURE__ */ b(() => a(v).get(Z)), St = /* @__PURE__ */ b(() => a(v).get(Z) === a(y)), It = /* @__PURE__ */ b(() => a(me) ? -1 : e.part.territory[Z]), Ft = /* @__PURE__ */ b(() => j(Z)), yt = /* @__PURE__ */ b(() => Math.abs(o()[Z] ?? 0) / a(k));
                zc(st, {
                  get name() {
                    return e.part.names[Z];
                  },
                  get value() {
                    return a(ct);
                  },
                  get best() {
                    return a(St);
                  },
                  get owner() {
                    return a(It);
                  },
                  get tone() {
                    return a(E)[e.part.territory[Z] ?? -1];
                  },
                  get hint() {
                    return a(Ft);
                  },
                  get share() {
                    return o()[Z];
                  },
                  get strength() {
                    return a(yt);
                  }
                });
              }
              p(ze, ht);
            },
            $$slots: { default: !0 }
          });
        }
      });
      var se = T(P, 2);
      {
        var te = (re) => {
          bi(re, {
            get arrows() {
              return a(S);
            },
            get width() {
              return a(F)[0];
            },
            get height() {
              return a(F)[1];
            }
          });
        };
        V(se, (re) => {
          a(S).length && re(te);
        });
      }
      var z = T(se, 2);
      {
        var q = (re) => {
          kc(re, {
            get part() {
              return e.part;
            },
            get laid() {
              return i();
            }
          });
        };
        V(z, (re) => {
          i().length && re(q);
        });
      }
      var le = T(z, 2);
      Fc(le, {
        get part() {
          return e.part;
        }
      }), Jt(ne, (re) => h = re, () => h), C(
        (re, me, Z) => {
          ge = fe(ne, 1, `cells ${e.part.shape ?? ""}`, "svelte-ybdg36", ge, {
            chequered: a(L),
            plain: !a(L) && !a(O) && e.part.shape === "square",
            sparse: re,
            wood: a(Y),
            named: e.part.names.length > 0,
            maze: a(O),
            dragging: _.moves
          }), $(ne, "aria-label", e.part.title || "board"), Te = $e(ne, "", Te, {
            "--wide": a(F)[0],
            "--high": a(F)[1],
            "grid-template-columns": me,
            "grid-template-rows": Z
          });
        },
        [
          () => e.part.shape === "point" && e.part.cells.some((re) => re && re.owner < 0),
          () => _i(e.part),
          () => e.part.shape === "lattice" ? pa(e.part, e.part.rows) : void 0
        ]
      ), oe("keydown", ne, ie), oe("focusin", ne, (re) => N(f, Number(re.target.dataset.cell ?? a(f)), !0)), p(R, ne);
    },
    $$slots: { default: !0 }
  });
  var ce = T(K, 2);
  {
    var Me = (R) => {
      var J = Gc();
      p(R, J);
    };
    V(ce, (R) => {
      m.on && R(Me);
    });
  }
  var Ne = T(ce, 2);
  ka(Ne, {
    get moves() {
      return d.choice;
    },
    get play() {
      return e.play;
    }
  }), p(t, W), Ee();
}
at(["keydown", "focusin"]);
const jn = "*";
class Xc {
  #e = /* @__PURE__ */ X([]);
  get laid() {
    return a(this.#e);
  }
  set laid(e) {
    N(this.#e, e);
  }
  #n = /* @__PURE__ */ X(null);
  get chosen() {
    return a(this.#n);
  }
  set chosen(e) {
    N(this.#n, e, !0);
  }
  #t = /* @__PURE__ */ X([]);
  get marked() {
    return a(this.#t);
  }
  set marked(e) {
    N(this.#t, e);
  }
  #a = /* @__PURE__ */ X(!1);
  get marking() {
    return a(this.#a);
  }
  set marking(e) {
    N(this.#a, e, !0);
  }
  #r = /* @__PURE__ */ b(() => this.laid.find((e) => e.symbol === jn)?.cell ?? null);
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
    i ? (this.takeBack(s), r >= 0 && Ka(e, r) && !this.at(r) && (this.laid = [...this.laid, { ...i, cell: r }])) : this.at(r) ? this.takeBack(r) : this.chosen !== null && this.lay(e, n, this.chosen, r);
  }
  lay(e, n, r, s) {
    return this.marking = !1, !Ka(e, s) || this.at(s) || this.isLaid(r) ? !1 : (this.laid = [...this.laid, { cell: s, card: r, symbol: n.cards[r] }], this.chosen = null, !0);
  }
  /** A letter typed at a cell lays the card of that letter, or a blank for it. */
  type(e, n, r, s) {
    const i = n.cards.map((o, c) => ({ symbol: o, card: c })).filter(({ card: o }) => !this.isLaid(o)), l = i.find(({ symbol: o }) => o === r.toUpperCase()) ?? i.find(({ symbol: o }) => o === jn);
    return !l || !this.lay(e, n, l.card, s) ? !1 : (l.symbol === jn && this.name(s, r), !0);
  }
  name(e, n) {
    const r = /^[a-z]$/i.test(n) ? n.toLowerCase() : jn;
    this.laid = this.laid.map((s) => s.cell === e ? { ...s, symbol: r } : s);
  }
  takeBack(e) {
    this.laid = this.laid.filter((n) => n.cell !== e);
  }
  /** The grid with what is laid on it. */
  shown(e, n) {
    const r = [...e.cells];
    for (const { cell: s, card: i, symbol: l } of this.laid) r[s] = Jc(l, n.values[i] ?? 0, n.owner);
    return { ...e, cells: r };
  }
  /** As zermelo.board writes it: `H8=C I8=A`. */
  text(e) {
    return this.laid.map(({ cell: n, symbol: r }) => `${wi(e, n)}=${r}`).join(" ");
  }
  /** The move that plays cards like those marked; which of equal ones does not matter. */
  markedMove(e, n, r) {
    const s = (l) => l.map((o) => e.cards[o]).sort().join(" "), i = s(this.marked);
    return n.find((l) => s(l.cells.map(r)) === i);
  }
}
function Ka(t, e) {
  return t.cells[e]?.figure !== "tile";
}
function Jc(t, e, n) {
  return {
    symbol: t,
    owner: n,
    figure: "tile",
    note: t === jn ? "" : String(e)
  };
}
var Zc = /* @__PURE__ */ A("<p> </p>"), Qc = /* @__PURE__ */ A('<div class="news svelte-bvapm5" role="log" tabindex="0"><p class="latest svelte-bvapm5"> </p> <!></div>');
function $c(t, e) {
  Se(e, !0);
  let n = Q(e, "before", 19, () => []);
  const r = /* @__PURE__ */ b(() => [...n()].reverse());
  var s = Qc(), i = H(s), l = ae(i, !0), o = T(i, 2);
  be(o, 17, () => a(r), xe, (c, u) => {
    var f = Zc(), h = ae(f, !0);
    C(() => G(h, a(u))), p(c, f);
  }), C(() => G(l, e.text)), p(t, s), Ee();
}
var ef = /* @__PURE__ */ A('<span class="unseen">, last move</span>'), tf = /* @__PURE__ */ A('<button><i class="svelte-180ejp1"></i><!></button>'), nf = /* @__PURE__ */ A('<i class="svelte-180ejp1"></i>'), rf = /* @__PURE__ */ A('<span> </span> <b class="svelte-180ejp1"><span class="unseen"> </span> <!></b> <span class="things svelte-180ejp1"><!></span>', 1), af = /* @__PURE__ */ A('<p class="selection svelte-180ejp1"> </p>'), sf = /* @__PURE__ */ A('<div role="group"></div> <!> <!>', 1);
function Xa(t, e) {
  Se(e, !0);
  let n = Q(e, "legal", 19, () => []), r = Q(e, "last", 19, () => []), s = Q(e, "rows", 19, () => []), i = /* @__PURE__ */ X(
    !1
    // whether moves are made here at all; it stays so between turns
  ), l = /* @__PURE__ */ X([]), o = /* @__PURE__ */ X(null), c = /* @__PURE__ */ X(0), u = !1, f = /* @__PURE__ */ X(void 0);
  Ve(() => {
    e.play && ([...n(), ...s()].some((U) => U.cells.length) || r().length) && N(i, !0);
  }), Ve(() => {
    n(), N(l, []), N(o, null);
  }), Ve(() => {
    const { pile: U, left: de } = fn(e.part, a(c));
    if (de < (e.part.counts[U] ?? 0)) return;
    const j = e.part.counts[U] ? U : e.part.counts.findIndex((B) => B > 0);
    j < 0 || (N(c, er(e.part, j, e.part.counts[j] - 1), !0), u && Js().then(O));
  });
  const h = /* @__PURE__ */ b(() => new Map(s().filter((U) => U.cells.length === 1 && U.value !== null).map((U) => [U.cells[0], U]))), d = /* @__PURE__ */ b(() => s().find((U) => U.value !== null)), m = /* @__PURE__ */ b(() => a(o) === null || !k(a(o)) ? a(l) : y(a(o))), _ = /* @__PURE__ */ b(() => a(l).length ? v(a(l)) : []), g = /* @__PURE__ */ b(() => {
    if (!a(m).length) return "";
    const U = a(m).map((j) => fn(e.part, j)).map((j) => `${j.left} of ${e.part.counts[j.pile]} left${e.part.counts.length > 1 ? ` in ${w(j.pile)}` : ""}`), de = v(a(m)).map((j) => j.text);
    return `${de.slice(0, 3).join(", ")}${de.length > 3 ? ", …" : ""}: ${U.join(", ")}`;
  });
  function w(U) {
    return e.part.labels[U] ?? (e.part.counts.length > 1 ? String(U + 1) : "");
  }
  function v(U) {
    return n().filter((de) => U.every((j) => de.cells.includes(j)));
  }
  function y(U) {
    const { pile: de } = fn(e.part, U), j = a(l).filter((B) => fn(e.part, B).pile !== de);
    return v([...j, U]).length ? [...j, U] : [U];
  }
  function k(U) {
    return v([U]).length > 0;
  }
  function S(U, de) {
    return de >= (Va(e.part, a(m), U) ?? 1 / 0);
  }
  function L(U) {
    if (N(c, U, !0), !e.play || !k(U)) return;
    const de = y(U), j = v(de);
    j.length === 1 ? e.play(j[0].text) : N(l, de);
  }
  function O() {
    a(f)?.querySelector(`[data-cell="${a(c)}"]`)?.focus();
  }
  function F(U) {
    const { pile: de, left: j } = fn(e.part, a(c)), B = {
      ArrowLeft: [0, j - 1],
      ArrowRight: [0, j + 1],
      ArrowUp: [-1, j],
      ArrowDown: [1, j],
      Home: [0, 0],
      End: [0, 1 / 0]
    };
    U.key === "Escape" && N(l, []);
    const ie = B[U.key];
    if (!ie) return;
    U.preventDefault(), U.stopPropagation();
    let ue = de + ie[0];
    for (; ie[0] && e.part.counts[ue] === 0; ) ue += ie[0];
    e.part.counts[ue] && (N(c, er(e.part, ue, Math.max(0, Math.min(ie[1], e.part.counts[ue] - 1))), !0), O());
  }
  function M(U, de) {
    const j = er(e.part, U, de), B = [
      `${w(U)} ${de + 1} of ${e.part.counts[U]}`.trim()
    ], ie = v([j]);
    a(l).includes(j) && B.push("chosen"), ie.length && B.push(`legal: ${ie.slice(0, 3).map((je) => je.text).join(" or ")}`);
    const ue = a(h).get(j);
    return ue && B.push(wa(ue)), B.join(", ");
  }
  function E(U) {
    return Va(e.part, r(), U) !== void 0;
  }
  var I = sf(), Y = he(I);
  let ee;
  be(Y, 21, () => e.part.counts, xe, (U, de, j) => {
    var B = rf(), ie = he(B);
    let ue;
    var je = ae(ie, !0), we = T(ie, 2), ve = H(we), W = ae(ve, !0), K = T(ve, 1, !0), ce = T(K);
    {
      var Me = (Te) => {
        var D = ef();
        p(Te, D);
      }, Ne = /* @__PURE__ */ b(() => E(j));
      V(ce, (Te) => {
        a(Ne) && Te(Me);
      });
    }
    var R = T(we, 2), J = H(R);
    {
      var ne = (Te) => {
        var D = qe(), x = he(D);
        be(x, 17, () => ({ length: a(de) }), xe, (P, se, te) => {
          const z = /* @__PURE__ */ b(() => er(e.part, j, te));
          var q = qe(), le = he(q);
          {
            var re = (Z) => {
              const Re = /* @__PURE__ */ b(() => a(h).get(a(z)));
              var Be = tf();
              let We;
              var Rt = T(H(Be));
              {
                var Zt = (wt) => {
                  {
                    let ye = /* @__PURE__ */ b(() => a(Re) === a(d));
                    ba(wt, {
                      get row() {
                        return a(Re);
                      },
                      get best() {
                        return a(ye);
                      }
                    });
                  }
                };
                V(Rt, (wt) => {
                  a(Re) && wt(Zt);
                });
              }
              C(
                (wt, ye, ze, Ge) => {
                  We = fe(Be, 1, "cell svelte-180ejp1", null, We, { can: wt, going: ye, from: ze }), $(Be, "data-cell", a(z)), $(Be, "tabindex", a(z) === a(c) ? 0 : -1), $(Be, "aria-label", Ge);
                },
                [
                  () => k(a(z)),
                  () => S(j, te),
                  () => a(l).includes(a(z)),
                  () => M(j, te)
                ]
              ), oe("click", Be, () => L(a(z))), He("pointerenter", Be, () => N(o, a(z), !0)), He("pointerleave", Be, () => N(o, null)), He("focus", Be, () => N(o, a(z), !0)), He("blur", Be, () => N(o, null)), p(Z, Be);
            }, me = (Z) => {
              var Re = nf();
              p(Z, Re);
            };
            V(le, (Z) => {
              a(i) ? Z(re) : Z(me, -1);
            });
          }
          p(P, q);
        }), p(Te, D);
      }, ge = /* @__PURE__ */ b(() => Ou(e.part, j));
      V(J, (Te) => {
        a(ge) && Te(ne);
      });
    }
    C(
      (Te, D, x) => {
        ue = fe(ie, 1, "name svelte-180ejp1", null, ue, { last: Te }), G(je, D), G(W, x), G(K, a(de));
      },
      [() => E(j), () => w(j), () => w(j)]
    ), p(U, B);
  }), Jt(Y, (U) => N(f, U), () => a(f));
  var _e = T(Y, 2);
  {
    var pe = (U) => {
      var de = af(), j = ae(de, !0);
      C(() => G(j, a(g) || " ")), p(U, de);
    };
    V(_e, (U) => {
      a(i) && U(pe);
    });
  }
  var Ae = T(_e, 2);
  ka(Ae, {
    get moves() {
      return a(_);
    },
    get play() {
      return e.play;
    }
  }), C(() => {
    ee = fe(Y, 1, "piles svelte-180ejp1", null, ee, { taking: a(i) }), $(Y, "aria-label", e.part.title || "piles");
  }), oe("keydown", Y, F), oe("focusin", Y, () => u = !0), oe("focusout", Y, (U) => U.relatedTarget && (u = !1)), p(t, I), Ee();
}
at(["keydown", "focusin", "focusout", "click"]);
function xi(t, e) {
  const n = [];
  for (let r = 0; r + 1 < t.cells.length; r += 2) n.push([t.cells[r], t.cells[r + 1]]);
  for (const [r, s] of e) {
    const i = n.findIndex((l) => l[0] === r && l[1] === s);
    if (i < 0) return null;
    n.splice(i, 1);
  }
  return n;
}
function Ja(t, e) {
  return xi(t, e) !== null;
}
function Za(t, e) {
  return xi(t, e) ?? [];
}
function lf(t, e) {
  const n = [...t.counts], r = [...t.owners];
  for (const [s, i] of e) {
    const l = r[s];
    n[s]--, n[i] = r[i] === l ? n[i] + 1 : 1, r[i] = l;
  }
  return { counts: n, owners: r };
}
const Qa = (t, e = At) => {
  var n = cf(), r = ae(n, !0);
  C(() => G(r, e().kind === "point" ? e().label : e().kind === "off" && e().count ? `${e().count} off` : e().kind)), p(t, n);
};
var of = /* @__PURE__ */ A('<i class="svelte-ibr02l"></i>'), uf = /* @__PURE__ */ A('<span aria-hidden="true"></span>'), cf = /* @__PURE__ */ A('<small aria-hidden="true" class="svelte-ibr02l"> </small>'), ff = /* @__PURE__ */ A("<li><button><!> <!> <!></button></li>"), df = /* @__PURE__ */ A('<ol class="upper svelte-ibr02l"></ol> <div class="between svelte-ibr02l"><!></div>', 1), hf = /* @__PURE__ */ A('<li><button><span class="soft"> </span> <b> </b></button></li>'), vf = /* @__PURE__ */ A('<ul class="beside svelte-ibr02l"></ul>'), gf = /* @__PURE__ */ A('<p class="row taken svelte-ibr02l" role="status"> <button>Undo step</button></p>'), mf = /* @__PURE__ */ A('<div class="whole svelte-ibr02l" role="group"><div><!> <ol class="lower svelte-ibr02l"></ol></div> <!> <!></div> <!>', 1);
function $a(t, e) {
  Se(e, !0);
  const n = (x, P = At) => {
    const se = /* @__PURE__ */ b(() => P().kind === "off" ? c : o);
    var te = uf();
    let z;
    be(te, 21, () => ({ length: Math.min(P().count, a(se)) }), xe, (q, le, re) => {
      var me = of();
      C(() => $(me, "data-mark", re || P().kind === "off" ? "" : P().count > a(se) ? P().count : "XOABCDEF"[P().owner] ?? "")), p(q, me);
    }), C(() => z = fe(te, 1, `men ${P().owner >= 0 ? `p${P().owner % 4}` : ""}`, "svelte-ibr02l", z, { ring: P().owner % 2 === 1 })), p(x, te);
  }, r = (x, P = At, se = At) => {
    var te = ff();
    let z;
    var q = H(te);
    let le;
    var re = H(q);
    {
      var me = (We) => {
        Qa(We, P);
      };
      V(re, (We) => {
        se() && We(me);
      });
    }
    var Z = T(re, 2);
    n(Z, P);
    var Re = T(Z, 2);
    {
      var Be = (We) => {
        Qa(We, P);
      };
      V(Re, (We) => {
        se() || We(Be);
      });
    }
    C(
      (We, Rt, Zt, wt) => {
        z = fe(te, 1, Xt(P().kind), "svelte-ibr02l", z, { odd: P().place % 2 === 1 }), le = fe(q, 1, "cell svelte-ibr02l", null, le, {
          can: We,
          target: Rt,
          from: P().place === a(h),
          last: Zt
        }), $(q, "data-cell", P().place), $(q, "tabindex", P().place === a(d) ? 0 : -1), $(q, "aria-label", wt);
      },
      [
        () => a(h) === null ? a(_e).has(P().place) : a(pe).has(P().place),
        () => a(h) !== null && a(pe).has(P().place),
        () => i().includes(P().place),
        () => ue(P())
      ]
    ), oe("click", q, () => (N(d, P().place, !0), j(P().place))), oe("pointerdown", q, () => _ = P().place), p(x, te);
  };
  let s = Q(e, "legal", 19, () => []), i = Q(e, "last", 19, () => []), l = Q(e, "rows", 19, () => []);
  const o = 5, c = 15, u = 12;
  let f = /* @__PURE__ */ X([]), h = /* @__PURE__ */ X(null), d = /* @__PURE__ */ X(0), m, _ = -1, g = [0, 0], w = /* @__PURE__ */ b(() => or(g, 2)), v = /* @__PURE__ */ X(ot(a(w)[0])), y = /* @__PURE__ */ X(ot(a(w)[1]));
  Ve(() => {
    s(), N(f, []), N(h, null);
  });
  const k = /* @__PURE__ */ b(() => lf(e.part, a(f))), S = /* @__PURE__ */ b(() => a(k).counts.map((x, P) => ({
    place: P,
    count: x,
    owner: a(k).owners[P] ?? -1,
    label: e.part.labels[P] ?? String(P + 1),
    kind: e.part.bar.includes(P) ? "bar" : e.part.off.includes(P) ? "off" : "point"
  }))), L = /* @__PURE__ */ b(() => a(S).filter((x) => x.kind === "point")), O = /* @__PURE__ */ b(() => a(L).length >= 2 * u ? 2 * u : a(L).length), F = /* @__PURE__ */ b(() => a(O) > u ? I(a(L).slice(a(O) / 2, a(O)), e.part.bar[0], e.part.off[1]) : []), M = /* @__PURE__ */ b(() => a(O) > u ? I(a(L).slice(0, a(O) / 2).reverse(), e.part.bar[1], e.part.off[0]) : a(L).slice(0, a(O))), E = /* @__PURE__ */ b(() => [
    ...a(L).slice(a(O)),
    ...a(O) > u ? [] : a(S).filter((x) => x.kind !== "point")
  ]);
  function I(x, P, se) {
    const te = x.length / 2, [z, q] = [P, se].map((le) => le === void 0 ? [] : [a(S)[le]]);
    return [...x.slice(0, te), ...z, ...x.slice(te), ...q];
  }
  const Y = /* @__PURE__ */ b(() => s().filter((x) => x.cells.length && Ja(x, a(f)))), ee = /* @__PURE__ */ b(() => a(Y).flatMap((x) => Za(x, a(f)))), _e = /* @__PURE__ */ b(() => new Set(a(ee).filter(([x]) => (a(k).counts[x] ?? 0) > 0).map(([x]) => x))), pe = /* @__PURE__ */ b(() => new Set(a(ee).filter(([x]) => x === a(h)).map(([, x]) => x))), Ae = /* @__PURE__ */ b(() => l().find((x) => x.value !== null && x.cells.length > 1));
  let U = /* @__PURE__ */ X([]);
  Ve(() => {
    a(v), a(y), a(k);
    const x = a(Ae) ? Za(a(Ae), []) : [];
    N(U, x.map(([P, se]) => ({ from: de(P), to: de(se), rank: 0 })));
  });
  function de(x) {
    const P = m.querySelector(`[data-cell="${x}"]`), se = (P?.querySelector(".men i:last-child") ?? P)?.getBoundingClientRect(), te = m.getBoundingClientRect();
    return se ? [
      se.x + se.width / 2 - te.x,
      se.y + se.height / 2 - te.y
    ] : [0, 0];
  }
  function j(x) {
    if (a(h) !== null && a(pe).has(x)) {
      const P = [...a(f), [a(h), x]];
      N(h, null);
      const se = s().find((te) => te.cells.length === 2 * P.length && Ja(te, P));
      se ? e.play?.(se.text) : N(f, P);
    } else N(h, a(_e).has(x) && x !== a(h) ? x : null, !0);
  }
  function B(x) {
    const P = _;
    _ = -1;
    const se = document.elementFromPoint(x.clientX, x.clientY)?.closest("button.cell");
    if (P < 0 || !se || !m.contains(se)) return;
    const te = Number(se.dataset.cell);
    te === P || !a(_e).has(P) || (N(h, P, !0), a(pe).has(te) ? j(te) : N(h, null));
  }
  function ie(x) {
    const P = [...a(F), ...a(M), ...a(E)].map((q) => q.place), se = P.indexOf(a(d)), te = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -a(F).length,
      ArrowDown: a(F).length
    };
    if (x.key === "Escape" && ((q) => {
      var le = or(q, 2);
      N(h, le[0], !0), N(f, le[1]);
    })([null, []]), !(x.key in te)) return;
    x.preventDefault(), x.stopPropagation();
    const z = P[Math.min(Math.max(se + te[x.key], 0), P.length - 1)];
    N(d, z, !0), m.querySelector(`button.cell[data-cell="${z}"]`)?.focus();
  }
  function ue(x) {
    const P = x.kind === "off" ? `${x.count} off` : `${x.count} of ${e.names[x.owner] ?? "nobody"}`, se = [`${x.label}: ${x.count ? P : "empty"}`];
    return x.place === a(h) ? se.push("chosen") : a(h) !== null && a(pe).has(x.place) ? se.push("legal") : a(h) === null && a(_e).has(x.place) && se.push("can move"), i().includes(x.place) && se.push("last move"), se.join(", ");
  }
  var je = mf();
  He("pointerup", gt, B);
  var we = he(je), ve = H(we);
  let W, K;
  var ce = H(ve);
  {
    var Me = (x) => {
      var P = df(), se = he(P);
      be(se, 21, () => a(F), (q) => q.place, (q, le) => {
        r(q, () => a(le), () => !0);
      });
      var te = T(se, 2), z = H(te);
      xr(z, () => e.between ?? At), p(x, P);
    };
    V(ce, (x) => {
      a(F).length && x(Me);
    });
  }
  var Ne = T(ce, 2);
  be(Ne, 21, () => a(M), (x) => x.place, (x, P) => {
    r(x, () => a(P), () => !1);
  });
  var R = T(ve, 2);
  {
    var J = (x) => {
      var P = vf();
      be(P, 21, () => a(E), (se) => se.place, (se, te) => {
        var z = hf(), q = H(z);
        let le;
        var re = H(q), me = ae(re, !0), Z = T(re, 2), Re = ae(Z, !0);
        C(
          (Be, We, Rt) => {
            le = fe(q, 1, "cell aside svelte-ibr02l", null, le, {
              can: Be,
              target: We,
              from: a(te).place === a(h)
            }), $(q, "data-cell", a(te).place), $(q, "tabindex", a(te).place === a(d) ? 0 : -1), $(q, "aria-label", `${a(te).label ?? ""} ${a(te).count ?? ""}, ${Rt ?? ""}`), G(me, a(te).label), G(Re, a(te).count);
          },
          [
            () => a(h) === null ? a(_e).has(a(te).place) : a(pe).has(a(te).place),
            () => a(h) !== null && a(pe).has(a(te).place),
            () => ue(a(te))
          ]
        ), oe("click", q, () => (N(d, a(te).place, !0), j(a(te).place))), oe("pointerdown", q, () => _ = a(te).place), p(se, z);
      }), p(x, P);
    };
    V(R, (x) => {
      a(E).length && x(J);
    });
  }
  var ne = T(R, 2);
  {
    var ge = (x) => {
      bi(x, {
        get arrows() {
          return a(U);
        },
        get width() {
          return a(v);
        },
        get height() {
          return a(y);
        },
        cell: 32
      });
    };
    V(ne, (x) => {
      a(U).length && !a(f).length && x(ge);
    });
  }
  Jt(we, (x) => m = x, () => m);
  var Te = T(we, 2);
  {
    var D = (x) => {
      var P = gf(), se = H(P), te = T(se);
      C((z) => G(se, `${z ?? ""}: choose the next step. `), [
        () => a(f).map(([z, q]) => `${e.part.labels[z]} to ${e.part.labels[q]}`).join(", ")
      ]), oe("click", te, () => N(f, [])), p(x, P);
    };
    V(Te, (x) => {
      a(f).length && x(D);
    });
  }
  C(() => {
    $(we, "aria-label", e.part.title || "board"), W = fe(ve, 1, "track svelte-ibr02l", null, W, {
      folded: a(F).length > 0,
      barred: e.part.bar.length > 0
    }), K = $e(ve, "", K, {
      "--columns": a(M).length,
      "--off": e.part.off.length ? "clamp(2rem, 7.5vw, 3.3rem)" : "0"
    });
  }), oe("keydown", we, ie), tn(we, "clientWidth", (x) => N(v, x)), tn(we, "clientHeight", (x) => N(y, x)), p(t, je), Ee();
}
at(["click", "pointerdown", "keydown"]);
var _f = /* @__PURE__ */ A("<button><!></button>"), wf = /* @__PURE__ */ A('<label>The blank is <input type="text" maxlength="1" size="2" autocomplete="off" class="svelte-irtqqp"/></label>'), yf = /* @__PURE__ */ A('<button class="first svelte-irtqqp"> </button> <button class="svelte-irtqqp">Cancel</button>', 1), es = /* @__PURE__ */ A('<button class="svelte-irtqqp"> </button>'), bf = /* @__PURE__ */ A('<button class="first svelte-irtqqp">Lay tiles</button> <button class="svelte-irtqqp">Take back</button> <!> <!>', 1), pf = /* @__PURE__ */ A('<div class="rack svelte-irtqqp" role="group" aria-label="your tiles"></div> <div class="row svelte-irtqqp"><!> <!></div>', 1);
function kf(t, e) {
  Se(e, !0);
  const n = new pi(), r = /* @__PURE__ */ b(() => Yt((e.legal[0]?.words || e.legal[0]?.text || "").split(" ")[0] ?? "")), s = /* @__PURE__ */ b(() => e.laying.markedMove(e.part, e.legal, e.numberOf));
  function i(g) {
    const w = document.querySelector("section.grid"), v = w ? n.up(g, w) : void 0;
    v && v.to !== null && e.laying.lay(e.grid, e.part, v.from, v.to);
  }
  function l() {
    e.laying.laid.length && e.laying.unnamed === null && e.play?.(e.laying.text(e.grid));
  }
  var o = pf();
  He("pointermove", gt, (g) => n.move(g)), He("pointerup", gt, i), He("pointercancel", gt, () => n.cancel());
  var c = he(o);
  be(c, 21, () => e.part.cards, xe, (g, w, v) => {
    const y = /* @__PURE__ */ b(() => n.cell === v && n.moves);
    var k = _f();
    let S, L;
    var O = H(k);
    Qr(O, {
      get card() {
        return a(w);
      },
      get value() {
        return e.part.values[v];
      }
    }), C(
      (F, M, E, I) => {
        S = fe(k, 1, "card svelte-irtqqp", null, S, { gone: F, held: a(y) }), k.disabled = M, $(k, "aria-pressed", E), $(k, "aria-label", `${I ?? ""}, ${e.part.values[v] ?? ""}`), L = $e(k, "", L, {
          translate: a(y) ? `${n.dx}px ${n.dy}px` : void 0
        });
      },
      [
        () => e.laying.isLaid(v),
        () => e.laying.isLaid(v),
        () => e.laying.marking ? e.laying.marked.includes(v) : e.laying.chosen === v,
        () => Zr(a(w))
      ]
    ), oe("pointerdown", k, (F) => !e.laying.marking && n.down(F, v)), oe("click", k, () => n.isClick() && e.laying.choose(v)), p(g, k);
  });
  var u = T(c, 2), f = H(u);
  {
    var h = (g) => {
      var w = wf(), v = T(H(w));
      oe("input", v, (y) => e.laying.name(e.laying.unnamed, y.currentTarget.value)), p(g, w);
    };
    V(f, (g) => {
      e.laying.unnamed !== null && g(h);
    });
  }
  var d = T(f, 2);
  {
    var m = (g) => {
      var w = yf(), v = he(w), y = ae(v, !0), k = T(v, 2);
      C(
        (S) => {
          v.disabled = !a(s), G(y, S);
        },
        [
          () => Yt(a(s)?.words || a(s)?.text || `${a(r)} …`)
        ]
      ), oe("click", v, () => a(s) && e.play?.(a(s).text)), oe("click", k, () => e.laying.clear()), p(g, w);
    }, _ = (g) => {
      var w = bf(), v = he(w), y = T(v, 2), k = T(y, 2);
      {
        var S = (O) => {
          var F = es(), M = ae(F);
          C(() => G(M, `${a(r) ?? ""} tiles`)), oe("click", F, () => e.laying.mark()), p(O, F);
        };
        V(k, (O) => {
          e.legal.length && O(S);
        });
      }
      var L = T(k, 2);
      be(L, 17, () => e.beside, xe, (O, F) => {
        var M = es(), E = ae(M, !0);
        C((I) => G(E, I), [() => Yt(a(F).words || a(F).text)]), oe("click", M, () => e.play?.(a(F).text)), p(O, M);
      }), C(() => {
        v.disabled = !e.laying.laid.length || e.laying.unnamed !== null, y.disabled = !e.laying.laid.length;
      }), oe("click", v, l), oe("click", y, () => e.laying.clear()), p(g, w);
    };
    V(d, (g) => {
      e.laying.marking ? g(m) : g(_, -1);
    });
  }
  p(t, o), Ee();
}
at(["pointerdown", "click", "input"]);
var xf = /* @__PURE__ */ A('<p class="title svelte-12f8aji"> </p>'), ts = /* @__PURE__ */ A("<section><!></section>"), Mf = /* @__PURE__ */ A('<p class="text svelte-12f8aji"> </p>'), ns = /* @__PURE__ */ A("<!> <!>", 1), Sf = /* @__PURE__ */ A('<section class="circuit svelte-12f8aji"><!></section>'), Ef = /* @__PURE__ */ A('<section class="svelte-12f8aji"><p class="text svelte-12f8aji"> </p></section>'), Af = /* @__PURE__ */ A("<div><!></div> <!>", 1);
function ta(t, e) {
  Se(e, !0);
  const n = (D, x = At, P = At) => {
    var se = ns(), te = he(se);
    {
      var z = (ye) => {
        var ze = xf(), Ge = ae(ze, !0);
        C(() => G(Ge, x().title)), p(ye, ze);
      };
      V(te, (ye) => {
        x().title && x().kind !== "chips" && ye(z);
      });
    }
    var q = T(te, 2);
    {
      var le = (ye) => {
        var ze = qe(), Ge = he(ze);
        {
          var ht = (Ce) => {
            {
              let Ye = /* @__PURE__ */ b(() => j.shown(x(), a(B)));
              Ga(Ce, {
                get part() {
                  return a(Ye);
                },
                get names() {
                  return e.names;
                },
                get last() {
                  return a(_e);
                },
                get rows() {
                  return a(ee);
                },
                put: (nt, st) => j.put(x(), a(B), nt, st),
                loose: (nt) => j.at(nt) !== void 0
              });
            }
          }, ut = (Ce) => {
            const Ye = /* @__PURE__ */ b(() => ({
              part: x(),
              start: a(y)[P()] ?? 0,
              turned: h()
            }));
            {
              let nt = /* @__PURE__ */ b(() => h() ? uu(x()) : x()), st = /* @__PURE__ */ b(() => qa(a(Ye), a(Y))), ct = /* @__PURE__ */ b(() => ea(a(Ye), a(_e))), St = /* @__PURE__ */ b(() => P() === a(v) ? g().map((yt) => ({ ...yt, cells: ea(a(Ye), yt.cells) })) : []), It = /* @__PURE__ */ b(() => qa(a(Ye), a(ee))), Ft = /* @__PURE__ */ b(() => cu(a(Ye), o()));
              Ga(Ce, {
                get part() {
                  return a(nt);
                },
                get names() {
                  return e.names;
                },
                get legal() {
                  return a(st);
                },
                get last() {
                  return a(ct);
                },
                get laid() {
                  return a(St);
                },
                get rows() {
                  return a(It);
                },
                get shares() {
                  return a(Ft);
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
          V(Ge, (Ce) => {
            P() === a(v) && a(B) ? Ce(ht) : Ce(ut, -1);
          });
        }
        p(ye, ze);
      }, re = (ye) => {
        {
          const ze = (ht) => {
            var ut = qe(), Ce = he(ut);
            be(Ce, 17, () => e.parts, xe, (Ye, nt, st) => {
              var ct = qe(), St = he(ct);
              {
                var It = (Ft) => {
                  var yt = ts(), Sr = H(yt);
                  n(Sr, () => a(nt), () => st), C(
                    (Er) => {
                      fe(yt, 1, Xt(a(nt).kind), "svelte-12f8aji"), $(yt, "hidden", Er);
                    },
                    [() => ve(a(nt))]
                  ), p(Ft, yt);
                };
                V(St, (Ft) => {
                  st !== P() && Ft(It);
                });
              }
              p(Ye, ct);
            }), p(ht, ut);
          };
          let Ge = /* @__PURE__ */ b(() => P() === a(v) ? a(Y) : []);
          Tu(ye, {
            get part() {
              return x();
            },
            get names() {
              return e.names;
            },
            get legal() {
              return a(Ge);
            },
            get last() {
              return a(_e);
            },
            get play() {
              return e.play;
            },
            middle: ze,
            $$slots: { middle: !0 }
          });
        }
      }, me = (ye) => {
        var ze = qe(), Ge = he(ze);
        {
          var ht = (Ce) => {
            Xa(Ce, {
              get part() {
                return x();
              },
              get legal() {
                return a(Y);
              },
              get last() {
                return a(_e);
              },
              get rows() {
                return a(ee);
              },
              get play() {
                return e.play;
              }
            });
          }, ut = (Ce) => {
            Xa(Ce, {
              get part() {
                return x();
              }
            });
          };
          V(Ge, (Ce) => {
            P() === a(v) ? Ce(ht) : Ce(ut, -1);
          });
        }
        p(ye, ze);
      }, Z = (ye) => {
        var ze = qe(), Ge = he(ze);
        {
          var ht = (Ce) => {
            $a(Ce, {
              get part() {
                return x();
              },
              get names() {
                return e.names;
              },
              get legal() {
                return a(Y);
              },
              get last() {
                return a(_e);
              },
              get rows() {
                return a(ee);
              },
              get play() {
                return e.play;
              },
              get between() {
                return r;
              }
            });
          }, ut = (Ce) => {
            $a(Ce, {
              get part() {
                return x();
              },
              get names() {
                return e.names;
              }
            });
          };
          V(Ge, (Ce) => {
            P() === a(v) ? Ce(ht) : Ce(ut, -1);
          });
        }
        p(ye, ze);
      }, Re = (ye) => {
        const ze = /* @__PURE__ */ b(() => e.parts[a(v)]);
        var Ge = qe(), ht = he(Ge);
        {
          var ut = (Ye) => {
            {
              let nt = /* @__PURE__ */ b(() => a(Y).filter((st) => !st.cells.length));
              kf(Ye, {
                get part() {
                  return x();
                },
                get grid() {
                  return a(ze);
                },
                get laying() {
                  return j;
                },
                get legal() {
                  return a(E);
                },
                get beside() {
                  return a(nt);
                },
                numberOf: (st) => Xo(a(k).length, st),
                get play() {
                  return e.play;
                }
              });
            }
          }, Ce = (Ye) => {
            {
              let nt = /* @__PURE__ */ b(() => a(k).indexOf(x())), st = /* @__PURE__ */ b(() => e.play ? K : void 0);
              ru(Ye, {
                get part() {
                  return x();
                },
                get names() {
                  return e.names;
                },
                get row() {
                  return a(nt);
                },
                get count() {
                  return a(k).length;
                },
                get legal() {
                  return a(E);
                },
                get rows() {
                  return a(I);
                },
                get chosen() {
                  return a(U);
                },
                get fresh() {
                  return f();
                },
                get few() {
                  return a(L);
                },
                get large() {
                  return a(S);
                },
                get choose() {
                  return a(st);
                }
              });
            }
          };
          V(ht, (Ye) => {
            a(B) === x() && a(ze)?.kind === "grid" ? Ye(ut) : Ye(Ce, -1);
          });
        }
        p(ye, Ge);
      }, Be = (ye) => {
        Ha(ye, {
          get part() {
            return x();
          },
          get names() {
            return e.names;
          },
          get fresh() {
            return f();
          },
          get large() {
            return a(S);
          }
        });
      }, We = (ye) => {
        mu(ye, {
          get part() {
            return x();
          }
        });
      }, Rt = (ye) => {
        Bo(ye, {
          get part() {
            return x();
          }
        });
      }, Zt = (ye) => {
        $c(ye, {
          get text() {
            return x().text;
          },
          get before() {
            return _();
          }
        });
      }, wt = (ye) => {
        var ze = Mf(), Ge = ae(ze, !0);
        C(() => G(Ge, x().text)), p(ye, ze);
      };
      V(q, (ye) => {
        x().kind === "grid" ? ye(le) : x().kind === "circuit" ? ye(re, 1) : x().kind === "piles" ? ye(me, 2) : x().kind === "points" ? ye(Z, 3) : x().kind === "cards" ? ye(Re, 4) : x().kind === "dice" ? ye(Be, 5) : x().kind === "chips" ? ye(We, 6) : x().kind === "amounts" ? ye(Rt, 7) : x().kind === "news" ? ye(Zt, 8) : ye(wt, -1);
      });
    }
    p(D, se);
  }, r = (D) => {
    var x = qe(), P = he(x);
    be(P, 17, () => e.parts, xe, (se, te) => {
      var z = qe(), q = he(z);
      {
        var le = (re) => {
          Ha(re, {
            get part() {
              return a(te);
            },
            get names() {
              return e.names;
            },
            get fresh() {
              return f();
            }
          });
        };
        V(q, (re) => {
          a(te).kind === "dice" && re(le);
        });
      }
      p(se, z);
    }), p(D, x);
  };
  let s = Q(e, "legal", 19, () => []), i = Q(e, "last", 19, () => []), l = Q(e, "rows", 19, () => []), o = Q(e, "shares", 19, () => []), c = Q(e, "hint", 19, () => []), u = Q(e, "moving", 3, !1), f = Q(e, "fresh", 3, !1), h = Q(e, "turned", 3, !1), d = Q(e, "toned", 3, !1), m = Q(e, "layer", 3, null), _ = Q(e, "said", 19, () => []), g = Q(e, "laid", 19, () => []), w = Q(e, "taken", 3, "");
  const v = /* @__PURE__ */ b(() => ju(e.parts)), y = /* @__PURE__ */ b(() => fu(e.parts)), k = /* @__PURE__ */ b(() => Go(e.parts)), S = /* @__PURE__ */ b(() => !e.parts.some((D) => D.kind === "grid" || D.kind === "points")), L = /* @__PURE__ */ b(() => a(S) && a(k).every((D) => D.cards.length < 8)), O = /* @__PURE__ */ b(() => a(S) ? 0 : e.parts.filter((D) => D.kind === "text" || D.kind === "amounts").length), F = /* @__PURE__ */ b(() => e.parts.findIndex((D) => D.kind === "circuit")), M = ({ cells: D }) => D.length > 0 && D.every((x) => x < 0), E = /* @__PURE__ */ b(() => s().filter(M)), I = /* @__PURE__ */ b(() => l().filter(M)), Y = /* @__PURE__ */ b(() => s().filter((D) => !M(D))), ee = /* @__PURE__ */ b(() => l().filter((D) => !M(D))), _e = /* @__PURE__ */ b(() => i().filter((D) => D >= 0)), pe = /* @__PURE__ */ b(() => e.parts[a(v)]?.kind === "grid" ? e.parts[a(v)] : void 0), Ae = /* @__PURE__ */ b(() => h() && a(pe) ? c().map((D) => a(pe).cells.length - 1 - D) : c());
  let U = /* @__PURE__ */ X([]);
  const de = /* @__PURE__ */ b(() => a(U).length ? gr(a(E), a(U)) : []);
  Ve(() => {
    s(), N(U, []), j.clear();
  });
  const j = new Xc(), B = /* @__PURE__ */ b(() => m() === null || !e.play ? void 0 : a(k).find((D) => D.owner === m()));
  let ie = /* @__PURE__ */ X(void 0), ue = !1;
  function je(D) {
    const x = e.parts[a(v)], P = Number(D.target.dataset.cell);
    if (!a(B) || x?.kind !== "grid" || !Number.isInteger(P) || D.ctrlKey || D.metaKey || D.altKey) return;
    D.key.startsWith("Arrow") && (ue = D.key === "ArrowDown" || D.key === "ArrowUp");
    const se = ue ? x.columns : 1;
    if (D.key === "Backspace") {
      const te = j.at(P) ? P : P - se;
      j.takeBack(te), we(te);
    } else /^[a-z]$/i.test(D.key) && (D.stopPropagation(), j.type(x, a(B), D.key, P) && we(P + se));
  }
  function we(D) {
    a(ie)?.querySelector(`button.cell[data-cell="${D}"]`)?.focus();
  }
  function ve(D) {
    return D.kind === "text" && !D.text || D.kind === "dice" && e.parts[a(v)]?.kind === "points";
  }
  let W = /* @__PURE__ */ X(-1);
  Ve(() => {
    const D = a(Y).find((x) => x.cells.length)?.cells[0];
    D !== void 0 && N(W, e.parts.findLastIndex((x, P) => x.kind === "grid" && a(y)[P] <= D), !0);
  });
  function K(D) {
    const x = Jo(a(E), a(U), D), P = gr(a(E), x);
    P.length === 1 ? e.play?.(P[0].text) : N(U, x);
  }
  var ce = Af(), Me = he(ce);
  let Ne, R;
  var J = H(Me);
  {
    var ne = (D) => {
      var x = Sf(), P = H(x);
      n(P, () => e.parts[a(F)], () => a(F)), Kr(x, () => Ua(a(Ae))), p(D, x);
    }, ge = (D) => {
      var x = ns(), P = he(x);
      be(P, 17, () => e.parts, xe, (z, q, le) => {
        var re = ts();
        let me;
        var Z = H(re);
        n(Z, () => a(q), () => le), Kr(re, () => le === a(v) || a(q).kind === "cards" ? Ua(a(Ae)) : void 0), C(
          (Re) => {
            me = fe(re, 1, Xt(a(q).kind), "svelte-12f8aji", me, {
              active: le === a(W),
              common: a(q).kind === "cards" && a(q).owner < 0,
              remark: a(S) && a(q).kind === "text" && !a(q).title
            }), $(re, "hidden", Re);
          },
          [() => ve(a(q))]
        ), p(z, re);
      });
      var se = T(P, 2);
      {
        var te = (z) => {
          var q = Ef(), le = H(q), re = ae(le, !0);
          C(() => G(re, w())), p(z, q);
        };
        V(se, (z) => {
          w() && z(te);
        });
      }
      p(D, x);
    };
    V(J, (D) => {
      a(F) >= 0 ? D(ne) : D(ge, -1);
    });
  }
  Jt(Me, (D) => N(ie, D), () => a(ie));
  var Te = T(Me, 2);
  ka(Te, {
    get moves() {
      return a(de);
    },
    get play() {
      return e.play;
    }
  }), C(
    (D, x) => {
      Ne = fe(Me, 1, "board svelte-12f8aji", null, Ne, {
        pair: D,
        felt: x,
        rows: a(k).length > 3 && a(S)
      }), R = $e(Me, "", R, { "--below": `${2.6 * a(O)}rem` });
    },
    [
      () => e.parts.filter((D) => D.kind === "grid").length > 1,
      () => e.parts.some((D) => D.kind === "chips")
    ]
  ), oe("keydown", Me, je), p(t, ce), Ee();
}
at(["keydown"]);
function Tf(t) {
  let e = 0;
  for (let n = 0; n < t.left.length; n++) e = Math.max(e, t.left[n], t.entered[n]);
  return e;
}
function Xe(t, e) {
  return t.marks[e].includes("pruned");
}
function bn(t, e) {
  return /\bcut\b/.test(t.marks[e]);
}
function Lf(t, e) {
  return t.kind[e] === "leaf";
}
function Vn(t) {
  return t.algorithm === "mcts";
}
function Zn(t, e, n) {
  return t.entered[e] <= n;
}
function _r(t, e, n) {
  return Vn(t) ? Zn(t, e, n) : t.left[e] >= 0 && t.left[e] <= n;
}
const rs = /* @__PURE__ */ new WeakMap();
function Mi(t) {
  const e = rs.get(t);
  if (e) return e;
  const n = t.parent.map((r, s) => bn(t, s));
  for (let r = n.length - 1; r > 0; r--) {
    const s = t.parent[r];
    n[r] && s >= 0 && (n[s] = !0);
  }
  return rs.set(t, n), n;
}
function xa(t) {
  return !Vn(t) && !t.values[0] && (/^(plain|alpha)/.test(t.algorithm) || Mi(t)[0]);
}
function Si(t, e) {
  const n = t.value[e] ?? null;
  if (n === null || t.values[e] || Vn(t) || !Mi(t)[e]) return "";
  const [r, s] = [t.alpha[e] ?? null, t.beta[e] ?? null];
  return r !== null && n <= r ? "≤" : s !== null && n >= s ? "≥" : "";
}
function Of(t, e, n, r) {
  const s = t.kind[n];
  if (s !== "max" && s !== "min" || Xe(t, n) || !Zn(t, n, r)) return null;
  let i = t.alpha[n] ?? -1 / 0, l = t.beta[n] ?? 1 / 0;
  for (const o of e[n] ?? []) {
    const c = t.value[o] ?? null;
    c === null || Xe(t, o) || !_r(t, o, r) || (s === "max" ? i = Math.max(i, c) : l = Math.min(l, c));
  }
  return [i, l];
}
function Ei(t, e, n, r, s) {
  if (Xe(t, n)) return "";
  const i = t.values[n];
  if (_r(t, n, r)) {
    if (i && t.names.length > 2) return `(${i.map((u) => s(u)).join(" ")})`;
    const c = t.value[n] ?? null;
    return c === null ? "" : Si(t, n) + s(c);
  }
  if (!Zn(t, n, r) || i) return "";
  const l = t.kind[n];
  if (l !== "max" && l !== "min") return "";
  const o = (e[n] ?? []).filter((c) => _r(t, c, r) && !Xe(t, c) && t.value[c] !== null).map((c) => t.value[c]);
  return o.length ? l === "max" ? `≥${s(Math.max(...o))}` : `≤${s(Math.min(...o))}` : "";
}
function jf(t, e) {
  const n = { nodes: 0, leaves: 0, pruned: 0 }, r = new Set(Vn(t) ? t.parent.filter((i, l) => t.entered[l] <= e) : []), s = (i) => Vn(t) ? !r.has(i) : Lf(t, i);
  for (let i = 0; i < t.parent.length; i++)
    t.entered[i] > e || (Xe(t, i) ? n.pruned++ : (n.nodes++, s(i) && n.leaves++));
  return n;
}
class Nf {
  id;
  #e = /* @__PURE__ */ X(null);
  get trace() {
    return a(this.#e);
  }
  set trace(e) {
    N(this.#e, e);
  }
  #n = /* @__PURE__ */ X(null);
  get place() {
    return a(this.#n);
  }
  set place(e) {
    N(this.#n, e);
  }
  #t = /* @__PURE__ */ X("");
  get failure() {
    return a(this.#t);
  }
  set failure(e) {
    N(this.#t, e, !0);
  }
  #a = /* @__PURE__ */ X(!1);
  get busy() {
    return a(this.#a);
  }
  set busy(e) {
    N(this.#a, e, !0);
  }
  #r = /* @__PURE__ */ X(!1);
  get compiling() {
    return a(this.#r);
  }
  set compiling(e) {
    N(this.#r, e, !0);
  }
  #s = /* @__PURE__ */ X(0);
  get moment() {
    return a(this.#s);
  }
  set moment(e) {
    N(this.#s, e, !0);
  }
  #i = /* @__PURE__ */ X(0);
  get selected() {
    return a(this.#i);
  }
  set selected(e) {
    N(this.#i, e, !0);
  }
  #l = /* @__PURE__ */ X(0);
  get last() {
    return a(this.#l);
  }
  set last(e) {
    N(this.#l, e, !0);
  }
  asked = null;
  stops;
  constructor(e = et.number()) {
    this.id = e, this.stops = [
      et.on("traced", (n) => {
        n.id === this.id && this.show(n);
      }),
      et.on("failed", (n) => {
        n.id === this.id && (this.failure = n.text, this.busy = !1);
      }),
      et.on("explained", (n) => this.succeed(n.id)),
      et.on("tree_text", (n) => this.succeed(n.id)),
      et.on("status", (n) => this.compiling = n.compiling)
    ];
  }
  show(e) {
    this.trace = e, this.place = this.asked, this.busy = !1, this.failure = "", this.last = Tf(e), this.moment = this.last, this.selected = 0;
  }
  succeed(e) {
    e === this.id && (this.failure = "");
  }
  run(e, n, r = {}) {
    this.asked = e, this.busy = !0, this.failure = "", et.send({ type: "trace", id: this.id, place: e, algorithm: n, settings: r });
  }
  close() {
    et.send({ type: "close", id: this.id });
    for (const e of this.stops) e();
  }
}
async function Cf(t) {
  try {
    return await navigator.clipboard.write([new ClipboardItem({ "image/png": t })]), !0;
  } catch {
    return !1;
  }
}
var zf = /* @__PURE__ */ A('<button>Copy</button> <span class="soft small" role="status"> </span>', 1);
function Pf(t, e) {
  Se(e, !0);
  let n = /* @__PURE__ */ X("");
  async function r() {
    N(n, ""), N(
      n,
      await Cf(e.picture()) ? "Copied." : "This browser does not let us copy pictures; download it instead.",
      !0
    );
  }
  var s = zf(), i = he(s), l = T(i, 2), o = ae(l, !0);
  C(() => G(o, a(n))), oe("click", i, r), p(t, s), Ee();
}
at(["click"]);
const Rf = matchMedia("(prefers-color-scheme: dark)");
function If(t) {
  const e = getComputedStyle(t), n = e.colorScheme, r = n.includes("dark") && (Rf.matches || !n.includes("light"));
  return (s) => {
    const i = e.getPropertyValue(s).trim(), [, l, o] = /^light-dark\((.+?),(.+)\)$/.exec(i) ?? [, i, i];
    return (r ? o : l).trim();
  };
}
function Ff(t) {
  var e = 0, n = t.children, r = n && n.length;
  if (!r) e = 1;
  else for (; --r >= 0; ) e += n[r].value;
  t.value = e;
}
function Df() {
  return this.eachAfter(Ff);
}
function Bf(t, e) {
  let n = -1;
  for (const r of this)
    t.call(e, r, ++n, this);
  return this;
}
function qf(t, e) {
  for (var n = this, r = [n], s, i, l = -1; n = r.pop(); )
    if (t.call(e, n, ++l, this), s = n.children)
      for (i = s.length - 1; i >= 0; --i)
        r.push(s[i]);
  return this;
}
function Vf(t, e) {
  for (var n = this, r = [n], s = [], i, l, o, c = -1; n = r.pop(); )
    if (s.push(n), i = n.children)
      for (l = 0, o = i.length; l < o; ++l)
        r.push(i[l]);
  for (; n = s.pop(); )
    t.call(e, n, ++c, this);
  return this;
}
function Uf(t, e) {
  let n = -1;
  for (const r of this)
    if (t.call(e, r, ++n, this))
      return r;
}
function Hf(t) {
  return this.eachAfter(function(e) {
    for (var n = +t(e.data) || 0, r = e.children, s = r && r.length; --s >= 0; ) n += r[s].value;
    e.value = n;
  });
}
function Wf(t) {
  return this.eachBefore(function(e) {
    e.children && e.children.sort(t);
  });
}
function Yf(t) {
  for (var e = this, n = Gf(e, t), r = [e]; e !== n; )
    e = e.parent, r.push(e);
  for (var s = r.length; t !== n; )
    r.splice(s, 0, t), t = t.parent;
  return r;
}
function Gf(t, e) {
  if (t === e) return t;
  var n = t.ancestors(), r = e.ancestors(), s = null;
  for (t = n.pop(), e = r.pop(); t === e; )
    s = t, t = n.pop(), e = r.pop();
  return s;
}
function Kf() {
  for (var t = this, e = [t]; t = t.parent; )
    e.push(t);
  return e;
}
function Xf() {
  return Array.from(this);
}
function Jf() {
  var t = [];
  return this.eachBefore(function(e) {
    e.children || t.push(e);
  }), t;
}
function Zf() {
  var t = this, e = [];
  return t.each(function(n) {
    n !== t && e.push({ source: n.parent, target: n });
  }), e;
}
function* Qf() {
  var t = this, e, n = [t], r, s, i;
  do
    for (e = n.reverse(), n = []; t = e.pop(); )
      if (yield t, r = t.children)
        for (s = 0, i = r.length; s < i; ++s)
          n.push(r[s]);
  while (n.length);
}
function Ma(t, e) {
  t instanceof Map ? (t = [void 0, t], e === void 0 && (e = td)) : e === void 0 && (e = ed);
  for (var n = new Un(t), r, s = [n], i, l, o, c; r = s.pop(); )
    if ((l = e(r.data)) && (c = (l = Array.from(l)).length))
      for (r.children = l, o = c - 1; o >= 0; --o)
        s.push(i = l[o] = new Un(l[o])), i.parent = r, i.depth = r.depth + 1;
  return n.eachBefore(rd);
}
function $f() {
  return Ma(this).eachBefore(nd);
}
function ed(t) {
  return t.children;
}
function td(t) {
  return Array.isArray(t) ? t[1] : null;
}
function nd(t) {
  t.data.value !== void 0 && (t.value = t.data.value), t.data = t.data.data;
}
function rd(t) {
  var e = 0;
  do
    t.height = e;
  while ((t = t.parent) && t.height < ++e);
}
function Un(t) {
  this.data = t, this.depth = this.height = 0, this.parent = null;
}
Un.prototype = Ma.prototype = {
  constructor: Un,
  count: Df,
  each: Bf,
  eachAfter: Vf,
  eachBefore: qf,
  find: Uf,
  sum: Hf,
  sort: Wf,
  path: Yf,
  ancestors: Kf,
  descendants: Xf,
  leaves: Jf,
  links: Zf,
  copy: $f,
  [Symbol.iterator]: Qf
};
function Ai(t, e, n, r, s) {
  for (var i = t.children, l, o = -1, c = i.length, u = t.value && (r - e) / t.value; ++o < c; )
    l = i[o], l.y0 = n, l.y1 = s, l.x0 = e, l.x1 = e += l.value * u;
}
function ad(t, e) {
  return t.parent === e.parent ? 1 : 2;
}
function zr(t) {
  var e = t.children;
  return e ? e[0] : t.t;
}
function Pr(t) {
  var e = t.children;
  return e ? e[e.length - 1] : t.t;
}
function sd(t, e, n) {
  var r = n / (e.i - t.i);
  e.c -= r, e.s += n, t.c += r, e.z += n, e.m += n;
}
function id(t) {
  for (var e = 0, n = 0, r = t.children, s = r.length, i; --s >= 0; )
    i = r[s], i.z += e, i.m += e, e += i.s + (n += i.c);
}
function ld(t, e, n) {
  return t.a.parent === e.parent ? t.a : n;
}
function ar(t, e) {
  this._ = t, this.parent = null, this.children = null, this.A = null, this.a = this, this.z = 0, this.m = 0, this.c = 0, this.s = 0, this.t = null, this.i = e;
}
ar.prototype = Object.create(Un.prototype);
function od(t) {
  for (var e = new ar(t, 0), n, r = [e], s, i, l, o; n = r.pop(); )
    if (i = n._.children)
      for (n.children = new Array(o = i.length), l = o - 1; l >= 0; --l)
        r.push(s = n.children[l] = new ar(i[l], l)), s.parent = n;
  return (e.parent = new ar(null, 0)).children = [e], e;
}
function ud() {
  var t = ad, e = 1, n = 1, r = null;
  function s(u) {
    var f = od(u);
    if (f.eachAfter(i), f.parent.m = -f.z, f.eachBefore(l), r) u.eachBefore(c);
    else {
      var h = u, d = u, m = u;
      u.eachBefore(function(y) {
        y.x < h.x && (h = y), y.x > d.x && (d = y), y.depth > m.depth && (m = y);
      });
      var _ = h === d ? 1 : t(h, d) / 2, g = _ - h.x, w = e / (d.x + _ + g), v = n / (m.depth || 1);
      u.eachBefore(function(y) {
        y.x = (y.x + g) * w, y.y = y.depth * v;
      });
    }
    return u;
  }
  function i(u) {
    var f = u.children, h = u.parent.children, d = u.i ? h[u.i - 1] : null;
    if (f) {
      id(u);
      var m = (f[0].z + f[f.length - 1].z) / 2;
      d ? (u.z = d.z + t(u._, d._), u.m = u.z - m) : u.z = m;
    } else d && (u.z = d.z + t(u._, d._));
    u.parent.A = o(u, d, u.parent.A || h[0]);
  }
  function l(u) {
    u._.x = u.z + u.parent.m, u.m += u.parent.m;
  }
  function o(u, f, h) {
    if (f) {
      for (var d = u, m = u, _ = f, g = d.parent.children[0], w = d.m, v = m.m, y = _.m, k = g.m, S; _ = Pr(_), d = zr(d), _ && d; )
        g = zr(g), m = Pr(m), m.a = u, S = _.z + y - d.z - w + t(_._, d._), S > 0 && (sd(ld(_, u, h), u, S), w += S, v += S), y += _.m, w += d.m, k += g.m, v += m.m;
      _ && !Pr(m) && (m.t = _, m.m += y - v), d && !zr(g) && (g.t = d, g.m += w - k, h = u);
    }
    return h;
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
function Ti(t, e, n, r, s) {
  for (var i = t.children, l, o = -1, c = i.length, u = t.value && (s - n) / t.value; ++o < c; )
    l = i[o], l.x0 = e, l.x1 = r, l.y0 = n, l.y1 = n += l.value * u;
}
var Li = (1 + Math.sqrt(5)) / 2;
function Oi(t, e, n, r, s, i) {
  for (var l = [], o = e.children, c, u, f = 0, h = 0, d = o.length, m, _, g = e.value, w, v, y, k, S, L, O; f < d; ) {
    m = s - n, _ = i - r;
    do
      w = o[h++].value;
    while (!w && h < d);
    for (v = y = w, L = Math.max(_ / m, m / _) / (g * t), O = w * w * L, S = Math.max(y / O, O / v); h < d; ++h) {
      if (w += u = o[h].value, u < v && (v = u), u > y && (y = u), O = w * w * L, k = Math.max(y / O, O / v), k > S) {
        w -= u;
        break;
      }
      S = k;
    }
    l.push(c = { value: w, dice: m < _, children: o.slice(f, h) }), c.dice ? Ai(c, n, r, s, g ? r += _ * w / g : i) : Ti(c, n, r, g ? n += m * w / g : s, i), g -= w, f = h;
  }
  return l;
}
(function t(e) {
  function n(r, s, i, l, o) {
    Oi(e, r, s, i, l, o);
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(Li);
(function t(e) {
  function n(r, s, i, l, o) {
    if ((c = r._squarify) && c.ratio === e)
      for (var c, u, f, h, d = -1, m, _ = c.length, g = r.value; ++d < _; ) {
        for (u = c[d], f = u.children, h = u.value = 0, m = f.length; h < m; ++h) u.value += f[h].value;
        u.dice ? Ai(u, s, i, l, g ? i += (o - i) * u.value / g : o) : Ti(u, s, i, g ? s += (l - s) * u.value / g : l, o), g -= u.value;
      }
    else
      r._squarify = c = Oi(e, r, s, i, l, o), c.ratio = e;
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(Li);
const Hn = 9, Pn = 46, sr = 78;
function Sa(t) {
  const e = t.parent.map(() => []);
  return t.parent.forEach((n, r) => {
    n >= 0 && e[n].push(r);
  }), e;
}
function cd(t, e, n, r) {
  const s = /* @__PURE__ */ new Set();
  let i = 1;
  const l = (c) => {
    const u = Math.min(t[c]?.length ?? 0, Hn + 1) + (e[c] ? 1 : 0);
    return !u || s.has(c) ? !0 : s.size && i + u - 1 > r ? !1 : (s.add(c), i += u - 1, !0);
  };
  l(0);
  for (const c of n) if (!l(c)) break;
  let o = [0];
  for (; o.length; ) {
    const c = [];
    for (const u of o) {
      if (!l(u)) return s;
      s.has(u) && c.push(...t[u].slice(0, Hn + 1));
    }
    o = c;
  }
  return s;
}
function ji(t, e, n, r, s, i = Pn, l = sr) {
  const o = ({ node: g, stub: w }) => {
    if (w || !n.has(g)) return null;
    const v = t[g] ?? [], y = v.length > Hn + 1 && !r.has(g), k = y ? v.filter((L, O) => O < Hn || s.has(L)) : v, S = k.map((L) => ({ node: L, stub: null, count: 0 }));
    return y && S.push({ node: g, stub: "folded", count: v.length - k.length }), e[g] && S.push({ node: g, stub: "unrecorded", count: e[g] }), S;
  }, c = ud().nodeSize([i, l]).separation((g, w) => g.parent === w.parent ? 1 : 1.25)(
    Ma({ node: 0, stub: null, count: 0 }, o)
  ), u = [], f = /* @__PURE__ */ new Map(), h = /* @__PURE__ */ new Map();
  let d = 0, m = 0, _ = 0;
  return c.each((g) => {
    const w = {
      ...g.data,
      x: g.x,
      y: g.y,
      parent: g.parent ? h.get(g.parent) : null
    };
    h.set(g, w), u.push(w), w.stub || f.set(w.node, w), d = Math.min(d, w.x), m = Math.max(m, w.x), _ = Math.max(_, w.y);
  }), { placed: u, byNode: f, left: d, right: m, bottom: _ };
}
const qt = 15, na = 9;
function Ni(t) {
  return t.length > 4 ? 9.5 : t.length > 3 ? 10.5 : 12;
}
function fd(t) {
  const e = If(t);
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
function Ci(t, e, n) {
  const r = t.trace.player[n];
  return r < 0 ? e.line : e.players[r % 4];
}
function dd(t, e, n, r, s, i) {
  t.clearRect(0, 0, s, i);
  const l = 60, o = (-n.x - l) / n.scale, c = (s - n.x + l) / n.scale, u = (-n.y - l) / n.scale, f = (i - n.y + l) / n.scale, h = n.scale > 0.45, { trace: d, moment: m } = e, _ = (v) => v.x >= o && v.x <= c && v.y >= u && v.y <= f, g = (v) => (v.stub === "unrecorded" ? _r : Zn)(d, v.node, m);
  t.save(), t.translate(n.x, n.y), t.scale(n.scale, n.scale);
  const w = [
    [r.line, 1.2, [], []],
    [r.ink, 3, [], []],
    [r.bad, 1.4, [5, 4], []],
    [r.soft, 1.2, [2, 4], []]
  ];
  for (const v of e.layout.placed) {
    const y = v.parent;
    if (!y || !g(v) || !_(v) && !_(y)) continue;
    const k = !v.stub && Xe(d, v.node), S = !e.blank && !v.stub && e.line.has(v.node) && e.line.has(y.node);
    w[v.stub === "unrecorded" ? 3 : k ? 2 : S ? 1 : 0][3].push(v);
  }
  for (const [v, y, k, S] of w) {
    t.strokeStyle = v, t.lineWidth = Math.max(y, 0.7 / n.scale), t.setLineDash(h ? k : []), t.beginPath();
    for (const L of S) {
      const O = L.parent;
      t.moveTo(O.x, O.y), t.lineTo(L.x, L.y);
    }
    t.stroke();
  }
  if (t.setLineDash([]), !h) {
    hd(t, e, r, _, g), t.restore();
    return;
  }
  t.textAlign = "center", t.textBaseline = "middle";
  for (const v of e.layout.placed)
    !g(v) || !_(v) || (v.stub ? kd(t, v, r) : md(t, e, v, r, n, [-n.x / n.scale, (s - n.x) / n.scale]));
  t.restore();
}
function hd(t, e, n, r, s) {
  const i = /* @__PURE__ */ new Map();
  for (const l of e.layout.placed) {
    if (!r(l) || !s(l)) continue;
    const o = l.stub ? n.soft : Xe(e.trace, l.node) ? n.bad : Ci(e, n, l.node), c = i.get(o);
    c ? c.push(l) : i.set(o, [l]);
  }
  for (const [l, o] of i) {
    t.fillStyle = l, t.beginPath();
    for (const c of o) t.rect(c.x - 10, c.y - 10, 20, 20);
    t.fill();
  }
}
function vd(t, e, n, r, s) {
  t.beginPath(), e === "max" ? (t.moveTo(n, r - s * 1.15), t.lineTo(n + s * 1.25, r + s * 0.9), t.lineTo(n - s * 1.25, r + s * 0.9)) : e === "min" ? (t.moveTo(n, r + s * 1.15), t.lineTo(n + s * 1.25, r - s * 0.9), t.lineTo(n - s * 1.25, r - s * 0.9)) : e === "leaf" ? t.rect(n - s, r - s * 0.8, 2 * s, 1.6 * s) : t.arc(n, r, s, 0, 2 * Math.PI), t.closePath();
}
function gd(t, e, n, r) {
  t.beginPath(), t.roundRect(n - 21.5, r - 12.5, 43, 25, e ? 2 : 12.5), t.closePath();
}
function md(t, e, n, r, s, i) {
  const { trace: l, moment: o } = e, c = Xe(l, n.node), u = c ? r.bad : Ci(e, r, n.node), f = l.names.length > 2 && l.values[n.node] !== null;
  f ? gd(t, l.kind[n.node] === "leaf", n.x, n.y) : vd(t, l.kind[n.node], n.x, n.y, qt), t.fillStyle = e.marked.has(n.node) ? r.mark : r.raised, t.fill(), t.lineWidth = n.node === e.selected ? 3.5 : 1.8, t.strokeStyle = n.node === e.selected ? r.accent : u, t.setLineDash(c ? [4, 3] : []), t.stroke(), t.setLineDash([]);
  const d = e.blank && l.kind[n.node] !== "leaf" ? "" : Ei(l, e.children, n.node, o, ya);
  t.fillStyle = c ? r.bad : r.ink;
  const m = f && d.length <= 7 ? 12 : Ni(d), _ = (f ? 2.6 : 1.8) * qt / (0.56 * Math.max(1, d.length)), g = Math.max(m, Math.min(na / s.scale, _));
  t.font = `600 ${g}px "Source Sans", sans-serif`;
  const w = l.kind[n.node] === "max" ? 4 : l.kind[n.node] === "min" ? -4 : 0;
  t.fillText(c ? "✕" : d, n.x, n.y + w), e.marked.has(n.node) && (t.strokeStyle = r.bad, t.lineWidth = 2.5, t.beginPath(), t.moveTo(n.x - 11, n.y - 11), t.lineTo(n.x + 11, n.y + 11), t.stroke()), bn(l, n.node) && l.left[n.node] <= o && (t.strokeStyle = r.bad, t.lineWidth = 2, t.beginPath(), t.moveTo(n.x - 9, n.y + qt + 8), t.lineTo(n.x + 9, n.y + qt + 2), t.stroke()), s.scale > 0.6 && n.parent && yd(t, e, n, r, s), s.scale > 0.6 && !e.blank && xa(l) && pd(t, e, n, r, i);
  const v = e.children[n.node].length + (l.unrecorded[n.node] ?? 0);
  if (v && !e.open.has(n.node)) {
    const y = Math.max(10, (na - 1) / s.scale);
    t.font = `${y}px "Source Sans", sans-serif`, Pi(t, `+${v}`, n.x, n.y + qt + (bn(l, n.node) ? 16 : 10), y, r);
  }
}
const as = /* @__PURE__ */ new WeakMap();
function _d(t) {
  const e = as.get(t.layout);
  if (e) return e;
  const n = /* @__PURE__ */ new Map();
  for (const s of t.layout.placed) {
    if (!s.parent || s.stub) continue;
    const i = n.get(s.parent);
    i ? i.push(s) : n.set(s.parent, [s]);
  }
  const r = /* @__PURE__ */ new Map();
  for (const s of n.values()) {
    const i = s.map((c, u) => Math.min(c.x - (s[u - 1]?.x ?? -1 / 0), (s[u + 1]?.x ?? 1 / 0) - c.x, 2 * Pn)), l = s.map((c) => Mr(t.trace, c)), o = Math.max(...l.map((c, u) => c.length / i[u]));
    s.forEach((c, u) => r.set(c, { text: l[u], gap: i[u], crowd: o, odd: u % 2 === 1 }));
  }
  return as.set(t.layout, r), r;
}
function Mr(t, e) {
  const n = t.weight[e.node];
  return n < 1 && t.kind[e.parent.node] === "chance" ? mt(n) : t.text[e.node];
}
const ra = 0.53, zi = 11;
function wd(t, e) {
  return (e.placed.reduce((r, s) => s.parent && !s.stub ? Math.max(r, Mr(t, s).length) : r, 0) * ra * zi + 6) / 0.62;
}
function yd(t, e, n, r, s) {
  const { text: i, gap: l, crowd: o, odd: c } = _d(e).get(n), u = n.parent, f = Math.max(zi, na / s.scale), h = o * ra * f > 0.62 - 6 / l, d = h ? c ? 0.72 : 0.5 : 0.62, m = Math.floor((l * d * (h ? 2 : 1) - 6) / (ra * f)), _ = i.length > Math.max(m, 2) ? `${i.slice(0, Math.max(m - 1, 1))}…` : i, g = n.x * d + u.x * (1 - d), w = n.y * d + u.y * (1 - d);
  t.font = `${f}px "Source Sans", sans-serif`, Pi(t, _, g, w, f, r);
}
function Pi(t, e, n, r, s, i) {
  const l = t.measureText(e).width + 4;
  t.fillStyle = i.paper, t.fillRect(n - l / 2, r - s * 0.62, l, s * 1.24), t.fillStyle = i.soft, t.fillText(e, n, r);
}
const ss = /* @__PURE__ */ new WeakMap();
function bd(t) {
  const e = ss.get(t);
  if (e) return e;
  const n = /* @__PURE__ */ new Map(), r = [...t.placed].sort((s, i) => s.y - i.y || s.x - i.x);
  return r.forEach((s, i) => {
    const l = (o) => o && o.y === s.y ? Math.abs(o.x - s.x) : 1 / 0;
    n.set(s, [l(r[i - 1]), l(r[i + 1])]);
  }), ss.set(t, n), n;
}
function pd(t, e, n, r, s) {
  const i = Of(e.trace, e.children, n.node, e.moment);
  if (!i) return;
  const [l, o] = i.map((y) => y === 1 / 0 ? "∞" : y === -1 / 0 ? "−∞" : ya(y)), c = `[${l}, ${o}]`;
  t.font = '10px "Source Sans", sans-serif';
  const u = t.measureText(c).width, f = qt + 5 + u / 2, [h, d] = bd(e.layout).get(n), m = 2 * qt + u + 8, _ = h >= m && n.x - f - u / 2 > s[0], g = d >= m && n.x + f + u / 2 < s[1];
  if (!_ && !g) return;
  const w = n.x + (_ && (!g || n.parent && n.parent.x > n.x) ? -f : f), v = n.y - qt * 0.85;
  t.fillStyle = r.paper, t.fillRect(w - u / 2 - 1, v - 6, u + 2, 12), t.fillStyle = i[0] >= i[1] ? r.bad : r.soft, t.fillText(c, w, v);
}
function kd(t, e, n) {
  t.fillStyle = n.paper, t.strokeStyle = n.soft, t.setLineDash([2, 2]), t.lineWidth = 1.2, t.beginPath(), t.roundRect(e.x - 19, e.y - 12, 38, 24, 8), t.fill(), e.stub === "folded" && t.stroke(), t.setLineDash([]), t.fillStyle = n.soft, t.font = '600 11px "Source Sans", sans-serif', t.fillText(`+${e.count}`, e.x, e.y);
}
const is = "#1e1c19", ir = "#8b8375", lr = "#a3301c", xd = ["#1f5582", "#b9531b", "#2c6e49", "#74407f"], Ke = 15, Md = 2e3;
function Ri(t, e) {
  const n = Sa(t), r = new Set(t.parent.keys()), s = ji(n, t.unrecorded, r, r, r);
  return {
    trace: t,
    children: n,
    layout: s,
    shown: s.placed.filter((i) => Zn(t, i.node, e)).slice(0, Md),
    line: new Set(t.variation),
    value: (i) => Ei(t, n, i, e, ya)
  };
}
function ls(t) {
  return t.replace(/[&<>"]/g, (e) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[e]);
}
function Sd(t, e) {
  if (Xe(t, e)) return lr;
  const n = t.player[e];
  return n < 0 ? ir : xd[n % 4];
}
function Ed(t, e, n) {
  const r = (s, i) => `${(e + s).toFixed(1)},${(n + i).toFixed(1)}`;
  return t === "max" ? `<polygon points="${r(0, -1.15 * Ke)} ${r(1.25 * Ke, 0.9 * Ke)} ${r(-1.25 * Ke, 0.9 * Ke)}"` : t === "min" ? `<polygon points="${r(0, 1.15 * Ke)} ${r(1.25 * Ke, -0.9 * Ke)} ${r(-1.25 * Ke, -0.9 * Ke)}"` : t === "leaf" ? `<rect x="${(e - Ke).toFixed(1)}" y="${(n - 0.8 * Ke).toFixed(1)}" width="${2 * Ke}" height="${1.6 * Ke}"` : `<circle cx="${e.toFixed(1)}" cy="${n.toFixed(1)}" r="${Ke}"`;
}
function Ii(t, e, n = !1) {
  const { layout: r, shown: s, line: i, value: l } = Ri(t, e), o = r.right - r.left + 60, c = r.bottom + 70, u = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(r.left - 30).toFixed(1)} -30 ${o.toFixed(1)} ${c.toFixed(1)}" width="${o.toFixed(0)}" height="${c.toFixed(0)}" font-family="'Source Sans 3', Helvetica, Arial, sans-serif" text-anchor="middle">`,
    `<rect x="${(r.left - 30).toFixed(1)}" y="-30" width="100%" height="100%" fill="#ffffff"/>`
  ];
  for (const f of s) {
    if (!f.parent) continue;
    if (f.stub) {
      u.push(`<line x1="${f.parent.x.toFixed(1)}" y1="${f.parent.y.toFixed(1)}" x2="${f.x.toFixed(1)}" y2="${(f.y - 9).toFixed(1)}" stroke="${ir}" stroke-dasharray="2 4" stroke-width="1.2"/>`);
      continue;
    }
    const h = Xe(t, f.node), d = !n && i.has(f.node) && i.has(f.parent.node), m = h ? `stroke="${lr}" stroke-dasharray="5 4" stroke-width="1.4"` : d ? `stroke="${is}" stroke-width="3"` : `stroke="${ir}" stroke-width="1.2"`;
    u.push(`<line x1="${f.parent.x.toFixed(1)}" y1="${f.parent.y.toFixed(1)}" x2="${f.x.toFixed(1)}" y2="${f.y.toFixed(1)}" ${m}/>`);
  }
  for (const f of s) {
    if (f.stub) {
      u.push(`<text x="${f.x.toFixed(1)}" y="${(f.y + 4).toFixed(1)}" font-size="11" fill="${ir}">+${f.count}</text>`);
      continue;
    }
    const h = Xe(t, f.node), d = t.kind[f.node];
    u.push(`${Ed(d, f.x, f.y)} fill="#ffffff" stroke="${Sd(t, f.node)}" stroke-width="1.8"${h ? ' stroke-dasharray="4 3"' : ""}/>`);
    const m = h ? "×" : n && d !== "leaf" ? "" : l(f.node), _ = d === "max" ? 8 : d === "min" ? 0 : 4;
    if (u.push(`<text x="${f.x.toFixed(1)}" y="${(f.y + _).toFixed(1)}" font-size="${Ni(m)}" font-weight="600" fill="${h ? lr : is}">${ls(m)}</text>`), bn(t, f.node) && u.push(`<line x1="${(f.x - 9).toFixed(1)}" y1="${(f.y + Ke + 8).toFixed(1)}" x2="${(f.x + 9).toFixed(1)}" y2="${(f.y + Ke + 2).toFixed(1)}" stroke="${lr}" stroke-width="2"/>`), f.parent) {
      const g = f.x * 0.62 + f.parent.x * 0.38, w = f.y * 0.62 + f.parent.y * 0.38;
      u.push(`<text x="${g.toFixed(1)}" y="${(w + 4).toFixed(1)}" font-size="11" fill="#5f594f" stroke="#ffffff" stroke-width="4" paint-order="stroke">${ls(Mr(t, f))}</text>`);
    }
  }
  return u.push("</svg>"), u.join(`
`);
}
const Ad = {
  "\\": "\\textbackslash{}",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
  "−": "$-$",
  "≥": "$\\ge$",
  "≤": "$\\le$",
  "…": "\\dots{}"
};
function os(t) {
  return [...t].map((e) => Ad[e] ?? (/[&%$#_{}]/.test(e) ? `\\${e}` : e)).join("");
}
function Td(t, e) {
  const { shown: n, line: r, value: s } = Ri(t, e), i = (o) => `(${(o.x / 46).toFixed(2)},${(-o.y / 46).toFixed(2)})`, l = [
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
    const c = t.kind[o.node], u = ["max", "min", "chance", "leaf"].includes(c) ? c : "player", f = Xe(t, o.node), h = f ? "$\\times$" : os(s(o.node));
    l.push(`  \\node[${u}${f ? ", pruned" : ""}] (n${o.node}) at ${i(o)} {${h}};`);
  }
  for (const o of n) {
    if (!o.parent) continue;
    if (o.stub) {
      l.push(`  \\draw[densely dotted] (n${o.node}) -- (u${o.node});`);
      continue;
    }
    const c = r.has(o.node) && r.has(o.parent.node), u = Xe(t, o.node) ? "pruned" : c ? "best" : "";
    l.push(`  \\draw[${u}] (n${o.parent.node}) -- node[move] {${os(Mr(t, o))}} (n${o.node});`);
  }
  return l.push("\\end{tikzpicture}"), `${l.join(`
`)}
`;
}
async function us(t, e) {
  const n = URL.createObjectURL(new Blob([Ii(t, e)], { type: "image/svg+xml" }));
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
function Rr(t, e) {
  const n = typeof e == "string" ? new Blob([e], { type: "text/plain" }) : e, r = URL.createObjectURL(n), s = document.createElement("a");
  s.href = r, s.download = t, s.click(), setTimeout(() => URL.revokeObjectURL(r), 1e3);
}
var Ld = /* @__PURE__ */ A('<div class="place svelte-gmb9rn" inert=""><div><!></div></div>'), Od = /* @__PURE__ */ A('<div inert=""><!></div>'), jd = /* @__PURE__ */ A('<div class="small svelte-gmb9rn"><!></div>');
function Nd(t, e) {
  Se(e, !0);
  let n = Q(e, "moving", 3, !1), r = Q(e, "last", 19, () => []), s = Q(e, "label", 3, ""), i = Q(e, "fills", 3, !1);
  const l = ["grid", "points", "circuit"], o = ["text", "news"], c = 4;
  let u = [0, 0, 0, 0], f = /* @__PURE__ */ b(() => or(u, 4)), h = /* @__PURE__ */ X(ot(a(f)[0])), d = /* @__PURE__ */ X(ot(a(f)[1])), m = /* @__PURE__ */ X(ot(a(f)[2])), _ = /* @__PURE__ */ X(ot(a(f)[3]));
  const g = /* @__PURE__ */ b(() => e.parts.filter((E) => l.includes(E.kind))), w = /* @__PURE__ */ b(() => e.parts.filter((E) => !o.includes(E.kind)).slice(0, c)), v = /* @__PURE__ */ b(() => a(g).length ? a(g) : a(w).length ? a(w) : e.parts), y = /* @__PURE__ */ b(() => a(g).length > 1 ? 34 : a(g).length || a(w).length > 3 ? 26 : a(w).length > 1 ? 20 : 13), k = /* @__PURE__ */ b(() => a(h) && a(d) ? Math.min(a(m) / a(h), a(_) / a(d), 1) : 0), S = /* @__PURE__ */ b(() => vi(e.parts.flatMap((E) => E.kind === "grid" ? E.cells : []), e.names).length > 0);
  var L = jd(), O = H(L);
  {
    var F = (E) => {
      var I = Ld(), Y = H(I);
      let ee, _e;
      var pe = H(Y);
      ta(pe, {
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
          return a(S);
        },
        get last() {
          return r();
        }
      }), C(() => {
        ee = fe(Y, 1, "drawn svelte-gmb9rn", null, ee, { bare: a(g).length > 0 }), _e = $e(Y, "", _e, { width: `${a(y) ?? ""}rem`, scale: a(k) });
      }), tn(Y, "clientWidth", (Ae) => N(h, Ae)), tn(Y, "clientHeight", (Ae) => N(d, Ae)), tn(I, "clientWidth", (Ae) => N(m, Ae)), tn(I, "clientHeight", (Ae) => N(_, Ae)), p(E, I);
    }, M = (E) => {
      var I = Od(), Y = H(I);
      ta(Y, {
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
          return a(S);
        },
        get last() {
          return r();
        }
      }), p(E, I);
    };
    V(O, (E) => {
      i() ? E(F) : E(M, -1);
    });
  }
  C(() => {
    $(L, "role", s() ? "img" : void 0), $(L, "aria-label", s() || void 0), $(L, "aria-hidden", s() ? void 0 : "true");
  }), p(t, L), Ee();
}
var Cd = /* @__PURE__ */ A('<figure class="svelte-krpvrf"><div><!></div> <figcaption class="soft svelte-krpvrf"> </figcaption></figure>');
function zd(t, e) {
  Se(e, !0);
  const n = /* @__PURE__ */ b(() => e.shown.position), r = /* @__PURE__ */ b(() => e.shown.names.map(Yt)), s = /* @__PURE__ */ b(() => a(n).board.find((g) => g.kind === "grid")), i = /* @__PURE__ */ b(() => a(n).legal.some((g) => g.cells.length > 1 && a(s)?.cells[g.cells[0]]) || (a(n).last?.cells.length ?? 0) > 1), l = /* @__PURE__ */ b(() => a(n).utilities ? `${Po(a(r), a(n).utilities)}.` : a(n).mover === -1 ? "Chance moves." : `${a(r)[a(n).mover] ?? ""} to move.`), o = /* @__PURE__ */ b(() => a(n).board.every((g) => g.kind === "cards" || g.kind === "text") && a(n).board.some((g) => g.kind === "cards")), c = /* @__PURE__ */ b(() => `The board${a(n).last ? ` after ${a(n).last.text}` : ""}. ${a(l)}`);
  var u = Cd(), f = H(u);
  let h;
  var d = H(f);
  {
    let g = /* @__PURE__ */ b(() => a(n).last?.cells ?? []);
    Nd(d, {
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
        return a(g);
      },
      get label() {
        return a(c);
      },
      get fills() {
        return a(o);
      }
    });
  }
  var m = T(f, 2), _ = ae(m, !0);
  C(() => {
    h = fe(f, 1, "svelte-krpvrf", null, h, { cards: a(o) }), G(_, e.words ?? a(l));
  }), p(t, u), Ee();
}
function Pd(t, e, n = () => {
}) {
  const r = et.number(), s = [
    et.on("place_shown", (l) => l.id === r && (i(), e(l))),
    et.on("failed", (l) => l.id === r && (i(), n(l.text)))
  ], i = () => s.forEach((l) => l());
  return et.send({ type: "show_place", id: r, place: t }), i;
}
function Rd(t, e) {
  return { ...t, moves: [...t.moves ?? [], ...e] };
}
class Id {
  #e = /* @__PURE__ */ X(null);
  get shown() {
    return a(this.#e);
  }
  set shown(e) {
    N(this.#e, e);
  }
  constructor(e) {
    Ve(() => {
      const n = e();
      if (n) return Pd(n, (r) => this.shown = r, () => this.shown = null);
      this.shown = null;
    });
  }
}
function Fd(t, e) {
  const n = [];
  for (let r = e; t.parent[r] >= 0; r = t.parent[r])
    n.unshift({ action: t.action[r], text: t.text[r] });
  return n;
}
var Dd = /* @__PURE__ */ A('<span class="soft" aria-hidden="true">›</span>'), Bd = /* @__PURE__ */ A('<!> <button class="step svelte-7t07ym"> </button>', 1), Ir = /* @__PURE__ */ A('<p class="soft facts svelte-7t07ym"> </p>'), qd = /* @__PURE__ */ A('<label class="row">Value <input type="number" step="any" class="svelte-7t07ym"/></label>'), Vd = /* @__PURE__ */ A('<p class="soft facts svelte-7t07ym">Its value was never computed.</p>'), Ud = /* @__PURE__ */ A("<button>Search from here</button>"), Hd = /* @__PURE__ */ A('<a class="button">Play from here</a>'), Wd = /* @__PURE__ */ A('<!> <div class="row"><!> <!></div>', 1), Yd = /* @__PURE__ */ A('<li class="svelte-7t07ym"><button><b> </b> <span> </span></button></li>'), Gd = /* @__PURE__ */ A('<ul class="tiles svelte-7t07ym" aria-label="moves from here"></ul> <!>', 1), Kd = /* @__PURE__ */ A('<li class="svelte-7t07ym"><button class="unrecorded svelte-7t07ym"> </button></li>'), Xd = /* @__PURE__ */ A('<ul class="tiles svelte-7t07ym" aria-label="moves not recorded"></ul> <!>', 1), Jd = /* @__PURE__ */ A('<p class="soft facts svelte-7t07ym"> <!></p> <!>', 1), Zd = /* @__PURE__ */ A('<section class="panel stack" role="group" aria-label="selected node"><div class="path svelte-7t07ym" role="group" aria-label="path to this node"></div> <p class="explanation serif svelte-7t07ym" role="status"> </p> <!> <!> <!> <!> <!></section>');
function Qd(t, e) {
  Se(e, !0);
  let n = Q(e, "place", 3, null);
  const r = 40;
  let s = /* @__PURE__ */ X("");
  const i = /* @__PURE__ */ b(() => Sa(e.trace)), l = /* @__PURE__ */ b(() => a(i)[e.selected] ?? []), o = /* @__PURE__ */ b(() => e.selected), c = /* @__PURE__ */ b(() => {
    const j = [];
    for (let B = e.selected; B >= 0; B = e.trace.parent[B]) j.unshift(B);
    return j;
  });
  Ve(() => {
    const j = e.trace.id, B = e.selected;
    N(s, "");
    const ie = et.on("explained", (ue) => {
      ue.id === j && ue.node === B && N(s, ue.text, !0);
    });
    return et.send({ type: "explain", id: j, node: B }), ie;
  });
  const u = /* @__PURE__ */ b(() => Fd(e.trace, e.selected).map((j) => j.text)), f = /* @__PURE__ */ b(() => n() && Rd(n(), a(u))), h = new Id(() => a(f)), d = /* @__PURE__ */ b(() => h.shown), m = /* @__PURE__ */ b(() => {
    if (!e.search || !e.trace.unrecorded[a(o)]) return [];
    const j = new Set(a(l).map((B) => e.trace.text[B]));
    return (a(d)?.position.legal ?? []).map((B) => B.text).filter((B) => !j.has(B));
  });
  function _(j) {
    const B = e.trace.player[j];
    return B >= 0 ? `${e.trace.names[B]} to move` : B === -1 ? "chance" : "leaf";
  }
  function g(j) {
    const B = e.trace.alpha[j] ?? null, ie = e.trace.beta[j] ?? null;
    return !xa(e.trace) || Xe(e.trace, j) || e.trace.kind[j] === "leaf" ? "" : `window on entry [${B === null ? "−∞" : mt(B)}, ${ie === null ? "∞" : mt(ie)}]`;
  }
  const w = /* @__PURE__ */ b(() => [
    a(d) ? "" : _(a(o)),
    g(a(o)),
    (e.trace.visits[a(o)] ?? 0) > 1 ? `${vr(e.trace.visits[a(o)])} visits` : ""
  ].filter(Boolean).join(", "));
  function v(j) {
    return Xe(e.trace, j) ? "pruned" : bn(e.trace, j) ? "cut" : "";
  }
  var y = Zd(), k = H(y);
  be(k, 21, () => a(c), xe, (j, B, ie) => {
    var ue = Bd(), je = he(ue);
    {
      var we = (K) => {
        var ce = Dd();
        p(K, ce);
      };
      V(je, (K) => {
        ie && K(we);
      });
    }
    var ve = T(je, 2), W = ae(ve, !0);
    C(() => {
      $(ve, "aria-current", a(B) === e.selected ? "true" : void 0), G(W, ie ? e.trace.text[a(B)] : "root");
    }), oe("click", ve, () => e.select(a(B))), p(j, ue);
  });
  var S = T(k, 2), L = ae(S, !0), O = T(S, 2);
  {
    var F = (j) => {
      var B = Ir(), ie = ae(B, !0);
      C(() => G(ie, a(w))), p(j, B);
    };
    V(O, (j) => {
      a(w) && j(F);
    });
  }
  var M = T(O, 2);
  {
    var E = (j) => {
      var B = qd(), ie = T(H(B));
      C(() => ui(ie, e.trace.value[a(o)] ?? 0)), oe("change", ie, (ue) => e.change?.(a(o), Number(ue.currentTarget.value))), p(j, B);
    }, I = (j) => {
      var B = Vd();
      p(j, B);
    }, Y = /* @__PURE__ */ b(() => e.change && Xe(e.trace, a(o)));
    V(M, (j) => {
      e.change && e.trace.kind[a(o)] === "leaf" && e.trace.names.length <= 2 ? j(E) : a(Y) && j(I, 1);
    });
  }
  var ee = T(M, 2);
  {
    var _e = (j) => {
      var B = Wd(), ie = he(B);
      zd(ie, {
        get shown() {
          return a(d);
        }
      });
      var ue = T(ie, 2), je = H(ue);
      {
        var we = (K) => {
          var ce = Ud();
          oe("click", ce, () => e.search(a(u))), p(K, ce);
        };
        V(je, (K) => {
          e.search && e.selected && !a(d).position.utilities && K(we);
        });
      }
      var ve = T(je, 2);
      {
        var W = (K) => {
          var ce = Hd();
          C((Me) => $(ce, "href", Me), [() => e.play(a(u))]), p(K, ce);
        };
        V(ve, (K) => {
          e.play && K(W);
        });
      }
      p(j, B);
    };
    V(ee, (j) => {
      a(f) && a(d) && j(_e);
    });
  }
  var pe = T(ee, 2);
  {
    var Ae = (j) => {
      var B = Gd(), ie = he(B);
      be(ie, 21, () => a(l).slice(0, r), xe, (we, ve) => {
        var W = Yd(), K = H(W);
        let ce;
        var Me = H(K), Ne = ae(Me, !0), R = T(Me, 2), J = ae(R);
        C(
          (ne, ge, Te, D) => {
            ce = fe(K, 1, ne, "svelte-7t07ym", ce, { "on-line": ge }), G(Ne, e.trace.text[a(ve)]), G(J, `${Te ?? ""}${D ?? ""}`);
          },
          [
            () => Xt(v(a(ve))),
            () => e.trace.variation.includes(a(ve)),
            () => Xe(e.trace, a(ve)) ? "pruned" : e.trace.values[a(ve)] && e.trace.names.length > 2 ? e.trace.values[a(ve)].map((ne) => mt(ne)).join(" ") : Si(e.trace, a(ve)) + mt(e.trace.value[a(ve)]),
            () => bn(e.trace, a(ve)) ? " (cut)" : ""
          ]
        ), oe("click", K, () => e.select(a(ve))), p(we, W);
      });
      var ue = T(ie, 2);
      {
        var je = (we) => {
          var ve = Ir(), W = ae(ve);
          C(() => G(W, `and ${a(l).length - r} more`)), p(we, ve);
        };
        V(ue, (we) => {
          a(l).length > r && we(je);
        });
      }
      p(j, B);
    };
    V(pe, (j) => {
      a(l).length && j(Ae);
    });
  }
  var U = T(pe, 2);
  {
    var de = (j) => {
      var B = Jd(), ie = he(B), ue = H(ie), je = T(ue);
      {
        var we = (K) => {
          var ce = Tn(". Choose one to search there:");
          p(K, ce);
        };
        V(je, (K) => {
          a(m).length && K(we);
        });
      }
      var ve = T(ie, 2);
      {
        var W = (K) => {
          var ce = Xd(), Me = he(ce);
          be(Me, 21, () => a(m).slice(0, r), xe, (J, ne) => {
            var ge = Kd(), Te = H(ge), D = ae(Te, !0);
            C(() => G(D, a(ne))), oe("click", Te, () => e.search?.([...a(u), a(ne)])), p(J, ge);
          });
          var Ne = T(Me, 2);
          {
            var R = (J) => {
              var ne = Ir(), ge = ae(ne);
              C(() => G(ge, `and ${a(m).length - r} more`)), p(J, ne);
            };
            V(Ne, (J) => {
              a(m).length > r && J(R);
            });
          }
          p(K, ce);
        };
        V(ve, (K) => {
          a(m).length && K(W);
        });
      }
      C((K) => G(ue, `+${K ?? ""} ${e.trace.unrecorded[a(o)] === 1 ? "move" : "moves"} not recorded`), [() => vr(e.trace.unrecorded[a(o)])]), p(j, B);
    };
    V(U, (j) => {
      e.trace.unrecorded[a(o)] && j(de);
    });
  }
  C((j) => G(L, j), [
    () => a(s) ? a(s).charAt(0).toUpperCase() + a(s).slice(1) + "." : " "
  ]), p(t, y), Ee();
}
at(["click", "change"]);
var $d = /* @__PURE__ */ A('<div class="slider svelte-3ly6rn"><button aria-label="start" class="svelte-3ly6rn">|◂</button> <button aria-label="step back" class="svelte-3ly6rn">◂</button> <button class="run svelte-3ly6rn"> </button> <button aria-label="step forward" class="svelte-3ly6rn">▸</button> <button aria-label="end" class="svelte-3ly6rn">▸|</button> <input type="range" min="0" class="svelte-3ly6rn"/> <span class="soft svelte-3ly6rn"> </span></div>');
function eh(t, e) {
  Se(e, !0);
  let n = Q(e, "label", 3, "step of the search"), r = /* @__PURE__ */ X(0);
  function s() {
    clearInterval(a(r)), N(r, 0);
  }
  Ao(s);
  let i = 0;
  function l() {
    s(), i = e.moment, e.change(e.last);
  }
  function o() {
    if (a(r)) return s();
    e.moment >= e.last && e.change(0);
    const y = Math.max(1, Math.round(e.last / 240));
    N(
      r,
      window.setInterval(
        () => {
          e.moment >= e.last ? s() : e.change(Math.min(e.last, e.moment + y));
        },
        Math.max(40, Math.min(500, 12e3 / Math.max(e.last, 1)))
      ),
      !0
    );
  }
  var c = $d();
  He("beforeprint", gt, l), He("afterprint", gt, () => e.change(i));
  var u = H(c), f = T(u, 2), h = T(f, 2), d = ae(h, !0), m = T(h, 2), _ = T(m, 2), g = T(_, 2), w = T(g, 2), v = ae(w);
  C(() => {
    u.disabled = e.moment <= 0, f.disabled = e.moment <= 0, G(d, a(r) ? "Pause" : "Play"), m.disabled = e.moment >= e.last, _.disabled = e.moment >= e.last, $(g, "max", e.last), ui(g, e.moment), $(g, "aria-label", n()), $(g, "aria-valuetext", `step ${e.moment ?? ""} of ${e.last ?? ""}`), G(v, `${e.moment ?? ""} / ${e.last ?? ""}`);
  }), oe("click", u, () => e.change(0)), oe("click", f, () => e.change(Math.max(0, e.moment - 1))), oe("click", h, o), oe("click", m, () => e.change(Math.min(e.last, e.moment + 1))), oe("click", _, () => e.change(e.last)), oe("input", g, (y) => e.change(Number(y.currentTarget.value))), p(t, c), Ee();
}
at(["click", "input"]);
function th(t) {
  return document.fonts.addEventListener("loadingdone", t), () => document.fonts.removeEventListener("loadingdone", t);
}
function nh(t) {
  try {
    return localStorage.getItem(t);
  } catch {
    return null;
  }
}
function rh(t, e) {
  try {
    localStorage.setItem(t, e);
  } catch {
  }
}
const tr = ["system", "light", "dark"];
class ah {
  #e = /* @__PURE__ */ X("system");
  get name() {
    return a(this.#e);
  }
  set name(e) {
    N(this.#e, e, !0);
  }
  constructor() {
    const e = nh("theme");
    e && tr.includes(e) && this.set(e);
  }
  next() {
    this.set(tr[(tr.indexOf(this.name) + 1) % tr.length]);
  }
  set(e) {
    this.name = e, rh("theme", e), e === "system" ? delete document.documentElement.dataset.theme : document.documentElement.dataset.theme = e;
  }
}
const sh = new ah();
var ih = /* @__PURE__ */ A('<div class="frame svelte-1y7d2q4"><div><canvas tabindex="0" role="application" class="svelte-1y7d2q4"></canvas></div> <div class="tools svelte-1y7d2q4"><button aria-label="zoom in" class="svelte-1y7d2q4">+</button> <button aria-label="zoom out" class="svelte-1y7d2q4">−</button> <button class="svelte-1y7d2q4">Fit</button> <button class="svelte-1y7d2q4">Expand all</button></div></div>');
function lh(t, e) {
  Se(e, !0);
  const n = 0.62, r = 0.8, s = 48, i = 120, l = 110;
  let o = Q(e, "marked", 19, () => /* @__PURE__ */ new Set()), c = Q(e, "height", 3, 460), u = Q(e, "blank", 3, !1), f = Q(e, "whole", 3, !1), h = Q(e, "label", 3, "search tree"), d, m, _ = /* @__PURE__ */ X(
    600
    // pixels of the width
  ), g = /* @__PURE__ */ X({ scale: 1, x: 300, y: 40 }), w = /* @__PURE__ */ X(/* @__PURE__ */ new Set()), v = /* @__PURE__ */ X(/* @__PURE__ */ new Set()), y = /* @__PURE__ */ X(0), k = null;
  const S = /* @__PURE__ */ b(() => Sa(e.trace)), L = /* @__PURE__ */ b(() => new Set(e.trace.variation));
  let O = /* @__PURE__ */ X(ot(Pn)), F = /* @__PURE__ */ X(ot(sr));
  const M = /* @__PURE__ */ b(() => ji(a(S), e.trace.unrecorded, a(w), a(v), a(L), a(O), a(F))), E = /* @__PURE__ */ b(() => a(M).right - a(M).left + 70), I = /* @__PURE__ */ b(() => Math.max(1, Math.round(a(M).bottom / a(F)))), Y = /* @__PURE__ */ b(() => f() ? Math.max(a(_), Math.ceil(a(E) * r)) : a(_)), ee = /* @__PURE__ */ b(() => f() ? Math.max(c(), Math.ceil(a(I) * sr * r) + s + 50) : c()), _e = /* @__PURE__ */ b(() => a(Y) > a(_));
  Ve(() => {
    const z = a(S);
    Ot(() => {
      N(w, f() ? new Set(z.keys()) : cd(z, e.trace.unrecorded, e.trace.variation, a(_) / (Pn * n))), N(v, f() ? a(w) : /* @__PURE__ */ new Set());
    });
  }), Ve(() => {
    a(S), Ot(pe);
  });
  function pe() {
    const z = (a(M).right - a(M).left) / a(O);
    N(O, Math.max(Pn, Math.min(l, wd(e.trace, a(M)), (a(_) - 70) / Math.max(z, 1))), !0);
    const q = a(ee) - s - 50;
    let le = Math.max(0.02, Math.min(1.2, a(Y) / a(E)));
    N(F, Math.max(sr, Math.min(i, q / a(I)) / le), !0), a(I) * a(F) * le > q && (le = Math.max(0.02, q / (a(I) * a(F)))), N(g, {
      scale: le,
      x: a(Y) / 2 - le * (a(M).left + a(M).right) / 2,
      y: 28 + Math.max(0, (q - le * a(I) * a(F)) / 2)
    });
  }
  function Ae() {
    N(w, new Set(a(S).keys())), N(v, a(w)), pe();
  }
  function U(z) {
    const q = new Set(a(w));
    q.has(z) ? q.delete(z) : q.add(z), N(w, q);
  }
  Ve(() => {
    const z = e.selected;
    Ot(() => {
      const le = new Set(a(w)), re = new Set(a(v));
      for (let Z = e.trace.parent[z] ?? -1; Z >= 0; Z = e.trace.parent[Z])
        le.add(Z);
      const me = e.trace.parent[z] ?? -1;
      me >= 0 && (a(S)[me]?.indexOf(z) ?? 0) >= Hn && re.add(me), le.size !== a(w).size && N(w, le), re.size !== a(v).size && N(v, re);
    });
    const q = a(M).byNode.get(z);
    Ot(() => {
      if (!q) return;
      const le = q.x * a(g).scale + a(g).x, re = q.y * a(g).scale + a(g).y;
      (le < 20 || le > a(Y) - 20 || re < 20 || re > a(ee) - 20) && N(g, {
        ...a(g),
        x: a(Y) / 2 - q.x * a(g).scale,
        y: a(ee) / 2 - q.y * a(g).scale
      });
      const me = le - m.scrollLeft;
      a(_e) && (me < 20 || me > a(_) - 20) && (m.scrollLeft = le - a(_) / 2);
    });
  }), matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => zl(y));
  const j = /* @__PURE__ */ b(() => ({
    trace: e.trace,
    children: a(S),
    layout: a(M),
    moment: e.moment,
    selected: e.selected,
    line: a(L),
    marked: o(),
    open: a(w),
    blank: u()
  }));
  function B() {
    const z = devicePixelRatio || 1;
    (d.width !== Math.round(a(Y) * z) || d.height !== Math.round(a(ee) * z)) && (d.width = Math.round(a(Y) * z), d.height = Math.round(a(ee) * z));
    const q = d.getContext("2d");
    q.setTransform(z, 0, 0, z, 0, 0), dd(q, a(j), a(g), fd(d), a(Y), a(ee));
  }
  Ve(() => th(B));
  let ie = 0;
  Ve(() => (sh.name, a(y), a(j), a(g), a(Y), a(ee), cancelAnimationFrame(ie), ie = requestAnimationFrame(B), () => cancelAnimationFrame(ie))), Ve(() => {
    const z = matchMedia("print");
    return z.addEventListener("change", B), () => z.removeEventListener("change", B);
  });
  function ue(z, q = a(Y) / 2, le = a(ee) / 2) {
    const re = Math.max(0.02, Math.min(3, a(g).scale * z)), me = re / a(g).scale;
    N(g, {
      scale: re,
      x: q - (q - a(g).x) * me,
      y: le - (le - a(g).y) * me
    });
  }
  function je(z) {
    a(
      _e
      // sideways: that scrolls
    ) && Math.abs(z.deltaX) > Math.abs(z.deltaY) || (z.preventDefault(), ue(Math.exp(-z.deltaY * 15e-4), z.offsetX, z.offsetY));
  }
  function we(z) {
    k = { x: z.clientX, y: z.clientY, moved: !1 }, d.setPointerCapture(z.pointerId);
  }
  function ve(z) {
    if (!k) return;
    const q = z.clientX - k.x, le = z.clientY - k.y;
    !k.moved && Math.hypot(q, le) < 4 || (k = { x: z.clientX, y: z.clientY, moved: !0 }, a(_e) ? m.scrollLeft -= q : N(g, { ...a(g), x: a(g).x + q, y: a(g).y + le }));
  }
  function W(z) {
    const q = k && !k.moved;
    if (k = null, !q) return;
    const le = (z.offsetX - a(g).x) / a(g).scale, re = (z.offsetY - a(g).y) / a(g).scale, me = Math.max(qt * 1.3, 8 / a(g).scale);
    for (const Z of a(M).placed)
      if (!(Math.abs(Z.x - le) > me || Math.abs(Z.y - re) > me)) {
        Z.stub === "folded" ? N(v, new Set(a(v)).add(Z.node)) : Z.stub ? e.select(Z.node) : !u() && Z.node === e.selected && (a(S)[Z.node]?.length ?? 0) > 0 ? U(Z.node) : (e.select(Z.node), e.mark?.(Z.node));
        return;
      }
  }
  function K(z) {
    const q = e.trace.parent[e.selected] ?? -1, le = q >= 0 ? a(S)[q] : [0], re = le.indexOf(e.selected), me = a(S)[e.selected] ?? [], Z = {
      ArrowUp: q >= 0 ? q : void 0,
      ArrowDown: (u() ? void 0 : me.find((Re) => a(
        L
        // a riddle does not tell
      ).has(Re))) ?? me[0],
      ArrowLeft: le[re - 1],
      ArrowRight: le[re + 1],
      Home: 0
    };
    if (z.key in Z) {
      const Re = Z[z.key];
      Re !== void 0 && e.select(Re);
    } else if (z.key === " " || z.key === "Enter") e.mark ? e.mark(e.selected) : u() ? e.select(e.selected) : U(e.selected);
    else if (z.key === "+") ue(1.25);
    else if (z.key === "-") ue(0.8);
    else return;
    z.preventDefault(), z.stopPropagation();
  }
  const ce = /* @__PURE__ */ b(() => a(M).byNode.get(e.selected));
  var Me = { fit: pe, openAll: Ae, toggle: U }, Ne = ih();
  let R;
  var J = H(Ne);
  let ne;
  var ge = H(J);
  let Te;
  Jt(ge, (z) => d = z, () => d), Jt(J, (z) => m = z, () => m);
  var D = T(J, 2), x = H(D), P = T(x, 2), se = T(P, 2), te = T(se, 2);
  return C(() => {
    R = $e(Ne, "", R, { height: `${a(ee) ?? ""}px` }), ne = fe(J, 1, "scroller svelte-1y7d2q4", null, ne, { scrolls: a(_e) }), $(ge, "aria-label", `${h() ?? ""}: ${e.trace.parent.length ?? ""} nodes. Arrow keys move between nodes; the selected node is described below.`), $(ge, "data-x", a(ce) ? a(ce).x * a(g).scale + a(g).x : void 0), $(ge, "data-y", a(ce) ? a(ce).y * a(g).scale + a(g).y : void 0), $(ge, "data-shown", a(M).placed.length), Te = $e(ge, "", Te, {
      width: `${a(Y) ?? ""}px`,
      height: `${a(ee) ?? ""}px`
    });
  }), He("wheel", ge, je), oe("pointerdown", ge, we), oe("pointermove", ge, ve), oe("pointerup", ge, W), He("pointercancel", ge, () => k = null), oe("keydown", ge, K), tn(J, "clientWidth", (z) => N(_, z)), oe("click", x, () => ue(1.3)), oe("click", P, () => ue(0.77)), oe("click", se, pe), oe("click", te, () => Ae()), p(t, Ne), Ee(Me);
}
at([
  "pointerdown",
  "pointermove",
  "pointerup",
  "keydown",
  "click"
]);
var oh = /* @__PURE__ */ A('<p role="alert" class="failure"> </p>'), uh = /* @__PURE__ */ A(" <!><!>.", 1), ch = /* @__PURE__ */ A('<div class="row"><span class="soft facts svelte-1ond5h7">Export:</span> <button>SVG</button> <button>PNG</button> <!> <button>TikZ</button></div>'), fh = /* @__PURE__ */ A('<li><span class="dotted svelte-1ond5h7"></span> +14: moves that were not recorded</li>'), dh = /* @__PURE__ */ A("<li>[α, β]: the window; ≤ and ≥: only a bound, the true value may be lower or higher</li>"), hh = /* @__PURE__ */ A('<div class="room svelte-1ond5h7"><div><div class="left stack svelte-1ond5h7"><!> <!> <p class="soft facts svelte-1ond5h7"> <!>. <!> <!></p> <!></div> <!></div></div> <ul class="legend soft svelte-1ond5h7" aria-label="legend"><li>△ MAX, ▽ MIN, ○ chance or a player, □ leaf</li> <li><span class="strong svelte-1ond5h7"></span> principal variation</li> <li><span class="dashed svelte-1ond5h7"></span> pruned: never searched</li> <!> <!></ul>', 1), vh = /* @__PURE__ */ A('<p class="soft" role="status"> </p>'), gh = /* @__PURE__ */ A("<!> <!>", 1);
function mh(t, e) {
  Se(e, !0);
  let n = Q(e, "tracing", 7), r = Q(e, "height", 3, 460), s = Q(e, "exporting", 3, !0), i = Q(e, "boards", 3, !1);
  const l = /* @__PURE__ */ b(() => n().trace), o = /* @__PURE__ */ b(() => a(l) ? jf(a(l), n().moment) : null);
  async function c() {
    a(l) && Rr("tree.png", await us(a(l), n().moment));
  }
  var u = gh(), f = he(u);
  {
    var h = (g) => {
      var w = oh(), v = ae(w, !0);
      C(() => G(v, n().failure)), p(g, w);
    };
    V(f, (g) => {
      n().failure && g(h);
    });
  }
  var d = T(f, 2);
  {
    var m = (g) => {
      var w = hh(), v = he(w), y = H(v);
      let k;
      var S = H(y), L = H(S);
      lh(L, {
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
        select: (W) => n().selected = W
      });
      var O = T(L, 2);
      eh(O, {
        get moment() {
          return n().moment;
        },
        get last() {
          return n().last;
        },
        change: (W) => n().moment = W
      });
      var F = T(O, 2), M = H(F), E = T(M);
      {
        var I = (W) => {
          var K = Tn();
          C((ce) => G(K, `, ${ce ?? ""} pruned`), [() => On(a(o).pruned)]), p(W, K);
        };
        V(E, (W) => {
          a(o).pruned && W(I);
        });
      }
      var Y = T(E, 2);
      {
        var ee = (W) => {
          var K = uh(), ce = he(K), Me = T(ce);
          {
            var Ne = (ne) => {
              var ge = Tn();
              C(() => G(ge, `, best move ${a(l).summary.move ?? ""}`)), p(ne, ge);
            };
            V(Me, (ne) => {
              a(l).summary.move && ne(Ne);
            });
          }
          var R = T(Me);
          {
            var J = (ne) => {
              var ge = Tn();
              C(() => G(ge, `, depth ${a(l).summary.depth ?? ""}`)), p(ne, ge);
            };
            V(R, (ne) => {
              a(l).summary.depth && ne(J);
            });
          }
          C((ne) => G(ce, `${a(l).summary.algorithm ?? ""}: value ${ne ?? ""} to ${a(l).names[a(l).perspective] ?? ""}`), [() => zo(a(l).summary)]), p(W, K);
        };
        V(Y, (W) => {
          n().moment >= n().last && W(ee);
        });
      }
      var _e = T(Y, 2);
      {
        var pe = (W) => {
          var K = Tn();
          C((ce) => G(K, `${ce ?? ""} more nodes were searched but not recorded.`), [() => On(a(l).truncated)]), p(W, K);
        };
        V(_e, (W) => {
          a(l).truncated && W(pe);
        });
      }
      var Ae = T(F, 2);
      {
        var U = (W) => {
          var K = ch(), ce = T(H(K), 2), Me = T(ce, 2), Ne = T(Me, 2);
          Pf(Ne, { picture: () => us(a(l), n().moment) });
          var R = T(Ne, 2);
          oe("click", ce, () => Rr("tree.svg", Ii(a(l), n().moment))), oe("click", Me, c), oe("click", R, () => Rr("tree.tex", Td(a(l), n().moment))), p(W, K);
        };
        V(Ae, (W) => {
          s() && W(U);
        });
      }
      var de = T(S, 2);
      {
        let W = /* @__PURE__ */ b(() => i() ? n().place : null);
        Qd(de, {
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
            return a(W);
          },
          select: (K) => n().selected = K
        });
      }
      var j = T(v, 2), B = T(H(j), 6);
      {
        var ie = (W) => {
          var K = fh();
          p(W, K);
        }, ue = /* @__PURE__ */ b(() => a(l).unrecorded.some((W) => W));
        V(B, (W) => {
          a(ue) && W(ie);
        });
      }
      var je = T(B, 2);
      {
        var we = (W) => {
          var K = dh();
          p(W, K);
        }, ve = /* @__PURE__ */ b(() => xa(a(l)));
        V(je, (W) => {
          a(ve) && W(we);
        });
      }
      C(
        (W, K) => {
          k = fe(y, 1, "view svelte-1ond5h7", null, k, { busy: n().busy }), G(M, `${W ?? ""} nodes, ${K ?? ""} leaves`);
        },
        [
          () => On(a(o).nodes),
          () => On(a(o).leaves)
        ]
      ), p(g, w);
    }, _ = (g) => {
      var w = vh(), v = ae(w, !0);
      C(() => G(v, n().compiling ? jo : "Searching …")), p(g, w);
    };
    V(d, (g) => {
      a(l) && a(o) ? g(m) : n().busy && g(_, 1);
    });
  }
  p(t, u), Ee();
}
at(["click"]);
var _h = /* @__PURE__ */ A("<tr><td> </td><td> </td><td> </td></tr>"), wh = /* @__PURE__ */ A('<table class="data"><caption> </caption><thead><tr><th scope="col">move</th><th scope="col">value</th><th scope="col">line</th></tr></thead><tbody></tbody></table>'), yh = /* @__PURE__ */ A('<div class="zermelo svelte-d6hshj"><h2> </h2> <div class="both svelte-d6hshj"><!> <!></div> <!></div>');
function bh(t, e) {
  Se(e, !0);
  const n = 12, r = e.trace ? new Nf(e.trace.id) : null;
  r && e.trace && r.show(e.trace);
  const s = /* @__PURE__ */ b(() => (e.analysis?.rows ?? e.position.legal).some((_) => _.cells.length > 1));
  var i = yh(), l = H(i), o = ae(l, !0), c = T(l, 2), u = H(c);
  {
    let _ = /* @__PURE__ */ b(() => e.analysis?.rows ?? []), g = /* @__PURE__ */ b(() => e.position.last?.cells ?? []);
    ta(u, {
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
        return a(g);
      }
    });
  }
  var f = T(u, 2);
  {
    var h = (_) => {
      var g = wh(), w = H(g), v = ae(w), y = T(w, 2);
      be(y, 21, () => e.analysis.rows.slice(0, n), xe, (k, S) => {
        var L = _h(), O = H(L), F = ae(O, !0), M = T(O), E = ae(M, !0), I = T(M), Y = ae(I, !0);
        C(
          (ee, _e) => {
            G(F, a(S).text), G(E, ee), G(Y, _e);
          },
          [
            () => Co(a(S).value, a(S).bound),
            () => a(S).line.slice(1, 8).join(" ")
          ]
        ), p(k, L);
      }), C((k) => G(v, `${e.analysis.algorithm ?? ""}${e.analysis.depth ? `, depth ${e.analysis.depth}` : ""}, ${k ?? ""} nodes${e.analysis.exact ? ", proven" : ""}`), [() => On(e.analysis.nodes)]), p(_, g);
    };
    V(f, (_) => {
      e.analysis && _(h);
    });
  }
  var d = T(c, 2);
  {
    var m = (_) => {
      mh(_, {
        get tracing() {
          return r;
        },
        height: 380
      });
    };
    V(d, (_) => {
      r && _(m);
    });
  }
  C(() => G(o, e.title)), p(t, i), Ee();
}
const Fi = /* @__PURE__ */ new Map();
et.attach((t) => {
  "id" in t && Fi.get(t.id)?.send(t);
});
function ph({ model: t, el: e }) {
  const n = t.get("data");
  n.trace && Fi.set(n.trace.id, t), t.on("msg:custom", (s) => et.receive(s));
  const r = lo(bh, { target: e, props: n });
  return () => void uo(r);
}
const xh = { render: ph };
export {
  xh as default
};
