// @ts-check
// What is this? Pointing at any part of a sheet, or tapping it where a tap means nothing else, tells what it is, what it
// scores now and why. The server knows; this asks it, and shows the answer beside the part.
import { announce, byId, h } from './dom.js';
import { post } from './record.js';
import { loadStyle } from './styles.js';

await loadStyle('teach.css');

/** @typedef {object} Asking
 * @property {HTMLElement} box the sheet
 * @property {(part: string) => Promise<string | undefined> | void} ask what a part is; nothing if the answer comes by another way
 * @property {(part: Element) => boolean} [isPressed] whether a tap there means something else
 * @property {(part: Element) => boolean} [isShown] whether what pointing there means is shown already */

/** How long a mouse rests, and a finger, until they ask, in milliseconds. */
const REST = 700;
const HOLD = 500;
/** How long an answer to a press stays, in milliseconds. */
const STAY = 4000;
const no = () => false;
const tip = h('div', { id: 'tip', class: 'tip', hidden: true });
/** @type {Element | null} The part that is asked about. */
let asked = null;
let isSpoken = false;
let isHeld = false;
let timer = 0;

/** Listen to everything that asks about a sheet; what brought this here is heard too.
 * @param {Asking} of @param {Event | null} [first] */
export function listenForQuestions(of, first = null) {
  const { box } = of;
  box.classList.add('answers');
  (box.closest('dialog') ?? byId('main')).append(tip);
  box.addEventListener('pointermove', (event) => { if (event.pointerType === 'mouse') rest(of, event); });
  box.addEventListener('pointerleave', hideTip);
  box.addEventListener('pointerdown', (event) => press(of, event));
  box.addEventListener('pointerup', () => clearTimeout(timer));
  box.addEventListener('click', (event) => tap(of, event), true);
  box.addEventListener('keydown', (event) => key(of, event));
  box.addEventListener('focusin', (event) => { if (partOf(event) !== asked) hideTip(); });
  addEventListener('resize', hideTip);
  addEventListener('scroll', () => { clearTimeout(timer); if (!tip.hidden) hideTip(); }, { passive: true });
  if (first instanceof KeyboardEvent) key(of, first);
  else if (first?.type === 'click') tap(of, /** @type {MouseEvent} */ (first));
  else if (first instanceof PointerEvent) rest(of, first);
}

/** Ask about a sheet that lies on no table: one that is typed, or a record's at one of its steps.
 * @param {{text: string, at?: number, seat: number, part: string}} question */
export async function askAboutSheet(question) { return (await post('/api/explain', question)).text; }

/** Take an answer.
 * @param {{part: string, text: string}} message */
export function takeExplanation({ part, text }) {
  if (!asked || nameOf(asked) !== part || !text) return;
  tip.textContent = text;
  tip.hidden = false;
  putBeside(asked);
  if (!isSpoken) return;
  announce(text);
  timer = window.setTimeout(hideTip, STAY);
}

/** @param {Event} event */
function partOf(event) { return event.target instanceof Element ? event.target.closest('[data-place], [data-about]') : null; }

/** @param {Element} part */
function nameOf(part) { const { place, about } = /** @type {SVGElement} */ (part).dataset; return place ?? about ?? ''; }

/** @param {Asking} of @param {PointerEvent} event */
function rest(of, event) {
  const part = partOf(event);
  if (part === asked) return;
  hideTip();
  asked = part;
  if (part && !(of.isShown ?? no)(part)) timer = window.setTimeout(() => ask(of, part, false), REST);
}

/** A finger that stays asks, and means nothing else then; a press ends what a mouse asked.
 * @param {Asking} of @param {PointerEvent} event */
function press(of, event) {
  hideTip();
  const part = partOf(event);
  if (part && event.pointerType !== 'mouse') timer = window.setTimeout(() => { isHeld = true; ask(of, part, true); }, HOLD);
}

/** @param {Asking} of @param {MouseEvent} event */
function tap(of, event) {
  clearTimeout(timer);
  const part = partOf(event);
  if (isHeld) { isHeld = false; event.stopPropagation(); event.preventDefault(); return; }
  if (part && !(of.isPressed ?? no)(part)) ask(of, part, true);
}

/** @param {Asking} of @param {KeyboardEvent} event */
function key(of, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const part = partOf(event);
  const isMeant = part && (event.key === 'Enter' || event.key === ' ') && (part.hasAttribute('data-about') || !(of.isPressed ?? no)(part));
  if (part && (isMeant || event.key === '?' || event.key === 'i')) { event.preventDefault(); event.stopPropagation(); ask(of, part, true); }
  else if (event.key === 'Escape' && !tip.hidden) { event.preventDefault(); event.stopPropagation(); hideTip(); }
}

/** @param {Asking} of @param {Element} part @param {boolean} aloud */
async function ask(of, part, aloud) {
  clearTimeout(timer);
  asked = part;
  isSpoken = aloud;
  const name = nameOf(part);
  const text = await of.ask(name);
  if (text) takeExplanation({ part: name, text });
}

/** Take the answer away: it is read, or what it is about changes. */
export function hideTip() {
  clearTimeout(timer);
  asked = null;
  tip.hidden = true;
}

/** Put the answer below the part or, where there is no room, above it; where the dice lie below the sheet, over the bar on
 * top, so that nothing of the board is hidden.
 * @param {Element} part */
function putBeside(part) {
  const of = part.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const bar = (document.getElementById('panel') ?? document.getElementById('bar'))?.getBoundingClientRect();
  const isBelow = bar && bar.left < of.right && bar.top > innerHeight / 2;
  const below = of.bottom + 8, top = below + height < (isBelow ? bar.top : innerHeight) ? below : Math.max(8, of.top - height - 8);
  tip.style.left = `${Math.max(8, Math.min(of.left + of.width / 2 - width / 2, innerWidth - width - 8))}px`;
  tip.style.top = `${isBelow && document.body.classList.contains('table') ? 4 : top}px`;
}
