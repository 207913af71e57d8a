// @ts-check
// Elements: the few things every page's script needs.
import { addressOf } from './server.js';

/** @typedef {string | Node | null | false | undefined} Child */

export { say, sayOr, speakOf } from './messages.js';

/** Attributes that hold the address of something on this site. */
const ADDRESSES = new Set(['href', 'src', 'action']);

/** Make an element. `on*` are listeners, true is a bare attribute; text is never read as HTML.
 * @param {string} name
 * @param {Record<string, any> | null} attributes
 * @param {...(Child | Child[])} children
 * @returns {HTMLElement} */
export function h(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
    else if (ADDRESSES.has(key)) made.setAttribute(key, addressOf(String(value)));
    else made.setAttribute(key, value === true ? '' : String(value));
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false)
    .map((child) => /** @type {string | Node} */ (child)));
  return made;
}

/** @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}

/** Return one of our small drawings.
 * @param {string} name */
export function icon(name) {
  return copy(`<svg xmlns="http://www.w3.org/2000/svg" class="icon" aria-hidden="true" viewBox="0 0 24 24">` +
    `<use href="#i-${/^[a-z]+$/.test(name) ? name : 'person'}"/></svg>`);
}

/** Return the mark of somebody at the table.
 * @param {any} who */
export function avatar(who) {
  const name = who.bot ? 'bot' : who.avatar || 'person';
  return h('span', { class: `avatar a-${/^[a-z]+$/.test(name) ? name : 'person'}`, 'aria-hidden': 'true' }, icon(name));
}

/** Read a drawing the server made. Browsers parse HTML three times as fast as XML, and run no script of a page parsed so.
 * @param {string} text @returns {SVGSVGElement} */
export function svg(text) {
  const root = /** @type {Element} */ (new DOMParser().parseFromString(text, 'text/html').body.firstElementChild);
  return /** @type {any} */ (document.adoptNode(root));
}

/** @type {Map<string, SVGSVGElement>} */
const read = new Map();

/** Return a small drawing that comes again and again, like a die: read once, then copied.
 * @param {string} text @returns {SVGSVGElement} */
export function copy(text) {
  const first = read.get(text) ?? svg(text);
  read.set(text, first);
  return /** @type {SVGSVGElement} */ (first.cloneNode(true));
}

/** Replace what is inside an element, keeping the focus on what has the same data-key.
 * @param {HTMLElement} parent
 * @param {...Child} children */
export function fill(parent, ...children) {
  keepFocus(parent, () => parent.replaceChildren(...children.filter(Boolean).map((child) => /** @type {string | Node} */ (child))));
}

/** @type {WeakMap<Element, string>} */
const shown = new WeakMap();

/** Return whether an element shows something else than these values, and remember them: nothing is made again for nothing.
 * @param {Element} element @param {...unknown} values */
export function isStale(element, ...values) {
  const [before, now] = [shown.get(element), JSON.stringify(values)];
  shown.set(element, now);
  return before !== now;
}

/** Put elements into a list, leaving those alone that are in it already.
 * @param {HTMLElement} list @param {HTMLElement[]} wanted */
export function arrange(list, wanted) {
  keepFocus(list, () => {
    const stay = new Set(wanted);
    for (const old of [.../** @type {HTMLElement[]} */ ([...list.children])]) if (!stay.has(old)) old.remove();
    wanted.forEach((each, i) => { if (list.children[i] !== each) list.insertBefore(each, list.children[i] ?? null); });
  });
}

/** @param {HTMLElement} parent @param {() => void} change */
function keepFocus(parent, change) {
  const active = document.activeElement;
  const key = active instanceof HTMLElement && parent.contains(active) ? active.dataset.key : undefined;
  change();
  if (key === undefined || parent.contains(document.activeElement)) return;
  const same = [...parent.querySelectorAll('[data-key]')]
    .find((other) => /** @type {HTMLElement} */ (other).dataset.key === key);
  /** @type {HTMLElement | undefined} */ (same)?.focus({ preventScroll: true });
}

let lastSaid = '';
/** Tell screen readers something, politely.
 * @param {string} text */
export function announce(text) {
  const live = document.getElementById('live');
  if (!live || !text) return;
  live.textContent = text === lastSaid ? `${text}\u00a0` : text;
  lastSaid = live.textContent;
}

/** @param {number} change */
export function signed(change) {
  return change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0';
}

/** Return a random name for a command, or a share in the dice.
 * @param {number} bytes */
export function randomHex(bytes) {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((b) => b.toString(16).padStart(2, '0')).join('');
}
