var dr = Array.isArray, Ni = Array.prototype.indexOf, Cn = Array.prototype.includes, hr = Array.from, ns = Object.defineProperty, an = Object.getOwnPropertyDescriptor, ji = Object.getOwnPropertyDescriptors, zi = Object.prototype, Pi = Array.prototype, rs = Object.getPrototypeOf, ya = Object.isExtensible;
const xt = () => {
};
function Ri(t) {
  for (var e = 0; e < t.length; e++)
    t[e]();
}
function as() {
  var t, e, n = new Promise((r, s) => {
    t = r, e = s;
  });
  return { promise: n, resolve: t, reject: e };
}
function nr(t, e) {
  if (Array.isArray(t))
    return t;
  if (e === void 0 || !(Symbol.iterator in t))
    return Array.from(t);
  const n = [];
  for (const r of t)
    if (n.push(r), n.length === e) break;
  return n;
}
const nt = 2, on = 4, vr = 8, Zr = 1 << 24, mt = 16, pt = 32, qt = 64, Cr = 128, Qr = 256, bt = 512, Ue = 1024, Re = 2048, dt = 4096, st = 8192, Qe = 16384, vn = 32768, Nn = 1 << 25, Qt = 65536, rr = 1 << 17, Ii = 1 << 18, gn = 1 << 19, Fi = 1 << 20, Mt = 1 << 25, ar = 1 << 21, sn = 1 << 22, Dt = 1 << 23, Xt = Symbol("$state"), ss = Symbol("component"), Di = Symbol("legacy props"), Bi = Symbol(""), is = Symbol("attributes"), Nr = Symbol("class"), jr = Symbol("style"), zr = Symbol("text"), Bn = new class extends Error {
  name = "StaleReactionError";
  message = "The reaction that called `getAbortSignal()` was re-run or destroyed";
}(), gr = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  !!globalThis.document?.contentType && /* @__PURE__ */ globalThis.document.contentType.includes("xml")
), qi = 1, Vi = 2, ls = 4, Ui = 8, Hi = 16, Wi = 1, Yi = 4, Gi = 8, Ki = 16, Xi = 1, Ji = 2, os = {}, qe = Symbol("uninitialized"), Zi = "http://www.w3.org/1999/xhtml", Qi = "@attach";
function $i() {
  console.warn("https://svelte.dev/e/derived_inert");
}
function el() {
  console.warn("https://svelte.dev/e/select_multiple_invalid_value");
}
function tl() {
  console.warn("https://svelte.dev/e/svelte_boundary_reset_noop");
}
function us(t) {
  return t === this.v;
}
function nl(t, e) {
  return t != t ? e == e : t !== e || t !== null && typeof t == "object" || typeof t == "function";
}
function cs(t) {
  return !nl(t, this.v);
}
function fs(t) {
  throw new Error("https://svelte.dev/e/lifecycle_outside_component");
}
function rl() {
  throw new Error("https://svelte.dev/e/async_derived_orphan");
}
function al(t, e, n) {
  throw new Error("https://svelte.dev/e/each_key_duplicate");
}
function sl(t) {
  throw new Error("https://svelte.dev/e/effect_in_teardown");
}
function il() {
  throw new Error("https://svelte.dev/e/effect_in_unowned_derived");
}
function ll(t) {
  throw new Error("https://svelte.dev/e/effect_orphan");
}
function ol() {
  throw new Error("https://svelte.dev/e/effect_update_depth_exceeded");
}
function ul(t) {
  throw new Error("https://svelte.dev/e/props_invalid_value");
}
function cl() {
  throw new Error("https://svelte.dev/e/state_descriptors_fixed");
}
function fl() {
  throw new Error("https://svelte.dev/e/state_prototype_fixed");
}
function dl() {
  throw new Error("https://svelte.dev/e/state_unsafe_mutation");
}
function hl() {
  throw new Error("https://svelte.dev/e/svelte_boundary_reset_onerror");
}
let $e = null;
function un(t) {
  $e = t;
}
function Se(t, e = !1, n) {
  $e = {
    p: $e,
    i: !1,
    c: null,
    e: null,
    s: t,
    x: null,
    r: (
      /** @type {Effect} */
      Te
    ),
    l: null
  };
}
function Ee(t) {
  var e = (
    /** @type {ComponentContext} */
    $e
  ), n = e.e;
  if (n !== null) {
    e.e = null;
    for (var r of n)
      Os(r);
  }
  return t !== void 0 && (e.x = t), e.i = !0, $e = e.p, $r(t);
}
function $r(t = {}) {
  return ns(t, ss, { value: !0 }), t;
}
function ds() {
  return !0;
}
let Yt = [];
function hs() {
  var t = Yt;
  Yt = [], Ri(t);
}
function St(t) {
  if (Yt.length === 0 && !An) {
    var e = Yt;
    queueMicrotask(() => {
      e === Yt && hs();
    });
  }
  Yt.push(t);
}
function vl() {
  for (; Yt.length > 0; )
    hs();
}
const gl = -7169;
function De(t, e) {
  t.f = t.f & gl | e;
}
function ea(t) {
  (t.f & bt) !== 0 || t.deps === null ? De(t, Ue) : De(t, dt);
}
function vs(t, e) {
  (t.f & Re) !== 0 ? e.set(t, Re) : (t.f & dt) !== 0 && e.get(t) !== Re && e.set(t, dt), De(t, Ue);
}
function ml(t, e) {
  if (e) {
    const n = document.body;
    t.autofocus = !0, St(() => {
      document.activeElement === n && t.focus();
    });
  }
}
function qn(t) {
  var e = be, n = Te;
  gt(null), Lt(null);
  try {
    return t();
  } finally {
    gt(e), Lt(n);
  }
}
function gs(t, e, n, r) {
  const s = jn;
  var i = t.filter((m) => !m.settled), l = e.map(s);
  if (n.length === 0 && i.length === 0) {
    r(l);
    return;
  }
  var o = (
    /** @type {Effect} */
    Te
  ), c = _l(), u = i.length === 1 ? i[0].promise : i.length > 1 ? Promise.all(i.map((m) => m.promise)) : null;
  function f(m) {
    if ((o.f & Qe) === 0) {
      c();
      try {
        r([...l, ...m]);
      } catch (w) {
        kt(w, o);
      }
      sr();
    }
  }
  var h = ms();
  if (n.length === 0) {
    u.then(() => f([])).finally(h);
    return;
  }
  function d() {
    Promise.all(n.map((m) => /* @__PURE__ */ wl(m))).then(f).catch((m) => kt(m, o)).finally(h);
  }
  u ? u.then(() => {
    if ((o.f & Qe) !== 0) {
      h();
      return;
    }
    c(), d(), sr();
  }) : d();
}
function _l() {
  var t = (
    /** @type {Effect} */
    Te
  ), e = be, n = $e, r = (
    /** @type {Batch} */
    Me
  );
  return function(i = !0) {
    Lt(t), gt(e), un(n), i && (t.f & Qe) === 0 && (r?.activate(), r?.apply());
  };
}
function sr(t = !0) {
  Lt(null), gt(null), un(null), t && Me?.deactivate();
}
function ms() {
  var t = (
    /** @type {Effect} */
    Te
  ), e = t.b, n = (
    /** @type {Batch} */
    Me
  ), r = !!e?.is_rendered();
  return e?.update_pending_count(1, n), n.increment(r, t), () => {
    e?.update_pending_count(-1, n), n.decrement(r, t);
  };
}
// @__NO_SIDE_EFFECTS__
function jn(t) {
  var e = nt | Re;
  return Te !== null && (Te.f |= gn), {
    ctx: $e,
    deps: null,
    effects: null,
    equals: us,
    f: e,
    fn: t,
    reactions: null,
    rv: 0,
    v: (
      /** @type {V} */
      qe
    ),
    wv: 0,
    parent: Te,
    ac: null
  };
}
const pn = Symbol("obsolete");
// @__NO_SIDE_EFFECTS__
function wl(t, e, n) {
  let r = (
    /** @type {Effect | null} */
    Te
  );
  r === null && rl();
  var s = (
    /** @type {Promise<V>} */
    /** @type {unknown} */
    void 0
  ), i = $t(
    /** @type {V} */
    qe
  ), l = !be, o = /* @__PURE__ */ new Set();
  return zl(() => {
    var c = (
      /** @type {Effect} */
      Te
    ), u = as();
    s = u.promise;
    try {
      Promise.resolve(t()).then(u.resolve, (m) => {
        m !== Bn && u.reject(m);
      }).finally(sr);
    } catch (m) {
      u.reject(m), sr();
    }
    var f = (
      /** @type {Batch} */
      Me
    );
    if (l) {
      if ((c.f & vn) !== 0)
        var h = ms();
      if (
        // boundary can be null if the async derived is inside an $effect.root not connected to the component render tree
        r.b?.is_rendered()
      )
        f.async_deriveds.get(c)?.reject(pn);
      else
        for (const m of o.values())
          m.reject(pn);
      o.add(u), f.async_deriveds.set(c, u);
    }
    const d = (m, w = void 0) => {
      h?.(), o.delete(u), w !== pn && (f.activate(), w ? (i.f |= Dt, cn(i, w)) : ((i.f & Dt) !== 0 && (i.f ^= Dt), cn(i, m)), f.deactivate());
    };
    u.promise.then(d, (m) => d(null, m || "unknown"));
  }), sa(() => {
    for (const c of o)
      c.reject(pn);
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
  const e = /* @__PURE__ */ jn(t);
  return Is(e), e;
}
// @__NO_SIDE_EFFECTS__
function _s(t) {
  const e = /* @__PURE__ */ jn(t);
  return e.equals = cs, e;
}
function yl(t) {
  var e = t.effects;
  if (e !== null) {
    t.effects = null;
    for (var n = 0; n < e.length; n += 1)
      et(
        /** @type {Effect} */
        e[n]
      );
  }
}
function ta(t) {
  var e, n = Te, r = t.parent;
  if (!Rt && r !== null && t.v !== qe && // if it was never evaluated before, it's guaranteed to fail downstream, so we try to execute instead
  (r.f & (Qe | st)) !== 0)
    return $i(), t.v;
  Lt(r);
  try {
    yl(t), e = qs(t);
  } finally {
    Lt(n);
  }
  return e;
}
function ws(t) {
  var e = ta(t);
  if (!t.equals(e) && (t.wv = Ds(), (!Me?.is_fork || t.deps === null) && (Me !== null ? (Me.capture(t, e, !0), ln?.capture(t, e, !0)) : t.v = e, t.deps === null))) {
    De(t, Ue);
    return;
  }
  Rt || (_t !== null ? (aa() || Me?.is_fork) && _t.set(t, e) : ea(t));
}
function bl(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      (e.teardown || e.ac) && (e.teardown?.(), e.ac !== null && qn(() => {
        e.ac.abort(Bn), e.ac = null;
      }), e.fn !== null && (e.teardown = xt), zn(e, 0), ia(e));
}
function ys(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      e.teardown && e.fn !== null && fn(e);
}
let br = null, nn = null, Me = null, ln = null, _t = null, Pr = null, An = !1, pr = !1, Tn = null, Zn = null;
var ba = 0;
let pl = 1;
class Vt {
  id = pl++;
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
    nn === null ? br = nn = this : (nn.next = this, this.prev = nn), nn = this;
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
        De(s, Re), n(s);
      for (s of r.m)
        De(s, dt), n(s);
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
      if (!((i.f & Qe) !== 0 || (i.f & (Re | dt)) === 0)) {
        for (var n = i, r = !1; n.parent !== null; ) {
          n = n.parent;
          var s = n.f;
          if ((s & (qt | pt)) !== 0) {
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
      De(o, c), this.schedule(o);
    this.apply();
    for (var e = Tn = [], n = [], r = Zn = []; this.#s.length > 0; ) {
      ba++ > 1e3 && (this.#d(), xl());
      for (const o of this.#c())
        try {
          this.#y(o, e, n);
        } catch (c) {
          throw ks(o), this.#v() || this.discard(), c;
        }
    }
    if (Me = null, r.length > 0) {
      var s = Vt.ensure();
      for (const o of r)
        s.schedule(o);
    }
    if (Tn = null, Zn = null, this.#v()) {
      this.#m(n), this.#m(e);
      for (const [o, c] of this.#o)
        ps(o, c);
      r.length > 0 && /** @type {unknown} */
      Me.#g();
      return;
    }
    const i = this.#k();
    if (i) {
      this.#m(n), this.#m(e), i.#f(this);
      return;
    }
    this.#l.clear();
    for (const o of this.#e) o(this);
    this.#e.clear(), ln = this, pa(n), pa(e), ln = null, this.#r?.resolve();
    var l = (
      /** @type {Batch | null} */
      /** @type {unknown} */
      Me
    );
    this.#t === 0 && (this.#s.length === 0 || l !== null) && this.#d(), l !== null && (At.clear(), l.#g());
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
      var i = s.f, l = (i & (pt | qt)) !== 0, o = l && (i & Ue) !== 0, c = o || (i & st) !== 0 || this.#o.has(s);
      if (!c && s.fn !== null) {
        l ? s.f ^= Ue : (i & on) !== 0 ? n.push(s) : Hn(s) && ((i & mt) !== 0 && this.add_dirty_reaction(s, dt), fn(s));
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
      if (s !== null && !((r.f & nt) !== 0 && (r.f & (Re | dt)) === 0))
        for (const o of s) {
          var i = o.f;
          if ((i & nt) !== 0)
            n(
              /** @type {Derived} */
              o
            );
          else {
            var l = (
              /** @type {Effect} */
              o
            );
            i & (sn | mt) && !this.async_deriveds.has(l) && (this.#l.delete(l), De(l, Re), this.schedule(l));
          }
        }
    };
    for (const r of this.current.keys())
      n(r);
    this.oncommit(() => e.discard()), e.#d(), Me = this, this.#g();
  }
  /**
   * @param {Effect[]} effects
   */
  #m(e) {
    for (var n = 0; n < e.length; n += 1)
      vs(e[n], this.#l);
  }
  /**
   * Associate a change to a given source with the current
   * batch, noting its previous and current values
   * @param {Value} source
   * @param {any} value
   * @param {boolean} [is_derived]
   */
  capture(e, n, r = !1) {
    e.v !== qe && !this.previous.has(e) && this.previous.set(e, e.v), (e.f & Dt) === 0 && (this.current.set(e, [n, r]), _t?.set(e, n)), this.is_fork || (e.v = n);
  }
  activate() {
    Me = this;
  }
  deactivate() {
    Me = null, _t = null;
  }
  flush() {
    try {
      pr = !0, Me = this, this.#g();
    } finally {
      ba = 0, Pr = null, Tn = null, Zn = null, pr = !1, Me = null, _t = null, At.clear();
    }
  }
  discard() {
    for (const e of this.#n) e(this);
    this.#n.clear();
    for (const e of this.async_deriveds.values())
      e.reject(pn);
    this.#d(), this.#r?.resolve();
  }
  /**
   * @param {Effect} effect
   */
  register_created_effect(e) {
    this.#i.push(e);
  }
  #b() {
    for (let h = br; h !== null; h = h.next) {
      var e = h.id < this.id, n = [];
      for (const [d, [m, w]] of this.current) {
        if (h.current.has(d)) {
          var r = (
            /** @type {[any, boolean]} */
            h.current.get(d)[0]
          );
          if (e && m !== r)
            h.current.set(d, [m, w]);
          else
            continue;
        }
        n.push(d);
      }
      if (e)
        for (const [d, m] of this.async_deriveds) {
          const w = h.async_deriveds.get(d);
          w && m.promise.then(w.resolve).catch(w.reject);
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
                (m.f & (mt | sn)) !== 0 ? h.schedule(m) : h.#m([m]);
              });
          h.activate();
          var l = /* @__PURE__ */ new Set(), o = /* @__PURE__ */ new Map();
          for (var c of n)
            bs(c, i, l, o);
          o = /* @__PURE__ */ new Map();
          var u = [...h.current].filter(([d, m]) => {
            const w = this.current.get(d);
            return w ? w[0] !== m[0] || w[1] !== m[1] : !0;
          }).map(([d]) => d);
          if (u.length > 0)
            for (const d of this.#i)
              (d.f & (Qe | st | rr)) === 0 && na(d, u, o) && ((d.f & (sn | mt)) !== 0 ? (De(d, Re), h.schedule(d)) : h.add_dirty_reaction(d, Re));
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
    this.#u || (this.#u = !0, St(() => {
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
    (n === Re || this.#l.get(e) !== Re) && this.#l.set(e, n);
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
    return (this.#r ??= as()).promise;
  }
  static ensure() {
    if (Me === null) {
      const e = Me = new Vt();
      !pr && !An && St(() => {
        e.started || e.flush();
      });
    }
    return Me;
  }
  apply() {
    {
      _t = null;
      return;
    }
  }
  /**
   *
   * @param {Effect} effect
   */
  schedule(e) {
    if (Pr = e, e.b?.is_pending && (e.f & (on | vr | Zr)) !== 0 && (e.f & vn) === 0) {
      e.b.defer_effect(e);
      return;
    }
    this.#s.push(e);
  }
  #d() {
    if (this.linked) {
      var e = this.prev, n = this.next;
      e === null ? br = n : e.next = n, n === null ? nn = e : n.prev = e, this.linked = !1;
    }
  }
}
function kl(t) {
  var e = An, n = ln;
  ln = null, An = !0;
  try {
    for (var r; ; ) {
      if (vl(), Me === null)
        return (
          /** @type {T} */
          r
        );
      Me.flush();
    }
  } finally {
    An = e, ln = n;
  }
}
function xl() {
  try {
    ol();
  } catch (t) {
    kt(t, Pr);
  }
}
let Nt = null;
function pa(t) {
  var e = t.length;
  if (e !== 0) {
    for (var n = 0; n < e; ) {
      var r = t[n++];
      if ((r.f & (Qe | st)) === 0 && Hn(r) && (Nt = /* @__PURE__ */ new Set(), fn(r), r.deps === null && r.first === null && r.nodes === null && r.teardown === null && r.ac === null && zs(r), Nt?.size > 0)) {
        At.clear();
        for (const s of Nt) {
          if ((s.f & (Qe | st)) !== 0) continue;
          const i = [s];
          let l = s.parent;
          for (; l !== null; )
            Nt.has(l) && (Nt.delete(l), i.push(l)), l = l.parent;
          for (let o = i.length - 1; o >= 0; o--) {
            const c = i[o];
            (c.f & (Qe | st)) === 0 && fn(c);
          }
        }
        Nt.clear();
      }
    }
    Nt = null;
  }
}
function bs(t, e, n, r) {
  if (!n.has(t) && (n.add(t), t.reactions !== null))
    for (const s of t.reactions) {
      const i = s.f;
      (i & nt) !== 0 ? bs(
        /** @type {Derived} */
        s,
        e,
        n,
        r
      ) : (i & (sn | mt)) !== 0 && (i & Re) === 0 && na(s, e, r) && (De(s, Re), ra(
        /** @type {Effect} */
        s
      ));
    }
}
function na(t, e, n) {
  const r = n.get(t);
  if (r !== void 0) return r;
  if (t.deps !== null)
    for (const s of t.deps) {
      if (Cn.call(e, s))
        return !0;
      if ((s.f & nt) !== 0 && na(
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
function ra(t) {
  Me.schedule(t);
}
function ps(t, e) {
  if (!((t.f & pt) !== 0 && (t.f & Ue) !== 0)) {
    (t.f & Re) !== 0 ? e.d.push(t) : (t.f & dt) !== 0 && e.m.push(t), De(t, Ue);
    for (var n = t.first; n !== null; )
      ps(n, e), n = n.next;
  }
}
function ks(t) {
  De(t, Ue);
  for (var e = t.first; e !== null; )
    ks(e), e = e.next;
}
let ir = /* @__PURE__ */ new Set();
const At = /* @__PURE__ */ new Map();
let xs = !1;
function $t(t, e) {
  var n = {
    f: 0,
    v: t,
    reactions: null,
    equals: us,
    rv: 0,
    wv: 0
  };
  return n;
}
// @__NO_SIDE_EFFECTS__
function Q(t, e) {
  const n = $t(t);
  return Is(n), n;
}
// @__NO_SIDE_EFFECTS__
function Ml(t, e = !1, n = !0) {
  const r = $t(t);
  return e || (r.equals = cs), r;
}
function C(t, e, n = !1) {
  be !== null && // since we are untracking the function inside `$inspect.with` we need to add this check
  // to ensure we error if state is set inside an inspect effect
  (!wt || (be.f & rr) !== 0) && ds() && (be.f & (nt | mt | sn | rr)) !== 0 && (Tt === null || !Tt.has(t)) && dl();
  let r = n ? ct(e) : e;
  return cn(t, r, Zn);
}
var Wt = null, Rr = 0;
function cn(t, e, n = null) {
  if (!t.equals(e)) {
    Rt ? At.set(t, e) : At.has(t) || At.set(t, t.v);
    var r = Vt.ensure();
    if (r.capture(t, e), (t.f & nt) !== 0) {
      const s = (
        /** @type {Derived} */
        t
      );
      (t.f & Re) !== 0 && ta(s), _t === null && ea(s);
    }
    t.wv = Ds(), Wt = null, Rr = 0, Ms(t, Re, n), Wt = null, Te !== null && (Te.f & Ue) !== 0 && (Te.f & (pt | qt)) === 0 && (ht === null ? Il([t]) : ht.push(t)), !r.is_fork && ir.size > 0 && !xs && Sl();
  }
  return e;
}
function Sl() {
  xs = !1;
  for (const t of ir) {
    (t.f & Ue) !== 0 && De(t, dt);
    let e;
    try {
      e = Hn(t);
    } catch {
      e = !0;
    }
    e && fn(t);
  }
  ir.clear();
}
function El(t, e = 1) {
  var n = a(t), r = e === 1 ? n++ : n--;
  return C(t, n), r;
}
function Ln(t) {
  C(t, t.v + 1);
}
function Ms(t, e, n) {
  var r = t.reactions;
  if (r !== null) {
    var s = r.length;
    if (Rr += s, Rr > 1e5 && Wt === null && (Wt = /* @__PURE__ */ new Set()), Wt !== null) {
      if (Wt.has(t)) return;
      Wt.add(t);
    }
    for (var i = 0; i < s; i++) {
      var l = r[i], o = l.f, c = (o & Re) === 0;
      if (c && De(l, e), (o & rr) !== 0)
        ir.add(
          /** @type {Effect} */
          l
        );
      else if ((o & nt) !== 0) {
        var u = (
          /** @type {Derived} */
          l
        );
        _t?.delete(u), Ms(u, dt, n);
      } else if (c) {
        var f = (
          /** @type {Effect} */
          l
        );
        (o & mt) !== 0 && Nt !== null && Nt.add(f), n !== null ? n.push(f) : ra(f);
      }
    }
  }
}
function ct(t) {
  if (typeof t != "object" || t === null || Xt in t || ss in t)
    return t;
  const e = rs(t);
  if (e !== zi && e !== Pi)
    return t;
  var n = /* @__PURE__ */ new Map(), r = dr(t), s = /* @__PURE__ */ Q(0), i = Zt, l = (o) => {
    if (Zt === i)
      return o();
    var c = be, u = Zt;
    gt(null), Ma(i);
    var f = o();
    return gt(c), Ma(u), f;
  };
  return r && n.set("length", /* @__PURE__ */ Q(
    /** @type {any[]} */
    t.length
  )), new Proxy(
    /** @type {any} */
    t,
    {
      defineProperty(o, c, u) {
        (!("value" in u) || u.configurable === !1 || u.enumerable === !1 || u.writable === !1) && cl();
        var f = n.get(c);
        return f === void 0 ? l(() => {
          var h = /* @__PURE__ */ Q(u.value);
          return n.set(c, h), h;
        }) : C(f, u.value, !0), !0;
      },
      deleteProperty(o, c) {
        var u = n.get(c);
        if (u === void 0) {
          if (c in o) {
            const f = l(() => /* @__PURE__ */ Q(qe));
            n.set(c, f), Ln(s);
          }
        } else
          C(u, qe), Ln(s);
        return !0;
      },
      get(o, c, u) {
        if (c === Xt)
          return t;
        var f = n.get(c), h = c in o;
        if (f === void 0 && (!h || an(o, c)?.writable) && (f = l(() => {
          var m = ct(h ? o[c] : qe), w = /* @__PURE__ */ Q(m);
          return w;
        }), n.set(c, f)), f !== void 0) {
          var d = a(f);
          return d === qe ? void 0 : d;
        }
        return Reflect.get(o, c, u);
      },
      getOwnPropertyDescriptor(o, c) {
        this.has?.(o, c);
        var u = Reflect.getOwnPropertyDescriptor(o, c), f = n.get(c);
        if (f !== void 0) {
          var h = a(f);
          if (h === qe)
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
        if (c === Xt)
          return !0;
        var u = n.get(c), f = u !== void 0 && u.v !== qe || Reflect.has(o, c);
        if (u !== void 0 || (Te !== null || be !== null) && (!f || an(o, c)?.writable)) {
          u === void 0 && (u = l(() => {
            var d = f ? ct(o[c]) : qe, m = /* @__PURE__ */ Q(d);
            return m;
          }), n.set(c, u));
          var h = a(u);
          if (h === qe)
            return !1;
        }
        return f;
      },
      set(o, c, u, f) {
        var h = n.get(c), d = c in o;
        if (r && c === "length")
          for (var m = u; m < /** @type {Source<number>} */
          h.v; m += 1) {
            var w = n.get(m + "");
            w !== void 0 ? C(w, qe) : m in o && (w = l(() => /* @__PURE__ */ Q(qe)), n.set(m + "", w));
          }
        if (h === void 0)
          (!d || an(o, c)?.writable) && (h = l(() => /* @__PURE__ */ Q(void 0)), C(h, ct(u)), n.set(c, h));
        else {
          d = h.v !== qe;
          var v = l(() => ct(u));
          C(h, v);
        }
        var g = Reflect.getOwnPropertyDescriptor(o, c);
        if (g?.set && g.set.call(f, u), !d) {
          if (r && typeof c == "string") {
            var _ = (
              /** @type {Source<number>} */
              n.get("length")
            ), p = Number(c);
            Number.isInteger(p) && p >= _.v && C(_, p + 1);
          }
          Ln(s);
        }
        return !0;
      },
      ownKeys(o) {
        a(s);
        var c = Reflect.ownKeys(o).filter((h) => {
          var d = n.get(h);
          return d === void 0 || d.v !== qe;
        });
        for (var [u, f] of n)
          f.v !== qe && !(u in o) && c.push(u);
        return c;
      },
      setPrototypeOf() {
        fl();
      }
    }
  );
}
function ka(t) {
  try {
    if (t !== null && typeof t == "object" && Xt in t)
      return t[Xt];
  } catch {
  }
  return t;
}
function Ss(t, e) {
  return Object.is(ka(t), ka(e));
}
var vt, Es, As, Ts;
function Al() {
  if (vt === void 0) {
    vt = window, Es = /Firefox/.test(navigator.userAgent);
    var t = Element.prototype, e = Node.prototype, n = Text.prototype;
    As = an(e, "firstChild").get, Ts = an(e, "nextSibling").get, ya(t) && (t[Nr] = void 0, t[is] = null, t[jr] = void 0, t.__e = void 0), ya(n) && (n[zr] = void 0);
  }
}
function Pt(t = "") {
  return document.createTextNode(t);
}
// @__NO_SIDE_EFFECTS__
function en(t) {
  return (
    /** @type {TemplateNode | null} */
    As.call(t)
  );
}
// @__NO_SIDE_EFFECTS__
function Vn(t) {
  return (
    /** @type {TemplateNode | null} */
    Ts.call(t)
  );
}
function Y(t, e) {
  return /* @__PURE__ */ en(t);
}
function ce(t, e = !1) {
  {
    var n = /* @__PURE__ */ en(t);
    return n instanceof Comment && n.data === "" ? /* @__PURE__ */ Vn(n) : n;
  }
}
function ne(t, e = !1) {
  return /* @__PURE__ */ en(t);
}
function O(t, e = 1, n = !1) {
  let r = t;
  for (; e--; )
    r = /** @type {TemplateNode} */
    /* @__PURE__ */ Vn(r);
  return r;
}
function Tl(t) {
  t.textContent = "";
}
function Ls() {
  return !1;
}
function Ll(t, e, n) {
  return (
    /** @type {T extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[T] : Element} */
    n ? document.createElement(t, { is: n }) : document.createElement(t)
  );
}
function Ol(t) {
  var e = Te;
  if (e === null)
    return be.f |= Dt, t;
  if ((e.f & vn) === 0 && (e.f & on) === 0)
    throw t;
  kt(t, e);
}
function kt(t, e) {
  if (t === os)
    throw t;
  if (!(e !== null && (e.f & Qe) !== 0)) {
    for (; e !== null; ) {
      if ((e.f & Cr) !== 0 && (e.f & (Qe | Nn)) === 0) {
        if ((e.f & vn) === 0)
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
function Cl(t) {
  Te === null && (be === null && ll(), il()), Rt && sl();
}
function Nl(t, e) {
  var n = e.last;
  n === null ? e.last = e.first = t : (n.next = t, t.prev = n, e.last = t);
}
function Ct(t, e) {
  var n = Te;
  n !== null && (n.f & st) !== 0 && (t |= st);
  var r = {
    ctx: $e,
    deps: null,
    nodes: null,
    f: t | Re | bt,
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
  Me?.register_created_effect(r);
  var s = r;
  if ((t & on) !== 0)
    Tn !== null ? Tn.push(r) : Vt.ensure().schedule(r);
  else if (e !== null) {
    try {
      fn(r);
    } catch (l) {
      throw et(r), l;
    }
    s.deps === null && s.teardown === null && s.nodes === null && s.first === s.last && // either `null`, or a singular child
    (s.f & gn) === 0 && (s = s.first, (t & mt) !== 0 && (t & Qt) !== 0 && s !== null && (s.f |= Qt));
  }
  if (s !== null && (s.parent = n, n !== null && Nl(s, n), be !== null && (be.f & nt) !== 0 && (t & qt) === 0)) {
    var i = (
      /** @type {Derived} */
      be
    );
    (i.effects ??= []).push(s);
  }
  return r;
}
function aa() {
  return be !== null && !wt;
}
function sa(t) {
  const e = Ct(vr, null);
  return De(e, Ue), e.teardown = t, e;
}
function Ke(t) {
  Cl();
  var e = (
    /** @type {Effect} */
    Te.f
  ), n = !be && (e & pt) !== 0 && $e !== null && !$e.i;
  if (n) {
    var r = (
      /** @type {ComponentContext} */
      $e
    );
    (r.e ??= []).push(t);
  } else
    return Os(t);
}
function Os(t) {
  return Ct(on | Fi, t);
}
function jl(t) {
  Vt.ensure();
  const e = Ct(qt | gn, t);
  return (n = {}) => new Promise((r) => {
    n.outro ? Jt(e, () => {
      et(e), r(void 0);
    }) : (et(e), r(void 0));
  });
}
function mr(t) {
  return Ct(on, t);
}
function zl(t) {
  return Ct(sn | gn, t);
}
function Cs(t, e = 0) {
  return Ct(vr | e, t);
}
function j(t, e = [], n = [], r = []) {
  gs(r, e, n, (s) => {
    Ct(vr, () => {
      t(...s.map(a));
    });
  });
}
function Un(t, e = 0) {
  var n = Ct(mt | e, t);
  return n;
}
function Ns(t, e = 0) {
  var n = Ct(Zr | e, t);
  return n;
}
function ot(t) {
  return Ct(pt | gn, t);
}
function js(t) {
  var e = t.teardown;
  if (e !== null) {
    const n = Rt, r = be;
    xa(!0), gt(null);
    try {
      e.call(null);
    } catch (s) {
      kt(s, t.parent);
    } finally {
      xa(n), gt(r);
    }
  }
}
function ia(t, e = !1) {
  var n = t.first;
  for (t.first = t.last = null; n !== null; ) {
    const s = n.ac;
    s !== null && qn(() => {
      s.abort(Bn);
    });
    var r = n.next;
    (n.f & qt) !== 0 ? n.parent = null : et(n, e), n = r;
  }
}
function Pl(t) {
  for (var e = t.first; e !== null; ) {
    var n = e.next;
    (e.f & pt) === 0 && et(e), e = n;
  }
}
function et(t, e = !0) {
  var n = !1;
  (e || (t.f & Ii) !== 0) && t.nodes !== null && t.nodes.end !== null && (Rl(
    t.nodes.start,
    /** @type {TemplateNode} */
    t.nodes.end
  ), n = !0), t.f |= Nn, ia(t, e && !n), zn(t, 0);
  var r = t.nodes && t.nodes.t;
  if (r !== null)
    for (const i of r)
      i.stop();
  js(t), t.f ^= Nn, t.f |= Qe;
  var s = t.parent;
  s !== null && s.first !== null && zs(t), t.next = t.prev = t.teardown = t.ctx = t.deps = t.fn = t.nodes = t.ac = t.b = null;
}
function Rl(t, e) {
  for (; t !== null; ) {
    var n = t === e ? null : /* @__PURE__ */ Vn(t);
    t.remove(), t = n;
  }
}
function zs(t) {
  var e = t.parent, n = t.prev, r = t.next;
  n !== null && (n.next = r), r !== null && (r.prev = n), e !== null && (e.first === t && (e.first = r), e.last === t && (e.last = n));
}
function Jt(t, e, n = !0) {
  var r = [];
  t.f |= Qr, Ps(t, r, !0);
  var s = () => {
    n && et(t), e && e();
  }, i = r.length;
  if (i > 0) {
    var l = () => --i || s();
    for (var o of r)
      o.out(l);
  } else
    s();
}
function Ps(t, e, n) {
  if ((t.f & st) === 0) {
    t.f ^= st;
    var r = t.nodes && t.nodes.t;
    if (r !== null)
      for (const o of r)
        (o.is_global || n) && e.push(o);
    for (var s = t.first; s !== null; ) {
      var i = s.next;
      if ((s.f & qt) === 0) {
        var l = (s.f & Qt) !== 0 || // If this is a branch effect without a block effect parent,
        // it means the parent block effect was pruned. In that case,
        // transparency information was transferred to the branch effect.
        (s.f & pt) !== 0 && (t.f & mt) !== 0;
        Ps(s, e, l ? n : !1);
      }
      s = i;
    }
  }
}
function lr(t) {
  t.f &= ~Qr, Rs(t, !0);
}
function Rs(t, e) {
  if ((t.f & Qr) === 0 && (t.f & st) !== 0) {
    t.f ^= st, (t.f & Ue) === 0 && (De(t, Re), Vt.ensure().schedule(t));
    for (var n = t.first; n !== null; ) {
      var r = n.next, s = (n.f & Qt) !== 0 || (n.f & pt) !== 0;
      Rs(n, s ? e : !1), n = r;
    }
    var i = t.nodes && t.nodes.t;
    if (i !== null)
      for (const l of i)
        (l.is_global || e) && l.in();
  }
}
function la(t, e) {
  if (t.nodes)
    for (var n = t.nodes.start, r = t.nodes.end; n !== null; ) {
      var s = n === r ? null : /* @__PURE__ */ Vn(n);
      e.append(n), n = s;
    }
}
let Rt = !1;
function xa(t) {
  Rt = t;
}
let be = null, wt = !1;
function gt(t) {
  be = t;
}
let Te = null;
function Lt(t) {
  Te = t;
}
let Tt = null;
function Is(t) {
  be !== null && ((be.f & ar) !== 0 || (be.f & nt) !== 0) && (Tt ??= /* @__PURE__ */ new Set()).add(t);
}
let ut = null, ft = 0, ht = null;
function Il(t) {
  ht = t;
}
let Fs = 1, Gt = 0, Zt = Gt;
function Ma(t) {
  Zt = t;
}
function Ds() {
  return ++Fs;
}
function Hn(t) {
  var e = t.f;
  if ((e & Re) !== 0)
    return !0;
  if ((e & dt) !== 0) {
    for (var n = (
      /** @type {Value[]} */
      t.deps
    ), r = n.length, s = 0; s < r; s++) {
      var i = n[s];
      if (Hn(
        /** @type {Derived} */
        i
      ) && ws(
        /** @type {Derived} */
        i
      ), i.wv > t.wv)
        return !0;
    }
    (e & bt) !== 0 && // During time traveling we don't want to reset the status so that
    // traversal of the graph in the other batches still happens
    _t === null && De(t, Ue);
  }
  return !1;
}
function Bs(t, e, n = !0) {
  var r = t.reactions;
  if (r !== null && !(Tt !== null && Tt.has(t)))
    for (var s = 0; s < r.length; s++) {
      var i = r[s];
      (i.f & nt) !== 0 ? Bs(
        /** @type {Derived} */
        i,
        e,
        !1
      ) : e === i && (n ? De(i, Re) : (i.f & Ue) !== 0 && De(i, dt), ra(
        /** @type {Effect} */
        i
      ));
    }
}
function qs(t) {
  var e = ut, n = ft, r = ht, s = be, i = Tt, l = $e, o = wt, c = Zt, u = t.f;
  ut = /** @type {null | Value[]} */
  null, ft = 0, ht = null, be = (u & (pt | qt)) === 0 ? t : null, Tt = null, un(t.ctx), wt = !1, Zt = ++Gt, t.ac !== null && (qn(() => {
    t.ac.abort(Bn);
  }), t.ac = null);
  try {
    t.f |= ar;
    var f = (
      /** @type {Function} */
      t.fn
    ), h = f();
    t.f |= vn;
    var d = Sa(t);
    if (ds() && ht !== null && !wt && d !== null && (t.f & (nt | dt | Re)) === 0)
      for (var m = 0; m < /** @type {Source[]} */
      ht.length; m++)
        Bs(
          ht[m],
          /** @type {Effect} */
          t
        );
    if (s !== null && s !== t) {
      if (Gt++, s.deps !== null)
        for (let w = 0; w < n; w += 1)
          s.deps[w].rv = Gt;
      if (e !== null)
        for (const w of e)
          w.rv = Gt;
      ht !== null && (r === null ? r = ht : r.push(.../** @type {Source[]} */
      ht));
    }
    return (t.f & Dt) !== 0 && (t.f ^= Dt), h;
  } catch (w) {
    return Sa(t), Ol(w);
  } finally {
    t.f ^= ar, ut = e, ft = n, ht = r, be = s, Tt = i, un(l), wt = o, Zt = c;
  }
}
function Sa(t) {
  var e = t.deps, n = Me?.is_fork;
  if (ut !== null) {
    var r;
    if (n || zn(t, ft), e !== null && ft > 0)
      for (e.length = ft + ut.length, r = 0; r < ut.length; r++)
        e[ft + r] = ut[r];
    else
      t.deps = e = ut;
    if (aa() && (t.f & bt) !== 0)
      for (r = ft; r < e.length; r++)
        (e[r].reactions ??= []).push(t);
  } else !n && e !== null && ft < e.length && (zn(t, ft), e.length = ft);
  return e;
}
function Fl(t, e) {
  let n = e.reactions;
  if (n !== null) {
    var r = Ni.call(n, t);
    if (r !== -1) {
      var s = n.length - 1;
      s === 0 ? n = e.reactions = null : (n[r] = n[s], n.pop());
    }
  }
  if (n === null && (e.f & nt) !== 0 && // Destroying a child effect while updating a parent effect can cause a dependency to appear
  // to be unused, when in fact it is used by the currently-updating parent. Checking `new_deps`
  // allows us to skip the expensive work of disconnecting and immediately reconnecting it
  (ut === null || !Cn.call(ut, e))) {
    var i = (
      /** @type {Derived} */
      e
    );
    (i.f & bt) !== 0 && (i.f ^= bt), i.v !== qe && ea(i), i.ac !== null && qn(() => {
      i.ac.abort(Bn), i.ac = null, De(i, Re);
    }), bl(i), zn(i, 0);
  }
}
function zn(t, e) {
  var n = t.deps;
  if (n !== null)
    for (var r = e; r < n.length; r++)
      Fl(t, n[r]);
}
function fn(t) {
  var e = t.f;
  if ((e & Qe) === 0) {
    De(t, Ue);
    var n = Te;
    Te = t;
    try {
      (e & (mt | Zr)) !== 0 ? Pl(t) : ia(t), js(t);
      var r = qs(t);
      t.teardown = typeof r == "function" ? r : null, t.wv = Fs;
      var s;
    } finally {
      Te = n;
    }
  }
}
async function Vs() {
  await Promise.resolve(), kl();
}
function a(t) {
  var e = t.f, n = (e & nt) !== 0;
  if (be !== null && !wt) {
    var r = Te !== null && (Te.f & Qe) !== 0;
    if (!r && (Tt === null || !Tt.has(t))) {
      var s = be.deps;
      if ((be.f & ar) !== 0)
        t.rv < Gt && (t.rv = Gt, ut === null && s !== null && s[ft] === t ? ft++ : ut === null ? ut = [t] : ut.push(t));
      else {
        be.deps ??= [], Cn.call(be.deps, t) || be.deps.push(t);
        var i = t.reactions;
        i === null ? t.reactions = [be] : Cn.call(i, be) || i.push(be);
      }
    }
  }
  if (Rt && At.has(t))
    return At.get(t);
  if (n) {
    var l = (
      /** @type {Derived} */
      t
    );
    if (Rt) {
      var o = l.v;
      return ((l.f & Ue) === 0 && l.reactions !== null || Hs(l)) && (o = ta(l)), At.set(l, o), o;
    }
    var c = (l.f & bt) === 0 && !wt && be !== null && (be.f & bt) !== 0, u = (l.f & vn) === 0;
    Hn(l) && (c && (l.f |= bt), ws(l)), c && !u && (ys(l), Us(l));
  }
  if (_t?.has(t))
    return _t.get(t);
  if ((t.f & Dt) !== 0)
    throw t.v;
  return t.v;
}
function Us(t) {
  if (t.f |= bt, t.deps !== null)
    for (const n of t.deps) {
      var e = n.reactions;
      e === null ? n.reactions = [t] : Cn.call(e, t) || e.push(t), (n.f & nt) !== 0 && (n.f & bt) === 0 && (ys(
        /** @type {Derived} */
        n
      ), Us(
        /** @type {Derived} */
        n
      ));
    }
}
function Hs(t) {
  if (t.v === qe) return !0;
  if (t.deps === null) return !1;
  for (const e of t.deps)
    if (At.has(e) || (e.f & nt) !== 0 && Hs(
      /** @type {Derived} */
      e
    ))
      return !0;
  return !1;
}
function Et(t) {
  var e = wt;
  try {
    return wt = !0, t();
  } finally {
    wt = e;
  }
}
function Dl(t) {
  return t.endsWith("capture") && t !== "gotpointercapture" && t !== "lostpointercapture";
}
const Bl = [
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
function ql(t) {
  return Bl.includes(t);
}
const Vl = {
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
function Ul(t) {
  return t = t.toLowerCase(), Vl[t] ?? t;
}
const Hl = ["touchstart", "touchmove"];
function Wl(t) {
  return Hl.includes(t);
}
const kn = Symbol("events"), Ws = /* @__PURE__ */ new Set(), Ir = /* @__PURE__ */ new Set();
function Ys(t, e, n, r = {}) {
  function s(i) {
    if (r.capture || Fr.call(e, i), !i.cancelBubble)
      return qn(() => n?.call(this, i));
  }
  return t.startsWith("pointer") || t.startsWith("touch") || t === "wheel" ? (s.__removed = !1, St(() => {
    s.__removed || e.addEventListener(t, s, r);
  })) : e.addEventListener(t, s, r), s;
}
function He(t, e, n, r, s) {
  var i = { capture: r, passive: s }, l = Ys(t, e, n, i);
  (e === document.body || // @ts-ignore
  e === window || // @ts-ignore
  e === document || // Firefox has quirky behavior, it can happen that we still get "canplay" events when the element is already removed
  e instanceof HTMLMediaElement) && sa(() => {
    l.__removed = !0, e.removeEventListener(t, l, i);
  });
}
function se(t, e, n) {
  (e[kn] ??= {})[t] = n;
}
function it(t) {
  for (var e = 0; e < t.length; e++)
    Ws.add(t[e]);
  for (var n of Ir)
    n(t);
}
let kr = null, xr = !1;
function Fr(t) {
  var e = this, n = (
    /** @type {Node} */
    e.ownerDocument
  ), r = t.type, s = t.composedPath?.() || [], i = (
    /** @type {null | Element} */
    s[0] || t.target
  );
  kr = t, xr || (xr = !0, setTimeout(() => {
    xr = !1, kr = null;
  }));
  var l = 0, o = kr === t && t[kn];
  if (o) {
    var c = s.indexOf(o);
    if (c !== -1 && (e === document || e === /** @type {any} */
    window)) {
      t[kn] = e;
      return;
    }
    var u = s.indexOf(e);
    if (u === -1)
      return;
    c <= u && (l = c);
  }
  if (i = /** @type {Element} */
  s[l] || t.target, i !== e) {
    ns(t, "currentTarget", {
      configurable: !0,
      get() {
        return i || n;
      }
    });
    var f = be, h = Te;
    gt(null), Lt(null);
    try {
      for (var d, m = []; i !== null && i !== e; ) {
        try {
          var w = i[kn]?.[r];
          w != null && (!/** @type {any} */
          i.disabled || // DOM could've been updated already by the time this is reached, so we check this as well
          // -> the target could not have been disabled because it emits the event in the first place
          t.target === i) && w.call(i, t);
        } catch (v) {
          d ? m.push(v) : d = v;
        }
        if (t.cancelBubble) break;
        l++, i = l < s.length ? (
          /** @type {Element} */
          s[l]
        ) : null;
      }
      if (d) {
        for (let v of m)
          queueMicrotask(() => {
            throw v;
          });
        throw d;
      }
    } finally {
      t[kn] = e, delete t.currentTarget, gt(f), Lt(h);
    }
  }
}
const Yl = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  globalThis?.window?.trustedTypes && /* @__PURE__ */ globalThis.window.trustedTypes.createPolicy("svelte-trusted-html", {
    /** @param {string} html */
    createHTML: (t) => t
  })
);
function Gl(t) {
  return (
    /** @type {string} */
    Yl?.createHTML(t) ?? t
  );
}
function Gs(t) {
  var e = Ll("template");
  return e.innerHTML = Gl(t.replaceAll("<!>", "<!---->")), e.content;
}
function Pn(t, e) {
  var n = (
    /** @type {Effect} */
    Te
  );
  n.nodes === null && (n.nodes = { start: t, end: e, a: null, t: null });
}
// @__NO_SIDE_EFFECTS__
function A(t, e) {
  var n = (e & Xi) !== 0, r = (e & Ji) !== 0, s, i = !t.startsWith("<!>");
  return () => {
    s === void 0 && (s = Gs(i ? t : "<!>" + t), n || (s = /** @type {TemplateNode} */
    /* @__PURE__ */ en(s)));
    var l = (
      /** @type {TemplateNode} */
      r || Es ? document.importNode(s, !0) : s.cloneNode(!0)
    );
    if (n) {
      var o = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ en(l)
      ), c = (
        /** @type {TemplateNode} */
        l.lastChild
      );
      Pn(o, c);
    } else
      Pn(l, l);
    return l;
  };
}
// @__NO_SIDE_EFFECTS__
function Kl(t, e, n = "svg") {
  var r = !t.startsWith("<!>"), s = `<${n}>${r ? t : "<!>" + t}</${n}>`, i;
  return () => {
    if (!i) {
      var l = (
        /** @type {DocumentFragment} */
        Gs(s)
      ), o = (
        /** @type {Element} */
        /* @__PURE__ */ en(l)
      );
      i = /** @type {Element} */
      /* @__PURE__ */ en(o);
    }
    var c = (
      /** @type {TemplateNode} */
      i.cloneNode(!0)
    );
    return Pn(c, c), c;
  };
}
// @__NO_SIDE_EFFECTS__
function We(t, e) {
  return /* @__PURE__ */ Kl(t, e, "svg");
}
function xn(t = "") {
  {
    var e = Pt(t + "");
    return Pn(e, e), e;
  }
}
function Ve() {
  var t = document.createDocumentFragment(), e = document.createComment(""), n = Pt();
  return t.append(e, n), Pn(e, n), t;
}
function y(t, e) {
  t !== null && t.before(
    /** @type {Node} */
    e
  );
}
function Xl(t) {
  let e = 0, n = $t(0), r;
  return () => {
    aa() && (a(n), Cs(() => (e === 0 && (r = Et(() => t(() => Ln(n)))), e += 1, () => {
      St(() => {
        e -= 1, e === 0 && (r?.(), r = void 0, Ln(n));
      });
    })));
  };
}
var Jl = Qt | gn;
function Zl(t, e, n, r) {
  new Ql(t, e, n, r);
}
class Ql {
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
  #g = Xl(() => (this.#c = $t(this.#h), () => {
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
        Te
      );
      l.b = this, l.f |= Cr, r(i);
    }, this.parent = /** @type {Effect} */
    Te.b, this.transform_error = s ?? this.parent?.transform_error ?? ((i) => i), this.#r = Un(() => {
      this.#b();
    }, Jl);
  }
  #y() {
    try {
      this.#s = ot(() => this.#a(this.#e));
    } catch (e) {
      this.error(e);
    }
  }
  /**
   * @param {unknown} error The deserialized error from the server's hydration comment
   */
  #k(e) {
    const n = this.#t.failed, { reset: r, invoke_onerror: s } = this.#w(e);
    St(s), n && (this.#l = ot(() => {
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
          tl();
          return;
        }
        n = !0, r && hl(), this.#l !== null && Jt(this.#l, () => {
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
          kt(l, this.#r && this.#r.parent);
        }
    } };
  }
  #f() {
    return (this.#r.f & (Qe | Nn)) !== 0;
  }
  #m() {
    const e = this.#t.pending;
    e && (this.is_pending = !0, this.#i = ot(() => e(this.#e)), St(() => {
      if (!this.#f()) {
        var n = this.#o = document.createDocumentFragment(), r = Pt(), s = !1;
        if (n.append(r), this.#s = this.#p(() => {
          try {
            return ot(() => this.#a(r));
          } catch (i) {
            try {
              this.error(i), s = !0;
            } catch (l) {
              kt(l, this.#r.parent);
            }
            return null;
          }
        }), this.#s === null) {
          this.#o = null, s && this.#d(
            /** @type {Batch} */
            Me
          );
          return;
        }
        this.#u === 0 && (this.#e.before(n), this.#o = null, Jt(
          /** @type {Effect} */
          this.#i,
          () => {
            this.#i = null;
          }
        ), this.#d(
          /** @type {Batch} */
          Me
        ));
      }
    }));
  }
  #b() {
    try {
      if (this.is_pending = this.has_pending_snippet(), this.#u = 0, this.#h = 0, this.#s = ot(() => {
        this.#a(this.#e);
      }), this.#u > 0) {
        var e = this.#o = document.createDocumentFragment();
        la(this.#s, e);
        const n = (
          /** @type {(anchor: Node) => void} */
          this.#t.pending
        );
        this.#i = ot(() => n(this.#e));
      } else
        this.#d(
          /** @type {Batch} */
          Me
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
    vs(e, this.#_);
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
    var n = Te, r = be, s = $e;
    Lt(this.#r), gt(this.#r), un(this.#r.ctx);
    try {
      return Vt.ensure(), e();
    } finally {
      Lt(n), gt(r), un(s);
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
    this.#u += e, this.#u === 0 && (this.#d(n), this.#i && Jt(this.#i, () => {
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
    this.#x(e, n), this.#h += e, !(!this.#c || this.#v) && (this.#v = !0, St(() => {
      this.#v = !1, this.#c && cn(this.#c, this.#h);
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
    if (e === os || !this.#t.onerror && !this.#t.failed)
      throw e;
    Me?.is_fork ? (this.#s && Me.skip_effect(this.#s), this.#i && Me.skip_effect(this.#i), this.#l && Me.skip_effect(this.#l), Me.oncommit(() => {
      this.#f() || this.#M(e);
    })) : this.#M(e);
  }
  /**
   * @param {unknown} error
   */
  #M(e) {
    this.#s && (et(this.#s), this.#s = null), this.#i && (et(this.#i), this.#i = null), this.#l && (et(this.#l), this.#l = null);
    let n = this.#t.failed;
    const r = (s) => {
      if (this.#f()) return;
      const { reset: i, invoke_onerror: l } = this.#w(s);
      l(), n && !this.#f() && (this.#l = this.#p(() => {
        try {
          return ot(() => {
            var o = (
              /** @type {Effect} */
              Te
            );
            o.b = this, o.f |= Cr, n(
              this.#e,
              () => s,
              () => i
            );
          });
        } catch (o) {
          return kt(
            o,
            /** @type {Effect} */
            this.#r.parent
          ), null;
        }
      }));
    };
    St(() => {
      if (!this.#f()) {
        var s;
        try {
          s = this.transform_error(e);
        } catch (i) {
          kt(i, this.#r && this.#r.parent);
          return;
        }
        s !== null && typeof s == "object" && typeof /** @type {any} */
        s.then == "function" ? s.then(
          r,
          /** @param {unknown} e */
          (i) => kt(i, this.#r && this.#r.parent)
        ) : r(s);
      }
    });
  }
}
function X(t, e) {
  var n = e == null ? "" : typeof e == "object" ? `${e}` : e;
  n !== /** @type {any} */
  (t[zr] ??= t.nodeValue) && (t[zr] = n, t.nodeValue = `${n}`);
}
function $l(t, e) {
  return eo(t, e);
}
const Gn = /* @__PURE__ */ new Map();
function eo(t, { target: e, anchor: n, props: r = {}, events: s, context: i, intro: l = !0, transformError: o }) {
  Al();
  var c = void 0, u = jl(() => {
    var f = n ?? e.appendChild(Pt());
    Zl(
      /** @type {TemplateNode} */
      f,
      {
        pending: () => {
        }
      },
      (m) => {
        Se({});
        var w = (
          /** @type {ComponentContext} */
          $e
        );
        i && (w.c = i), s && (r.$$events = s), c = t(m, r) || $r(), Ee();
      },
      o
    );
    var h = /* @__PURE__ */ new Set(), d = (m) => {
      for (var w = 0; w < m.length; w++) {
        var v = m[w];
        if (!h.has(v)) {
          h.add(v);
          var g = Wl(v);
          for (const x of [e, document]) {
            var _ = Gn.get(x);
            _ === void 0 && (_ = /* @__PURE__ */ new Map(), Gn.set(x, _));
            var p = _.get(v);
            p === void 0 ? (x.addEventListener(v, Fr, { passive: g }), _.set(v, 1)) : _.set(v, p + 1);
          }
        }
      }
    };
    return d(hr(Ws)), Ir.add(d), () => {
      for (var m of h)
        for (const g of [e, document]) {
          var w = (
            /** @type {Map<string, number>} */
            Gn.get(g)
          ), v = (
            /** @type {number} */
            w.get(m)
          );
          --v == 0 ? (g.removeEventListener(m, Fr), w.delete(m), w.size === 0 && Gn.delete(g)) : w.set(m, v);
        }
      Ir.delete(d), f !== n && f.parentNode?.removeChild(f);
    };
  });
  return Dr.set(c, u), c;
}
let Dr = /* @__PURE__ */ new WeakMap();
function to(t, e) {
  const n = Dr.get(t);
  return n ? (Dr.delete(t), n(e)) : Promise.resolve();
}
class oa {
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
        lr(r), this.#a.delete(n);
      else {
        var s = this.#t.get(n);
        s && (lr(s.effect), this.#n.set(n, s.effect), this.#t.delete(n), s.fragment.lastChild.remove(), this.anchor.before(s.fragment), r = s.effect);
      }
      for (const [i, l] of this.#e) {
        if (this.#e.delete(i), i === e)
          break;
        const o = this.#t.get(l);
        o && (et(o.effect), this.#t.delete(l));
      }
      for (const [i, l] of this.#n) {
        if (i === n || this.#a.has(i)) continue;
        const o = () => {
          if (Array.from(this.#e.values()).includes(i)) {
            var u = document.createDocumentFragment();
            la(l, u), u.append(Pt()), this.#t.set(i, { effect: l, fragment: u });
          } else
            et(l);
          this.#a.delete(i), this.#n.delete(i);
        };
        this.#r || !r ? (this.#a.add(i), Jt(l, o, !1)) : o();
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
      n.includes(r) || (et(s.effect), this.#t.delete(r));
  };
  /**
   *
   * @param {any} key
   * @param {null | ((target: TemplateNode) => void)} fn
   */
  ensure(e, n) {
    var r = (
      /** @type {Batch} */
      Me
    ), s = Ls();
    if (n && !this.#n.has(e) && !this.#t.has(e))
      if (s) {
        var i = document.createDocumentFragment(), l = Pt();
        i.append(l), this.#t.set(e, {
          effect: ot(() => n(l)),
          fragment: i
        });
      } else
        this.#n.set(
          e,
          ot(() => n(this.anchor))
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
function H(t, e, n = !1) {
  var r = new oa(t), s = n ? Qt : 0;
  function i(l, o) {
    r.ensure(l, o);
  }
  Un(() => {
    var l = !1;
    e((o, c = 0) => {
      l = !0, i(c, o);
    }), l || i(-1, null);
  }, s);
}
const no = Symbol("NaN");
function ro(t, e, n) {
  var r = new oa(t);
  Un(() => {
    var s = e();
    s !== s && (s = /** @type {any} */
    no), r.ensure(s, n);
  });
}
function xe(t, e) {
  return e;
}
function ao(t, e, n) {
  for (var r = [], s = e.length, i, l = e.length, o = 0; o < s; o++) {
    let h = e[o];
    Jt(
      h,
      () => {
        if (i) {
          if (i.pending.delete(h), i.done.add(h), i.pending.size === 0) {
            var d = (
              /** @type {Set<EachOutroGroup>} */
              t.outrogroups
            );
            Br(t, hr(i.done)), d.delete(i), d.size === 0 && (t.outrogroups = null);
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
      Tl(f), f.append(u), t.items.clear();
    }
    Br(t, e, !c);
  } else
    i = {
      pending: new Set(e),
      done: /* @__PURE__ */ new Set()
    }, (t.outrogroups ??= /* @__PURE__ */ new Set()).add(i);
}
function Br(t, e, n = !0) {
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
      i.f |= Mt;
      const l = document.createDocumentFragment();
      la(i, l);
    } else
      et(e[s], n);
  }
}
var Ea;
function me(t, e, n, r, s, i = null) {
  var l = t, o = /* @__PURE__ */ new Map(), c = (e & ls) !== 0;
  if (c) {
    var u = (
      /** @type {Element} */
      t
    );
    l = u.appendChild(Pt());
  }
  var f = null, h = /* @__PURE__ */ _s(() => {
    var p = n();
    return (
      /** @type {V[]} */
      dr(p) ? p : p == null ? [] : hr(p)
    );
  }), d = /* @__PURE__ */ new Map(), m = !0;
  function w(p) {
    if ((_.effect.f & Qe) === 0) {
      _.pending.delete(p);
      var x = a(h);
      _.fallback = f, so(_, x, l, e, r), f !== null && (x.length === 0 ? (f.f & Mt) === 0 ? lr(f) : (f.f ^= Mt, Mn(f, null, l)) : Jt(f, () => {
        f = null;
      }));
    }
  }
  function v(p) {
    _.pending.delete(p);
  }
  var g = Un(() => {
    for (var p = (
      /** @type {V[]} */
      a(h)
    ), x = p.length, S = /* @__PURE__ */ new Set(), T = (
      /** @type {Batch} */
      Me
    ), N = Ls(), L = 0; L < x; L += 1) {
      var E = p[L], M = r(E, L), q = m ? null : o.get(M);
      q ? (q.v && cn(q.v, E), q.i && cn(q.i, L), N && T.unskip_effect(q.e)) : (q = io(
        o,
        m ? l : Ea ??= Pt(),
        E,
        M,
        L,
        s,
        e,
        n
      ), m || (q.e.f |= Mt), o.set(M, q)), S.add(M);
    }
    if (x === 0 && i && !f && (m ? f = ot(() => i(l)) : (f = ot(() => i(Ea ??= Pt())), f.f |= Mt)), x > S.size && al(), !m)
      if (d.set(T, S), N) {
        for (const [K, ee] of o)
          S.has(K) || T.skip_effect(ee.e);
        T.oncommit(w), T.ondiscard(v);
      } else
        w(T);
    a(h);
  }), _ = { effect: g, items: o, pending: d, outrogroups: null, fallback: f };
  m = !1;
}
function wn(t) {
  for (; t !== null && (t.f & pt) === 0; )
    t = t.next;
  return t;
}
function so(t, e, n, r, s) {
  var i = (r & Ui) !== 0, l = e.length, o = t.items, c = wn(t.effect.first), u, f = null, h, d = [], m = [], w, v, g, _;
  if (i)
    for (_ = 0; _ < l; _ += 1)
      w = e[_], v = s(w, _), g = /** @type {EachItem} */
      o.get(v).e, (g.f & Mt) === 0 && (g.nodes?.a?.measure(), (h ??= /* @__PURE__ */ new Set()).add(g));
  for (_ = 0; _ < l; _ += 1) {
    if (w = e[_], v = s(w, _), g = /** @type {EachItem} */
    o.get(v).e, t.outrogroups !== null)
      for (const q of t.outrogroups)
        q.pending.delete(g), q.done.delete(g);
    if ((g.f & st) !== 0 && (lr(g), i && (g.nodes?.a?.unfix(), (h ??= /* @__PURE__ */ new Set()).delete(g))), (g.f & Mt) !== 0)
      if (g.f ^= Mt, g === c)
        Mn(g, null, n);
      else {
        var p = f ? f.next : c;
        g === t.effect.last && (t.effect.last = g.prev), g.prev && (g.prev.next = g.next), g.next && (g.next.prev = g.prev), Ft(t, f, g), Ft(t, g, p), Mn(g, p, n), f = g, d = [], m = [], c = wn(f.next);
        continue;
      }
    if (g !== c) {
      if (u !== void 0 && u.has(g)) {
        if (d.length < m.length) {
          var x = m[0], S;
          f = x.prev;
          var T = d[0], N = d[d.length - 1];
          for (S = 0; S < d.length; S += 1)
            Mn(d[S], x, n);
          for (S = 0; S < m.length; S += 1)
            u.delete(m[S]);
          Ft(t, T.prev, N.next), Ft(t, f, T), Ft(t, N, x), c = x, f = N, _ -= 1, d = [], m = [];
        } else
          u.delete(g), Mn(g, c, n), Ft(t, g.prev, g.next), Ft(t, g, f === null ? t.effect.first : f.next), Ft(t, f, g), f = g;
        continue;
      }
      for (d = [], m = []; c !== null && c !== g; )
        (u ??= /* @__PURE__ */ new Set()).add(c), m.push(c), c = wn(c.next);
      if (c === null)
        continue;
    }
    (g.f & Mt) === 0 && d.push(g), f = g, c = wn(g.next);
  }
  if (t.outrogroups !== null) {
    for (const q of t.outrogroups)
      q.pending.size === 0 && (Br(t, hr(q.done)), t.outrogroups?.delete(q));
    t.outrogroups.size === 0 && (t.outrogroups = null);
  }
  if (c !== null || u !== void 0) {
    var L = [];
    if (u !== void 0)
      for (g of u)
        (g.f & st) === 0 && L.push(g);
    for (; c !== null; )
      (c.f & st) === 0 && c !== t.fallback && L.push(c), c = wn(c.next);
    var E = L.length;
    if (E > 0) {
      var M = (r & ls) !== 0 && l === 0 ? n : null;
      if (i) {
        for (_ = 0; _ < E; _ += 1)
          L[_].nodes?.a?.measure();
        for (_ = 0; _ < E; _ += 1)
          L[_].nodes?.a?.fix();
      }
      ao(t, L, M);
    }
  }
  i && St(() => {
    if (h !== void 0)
      for (g of h)
        g.nodes?.a?.apply();
  });
}
function io(t, e, n, r, s, i, l, o) {
  var c = (l & qi) !== 0 ? (l & Hi) === 0 ? /* @__PURE__ */ Ml(n, !1, !1) : $t(n) : null, u = (l & Vi) !== 0 ? $t(s) : null;
  return {
    v: c,
    i: u,
    e: ot(() => (i(e, c ?? n, u ?? s, o), () => {
      t.delete(r);
    }))
  };
}
function Mn(t, e, n) {
  if (t.nodes)
    for (var r = t.nodes.start, s = t.nodes.end, i = e && (e.f & Mt) === 0 ? (
      /** @type {EffectNodes} */
      e.nodes.start
    ) : n; r !== null; ) {
      var l = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ Vn(r)
      );
      if (i.before(r), r === s)
        return;
      r = l;
    }
}
function Ft(t, e, n) {
  e === null ? t.effect.first = n : e.next = n, n === null ? t.effect.last = e : n.prev = e;
}
function _r(t, e, ...n) {
  var r = new oa(t);
  Un(() => {
    const s = e() ?? null;
    r.ensure(s, s && ((i) => s(i, ...n)));
  }, Qt);
}
function qr(t, e) {
  var n = void 0, r;
  Ns(() => {
    n !== (n = e()) && (r && (et(r), r = null), n && (r = ot(() => {
      mr(() => (
        /** @type {(node: Element) => void} */
        n(t)
      ));
    })));
  });
}
function Ks(t) {
  var e, n, r = "";
  if (typeof t == "string" || typeof t == "number") r += t;
  else if (typeof t == "object") if (Array.isArray(t)) {
    var s = t.length;
    for (e = 0; e < s; e++) t[e] && (n = Ks(t[e])) && (r && (r += " "), r += n);
  } else for (n in t) t[n] && (r && (r += " "), r += n);
  return r;
}
function lo() {
  for (var t, e, n = 0, r = "", s = arguments.length; n < s; n++) (t = arguments[n]) && (e = Ks(t)) && (r && (r += " "), r += e);
  return r;
}
function Ut(t) {
  return typeof t == "object" ? lo(t) : t ?? "";
}
const Aa = [...` 	
\r\f \v\uFEFF`];
function oo(t, e, n) {
  var r = t == null ? "" : "" + t;
  if (e && (r = r ? r + " " + e : e), n) {
    for (var s of Object.keys(n))
      if (n[s])
        r = r ? r + " " + s : s;
      else if (r.length)
        for (var i = s.length, l = 0; (l = r.indexOf(s, l)) >= 0; ) {
          var o = l + i;
          (l === 0 || Aa.includes(r[l - 1])) && (o === r.length || Aa.includes(r[o])) ? r = (l === 0 ? "" : r.substring(0, l)) + r.substring(o + 1) : l = o;
        }
  }
  return r === "" ? null : r;
}
function Ta(t, e = !1) {
  var n = e ? " !important;" : ";", r = "";
  for (var s of Object.keys(t)) {
    var i = t[s];
    i != null && i !== "" && (r += " " + s + ": " + i + n);
  }
  return r;
}
function Mr(t) {
  return t[0] !== "-" || t[1] !== "-" ? t.toLowerCase() : t;
}
function uo(t, e) {
  if (e) {
    var n = "", r, s;
    if (Array.isArray(e) ? (r = e[0], s = e[1]) : r = e, t) {
      t = String(t).replaceAll(/\/\*.*?\*\//g, "").trim();
      var i = !1, l = 0, o = !1, c = [];
      r && c.push(...Object.keys(r).map(Mr)), s && c.push(...Object.keys(s).map(Mr));
      var u = 0, f = -1;
      const v = t.length;
      for (var h = 0; h < v; h++) {
        var d = t[h];
        if (o ? d === "/" && t[h - 1] === "*" && (o = !1) : i ? i === d && (i = !1) : d === "/" && t[h + 1] === "*" ? o = !0 : d === '"' || d === "'" ? i = d : d === "(" ? l++ : d === ")" && l--, !o && i === !1 && l === 0) {
          if (d === ":" && f === -1)
            f = h;
          else if (d === ";" || h === v - 1) {
            if (f !== -1) {
              var m = Mr(t.substring(u, f).trim());
              if (!c.includes(m)) {
                d !== ";" && h++;
                var w = t.substring(u, h).trim();
                n += " " + w + ";";
              }
            }
            u = h + 1, f = -1;
          }
        }
      }
    }
    return r && (n += Ta(r)), s && (n += Ta(s, !0)), n = n.trim(), n === "" ? null : n;
  }
  return t == null ? null : String(t);
}
function fe(t, e, n, r, s, i) {
  var l = (
    /** @type {any} */
    t[Nr]
  );
  if (l !== n || l === void 0) {
    var o = oo(n, r, i);
    o == null ? t.removeAttribute("class") : e ? t.className = o : t.setAttribute("class", o), t[Nr] = n;
  } else if (i && s !== i)
    for (var c in i) {
      var u = !!i[c];
      (s == null || u !== !!s[c]) && t.classList.toggle(c, u);
    }
  return i;
}
function Sr(t, e = {}, n, r) {
  for (var s in n) {
    var i = n[s];
    e[s] !== i && (n[s] == null ? t.style.removeProperty(s) : t.style.setProperty(s, i, r));
  }
}
function rt(t, e, n, r) {
  var s = (
    /** @type {any} */
    t[jr]
  );
  if (s !== e) {
    var i = uo(e, r);
    i == null ? t.removeAttribute("style") : t.style.cssText = i, t[jr] = e;
  } else r && (Array.isArray(r) ? (Sr(t, n?.[0], r[0]), Sr(t, n?.[1], r[1], "important")) : Sr(t, n, r));
  return r;
}
function Xs(t, e) {
  e ? t.hasAttribute("selected") || t.setAttribute("selected", "") : t.removeAttribute("selected");
}
function La(t, e) {
  var n = !("__defaultValue" in t);
  !n && t.__defaultValue === e || (t.__defaultValue = e, Js(t, !n || "__value" in t));
}
function Js(t, e) {
  var n = t.__defaultValue, r = t.multiple, s = r ? n ?? [] : null;
  if (!(r && !dr(s))) {
    var i = t.selectedIndex, l = e && r ? new Set(t.selectedOptions) : null;
    for (var o of t.options) {
      var c = Ur(o);
      Xs(
        o,
        r ? (
          /** @type {any[]} */
          s.includes(c)
        ) : Ss(c, n)
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
function Vr(t, e, n = !1) {
  if (t.multiple) {
    if (e == null)
      return;
    if (!dr(e))
      return el();
    for (var r of t.options)
      r.selected = e.includes(Ur(r));
    return;
  }
  for (r of t.options) {
    var s = Ur(r);
    if (Ss(s, e)) {
      r.selected = !0;
      return;
    }
  }
  (!n || e !== void 0) && (t.selectedIndex = -1);
}
function co(t) {
  var e = new MutationObserver((n) => {
    n.every(fo) || ("__defaultValue" in t && Js(t, !1), "__value" in t && Vr(t, t.__value));
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
  }), sa(() => {
    e.disconnect();
  });
}
function Ur(t) {
  return "__value" in t ? t.__value : t.value;
}
function fo(t) {
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
const yn = Symbol("class"), bn = Symbol("style"), Zs = Symbol("is custom element"), Qs = Symbol("is html"), ho = gr ? "input" : "INPUT", vo = gr ? "option" : "OPTION", $s = gr ? "select" : "SELECT", ei = gr ? "progress" : "PROGRESS";
function ti(t, e) {
  var n = ua(t);
  n.value === (n.value = // treat null and undefined the same for the initial value
  e ?? void 0) || // @ts-expect-error
  // `progress` elements always need their value set when it's `0`
  t.value === e && (e !== 0 || t.nodeName !== ei) || (t.value = e ?? "");
}
function $(t, e, n, r) {
  var s = ua(t), i = s[e];
  i !== (s[e] = n) && (e === "loading" && (t[Bi] = n), n == null ? t.removeAttribute(e) : typeof n != "string" && ni(t).has(e) ? t[e] = n : t.setAttribute(e, n));
}
function go(t, e, n, r, s = !1, i = !1) {
  var l = ua(t), o = l[Zs], c = !l[Qs], u = e || {}, f = t.nodeName === vo, h = t.nodeName === $s;
  try {
    for (var d in e)
      !(d in n) && d[0] + d[1] !== "$$" && (n[d] = null);
    n.class ? n.class = Ut(n.class) : (r || n[yn]) && (n.class = null), n[bn] && (n.style ??= null);
    var m = ni(t);
    if (t.nodeName === ho && "type" in n && ("value" in n || "__value" in n)) {
      var w = n.type;
      (w !== u.type || w === void 0 && t.hasAttribute("type")) && (u.type = w, $(t, "type", w, i));
    }
    for (const T in n) {
      let N = n[T];
      if (f && T === "value" && N == null) {
        t.value = t.__value = "", u[T] = N;
        continue;
      }
      if (T === "class") {
        var v = t.namespaceURI === "http://www.w3.org/1999/xhtml";
        fe(t, v, N, r, e?.[yn], n[yn]), u[T] = N, u[yn] = n[yn];
        continue;
      }
      if (T === "style") {
        rt(t, N, e?.[bn], n[bn]), u[T] = N, u[bn] = n[bn];
        continue;
      }
      var g = u[T];
      if (!(N === g && !(N === void 0 && t.hasAttribute(T)))) {
        u[T] = N;
        var _ = T[0] + T[1];
        if (_ !== "$$")
          if (_ === "on") {
            const L = {}, E = "$$" + T;
            let M = T.slice(2);
            var p = ql(M);
            if (Dl(M) && (M = M.slice(0, -7), L.capture = !0), !p && g) {
              if (N != null) continue;
              t.removeEventListener(M, u[E], L), u[E] = null;
            }
            if (p)
              se(M, t, N), it([M]);
            else if (N != null) {
              let q = function(K) {
                u[T].call(this, K);
              };
              u[E] = Ys(M, t, q, L);
            }
          } else if (T === "style")
            $(t, T, N);
          else if (T === "autofocus")
            ml(
              /** @type {HTMLElement} */
              t,
              !!N
            );
          else if (!o && (T === "__value" || T === "value" && N != null))
            t.__value = N, (g == null || // @ts-ignore
            t.value !== N || N === 0 && t.nodeName === ei) && (t.value = N);
          else if (T === "selected" && f)
            Xs(
              /** @type {HTMLOptionElement} */
              t,
              N
            );
          else {
            var x = T;
            c || (x = Ul(x));
            var S = x === "defaultValue" || x === "defaultChecked";
            if (h && x === "defaultValue") continue;
            if (N == null && !o && !S)
              if (l[T] = null, x === "value" || x === "checked") {
                let L = (
                  /** @type {HTMLInputElement} */
                  t
                );
                const E = e === void 0;
                if (x === "value") {
                  let M = L.defaultValue;
                  L.removeAttribute(x), L.defaultValue = M, L.value = L.__value = E ? M : null;
                } else {
                  let M = L.defaultChecked;
                  L.removeAttribute(x), L.defaultChecked = M, L.checked = E ? M : !1;
                }
              } else
                t.removeAttribute(T);
            else S || (o || typeof N != "string") && m.has(x) ? (t[x] = N, x in l && (l[x] = qe)) : typeof N != "function" && $(t, x, N, i);
          }
      }
    }
  } finally {
  }
  return u;
}
function mo(t, e, n = [], r = [], s = [], i, l = !1, o = !1) {
  gs(s, n, r, (c) => {
    var u = void 0, f = {}, h = t.nodeName === $s, d = !1;
    if (Ns(() => {
      var w = e(...c.map(a)), v = go(
        t,
        u,
        w,
        i,
        l,
        o
      );
      if (d && h) {
        var g = (
          /** @type {HTMLSelectElement} */
          t
        );
        "defaultValue" in w && La(g, w.defaultValue), "value" in w && Vr(g, w.value);
      }
      for (let p of Object.getOwnPropertySymbols(f))
        w[p] || et(f[p]);
      for (let p of Object.getOwnPropertySymbols(w)) {
        var _ = w[p];
        p.description === Qi && (!u || _ !== u[p]) && (f[p] && et(f[p]), f[p] = ot(() => qr(t, () => _))), v[p] = _;
      }
      u = v;
    }), h) {
      var m = (
        /** @type {HTMLSelectElement} */
        t
      );
      mr(() => {
        var w = (
          /** @type {Record<string | symbol, any>} */
          u
        );
        "defaultValue" in w && La(m, w.defaultValue), Vr(m, w.value, !0), co(m);
      });
    }
    d = !0;
  });
}
function ua(t) {
  return (
    /** @type {Record<string | symbol, unknown>} **/
    /** @type {any} */
    t[is] ??= {
      [Zs]: t.nodeName.includes("-"),
      [Qs]: t.namespaceURI === Zi
    }
  );
}
var Oa = /* @__PURE__ */ new Map();
function ni(t) {
  var e = t.getAttribute("is") || t.nodeName, n = Oa.get(e);
  if (n) return n;
  Oa.set(e, n = /* @__PURE__ */ new Set());
  for (var r, s = t, i = Element.prototype; i !== s; ) {
    r = ji(s);
    for (var l in r)
      r[l].set && // better safe than sorry, we don't want spread attributes to mess with HTML content
      l !== "innerHTML" && l !== "textContent" && l !== "innerText" && n.add(l);
    s = rs(s);
  }
  return n;
}
class ca {
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
          ca.entries.set(n.target, n);
          for (var r of this.#e.get(n.target) || [])
            r(n);
        }
      }
    ));
  }
}
var _o = /* @__PURE__ */ new ca({
  box: "border-box"
});
function Kt(t, e, n) {
  var r = _o.observe(t, () => n(t[e]));
  mr(() => (Et(() => n(t[e])), r));
}
function Er(t, e) {
  return t === e || t?.[Xt] === e;
}
function Ht(t = $r(), e, n, r) {
  var s = (
    /** @type {ComponentContext} */
    $e.r
  ), i = (
    /** @type {Effect} */
    Te
  );
  return mr(() => {
    var l, o;
    return Cs(() => {
      l = o, o = [], Et(() => {
        Er(n(...o), t) || (e(t, ...o), l && Er(n(...l), t) && e(null, ...l));
      });
    }), () => {
      let c = i;
      for (; c !== s && c.parent !== null && c.parent.f & Nn; )
        c = c.parent;
      const u = () => {
        o && Er(n(...o), t) && e(null, ...o);
      }, f = c.teardown;
      c.teardown = () => {
        u(), f?.();
      };
    };
  }), t;
}
let Kn = !1;
function wo(t) {
  var e = Kn;
  try {
    return Kn = !1, [t(), Kn];
  } finally {
    Kn = e;
  }
}
function te(t, e, n, r) {
  var s = !0, i = (n & Gi) !== 0, l = (n & Ki) !== 0, o = (
    /** @type {V} */
    r
  ), c = !0, u = (
    /** @type {Derived<V> | undefined} */
    void 0
  ), f = () => l && s ? (u ??= /* @__PURE__ */ jn(
    /** @type {() => V} */
    r
  ), a(u)) : (c && (c = !1, o = l ? Et(
    /** @type {() => V} */
    r
  ) : (
    /** @type {V} */
    r
  )), o);
  let h;
  if (i) {
    var d = Xt in t || Di in t;
    h = an(t, e)?.set ?? (d && e in t ? (S) => t[e] = S : void 0);
  }
  var m, w = !1;
  i ? [m, w] = wo(() => (
    /** @type {V} */
    t[e]
  )) : m = /** @type {V} */
  t[e], m === void 0 && r !== void 0 && (m = f(), h && (ul(), h(m)));
  var v;
  if (v = () => {
    var S = (
      /** @type {V} */
      t[e]
    );
    return S === void 0 ? f() : (c = !0, S);
  }, (n & Yi) === 0)
    return v;
  if (h) {
    var g = t.$$legacy;
    return (
      /** @type {() => V} */
      (function(S, T) {
        return arguments.length > 0 ? ((!T || g || w) && h(T ? v() : S), S) : v();
      })
    );
  }
  var _ = !1, p = ((n & Wi) !== 0 ? jn : _s)(() => (_ = !1, v()));
  i && a(p);
  var x = (
    /** @type {Effect} */
    Te
  );
  return (
    /** @type {() => V} */
    (function(S, T) {
      if (arguments.length > 0) {
        const N = T ? a(p) : i ? ct(S) : S;
        return C(p, N), _ = !0, o !== void 0 && (o = N), S;
      }
      return Rt && _ || (x.f & Qe) !== 0 ? p.v : a(p);
    })
  );
}
function yo(t) {
  $e === null && fs(), Ke(() => {
    const e = Et(t);
    if (typeof e == "function") return (
      /** @type {() => void} */
      e
    );
  });
}
function bo(t) {
  $e === null && fs(), yo(() => () => Et(t));
}
const po = 15e3, ko = {
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
}, Ca = 2e3;
class xo {
  #e = /* @__PURE__ */ Q(null);
  get welcome() {
    return a(this.#e);
  }
  set welcome(e) {
    C(this.#e, e);
  }
  #n = /* @__PURE__ */ Q(null);
  get yours() {
    return a(this.#n);
  }
  set yours(e) {
    C(this.#n, e);
  }
  #t = /* @__PURE__ */ Q(!1);
  get connected() {
    return a(this.#t);
  }
  set connected(e) {
    C(this.#t, e, !0);
  }
  #a = /* @__PURE__ */ Q(!1);
  get lost() {
    return a(this.#a);
  }
  set lost(e) {
    C(this.#a, e, !0);
  }
  #r = /* @__PURE__ */ Q(!1);
  get shut() {
    return a(this.#r);
  }
  set shut(e) {
    C(this.#r, e, !0);
  }
  #s = /* @__PURE__ */ Q("");
  get failure() {
    return a(this.#s);
  }
  set failure(e) {
    C(this.#s, e, !0);
  }
  #i = /* @__PURE__ */ Q(!1);
  get revoked() {
    return a(this.#i);
  }
  set revoked(e) {
    C(this.#i, e, !0);
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
      }, this.welcome?.guest ? this.revoked || (setTimeout(() => this.connect(), this.pause), this.pause = Math.min(2 * this.pause, po)) : setTimeout(() => void this.findAgain(), Ca);
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
    setTimeout(() => void this.findAgain(), Ca);
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
    const n = ko[e.type];
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
const tt = new xo(), Mo = "5";
typeof window < "u" && ((window.__svelte ??= {}).v ??= /* @__PURE__ */ new Set()).add(Mo);
const So = "Compiling; the first time takes a while …";
function yt(t, e = !1) {
  if (t == null || !Number.isFinite(t)) return "–";
  const n = Math.abs(t), r = Number.isInteger(t) ? String(n) : n >= 100 ? n.toFixed(0) : n.toFixed(2);
  return t < 0 && Number(r) !== 0 ? `−${r}` : e && t > 0 && Number(r) !== 0 ? `+${r}` : r;
}
function fa(t) {
  const e = t.label || yt(t.value, !0);
  return t.words ? /[a-z]/i.test(e) && t.words !== e ? `${e}, ${t.words}` : t.words : `value ${e}`;
}
const Eo = {
  lower: "≥ ",
  upper: "≤ ",
  "lower estimate": "≳ ",
  "upper estimate": "≲ "
};
function Ao(t, e) {
  const n = yt(t, !0), r = Number(n.replace("−", "-"));
  return t !== null && e === "upper" && r > t ? `< ${n}` : t !== null && e === "lower" && r < t ? `> ${n}` : (Eo[e] ?? "") + n;
}
function To(t, e = !1) {
  const n = yt(t.value, e);
  return t.exact || t.value === null ? n : `≈ ${n}`;
}
function da(t) {
  return yt(t).replace(/\.00$/, "").replace(/(\.\d)0$/, "$1").replace(/^(−?)0\./, "$1.");
}
function or(t) {
  return t.toLocaleString("en");
}
function Sn(t) {
  if (t < 1e4) return or(t);
  const e = [[1e9, " bn"], [1e6, " M"], [1e3, " k"]];
  for (const [n, r] of e) if (t >= n) return `${(t / n).toPrecision(3)}${r}`;
  return or(t);
}
function Bt(t) {
  return t.charAt(0).toUpperCase() + t.slice(1);
}
function ri(t, e) {
  return t.figure === "seeds" ? `${t.symbol} ${t.symbol === "1" ? "seed" : "seeds"} of ${e[t.owner] ?? t.owner + 1}` : t.figure.includes(" ") ? t.figure : `${t.figure || t.symbol} of ${e[t.owner] ?? t.owner + 1}`;
}
function ai(t, e = []) {
  const n = e.map((s) => s.toLowerCase()), r = n.every((s) => s === "white" || s === "black") ? n : [];
  for (const s of t) {
    const i = s?.figure.split(" ") ?? [];
    s && s.owner >= 0 && i.length > 1 && (r[s.owner] = i[0]);
  }
  return r;
}
function Lo(t, e) {
  const n = Math.max(...e), r = t.filter((s, i) => e[i] === n);
  return r.length === t.length ? "Draw" : t.length === 2 ? `${Bt(r[0] ?? "")} wins` : t.map((s, i) => `${s} ${yt(e[i], !0)}`).join(", ");
}
var Oo = /* @__PURE__ */ A('<span aria-hidden="true"></span>');
function Co(t, e) {
  let n = te(e, "tone", 3, "");
  var r = Oo();
  let s;
  j(() => s = fe(r, 1, `sign p${e.player % 4} ${n() ?? ""}`, "svelte-qb9nm9", s, { ring: !n() && e.player % 2 === 1 })), y(t, r);
}
var No = /* @__PURE__ */ A('<div class="svelte-h5f36h"><dt><!> </dt> <dd class="svelte-h5f36h"> </dd></div>'), jo = /* @__PURE__ */ A('<dl class="svelte-h5f36h"></dl>');
function zo(t, e) {
  Se(e, !0);
  function n(s) {
    const i = e.part.unit === "$" ? `$${Math.abs(s).toLocaleString("en")}` : String(Math.abs(s));
    return s < 0 ? `−${i}` : i;
  }
  var r = jo();
  me(r, 21, () => e.part.counts, xe, (s, i, l) => {
    const o = /* @__PURE__ */ b(() => e.part.owners[l] ?? -1);
    var c = No(), u = Y(c), f = Y(u);
    {
      var h = (v) => {
        Co(v, {
          get player() {
            return a(o);
          }
        });
      };
      H(f, (v) => {
        a(o) >= 0 && v(h);
      });
    }
    var d = O(f, 1, !0), m = O(u, 2), w = ne(m, !0);
    j(
      (v, g) => {
        X(d, v), X(w, g);
      },
      [
        () => Bt(e.part.labels[l] ?? ""),
        () => n(a(i))
      ]
    ), y(s, c);
  }), y(t, r), Ee();
}
const Po = {
  s: ["♠", "spades", !1],
  h: ["♥", "hearts", !0],
  d: ["♦", "diamonds", !0],
  c: ["♣", "clubs", !1]
}, Ro = { A: "ace", K: "king", Q: "queen", J: "jack", T: "10" };
function si(t) {
  const e = /^(10|[2-9TJQKA])([shdc])$/.exec(t), n = Po[e?.[2] ?? ""];
  if (!e || !n) return null;
  const [r, [s, i, l]] = [e[1], n];
  return { rank: r === "T" ? "10" : r, sign: s, red: l, name: `${Ro[r] ?? r} of ${i}` };
}
function Hr(t) {
  return t === "?" ? "a hidden card" : t === "*" ? "a blank" : si(t)?.name ?? t;
}
var Io = /* @__PURE__ */ A('<span class="back svelte-1oi24y0" aria-hidden="true"></span>'), Fo = /* @__PURE__ */ A('<span aria-hidden="true"><span class="corner svelte-1oi24y0"> <br/> </span> <span class="suit svelte-1oi24y0"> </span> <span class="corner turned svelte-1oi24y0"> <br/> </span></span>'), Do = /* @__PURE__ */ A('<span class="value svelte-1oi24y0" aria-hidden="true"> </span>'), Bo = /* @__PURE__ */ A('<span class="word" aria-hidden="true"> </span> <!>', 1);
function Wr(t, e) {
  Se(e, !0);
  let n = te(e, "value", 3, null);
  const r = /* @__PURE__ */ b(() => si(e.card));
  var s = Ve(), i = ce(s);
  {
    var l = (u) => {
      var f = Io();
      y(u, f);
    }, o = (u) => {
      var f = Fo();
      let h;
      var d = Y(f), m = Y(d), w = O(m, 2, !0), v = O(d, 2), g = ne(v, !0), _ = O(v, 2), p = Y(_), x = O(p, 2, !0);
      j(() => {
        h = fe(f, 1, "face svelte-1oi24y0", null, h, { red: a(r).red }), X(m, a(r).rank), X(w, a(r).sign), X(g, a(r).sign), X(p, a(r).rank), X(x, a(r).sign);
      }), y(u, f);
    }, c = (u) => {
      var f = Bo(), h = ce(f), d = ne(h, !0), m = O(h, 2);
      {
        var w = (v) => {
          var g = Do(), _ = ne(g, !0);
          j(() => X(_, e.card === "*" ? "" : n())), y(v, g);
        };
        H(m, (v) => {
          n() !== null && v(w);
        });
      }
      j(() => X(d, e.card === "*" ? "" : e.card)), y(u, f);
    };
    H(i, (u) => {
      e.card === "?" ? u(l) : a(r) ? u(o, 1) : u(c, -1);
    });
  }
  y(t, s), Ee();
}
function qo(t) {
  return t.filter((e) => e.kind === "cards");
}
function Vo(t, e, n) {
  return -1 - (n * t + e);
}
function Uo(t, e) {
  return Math.floor((-1 - e) / t);
}
function ur(t, e) {
  return t.filter((n) => e.every((r) => n.cells.includes(r)));
}
function Ho(t, e, n) {
  const r = [...e.filter((s) => s !== n), n];
  return ur(t, r).length ? r : [n];
}
var Wo = /* @__PURE__ */ A("<span> </span>");
function ha(t, e) {
  Se(e, !0);
  var n = Wo();
  let r;
  var s = ne(n, !0);
  j(
    (i) => {
      r = fe(n, 1, "value svelte-urv3gu", null, r, {
        best: e.best,
        known: e.row.source !== "" || e.row.book !== null
      }), X(s, i);
    },
    [
      () => e.row.label || yt(e.row.value, !0)
    ]
  ), y(t, n), Ee();
}
var Yo = /* @__PURE__ */ A("<button><!><!></button>"), Go = /* @__PURE__ */ A('<span><!><span class="unseen"> </span></span>'), Ko = /* @__PURE__ */ A("<li><!></li>"), Xo = /* @__PURE__ */ A('<li><span class="card none svelte-1qn4n7r">none</span></li>'), Jo = /* @__PURE__ */ A("<ul></ul>");
function Zo(t, e) {
  Se(e, !0);
  let n = te(e, "legal", 19, () => []), r = te(e, "rows", 19, () => []), s = te(e, "chosen", 19, () => []), i = te(e, "fresh", 3, !1), l = te(e, "large", 3, !1), o = /* @__PURE__ */ Q(void 0), c = /* @__PURE__ */ Q(0);
  const u = /* @__PURE__ */ b(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), f = /* @__PURE__ */ b(() => e.part.cards.map((L, E) => ur(n(), [p(E)]))), h = /* @__PURE__ */ b(() => a(f).some((L) => L.length > 0)), d = /* @__PURE__ */ b(() => a(f).findIndex((L) => L.length > 0)), m = /* @__PURE__ */ b(() => a(f)[a(c)]?.length ? a(c) : a(d)), w = /* @__PURE__ */ b(() => new Map(r().filter((L) => L.value !== null).map((L) => [L.cells[0], L]))), v = /* @__PURE__ */ b(() => r().find((L) => L.value !== null));
  let g = !1;
  Ke(() => {
    a(m), !(!a(h) || !g) && Vs().then(() => document.activeElement === document.body && _(a(m)));
  });
  function _(L) {
    a(o)?.querySelector(`[data-cell="${p(L)}"]`)?.focus();
  }
  function p(L) {
    return Vo(e.count, e.row, L);
  }
  function x(L) {
    const E = a(w).get(p(L)), M = [Hr(e.part.cards[L])];
    return s().includes(p(L)) && M.push("chosen"), M.push(`legal: ${a(f)[L].slice(0, 3).map((q) => q.words || q.text).join(" or ")}`), E && M.push(fa(E)), M.join(", ");
  }
  function S(L) {
    const E = a(f).flatMap((ee, ve) => ee.length ? [ve] : []), M = E.indexOf(a(m)), K = {
      ArrowLeft: M - 1,
      ArrowRight: M + 1,
      Home: 0,
      End: E.length - 1
    }[L.key];
    K !== void 0 && (L.preventDefault(), L.stopPropagation(), E[K] !== void 0 && (C(c, E[K], !0), _(a(c))));
  }
  var T = Jo();
  let N;
  me(
    T,
    21,
    () => e.part.cards,
    xe,
    (L, E, M) => {
      const q = /* @__PURE__ */ b(() => a(w).get(p(M)));
      var K = Ko();
      let ee;
      var ve = Y(K);
      {
        var Le = (U) => {
          var re = Yo();
          let z;
          var G = Y(re);
          Wr(G, {
            get card() {
              return a(E);
            },
            get value() {
              return e.part.values[M];
            }
          });
          var ie = O(G);
          {
            var le = (we) => {
              {
                let _e = /* @__PURE__ */ b(() => a(q) === a(v));
                ha(we, {
                  get row() {
                    return a(q);
                  },
                  get best() {
                    return a(_e);
                  }
                });
              }
            };
            H(ie, (we) => {
              a(q) && we(le);
            });
          }
          j(
            (we, _e, he) => {
              z = fe(re, 1, "cell card can svelte-1qn4n7r", null, z, { from: we }), $(re, "data-cell", _e), $(re, "tabindex", M === a(m) ? 0 : -1), $(re, "aria-label", he);
            },
            [
              () => s().includes(p(M)),
              () => p(M),
              () => x(M)
            ]
          ), se("click", re, () => (C(c, M, !0), e.choose(p(M)))), y(U, re);
        }, ge = (U) => {
          var re = Go();
          let z;
          var G = Y(re);
          Wr(G, {
            get card() {
              return a(E);
            },
            get value() {
              return e.part.values[M];
            }
          });
          var ie = O(G), le = ne(ie, !0);
          j(
            (we) => {
              z = fe(re, 1, "card svelte-1qn4n7r", null, z, { down: a(E) === "?" }), X(le, we);
            },
            [() => Hr(a(E))]
          ), y(U, re);
        };
        H(ve, (U) => {
          a(f)[M].length && e.choose ? U(Le) : U(ge, -1);
        });
      }
      j(() => ee = fe(K, 1, Ut(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-1qn4n7r", ee, { fresh: i() })), y(L, K);
    },
    (L) => {
      var E = Xo();
      y(L, E);
    }
  ), Ht(T, (L) => C(o, L), () => a(o)), j(
    (L) => {
      N = fe(T, 1, "tiles svelte-1qn4n7r", null, N, {
        letters: e.part.values.length > 0,
        large: l() && e.part.cards.length < 8,
        small: L
      }), $(T, "aria-label", e.part.title || a(u) || "cards");
    },
    [
      () => !l() && e.part.cards.every((L) => L === "?")
    ]
  ), se("keydown", T, S), se("focusin", T, () => g = !0), se("focusout", T, (L) => L.relatedTarget && (g = !1)), y(t, T), Ee();
}
it(["keydown", "focusin", "focusout", "click"]);
const jt = 2 / Math.sqrt(3), dn = 0.26, cr = 0.75;
function ii(t) {
  return [dn + (t.rowLabels.length ? cr : 0), dn + (t.columnLabels.length ? cr : 0)];
}
function Rn(t) {
  return t.ends.length ? 1 : 0;
}
function Wn(t) {
  if (t.shape !== "hexagon") return [t.columns + 2 * Rn(t), t.rows];
  const [e, n] = ii(t);
  return [e + t.columns + (t.rows - 1) / 2 + dn, n + jt * (0.75 * t.rows + 0.25) + dn];
}
function Ot(t, e) {
  const [n, r] = [Math.floor(e / t.columns), e % t.columns];
  if (t.shape !== "hexagon") return [r + Rn(t) + 0.5, n + 0.5];
  const [s, i] = ii(t);
  return [s + r + n / 2 + 0.5, i + jt * (0.75 * n + 0.5)];
}
const Yr = [
  [0, jt / 2],
  [0.5, jt / 4],
  [0.5, -jt / 4],
  [0, -jt / 2],
  [-0.5, -jt / 4],
  [-0.5, jt / 4]
];
function Qo(t) {
  const { rows: e, columns: n } = t, r = [...Array(n).keys()], s = [...Array(e).keys()], i = [
    [r, [4, 3, 2]],
    [s.map((l) => l * n + n - 1), [2, 1]],
    [r.map((l) => (e - 1) * n + l), [5, 0, 1]],
    [s.map((l) => l * n), [4, 5]]
  ];
  return t.sides.map((l, o) => {
    const [c, u] = i[o], f = c.flatMap((h) => {
      const [d, m] = Ot(t, h);
      return u.map((w) => `${d + Yr[w][0]} ${m + Yr[w][1]}`);
    });
    return { owner: l, d: `M${f.join("L")}` };
  });
}
function $o(t) {
  return t.cells.map((e, n) => {
    const [r, s] = Ot(t, n);
    return `M${Yr.map(([i, l]) => `${r + i} ${s + l}`).join("L")}z`;
  }).join("");
}
function eu(t) {
  const e = t.rowLabels.map((r, s) => {
    const [i, l] = Ot(t, s * t.columns);
    return { name: r, at: [i - 0.5 - dn - cr / 2, l] };
  }), n = t.columnLabels.map((r, s) => {
    const [i, l] = Ot(t, s);
    return { name: r, at: [i, l - jt / 2 - dn - cr / 3] };
  });
  return [...e, ...n];
}
function va(t, e) {
  return t.shape !== "lattice" ? `repeat(${e}, minmax(0, 1fr))` : `repeat(${(e - 1) / 2}, minmax(0, 1fr) minmax(0, 3fr)) minmax(0, 1fr)`;
}
function li(t) {
  const e = va(t, t.columns);
  return Rn(t) ? `minmax(0, 1fr) ${e} minmax(0, 1fr)` : e;
}
function Na(t, e) {
  return t.shape === "lattice" ? 2 * e - 1 : e;
}
function oi(t, e) {
  if (t.names[e]) return t.names[e];
  const n = Math.floor(e / t.columns), r = e % t.columns, s = t.columnLabels[r] ?? String(r + 1), i = t.rowLabels[n];
  return !t.rowLabels.length && t.columnLabels.length ? `column ${s}, row ${t.rows - n}` : i === void 0 ? `row ${n + 1}, column ${r + 1}` : `${s}${i}`;
}
const tu = ["─", "│", "·"];
function ui(t) {
  if (t.shape !== "point") return "";
  const e = t.cells.some((s) => s && s.owner < 0);
  if (!e && t.cells.every((s) => s)) return "";
  const n = (s, i) => !e || t.cells[s] !== null && t.cells[s].symbol !== i, r = [];
  return t.cells.forEach((s, i) => {
    const [l, o] = Ot(t, i);
    (i + 1) % t.columns && n(i, "│") && n(i + 1, "│") && r.push(`M${l} ${o}h1`), o < t.rows - 1 && n(i, "─") && n(i + t.columns, "─") && r.push(`M${l} ${o}v1`);
  }), r.join("");
}
function nu(t, e) {
  const n = /* @__PURE__ */ new Map();
  if (t.rowLabels.length || !t.columnLabels.length) return n;
  for (const r of e) {
    const s = r.cells[0] % t.columns;
    if (n.has(s)) return /* @__PURE__ */ new Map();
    n.set(s, r);
  }
  return n;
}
function ru(t) {
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
    stars: Gr(t, t.stars),
    lines: t.lines.map((e) => Gr(t, e))
  };
}
function Gr(t, e) {
  return e.map((n) => t.cells.length - 1 - n);
}
function ci({ part: t, start: e, turned: n }, r) {
  const s = r.map((i) => i - e).filter((i) => i >= 0 && i < t.cells.length);
  return n ? Gr(t, s) : s;
}
function ja(t, e) {
  return e.map((n) => ({ ...n, cells: ci(t, n.cells) })).filter((n, r) => n.cells.length > 0 && n.cells.length === e[r].cells.length);
}
function au(t) {
  let e = 0;
  return t.map((n) => {
    const r = e;
    return n.kind === "grid" && (e += n.cells.length), r;
  });
}
var su = /* @__PURE__ */ We('<g><ellipse class="side svelte-1mrwj6b" rx="17" ry="8" cy="3"></ellipse><ellipse class="top svelte-1mrwj6b" rx="17" ry="8"></ellipse><ellipse class="ring svelte-1mrwj6b" rx="11" ry="5"></ellipse></g>'), iu = /* @__PURE__ */ We('<svg aria-hidden="true"></svg>'), lu = /* @__PURE__ */ A('<div class="player svelte-1mrwj6b"><!> <p class="svelte-1mrwj6b"><span class="svelte-1mrwj6b"> </span> <b class="svelte-1mrwj6b"> </b> <small class="svelte-1mrwj6b"> </small></p></div>'), ou = /* @__PURE__ */ A('<div class="chips svelte-1mrwj6b"><div class="pot svelte-1mrwj6b"><!> <p class="svelte-1mrwj6b"><span class="svelte-1mrwj6b">Pot</span> <b class="svelte-1mrwj6b"> </b></p></div> <!></div>');
function uu(t, e) {
  Se(e, !0);
  const n = (m, w = xt, v = xt) => {
    const g = /* @__PURE__ */ b(() => Math.min(w(), r));
    var _ = iu();
    $(_, "viewBox", "0 0 40 57"), me(_, 21, () => ({ length: a(g) }), xe, (p, x, S) => {
      const T = /* @__PURE__ */ b(() => 12 + s * (r - S));
      var N = su();
      j(() => $(N, "transform", `translate(20 ${a(T) ?? ""})`)), y(p, N);
    }), j(() => fe(_, 0, Ut(v() >= 0 ? `p${v() % 4}` : "all"), "svelte-1mrwj6b")), y(m, _);
  }, r = 7, s = 5, i = /* @__PURE__ */ b(() => e.part.bets.reduce((m, w) => m + w, 0));
  var l = ou(), o = Y(l), c = Y(o);
  n(c, () => a(i), () => -1);
  var u = O(c, 2), f = O(Y(u), 2), h = ne(f, !0), d = O(o, 2);
  me(d, 17, () => e.part.labels, xe, (m, w, v) => {
    var g = lu(), _ = Y(g);
    n(_, () => e.part.stacks[v] ?? 0, () => v);
    var p = O(_, 2), x = Y(p), S = ne(x, !0), T = O(x, 2), N = ne(T, !0), L = O(T, 2), E = ne(L);
    j(
      (M) => {
        X(S, M), X(N, e.part.stacks[v]), X(E, `${e.part.bets[v] ?? ""} in the pot`);
      },
      [() => Bt(a(w))]
    ), y(m, g);
  }), j(() => X(h, a(i))), y(t, l), Ee();
}
var cu = /* @__PURE__ */ A('<i class="hotel svelte-gorbdj"></i>'), fu = /* @__PURE__ */ A('<i class="svelte-gorbdj"></i>'), du = /* @__PURE__ */ A('<span class="band svelte-gorbdj" aria-hidden="true"><!></span>'), hu = /* @__PURE__ */ A('<small aria-hidden="true" class="svelte-gorbdj"></small>'), vu = /* @__PURE__ */ A('<span aria-hidden="true"></span>'), gu = /* @__PURE__ */ A("<b></b>"), mu = /* @__PURE__ */ A('<span class="tokens svelte-gorbdj" aria-hidden="true"></span>'), _u = /* @__PURE__ */ A('<button><!> <span class="name svelte-gorbdj" aria-hidden="true"> </span> <!> <!> <!></button>'), wu = /* @__PURE__ */ A("<span> </span>"), yu = /* @__PURE__ */ A('<b class="svelte-gorbdj"> </b><!>', 1), bu = /* @__PURE__ */ A('<div class="circuit svelte-gorbdj"><div class="squares svelte-gorbdj" role="group"><!> <div class="middle svelte-gorbdj"><!> <p class="looked soft svelte-gorbdj"><!></p></div></div></div>');
function pu(t, e) {
  Se(e, !0);
  let n = te(e, "legal", 19, () => []), r = te(e, "last", 19, () => []), s, i = /* @__PURE__ */ Q(0), l = /* @__PURE__ */ Q(null);
  const o = /* @__PURE__ */ b(() => e.part.squares.length / 4), c = /* @__PURE__ */ b(() => new Map(n().filter((E) => E.cells.length === 1).map((E) => [E.cells[0], E]))), u = /* @__PURE__ */ b(() => a(l) === null ? void 0 : e.part.squares[a(l)]);
  function f(E) {
    const M = E % a(o);
    return [
      [a(o), a(o) - M],
      [a(o) - M, 0],
      [0, M],
      [M, a(o)]
    ][Math.floor(E / a(o))];
  }
  function h(E) {
    const M = [E.name];
    E.tint && M.push(E.tint), E.note && M.push(E.note), E.owner >= 0 && M.push(`owned by ${e.names[E.owner] ?? ""}`), E.houses && M.push(E.houses === 5 ? "a hotel" : E.houses === 1 ? "1 house" : `${E.houses} houses`);
    for (const q of E.visitors) M.push(`${e.names[q] ?? ""} is here`);
    return M;
  }
  function d(E) {
    const M = h(e.part.squares[E]), q = a(c).get(E);
    return q && M.push(`legal: ${q.words || q.text}`), r().includes(E) && M.push("last move"), M.join(", ");
  }
  function m(E) {
    C(i, E, !0), C(l, E, !0);
    const M = a(c).get(E);
    M && e.play?.(M.text);
  }
  function w(E) {
    const M = e.part.squares.length, K = { ArrowLeft: 1, ArrowUp: 1, ArrowRight: -1, ArrowDown: -1 }[E.key];
    K !== void 0 && (E.preventDefault(), E.stopPropagation(), C(i, (a(i) + K + M) % M), C(l, a(i), !0), s.querySelector(`[data-cell="${a(i)}"]`)?.focus());
  }
  var v = bu();
  let g;
  var _ = Y(v), p = Y(_);
  me(p, 17, () => e.part.squares, xe, (E, M, q) => {
    const K = /* @__PURE__ */ b(() => {
      const [W, k] = f(q);
      return { row: W, column: k };
    });
    var ee = _u();
    let ve;
    $(ee, "data-cell", q);
    let Le;
    var ge = Y(ee);
    {
      var U = (W) => {
        var k = du(), B = Y(k);
        {
          var ae = (ye) => {
            var Ae = cu();
            y(ye, Ae);
          }, pe = (ye) => {
            var Ae = Ve(), F = ce(Ae);
            me(F, 17, () => ({ length: a(M).houses }), xe, (D, ue) => {
              var Ce = fu();
              y(D, Ce);
            }), y(ye, Ae);
          };
          H(B, (ye) => {
            a(M).houses === 5 ? ye(ae) : ye(pe, -1);
          });
        }
        y(W, k);
      };
      H(ge, (W) => {
        a(M).tint && W(U);
      });
    }
    var re = O(ge, 2), z = ne(re, !0), G = O(re, 2);
    {
      var ie = (W) => {
        var k = hu();
        j(() => $(k, "data-text", a(M).note)), y(W, k);
      };
      H(G, (W) => {
        a(M).note && W(ie);
      });
    }
    var le = O(G, 2);
    {
      var we = (W) => {
        var k = vu();
        let B;
        j(() => B = fe(k, 1, `owner p${a(M).owner % 4}`, "svelte-gorbdj", B, { second: a(M).owner % 2 === 1 })), y(W, k);
      };
      H(le, (W) => {
        a(M).owner >= 0 && W(we);
      });
    }
    var _e = O(le, 2);
    {
      var he = (W) => {
        var k = mu();
        me(k, 21, () => a(M).visitors, xe, (B, ae) => {
          var pe = gu();
          j(() => {
            fe(pe, 1, `p${a(ae) % 4}`, "svelte-gorbdj"), $(pe, "data-text", a(ae) + 1);
          }), y(B, pe);
        }), y(W, k);
      };
      H(_e, (W) => {
        a(M).visitors.length && W(he);
      });
    }
    j(
      (W, k, B, ae) => {
        ve = fe(ee, 1, "cell svelte-gorbdj", null, ve, { can: W, last: k, corner: q % a(o) === 0 }), $(ee, "tabindex", q === a(i) ? 0 : -1), $(ee, "aria-label", B), Le = rt(ee, "", Le, {
          "grid-area": `${a(K).row + 1} / ${a(K).column + 1}`,
          "--tint": ae
        }), X(z, a(M).name);
      },
      [
        () => a(c).has(q),
        () => r().includes(q),
        () => d(q),
        () => a(M).tint ? `var(--tint-${a(M).tint.replace(" ", "-")})` : void 0
      ]
    ), se("click", ee, () => m(q)), He("focus", ee, () => C(l, q, !0)), He("pointerenter", ee, () => C(l, q, !0)), y(E, ee);
  });
  var x = O(p, 2), S = Y(x);
  _r(S, () => e.middle);
  var T = O(S, 2), N = Y(T);
  {
    var L = (E) => {
      var M = yu(), q = ce(M), K = ne(q, !0), ee = O(q);
      me(ee, 17, () => h(a(u)).slice(1), xe, (ve, Le) => {
        var ge = wu(), U = ne(ge, !0);
        j((re) => X(U, re), [() => Bt(a(Le))]), y(ve, ge);
      }), j(() => X(K, a(u).name)), y(E, M);
    };
    H(N, (E) => {
      a(u) && E(L);
    });
  }
  Ht(_, (E) => s = E, () => s), j(() => {
    g = rt(v, "", g, { "--side": a(o) + 1 }), $(_, "aria-label", e.part.title || "board");
  }), se("keydown", _, w), He("pointerleave", _, () => C(l, null)), y(t, v), Ee();
}
it(["keydown", "click"]);
const ku = 60;
function rn(t, e) {
  return { pile: e % t.counts.length, left: Math.floor(e / t.counts.length) };
}
function Xn(t, e, n) {
  return n * t.counts.length + e;
}
function xu(t, e) {
  return (t.counts[e] ?? 0) <= ku;
}
function za(t, e, n) {
  return e.map((r) => rn(t, r)).find((r) => r.pile === n)?.left;
}
function Mu(t) {
  for (const e of ["grid", "circuit", "points", "piles"]) {
    const n = t.findIndex((r) => r.kind === e);
    if (n >= 0) return n;
  }
  return -1;
}
function Pa(t) {
  return (e) => {
    const n = t.flatMap((r) => [...e.querySelectorAll(`[data-cell="${r}"]`)]);
    for (const r of n) r.dataset.hint = "";
    return () => {
      for (const r of n) delete r.dataset.hint;
    };
  };
}
var Su = /* @__PURE__ */ We('<circle r="2.7"></circle>'), Eu = /* @__PURE__ */ We('<svg viewBox="0 0 30 30" aria-hidden="true" class="svelte-e0qqyt"></svg>'), Au = /* @__PURE__ */ A('<b aria-hidden="true"> </b>'), Tu = /* @__PURE__ */ A('<li><span class="unseen"> </span> <!></li>'), Lu = /* @__PURE__ */ A('<li class="none svelte-e0qqyt"><span class="soft">none</span></li>'), Ou = /* @__PURE__ */ A('<ul class="tiles svelte-e0qqyt"></ul>');
function Ra(t, e) {
  Se(e, !0);
  let n = te(e, "fresh", 3, !1);
  const r = /* @__PURE__ */ b(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), s = {
    1: [4],
    2: [0, 8],
    3: [0, 4, 8],
    4: [0, 2, 6, 8],
    5: [0, 2, 4, 6, 8],
    6: [0, 2, 3, 5, 6, 8]
  };
  var i = Ou();
  me(
    i,
    21,
    () => e.part.values,
    xe,
    (l, o) => {
      var c = Tu();
      let u;
      var f = Y(c), h = ne(f, !0), d = O(f, 2);
      {
        var m = (v) => {
          var g = Eu();
          me(g, 21, () => s[a(o)], xe, (_, p) => {
            var x = Su();
            j(
              (S) => {
                $(x, "cx", 7 + 8 * (a(p) % 3)), $(x, "cy", S);
              },
              [() => 7 + 8 * Math.floor(a(p) / 3)]
            ), y(_, x);
          }), y(v, g);
        }, w = (v) => {
          var g = Au(), _ = ne(g, !0);
          j(() => X(_, a(o) || "?")), y(v, g);
        };
        H(d, (v) => {
          s[a(o)] ? v(m) : v(w, -1);
        });
      }
      j(() => {
        u = fe(c, 1, Ut(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-e0qqyt", u, { fresh: n() }), X(h, a(o));
      }), y(l, c);
    },
    (l) => {
      var o = Lu();
      y(l, o);
    }
  ), j(() => $(i, "aria-label", e.part.title || (a(r) ? `${a(r)}'s dice` : "dice"))), y(t, i), Ee();
}
var Cu = /* @__PURE__ */ We("<line></line>"), Nu = /* @__PURE__ */ We('<svg aria-hidden="true" class="svelte-14rp5gw"><defs><marker id="tip" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.2" markerHeight="3.2" orient="auto"><path d="M0 0 10 5 0 10z" class="svelte-14rp5gw"></path></marker></defs><!></svg>');
function fi(t, e) {
  Se(e, !0);
  let n = te(e, "cell", 3, 1);
  function r({ from: [l, o], to: [c, u] }) {
    const f = 0.28 * n() / (Math.hypot(c - l, u - o) || 1);
    return {
      x1: l,
      y1: o,
      x2: c - (c - l) * f,
      y2: u - (u - o) * f
    };
  }
  var s = Nu(), i = O(Y(s));
  me(i, 17, () => e.arrows, xe, (l, o) => {
    var c = Cu();
    mo(
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
    ), y(l, c);
  }), j(() => $(s, "viewBox", `0 0 ${e.width ?? ""} ${e.height ?? ""}`)), y(t, s), Ee();
}
var ju = /* @__PURE__ */ A("<button><!></button>");
function zu(t, e) {
  Se(e, !0);
  const n = /* @__PURE__ */ b(() => (Math.floor(e.cell / e.part.columns) + e.cell % e.part.columns) % 2 === 1), r = /* @__PURE__ */ b(() => e.part.tints[e.cell]), s = /* @__PURE__ */ b(() => {
    if (e.part.shape !== "hexagon") return null;
    const [[u, f], [h, d]] = [Ot(e.part, e.cell), Wn(e.part)];
    return { left: `${100 * u / h}%`, top: `${100 * f / d}%` };
  });
  var i = ju();
  let l, o;
  var c = Y(i);
  _r(c, () => e.children), j(
    (u, f) => {
      l = fe(i, 1, "cell svelte-1qas7g2", null, l, {
        odd: a(n),
        can: e.can,
        grab: e.grab,
        target: e.target,
        taking: e.target && e.part.cells[e.cell] !== null,
        from: e.from,
        last: e.last,
        tinted: u
      }), $(i, "data-cell", e.cell), $(i, "tabindex", e.focused ? 0 : -1), $(i, "aria-label", e.label), o = rt(i, "", o, {
        "--tint": f,
        left: a(s)?.left,
        top: a(s)?.top
      });
    },
    [
      () => !!a(r),
      () => a(r) ? `var(--tint-${a(r).replace(" ", "-")})` : void 0
    ]
  ), se("click", i, function(...u) {
    e.click?.apply(this, u);
  }), se("pointerdown", i, function(...u) {
    e.down?.apply(this, u);
  }), y(t, i), Ee();
}
it(["click", "pointerdown"]);
class Pu {
  constructor(e, n, r) {
    this.part = e, this.legal = n, this.play = r;
  }
  #e = (
    /** Where a move begins. */
    /* @__PURE__ */ Q(null)
  );
  get from() {
    return a(this.#e);
  }
  set from(e) {
    C(this.#e, e, !0);
  }
  #n = /* @__PURE__ */ Q([]);
  get choice() {
    return a(this.#n);
  }
  set choice(e) {
    C(this.#n, e);
  }
  #t = /* @__PURE__ */ b(() => new Map(this.legal().filter((e) => e.cells.length === 1).map((e) => [e.cells[0], e])));
  get placing() {
    return a(this.#t);
  }
  set placing(e) {
    C(this.#t, e);
  }
  #a = /* @__PURE__ */ b(() => this.legal().filter((e) => e.cells.length > 1).flatMap((e) => this.part().cells[e.cells[0]] ? [e] : [e, { ...e, cells: [...e.cells].reverse() }]));
  get steps() {
    return a(this.#a);
  }
  set steps(e) {
    C(this.#a, e);
  }
  #r = /* @__PURE__ */ b(() => new Set(this.steps.map((e) => e.cells[0])));
  get origins() {
    return a(this.#r);
  }
  set origins(e) {
    C(this.#r, e);
  }
  #s = /* @__PURE__ */ b(() => new Set(this.steps.filter((e) => e.cells[0] === this.from).map((e) => e.cells.at(-1))));
  get targets() {
    return a(this.#s);
  }
  set targets(e) {
    C(this.#s, e);
  }
  #i = /* @__PURE__ */ b(() => nu(this.part(), this.placing.values()));
  get columnwise() {
    return a(this.#i);
  }
  set columnwise(e) {
    C(this.#i, e);
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
const Ru = 5;
class di {
  #e = (
    /** The cell whose piece is pressed, and how far it has been taken. */
    /* @__PURE__ */ Q(-1)
  );
  get cell() {
    return a(this.#e);
  }
  set cell(e) {
    C(this.#e, e, !0);
  }
  #n = /* @__PURE__ */ Q(0);
  get dx() {
    return a(this.#n);
  }
  set dx(e) {
    C(this.#n, e, !0);
  }
  #t = /* @__PURE__ */ Q(0);
  get dy() {
    return a(this.#t);
  }
  set dy(e) {
    C(this.#t, e, !0);
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
    return (this.moves || Math.hypot(n, r) >= Ru) && ([this.dx, this.dy] = [n, r]), this.moves;
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
const Iu = "M24 89c0-7 5-10 13-11h26c8 1 13 4 13 11z", Fu = {
  pawn: {
    body: "M50 21a13 13 0 0 0-8.6 22.8c-6 3-9.4 8-9.4 14 0 6 3 11 7.6 14.4C30.5 75.5 25 81 25 89h50c0-8-5.5-13.5-14.6-16.800C65 68.800 68 63.800 68 57.800c0-6-3.400-11-9.400-14A13 13 0 0 0 50 21z"
  },
  knight: {
    body: "M30 89h47c2.5-27 0-47-12-58-5-4.5-11-7-17.5-7.5L44 14l-7.5 11.5C29 30 24.5 37 21.5 46L14 61c-2 4-.5 8.5 3.5 9.5 3 .8 5.800-.4 7.5-3l3.5-4c7-.8 13-3.300 18-8C46 67 31 72 30 89z",
    lines: "M36 39.5v.1M21.5 61.5v.1M53 33c11 5 16 19 15.5 44"
  },
  bishop: {
    body: `M50 10.5a5.5 5.5 0 0 1 3.300 9.900C64.5 28.5 71 39 71 50c0 7.5-3.5 13-8 17.5H37c-4.5-4.5-8-10-8-17.5 0-11 6.5-21.5 17.700-29.600A5.5 5.5 0 0 1 50 10.5zM37 67.5h26l2 10.5H35z${Iu}`,
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
  tile: { body: "M13 11h74v74H13z", lines: "M26 24h48v48H26z" },
  skull: {
    body: "M50 12c-22 0-35 14-35 33 0 12 6 19 13 23v14h44V68c7-4 13-11 13-23 0-19-13-33-35-33z",
    lines: "M36 44v5M64 44v5M50 57v4M42 82v-8M50 82v-8M58 82v-8"
  },
  cross: { body: "", strokes: "M24 24l52 52M76 24 24 76" },
  ring: { body: "", strokes: "M50 22a28 28 0 1 0 0 56 28 28 0 0 0 0-56z" }
};
var Du = /* @__PURE__ */ We('<circle r="6.5" class="svelte-1bcztkw"></circle>'), Bu = /* @__PURE__ */ A('<svg aria-hidden="true" class="svelte-1bcztkw"></svg> <b aria-hidden="true"> </b>', 1);
function qu(t, e) {
  Se(e, !0);
  let n = te(e, "high", 3, 1);
  const r = 24, s = 2.4, i = /* @__PURE__ */ b(() => [
    ...Array(e.count <= r * n() ? e.count : 0).keys()
  ].map((h) => {
    const d = 26 * Math.sqrt((h + (e.count > 1 ? 0.5 : 0)) / Math.max(e.count, 4));
    return [
      50 + d * Math.cos(s * h),
      50 * n() - 10 + n() * d * Math.sin(s * h)
    ];
  }));
  var l = Bu(), o = ce(l);
  me(o, 21, () => a(i), xe, (h, d) => {
    var m = /* @__PURE__ */ b(() => nr(a(d), 2));
    let w = () => a(m)[0], v = () => a(m)[1];
    var g = Du();
    j(() => {
      $(g, "cx", w()), $(g, "cy", v());
    }), y(h, g);
  });
  var c = O(o, 2);
  let u;
  var f = ne(c, !0);
  j(() => {
    $(o, "viewBox", `0 0 100 ${100 * n()}`), u = fe(c, 1, "svelte-1bcztkw", null, u, { alone: !a(i).length }), X(f, e.count);
  }), y(t, l), Ee();
}
var Vu = /* @__PURE__ */ We('<path class="body svelte-chnsao"></path>'), Uu = /* @__PURE__ */ We('<path class="lines svelte-chnsao"></path>'), Hu = /* @__PURE__ */ We('<path class="strokes svelte-chnsao"></path>'), Wu = /* @__PURE__ */ We('<svg aria-hidden="true"><!><!><!></svg>'), Yu = /* @__PURE__ */ A("<span></span>"), Gu = /* @__PURE__ */ A("<span><!></span>"), Ku = /* @__PURE__ */ A('<small class="svelte-chnsao"> </small>'), Xu = /* @__PURE__ */ A("<span> <!></span>"), Ia = /* @__PURE__ */ A("<span> </span>");
function hi(t, e) {
  Se(e, !0);
  let n = te(e, "turn", 3, 0), r = te(e, "high", 3, 1);
  const s = /* @__PURE__ */ b(() => e.piece.figure.split(" ")), i = /* @__PURE__ */ b(() => a(s)[a(s).length - 1]), l = /* @__PURE__ */ b(() => a(s).length > 1 ? a(s)[0] : "own"), o = /* @__PURE__ */ b(() => Fu[a(i)]), c = /* @__PURE__ */ b(() => [...e.piece.symbol].length > 2);
  var u = Ve(), f = ce(u);
  {
    var h = (_) => {
      var p = Wu();
      let x, S;
      var T = Y(p);
      {
        var N = (K) => {
          var ee = Vu();
          j(() => $(ee, "d", a(o).body)), y(K, ee);
        };
        H(T, (K) => {
          a(o).body && K(N);
        });
      }
      var L = O(T);
      {
        var E = (K) => {
          var ee = Uu();
          j(() => $(ee, "d", a(o).lines)), y(K, ee);
        };
        H(L, (K) => {
          a(o).lines && K(E);
        });
      }
      var M = O(L);
      {
        var q = (K) => {
          var ee = Hu();
          j(() => $(ee, "d", a(o).strokes)), y(K, ee);
        };
        H(M, (K) => {
          a(o).strokes && K(q);
        });
      }
      j(() => {
        x = fe(p, 0, `figure ${a(l) ?? ""} ${a(i) ?? ""} ${e.piece.owner >= 0 ? `p${e.piece.owner % 4}` : ""}`, "svelte-chnsao", x, { second: e.piece.owner % 2 === 1 }), $(p, "viewBox", a(o).lines || a(o).body ? "5 3 90 90" : "0 0 100 100"), S = rt(p, "", S, {
          rotate: n() && n() !== 180 ? `${n()}deg` : void 0,
          scale: n() === 180 ? "-1 1" : void 0
        });
      }), y(_, p);
    }, d = (_) => {
      var p = Yu();
      let x;
      j(() => x = fe(p, 1, `stone ${a(l) ?? ""} p${e.piece.owner % 4}`, "svelte-chnsao", x, {
        ring: a(l) === "own" && e.piece.owner % 2 === 1
      })), y(_, p);
    }, m = (_) => {
      var p = Gu(), x = Y(p);
      {
        let S = /* @__PURE__ */ b(() => Number(e.piece.symbol));
        qu(x, {
          get count() {
            return a(S);
          },
          get high() {
            return r();
          }
        });
      }
      j(() => fe(p, 1, `seeds p${e.piece.owner % 4}`, "svelte-chnsao")), y(_, p);
    }, w = (_) => {
      var p = Xu();
      let x;
      var S = Y(p), T = O(S);
      {
        var N = (L) => {
          var E = Ku(), M = ne(E, !0);
          j(() => X(M, e.piece.note)), y(L, E);
        };
        H(T, (L) => {
          e.piece.note && L(N);
        });
      }
      j(
        (L) => {
          x = fe(p, 1, "tile svelte-chnsao", null, x, { new: e.piece.owner >= 0 }), X(S, L);
        },
        [
          () => e.piece.symbol === "*" ? "" : e.piece.symbol.toUpperCase()
        ]
      ), y(_, p);
    }, v = (_) => {
      var p = Ia();
      let x;
      var S = ne(p, !0);
      j(() => {
        x = fe(p, 1, `token p${e.piece.owner % 4}`, "svelte-chnsao", x, { ring: e.piece.owner % 2 === 1, long: a(c) }), X(S, e.piece.symbol);
      }), y(_, p);
    }, g = (_) => {
      var p = Ia();
      let x;
      var S = ne(p, !0);
      j(() => {
        x = fe(p, 1, "plain svelte-chnsao", null, x, { long: a(c) }), X(S, e.piece.symbol);
      }), y(_, p);
    };
    H(f, (_) => {
      a(o) ? _(h) : a(i) === "stone" ? _(d, 1) : a(i) === "seeds" ? _(m, 2) : a(i) === "tile" ? _(w, 3) : e.piece.owner >= 0 ? _(v, 4) : _(g, -1);
    });
  }
  y(t, u), Ee();
}
var Ju = /* @__PURE__ */ A('<span class="unseen"> </span> <!>', 1), Zu = /* @__PURE__ */ A('<div class="end svelte-112amzp"><!></div>');
function Qu(t, e) {
  Se(e, !0);
  var n = Zu();
  let r;
  var s = Y(n);
  {
    var i = (l) => {
      var o = Ju(), c = ce(o), u = ne(c), f = O(c, 2);
      hi(f, {
        get piece() {
          return e.piece;
        },
        get high() {
          return e.rows;
        }
      }), j((h) => X(u, `${e.column === 1 ? "left" : "right"} end: ${h ?? ""}`), [
        () => e.piece.owner >= 0 ? ri(e.piece, e.names) : e.piece.symbol
      ]), y(l, o);
    };
    H(s, (l) => {
      e.piece && l(i);
    });
  }
  j(() => r = rt(n, "", r, {
    "grid-area": `1 / ${e.column ?? ""} / span ${e.rows ?? ""} / auto`
  })), y(t, n), Ee();
}
var $u = /* @__PURE__ */ A("<span> </span>"), ec = /* @__PURE__ */ A('<div class="row-labels svelte-11w0tdl" aria-hidden="true"></div>'), tc = /* @__PURE__ */ A('<span class="svelte-11w0tdl"> </span>'), nc = /* @__PURE__ */ A('<div class="column-labels svelte-11w0tdl" aria-hidden="true"></div>'), rc = /* @__PURE__ */ A("<div><!> <!> <!></div>");
function ac(t, e) {
  Se(e, !0);
  const n = /* @__PURE__ */ b(() => Wn(e.part)), r = /* @__PURE__ */ b(() => e.part.shape === "hexagon");
  var s = rc();
  let i;
  var l = Y(s);
  {
    var o = (h) => {
      var d = ec();
      me(d, 21, () => e.part.rowLabels, xe, (m, w) => {
        var v = $u(), g = ne(v, !0);
        j(() => X(g, a(w))), y(m, v);
      }), y(h, d);
    };
    H(l, (h) => {
      e.part.rowLabels.length && !a(r) && h(o);
    });
  }
  var c = O(l, 2);
  _r(c, () => e.children);
  var u = O(c, 2);
  {
    var f = (h) => {
      var d = nc();
      me(d, 21, () => e.part.columnLabels, xe, (m, w) => {
        var v = tc(), g = ne(v, !0);
        j(() => X(g, a(w))), y(m, v);
      }), y(h, d);
    };
    H(u, (h) => {
      e.part.columnLabels.length && !a(r) && h(f);
    });
  }
  j(
    (h, d, m, w, v) => {
      fe(s, 1, `frame ${e.part.shape ?? ""}`, "svelte-11w0tdl"), i = rt(s, "", i, {
        "--rows": h,
        "--columns": d,
        "--row-tracks": m,
        "--column-tracks": w,
        "--first-column": v
      });
    },
    [
      () => a(r) ? a(n)[1] : Na(e.part, e.part.rows),
      () => a(r) ? a(n)[0] : Na(e.part, e.part.columns) + 2 * Rn(e.part),
      () => va(e.part, e.part.rows),
      () => li(e.part),
      () => Rn(e.part) + 1
    ]
  ), y(t, s), Ee();
}
var sc = /* @__PURE__ */ We('<path class="line svelte-18javx1"></path>'), ic = /* @__PURE__ */ We('<circle r="0.1" class="svelte-18javx1"></circle>'), lc = /* @__PURE__ */ We("<path></path>"), oc = /* @__PURE__ */ We('<path class="bed svelte-18javx1"></path>'), uc = /* @__PURE__ */ We('<svg aria-hidden="true"><!><!><!><!></svg>'), cc = /* @__PURE__ */ A('<span aria-hidden="true" class="svelte-18javx1"> </span>'), fc = /* @__PURE__ */ A("<!> <!>", 1);
function dc(t, e) {
  Se(e, !0);
  const n = /* @__PURE__ */ b(() => ui(e.part)), r = /* @__PURE__ */ b(() => Wn(e.part)), s = /* @__PURE__ */ b(() => e.part.shape === "hexagon");
  function i(h, d) {
    return `${100 * h / d}%`;
  }
  var l = fc(), o = ce(l);
  {
    var c = (h) => {
      var d = uc();
      let m;
      var w = Y(d);
      {
        var v = (S) => {
          var T = sc();
          j(() => $(T, "d", a(n))), y(S, T);
        };
        H(w, (S) => {
          a(n) && S(v);
        });
      }
      var g = O(w);
      me(g, 17, () => e.part.shape === "point" ? e.part.stars : [], xe, (S, T) => {
        const N = /* @__PURE__ */ b(() => {
          const [E, M] = Ot(e.part, a(T));
          return { x: E, y: M };
        });
        var L = ic();
        j(() => {
          $(L, "cx", a(N).x), $(L, "cy", a(N).y);
        }), y(S, L);
      });
      var _ = O(g);
      me(_, 17, () => a(s) ? Qo(e.part) : [], xe, (S, T) => {
        var N = lc();
        j(() => {
          fe(N, 0, `side p${a(T).owner % 4}`, "svelte-18javx1"), $(N, "d", a(T).d);
        }), y(S, N);
      });
      var p = O(_);
      {
        var x = (S) => {
          var T = oc();
          j((N) => $(T, "d", N), [() => $o(e.part)]), y(S, T);
        };
        H(p, (S) => {
          a(s) && S(x);
        });
      }
      j(() => {
        $(d, "viewBox", `0 0 ${a(r)[0] ?? ""} ${a(r)[1] ?? ""}`), m = fe(d, 0, "svelte-18javx1", null, m, { sides: a(s) });
      }), y(h, d);
    };
    H(o, (h) => {
      (a(n) || a(s) && e.part.sides.length) && h(c);
    });
  }
  var u = O(o, 2);
  {
    var f = (h) => {
      var d = Ve(), m = ce(d);
      me(m, 17, () => eu(e.part), xe, (w, v) => {
        var g = cc();
        let _;
        var p = ne(g, !0);
        j(
          (x, S) => {
            _ = rt(g, "", _, { left: x, top: S }), X(p, a(v).name);
          },
          [
            () => i(a(v).at[0], a(r)[0]),
            () => i(a(v).at[1], a(r)[1])
          ]
        ), y(w, g);
      }), y(h, d);
    };
    H(u, (h) => {
      a(s) && h(f);
    });
  }
  y(t, l), Ee();
}
var hc = /* @__PURE__ */ A('<span class="dot svelte-1tsi2oa"></span>'), vc = /* @__PURE__ */ A("<span> </span>"), gc = /* @__PURE__ */ A("<span></span>");
function mc(t, e) {
  Se(e, !0);
  const n = /* @__PURE__ */ b(() => e.row % 2 === 0);
  var r = Ve(), s = ce(r);
  {
    var i = (c) => {
      var u = hc();
      y(c, u);
    }, l = (c) => {
      var u = Ve(), f = ce(u);
      {
        var h = (d) => {
          var m = vc(), w = ne(m, !0);
          j(() => {
            fe(m, 1, `box ${e.piece.owner >= 0 ? `p${e.piece.owner % 4}` : ""}`, "svelte-1tsi2oa"), X(w, e.piece.symbol);
          }), y(d, m);
        };
        H(f, (d) => {
          e.piece && d(h);
        });
      }
      y(c, u);
    }, o = (c) => {
      var u = gc();
      let f;
      j(() => f = fe(u, 1, "line svelte-1tsi2oa", null, f, { across: a(n), drawn: e.piece !== null })), y(c, u);
    };
    H(s, (c) => {
      e.row % 2 === 0 && e.column % 2 === 0 ? c(i) : e.row % 2 === 1 && e.column % 2 === 1 ? c(l, 1) : c(o, -1);
    });
  }
  y(t, r), Ee();
}
var _c = /* @__PURE__ */ A("<span><!></span>");
function wc(t, e) {
  Se(e, !0);
  let n = te(e, "slide", 3, null), r = te(e, "appears", 3, !1), s = te(e, "held", 3, null), i = te(e, "turn", 3, 0);
  var l = _c();
  let o, c;
  var u = Y(l);
  hi(u, {
    get piece() {
      return e.piece;
    },
    get turn() {
      return i();
    }
  }), j(() => {
    o = fe(l, 1, "man svelte-604wlu", null, o, {
      slides: n() !== null,
      appears: r(),
      held: s() !== null
    }), c = rt(l, "", c, {
      "--x": n() ? `${100 * n()[0]}%` : void 0,
      "--y": n() ? `${100 * n()[1]}%` : void 0,
      translate: s() ? `${s()[0]}px ${s()[1]}px` : void 0
    });
  }), y(t, l), Ee();
}
var yc = /* @__PURE__ */ A('<span class="name svelte-p9haon" aria-hidden="true"> </span>'), bc = /* @__PURE__ */ A('<span class="worth svelte-p9haon"><!></span>'), Fa = /* @__PURE__ */ A("<span></span>"), pc = /* @__PURE__ */ A('<span class="under svelte-p9haon"></span>'), kc = /* @__PURE__ */ A("<!> <!>", 1);
function xc(t, e) {
  Se(e, !0);
  let n = te(e, "name", 3, ""), r = te(e, "best", 3, !1), s = te(e, "owner", 19, () => -1), i = te(e, "tone", 3, ""), l = te(e, "hint", 3, "");
  var o = kc(), c = ce(o);
  {
    var u = (v) => {
      var g = yc(), _ = ne(g, !0);
      j(() => X(_, n())), y(v, g);
    };
    H(c, (v) => {
      n() && v(u);
    });
  }
  var f = O(c, 2);
  {
    var h = (v) => {
      var g = bc(), _ = Y(g);
      ha(_, {
        get row() {
          return e.value;
        },
        get best() {
          return r();
        }
      }), y(v, g);
    }, d = (v) => {
      var g = Fa();
      j(() => fe(g, 1, `ground p${s() % 4} ${i() ?? ""}`, "svelte-p9haon")), y(v, g);
    }, m = (v) => {
      var g = pc();
      y(v, g);
    }, w = (v) => {
      var g = Fa();
      let _;
      j(() => _ = fe(g, 1, "dot svelte-p9haon", null, _, { many: l() === "many" })), y(v, g);
    };
    H(f, (v) => {
      e.value && e.value.value !== null ? v(h) : s() >= 0 ? v(d, 1) : l() === "under" ? v(m, 2) : l() && v(w, 3);
    });
  }
  y(t, o), Ee();
}
var Mc = /* @__PURE__ */ We('<polyline class="under svelte-jelzhl"></polyline>'), Sc = /* @__PURE__ */ We('<polyline class="svelte-jelzhl"></polyline>'), Ec = /* @__PURE__ */ We('<svg aria-hidden="true" class="svelte-jelzhl"><!><!></svg>');
function Ac(t, e) {
  Se(e, !0);
  const n = /* @__PURE__ */ b(() => Wn(e.part)), r = /* @__PURE__ */ b(() => e.part.lines.map((o) => o.map((c) => Ot(e.part, c).join(",")).join(" ")));
  var s = Ve(), i = ce(s);
  {
    var l = (o) => {
      var c = Ec(), u = Y(c);
      me(u, 17, () => a(r), xe, (h, d) => {
        var m = Mc();
        j(() => $(m, "points", a(d))), y(h, m);
      });
      var f = O(u);
      me(f, 17, () => a(r), xe, (h, d) => {
        var m = Sc();
        j(() => $(m, "points", a(d))), y(h, m);
      }), j(() => $(c, "viewBox", `0 0 ${a(n)[0] ?? ""} ${a(n)[1] ?? ""}`)), y(o, c);
    };
    H(i, (o) => {
      a(r).length && o(l);
    });
  }
  y(t, s), Ee();
}
const Tc = {
  north: "ArrowUp",
  up: "ArrowUp",
  east: "ArrowRight",
  right: "ArrowRight",
  south: "ArrowDown",
  down: "ArrowDown",
  west: "ArrowLeft",
  left: "ArrowLeft"
};
function Lc(t) {
  const e = /* @__PURE__ */ new Map();
  for (const n of t) {
    const r = Tc[n.text];
    if (!r) return /* @__PURE__ */ new Map();
    e.set(r, n);
  }
  return e;
}
function Oc(t) {
  const e = t.target;
  return t.altKey || t.ctrlKey || t.metaKey || t.shiftKey ? !1 : !/^(INPUT|SELECT|TEXTAREA)$/.test(e.tagName) && !e.closest?.("ol");
}
class Cc {
  constructor(e, n) {
    this.legal = e, this.play = n;
  }
  #e = (
    /** Whether moves are made so; it stays between turns. */
    /* @__PURE__ */ Q(!1)
  );
  get on() {
    return a(this.#e);
  }
  set on(e) {
    C(this.#e, e, !0);
  }
  #n = /* @__PURE__ */ b(() => this.play() ? Lc(this.legal()) : /* @__PURE__ */ new Map());
  get ways() {
    return a(this.#n);
  }
  set ways(e) {
    C(this.#n, e);
  }
  wanted = "";
  begin() {
    if (!this.legal().length) return;
    this.on = this.ways.size > 0;
    const e = this.ways.get(this.wanted);
    this.wanted = "", e && this.play()?.(e.text);
  }
  key(e) {
    if (!this.on || !e.key.startsWith("Arrow") || !Oc(e)) return;
    e.preventDefault(), e.stopPropagation();
    const n = this.ways.get(e.key);
    n ? this.play()?.(n.text) : this.legal().length || (this.wanted = e.key);
  }
}
var Nc = /* @__PURE__ */ A("<button> </button>"), jc = /* @__PURE__ */ A('<div class="row svelte-xoxzi5" role="group" aria-label="which move"></div>');
function ga(t, e) {
  Se(e, !0);
  const n = 24;
  var r = Ve(), s = ce(r);
  {
    var i = (l) => {
      var o = jc();
      me(o, 21, () => e.moves.slice(0, n), xe, (c, u) => {
        var f = Nc(), h = ne(f, !0);
        j(() => X(h, a(u).text)), se("click", f, () => e.play?.(a(u).text)), y(c, f);
      }), y(l, o);
    };
    H(s, (l) => {
      e.moves.length && l(i);
    });
  }
  y(t, r), Ee();
}
it(["click"]);
var zc = /* @__PURE__ */ A("<!> <!>", 1), Pc = /* @__PURE__ */ A('<div role="group"><!> <!> <!> <!> <!></div>'), Rc = /* @__PURE__ */ A('<p class="hint soft svelte-ybdg36">Play with the arrow keys, or click where to go.</p>'), Ic = /* @__PURE__ */ A("<!> <!> <!>", 1);
function Da(t, e) {
  Se(e, !0);
  const n = 30;
  let r = te(e, "legal", 19, () => []), s = te(e, "last", 19, () => []), i = te(e, "rows", 19, () => []), l = te(e, "moving", 3, !1), o = te(e, "toned", 3, !1), c = /* @__PURE__ */ Q(0), u;
  const f = new Pu(() => e.part, () => r(), () => e.play), h = new Cc(() => r(), () => e.play), d = new di();
  let m = /* @__PURE__ */ Q(
    -1
    // where a piece was just let go: it is there already and need not slide
  );
  const w = /* @__PURE__ */ b(() => ui(e.part)), v = /* @__PURE__ */ b(() => new Map(i().filter((k) => k.cells.length === 1).map((k) => [k.cells[0], k]))), g = /* @__PURE__ */ b(() => i().find((k) => k.value !== null)), _ = /* @__PURE__ */ b(() => i().filter((k) => k.cells.length > 1 && k.value !== null).slice(0, 3).map((k, B) => ({
    from: Ot(e.part, k.cells[0]),
    to: Ot(e.part, k.cells.at(-1)),
    rank: B
  }))), p = /* @__PURE__ */ b(() => e.part.chequered || l() && e.part.shape === "square" && e.part.rowLabels.length > 0), x = /* @__PURE__ */ b(() => e.part.cells.some((k) => k?.figure === "wall")), S = /* @__PURE__ */ b(() => Wn(e.part)), T = /* @__PURE__ */ b(() => new Set(e.part.lines.flat())), N = /* @__PURE__ */ b(() => ai(e.part.cells)), L = /* @__PURE__ */ b(() => o() || e.part.cells.some((k) => /^(white|black) stone$/.test(k?.figure ?? ""))), E = /* @__PURE__ */ b(() => s().length > 1 && q(s()[0]) !== q(s().at(-1)) ? s().at(-1) : -1);
  Ke(() => {
    f.from = h.ways.size ? r()[0].cells[0] : null, f.choice = [], h.begin();
  });
  let M = /* @__PURE__ */ Q(0);
  Ke(() => {
    const k = s().at(-1);
    if (s().length < 2 || k === void 0 || e.part.cells[k]?.figure !== "eater") return;
    const [B, ae] = ee(k);
    C(M, 180 * Math.atan2(-ae, -B) / Math.PI);
  });
  function q(k) {
    return e.part.cells[k]?.owner ?? -1;
  }
  function K(k) {
    return k === a(E) && k !== a(m) && e.part.shape !== "hexagon" && e.part.shape !== "lattice" && e.part.cells[k]?.figure !== "tile";
  }
  function ee(k) {
    const B = s()[0] ?? k, [ae, pe] = [
      B % e.part.columns,
      Math.floor(B / e.part.columns)
    ];
    return [
      ae - k % e.part.columns,
      pe - Math.floor(k / e.part.columns)
    ];
  }
  function ve(k) {
    const B = e.part.cells[k], ae = [oi(e.part, k)];
    B && B.owner >= 0 ? ae.push(ri(B, e.names)) : ae.push(B ? B.symbol : "empty"), k === f.from ? ae.push("chosen") : f.canChoose(k) && ae.push(B && f.from === null && !f.placing.has(k) ? "can move" : "legal"), s().includes(k) && ae.push("last move"), a(T).has(k) && ae.push("in a row");
    const pe = e.part.territory[k] ?? -1;
    !B && pe >= 0 && ae.push(`territory of ${e.names[pe] ?? pe + 1}`);
    const ye = a(v).get(k);
    return ye && ye.value !== null && ae.push(`${fa(ye)}${ye.source ? ", from a tablebase" : ""}${ye.book ? ", in the book" : ""}`), ae.join(", ");
  }
  function Le(k) {
    if (e.part.shape === "lattice" || !f.canChoose(k)) return "";
    const B = e.part.cells[k];
    return B && B.owner >= 0 ? f.from === null && f.placing.has(k) ? "under" : "" : B?.figure ? "" : f.placing.size + f.origins.size > n ? "many" : "dot";
  }
  function ge(k) {
    e.put ? e.put(k, null) : f.choose(k);
  }
  function U(k) {
    const B = Math.floor(a(c) / e.part.columns), ae = a(c) % e.part.columns, pe = {
      ArrowUp: [B - 1, ae],
      ArrowDown: [B + 1, ae],
      ArrowLeft: [B, ae - 1],
      ArrowRight: [B, ae + 1],
      Home: [B, 0],
      End: [B, e.part.columns - 1]
    };
    k.key === "Escape" && (f.from = null);
    const ye = pe[k.key];
    if (!ye) return;
    k.preventDefault(), k.stopPropagation();
    const [Ae, F] = ye;
    Ae < 0 || F < 0 || Ae >= e.part.rows || F >= e.part.columns || (C(c, Ae * e.part.columns + F), u.querySelectorAll("button.cell")[a(c)]?.focus());
  }
  function re(k) {
    return e.put ? e.loose?.(k) ?? e.part.cells[k] !== null : f.origins.has(k);
  }
  function z(k, B) {
    C(m, -1), re(B) && d.down(k, B);
  }
  function G(k) {
    d.move(k) && !e.put && (f.from = d.cell);
  }
  function ie(k) {
    const B = d.up(k, u);
    if (B) {
      if (e.put) {
        B.to !== B.from && e.put(B.to ?? -1, B.from);
        return;
      }
      if (f.from = B.from, B.to === null || !f.targets.has(B.to)) {
        f.from = null;
        return;
      }
      C(m, B.to, !0), ge(B.to);
    }
  }
  var le = Ic();
  He("pointermove", vt, G), He("pointerup", vt, ie), He("pointercancel", vt, () => d.cancel()), He("keydown", vt, (k) => h.key(k), !0);
  var we = ce(le);
  ac(we, {
    get part() {
      return e.part;
    },
    children: (k, B) => {
      var ae = Pc();
      let pe, ye;
      var Ae = Y(ae);
      dc(Ae, {
        get part() {
          return e.part;
        }
      });
      var F = O(Ae, 2);
      me(F, 17, () => e.part.ends, xe, (I, Z, V) => {
        {
          let P = /* @__PURE__ */ b(() => V ? e.part.columns + 2 : 1);
          Qu(I, {
            get piece() {
              return a(Z);
            },
            get names() {
              return e.names;
            },
            get rows() {
              return e.part.rows;
            },
            get column() {
              return a(P);
            }
          });
        }
      });
      var D = O(F, 2);
      me(D, 17, () => e.part.cells, xe, (I, Z, V) => {
        {
          let P = /* @__PURE__ */ b(() => ve(V)), J = /* @__PURE__ */ b(() => e.put !== void 0 || f.canChoose(V)), oe = /* @__PURE__ */ b(() => re(V)), Oe = /* @__PURE__ */ b(() => f.from !== null && f.targets.has(V)), Ne = /* @__PURE__ */ b(() => V === f.from), ke = /* @__PURE__ */ b(() => s().includes(V)), Ye = /* @__PURE__ */ b(() => V === a(c));
          zu(I, {
            get part() {
              return e.part;
            },
            cell: V,
            get label() {
              return a(P);
            },
            get can() {
              return a(J);
            },
            get grab() {
              return a(oe);
            },
            get target() {
              return a(Oe);
            },
            get from() {
              return a(Ne);
            },
            get last() {
              return a(ke);
            },
            get focused() {
              return a(Ye);
            },
            click: () => (C(c, V, !0), d.isClick() && ge(V)),
            down: (Fe) => z(Fe, V),
            children: (Fe, Xe) => {
              var de = zc(), ze = ce(de);
              {
                var Pe = (Ie) => {
                  {
                    let Be = /* @__PURE__ */ b(() => Math.floor(V / e.part.columns)), Ge = /* @__PURE__ */ b(() => V % e.part.columns);
                    mc(Ie, {
                      get row() {
                        return a(Be);
                      },
                      get column() {
                        return a(Ge);
                      },
                      get piece() {
                        return a(Z);
                      }
                    });
                  }
                }, at = (Ie) => {
                  var Be = Ve(), Ge = ce(Be);
                  ro(
                    Ge,
                    () => K(V) ? s() : `${a(Z).symbol}${a(Z).owner}`,
                    (It) => {
                      {
                        let mn = /* @__PURE__ */ b(() => K(V) ? ee(V) : null), yr = /* @__PURE__ */ b(() => !K(V) && s().includes(V) && V !== a(m)), _n = /* @__PURE__ */ b(() => d.cell === V && d.moves ? [d.dx, d.dy] : null), tn = /* @__PURE__ */ b(() => a(Z).figure === "eater" ? a(M) : 0);
                        wc(It, {
                          get piece() {
                            return a(Z);
                          },
                          get slide() {
                            return a(mn);
                          },
                          get appears() {
                            return a(yr);
                          },
                          get held() {
                            return a(_n);
                          },
                          get turn() {
                            return a(tn);
                          }
                        });
                      }
                    }
                  ), y(Ie, Be);
                }, lt = /* @__PURE__ */ b(() => a(Z) && !(a(w) && tu.includes(a(Z).symbol)));
                H(ze, (Ie) => {
                  e.part.shape === "lattice" ? Ie(Pe) : a(lt) && Ie(at, 1);
                });
              }
              var je = O(ze, 2);
              {
                let Ie = /* @__PURE__ */ b(() => a(v).get(V)), Be = /* @__PURE__ */ b(() => a(v).get(V) === a(g)), Ge = /* @__PURE__ */ b(() => a(Z) ? -1 : e.part.territory[V]), It = /* @__PURE__ */ b(() => Le(V));
                xc(je, {
                  get name() {
                    return e.part.names[V];
                  },
                  get value() {
                    return a(Ie);
                  },
                  get best() {
                    return a(Be);
                  },
                  get owner() {
                    return a(Ge);
                  },
                  get tone() {
                    return a(N)[e.part.territory[V] ?? -1];
                  },
                  get hint() {
                    return a(It);
                  }
                });
              }
              y(Fe, de);
            },
            $$slots: { default: !0 }
          });
        }
      });
      var ue = O(D, 2);
      {
        var Ce = (I) => {
          fi(I, {
            get arrows() {
              return a(_);
            },
            get width() {
              return a(S)[0];
            },
            get height() {
              return a(S)[1];
            }
          });
        };
        H(ue, (I) => {
          a(_).length && I(Ce);
        });
      }
      var R = O(ue, 2);
      Ac(R, {
        get part() {
          return e.part;
        }
      }), Ht(ae, (I) => u = I, () => u), j(
        (I, Z, V) => {
          pe = fe(ae, 1, `cells ${e.part.shape ?? ""}`, "svelte-ybdg36", pe, {
            chequered: a(p),
            plain: !a(p) && !a(x) && e.part.shape === "square",
            sparse: I,
            wood: a(L),
            named: e.part.names.length > 0,
            maze: a(x),
            dragging: d.moves
          }), $(ae, "aria-label", e.part.title || "board"), ye = rt(ae, "", ye, {
            "--wide": a(S)[0],
            "--high": a(S)[1],
            "grid-template-columns": Z,
            "grid-template-rows": V
          });
        },
        [
          () => e.part.shape === "point" && e.part.cells.some((I) => I && I.owner < 0),
          () => li(e.part),
          () => e.part.shape === "lattice" ? va(e.part, e.part.rows) : void 0
        ]
      ), se("keydown", ae, U), se("focusin", ae, (I) => C(c, Number(I.target.dataset.cell ?? a(c)), !0)), y(k, ae);
    },
    $$slots: { default: !0 }
  });
  var _e = O(we, 2);
  {
    var he = (k) => {
      var B = Rc();
      y(k, B);
    };
    H(_e, (k) => {
      h.on && k(he);
    });
  }
  var W = O(_e, 2);
  ga(W, {
    get moves() {
      return f.choice;
    },
    get play() {
      return e.play;
    }
  }), y(t, le), Ee();
}
it(["keydown", "focusin"]);
const En = "*";
class Fc {
  #e = /* @__PURE__ */ Q([]);
  get laid() {
    return a(this.#e);
  }
  set laid(e) {
    C(this.#e, e);
  }
  #n = /* @__PURE__ */ Q(null);
  get chosen() {
    return a(this.#n);
  }
  set chosen(e) {
    C(this.#n, e, !0);
  }
  #t = /* @__PURE__ */ Q([]);
  get marked() {
    return a(this.#t);
  }
  set marked(e) {
    C(this.#t, e);
  }
  #a = /* @__PURE__ */ Q(!1);
  get marking() {
    return a(this.#a);
  }
  set marking(e) {
    C(this.#a, e, !0);
  }
  #r = /* @__PURE__ */ b(() => this.laid.find((e) => e.symbol === En)?.cell ?? null);
  get unnamed() {
    return a(this.#r);
  }
  set unnamed(e) {
    C(this.#r, e);
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
    i ? (this.takeBack(s), r >= 0 && Ba(e, r) && !this.at(r) && (this.laid = [...this.laid, { ...i, cell: r }])) : this.at(r) ? this.takeBack(r) : this.chosen !== null && this.lay(e, n, this.chosen, r);
  }
  lay(e, n, r, s) {
    return this.marking = !1, !Ba(e, s) || this.at(s) || this.isLaid(r) ? !1 : (this.laid = [...this.laid, { cell: s, card: r, symbol: n.cards[r] }], this.chosen = null, !0);
  }
  /** A letter typed at a cell lays the card of that letter, or a blank for it. */
  type(e, n, r, s) {
    const i = n.cards.map((o, c) => ({ symbol: o, card: c })).filter(({ card: o }) => !this.isLaid(o)), l = i.find(({ symbol: o }) => o === r.toUpperCase()) ?? i.find(({ symbol: o }) => o === En);
    return !l || !this.lay(e, n, l.card, s) ? !1 : (l.symbol === En && this.name(s, r), !0);
  }
  name(e, n) {
    const r = /^[a-z]$/i.test(n) ? n.toLowerCase() : En;
    this.laid = this.laid.map((s) => s.cell === e ? { ...s, symbol: r } : s);
  }
  takeBack(e) {
    this.laid = this.laid.filter((n) => n.cell !== e);
  }
  /** The grid with what is laid on it. */
  shown(e, n) {
    const r = [...e.cells];
    for (const { cell: s, card: i, symbol: l } of this.laid) r[s] = Dc(l, n.values[i] ?? 0, n.owner);
    return { ...e, cells: r };
  }
  /** As zermelo.board writes it: `H8=C I8=A`. */
  text(e) {
    return this.laid.map(({ cell: n, symbol: r }) => `${oi(e, n)}=${r}`).join(" ");
  }
  /** The move that plays cards like those marked; which of equal ones does not matter. */
  markedMove(e, n, r) {
    const s = (l) => l.map((o) => e.cards[o]).sort().join(" "), i = s(this.marked);
    return n.find((l) => s(l.cells.map(r)) === i);
  }
}
function Ba(t, e) {
  return t.cells[e]?.figure !== "tile";
}
function Dc(t, e, n) {
  return {
    symbol: t,
    owner: n,
    figure: "tile",
    note: t === En ? "" : String(e)
  };
}
var Bc = /* @__PURE__ */ A("<p> </p>"), qc = /* @__PURE__ */ A('<div class="news svelte-bvapm5" role="log" tabindex="0"><p class="latest svelte-bvapm5"> </p> <!></div>');
function Vc(t, e) {
  Se(e, !0);
  let n = te(e, "before", 19, () => []);
  const r = /* @__PURE__ */ b(() => [...n()].reverse());
  var s = qc(), i = Y(s), l = ne(i, !0), o = O(i, 2);
  me(o, 17, () => a(r), xe, (c, u) => {
    var f = Bc(), h = ne(f, !0);
    j(() => X(h, a(u))), y(c, f);
  }), j(() => X(l, e.text)), y(t, s), Ee();
}
var Uc = /* @__PURE__ */ A('<span class="unseen">, last move</span>'), Hc = /* @__PURE__ */ A('<button><i class="svelte-180ejp1"></i><!></button>'), Wc = /* @__PURE__ */ A('<i class="svelte-180ejp1"></i>'), Yc = /* @__PURE__ */ A('<span> </span> <b class="svelte-180ejp1"><span class="unseen"> </span> <!></b> <span class="things svelte-180ejp1"><!></span>', 1), Gc = /* @__PURE__ */ A('<p class="selection svelte-180ejp1"> </p>'), Kc = /* @__PURE__ */ A('<div role="group"></div> <!> <!>', 1);
function qa(t, e) {
  Se(e, !0);
  let n = te(e, "legal", 19, () => []), r = te(e, "last", 19, () => []), s = te(e, "rows", 19, () => []), i = /* @__PURE__ */ Q(
    !1
    // whether moves are made here at all; it stays so between turns
  ), l = /* @__PURE__ */ Q([]), o = /* @__PURE__ */ Q(null), c = /* @__PURE__ */ Q(0), u = !1, f = /* @__PURE__ */ Q(void 0);
  Ke(() => {
    ([...n(), ...s()].some((U) => U.cells.length) || r().length) && C(i, !0);
  }), Ke(() => {
    n(), C(l, []), C(o, null);
  }), Ke(() => {
    const { pile: U, left: re } = rn(e.part, a(c));
    if (re < (e.part.counts[U] ?? 0)) return;
    const z = e.part.counts[U] ? U : e.part.counts.findIndex((G) => G > 0);
    z < 0 || (C(c, Xn(e.part, z, e.part.counts[z] - 1), !0), u && Vs().then(N));
  });
  const h = /* @__PURE__ */ b(() => new Map(s().filter((U) => U.cells.length === 1 && U.value !== null).map((U) => [U.cells[0], U]))), d = /* @__PURE__ */ b(() => s().find((U) => U.value !== null)), m = /* @__PURE__ */ b(() => a(o) === null || !x(a(o)) ? a(l) : p(a(o))), w = /* @__PURE__ */ b(() => a(l).length ? _(a(l)) : []), v = /* @__PURE__ */ b(() => {
    if (!a(m).length) return "";
    const U = a(m).map((z) => rn(e.part, z)).map((z) => `${z.left} of ${e.part.counts[z.pile]} left${e.part.counts.length > 1 ? ` in ${g(z.pile)}` : ""}`), re = _(a(m)).map((z) => z.text);
    return `${re.slice(0, 3).join(", ")}${re.length > 3 ? ", …" : ""}: ${U.join(", ")}`;
  });
  function g(U) {
    return e.part.labels[U] ?? (e.part.counts.length > 1 ? String(U + 1) : "");
  }
  function _(U) {
    return n().filter((re) => U.every((z) => re.cells.includes(z)));
  }
  function p(U) {
    const { pile: re } = rn(e.part, U), z = a(l).filter((G) => rn(e.part, G).pile !== re);
    return _([...z, U]).length ? [...z, U] : [U];
  }
  function x(U) {
    return _([U]).length > 0;
  }
  function S(U, re) {
    return re >= (za(e.part, a(m), U) ?? 1 / 0);
  }
  function T(U) {
    if (C(c, U, !0), !e.play || !x(U)) return;
    const re = p(U), z = _(re);
    z.length === 1 ? e.play(z[0].text) : C(l, re);
  }
  function N() {
    a(f)?.querySelector(`[data-cell="${a(c)}"]`)?.focus();
  }
  function L(U) {
    const { pile: re, left: z } = rn(e.part, a(c)), G = {
      ArrowLeft: [0, z - 1],
      ArrowRight: [0, z + 1],
      ArrowUp: [-1, z],
      ArrowDown: [1, z],
      Home: [0, 0],
      End: [0, 1 / 0]
    };
    U.key === "Escape" && C(l, []);
    const ie = G[U.key];
    if (!ie) return;
    U.preventDefault(), U.stopPropagation();
    let le = re + ie[0];
    for (; ie[0] && e.part.counts[le] === 0; ) le += ie[0];
    e.part.counts[le] && (C(c, Xn(e.part, le, Math.max(0, Math.min(ie[1], e.part.counts[le] - 1))), !0), N());
  }
  function E(U, re) {
    const z = Xn(e.part, U, re), G = [
      `${g(U)} ${re + 1} of ${e.part.counts[U]}`.trim()
    ], ie = _([z]);
    a(l).includes(z) && G.push("chosen"), ie.length && G.push(`legal: ${ie.slice(0, 3).map((we) => we.text).join(" or ")}`);
    const le = a(h).get(z);
    return le && G.push(fa(le)), G.join(", ");
  }
  function M(U) {
    return za(e.part, r(), U) !== void 0;
  }
  var q = Kc(), K = ce(q);
  let ee;
  me(K, 21, () => e.part.counts, xe, (U, re, z) => {
    var G = Yc(), ie = ce(G);
    let le;
    var we = ne(ie, !0), _e = O(ie, 2), he = Y(_e), W = ne(he, !0), k = O(he, 1, !0), B = O(k);
    {
      var ae = (ue) => {
        var Ce = Uc();
        y(ue, Ce);
      }, pe = /* @__PURE__ */ b(() => M(z));
      H(B, (ue) => {
        a(pe) && ue(ae);
      });
    }
    var ye = O(_e, 2), Ae = Y(ye);
    {
      var F = (ue) => {
        var Ce = Ve(), R = ce(Ce);
        me(R, 17, () => ({ length: a(re) }), xe, (I, Z, V) => {
          const P = /* @__PURE__ */ b(() => Xn(e.part, z, V));
          var J = Ve(), oe = ce(J);
          {
            var Oe = (ke) => {
              const Ye = /* @__PURE__ */ b(() => a(h).get(a(P)));
              var Fe = Hc();
              let Xe;
              var de = O(Y(Fe));
              {
                var ze = (Pe) => {
                  {
                    let at = /* @__PURE__ */ b(() => a(Ye) === a(d));
                    ha(Pe, {
                      get row() {
                        return a(Ye);
                      },
                      get best() {
                        return a(at);
                      }
                    });
                  }
                };
                H(de, (Pe) => {
                  a(Ye) && Pe(ze);
                });
              }
              j(
                (Pe, at, lt, je) => {
                  Xe = fe(Fe, 1, "cell svelte-180ejp1", null, Xe, { can: Pe, going: at, from: lt }), $(Fe, "data-cell", a(P)), $(Fe, "tabindex", a(P) === a(c) ? 0 : -1), $(Fe, "aria-label", je);
                },
                [
                  () => x(a(P)),
                  () => S(z, V),
                  () => a(l).includes(a(P)),
                  () => E(z, V)
                ]
              ), se("click", Fe, () => T(a(P))), He("pointerenter", Fe, () => C(o, a(P), !0)), He("pointerleave", Fe, () => C(o, null)), He("focus", Fe, () => C(o, a(P), !0)), He("blur", Fe, () => C(o, null)), y(ke, Fe);
            }, Ne = (ke) => {
              var Ye = Wc();
              y(ke, Ye);
            };
            H(oe, (ke) => {
              a(i) ? ke(Oe) : ke(Ne, -1);
            });
          }
          y(I, J);
        }), y(ue, Ce);
      }, D = /* @__PURE__ */ b(() => xu(e.part, z));
      H(Ae, (ue) => {
        a(D) && ue(F);
      });
    }
    j(
      (ue, Ce, R) => {
        le = fe(ie, 1, "name svelte-180ejp1", null, le, { last: ue }), X(we, Ce), X(W, R), X(k, a(re));
      },
      [() => M(z), () => g(z), () => g(z)]
    ), y(U, G);
  }), Ht(K, (U) => C(f, U), () => a(f));
  var ve = O(K, 2);
  {
    var Le = (U) => {
      var re = Gc(), z = ne(re, !0);
      j(() => X(z, a(v) || " ")), y(U, re);
    };
    H(ve, (U) => {
      a(i) && U(Le);
    });
  }
  var ge = O(ve, 2);
  ga(ge, {
    get moves() {
      return a(w);
    },
    get play() {
      return e.play;
    }
  }), j(() => {
    ee = fe(K, 1, "piles svelte-180ejp1", null, ee, { taking: a(i) }), $(K, "aria-label", e.part.title || "piles");
  }), se("keydown", K, L), se("focusin", K, () => u = !0), se("focusout", K, (U) => U.relatedTarget && (u = !1)), y(t, q), Ee();
}
it(["keydown", "focusin", "focusout", "click"]);
function vi(t, e) {
  const n = [];
  for (let r = 0; r + 1 < t.cells.length; r += 2) n.push([t.cells[r], t.cells[r + 1]]);
  for (const [r, s] of e) {
    const i = n.findIndex((l) => l[0] === r && l[1] === s);
    if (i < 0) return null;
    n.splice(i, 1);
  }
  return n;
}
function Va(t, e) {
  return vi(t, e) !== null;
}
function Ua(t, e) {
  return vi(t, e) ?? [];
}
function Xc(t, e) {
  const n = [...t.counts], r = [...t.owners];
  for (const [s, i] of e) {
    const l = r[s];
    n[s]--, n[i] = r[i] === l ? n[i] + 1 : 1, r[i] = l;
  }
  return { counts: n, owners: r };
}
const Ha = (t, e = xt) => {
  var n = Qc(), r = ne(n, !0);
  j(() => X(r, e().kind === "point" ? e().label : e().kind === "off" && e().count ? `${e().count} off` : e().kind)), y(t, n);
};
var Jc = /* @__PURE__ */ A('<i class="svelte-ibr02l"></i>'), Zc = /* @__PURE__ */ A('<span aria-hidden="true"></span>'), Qc = /* @__PURE__ */ A('<small aria-hidden="true" class="svelte-ibr02l"> </small>'), $c = /* @__PURE__ */ A("<li><button><!> <!> <!></button></li>"), ef = /* @__PURE__ */ A('<ol class="upper svelte-ibr02l"></ol> <div class="between svelte-ibr02l"><!></div>', 1), tf = /* @__PURE__ */ A('<li><button><span class="soft"> </span> <b> </b></button></li>'), nf = /* @__PURE__ */ A('<ul class="beside svelte-ibr02l"></ul>'), rf = /* @__PURE__ */ A('<p class="row taken svelte-ibr02l" role="status"> <button>Undo step</button></p>'), af = /* @__PURE__ */ A('<div class="whole svelte-ibr02l" role="group"><div><!> <ol class="lower svelte-ibr02l"></ol></div> <!> <!></div> <!>', 1);
function Wa(t, e) {
  Se(e, !0);
  const n = (R, I = xt) => {
    const Z = /* @__PURE__ */ b(() => I().kind === "off" ? c : o);
    var V = Zc();
    let P;
    me(V, 21, () => ({ length: Math.min(I().count, a(Z)) }), xe, (J, oe, Oe) => {
      var Ne = Jc();
      j(() => $(Ne, "data-mark", Oe || I().kind === "off" ? "" : I().count > a(Z) ? I().count : "XOABCDEF"[I().owner] ?? "")), y(J, Ne);
    }), j(() => P = fe(V, 1, `men ${I().owner >= 0 ? `p${I().owner % 4}` : ""}`, "svelte-ibr02l", P, { ring: I().owner % 2 === 1 })), y(R, V);
  }, r = (R, I = xt, Z = xt) => {
    var V = $c();
    let P;
    var J = Y(V);
    let oe;
    var Oe = Y(J);
    {
      var Ne = (Xe) => {
        Ha(Xe, I);
      };
      H(Oe, (Xe) => {
        Z() && Xe(Ne);
      });
    }
    var ke = O(Oe, 2);
    n(ke, I);
    var Ye = O(ke, 2);
    {
      var Fe = (Xe) => {
        Ha(Xe, I);
      };
      H(Ye, (Xe) => {
        Z() || Xe(Fe);
      });
    }
    j(
      (Xe, de, ze, Pe) => {
        P = fe(V, 1, Ut(I().kind), "svelte-ibr02l", P, { odd: I().place % 2 === 1 }), oe = fe(J, 1, "cell svelte-ibr02l", null, oe, {
          can: Xe,
          target: de,
          from: I().place === a(h),
          last: ze
        }), $(J, "data-cell", I().place), $(J, "tabindex", I().place === a(d) ? 0 : -1), $(J, "aria-label", Pe);
      },
      [
        () => a(h) === null ? a(ve).has(I().place) : a(Le).has(I().place),
        () => a(h) !== null && a(Le).has(I().place),
        () => i().includes(I().place),
        () => le(I())
      ]
    ), se("click", J, () => (C(d, I().place, !0), z(I().place))), se("pointerdown", J, () => w = I().place), y(R, V);
  };
  let s = te(e, "legal", 19, () => []), i = te(e, "last", 19, () => []), l = te(e, "rows", 19, () => []);
  const o = 5, c = 15, u = 12;
  let f = /* @__PURE__ */ Q([]), h = /* @__PURE__ */ Q(null), d = /* @__PURE__ */ Q(0), m, w = -1, v = [0, 0], g = /* @__PURE__ */ b(() => nr(v, 2)), _ = /* @__PURE__ */ Q(ct(a(g)[0])), p = /* @__PURE__ */ Q(ct(a(g)[1]));
  Ke(() => {
    s(), C(f, []), C(h, null);
  });
  const x = /* @__PURE__ */ b(() => Xc(e.part, a(f))), S = /* @__PURE__ */ b(() => a(x).counts.map((R, I) => ({
    place: I,
    count: R,
    owner: a(x).owners[I] ?? -1,
    label: e.part.labels[I] ?? String(I + 1),
    kind: e.part.bar.includes(I) ? "bar" : e.part.off.includes(I) ? "off" : "point"
  }))), T = /* @__PURE__ */ b(() => a(S).filter((R) => R.kind === "point")), N = /* @__PURE__ */ b(() => a(T).length >= 2 * u ? 2 * u : a(T).length), L = /* @__PURE__ */ b(() => a(N) > u ? q(a(T).slice(a(N) / 2, a(N)), e.part.bar[0], e.part.off[1]) : []), E = /* @__PURE__ */ b(() => a(N) > u ? q(a(T).slice(0, a(N) / 2).reverse(), e.part.bar[1], e.part.off[0]) : a(T).slice(0, a(N))), M = /* @__PURE__ */ b(() => [
    ...a(T).slice(a(N)),
    ...a(N) > u ? [] : a(S).filter((R) => R.kind !== "point")
  ]);
  function q(R, I, Z) {
    const V = R.length / 2, [P, J] = [I, Z].map((oe) => oe === void 0 ? [] : [a(S)[oe]]);
    return [...R.slice(0, V), ...P, ...R.slice(V), ...J];
  }
  const K = /* @__PURE__ */ b(() => s().filter((R) => R.cells.length && Va(R, a(f)))), ee = /* @__PURE__ */ b(() => a(K).flatMap((R) => Ua(R, a(f)))), ve = /* @__PURE__ */ b(() => new Set(a(ee).filter(([R]) => (a(x).counts[R] ?? 0) > 0).map(([R]) => R))), Le = /* @__PURE__ */ b(() => new Set(a(ee).filter(([R]) => R === a(h)).map(([, R]) => R))), ge = /* @__PURE__ */ b(() => l().find((R) => R.value !== null && R.cells.length > 1));
  let U = /* @__PURE__ */ Q([]);
  Ke(() => {
    a(_), a(p), a(x);
    const R = a(ge) ? Ua(a(ge), []) : [];
    C(U, R.map(([I, Z]) => ({ from: re(I), to: re(Z), rank: 0 })));
  });
  function re(R) {
    const I = m.querySelector(`[data-cell="${R}"]`), Z = (I?.querySelector(".men i:last-child") ?? I)?.getBoundingClientRect(), V = m.getBoundingClientRect();
    return Z ? [
      Z.x + Z.width / 2 - V.x,
      Z.y + Z.height / 2 - V.y
    ] : [0, 0];
  }
  function z(R) {
    if (a(h) !== null && a(Le).has(R)) {
      const I = [...a(f), [a(h), R]];
      C(h, null);
      const Z = s().find((V) => V.cells.length === 2 * I.length && Va(V, I));
      Z ? e.play?.(Z.text) : C(f, I);
    } else C(h, a(ve).has(R) && R !== a(h) ? R : null, !0);
  }
  function G(R) {
    const I = w;
    w = -1;
    const Z = document.elementFromPoint(R.clientX, R.clientY)?.closest("button.cell");
    if (I < 0 || !Z || !m.contains(Z)) return;
    const V = Number(Z.dataset.cell);
    V === I || !a(ve).has(I) || (C(h, I, !0), a(Le).has(V) ? z(V) : C(h, null));
  }
  function ie(R) {
    const I = [...a(L), ...a(E), ...a(M)].map((J) => J.place), Z = I.indexOf(a(d)), V = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -a(L).length,
      ArrowDown: a(L).length
    };
    if (R.key === "Escape" && ((J) => {
      var oe = nr(J, 2);
      C(h, oe[0], !0), C(f, oe[1]);
    })([null, []]), !(R.key in V)) return;
    R.preventDefault(), R.stopPropagation();
    const P = I[Math.min(Math.max(Z + V[R.key], 0), I.length - 1)];
    C(d, P, !0), m.querySelector(`button.cell[data-cell="${P}"]`)?.focus();
  }
  function le(R) {
    const I = R.kind === "off" ? `${R.count} off` : `${R.count} of ${e.names[R.owner] ?? "nobody"}`, Z = [`${R.label}: ${R.count ? I : "empty"}`];
    return R.place === a(h) ? Z.push("chosen") : a(h) !== null && a(Le).has(R.place) ? Z.push("legal") : a(h) === null && a(ve).has(R.place) && Z.push("can move"), i().includes(R.place) && Z.push("last move"), Z.join(", ");
  }
  var we = af();
  He("pointerup", vt, G);
  var _e = ce(we), he = Y(_e);
  let W, k;
  var B = Y(he);
  {
    var ae = (R) => {
      var I = ef(), Z = ce(I);
      me(Z, 21, () => a(L), (J) => J.place, (J, oe) => {
        r(J, () => a(oe), () => !0);
      });
      var V = O(Z, 2), P = Y(V);
      _r(P, () => e.between ?? xt), y(R, I);
    };
    H(B, (R) => {
      a(L).length && R(ae);
    });
  }
  var pe = O(B, 2);
  me(pe, 21, () => a(E), (R) => R.place, (R, I) => {
    r(R, () => a(I), () => !1);
  });
  var ye = O(he, 2);
  {
    var Ae = (R) => {
      var I = nf();
      me(I, 21, () => a(M), (Z) => Z.place, (Z, V) => {
        var P = tf(), J = Y(P);
        let oe;
        var Oe = Y(J), Ne = ne(Oe, !0), ke = O(Oe, 2), Ye = ne(ke, !0);
        j(
          (Fe, Xe, de) => {
            oe = fe(J, 1, "cell aside svelte-ibr02l", null, oe, {
              can: Fe,
              target: Xe,
              from: a(V).place === a(h)
            }), $(J, "data-cell", a(V).place), $(J, "tabindex", a(V).place === a(d) ? 0 : -1), $(J, "aria-label", `${a(V).label ?? ""} ${a(V).count ?? ""}, ${de ?? ""}`), X(Ne, a(V).label), X(Ye, a(V).count);
          },
          [
            () => a(h) === null ? a(ve).has(a(V).place) : a(Le).has(a(V).place),
            () => a(h) !== null && a(Le).has(a(V).place),
            () => le(a(V))
          ]
        ), se("click", J, () => (C(d, a(V).place, !0), z(a(V).place))), se("pointerdown", J, () => w = a(V).place), y(Z, P);
      }), y(R, I);
    };
    H(ye, (R) => {
      a(M).length && R(Ae);
    });
  }
  var F = O(ye, 2);
  {
    var D = (R) => {
      fi(R, {
        get arrows() {
          return a(U);
        },
        get width() {
          return a(_);
        },
        get height() {
          return a(p);
        },
        cell: 32
      });
    };
    H(F, (R) => {
      a(U).length && !a(f).length && R(D);
    });
  }
  Ht(_e, (R) => m = R, () => m);
  var ue = O(_e, 2);
  {
    var Ce = (R) => {
      var I = rf(), Z = Y(I), V = O(Z);
      j((P) => X(Z, `${P ?? ""}: choose the next step. `), [
        () => a(f).map(([P, J]) => `${e.part.labels[P]} to ${e.part.labels[J]}`).join(", ")
      ]), se("click", V, () => C(f, [])), y(R, I);
    };
    H(ue, (R) => {
      a(f).length && R(Ce);
    });
  }
  j(() => {
    $(_e, "aria-label", e.part.title || "board"), W = fe(he, 1, "track svelte-ibr02l", null, W, {
      folded: a(L).length > 0,
      barred: e.part.bar.length > 0
    }), k = rt(he, "", k, {
      "--columns": a(E).length,
      "--off": e.part.off.length ? "clamp(2rem, 7.5vw, 3.3rem)" : "0"
    });
  }), se("keydown", _e, ie), Kt(_e, "clientWidth", (R) => C(_, R)), Kt(_e, "clientHeight", (R) => C(p, R)), y(t, we), Ee();
}
it(["click", "pointerdown", "keydown"]);
var sf = /* @__PURE__ */ A("<button><!></button>"), lf = /* @__PURE__ */ A('<label>The blank is <input type="text" maxlength="1" size="2" autocomplete="off" class="svelte-irtqqp"/></label>'), of = /* @__PURE__ */ A('<button class="first svelte-irtqqp"> </button> <button class="svelte-irtqqp">Cancel</button>', 1), Ya = /* @__PURE__ */ A('<button class="svelte-irtqqp"> </button>'), uf = /* @__PURE__ */ A('<button class="first svelte-irtqqp">Lay tiles</button> <button class="svelte-irtqqp">Take back</button> <!> <!>', 1), cf = /* @__PURE__ */ A('<div class="rack svelte-irtqqp" role="group" aria-label="your tiles"></div> <div class="row svelte-irtqqp"><!> <!></div>', 1);
function ff(t, e) {
  Se(e, !0);
  const n = new di(), r = /* @__PURE__ */ b(() => Bt((e.legal[0]?.words || e.legal[0]?.text || "").split(" ")[0] ?? "")), s = /* @__PURE__ */ b(() => e.laying.markedMove(e.part, e.legal, e.numberOf));
  function i(v) {
    const g = document.querySelector("section.grid"), _ = g ? n.up(v, g) : void 0;
    _ && _.to !== null && e.laying.lay(e.grid, e.part, _.from, _.to);
  }
  function l() {
    e.laying.laid.length && e.laying.unnamed === null && e.play?.(e.laying.text(e.grid));
  }
  var o = cf();
  He("pointermove", vt, (v) => n.move(v)), He("pointerup", vt, i), He("pointercancel", vt, () => n.cancel());
  var c = ce(o);
  me(c, 21, () => e.part.cards, xe, (v, g, _) => {
    const p = /* @__PURE__ */ b(() => n.cell === _ && n.moves);
    var x = sf();
    let S, T;
    var N = Y(x);
    Wr(N, {
      get card() {
        return a(g);
      },
      get value() {
        return e.part.values[_];
      }
    }), j(
      (L, E, M, q) => {
        S = fe(x, 1, "card svelte-irtqqp", null, S, { gone: L, held: a(p) }), x.disabled = E, $(x, "aria-pressed", M), $(x, "aria-label", `${q ?? ""}, ${e.part.values[_] ?? ""}`), T = rt(x, "", T, {
          translate: a(p) ? `${n.dx}px ${n.dy}px` : void 0
        });
      },
      [
        () => e.laying.isLaid(_),
        () => e.laying.isLaid(_),
        () => e.laying.marking ? e.laying.marked.includes(_) : e.laying.chosen === _,
        () => Hr(a(g))
      ]
    ), se("pointerdown", x, (L) => !e.laying.marking && n.down(L, _)), se("click", x, () => n.isClick() && e.laying.choose(_)), y(v, x);
  });
  var u = O(c, 2), f = Y(u);
  {
    var h = (v) => {
      var g = lf(), _ = O(Y(g));
      se("input", _, (p) => e.laying.name(e.laying.unnamed, p.currentTarget.value)), y(v, g);
    };
    H(f, (v) => {
      e.laying.unnamed !== null && v(h);
    });
  }
  var d = O(f, 2);
  {
    var m = (v) => {
      var g = of(), _ = ce(g), p = ne(_, !0), x = O(_, 2);
      j(
        (S) => {
          _.disabled = !a(s), X(p, S);
        },
        [
          () => Bt(a(s)?.words || a(s)?.text || `${a(r)} …`)
        ]
      ), se("click", _, () => a(s) && e.play?.(a(s).text)), se("click", x, () => e.laying.clear()), y(v, g);
    }, w = (v) => {
      var g = uf(), _ = ce(g), p = O(_, 2), x = O(p, 2);
      {
        var S = (N) => {
          var L = Ya(), E = ne(L);
          j(() => X(E, `${a(r) ?? ""} tiles`)), se("click", L, () => e.laying.mark()), y(N, L);
        };
        H(x, (N) => {
          e.legal.length && N(S);
        });
      }
      var T = O(x, 2);
      me(T, 17, () => e.beside, xe, (N, L) => {
        var E = Ya(), M = ne(E, !0);
        j((q) => X(M, q), [() => Bt(a(L).words || a(L).text)]), se("click", E, () => e.play?.(a(L).text)), y(N, E);
      }), j(() => {
        _.disabled = !e.laying.laid.length || e.laying.unnamed !== null, p.disabled = !e.laying.laid.length;
      }), se("click", _, l), se("click", p, () => e.laying.clear()), y(v, g);
    };
    H(d, (v) => {
      e.laying.marking ? v(m) : v(w, -1);
    });
  }
  y(t, o), Ee();
}
it(["pointerdown", "click", "input"]);
var df = /* @__PURE__ */ A('<p class="title svelte-12f8aji"> </p>'), Ga = /* @__PURE__ */ A("<section><!></section>"), hf = /* @__PURE__ */ A('<p class="text svelte-12f8aji"> </p>'), Ka = /* @__PURE__ */ A("<!> <!>", 1), vf = /* @__PURE__ */ A('<section class="circuit svelte-12f8aji"><!></section>'), gf = /* @__PURE__ */ A('<section class="svelte-12f8aji"><p class="text svelte-12f8aji"> </p></section>'), mf = /* @__PURE__ */ A("<div><!></div> <!>", 1);
function Kr(t, e) {
  Se(e, !0);
  const n = (F, D = xt, ue = xt) => {
    var Ce = Ka(), R = ce(Ce);
    {
      var I = (de) => {
        var ze = df(), Pe = ne(ze, !0);
        j(() => X(Pe, D().title)), y(de, ze);
      };
      H(R, (de) => {
        D().title && D().kind !== "chips" && de(I);
      });
    }
    var Z = O(R, 2);
    {
      var V = (de) => {
        var ze = Ve(), Pe = ce(ze);
        {
          var at = (je) => {
            {
              let Ie = /* @__PURE__ */ b(() => ge.shown(D(), a(U)));
              Da(je, {
                get part() {
                  return a(Ie);
                },
                get names() {
                  return e.names;
                },
                get last() {
                  return a(q);
                },
                get rows() {
                  return a(M);
                },
                put: (Be, Ge) => ge.put(D(), a(U), Be, Ge),
                loose: (Be) => ge.at(Be) !== void 0
              });
            }
          }, lt = (je) => {
            const Ie = /* @__PURE__ */ b(() => ({
              part: D(),
              start: a(g)[ue()] ?? 0,
              turned: f()
            }));
            {
              let Be = /* @__PURE__ */ b(() => f() ? ru(D()) : D()), Ge = /* @__PURE__ */ b(() => ja(a(Ie), a(E))), It = /* @__PURE__ */ b(() => ci(a(Ie), a(q))), mn = /* @__PURE__ */ b(() => ja(a(Ie), a(M)));
              Da(je, {
                get part() {
                  return a(Be);
                },
                get names() {
                  return e.names;
                },
                get legal() {
                  return a(Ge);
                },
                get last() {
                  return a(It);
                },
                get rows() {
                  return a(mn);
                },
                get moving() {
                  return c();
                },
                get toned() {
                  return h();
                },
                get play() {
                  return e.play;
                }
              });
            }
          };
          H(Pe, (je) => {
            ue() === a(v) && a(U) ? je(at) : je(lt, -1);
          });
        }
        y(de, ze);
      }, P = (de) => {
        {
          const ze = (at) => {
            var lt = Ve(), je = ce(lt);
            me(je, 17, () => e.parts, xe, (Ie, Be, Ge) => {
              var It = Ve(), mn = ce(It);
              {
                var yr = (_n) => {
                  var tn = Ga(), Oi = Y(tn);
                  n(Oi, () => a(Be), () => Ge), j(
                    (Ci) => {
                      fe(tn, 1, Ut(a(Be).kind), "svelte-12f8aji"), $(tn, "hidden", Ci);
                    },
                    [() => le(a(Be))]
                  ), y(_n, tn);
                };
                H(mn, (_n) => {
                  Ge !== ue() && _n(yr);
                });
              }
              y(Ie, It);
            }), y(at, lt);
          };
          let Pe = /* @__PURE__ */ b(() => ue() === a(v) ? a(E) : []);
          pu(de, {
            get part() {
              return D();
            },
            get names() {
              return e.names;
            },
            get legal() {
              return a(Pe);
            },
            get last() {
              return a(q);
            },
            get play() {
              return e.play;
            },
            middle: ze,
            $$slots: { middle: !0 }
          });
        }
      }, J = (de) => {
        var ze = Ve(), Pe = ce(ze);
        {
          var at = (je) => {
            qa(je, {
              get part() {
                return D();
              },
              get legal() {
                return a(E);
              },
              get last() {
                return a(q);
              },
              get rows() {
                return a(M);
              },
              get play() {
                return e.play;
              }
            });
          }, lt = (je) => {
            qa(je, {
              get part() {
                return D();
              }
            });
          };
          H(Pe, (je) => {
            ue() === a(v) ? je(at) : je(lt, -1);
          });
        }
        y(de, ze);
      }, oe = (de) => {
        var ze = Ve(), Pe = ce(ze);
        {
          var at = (je) => {
            Wa(je, {
              get part() {
                return D();
              },
              get names() {
                return e.names;
              },
              get legal() {
                return a(E);
              },
              get last() {
                return a(q);
              },
              get rows() {
                return a(M);
              },
              get play() {
                return e.play;
              },
              get between() {
                return r;
              }
            });
          }, lt = (je) => {
            Wa(je, {
              get part() {
                return D();
              },
              get names() {
                return e.names;
              }
            });
          };
          H(Pe, (je) => {
            ue() === a(v) ? je(at) : je(lt, -1);
          });
        }
        y(de, ze);
      }, Oe = (de) => {
        const ze = /* @__PURE__ */ b(() => e.parts[a(v)]);
        var Pe = Ve(), at = ce(Pe);
        {
          var lt = (Ie) => {
            {
              let Be = /* @__PURE__ */ b(() => a(E).filter((Ge) => !Ge.cells.length));
              ff(Ie, {
                get part() {
                  return D();
                },
                get grid() {
                  return a(ze);
                },
                get laying() {
                  return ge;
                },
                get legal() {
                  return a(N);
                },
                get beside() {
                  return a(Be);
                },
                numberOf: (Ge) => Uo(a(_).length, Ge),
                get play() {
                  return e.play;
                }
              });
            }
          }, je = (Ie) => {
            {
              let Be = /* @__PURE__ */ b(() => a(_).indexOf(D())), Ge = /* @__PURE__ */ b(() => e.play ? _e : void 0);
              Zo(Ie, {
                get part() {
                  return D();
                },
                get names() {
                  return e.names;
                },
                get row() {
                  return a(Be);
                },
                get count() {
                  return a(_).length;
                },
                get legal() {
                  return a(N);
                },
                get rows() {
                  return a(L);
                },
                get chosen() {
                  return a(ve);
                },
                get fresh() {
                  return u();
                },
                get large() {
                  return a(p);
                },
                get choose() {
                  return a(Ge);
                }
              });
            }
          };
          H(at, (Ie) => {
            a(U) === D() && a(ze)?.kind === "grid" ? Ie(lt) : Ie(je, -1);
          });
        }
        y(de, Pe);
      }, Ne = (de) => {
        Ra(de, {
          get part() {
            return D();
          },
          get names() {
            return e.names;
          },
          get fresh() {
            return u();
          }
        });
      }, ke = (de) => {
        uu(de, {
          get part() {
            return D();
          }
        });
      }, Ye = (de) => {
        zo(de, {
          get part() {
            return D();
          }
        });
      }, Fe = (de) => {
        Vc(de, {
          get text() {
            return D().text;
          },
          get before() {
            return m();
          }
        });
      }, Xe = (de) => {
        var ze = hf(), Pe = ne(ze, !0);
        j(() => X(Pe, D().text)), y(de, ze);
      };
      H(Z, (de) => {
        D().kind === "grid" ? de(V) : D().kind === "circuit" ? de(P, 1) : D().kind === "piles" ? de(J, 2) : D().kind === "points" ? de(oe, 3) : D().kind === "cards" ? de(Oe, 4) : D().kind === "dice" ? de(Ne, 5) : D().kind === "chips" ? de(ke, 6) : D().kind === "amounts" ? de(Ye, 7) : D().kind === "news" ? de(Fe, 8) : de(Xe, -1);
      });
    }
    y(F, Ce);
  }, r = (F) => {
    var D = Ve(), ue = ce(D);
    me(ue, 17, () => e.parts, xe, (Ce, R) => {
      var I = Ve(), Z = ce(I);
      {
        var V = (P) => {
          Ra(P, {
            get part() {
              return a(R);
            },
            get names() {
              return e.names;
            },
            get fresh() {
              return u();
            }
          });
        };
        H(Z, (P) => {
          a(R).kind === "dice" && P(V);
        });
      }
      y(Ce, I);
    }), y(F, D);
  };
  let s = te(e, "legal", 19, () => []), i = te(e, "last", 19, () => []), l = te(e, "rows", 19, () => []), o = te(e, "hint", 19, () => []), c = te(e, "moving", 3, !1), u = te(e, "fresh", 3, !1), f = te(e, "turned", 3, !1), h = te(e, "toned", 3, !1), d = te(e, "layer", 3, null), m = te(e, "said", 19, () => []), w = te(e, "taken", 3, "");
  const v = /* @__PURE__ */ b(() => Mu(e.parts)), g = /* @__PURE__ */ b(() => au(e.parts)), _ = /* @__PURE__ */ b(() => qo(e.parts)), p = /* @__PURE__ */ b(() => !e.parts.some((F) => F.kind === "grid" || F.kind === "points")), x = /* @__PURE__ */ b(() => a(p) ? 0 : e.parts.filter((F) => F.kind === "text" || F.kind === "amounts").length), S = /* @__PURE__ */ b(() => e.parts.findIndex((F) => F.kind === "circuit")), T = ({ cells: F }) => F.length > 0 && F.every((D) => D < 0), N = /* @__PURE__ */ b(() => s().filter(T)), L = /* @__PURE__ */ b(() => l().filter(T)), E = /* @__PURE__ */ b(() => s().filter((F) => !T(F))), M = /* @__PURE__ */ b(() => l().filter((F) => !T(F))), q = /* @__PURE__ */ b(() => i().filter((F) => F >= 0)), K = /* @__PURE__ */ b(() => e.parts[a(v)]?.kind === "grid" ? e.parts[a(v)] : void 0), ee = /* @__PURE__ */ b(() => f() && a(K) ? o().map((F) => a(K).cells.length - 1 - F) : o());
  let ve = /* @__PURE__ */ Q([]);
  const Le = /* @__PURE__ */ b(() => a(ve).length ? ur(a(N), a(ve)) : []);
  Ke(() => {
    s(), C(ve, []), ge.clear();
  });
  const ge = new Fc(), U = /* @__PURE__ */ b(() => d() === null || !e.play ? void 0 : a(_).find((F) => F.owner === d()));
  let re = /* @__PURE__ */ Q(void 0), z = !1;
  function G(F) {
    const D = e.parts[a(v)], ue = Number(F.target.dataset.cell);
    if (!a(U) || D?.kind !== "grid" || !Number.isInteger(ue) || F.ctrlKey || F.metaKey || F.altKey) return;
    F.key.startsWith("Arrow") && (z = F.key === "ArrowDown" || F.key === "ArrowUp");
    const Ce = z ? D.columns : 1;
    if (F.key === "Backspace") {
      const R = ge.at(ue) ? ue : ue - Ce;
      ge.takeBack(R), ie(R);
    } else /^[a-z]$/i.test(F.key) && (F.stopPropagation(), ge.type(D, a(U), F.key, ue) && ie(ue + Ce));
  }
  function ie(F) {
    a(re)?.querySelector(`button.cell[data-cell="${F}"]`)?.focus();
  }
  function le(F) {
    return F.kind === "text" && !F.text || F.kind === "dice" && e.parts[a(v)]?.kind === "points";
  }
  let we = /* @__PURE__ */ Q(-1);
  Ke(() => {
    const F = a(E).find((D) => D.cells.length)?.cells[0];
    F !== void 0 && C(we, e.parts.findLastIndex((D, ue) => D.kind === "grid" && a(g)[ue] <= F), !0);
  });
  function _e(F) {
    const D = Ho(a(N), a(ve), F), ue = ur(a(N), D);
    ue.length === 1 ? e.play?.(ue[0].text) : C(ve, D);
  }
  var he = mf(), W = ce(he);
  let k, B;
  var ae = Y(W);
  {
    var pe = (F) => {
      var D = vf(), ue = Y(D);
      n(ue, () => e.parts[a(S)], () => a(S)), qr(D, () => Pa(a(ee))), y(F, D);
    }, ye = (F) => {
      var D = Ka(), ue = ce(D);
      me(ue, 17, () => e.parts, xe, (I, Z, V) => {
        var P = Ga();
        let J;
        var oe = Y(P);
        n(oe, () => a(Z), () => V), qr(P, () => V === a(v) || a(Z).kind === "cards" ? Pa(a(ee)) : void 0), j(
          (Oe) => {
            J = fe(P, 1, Ut(a(Z).kind), "svelte-12f8aji", J, {
              active: V === a(we),
              common: a(Z).kind === "cards" && a(Z).owner < 0
            }), $(P, "hidden", Oe);
          },
          [() => le(a(Z))]
        ), y(I, P);
      });
      var Ce = O(ue, 2);
      {
        var R = (I) => {
          var Z = gf(), V = Y(Z), P = ne(V, !0);
          j(() => X(P, w())), y(I, Z);
        };
        H(Ce, (I) => {
          w() && I(R);
        });
      }
      y(F, D);
    };
    H(ae, (F) => {
      a(S) >= 0 ? F(pe) : F(ye, -1);
    });
  }
  Ht(W, (F) => C(re, F), () => a(re));
  var Ae = O(W, 2);
  ga(Ae, {
    get moves() {
      return a(Le);
    },
    get play() {
      return e.play;
    }
  }), j(
    (F, D) => {
      k = fe(W, 1, "board svelte-12f8aji", null, k, { pair: F, laying: a(U) !== void 0, felt: D }), B = rt(W, "", B, { "--below": `${2.6 * a(x)}rem` });
    },
    [
      () => e.parts.filter((F) => F.kind === "grid").length > 1,
      () => e.parts.some((F) => F.kind === "chips")
    ]
  ), se("keydown", W, G), y(t, he), Ee();
}
it(["keydown"]);
function _f(t) {
  let e = 0;
  for (let n = 0; n < t.left.length; n++) e = Math.max(e, t.left[n], t.entered[n]);
  return e;
}
function Ze(t, e) {
  return t.marks[e].includes("pruned");
}
function hn(t, e) {
  return /\bcut\b/.test(t.marks[e]);
}
function wf(t, e) {
  return t.kind[e] === "leaf";
}
function In(t) {
  return t.algorithm === "mcts";
}
function Yn(t, e, n) {
  return t.entered[e] <= n;
}
function fr(t, e, n) {
  return In(t) ? Yn(t, e, n) : t.left[e] >= 0 && t.left[e] <= n;
}
const Xa = /* @__PURE__ */ new WeakMap();
function gi(t) {
  const e = Xa.get(t);
  if (e) return e;
  const n = t.parent.map((r, s) => hn(t, s));
  for (let r = n.length - 1; r > 0; r--) {
    const s = t.parent[r];
    n[r] && s >= 0 && (n[s] = !0);
  }
  return Xa.set(t, n), n;
}
function ma(t) {
  return !In(t) && !t.values[0] && (/^(plain|alpha)/.test(t.algorithm) || gi(t)[0]);
}
function mi(t, e) {
  const n = t.value[e] ?? null;
  if (n === null || t.values[e] || In(t) || !gi(t)[e]) return "";
  const [r, s] = [t.alpha[e] ?? null, t.beta[e] ?? null];
  return r !== null && n <= r ? "≤" : s !== null && n >= s ? "≥" : "";
}
function yf(t, e, n, r) {
  const s = t.kind[n];
  if (s !== "max" && s !== "min" || Ze(t, n) || !Yn(t, n, r)) return null;
  let i = t.alpha[n] ?? -1 / 0, l = t.beta[n] ?? 1 / 0;
  for (const o of e[n] ?? []) {
    const c = t.value[o] ?? null;
    c === null || Ze(t, o) || !fr(t, o, r) || (s === "max" ? i = Math.max(i, c) : l = Math.min(l, c));
  }
  return [i, l];
}
function _i(t, e, n, r, s) {
  if (Ze(t, n)) return "";
  const i = t.values[n];
  if (fr(t, n, r)) {
    if (i && t.names.length > 2) return `(${i.map((u) => s(u)).join(" ")})`;
    const c = t.value[n] ?? null;
    return c === null ? "" : mi(t, n) + s(c);
  }
  if (!Yn(t, n, r) || i) return "";
  const l = t.kind[n];
  if (l !== "max" && l !== "min") return "";
  const o = (e[n] ?? []).filter((c) => fr(t, c, r) && !Ze(t, c) && t.value[c] !== null).map((c) => t.value[c]);
  return o.length ? l === "max" ? `≥${s(Math.max(...o))}` : `≤${s(Math.min(...o))}` : "";
}
function bf(t, e) {
  const n = { nodes: 0, leaves: 0, pruned: 0 }, r = new Set(In(t) ? t.parent.filter((i, l) => t.entered[l] <= e) : []), s = (i) => In(t) ? !r.has(i) : wf(t, i);
  for (let i = 0; i < t.parent.length; i++)
    t.entered[i] > e || (Ze(t, i) ? n.pruned++ : (n.nodes++, s(i) && n.leaves++));
  return n;
}
class pf {
  id;
  #e = /* @__PURE__ */ Q(null);
  get trace() {
    return a(this.#e);
  }
  set trace(e) {
    C(this.#e, e);
  }
  #n = /* @__PURE__ */ Q(null);
  get place() {
    return a(this.#n);
  }
  set place(e) {
    C(this.#n, e);
  }
  #t = /* @__PURE__ */ Q("");
  get failure() {
    return a(this.#t);
  }
  set failure(e) {
    C(this.#t, e, !0);
  }
  #a = /* @__PURE__ */ Q(!1);
  get busy() {
    return a(this.#a);
  }
  set busy(e) {
    C(this.#a, e, !0);
  }
  #r = /* @__PURE__ */ Q(!1);
  get compiling() {
    return a(this.#r);
  }
  set compiling(e) {
    C(this.#r, e, !0);
  }
  #s = /* @__PURE__ */ Q(0);
  get moment() {
    return a(this.#s);
  }
  set moment(e) {
    C(this.#s, e, !0);
  }
  #i = /* @__PURE__ */ Q(0);
  get selected() {
    return a(this.#i);
  }
  set selected(e) {
    C(this.#i, e, !0);
  }
  #l = /* @__PURE__ */ Q(0);
  get last() {
    return a(this.#l);
  }
  set last(e) {
    C(this.#l, e, !0);
  }
  asked = null;
  stops;
  constructor(e = tt.number()) {
    this.id = e, this.stops = [
      tt.on("traced", (n) => {
        n.id === this.id && this.show(n);
      }),
      tt.on("failed", (n) => {
        n.id === this.id && (this.failure = n.text, this.busy = !1);
      }),
      tt.on("explained", (n) => this.succeed(n.id)),
      tt.on("tree_text", (n) => this.succeed(n.id)),
      tt.on("status", (n) => this.compiling = n.compiling)
    ];
  }
  show(e) {
    this.trace = e, this.place = this.asked, this.busy = !1, this.failure = "", this.last = _f(e), this.moment = this.last, this.selected = 0;
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
async function kf(t) {
  try {
    return await navigator.clipboard.write([new ClipboardItem({ "image/png": t })]), !0;
  } catch {
    return !1;
  }
}
var xf = /* @__PURE__ */ A('<button>Copy</button> <span class="soft small" role="status"> </span>', 1);
function Mf(t, e) {
  Se(e, !0);
  let n = /* @__PURE__ */ Q("");
  async function r() {
    C(n, ""), C(
      n,
      await kf(e.picture()) ? "Copied." : "This browser does not let us copy pictures; download it instead.",
      !0
    );
  }
  var s = xf(), i = ce(s), l = O(i, 2), o = ne(l, !0);
  j(() => X(o, a(n))), se("click", i, r), y(t, s), Ee();
}
it(["click"]);
const Sf = matchMedia("(prefers-color-scheme: dark)");
function Ef(t) {
  const e = getComputedStyle(t), n = e.colorScheme, r = n.includes("dark") && (Sf.matches || !n.includes("light"));
  return (s) => {
    const i = e.getPropertyValue(s).trim(), [, l, o] = /^light-dark\((.+?),(.+)\)$/.exec(i) ?? [, i, i];
    return (r ? o : l).trim();
  };
}
function Af(t) {
  var e = 0, n = t.children, r = n && n.length;
  if (!r) e = 1;
  else for (; --r >= 0; ) e += n[r].value;
  t.value = e;
}
function Tf() {
  return this.eachAfter(Af);
}
function Lf(t, e) {
  let n = -1;
  for (const r of this)
    t.call(e, r, ++n, this);
  return this;
}
function Of(t, e) {
  for (var n = this, r = [n], s, i, l = -1; n = r.pop(); )
    if (t.call(e, n, ++l, this), s = n.children)
      for (i = s.length - 1; i >= 0; --i)
        r.push(s[i]);
  return this;
}
function Cf(t, e) {
  for (var n = this, r = [n], s = [], i, l, o, c = -1; n = r.pop(); )
    if (s.push(n), i = n.children)
      for (l = 0, o = i.length; l < o; ++l)
        r.push(i[l]);
  for (; n = s.pop(); )
    t.call(e, n, ++c, this);
  return this;
}
function Nf(t, e) {
  let n = -1;
  for (const r of this)
    if (t.call(e, r, ++n, this))
      return r;
}
function jf(t) {
  return this.eachAfter(function(e) {
    for (var n = +t(e.data) || 0, r = e.children, s = r && r.length; --s >= 0; ) n += r[s].value;
    e.value = n;
  });
}
function zf(t) {
  return this.eachBefore(function(e) {
    e.children && e.children.sort(t);
  });
}
function Pf(t) {
  for (var e = this, n = Rf(e, t), r = [e]; e !== n; )
    e = e.parent, r.push(e);
  for (var s = r.length; t !== n; )
    r.splice(s, 0, t), t = t.parent;
  return r;
}
function Rf(t, e) {
  if (t === e) return t;
  var n = t.ancestors(), r = e.ancestors(), s = null;
  for (t = n.pop(), e = r.pop(); t === e; )
    s = t, t = n.pop(), e = r.pop();
  return s;
}
function If() {
  for (var t = this, e = [t]; t = t.parent; )
    e.push(t);
  return e;
}
function Ff() {
  return Array.from(this);
}
function Df() {
  var t = [];
  return this.eachBefore(function(e) {
    e.children || t.push(e);
  }), t;
}
function Bf() {
  var t = this, e = [];
  return t.each(function(n) {
    n !== t && e.push({ source: n.parent, target: n });
  }), e;
}
function* qf() {
  var t = this, e, n = [t], r, s, i;
  do
    for (e = n.reverse(), n = []; t = e.pop(); )
      if (yield t, r = t.children)
        for (s = 0, i = r.length; s < i; ++s)
          n.push(r[s]);
  while (n.length);
}
function _a(t, e) {
  t instanceof Map ? (t = [void 0, t], e === void 0 && (e = Hf)) : e === void 0 && (e = Uf);
  for (var n = new Fn(t), r, s = [n], i, l, o, c; r = s.pop(); )
    if ((l = e(r.data)) && (c = (l = Array.from(l)).length))
      for (r.children = l, o = c - 1; o >= 0; --o)
        s.push(i = l[o] = new Fn(l[o])), i.parent = r, i.depth = r.depth + 1;
  return n.eachBefore(Yf);
}
function Vf() {
  return _a(this).eachBefore(Wf);
}
function Uf(t) {
  return t.children;
}
function Hf(t) {
  return Array.isArray(t) ? t[1] : null;
}
function Wf(t) {
  t.data.value !== void 0 && (t.value = t.data.value), t.data = t.data.data;
}
function Yf(t) {
  var e = 0;
  do
    t.height = e;
  while ((t = t.parent) && t.height < ++e);
}
function Fn(t) {
  this.data = t, this.depth = this.height = 0, this.parent = null;
}
Fn.prototype = _a.prototype = {
  constructor: Fn,
  count: Tf,
  each: Lf,
  eachAfter: Cf,
  eachBefore: Of,
  find: Nf,
  sum: jf,
  sort: zf,
  path: Pf,
  ancestors: If,
  descendants: Ff,
  leaves: Df,
  links: Bf,
  copy: Vf,
  [Symbol.iterator]: qf
};
function wi(t, e, n, r, s) {
  for (var i = t.children, l, o = -1, c = i.length, u = t.value && (r - e) / t.value; ++o < c; )
    l = i[o], l.y0 = n, l.y1 = s, l.x0 = e, l.x1 = e += l.value * u;
}
function Gf(t, e) {
  return t.parent === e.parent ? 1 : 2;
}
function Ar(t) {
  var e = t.children;
  return e ? e[0] : t.t;
}
function Tr(t) {
  var e = t.children;
  return e ? e[e.length - 1] : t.t;
}
function Kf(t, e, n) {
  var r = n / (e.i - t.i);
  e.c -= r, e.s += n, t.c += r, e.z += n, e.m += n;
}
function Xf(t) {
  for (var e = 0, n = 0, r = t.children, s = r.length, i; --s >= 0; )
    i = r[s], i.z += e, i.m += e, e += i.s + (n += i.c);
}
function Jf(t, e, n) {
  return t.a.parent === e.parent ? t.a : n;
}
function Qn(t, e) {
  this._ = t, this.parent = null, this.children = null, this.A = null, this.a = this, this.z = 0, this.m = 0, this.c = 0, this.s = 0, this.t = null, this.i = e;
}
Qn.prototype = Object.create(Fn.prototype);
function Zf(t) {
  for (var e = new Qn(t, 0), n, r = [e], s, i, l, o; n = r.pop(); )
    if (i = n._.children)
      for (n.children = new Array(o = i.length), l = o - 1; l >= 0; --l)
        r.push(s = n.children[l] = new Qn(i[l], l)), s.parent = n;
  return (e.parent = new Qn(null, 0)).children = [e], e;
}
function Qf() {
  var t = Gf, e = 1, n = 1, r = null;
  function s(u) {
    var f = Zf(u);
    if (f.eachAfter(i), f.parent.m = -f.z, f.eachBefore(l), r) u.eachBefore(c);
    else {
      var h = u, d = u, m = u;
      u.eachBefore(function(p) {
        p.x < h.x && (h = p), p.x > d.x && (d = p), p.depth > m.depth && (m = p);
      });
      var w = h === d ? 1 : t(h, d) / 2, v = w - h.x, g = e / (d.x + w + v), _ = n / (m.depth || 1);
      u.eachBefore(function(p) {
        p.x = (p.x + v) * g, p.y = p.depth * _;
      });
    }
    return u;
  }
  function i(u) {
    var f = u.children, h = u.parent.children, d = u.i ? h[u.i - 1] : null;
    if (f) {
      Xf(u);
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
      for (var d = u, m = u, w = f, v = d.parent.children[0], g = d.m, _ = m.m, p = w.m, x = v.m, S; w = Tr(w), d = Ar(d), w && d; )
        v = Ar(v), m = Tr(m), m.a = u, S = w.z + p - d.z - g + t(w._, d._), S > 0 && (Kf(Jf(w, u, h), u, S), g += S, _ += S), p += w.m, g += d.m, x += v.m, _ += m.m;
      w && !Tr(m) && (m.t = w, m.m += p - _), d && !Ar(v) && (v.t = d, v.m += g - x, h = u);
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
function yi(t, e, n, r, s) {
  for (var i = t.children, l, o = -1, c = i.length, u = t.value && (s - n) / t.value; ++o < c; )
    l = i[o], l.x0 = e, l.x1 = r, l.y0 = n, l.y1 = n += l.value * u;
}
var bi = (1 + Math.sqrt(5)) / 2;
function pi(t, e, n, r, s, i) {
  for (var l = [], o = e.children, c, u, f = 0, h = 0, d = o.length, m, w, v = e.value, g, _, p, x, S, T, N; f < d; ) {
    m = s - n, w = i - r;
    do
      g = o[h++].value;
    while (!g && h < d);
    for (_ = p = g, T = Math.max(w / m, m / w) / (v * t), N = g * g * T, S = Math.max(p / N, N / _); h < d; ++h) {
      if (g += u = o[h].value, u < _ && (_ = u), u > p && (p = u), N = g * g * T, x = Math.max(p / N, N / _), x > S) {
        g -= u;
        break;
      }
      S = x;
    }
    l.push(c = { value: g, dice: m < w, children: o.slice(f, h) }), c.dice ? wi(c, n, r, s, v ? r += w * g / v : i) : yi(c, n, r, v ? n += m * g / v : s, i), v -= g, f = h;
  }
  return l;
}
(function t(e) {
  function n(r, s, i, l, o) {
    pi(e, r, s, i, l, o);
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(bi);
(function t(e) {
  function n(r, s, i, l, o) {
    if ((c = r._squarify) && c.ratio === e)
      for (var c, u, f, h, d = -1, m, w = c.length, v = r.value; ++d < w; ) {
        for (u = c[d], f = u.children, h = u.value = 0, m = f.length; h < m; ++h) u.value += f[h].value;
        u.dice ? wi(u, s, i, l, v ? i += (o - i) * u.value / v : o) : yi(u, s, i, v ? s += (l - s) * u.value / v : l, o), v -= u.value;
      }
    else
      r._squarify = c = pi(e, r, s, i, l, o), c.ratio = e;
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(bi);
const Dn = 9, On = 46, $n = 78;
function wa(t) {
  const e = t.parent.map(() => []);
  return t.parent.forEach((n, r) => {
    n >= 0 && e[n].push(r);
  }), e;
}
function $f(t, e, n, r) {
  const s = /* @__PURE__ */ new Set();
  let i = 1;
  const l = (c) => {
    const u = Math.min(t[c]?.length ?? 0, Dn + 1) + (e[c] ? 1 : 0);
    return !u || s.has(c) ? !0 : s.size && i + u - 1 > r ? !1 : (s.add(c), i += u - 1, !0);
  };
  l(0);
  for (const c of n) if (!l(c)) break;
  let o = [0];
  for (; o.length; ) {
    const c = [];
    for (const u of o) {
      if (!l(u)) return s;
      s.has(u) && c.push(...t[u].slice(0, Dn + 1));
    }
    o = c;
  }
  return s;
}
function ki(t, e, n, r, s, i = On, l = $n) {
  const o = ({ node: v, stub: g }) => {
    if (g || !n.has(v)) return null;
    const _ = t[v] ?? [], p = _.length > Dn + 1 && !r.has(v), x = p ? _.filter((T, N) => N < Dn || s.has(T)) : _, S = x.map((T) => ({ node: T, stub: null, count: 0 }));
    return p && S.push({ node: v, stub: "folded", count: _.length - x.length }), e[v] && S.push({ node: v, stub: "unrecorded", count: e[v] }), S;
  }, c = Qf().nodeSize([i, l]).separation((v, g) => v.parent === g.parent ? 1 : 1.25)(
    _a({ node: 0, stub: null, count: 0 }, o)
  ), u = [], f = /* @__PURE__ */ new Map(), h = /* @__PURE__ */ new Map();
  let d = 0, m = 0, w = 0;
  return c.each((v) => {
    const g = {
      ...v.data,
      x: v.x,
      y: v.y,
      parent: v.parent ? h.get(v.parent) : null
    };
    h.set(v, g), u.push(g), g.stub || f.set(g.node, g), d = Math.min(d, g.x), m = Math.max(m, g.x), w = Math.max(w, g.y);
  }), { placed: u, byNode: f, left: d, right: m, bottom: w };
}
const zt = 15, Xr = 9;
function xi(t) {
  return t.length > 4 ? 9.5 : t.length > 3 ? 10.5 : 12;
}
function ed(t) {
  const e = Ef(t);
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
function Mi(t, e, n) {
  const r = t.trace.player[n];
  return r < 0 ? e.line : e.players[r % 4];
}
function td(t, e, n, r, s, i) {
  t.clearRect(0, 0, s, i);
  const l = 60, o = (-n.x - l) / n.scale, c = (s - n.x + l) / n.scale, u = (-n.y - l) / n.scale, f = (i - n.y + l) / n.scale, h = n.scale > 0.45, { trace: d, moment: m } = e, w = (_) => _.x >= o && _.x <= c && _.y >= u && _.y <= f, v = (_) => (_.stub === "unrecorded" ? fr : Yn)(d, _.node, m);
  t.save(), t.translate(n.x, n.y), t.scale(n.scale, n.scale);
  const g = [
    [r.line, 1.2, [], []],
    [r.ink, 3, [], []],
    [r.bad, 1.4, [5, 4], []],
    [r.soft, 1.2, [2, 4], []]
  ];
  for (const _ of e.layout.placed) {
    const p = _.parent;
    if (!p || !v(_) || !w(_) && !w(p)) continue;
    const x = !_.stub && Ze(d, _.node), S = !e.blank && !_.stub && e.line.has(_.node) && e.line.has(p.node);
    g[_.stub === "unrecorded" ? 3 : x ? 2 : S ? 1 : 0][3].push(_);
  }
  for (const [_, p, x, S] of g) {
    t.strokeStyle = _, t.lineWidth = Math.max(p, 0.7 / n.scale), t.setLineDash(h ? x : []), t.beginPath();
    for (const T of S) {
      const N = T.parent;
      t.moveTo(N.x, N.y), t.lineTo(T.x, T.y);
    }
    t.stroke();
  }
  if (t.setLineDash([]), !h) {
    nd(t, e, r, w, v), t.restore();
    return;
  }
  t.textAlign = "center", t.textBaseline = "middle";
  for (const _ of e.layout.placed)
    !v(_) || !w(_) || (_.stub ? fd(t, _, r) : sd(t, e, _, r, n, [-n.x / n.scale, (s - n.x) / n.scale]));
  t.restore();
}
function nd(t, e, n, r, s) {
  const i = /* @__PURE__ */ new Map();
  for (const l of e.layout.placed) {
    if (!r(l) || !s(l)) continue;
    const o = l.stub ? n.soft : Ze(e.trace, l.node) ? n.bad : Mi(e, n, l.node), c = i.get(o);
    c ? c.push(l) : i.set(o, [l]);
  }
  for (const [l, o] of i) {
    t.fillStyle = l, t.beginPath();
    for (const c of o) t.rect(c.x - 10, c.y - 10, 20, 20);
    t.fill();
  }
}
function rd(t, e, n, r, s) {
  t.beginPath(), e === "max" ? (t.moveTo(n, r - s * 1.15), t.lineTo(n + s * 1.25, r + s * 0.9), t.lineTo(n - s * 1.25, r + s * 0.9)) : e === "min" ? (t.moveTo(n, r + s * 1.15), t.lineTo(n + s * 1.25, r - s * 0.9), t.lineTo(n - s * 1.25, r - s * 0.9)) : e === "leaf" ? t.rect(n - s, r - s * 0.8, 2 * s, 1.6 * s) : t.arc(n, r, s, 0, 2 * Math.PI), t.closePath();
}
function ad(t, e, n, r) {
  t.beginPath(), t.roundRect(n - 21.5, r - 12.5, 43, 25, e ? 2 : 12.5), t.closePath();
}
function sd(t, e, n, r, s, i) {
  const { trace: l, moment: o } = e, c = Ze(l, n.node), u = c ? r.bad : Mi(e, r, n.node), f = l.names.length > 2 && l.values[n.node] !== null;
  f ? ad(t, l.kind[n.node] === "leaf", n.x, n.y) : rd(t, l.kind[n.node], n.x, n.y, zt), t.fillStyle = e.marked.has(n.node) ? r.mark : r.raised, t.fill(), t.lineWidth = n.node === e.selected ? 3.5 : 1.8, t.strokeStyle = n.node === e.selected ? r.accent : u, t.setLineDash(c ? [4, 3] : []), t.stroke(), t.setLineDash([]);
  const d = e.blank && l.kind[n.node] !== "leaf" ? "" : _i(l, e.children, n.node, o, da);
  t.fillStyle = c ? r.bad : r.ink;
  const m = f && d.length <= 7 ? 12 : xi(d), w = (f ? 2.6 : 1.8) * zt / (0.56 * Math.max(1, d.length)), v = Math.max(m, Math.min(Xr / s.scale, w));
  t.font = `600 ${v}px "Source Sans", sans-serif`;
  const g = l.kind[n.node] === "max" ? 4 : l.kind[n.node] === "min" ? -4 : 0;
  t.fillText(c ? "✕" : d, n.x, n.y + g), e.marked.has(n.node) && (t.strokeStyle = r.bad, t.lineWidth = 2.5, t.beginPath(), t.moveTo(n.x - 11, n.y - 11), t.lineTo(n.x + 11, n.y + 11), t.stroke()), hn(l, n.node) && l.left[n.node] <= o && (t.strokeStyle = r.bad, t.lineWidth = 2, t.beginPath(), t.moveTo(n.x - 9, n.y + zt + 8), t.lineTo(n.x + 9, n.y + zt + 2), t.stroke()), s.scale > 0.6 && n.parent && od(t, e, n, r, s), s.scale > 0.6 && !e.blank && ma(l) && cd(t, e, n, r, i);
  const _ = e.children[n.node].length + (l.unrecorded[n.node] ?? 0);
  if (_ && !e.open.has(n.node)) {
    const p = Math.max(10, (Xr - 1) / s.scale);
    t.font = `${p}px "Source Sans", sans-serif`, Ei(t, `+${_}`, n.x, n.y + zt + (hn(l, n.node) ? 16 : 10), p, r);
  }
}
const Ja = /* @__PURE__ */ new WeakMap();
function id(t) {
  const e = Ja.get(t.layout);
  if (e) return e;
  const n = /* @__PURE__ */ new Map();
  for (const s of t.layout.placed) {
    if (!s.parent || s.stub) continue;
    const i = n.get(s.parent);
    i ? i.push(s) : n.set(s.parent, [s]);
  }
  const r = /* @__PURE__ */ new Map();
  for (const s of n.values()) {
    const i = s.map((c, u) => Math.min(c.x - (s[u - 1]?.x ?? -1 / 0), (s[u + 1]?.x ?? 1 / 0) - c.x, 2 * On)), l = s.map((c) => wr(t.trace, c)), o = Math.max(...l.map((c, u) => c.length / i[u]));
    s.forEach((c, u) => r.set(c, { text: l[u], gap: i[u], crowd: o, odd: u % 2 === 1 }));
  }
  return Ja.set(t.layout, r), r;
}
function wr(t, e) {
  const n = t.weight[e.node];
  return n < 1 && t.kind[e.parent.node] === "chance" ? yt(n) : t.text[e.node];
}
const Jr = 0.53, Si = 11;
function ld(t, e) {
  return (e.placed.reduce((r, s) => s.parent && !s.stub ? Math.max(r, wr(t, s).length) : r, 0) * Jr * Si + 6) / 0.62;
}
function od(t, e, n, r, s) {
  const { text: i, gap: l, crowd: o, odd: c } = id(e).get(n), u = n.parent, f = Math.max(Si, Xr / s.scale), h = o * Jr * f > 0.62 - 6 / l, d = h ? c ? 0.72 : 0.5 : 0.62, m = Math.floor((l * d * (h ? 2 : 1) - 6) / (Jr * f)), w = i.length > Math.max(m, 2) ? `${i.slice(0, Math.max(m - 1, 1))}…` : i, v = n.x * d + u.x * (1 - d), g = n.y * d + u.y * (1 - d);
  t.font = `${f}px "Source Sans", sans-serif`, Ei(t, w, v, g, f, r);
}
function Ei(t, e, n, r, s, i) {
  const l = t.measureText(e).width + 4;
  t.fillStyle = i.paper, t.fillRect(n - l / 2, r - s * 0.62, l, s * 1.24), t.fillStyle = i.soft, t.fillText(e, n, r);
}
const Za = /* @__PURE__ */ new WeakMap();
function ud(t) {
  const e = Za.get(t);
  if (e) return e;
  const n = /* @__PURE__ */ new Map(), r = [...t.placed].sort((s, i) => s.y - i.y || s.x - i.x);
  return r.forEach((s, i) => {
    const l = (o) => o && o.y === s.y ? Math.abs(o.x - s.x) : 1 / 0;
    n.set(s, [l(r[i - 1]), l(r[i + 1])]);
  }), Za.set(t, n), n;
}
function cd(t, e, n, r, s) {
  const i = yf(e.trace, e.children, n.node, e.moment);
  if (!i) return;
  const [l, o] = i.map((p) => p === 1 / 0 ? "∞" : p === -1 / 0 ? "−∞" : da(p)), c = `[${l}, ${o}]`;
  t.font = '10px "Source Sans", sans-serif';
  const u = t.measureText(c).width, f = zt + 5 + u / 2, [h, d] = ud(e.layout).get(n), m = 2 * zt + u + 8, w = h >= m && n.x - f - u / 2 > s[0], v = d >= m && n.x + f + u / 2 < s[1];
  if (!w && !v) return;
  const g = n.x + (w && (!v || n.parent && n.parent.x > n.x) ? -f : f), _ = n.y - zt * 0.85;
  t.fillStyle = r.paper, t.fillRect(g - u / 2 - 1, _ - 6, u + 2, 12), t.fillStyle = i[0] >= i[1] ? r.bad : r.soft, t.fillText(c, g, _);
}
function fd(t, e, n) {
  t.fillStyle = n.paper, t.strokeStyle = n.soft, t.setLineDash([2, 2]), t.lineWidth = 1.2, t.beginPath(), t.roundRect(e.x - 19, e.y - 12, 38, 24, 8), t.fill(), e.stub === "folded" && t.stroke(), t.setLineDash([]), t.fillStyle = n.soft, t.font = '600 11px "Source Sans", sans-serif', t.fillText(`+${e.count}`, e.x, e.y);
}
const Qa = "#1e1c19", er = "#8b8375", tr = "#a3301c", dd = ["#1f5582", "#b9531b", "#2c6e49", "#74407f"], Je = 15, hd = 2e3;
function Ai(t, e) {
  const n = wa(t), r = new Set(t.parent.keys()), s = ki(n, t.unrecorded, r, r, r);
  return {
    trace: t,
    children: n,
    layout: s,
    shown: s.placed.filter((i) => Yn(t, i.node, e)).slice(0, hd),
    line: new Set(t.variation),
    value: (i) => _i(t, n, i, e, da)
  };
}
function $a(t) {
  return t.replace(/[&<>"]/g, (e) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[e]);
}
function vd(t, e) {
  if (Ze(t, e)) return tr;
  const n = t.player[e];
  return n < 0 ? er : dd[n % 4];
}
function gd(t, e, n) {
  const r = (s, i) => `${(e + s).toFixed(1)},${(n + i).toFixed(1)}`;
  return t === "max" ? `<polygon points="${r(0, -1.15 * Je)} ${r(1.25 * Je, 0.9 * Je)} ${r(-1.25 * Je, 0.9 * Je)}"` : t === "min" ? `<polygon points="${r(0, 1.15 * Je)} ${r(1.25 * Je, -0.9 * Je)} ${r(-1.25 * Je, -0.9 * Je)}"` : t === "leaf" ? `<rect x="${(e - Je).toFixed(1)}" y="${(n - 0.8 * Je).toFixed(1)}" width="${2 * Je}" height="${1.6 * Je}"` : `<circle cx="${e.toFixed(1)}" cy="${n.toFixed(1)}" r="${Je}"`;
}
function Ti(t, e, n = !1) {
  const { layout: r, shown: s, line: i, value: l } = Ai(t, e), o = r.right - r.left + 60, c = r.bottom + 70, u = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(r.left - 30).toFixed(1)} -30 ${o.toFixed(1)} ${c.toFixed(1)}" width="${o.toFixed(0)}" height="${c.toFixed(0)}" font-family="'Source Sans 3', Helvetica, Arial, sans-serif" text-anchor="middle">`,
    `<rect x="${(r.left - 30).toFixed(1)}" y="-30" width="100%" height="100%" fill="#ffffff"/>`
  ];
  for (const f of s) {
    if (!f.parent) continue;
    if (f.stub) {
      u.push(`<line x1="${f.parent.x.toFixed(1)}" y1="${f.parent.y.toFixed(1)}" x2="${f.x.toFixed(1)}" y2="${(f.y - 9).toFixed(1)}" stroke="${er}" stroke-dasharray="2 4" stroke-width="1.2"/>`);
      continue;
    }
    const h = Ze(t, f.node), d = !n && i.has(f.node) && i.has(f.parent.node), m = h ? `stroke="${tr}" stroke-dasharray="5 4" stroke-width="1.4"` : d ? `stroke="${Qa}" stroke-width="3"` : `stroke="${er}" stroke-width="1.2"`;
    u.push(`<line x1="${f.parent.x.toFixed(1)}" y1="${f.parent.y.toFixed(1)}" x2="${f.x.toFixed(1)}" y2="${f.y.toFixed(1)}" ${m}/>`);
  }
  for (const f of s) {
    if (f.stub) {
      u.push(`<text x="${f.x.toFixed(1)}" y="${(f.y + 4).toFixed(1)}" font-size="11" fill="${er}">+${f.count}</text>`);
      continue;
    }
    const h = Ze(t, f.node), d = t.kind[f.node];
    u.push(`${gd(d, f.x, f.y)} fill="#ffffff" stroke="${vd(t, f.node)}" stroke-width="1.8"${h ? ' stroke-dasharray="4 3"' : ""}/>`);
    const m = h ? "×" : n && d !== "leaf" ? "" : l(f.node), w = d === "max" ? 8 : d === "min" ? 0 : 4;
    if (u.push(`<text x="${f.x.toFixed(1)}" y="${(f.y + w).toFixed(1)}" font-size="${xi(m)}" font-weight="600" fill="${h ? tr : Qa}">${$a(m)}</text>`), hn(t, f.node) && u.push(`<line x1="${(f.x - 9).toFixed(1)}" y1="${(f.y + Je + 8).toFixed(1)}" x2="${(f.x + 9).toFixed(1)}" y2="${(f.y + Je + 2).toFixed(1)}" stroke="${tr}" stroke-width="2"/>`), f.parent) {
      const v = f.x * 0.62 + f.parent.x * 0.38, g = f.y * 0.62 + f.parent.y * 0.38;
      u.push(`<text x="${v.toFixed(1)}" y="${(g + 4).toFixed(1)}" font-size="11" fill="#5f594f" stroke="#ffffff" stroke-width="4" paint-order="stroke">${$a(wr(t, f))}</text>`);
    }
  }
  return u.push("</svg>"), u.join(`
`);
}
const md = {
  "\\": "\\textbackslash{}",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
  "−": "$-$",
  "≥": "$\\ge$",
  "≤": "$\\le$",
  "…": "\\dots{}"
};
function es(t) {
  return [...t].map((e) => md[e] ?? (/[&%$#_{}]/.test(e) ? `\\${e}` : e)).join("");
}
function _d(t, e) {
  const { shown: n, line: r, value: s } = Ai(t, e), i = (o) => `(${(o.x / 46).toFixed(2)},${(-o.y / 46).toFixed(2)})`, l = [
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
    const c = t.kind[o.node], u = ["max", "min", "chance", "leaf"].includes(c) ? c : "player", f = Ze(t, o.node), h = f ? "$\\times$" : es(s(o.node));
    l.push(`  \\node[${u}${f ? ", pruned" : ""}] (n${o.node}) at ${i(o)} {${h}};`);
  }
  for (const o of n) {
    if (!o.parent) continue;
    if (o.stub) {
      l.push(`  \\draw[densely dotted] (n${o.node}) -- (u${o.node});`);
      continue;
    }
    const c = r.has(o.node) && r.has(o.parent.node), u = Ze(t, o.node) ? "pruned" : c ? "best" : "";
    l.push(`  \\draw[${u}] (n${o.parent.node}) -- node[move] {${es(wr(t, o))}} (n${o.node});`);
  }
  return l.push("\\end{tikzpicture}"), `${l.join(`
`)}
`;
}
async function ts(t, e) {
  const n = URL.createObjectURL(new Blob([Ti(t, e)], { type: "image/svg+xml" }));
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
function Lr(t, e) {
  const n = typeof e == "string" ? new Blob([e], { type: "text/plain" }) : e, r = URL.createObjectURL(n), s = document.createElement("a");
  s.href = r, s.download = t, s.click(), setTimeout(() => URL.revokeObjectURL(r), 1e3);
}
var wd = /* @__PURE__ */ A('<div class="place svelte-gmb9rn" inert=""><div><!></div></div>'), yd = /* @__PURE__ */ A('<div inert=""><!></div>'), bd = /* @__PURE__ */ A('<div class="small svelte-gmb9rn"><!></div>');
function pd(t, e) {
  Se(e, !0);
  let n = te(e, "moving", 3, !1), r = te(e, "last", 19, () => []), s = te(e, "label", 3, ""), i = te(e, "fills", 3, !1);
  const l = ["grid", "points", "circuit"], o = ["text", "news"], c = 4;
  let u = [0, 0, 0, 0], f = /* @__PURE__ */ b(() => nr(u, 4)), h = /* @__PURE__ */ Q(ct(a(f)[0])), d = /* @__PURE__ */ Q(ct(a(f)[1])), m = /* @__PURE__ */ Q(ct(a(f)[2])), w = /* @__PURE__ */ Q(ct(a(f)[3]));
  const v = /* @__PURE__ */ b(() => e.parts.filter((M) => l.includes(M.kind))), g = /* @__PURE__ */ b(() => e.parts.filter((M) => !o.includes(M.kind)).slice(0, c)), _ = /* @__PURE__ */ b(() => a(v).length ? a(v) : a(g).length ? a(g) : e.parts), p = /* @__PURE__ */ b(() => a(v).length > 1 ? 34 : a(v).length || a(g).length > 3 ? 26 : a(g).length > 1 ? 20 : 13), x = /* @__PURE__ */ b(() => a(h) && a(d) ? Math.min(a(m) / a(h), a(w) / a(d), 1) : 0), S = /* @__PURE__ */ b(() => ai(e.parts.flatMap((M) => M.kind === "grid" ? M.cells : []), e.names).length > 0);
  var T = bd(), N = Y(T);
  {
    var L = (M) => {
      var q = wd(), K = Y(q);
      let ee, ve;
      var Le = Y(K);
      Kr(Le, {
        get parts() {
          return a(_);
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
      }), j(() => {
        ee = fe(K, 1, "drawn svelte-gmb9rn", null, ee, { bare: a(v).length > 0 }), ve = rt(K, "", ve, { width: `${a(p) ?? ""}rem`, scale: a(x) });
      }), Kt(K, "clientWidth", (ge) => C(h, ge)), Kt(K, "clientHeight", (ge) => C(d, ge)), Kt(q, "clientWidth", (ge) => C(m, ge)), Kt(q, "clientHeight", (ge) => C(w, ge)), y(M, q);
    }, E = (M) => {
      var q = yd(), K = Y(q);
      Kr(K, {
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
      }), y(M, q);
    };
    H(N, (M) => {
      i() ? M(L) : M(E, -1);
    });
  }
  j(() => {
    $(T, "role", s() ? "img" : void 0), $(T, "aria-label", s() || void 0), $(T, "aria-hidden", s() ? void 0 : "true");
  }), y(t, T), Ee();
}
var kd = /* @__PURE__ */ A('<figure class="svelte-krpvrf"><!> <figcaption class="soft svelte-krpvrf"> </figcaption></figure>');
function xd(t, e) {
  Se(e, !0);
  const n = /* @__PURE__ */ b(() => e.shown.position), r = /* @__PURE__ */ b(() => e.shown.names.map(Bt)), s = /* @__PURE__ */ b(() => a(n).board.find((d) => d.kind === "grid")), i = /* @__PURE__ */ b(() => a(n).legal.some((d) => d.cells.length > 1 && a(s)?.cells[d.cells[0]]) || (a(n).last?.cells.length ?? 0) > 1), l = /* @__PURE__ */ b(() => a(n).utilities ? `${Lo(a(r), a(n).utilities)}.` : a(n).mover === -1 ? "Chance moves." : `${a(r)[a(n).mover] ?? ""} to move.`), o = /* @__PURE__ */ b(() => `The board${a(n).last ? ` after ${a(n).last.text}` : ""}. ${a(l)}`);
  var c = kd(), u = Y(c);
  {
    let d = /* @__PURE__ */ b(() => a(n).last?.cells ?? []);
    pd(u, {
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
        return a(d);
      },
      get label() {
        return a(o);
      }
    });
  }
  var f = O(u, 2), h = ne(f, !0);
  j(() => X(h, e.words ?? a(l))), y(t, c), Ee();
}
function Md(t, e, n = () => {
}) {
  const r = tt.number(), s = [
    tt.on("place_shown", (l) => l.id === r && (i(), e(l))),
    tt.on("failed", (l) => l.id === r && (i(), n(l.text)))
  ], i = () => s.forEach((l) => l());
  return tt.send({ type: "show_place", id: r, place: t }), i;
}
function Sd(t, e) {
  return { ...t, moves: [...t.moves ?? [], ...e] };
}
class Ed {
  #e = /* @__PURE__ */ Q(null);
  get shown() {
    return a(this.#e);
  }
  set shown(e) {
    C(this.#e, e);
  }
  constructor(e) {
    Ke(() => {
      const n = e();
      if (n) return Md(n, (r) => this.shown = r, () => this.shown = null);
      this.shown = null;
    });
  }
}
function Ad(t, e) {
  const n = [];
  for (let r = e; t.parent[r] >= 0; r = t.parent[r])
    n.unshift({ action: t.action[r], text: t.text[r] });
  return n;
}
var Td = /* @__PURE__ */ A('<span class="soft" aria-hidden="true">›</span>'), Ld = /* @__PURE__ */ A('<!> <button class="step svelte-7t07ym"> </button>', 1), Or = /* @__PURE__ */ A('<p class="soft facts svelte-7t07ym"> </p>'), Od = /* @__PURE__ */ A('<label class="row">Value <input type="number" step="any" class="svelte-7t07ym"/></label>'), Cd = /* @__PURE__ */ A('<p class="soft facts svelte-7t07ym">Its value was never computed.</p>'), Nd = /* @__PURE__ */ A("<button>Search from here</button>"), jd = /* @__PURE__ */ A('<a class="button">Play from here</a>'), zd = /* @__PURE__ */ A('<!> <div class="row"><!> <!></div>', 1), Pd = /* @__PURE__ */ A('<li class="svelte-7t07ym"><button><b> </b> <span> </span></button></li>'), Rd = /* @__PURE__ */ A('<ul class="tiles svelte-7t07ym" aria-label="moves from here"></ul> <!>', 1), Id = /* @__PURE__ */ A('<li class="svelte-7t07ym"><button class="unrecorded svelte-7t07ym"> </button></li>'), Fd = /* @__PURE__ */ A('<ul class="tiles svelte-7t07ym" aria-label="moves not recorded"></ul> <!>', 1), Dd = /* @__PURE__ */ A('<p class="soft facts svelte-7t07ym"> <!></p> <!>', 1), Bd = /* @__PURE__ */ A('<section class="panel stack" role="group" aria-label="selected node"><div class="path svelte-7t07ym" role="group" aria-label="path to this node"></div> <p class="explanation serif svelte-7t07ym" role="status"> </p> <!> <!> <!> <!> <!></section>');
function qd(t, e) {
  Se(e, !0);
  let n = te(e, "place", 3, null);
  const r = 40;
  let s = /* @__PURE__ */ Q("");
  const i = /* @__PURE__ */ b(() => wa(e.trace)), l = /* @__PURE__ */ b(() => a(i)[e.selected] ?? []), o = /* @__PURE__ */ b(() => e.selected), c = /* @__PURE__ */ b(() => {
    const z = [];
    for (let G = e.selected; G >= 0; G = e.trace.parent[G]) z.unshift(G);
    return z;
  });
  Ke(() => {
    const z = e.trace.id, G = e.selected;
    C(s, "");
    const ie = tt.on("explained", (le) => {
      le.id === z && le.node === G && C(s, le.text, !0);
    });
    return tt.send({ type: "explain", id: z, node: G }), ie;
  });
  const u = /* @__PURE__ */ b(() => Ad(e.trace, e.selected).map((z) => z.text)), f = /* @__PURE__ */ b(() => n() && Sd(n(), a(u))), h = new Ed(() => a(f)), d = /* @__PURE__ */ b(() => h.shown), m = /* @__PURE__ */ b(() => {
    if (!e.search || !e.trace.unrecorded[a(o)]) return [];
    const z = new Set(a(l).map((G) => e.trace.text[G]));
    return (a(d)?.position.legal ?? []).map((G) => G.text).filter((G) => !z.has(G));
  });
  function w(z) {
    const G = e.trace.player[z];
    return G >= 0 ? `${e.trace.names[G]} to move` : G === -1 ? "chance" : "leaf";
  }
  function v(z) {
    const G = e.trace.alpha[z] ?? null, ie = e.trace.beta[z] ?? null;
    return !ma(e.trace) || Ze(e.trace, z) || e.trace.kind[z] === "leaf" ? "" : `window on entry [${G === null ? "−∞" : yt(G)}, ${ie === null ? "∞" : yt(ie)}]`;
  }
  const g = /* @__PURE__ */ b(() => [
    a(d) ? "" : w(a(o)),
    v(a(o)),
    (e.trace.visits[a(o)] ?? 0) > 1 ? `${or(e.trace.visits[a(o)])} visits` : ""
  ].filter(Boolean).join(", "));
  function _(z) {
    return Ze(e.trace, z) ? "pruned" : hn(e.trace, z) ? "cut" : "";
  }
  var p = Bd(), x = Y(p);
  me(x, 21, () => a(c), xe, (z, G, ie) => {
    var le = Ld(), we = ce(le);
    {
      var _e = (k) => {
        var B = Td();
        y(k, B);
      };
      H(we, (k) => {
        ie && k(_e);
      });
    }
    var he = O(we, 2), W = ne(he, !0);
    j(() => {
      $(he, "aria-current", a(G) === e.selected ? "true" : void 0), X(W, ie ? e.trace.text[a(G)] : "root");
    }), se("click", he, () => e.select(a(G))), y(z, le);
  });
  var S = O(x, 2), T = ne(S, !0), N = O(S, 2);
  {
    var L = (z) => {
      var G = Or(), ie = ne(G, !0);
      j(() => X(ie, a(g))), y(z, G);
    };
    H(N, (z) => {
      a(g) && z(L);
    });
  }
  var E = O(N, 2);
  {
    var M = (z) => {
      var G = Od(), ie = O(Y(G));
      j(() => ti(ie, e.trace.value[a(o)] ?? 0)), se("change", ie, (le) => e.change?.(a(o), Number(le.currentTarget.value))), y(z, G);
    }, q = (z) => {
      var G = Cd();
      y(z, G);
    }, K = /* @__PURE__ */ b(() => e.change && Ze(e.trace, a(o)));
    H(E, (z) => {
      e.change && e.trace.kind[a(o)] === "leaf" && e.trace.names.length <= 2 ? z(M) : a(K) && z(q, 1);
    });
  }
  var ee = O(E, 2);
  {
    var ve = (z) => {
      var G = zd(), ie = ce(G);
      xd(ie, {
        get shown() {
          return a(d);
        }
      });
      var le = O(ie, 2), we = Y(le);
      {
        var _e = (k) => {
          var B = Nd();
          se("click", B, () => e.search(a(u))), y(k, B);
        };
        H(we, (k) => {
          e.search && e.selected && !a(d).position.utilities && k(_e);
        });
      }
      var he = O(we, 2);
      {
        var W = (k) => {
          var B = jd();
          j((ae) => $(B, "href", ae), [() => e.play(a(u))]), y(k, B);
        };
        H(he, (k) => {
          e.play && k(W);
        });
      }
      y(z, G);
    };
    H(ee, (z) => {
      a(f) && a(d) && z(ve);
    });
  }
  var Le = O(ee, 2);
  {
    var ge = (z) => {
      var G = Rd(), ie = ce(G);
      me(ie, 21, () => a(l).slice(0, r), xe, (_e, he) => {
        var W = Pd(), k = Y(W);
        let B;
        var ae = Y(k), pe = ne(ae, !0), ye = O(ae, 2), Ae = ne(ye);
        j(
          (F, D, ue, Ce) => {
            B = fe(k, 1, F, "svelte-7t07ym", B, { "on-line": D }), X(pe, e.trace.text[a(he)]), X(Ae, `${ue ?? ""}${Ce ?? ""}`);
          },
          [
            () => Ut(_(a(he))),
            () => e.trace.variation.includes(a(he)),
            () => Ze(e.trace, a(he)) ? "pruned" : e.trace.values[a(he)] && e.trace.names.length > 2 ? e.trace.values[a(he)].map((F) => yt(F)).join(" ") : mi(e.trace, a(he)) + yt(e.trace.value[a(he)]),
            () => hn(e.trace, a(he)) ? " (cut)" : ""
          ]
        ), se("click", k, () => e.select(a(he))), y(_e, W);
      });
      var le = O(ie, 2);
      {
        var we = (_e) => {
          var he = Or(), W = ne(he);
          j(() => X(W, `and ${a(l).length - r} more`)), y(_e, he);
        };
        H(le, (_e) => {
          a(l).length > r && _e(we);
        });
      }
      y(z, G);
    };
    H(Le, (z) => {
      a(l).length && z(ge);
    });
  }
  var U = O(Le, 2);
  {
    var re = (z) => {
      var G = Dd(), ie = ce(G), le = Y(ie), we = O(le);
      {
        var _e = (k) => {
          var B = xn(". Choose one to search there:");
          y(k, B);
        };
        H(we, (k) => {
          a(m).length && k(_e);
        });
      }
      var he = O(ie, 2);
      {
        var W = (k) => {
          var B = Fd(), ae = ce(B);
          me(ae, 21, () => a(m).slice(0, r), xe, (Ae, F) => {
            var D = Id(), ue = Y(D), Ce = ne(ue, !0);
            j(() => X(Ce, a(F))), se("click", ue, () => e.search?.([...a(u), a(F)])), y(Ae, D);
          });
          var pe = O(ae, 2);
          {
            var ye = (Ae) => {
              var F = Or(), D = ne(F);
              j(() => X(D, `and ${a(m).length - r} more`)), y(Ae, F);
            };
            H(pe, (Ae) => {
              a(m).length > r && Ae(ye);
            });
          }
          y(k, B);
        };
        H(he, (k) => {
          a(m).length && k(W);
        });
      }
      j((k) => X(le, `+${k ?? ""} ${e.trace.unrecorded[a(o)] === 1 ? "move" : "moves"} not recorded`), [() => or(e.trace.unrecorded[a(o)])]), y(z, G);
    };
    H(U, (z) => {
      e.trace.unrecorded[a(o)] && z(re);
    });
  }
  j((z) => X(T, z), [
    () => a(s) ? a(s).charAt(0).toUpperCase() + a(s).slice(1) + "." : " "
  ]), y(t, p), Ee();
}
it(["click", "change"]);
var Vd = /* @__PURE__ */ A('<div class="slider svelte-3ly6rn"><button aria-label="start" class="svelte-3ly6rn">|◂</button> <button aria-label="step back" class="svelte-3ly6rn">◂</button> <button class="run svelte-3ly6rn"> </button> <button aria-label="step forward" class="svelte-3ly6rn">▸</button> <button aria-label="end" class="svelte-3ly6rn">▸|</button> <input type="range" min="0" class="svelte-3ly6rn"/> <span class="soft svelte-3ly6rn"> </span></div>');
function Ud(t, e) {
  Se(e, !0);
  let n = te(e, "label", 3, "step of the search"), r = /* @__PURE__ */ Q(0);
  function s() {
    clearInterval(a(r)), C(r, 0);
  }
  bo(s);
  let i = 0;
  function l() {
    s(), i = e.moment, e.change(e.last);
  }
  function o() {
    if (a(r)) return s();
    e.moment >= e.last && e.change(0);
    const p = Math.max(1, Math.round(e.last / 240));
    C(
      r,
      window.setInterval(
        () => {
          e.moment >= e.last ? s() : e.change(Math.min(e.last, e.moment + p));
        },
        Math.max(40, Math.min(500, 12e3 / Math.max(e.last, 1)))
      ),
      !0
    );
  }
  var c = Vd();
  He("beforeprint", vt, l), He("afterprint", vt, () => e.change(i));
  var u = Y(c), f = O(u, 2), h = O(f, 2), d = ne(h, !0), m = O(h, 2), w = O(m, 2), v = O(w, 2), g = O(v, 2), _ = ne(g);
  j(() => {
    u.disabled = e.moment <= 0, f.disabled = e.moment <= 0, X(d, a(r) ? "Pause" : "Play"), m.disabled = e.moment >= e.last, w.disabled = e.moment >= e.last, $(v, "max", e.last), ti(v, e.moment), $(v, "aria-label", n()), $(v, "aria-valuetext", `step ${e.moment ?? ""} of ${e.last ?? ""}`), X(_, `${e.moment ?? ""} / ${e.last ?? ""}`);
  }), se("click", u, () => e.change(0)), se("click", f, () => e.change(Math.max(0, e.moment - 1))), se("click", h, o), se("click", m, () => e.change(Math.min(e.last, e.moment + 1))), se("click", w, () => e.change(e.last)), se("input", v, (p) => e.change(Number(p.currentTarget.value))), y(t, c), Ee();
}
it(["click", "input"]);
function Hd(t) {
  try {
    return localStorage.getItem(t);
  } catch {
    return null;
  }
}
function Wd(t, e) {
  try {
    localStorage.setItem(t, e);
  } catch {
  }
}
const Jn = ["system", "light", "dark"];
class Yd {
  #e = /* @__PURE__ */ Q("system");
  get name() {
    return a(this.#e);
  }
  set name(e) {
    C(this.#e, e, !0);
  }
  constructor() {
    const e = Hd("theme");
    e && Jn.includes(e) && this.set(e);
  }
  next() {
    this.set(Jn[(Jn.indexOf(this.name) + 1) % Jn.length]);
  }
  set(e) {
    this.name = e, Wd("theme", e), e === "system" ? delete document.documentElement.dataset.theme : document.documentElement.dataset.theme = e;
  }
}
const Gd = new Yd();
var Kd = /* @__PURE__ */ A('<div class="frame svelte-1y7d2q4"><div><canvas tabindex="0" role="application" class="svelte-1y7d2q4"></canvas></div> <div class="tools svelte-1y7d2q4"><button aria-label="zoom in" class="svelte-1y7d2q4">+</button> <button aria-label="zoom out" class="svelte-1y7d2q4">−</button> <button class="svelte-1y7d2q4">Fit</button> <button class="svelte-1y7d2q4">Expand all</button></div></div>');
function Xd(t, e) {
  Se(e, !0);
  const n = 0.62, r = 0.8, s = 48, i = 120, l = 110;
  let o = te(e, "marked", 19, () => /* @__PURE__ */ new Set()), c = te(e, "height", 3, 460), u = te(e, "blank", 3, !1), f = te(e, "whole", 3, !1), h = te(e, "label", 3, "search tree"), d, m, w = /* @__PURE__ */ Q(
    600
    // pixels of the width
  ), v = /* @__PURE__ */ Q({ scale: 1, x: 300, y: 40 }), g = /* @__PURE__ */ Q(/* @__PURE__ */ new Set()), _ = /* @__PURE__ */ Q(/* @__PURE__ */ new Set()), p = /* @__PURE__ */ Q(0), x = null;
  const S = /* @__PURE__ */ b(() => wa(e.trace)), T = /* @__PURE__ */ b(() => new Set(e.trace.variation));
  let N = /* @__PURE__ */ Q(ct(On)), L = /* @__PURE__ */ Q(ct($n));
  const E = /* @__PURE__ */ b(() => ki(a(S), e.trace.unrecorded, a(g), a(_), a(T), a(N), a(L))), M = /* @__PURE__ */ b(() => a(E).right - a(E).left + 70), q = /* @__PURE__ */ b(() => Math.max(1, Math.round(a(E).bottom / a(L)))), K = /* @__PURE__ */ b(() => f() ? Math.max(a(w), Math.ceil(a(M) * r)) : a(w)), ee = /* @__PURE__ */ b(() => f() ? Math.max(c(), Math.ceil(a(q) * $n * r) + s + 50) : c()), ve = /* @__PURE__ */ b(() => a(K) > a(w));
  Ke(() => {
    const P = a(S);
    Et(() => {
      C(g, f() ? new Set(P.keys()) : $f(P, e.trace.unrecorded, e.trace.variation, a(w) / (On * n))), C(_, f() ? a(g) : /* @__PURE__ */ new Set());
    });
  }), Ke(() => {
    a(S), Et(Le);
  });
  function Le() {
    const P = (a(E).right - a(E).left) / a(N);
    C(N, Math.max(On, Math.min(l, ld(e.trace, a(E)), (a(w) - 70) / Math.max(P, 1))), !0);
    const J = a(ee) - s - 50;
    let oe = Math.max(0.02, Math.min(1.2, a(K) / a(M)));
    C(L, Math.max($n, Math.min(i, J / a(q)) / oe), !0), a(q) * a(L) * oe > J && (oe = Math.max(0.02, J / (a(q) * a(L)))), C(v, {
      scale: oe,
      x: a(K) / 2 - oe * (a(E).left + a(E).right) / 2,
      y: 28 + Math.max(0, (J - oe * a(q) * a(L)) / 2)
    });
  }
  function ge() {
    C(g, new Set(a(S).keys())), C(_, a(g)), Le();
  }
  function U(P) {
    const J = new Set(a(g));
    J.has(P) ? J.delete(P) : J.add(P), C(g, J);
  }
  Ke(() => {
    const P = e.selected;
    Et(() => {
      const oe = new Set(a(g)), Oe = new Set(a(_));
      for (let ke = e.trace.parent[P] ?? -1; ke >= 0; ke = e.trace.parent[ke])
        oe.add(ke);
      const Ne = e.trace.parent[P] ?? -1;
      Ne >= 0 && (a(S)[Ne]?.indexOf(P) ?? 0) >= Dn && Oe.add(Ne), oe.size !== a(g).size && C(g, oe), Oe.size !== a(_).size && C(_, Oe);
    });
    const J = a(E).byNode.get(P);
    Et(() => {
      if (!J) return;
      const oe = J.x * a(v).scale + a(v).x, Oe = J.y * a(v).scale + a(v).y;
      (oe < 20 || oe > a(K) - 20 || Oe < 20 || Oe > a(ee) - 20) && C(v, {
        ...a(v),
        x: a(K) / 2 - J.x * a(v).scale,
        y: a(ee) / 2 - J.y * a(v).scale
      });
      const Ne = oe - m.scrollLeft;
      a(ve) && (Ne < 20 || Ne > a(w) - 20) && (m.scrollLeft = oe - a(w) / 2);
    });
  }), matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => El(p));
  const z = /* @__PURE__ */ b(() => ({
    trace: e.trace,
    children: a(S),
    layout: a(E),
    moment: e.moment,
    selected: e.selected,
    line: a(T),
    marked: o(),
    open: a(g),
    blank: u()
  }));
  function G() {
    const P = devicePixelRatio || 1;
    (d.width !== Math.round(a(K) * P) || d.height !== Math.round(a(ee) * P)) && (d.width = Math.round(a(K) * P), d.height = Math.round(a(ee) * P));
    const J = d.getContext("2d");
    J.setTransform(P, 0, 0, P, 0, 0), td(J, a(z), a(v), ed(d), a(K), a(ee));
  }
  let ie = 0;
  Ke(() => (Gd.name, a(p), a(z), a(v), a(K), a(ee), cancelAnimationFrame(ie), ie = requestAnimationFrame(G), () => cancelAnimationFrame(ie))), Ke(() => {
    const P = matchMedia("print");
    return P.addEventListener("change", G), () => P.removeEventListener("change", G);
  });
  function le(P, J = a(K) / 2, oe = a(ee) / 2) {
    const Oe = Math.max(0.02, Math.min(3, a(v).scale * P)), Ne = Oe / a(v).scale;
    C(v, {
      scale: Oe,
      x: J - (J - a(v).x) * Ne,
      y: oe - (oe - a(v).y) * Ne
    });
  }
  function we(P) {
    a(
      ve
      // sideways: that scrolls
    ) && Math.abs(P.deltaX) > Math.abs(P.deltaY) || (P.preventDefault(), le(Math.exp(-P.deltaY * 15e-4), P.offsetX, P.offsetY));
  }
  function _e(P) {
    x = { x: P.clientX, y: P.clientY, moved: !1 }, d.setPointerCapture(P.pointerId);
  }
  function he(P) {
    if (!x) return;
    const J = P.clientX - x.x, oe = P.clientY - x.y;
    !x.moved && Math.hypot(J, oe) < 4 || (x = { x: P.clientX, y: P.clientY, moved: !0 }, a(ve) ? m.scrollLeft -= J : C(v, { ...a(v), x: a(v).x + J, y: a(v).y + oe }));
  }
  function W(P) {
    const J = x && !x.moved;
    if (x = null, !J) return;
    const oe = (P.offsetX - a(v).x) / a(v).scale, Oe = (P.offsetY - a(v).y) / a(v).scale, Ne = Math.max(zt * 1.3, 8 / a(v).scale);
    for (const ke of a(E).placed)
      if (!(Math.abs(ke.x - oe) > Ne || Math.abs(ke.y - Oe) > Ne)) {
        ke.stub === "folded" ? C(_, new Set(a(_)).add(ke.node)) : ke.stub ? e.select(ke.node) : !u() && ke.node === e.selected && (a(S)[ke.node]?.length ?? 0) > 0 ? U(ke.node) : (e.select(ke.node), e.mark?.(ke.node));
        return;
      }
  }
  function k(P) {
    const J = e.trace.parent[e.selected] ?? -1, oe = J >= 0 ? a(S)[J] : [0], Oe = oe.indexOf(e.selected), Ne = a(S)[e.selected] ?? [], ke = {
      ArrowUp: J >= 0 ? J : void 0,
      ArrowDown: (u() ? void 0 : Ne.find((Ye) => a(
        T
        // a riddle does not tell
      ).has(Ye))) ?? Ne[0],
      ArrowLeft: oe[Oe - 1],
      ArrowRight: oe[Oe + 1],
      Home: 0
    };
    if (P.key in ke) {
      const Ye = ke[P.key];
      Ye !== void 0 && e.select(Ye);
    } else if (P.key === " " || P.key === "Enter") e.mark ? e.mark(e.selected) : u() ? e.select(e.selected) : U(e.selected);
    else if (P.key === "+") le(1.25);
    else if (P.key === "-") le(0.8);
    else return;
    P.preventDefault(), P.stopPropagation();
  }
  const B = /* @__PURE__ */ b(() => a(E).byNode.get(e.selected));
  var ae = { fit: Le, openAll: ge, toggle: U }, pe = Kd();
  let ye;
  var Ae = Y(pe);
  let F;
  var D = Y(Ae);
  let ue;
  Ht(D, (P) => d = P, () => d), Ht(Ae, (P) => m = P, () => m);
  var Ce = O(Ae, 2), R = Y(Ce), I = O(R, 2), Z = O(I, 2), V = O(Z, 2);
  return j(() => {
    ye = rt(pe, "", ye, { height: `${a(ee) ?? ""}px` }), F = fe(Ae, 1, "scroller svelte-1y7d2q4", null, F, { scrolls: a(ve) }), $(D, "aria-label", `${h() ?? ""}: ${e.trace.parent.length ?? ""} nodes. Arrow keys move between nodes; the selected node is described below.`), $(D, "data-x", a(B) ? a(B).x * a(v).scale + a(v).x : void 0), $(D, "data-y", a(B) ? a(B).y * a(v).scale + a(v).y : void 0), $(D, "data-shown", a(E).placed.length), ue = rt(D, "", ue, {
      width: `${a(K) ?? ""}px`,
      height: `${a(ee) ?? ""}px`
    });
  }), He("wheel", D, we), se("pointerdown", D, _e), se("pointermove", D, he), se("pointerup", D, W), He("pointercancel", D, () => x = null), se("keydown", D, k), Kt(Ae, "clientWidth", (P) => C(w, P)), se("click", R, () => le(1.3)), se("click", I, () => le(0.77)), se("click", Z, Le), se("click", V, () => ge()), y(t, pe), Ee(ae);
}
it([
  "pointerdown",
  "pointermove",
  "pointerup",
  "keydown",
  "click"
]);
var Jd = /* @__PURE__ */ A('<p role="alert" class="failure"> </p>'), Zd = /* @__PURE__ */ A(" <!><!>.", 1), Qd = /* @__PURE__ */ A('<div class="row"><span class="soft facts svelte-1ond5h7">Export:</span> <button>SVG</button> <button>PNG</button> <!> <button>TikZ</button></div>'), $d = /* @__PURE__ */ A('<li><span class="dotted svelte-1ond5h7"></span> +14: moves that were not recorded</li>'), eh = /* @__PURE__ */ A("<li>[α, β]: the window; ≤ and ≥: only a bound, the true value may be lower or higher</li>"), th = /* @__PURE__ */ A('<div class="room svelte-1ond5h7"><div><div class="left stack svelte-1ond5h7"><!> <!> <p class="soft facts svelte-1ond5h7"> <!>. <!> <!></p> <!></div> <!></div></div> <ul class="legend soft svelte-1ond5h7" aria-label="legend"><li>△ MAX, ▽ MIN, ○ chance or a player, □ leaf</li> <li><span class="strong svelte-1ond5h7"></span> principal variation</li> <li><span class="dashed svelte-1ond5h7"></span> pruned: never searched</li> <!> <!></ul>', 1), nh = /* @__PURE__ */ A('<p class="soft" role="status"> </p>'), rh = /* @__PURE__ */ A("<!> <!>", 1);
function ah(t, e) {
  Se(e, !0);
  let n = te(e, "tracing", 7), r = te(e, "height", 3, 460), s = te(e, "exporting", 3, !0), i = te(e, "boards", 3, !1);
  const l = /* @__PURE__ */ b(() => n().trace), o = /* @__PURE__ */ b(() => a(l) ? bf(a(l), n().moment) : null);
  async function c() {
    a(l) && Lr("tree.png", await ts(a(l), n().moment));
  }
  var u = rh(), f = ce(u);
  {
    var h = (v) => {
      var g = Jd(), _ = ne(g, !0);
      j(() => X(_, n().failure)), y(v, g);
    };
    H(f, (v) => {
      n().failure && v(h);
    });
  }
  var d = O(f, 2);
  {
    var m = (v) => {
      var g = th(), _ = ce(g), p = Y(_);
      let x;
      var S = Y(p), T = Y(S);
      Xd(T, {
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
      var N = O(T, 2);
      Ud(N, {
        get moment() {
          return n().moment;
        },
        get last() {
          return n().last;
        },
        change: (W) => n().moment = W
      });
      var L = O(N, 2), E = Y(L), M = O(E);
      {
        var q = (W) => {
          var k = xn();
          j((B) => X(k, `, ${B ?? ""} pruned`), [() => Sn(a(o).pruned)]), y(W, k);
        };
        H(M, (W) => {
          a(o).pruned && W(q);
        });
      }
      var K = O(M, 2);
      {
        var ee = (W) => {
          var k = Zd(), B = ce(k), ae = O(B);
          {
            var pe = (F) => {
              var D = xn();
              j(() => X(D, `, best move ${a(l).summary.move ?? ""}`)), y(F, D);
            };
            H(ae, (F) => {
              a(l).summary.move && F(pe);
            });
          }
          var ye = O(ae);
          {
            var Ae = (F) => {
              var D = xn();
              j(() => X(D, `, depth ${a(l).summary.depth ?? ""}`)), y(F, D);
            };
            H(ye, (F) => {
              a(l).summary.depth && F(Ae);
            });
          }
          j((F) => X(B, `${a(l).summary.algorithm ?? ""}: value ${F ?? ""} to ${a(l).names[a(l).perspective] ?? ""}`), [() => To(a(l).summary)]), y(W, k);
        };
        H(K, (W) => {
          n().moment >= n().last && W(ee);
        });
      }
      var ve = O(K, 2);
      {
        var Le = (W) => {
          var k = xn();
          j((B) => X(k, `${B ?? ""} more nodes were searched but not recorded.`), [() => Sn(a(l).truncated)]), y(W, k);
        };
        H(ve, (W) => {
          a(l).truncated && W(Le);
        });
      }
      var ge = O(L, 2);
      {
        var U = (W) => {
          var k = Qd(), B = O(Y(k), 2), ae = O(B, 2), pe = O(ae, 2);
          Mf(pe, { picture: () => ts(a(l), n().moment) });
          var ye = O(pe, 2);
          se("click", B, () => Lr("tree.svg", Ti(a(l), n().moment))), se("click", ae, c), se("click", ye, () => Lr("tree.tex", _d(a(l), n().moment))), y(W, k);
        };
        H(ge, (W) => {
          s() && W(U);
        });
      }
      var re = O(S, 2);
      {
        let W = /* @__PURE__ */ b(() => i() ? n().place : null);
        qd(re, {
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
          select: (k) => n().selected = k
        });
      }
      var z = O(_, 2), G = O(Y(z), 6);
      {
        var ie = (W) => {
          var k = $d();
          y(W, k);
        }, le = /* @__PURE__ */ b(() => a(l).unrecorded.some((W) => W));
        H(G, (W) => {
          a(le) && W(ie);
        });
      }
      var we = O(G, 2);
      {
        var _e = (W) => {
          var k = eh();
          y(W, k);
        }, he = /* @__PURE__ */ b(() => ma(a(l)));
        H(we, (W) => {
          a(he) && W(_e);
        });
      }
      j(
        (W, k) => {
          x = fe(p, 1, "view svelte-1ond5h7", null, x, { busy: n().busy }), X(E, `${W ?? ""} nodes, ${k ?? ""} leaves`);
        },
        [
          () => Sn(a(o).nodes),
          () => Sn(a(o).leaves)
        ]
      ), y(v, g);
    }, w = (v) => {
      var g = nh(), _ = ne(g, !0);
      j(() => X(_, n().compiling ? So : "Searching …")), y(v, g);
    };
    H(d, (v) => {
      a(l) && a(o) ? v(m) : n().busy && v(w, 1);
    });
  }
  y(t, u), Ee();
}
it(["click"]);
var sh = /* @__PURE__ */ A("<tr><td> </td><td> </td><td> </td></tr>"), ih = /* @__PURE__ */ A('<table class="data"><caption> </caption><thead><tr><th scope="col">move</th><th scope="col">value</th><th scope="col">line</th></tr></thead><tbody></tbody></table>'), lh = /* @__PURE__ */ A('<div class="zermelo svelte-d6hshj"><h2> </h2> <div class="both svelte-d6hshj"><!> <!></div> <!></div>');
function oh(t, e) {
  Se(e, !0);
  const n = 12, r = e.trace ? new pf(e.trace.id) : null;
  r && e.trace && r.show(e.trace);
  const s = /* @__PURE__ */ b(() => (e.analysis?.rows ?? e.position.legal).some((w) => w.cells.length > 1));
  var i = lh(), l = Y(i), o = ne(l, !0), c = O(l, 2), u = Y(c);
  {
    let w = /* @__PURE__ */ b(() => e.analysis?.rows ?? []), v = /* @__PURE__ */ b(() => e.position.last?.cells ?? []);
    Kr(u, {
      get parts() {
        return e.position.board;
      },
      get names() {
        return e.names;
      },
      get rows() {
        return a(w);
      },
      get moving() {
        return a(s);
      },
      get last() {
        return a(v);
      }
    });
  }
  var f = O(u, 2);
  {
    var h = (w) => {
      var v = ih(), g = Y(v), _ = ne(g), p = O(g, 2);
      me(p, 21, () => e.analysis.rows.slice(0, n), xe, (x, S) => {
        var T = sh(), N = Y(T), L = ne(N, !0), E = O(N), M = ne(E, !0), q = O(E), K = ne(q, !0);
        j(
          (ee, ve) => {
            X(L, a(S).text), X(M, ee), X(K, ve);
          },
          [
            () => Ao(a(S).value, a(S).bound),
            () => a(S).line.slice(1, 8).join(" ")
          ]
        ), y(x, T);
      }), j((x) => X(_, `${e.analysis.algorithm ?? ""}${e.analysis.depth ? `, depth ${e.analysis.depth}` : ""}, ${x ?? ""} nodes${e.analysis.exact ? ", proven" : ""}`), [() => Sn(e.analysis.nodes)]), y(w, v);
    };
    H(f, (w) => {
      e.analysis && w(h);
    });
  }
  var d = O(c, 2);
  {
    var m = (w) => {
      ah(w, {
        get tracing() {
          return r;
        },
        height: 380
      });
    };
    H(d, (w) => {
      r && w(m);
    });
  }
  j(() => X(o, e.title)), y(t, i), Ee();
}
const Li = /* @__PURE__ */ new Map();
tt.attach((t) => {
  "id" in t && Li.get(t.id)?.send(t);
});
function uh({ model: t, el: e }) {
  const n = t.get("data");
  n.trace && Li.set(n.trace.id, t), t.on("msg:custom", (s) => tt.receive(s));
  const r = $l(oh, { target: e, props: n });
  return () => void to(r);
}
const fh = { render: uh };
export {
  fh as default
};
