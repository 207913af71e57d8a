// @ts-check
// A sheet on the page: a printed base filled with marks, pointed at by mouse, finger and keyboard.
import { say } from './messages.js';
import { mayMove } from './settings.js';
import { cutApart, drawMark, loadBase, loadMarks, sayMark, shape, SVG, writeFigures } from './marks.js';
import { drawScraps } from './scrap.js';

/** @typedef {Record<string, string>} Marks By spot; in a change, an empty text takes a mark away.
 * @typedef {{bases: [string, string, string?], marks: Marks, symbols?: string, ghosts?: Marks, last?: string[]}} SheetData What is on a sheet, and what of it came last. */

/** Pixels that a finger finds without looking twice. */
const FINGER = 40;
/** Pixels of the smallest letters that are read with ease. */
const LETTERS = 11.5;
/** A phone on its side, and a window in which a part of a sheet has room apart from it. */
const ON_ITS_SIDE = '(max-height: 499px) and (min-width: 480px)', ROOMY = '(min-width: 1000px) and (min-height: 600px)';
/** How long a stroke takes, in milliseconds. */
const STROKE = 300;

export class Sheet {
  /** @param {HTMLElement} box @param {boolean} isLive Whether it is a grid one can walk through and ask about.
   * @param {boolean} [isCopy] Whether it is a small copy, which has the form that fits the window. */
  constructor(box, isLive, isCopy = false) {
    this.box = box;
    this.isLive = isLive;
    this.isCopy = isCopy;
    /** @type {SheetData | null} */
    this.data = null;
    if (!isCopy) new ResizeObserver(() => this.fit()).observe(box);
    /** @type {Map<string, SVGElement>} Everything that is filled, by its name. */
    this.spots = new Map();
    /** @type {Map<string, SVGGElement>} The spots that choices name. */
    this.cells = new Map();
    /** @type {Map<string, [number, number]>} */
    this.at = new Map();
    /** @type {Marks} */
    this.marks = {};
    /** @type {Marks} What lies over them, for these eyes alone. */
    this.over = {};
    /** @type {Set<string>} The places of the shape that is shown. */
    this.lifted = new Set();
    this.here = '';
    /** How many places can be drawn on now. */
    this.able = 0;
    this.address = '';
    /** @type {Promise<void>} */
    this.ready = Promise.resolve();
  }

  get isReady() { return this.spots.size > 0; }

  /** Show a sheet: at once if its base is here already.
   * @param {SheetData} sheet @param {Marks} [over] */
  show(sheet, over = {}) {
    this.marks = { ...sheet.marks };
    this.over = over;
    this.data = sheet;
    const address = this.chooseBase(sheet);
    if (address === this.address && this.isReady) { this.fill(); return; }
    this.address = address;
    this.ready = Promise.all([loadBase(address), sheet.symbols ? loadMarks(sheet.symbols) : null])
      .then(([base]) => {
        if (this.address !== address) return;
        const isReplaced = this.isReady;
        this.put(base);
        if (isReplaced) this.replaced();
      });
  }

  /** Return the base that can be read in the room there is, and touched: the address of its wide form says how many pixels
   * letters and fingers want. At a table on a phone on its side a board that can lie lies.
   * @param {SheetData} sheet */
  chooseBase({ bases: [wide, tall, lying] }) {
    if (lying && this.isTable && matchMedia(ON_ITS_SIDE).matches) return lying;
    if (this.isApart(wide)) return wide;
    const [, letters, fingers] = (/\/wide-(\d+)-(\d+)/.exec(wide) ?? []).map(Number);
    const isTouched = this.isLive && matchMedia('(pointer: coarse)').matches;
    const least = Math.max(letters || 0, isTouched ? fingers : 0);
    const room = this.isCopy ? innerWidth : this.box.clientWidth || this.box.parentElement?.clientWidth || innerWidth;
    return room >= least ? wide : tall;
  }

  /** Whether this is a sheet of a table, not a picture of one. */
  get isTable() { return this.isLive && document.body.classList.contains('table'); }

  /** Whether a part of a sheet lies apart from it, at a table below what is chosen from, on a big screen below the board:
   * the address of its base says if one can.
   * @param {string} address */
  isApart(address) { return address.includes('-apart/') && (this.isTable ? matchMedia(ROOMY).matches : this.isCopy && document.body.classList.contains('screen')); }

  /** Change the form of the sheet if the room for it has changed. */
  fit() {
    if (!this.data || !this.isReady || !this.box.clientWidth) return;
    if (this.chooseBase(this.data) === this.address && this.isApart(this.address) === this.box.classList.contains('apart')) return;
    this.address = '';
    this.show({ ...this.data, marks: this.marks }, this.over);
  }

