// @ts-check
// Picking a move from a tree of choices. Knows no game: a choice either lies on the sheet (it has places) or in a menu.

import { trace } from './offers.js';

/** @typedef {{c: string, l: string, t?: string, d?: string[], p?: string[], k?: Choice[], i?: number, m?: string, x?: number, o?: number}} Choice `t`: what a tile says of the label, `d`: the dice drawn before it.
 * @typedef {{ask: number, tree: Choice[], moves: any[], missing?: [string[], string, string][], take?: (move: any) => void}} Offers
 * @typedef {{nodes: Choice[], places: string[], cells: [number, number][]}} Placement
 * @typedef {(place: string) => [number, number] | undefined} Locate
 * @typedef {'turn' | 'mirror'} Turning */

export class Picker {
  /** @param {Offers} offers @param {Locate} locate Where a place lies on the sheet, in squares. */
  constructor(offers, locate) {
    this.offers = offers;
    this.locate = locate;
    /** @type {(number[] | undefined)[]} */
    this.changes = [];
    /** @type {Record<number, Record<string, string>>} What moves draw, exactly, where the table has told. */
    this.exact = {};
    /** @type {Choice[]} */
    this.filter = [];
    /** @type {Choice[]} */
    this.picked = [];
    /** @type {Placement | null} */
    this.shown = null;
    /** @type {Placement | null} */
    this.liked = null;
    /** Whether terms are compared from the lowest up, what they are now, and a number that none of them reaches. */
    this.isByWeakest = false;
    this.most = 1;
    /** @type {number[]} */
    this.terms = [];
    /** @type {Choice[]} The way a lesson wants. */
    this.wanted = [];
    /** @type {WeakMap<Choice, Choice[]>} The best way on from a choice. */
    this.rests = new WeakMap();
    this.index = this.list();
  }

  /** The choices made so far. */
  get path() { return [...this.filter, ...this.picked]; }

  /** The last choice made. */
  get node() { return this.path.at(-1); }

  /** The choices that may come next. */
  get next() { const node = this.node; return node ? node.k ?? [] : this.offers.tree; }

  /** Whether what is picked is a whole move. */
  get isWhole() { return this.node?.i !== undefined; }

  /** Whether there is nothing left to choose. */
  get isFinal() { return this.isWhole && this.next.length === 0; }

  /** Whether it is chosen what is drawn, or there is nothing to choose but where. */
  get isNarrowed() { return this.path.length > 0 || this.offers.tree.length === 1 || this.offers.tree.some((choice) => choice.p); }

  /** Whether something on the sheet is picked. */
  get isOnSheet() { return this.path.some((node) => node.p); }

  /** What is picked and shown, and the best way on from there. */
  get way() {
    const way = this.shown ? [...this.path, ...this.shown.nodes] : this.path;
    return [...way, ...this.restOf(way)];
  }

  /** Whether what is picked can be drawn: it is a whole move, or begins one whose rest is proposed. */
  get canDraw() { return this.isWhole || this.restOf(this.path).length > 0; }

  /** Take what is proposed for the rest of the move. */
  complete() { this.picked.push(...this.restOf(this.path)); }

  /** Propose the rest of a move that lies on the sheet in part: the one that brings most. A lesson asks for every choice.
   * @param {Choice[]} way @returns {Choice[]} */
  restOf(way) {
    const last = way.at(-1);
    if (!last || last.i !== undefined || this.offers.take || this.wanted.length || !way.some((node) => node.p)) return [];
    if (!this.rests.has(last)) this.rests.set(last, this.bestBelow(last)?.nodes ?? []);
    return this.rests.get(last) ?? [];
  }

  /** @param {Choice} node @returns {{worth: number, nodes: Choice[]} | null} */
  bestBelow(node) {
    /** @type {{worth: number, nodes: Choice[]} | null} */
    let best = null;
    for (const child of (node.k ?? []).filter((each) => !each.x)) {
      const found = child.i === undefined ? this.bestBelow(child) : { worth: this.worth(this.changes[child.i] ?? []), nodes: [] };
      if (found && (!best || found.worth > best.worth)) best = { worth: found.worth, nodes: [child, ...found.nodes] };
    }
    return best;
  }

