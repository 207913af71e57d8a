// @ts-check
// Mouse, finger and keys on the sheet, made into what the table understands.

/** @typedef {import('./table.js').Table} Table */

/** @param {Table} table */
export function listen(table) {
  const { sheet } = table;
  const { box } = sheet;
  letDrag(table);
  box.addEventListener('pointermove', (event) => {
    if (event.pointerType === 'mouse' && !event.buttons) table.hand.point(sheet.placeOf(event));
  });
  box.addEventListener('pointerleave', (event) => { if (event.pointerType === 'mouse') table.hand.point(''); });
  box.addEventListener('focusin', (event) => {
    const place = sheet.placeOf(event);
    if (!place) return;
    sheet.here = place;
    sheet.makeWalkable();
    table.hand.point(place);
  });
  box.addEventListener('click', (event) => table.hand.click(sheet.placeOf(event)));
  box.addEventListener('keydown', (event) => walk(table, event));
  document.addEventListener('keydown', (event) => press(table, event));
  for (const kind of ['pointermove', 'focusin', 'keydown', 'click']) box.addEventListener(kind, (event) => answerQuestions(table, event));
}

/** Let what is picked be dragged over the sheet by a mouse, a finger or a pen; a second finger, as for a pinch, ends that.
 * @param {Table} table */
function letDrag({ sheet, hand }) {
  let held = '', hasMoved = false;
  sheet.box.addEventListener('pointerdown', (event) => {
    const place = sheet.placeOf(event);
    held = event.isPrimary && hand.holds(place) ? place : '';
    hasMoved = false;
  });
  document.addEventListener('pointermove', (event) => {
    const under = held && event.isPrimary && document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-place]');
    const to = under && sheet.box.contains(under) ? /** @type {SVGElement} */ (under).dataset.place ?? '' : '';
    if (hand.drag(held, to)) { held = to; hasMoved = true; }
  });
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => { held = ''; });
  sheet.box.addEventListener('click', (event) => { if (hasMoved) event.stopImmediatePropagation(); hasMoved = false; }, true);
}

/** @type {{last: Event | null, isLoading: boolean, forget: () => void}} What was done last while nobody could answer yet. */
const early = { last: null, isLoading: false, forget() {} };

/** Take an answer away: the sheet that it is about changes. */
export function forgetQuestion() { early.forget(); }

/** Answer those who point at a part of the sheet, from the first time on.
 * @param {Table} table @param {Event} event */
async function answerQuestions(table, event) {
  early.last = event.type === 'click' && event.target instanceof Element && isMove(table, event.target.closest('[data-place]') ?? event.target) ? null : event;
  if (early.isLoading) return;
  early.isLoading = true;
  const found = await import('../kit/explain.js').catch(() => null);
  if (!found) { early.isLoading = false; return; } // the line is lost: who points next asks again
  early.forget = found.hideTip;
  const mayDraw = (/** @type {Element} */ part) => isMove(table, part);
  found.listenForQuestions({ box: table.sheet.box, ask: (part) => table.explain(table.state.you ?? 0, part), isPressed: mayDraw, isShown: mayDraw }, early.last);
}

/** Whether a press on a part means a move: there it shows what that would bring.
 * @param {Table} table @param {Element} part */
function isMove(table, part) {
  const { place } = /** @type {SVGElement} */ (part).dataset;
  return Boolean(place && table.picker?.takes(place));
}

/** @param {Table} table @param {KeyboardEvent} event */
function walk(table, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End') {
    if (table.sheet.walk(event.key)) event.preventDefault();
  } else if ((event.key === 'Enter' || event.key === ' ') && table.sheet.placeOf(event)) {
    event.preventDefault();
    if (table.mayRoll) event.stopImmediatePropagation(); // nobody is told about the square then
    if (table.mayRoll) table.roll(true);
    else table.hand.click(table.sheet.here, true);
  }
}

/** @param {Table} table @param {KeyboardEvent} event */
function press(table, event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.defaultPrevented || target.closest('input, select, textarea, dialog')) return;
  if ((event.ctrlKey || event.metaKey) && event.key === 'z' && table.state.can_undo) table.undo();
  else if (event.ctrlKey || event.metaKey || event.altKey || !act(table, event.key, target)) return;
  event.preventDefault();
}

/** Do what a key means; letters act only while the sheet is pointed at or has the focus, so they disturb nobody's own keys.
 * @param {Table} table @param {string} key @param {HTMLElement} target */
function act(table, key, target) {
  const { box } = table.sheet;
  const isOnSheet = box.contains(target) || box.matches(':hover');
  const isFree = !target.closest('button, a, summary');
  if (isOnSheet && (key === 'r' || key === 'R')) table.hand.change('turn');
  else if (isOnSheet && (key === 'm' || key === 'M')) table.hand.change('mirror');
  else if (key === 'Escape') table.hand.back();
  else if (key === '?' && !box.contains(target)) import('./menu.js').then(({ showMenu }) => showMenu(table));
  else if ((key === 'Enter' || key === ' ') && isFree && table.mayRoll) table.roll(true);
  else if (key === 'Enter' && isFree && !target.closest('[data-place]') && table.picker?.canDraw) table.hand.confirm();
  else return false;
  return true;
}