  /** What is to be done when another drawing has taken the place of the one before: what lay on that is drawn again. */
  replaced() {}

  /** Tell the page how much of the sheet belongs together, and what a finger and an eye need.
   * @param {SVGSVGElement} base */
  measureBase(base) {
    const { width } = base.viewBox.baseVal;
    const { fold, tap, read } = base.dataset;
    const { style } = this.box;
    style.setProperty('--ratio', String(width / Number(fold || base.viewBox.baseVal.height)));
    style.setProperty('--tap', `${Math.ceil(FINGER * width / Number(tap || FINGER))}px`);
    style.setProperty('--read', `${Math.ceil(LETTERS * width / Number(read || LETTERS))}px`);
  }

  /** @param {SVGSVGElement} base */
  put(base) {
    const focused = this.box.contains(document.activeElement);
    const drawing = /** @type {SVGSVGElement} */ (base.cloneNode(true));
    if (!this.isLive) { drawing.setAttribute('aria-hidden', 'true'); drawing.setAttribute('focusable', 'false'); }
    const isApart = this.isApart(this.address);
    const drawn = isApart ? [drawing, cutApart(drawing)] : [drawing];
    this.box.classList.toggle('apart', isApart);
    this.measureBase(drawing);
    this.box.replaceChildren(...drawn);
    this.spots.clear();
    this.cells.clear();
    this.at.clear();
    for (const each of this.box.querySelectorAll('[data-place], [data-spot]')) {
      const spot = /** @type {SVGGElement} */ (each);
      const { place, spot: name } = spot.dataset;
      this.spots.set(place ?? name ?? '', spot);
      if (place) { this.cells.set(place, spot); this.prepare(spot); }
    }
    this.fill();
    if (focused) this.cells.get(this.here)?.focus({ preventScroll: true });
  }

  /** Give a place a group for its marks, over what is printed there.
   * @param {SVGGElement} cell */
  prepare(cell) {
    const drawn = document.createElementNS(SVG, 'g');
    drawn.setAttribute('class', 'drawn');
    cell.append(drawn);
  }

  fill() {
    for (const name of this.spots.keys()) this.setMark(name);
    if (this.data?.last) this.underline(this.data.last);
    if (this.isLive) this.makeWalkable();
  }

  /** Change some marks; what changed last is underlined.
   * @param {Marks} marks */
  change(marks) {
    for (const [name, mark] of Object.entries(marks)) {
      if (mark) this.marks[name] = mark;
      else delete this.marks[name];
    }
    const places = Object.keys(marks).filter((name) => this.cells.has(name));
    if (places.length) this.underline(places);
    for (const name of Object.keys(marks)) this.setMark(name, true);
    if (this.isLive && 'note' in marks) this.makeWalkable();
  }

  /** Underline what came last in pencil, and nothing else; another form of the sheet, as of a turned phone, too.
   * @param {string[]} names */
  underline(names) {
    if (this.data) this.data = { ...this.data, last: names };
    const last = new Set(names);
    for (const [place, cell] of this.cells) {
      if (cell.classList.toggle('last', last.has(place)) === Boolean(cell.querySelector(':scope > .pencil'))) continue;
      if (last.has(place)) cell.append(shape('path', { class: 'pencil', d: PENCIL[outlineOf(cell).startsWith(DIAMOND) ? 1 : 0] }));
      else cell.querySelector(':scope > .pencil')?.remove();
    }
  }

  /** Show another state of the same sheet: what came last is underlined, or all that differs.
   * @param {SheetData} sheet */
  become(sheet) {
    if (this.chooseBase(sheet) !== this.address) { this.show(sheet); return; }
    this.data = sheet;
    this.change(findChanges(this.marks, sheet.marks));
    if (sheet.last) this.underline(sheet.last);
  }

  /** Lay marks over those everybody sees, in the place of others.
   * @param {Marks} over */
  cover(over) {
    const names = new Set([...Object.keys(this.over), ...Object.keys(over)]);
    this.over = over;
    for (const name of names) this.setMark(name, true);
  }