  /** List every placement that may come next, by the places it covers. */
  list() {
    /** @type {Map<string, Placement[]>} */
    const index = new Map();
    for (const placement of placementsBelow(this.next)) {
      placement.cells = placement.places.map((place) => this.locate(place) ?? [0, 0]);
      for (const place of placement.places) index.set(place, [...index.get(place) ?? [], placement]);
    }
    return index;
  }

  /** What could be placed here next. On what is picked already nothing more, once it is a whole move: pointing there again
   * draws it, and what could be added is in the menu.
   * @param {string} place */
  candidates(place) {
    if (this.isWhole && this.path.some((node) => node.p?.includes(place))) return [];
    return this.index.get(place) ?? [];
  }

  /** Whether a press on a place means something: more can be drawn there, something is picked there, or something else could be.
   * @param {string} place */
  takes(place) {
    const node = this.filter.at(-1);
    return this.candidates(place).length > 0 || this.path.some(({ p }) => p?.includes(place)) ||
      placementsBelow(node ? node.k ?? [] : this.offers.tree).some(({ places }) => places.includes(place));
  }

  /** Show the best placement that covers a place; once it was turned, the one most like the last.
   * @param {string} place */
  point(place) {
    this.place = place;
    const found = this.candidates(place);
    this.shown = found.find((p) => p === this.shown) ?? found.find((p) => this.isWanted(p)) ?? this.choosePlacement(found, place);
    return this.shown;
  }

  /** Whether a placement is the one a lesson wants.
   * @param {Placement} placement */
  isWanted(placement) {
    const way = [...this.path, ...placement.nodes];
    return way.length <= this.wanted.length && way.every((node, i) => node === this.wanted[i]);
  }

  /** @param {Placement[]} found @param {string} place */
  choosePlacement(found, place) {
    if (!found.length) return null;
    const gains = found.map((p) => this.bestOf(p));
    const ranks = found.map((p, i) => [this.isTurned ? this.likeness(p, place) : gains[i], this.isTurned ? gains[i] : this.likeness(p, place)]);
    const better = (/** @type {number} */ a, /** @type {number} */ b) => ranks[a][0] - ranks[b][0] || ranks[a][1] - ranks[b][1];
    return found[found.reduce((best, _, i) => (better(i, best) > 0 ? i : best), 0)];
  }

  /** What a placement may bring, as far as it is known.
   * @param {Placement} placement */
  bestOf(placement) {
    const known = leavesOf(/** @type {Choice} */ (placement.nodes.at(-1))).map((leaf) => this.changes[leaf]).filter((change) => change !== undefined);
    return known.length ? Math.max(...known.map((change) => this.worth(/** @type {number[]} */ (change)))) : 0;
  }

  /** What a change of the score is worth: the sum of its terms, or what it does to the weakest of them.
   * @param {number[]} change */
  worth(change) {
    if (!this.isByWeakest) return change.reduce((a, b) => a + b, 0);
    return change.map((by, i) => by + (this.terms[i] ?? 0)).sort((a, b) => a - b).reduce((worth, row) => this.most * worth + row, 0);
  }

  /** How much a placement is like the one that was turned or picked last.
   * @param {Placement} placement @param {string} place */
  likeness(placement, place) {
    const liked = this.liked;
    if (!liked) return 0;
    return (sameMenu(placement, liked) ? 8 : 0) + (formOf(placement) === formOf(liked) ? 4 : 0) +
      (this.offset(placement, place) === this.offset(liked, this.likedPlace ?? '') ? 1 : 0);
  }

  /** Return the choices that lead to a move.
   * @param {number} leaf @returns {Choice[]} */
  wayTo(leaf) {
    const search = (/** @type {Choice[]} */ choices) => {
      for (const choice of choices) {
        if (choice.i === leaf) return [choice];
        /** @type {Choice[] | null} */
        const rest = search(choice.k ?? []);
        if (rest) return [choice, ...rest];
      }
      return null;
    };
    return search(this.offers.tree) ?? [];
  }

  /** @param {Placement} placement @param {string} place */
  offset(placement, place) {
    const at = this.locate(place);
    if (!at) return '';
    const [x, y] = corner(placement.cells);
    return `${at[0] - x},${at[1] - y}`;
  }

