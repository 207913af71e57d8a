// @ts-check
// What is this? Pointing at any part of the sheet, or tapping it where nothing can be drawn, tells what it is, what it
// scores now and why. The table knows; this asks it, once for each part and state, and shows the answer beside the part.
import { announce, byId, h } from './dom.js';

/** @typedef {import('./table.js').Table} Table */

/** How long a mouse rests, and a finger, until they ask, in milliseconds. */
const REST = 700;
const HOLD = 500;
const tip = h('div', { id: 'tip', class: 'tip', hidden: true });
/** @type {Element | null} The part that is asked about. */
let asked = null;
let isSpoken = false;
let timer = 0;

/** Listen to everything that asks; what brought this here is heard too.
 * @param {Table} table @param {Event} [first] */
export function listenForQuestions(table, first) {
  const { box } = table.sheet;
  byId('main').append(tip);
  box.addEventListener('pointermove', (event) => { if (event.pointerType === 'mouse') rest(table, event); });
  box.addEventListener('pointerleave', hide);
  box.addEventListener('pointerdown', (event) => press(table, event));
  box.addEventListener('pointerup', () => clearTimeout(timer));
  box.addEventListener('click', (event) => tap(table, event), true);
  box.addEventListener('keydown', (event) => key(table, event));
  box.addEventListener('focusin', (event) => { if (partOf(event) !== asked) hide(); });
  addEventListener('scroll', hide, { passive: true });
  if (first instanceof KeyboardEvent) key(table, first);
  else if (first?.type === 'click') tap(table, /** @type {MouseEvent} */ (first));
  else if (first instanceof PointerEvent) rest(table, first);
}

/** Take an answer.
 * @param {{part: string, text: string}} message */
export function takeExplanation({ part, text }) {
  if (!asked || nameOf(asked) !== part || !text) return;
  tip.textContent = text;
  tip.hidden = false;
  putBeside(asked);
  if (isSpoken) announce(text);
}

/** @param {Event} event */
function partOf(event) { return event.target instanceof Element ? event.target.closest('[data-place], [data-about]') : null; }

/** @param {Element} part */
function nameOf(part) { const { place, about } = /** @type {SVGElement} */ (part).dataset; return place ?? about ?? ''; }

/** Where a press would draw, what that brings is shown already.
 * @param {Table} table @param {PointerEvent} event */
function rest(table, event) {
  const part = partOf(event);
  if (part === asked) return;
  hide();
  asked = part;
  if (part && !mayDraw(table, part)) timer = window.setTimeout(() => ask(table, part, false), REST);
}

/** A finger that stays asks, and draws nothing then; a press ends what a mouse asked.
 * @param {Table} table @param {PointerEvent} event */
function press(table, event) {
  hide();
  const part = partOf(event);
  if (part && event.pointerType !== 'mouse') timer = window.setTimeout(() => { isHeld = true; ask(table, part, true); }, HOLD);
}
let isHeld = false;

/** @param {Table} table @param {MouseEvent} event */
function tap(table, event) {
  clearTimeout(timer);
  const part = partOf(event);
  if (isHeld) { isHeld = false; event.stopPropagation(); event.preventDefault(); return; }
  if (part && !mayDraw(table, part)) ask(table, part, true);
}

/** Whether a press means a move: there it shows what that would bring.
 * @param {Table} table @param {Element} part */
function mayDraw(table, part) {
  const name = nameOf(part);
  return part.classList.contains('can') || Boolean(table.picker?.path.some((node) => node.p?.includes(name)));
}

/** @param {Table} table @param {KeyboardEvent} event */
function key(table, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const part = partOf(event);
  const isAbout = part?.hasAttribute('data-about') && (event.key === 'Enter' || event.key === ' ');
  if (part && (isAbout || event.key === '?' || event.key === 'i')) { event.preventDefault(); event.stopPropagation(); ask(table, part, true); }
  else if (event.key === 'Escape' && !tip.hidden) { event.preventDefault(); event.stopPropagation(); hide(); }
}

/** @param {Table} table @param {Element} part @param {boolean} aloud */
function ask(table, part, aloud) {
  clearTimeout(timer);
  asked = part;
  isSpoken = aloud;
  table.link.write(0, { do: 'explain', of: table.state.you ?? 0, part: nameOf(part) });
}

function hide() {
  clearTimeout(timer);
  asked = null;
  tip.hidden = true;
}

/** Put the answer below the part or, where there is no room, above it.
 * @param {Element} part */
function putBeside(part) {
  const of = part.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const panel = document.getElementById('panel')?.getBoundingClientRect();
  const bottom = panel && panel.left < of.right && panel.top > innerHeight / 2 ? panel.top : innerHeight;
  const below = of.bottom + 8;
  tip.style.left = `${Math.max(8, Math.min(of.left + of.width / 2 - width / 2, innerWidth - width - 8))}px`;
  tip.style.top = `${below + height < bottom ? below : Math.max(8, of.top - height - 8)}px`;
}