  /** Draw what is on a spot, if it is not drawn already; by a pen if it is new.
   * @param {string} name @param {boolean} [isNew] */
  setMark(name, isNew = false) {
    const spot = this.spots.get(name);
    const mark = this.over[name] ?? this.marks[name] ?? '';
    if (!spot || spot.dataset.mark === mark) return;
    const known = new Set((spot.dataset.mark ?? '').split(' '));
    spot.dataset.mark = mark;
    const { hand = '0', step, place } = spot.dataset;
    const [variant, lean] = hand.split(' ');
    if (spot.localName === 'text') { spot.textContent = mark; return; }
    const pen = isNew && mayMove() ? draw : (/** @type {Node[]} */ nodes) => nodes;
    if (step) { spot.replaceChildren(...pen(writeFigures(mark, variant, Number(step)))); return; }
    const turn = lean ? `rotate(${lean} 20 20)` : '';
    const outline = place ? outlineOf(spot) : null;
    const nodes = mark.split(' ').flatMap((code) => {
      const drawn = drawMark(code, variant, turn, outline === CELL ? null : outline);
      return known.has(code) ? drawn : pen(drawn);
    });
    (place ? /** @type {Element} */ (spot.querySelector('.drawn')) : spot).replaceChildren(...nodes);
    if (place) this.sayPlace(spot, mark);
  }

  /** @param {SVGElement} cell @param {string} mark */
  sayPlace(cell, mark) {
    const { place, empty = say('scoring-empty'), full, also } = cell.dataset;
    const words = mark ? full ?? sayMark(mark) : empty;
    const said = `${place}: ${[words, also].filter(Boolean).join(', ')}`;
    cell.setAttribute('aria-label', said);
    if (this.isLive) return; // pointing there tells more than its name
    const title = cell.querySelector(':scope > title') ?? cell.insertBefore(document.createElementNS(SVG, 'title'), cell.firstChild);
    title.textContent = said;
  }

  get title() {
    const name = /** @type {SVGElement | null} */ (this.box.firstElementChild)?.dataset.name ?? '';
    return `${name}: ${this.over.note ?? this.marks.note ?? ''}`;
  }

  makeWalkable() {
    this.box.querySelectorAll('[role=grid]').forEach((grid) => setAttribute(grid, 'aria-label', this.title));
    if (!this.cells.has(this.here)) this.here = this.cells.keys().next().value ?? '';
    for (const [place, cell] of this.cells) setAttribute(cell, 'tabindex', place === this.here ? '0' : '-1');
  }

  /** Return where a place lies, counted in squares of its own size.
   * @param {string} place @returns {[number, number] | undefined} */
  locate(place) {
    if (!this.at.has(place) && this.cells.has(place)) this.measure();
    return this.at.get(place);
  }

  measure() {
    for (const [place, cell] of this.cells) {
      const box = (cell.querySelector('.cell') ?? cell).getBoundingClientRect();
      const unit = box.width || 1;
      this.at.set(place, [round(box.left / unit), round(box.top / unit)]);
    }
    const [x, y] = [Math.min(...[...this.at.values()].map((s) => s[0])),
      Math.min(...[...this.at.values()].map((s) => s[1]))];
    for (const [place, spot] of this.at) this.at.set(place, [spot[0] - x, spot[1] - y]);
  }

  /** Return the place an event is about.
   * @param {Event} event @returns {string} */
  placeOf(event) {
    const cell = event.target instanceof Element ? event.target.closest('[data-place]') : null;
    return cell && this.box.contains(cell) ? /** @type {any} */ (cell).dataset.place : '';
  }