  /** Forget the preview, not the choices. */
  unpoint() { this.shown = null; this.place = undefined; }

  /** Show the same on the same place, turned or mirrored.
   * @param {Turning} how */
  change(how) {
    if (!this.place || !this.shown) return null;
    const next = this.turnedFrom(this.shown, this.candidates(this.place), this.place, how);
    if (!next) return null;
    this.shown = next;
    this.isTurned = true;
    this.like();
    return this.shown;
  }

  /** Return the next way the same can lie on a place; null if there is none.
   * @param {Placement} now @param {Placement[]} found @param {string} place @param {Turning} how @returns {Placement | null} */
  turnedFrom(now, found, place, how) {
    let cells = how === 'mirror' ? mirror(now.cells) : now.cells;
    for (let quarter = 0; quarter < 4; quarter += 1) {
      if (how === 'turn' || quarter) cells = turn(cells);
      const same = found.filter((p) => p !== now && sameMenu(p, now) && formOf(p) === form(cells) && formOf(p) !== formOf(now));
      if (same.length) return same.find((p) => this.offset(p, place) === this.offset(now, place)) ?? same[0];
      if (how === 'mirror' && form(cells) === formOf(now)) return null;
    }
    return null;
  }

  /** Whether what is shown or was picked last could lie otherwise on the same place.
   * @param {Turning} how */
  canChange(how) {
    if (this.shown && this.place) return this.turnedFrom(this.shown, this.candidates(this.place), this.place, how) !== null;
    const { liked, likedPlace, others } = this;
    return this.picked.length > 0 && Boolean(liked && likedPlace && this.turnedFrom(liked, others ?? [], likedPlace, how));
  }

  /** Turn or mirror what was picked last.
   * @param {Turning} how */
  changePicked(how) {
    const { liked, likedPlace = '' } = this;
    this.restart();
    this.point(likedPlace);
    this.shown = this.candidates(likedPlace).find((p) => liked && p.places.join() === liked.places.join()) ?? this.shown;
    this.change(how);
    this.pick();
  }

  /** Move what was picked last, so that what lies on one place lies on another; says whether it can lie there.
   * @param {string} from @param {string} to */
  drag(from, to) {
    const { liked, picked, others } = this;
    const first = liked ? picked.indexOf(liked.nodes[0]) : -1;
    if (!liked || first < 0) return false;
    this.picked = picked.slice(0, first);
    this.settle();
    const found = this.candidates(to).find((p) => sameMenu(p, liked) && formOf(p) === formOf(liked) && this.offset(p, to) === this.offset(liked, from));
    if (found) { this.place = to; this.shown = found; return this.pick(); }
    Object.assign(this, { picked, others });
    this.settle();
    return false;
  }

  like() { this.liked = this.shown; this.likedPlace = this.place; }

  /** Choose the placement shown. */
  pick() {
    if (!this.shown) return false;
    this.like();
    /** @type {Placement[]} What could have been picked there instead. */
    this.others = this.candidates(this.place ?? '');
    this.picked.push(...this.shown.nodes);
    this.advance();
    this.settle();
    return true;
  }

  /** Choose from a menu; what was chosen at that depth or deeper is given up.
   * @param {Choice[]} nodes */
  choose(nodes) {
    const whole = nodes.at(-1)?.i !== undefined || this.picked.length > 0;
    if (whole) this.picked.push(...nodes);
    else this.filter.push(...nodes);
    this.advance();
    this.settle();
  }

  /** Take what is no choice at all: a menu with a single entry, or the only job there is on what is picked. */
  advance() {
    while (this.isForced) (this.picked.length ? this.picked : this.filter).push(this.next[0]);
  }

  /** Whether there is but one way on, and it takes no new place. */
  get isForced() { return this.path.length > 0 && !this.isWhole && this.next.length === 1 && this.isDetail(this.next[0]); }

  /** Whether a choice only says more about what is picked already: it lies in a menu, or on places picked before.
   * @param {Choice} choice */
  isDetail(choice) {
    const chosen = new Set(this.path.flatMap((node) => node.p ?? []));
    return !choice.p || choice.p.every((place) => chosen.has(place));
  }

