// @ts-check
// The front page: what only this browser knows of its person's games, filled in.
import { known } from './home.js';
import { say } from '../kit/dom.js';
import { runClocks } from '../kit/countdown.js';
import { markSolved } from '../kit/solved.js';

/** Return the elements that fit, as elements that have data.
 * @param {string} selector @param {ParentNode} [within] @returns {HTMLElement[]} */
function all(selector, within = document) { return [...within.querySelectorAll(selector)].map((each) => /** @type {HTMLElement} */ (each)); }

/** Return a game's best total of the profile and this browser, over all options; null if there is none.
 * @param {string} game @returns {number | null} */
function bestOf(game) {
  const totals = Object.keys(localStorage).filter((key) => key.startsWith(`best ${game} `)).map((key) => Number(localStorage.getItem(key)?.split(' ')[0]));
  if (known.bests && game in known.bests) totals.push(known.bests[game]);
  return totals.length ? Math.max(...totals) : null;
}

/** @param {number} value */
function figure(value) { return String(value).replace('-', '−'); }

/** Show the best of every game: on its card, and all together. */
function showBests() {
  for (const each of all('[data-best]')) {
    const best = bestOf(each.dataset.best ?? '');
    if (best === null) continue;
    const [number, word] = all('b, span, dd', each);
    number.textContent = figure(best);
    if (each.localName === 'p') word.textContent = say('home-best_word');
    each.hidden = false;
  }
  const box = document.querySelector('.bests');
  if (box) /** @type {HTMLElement} */ (box).hidden = all('[data-best]:not([hidden])', box).length < 2;
}

/** Mark the ranks that were reached, and say what is missing to the next. */
function showLadders() {
  for (const box of all('[data-ladder]')) {
    const bests = (box.dataset.ladder ?? '').split(' ').map(bestOf).filter((best) => best !== null);
    if (!bests.length) continue;
    const best = Math.max(.../** @type {number[]} */ (bests)), steps = all('[data-from]', box);
    const reached = Math.max(0, steps.filter((step) => best >= Number(step.dataset.from)).length - 1);
    steps.forEach((step, i) => { step.classList.toggle('on', i < reached); step.classList.toggle('now', i === reached); });
    /** @type {HTMLElement} */ (box).hidden = false;
    const next = steps[reached + 1];
    const tell = (/** @type {string} */ part, /** @type {string} */ text) => { /** @type {Element} */ (box.querySelector(part)).textContent = text; };
    tell('.reached', say('ladder-best', { points: figure(best) }));
    tell('.rank-name', steps[reached].dataset.rank ?? '');
    tell('.to-next', next ? say('ladder-to_next', { points: Number(next.dataset.from) - best, rank: next.dataset.rank }) : say('ladder-top'));
  }
}

/** Count the medals of every road, and offer the first challenge that is not won. */
function showRoads() {
  for (const box of all('[data-road]')) {
    const stops = all('[data-won]', /** @type {ParentNode} */ (box.parentNode)), next = stops.find((stop) => !stop.classList.contains('won'));
    all('[data-count]', /** @type {ParentNode} */ (box.parentNode)).forEach((each) => { each.textContent = String(stops.filter((stop) => stop.classList.contains('won')).length); });
    next?.classList.add('next');
    /** @type {HTMLElement} */ (box.parentNode).hidden = !stops.some((stop) => stop.classList.contains('won'));
    /** @type {HTMLElement} */ (box.querySelector('form')).hidden = !next;
    /** @type {Element} */ (box.querySelector('b')).textContent = next ? say('ladder-next', { name: next.dataset.name }) : say('ladder-done');
    /** @type {Element} */ (box.querySelector('p span')).textContent = next?.dataset.goal ?? '';
    if (next) /** @type {HTMLInputElement} */ (box.querySelector('[name^="option."]')).value = next.dataset.value ?? '';
  }
}

/** Remember whom somebody plays against. */
function keepLevels() {
  for (const select of /** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll('.level'))) {
    const name = `level ${select.dataset.game}`, known = localStorage.getItem(name);
    if (known !== null && [...select.options].some((option) => option.value === known)) select.value = known;
    select.addEventListener('change', () => { try { localStorage.setItem(name, select.value); } catch { /* a private window forgets */ } });
  }
}

for (const tick of all('[data-learnt]')) tick.hidden = !localStorage.getItem(`learnt ${tick.dataset.learnt}`);
markSolved();
runClocks();
showBests();
showLadders();
showRoads();
keepLevels();
const offline = all('[data-worker]')[0];
if (offline) addEventListener('load', () => import('./offline.js').then(({ offerOffline }) => offerOffline(offline)).catch(() => {})); // without it nothing is shown while the server is away
const thumbs = all('[data-sheet]');
if (thumbs.length) import('../kit/thumbnail.js').then(({ drawThumbnail }) => { for (const thumb of thumbs) drawThumbnail(thumb, JSON.parse(thumb.dataset.sheet ?? '{}')); });