  /** Let keys walk over the sheet and its parts, where nothing else listens to them. */
  letWalk() {
    this.box.addEventListener('focusin', (event) => {
      const place = this.placeOf(event);
      if (place) { this.here = place; this.makeWalkable(); }
    });
    this.box.addEventListener('keydown', (event) => {
      if ((event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End') && this.walk(event.key)) event.preventDefault();
    });
  }

  /** Walk to the next place in a direction, or to the next part one can ask about.
   * @param {string} key */
  walk(key) {
    const from = (document.activeElement?.closest('[data-about]') ?? this.cells.get(this.here))?.getBoundingClientRect();
    if (!from) return false;
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
    const target = key === 'Home' || key === 'End' ? this.endOfRow(key) : this.nearest(from, dx, dy);
    if (target?.dataset.place) this.focus(target.dataset.place);
    else if (target) { target.setAttribute('tabindex', '-1'); target.focus(); }
    return true;
  }

  /** @param {string} key */
  endOfRow(key) {
    const row = this.cells.get(this.here)?.closest('[role=row]')?.querySelectorAll('[data-place]') ?? [];
    return /** @type {SVGElement | undefined} */ (row[key === 'Home' ? 0 : row.length - 1]);
  }

  /** @param {DOMRect} from @param {number} dx @param {number} dy */
  nearest(from, dx, dy) {
    /** @type {SVGElement | undefined} */
    let best;
    let least = Infinity;
    for (const cell of /** @type {NodeListOf<SVGElement>} */ (this.box.querySelectorAll('[data-place], [data-about]'))) {
      const box = cell.getBoundingClientRect();
      const x = box.left + box.width / 2 - from.left - from.width / 2;
      const y = box.top + box.height / 2 - from.top - from.height / 2;
      const along = x * dx + y * dy;
      const aside = Math.abs(x * dy) + Math.abs(y * dx);
      if (along > 1 && along + 3 * aside < least) { least = along + 3 * aside; best = cell; }
    }
    return best;
  }

  /** @param {string} place */
  focus(place) {
    this.here = place;
    this.makeWalkable();
    this.cells.get(place)?.focus();
  }

  /** Draw a preview: the shape as a scrap of paper laid on the sheet, and a dashed frame where something else changes.
   * @param {Marks} marks @param {Set<string>} [shape] The places of the shape. @param {Set<string>} [picked] Those that are chosen. */
  preview(marks, shape = new Set(), picked = new Set()) {
    this.box.querySelectorAll('.chosen').forEach((old) => old.classList.remove('chosen'));
    drawScraps(this.box, this.cells, marks, shape, this.lifted);
    this.lifted = shape;
    for (const place of picked) this.cells.get(place)?.classList.add('chosen');
  }

  /** Let parts of the sheet glow: what is to be pressed, and what is only talked about.
   * @param {Set<string>} names @param {Set<string>} [about] */
  glow(names, about = new Set()) {
    for (const [name, spot] of this.spots) {
      spot.classList.toggle('glow', names.has(name));
      spot.classList.toggle('about', about.has(name) && !names.has(name));
    }
  }

  /** Show where something may be drawn: by a dot where that is few of the empty squares, else by nothing.
   * @param {Iterable<string>} places @param {boolean} [isChosen] Whether it is chosen what is drawn. */
  allow(places, isChosen = false) {
    const able = new Set(places);
    if (!able.size && !this.able) return;
    this.able = able.size;
    let free = 0;
    for (const [place, cell] of this.cells) {
      cell.classList.toggle('can', able.has(place));
      if (able.has(place) || !this.marks[place]) free += 1;
    }
    const isDotted = isChosen && able.size <= free * FEW;
    this.box.classList.toggle('dotted', isDotted);
    this.dot(isDotted ? able : new Set());
  }

  /** Have dots on these places, and on no others.
   * @param {Set<string>} places */
  dot(places) {
    for (const dot of this.box.querySelectorAll('.dot')) if (!places.has(/** @type {any} */ (dot.parentNode).dataset.place)) dot.remove();
    for (const place of places) {
      const cell = this.cells.get(place);
      if (cell && !cell.querySelector(':scope > .dot')) cell.append(shape('circle', { class: 'dot', cx: '20', cy: '20', r: '3.4' }));
    }
  }

  /** Let the dots be seen once, for somebody who pressed where nothing can be drawn. */
  flashDots() {
    this.dot(new Set([...this.cells.keys()].filter((place) => this.cells.get(place)?.classList.contains('can'))));
    this.box.classList.add('flash');
    setTimeout(() => {
      this.box.classList.remove('flash');
      if (!this.box.classList.contains('dotted')) this.dot(new Set());
    }, FLASH);
  }
}

/** Have nodes drawn as by a pen, once.
 * @param {Node[]} nodes */
function draw(nodes) {
  const drawn = nodes.filter((node) => node instanceof SVGElement);
  for (const node of drawn) node.classList.add('fresh');
  setTimeout(() => { for (const node of drawn) node.classList.remove('fresh'); }, STROKE + 50);
  return nodes;
}

/** The outline of a plain square, whose tint is a picture of its own, and how a square on its tip begins. */
const CELL = 'M0 0h40v40H0z', DIAMOND = 'M20 0';
/** A pencil line under a square, and under one on its tip. */
const PENCIL = ['M6.5 37.2c7.5-1.4 16 .8 27-.4', 'M13 30.4c4-.9 9 .6 14-.2'];
/** The part of the empty squares up to which those that can be drawn on have dots. */
const FEW = 2 / 3;
/** How long dots flash, in milliseconds. */
const FLASH = 700;

/** Return the marks that differ, with '' for those that are gone.
 * @param {Marks} before @param {Marks} now @returns {Marks} */
export function findChanges(before, now) {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return Object.fromEntries([...names].filter((name) => before[name] !== now[name]).map((name) => [name, now[name] ?? '']));
}

/** @param {Element} cell */
function outlineOf(cell) { return cell.querySelector('.cell')?.getAttribute('d') ?? ''; }

/** @param {number} value */
function round(value) { return Math.round(value * 2) / 2; }

/** Set an attribute only if it changes, so that nothing is worked out again for nothing.
 * @param {Element} element @param {string} name @param {string} value */
function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