  /** Give up the last choice. */
  back() {
    if (!this.path.length) return false;
    do (this.picked.length ? this.picked : this.filter).pop(); while (this.isForced);
    this.settle();
    return true;
  }

  /** Give up everything picked, and the menu choices too if asked.
   * @param {boolean} [all] */
  restart(all = false) {
    this.picked = [];
    if (all) this.filter = [];
    this.settle();
  }

  settle() { this.unpoint(); this.index = this.list(); }

  /** What the preview draws: what is picked and shown, and what is proposed for the rest. */
  get marks() { return this.marksOf(this.way); }

  /** @param {Choice[]} nodes */
  marksOf(nodes) { return this.exact[nodes.at(-1)?.i ?? -1] ?? trace(nodes); }

  /** The whole move that is shown, picked or proposed, if it is one. */
  get leaf() { return this.way.at(-1)?.i; }

  /** How the score changes by that move, by term; undefined while not known. */
  get change_() {
    return this.leaf === undefined ? undefined : this.changes[this.leaf];
  }

  /** The way that draws on the same places, with what is drawn on them exchanged; nothing if there is none. */
  get swapped() {
    const now = trace(this.way);
    if (this.leaf === undefined || new Set(Object.values(now)).size < 2) return [];
    const places = Object.keys(now).sort().join();
    const search = (/** @type {Choice[]} */ choices, /** @type {Choice[]} */ above) => {
      for (const choice of choices) {
        const way = [...above, choice];
        /** @type {Choice[]} */
        const found = choice.k ? search(choice.k, way) : [];
        if (found.length) return found;
        const other = choice.i === undefined || choice.i === this.leaf ? {} : trace(way);
        if (Object.keys(other).sort().join() === places && Object.keys(now).every((place) => now[place] !== other[place]) && sameInk(now, other)) return way;
      }
      return [];
    };
    return search(this.offers.tree, []);
  }

  /** The move, as it was offered. */
  get move() { const i = this.node?.i; return i === undefined ? undefined : this.offers.moves[i]; }
}

/** Return what may be placed next: menus above the sheet are looked through, unless the
 * sheet itself is on offer, or the menu's choice spends something.
 * @param {Choice[]} choices
 * @param {Choice[]} above
 * @returns {Placement[]} */
export function placementsBelow(choices, above = []) {
  const onSheet = choices.filter((choice) => choice.p);
  if (onSheet.length) return onSheet.map((node) => ({ nodes: [...above, node], places: node.p ?? [], cells: [] }));
  return choices.filter((node) => !node.x).flatMap((node) => placementsBelow(node.k ?? [], [...above, node]));
}

/** Return all moves below a choice.
 * @param {Choice} node @returns {number[]} */
export function leavesOf(node) {
  return [...(node.i === undefined ? [] : [node.i]), ...(node.k ?? []).flatMap(leavesOf)];
}

/** @param {Record<string, string>} a @param {Record<string, string>} b */
function sameInk(a, b) { return Object.values(a).sort().join() === Object.values(b).sort().join(); }

/** @param {Placement} a @param {Placement} b */
function sameMenu(a, b) {
  const menu = (/** @type {Placement} */ p) => p.nodes.filter((node) => !node.p).map((node) => node.c).join(' ');
  return menu(a) === menu(b);
}

/** @param {[number, number][]} cells @returns {[number, number]} */
function corner(cells) { return [Math.min(...cells.map((c) => c[0])), Math.min(...cells.map((c) => c[1]))]; }

/** @param {[number, number][]} cells */
function form(cells) {
  const [x, y] = corner(cells);
  return cells.map((c) => `${Math.round(c[0] - x)},${Math.round(c[1] - y)}`).sort().join(' ');
}

/** @param {Placement} placement */
function formOf(placement) { return form(placement.cells); }

/** @param {[number, number][]} cells @returns {[number, number][]} */
function turn(cells) { return cells.map(([x, y]) => [-y, x]); }

/** @param {[number, number][]} cells @returns {[number, number][]} */
function mirror(cells) { return cells.map(([x, y]) => [-x, y]); }
