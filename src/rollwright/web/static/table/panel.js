// @ts-check
// The tray and the choices: what the dice offer, what is picked, and what it would change.
import { arrange, byId, fill, h, icon, say, sayOr, signed } from '../kit/dom.js';
import { codeOf, die, picture } from '../kit/marks.js';
import { findQuestion, playSound, set } from '../kit/settings.js';
import { faces, isLocation, keptTile, tile, tinyDie } from './tiles.js';

/** @typedef {import('./picker.js').Choice} Choice
 * @typedef {import('./picker.js').Picker} Picker
 * @typedef {import('./table.js').Table} Table */

const MOST_LISTED = 24;
/** Letters from which a name needs a wider tile than its picture. */
const LONG = 12;
let rolled = 0;

/** Show the dice; new ones tumble first.
 * @param {Table} table */
export function showDice(table) {
  const roll = table.state.roll;
  const tray = byId('dice');
  if (!roll || table.isDealing) { tray.replaceChildren(); rolled = 0; return; }
  if (roll.number === rolled && tray.childElementCount) { showGone(table, tray); return; }
  const isNew = rolled !== 0 || table.isFresh;
  rolled = roll.number;
  const dice = roll.faces.map((/** @type {string} */ face, /** @type {number} */ i) => die(face, `die d${i % 4}${isNew ? ' rolling' : ''}`));
  tray.setAttribute('role', 'img');
  tray.setAttribute('aria-label', say('table-dice', { faces: roll.faces.join(', ') }));
  tray.replaceChildren(...dice);
  for (const each of dice) each.addEventListener('animationend', () => each.classList.remove('rolling'), { once: true }); // hidden and shown again it would tumble anew
  byId('panel').classList.toggle('many-dice', dice.length > 3);
  showGone(table, tray);
}

/** Fade the dice that have been taken, and let those stand out that are one's own: first mine, then the rival's, then the rest.
 * @param {Table} table @param {HTMLElement} tray */
function showGone(table, tray) {
  const { faces: all, gone } = table.state.roll, { you } = table.state;
  const own = ownDice(table), hasOwn = own.length > 0, isPlacing = hasOwn && all.length - gone.length < 2, rival = 1 - you;
  /** @type {[string, string, string[]][]} */
  const owners = [['mine', say('bar-you'), own]];
  if (isPlacing) owners.push(['theirs', table.nameOf(rival), diceOf(table, rival)], ['over', say('dice-left'), []]);
  tray.classList.toggle('grouped', isPlacing);
  tray.classList.toggle('used', typeof you === 'number' && table.state.phase === 'playing' && typeof table.state.ask !== 'number');
  [...tray.children].forEach((each, i) => {
    const owner = owners.find(([look, , dice]) => look === 'over' || (gone.includes(i) && dice.includes(all[i])));
    owner?.[2].splice(owner[2].indexOf(all[i]), 1);
    for (const look of ['mine', 'theirs', 'over']) each.classList.toggle(look, owner?.[0] === look);
    each.classList.toggle('gone', owner ? owner[0] !== 'mine' : hasOwn || gone.includes(i));
  });
  for (const each of tray.querySelectorAll('[data-of]')) each.removeAttribute('data-of');
  if (isPlacing) for (const [look, name] of owners) tray.querySelector(`.${look}`)?.setAttribute('data-of', name);
}

/** Return the dice that this seat has taken, in games whose sheet shows everybody's.
 * @param {Table} table */
function ownDice(table) {
  const { you } = table.state;
  return !table.facts.shared || typeof you !== 'number' || table.state.is_roll_due ? [] : diceOf(table, you);
}

/** Return the dice that a seat has taken, off the sheet.
 * @param {Table} table @param {number} seat @returns {string[]} */
function diceOf(table, seat) {
  const marks = table.sheets.known[0]?.marks ?? {};
  const letter = String.fromCharCode(65 + seat);
  return Object.keys(marks).filter((spot) => spot.startsWith(`${letter}-die-`)).map((spot) => marks[spot].replace('die-', ''));
}

/** @type {number[]} The dice of the tray that are pointed out, oldest first. */
let pointed = [];

/** Let dice be taken where they lie, in games that have them taken.
 * @param {Table} table */
function offerDice(table) {
  const { picker, state } = table;
  const takes = (picker?.offers.tree ?? []).filter((choice) => choice.c.startsWith('take:'));
  const values = takes.map((choice) => choice.c.slice(5).split(','));
  const most = Math.max(0, ...values.map((each) => each.length));
  if (!picker?.path.length) pointed = pointed.filter(() => pointed.length < most);
  [...byId('dice').children].forEach((each, i) => {
    const face = state.roll?.faces[i];
    const canTake = !each.classList.contains('gone') && values.some((some) => some.includes(face));
    each.classList.toggle('on', canTake && pointed.includes(i));
    /** @type {HTMLElement} */ (each).onclick = canTake ? () => takeDie(table, takes, i, most) : null;
    each.classList.toggle('can', canTake);
  });
}

/** @param {Table} table @param {Choice[]} takes @param {number} taken @param {number} most */
function takeDie(table, takes, taken, most) {
  pointed = pointed.includes(taken) ? pointed.filter((each) => each !== taken) : [...pointed, taken].slice(-most);
  const faces = pointed.map((each) => table.state.roll.faces[each]).sort().join();
  const choice = takes.find((each) => each.c.slice(5).split(',').sort().join() === faces);
  table.picker?.restart(true);
  if (choice) table.hand.choose([choice]);
  table.refresh();
}

/** Show what is to do and the choices for it.
 * @param {Table} table */
export function showPanel(table) {
  showDice(table);
  offerDice(table);
  fill(byId('task'), ...tellTask(table));
  const picker = table.picker;
  const shown = picker ? listChoices(table, picker) : tellNews(table);
  arrange(byId('choices'), shown);
  describeChoices(shown);
  document.body.classList.toggle('idle', !picker && !table.state.can_undo);
  const { dataset } = byId('panel'); // nothing of it is seen before the first choices are there
  if (picker || dataset.step || typeof table.state.ask !== 'number') dataset.step = picker ? (picker.path.length ? 'place' : 'choose') : 'wait';
  showNext();
}

/** Say how many tiles there are, for their sizes: a rule that counts them would be worked out at every change of the page.
 * @param {HTMLElement[]} shown */
function describeChoices(shown) {
  const isTile = (/** @type {number} */ i) => Boolean(shown[i]?.classList.contains('chip'));
  const isForked = shown.some((each) => !each.classList.contains('located') && each.querySelector('.chips'));
  const [choices, panel] = [byId('choices').classList, byId('panel').classList];
  const tiles = shown.flatMap((each) => (each.matches('.group.located') ? [...each.querySelectorAll('.chip')] : [each]));
  choices.toggle('two', tiles.length === 2 && tiles[1].classList.contains('chip'));
  choices.toggle('many', isTile(3));
  choices.toggle('forked', isForked);
  panel.toggle('chosen', shown.some((each) => each.matches('[aria-pressed=true]') || each.querySelector('[aria-pressed=true]')));
  panel.toggle('continued', Boolean(shown.at(-1)?.classList.contains('next')));
  document.body.classList.toggle('crowded', isForked || isTile(6));
}

/** Whether somebody may ask for a hint now.
 * @param {Table} table */
export function mayHint({ facts, picker, players, state }) {
  const people = Object.values(players).filter((who) => who.is_person).length;
  return picker !== null && typeof state.ask === 'number' && (facts.hints === 'all' || (facts.hints === 'alone' && people < 2));
}

/** Say whether a hint is offered, and whether one is there, for the room they take.
 * @param {boolean} isOffered @param {boolean} isThere */
export function describeHint(isOffered, isThere) {
  byId('panel').classList.toggle('hintable', isOffered);
  byId('panel').classList.toggle('hinted', isThere);
}

/** Show the button that asks for a hint.
 * @param {Table} table */
export function offerHint(table) {
  const isOffered = mayHint(table);
  describeHint(isOffered, false);
  fill(byId('hint'), isOffered && h('button', { type: 'button', class: 'small', 'data-key': 'hint', onclick: () => table.askForHint() }, icon('hint'), say('hint-ask')));
}

/** @type {string} What may come next, as it was shown last. */
let coming = '';

/** Scroll the choices to what may come next, once. */
function showNext() {
  const [box, next] = [byId('choices').parentElement, document.querySelector('#choices .next')];
  const now = next?.textContent ?? '';
  if (box && next && now !== coming) {
    const [at, of] = [next.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollBy(Math.max(0, at.left - of.left), Math.max(0, Math.min(at.top - of.top, at.bottom - of.bottom)));
  }
  coming = now;
}

/** @type {Element[]} The last lines of the log, as they were copied. */
let newest = [];
/** @type {HTMLElement[]} */
let news = [];

/** Return the last lines of the log, where there is nothing to choose; once, a question.
 * @param {Table} table */
function tellNews(table) {
  const question = table.facts.seated && table.state.phase === 'playing' && table.state.rolls && findQuestion();
  if (question) return [ask(table, question)];
  const last = [...document.querySelectorAll('#lines > :not([hidden])')].slice(-3);
  if (last.length !== newest.length || last.some((line, i) => line !== newest[i])) news = last.map((line) => h('p', { class: 'news sentence' }, ...[...line.childNodes].map((node) => node.cloneNode(true))));
  newest = last;
  return news;
}

/** @param {Table} table @param {'sound' | 'roll'} name */
function ask(table, name) {
  const answer = (/** @type {boolean} */ isOn) => h('button', { type: 'button', class: 'small', 'data-key': `${name} ${isOn}`, onclick: () => {
    set(name, isOn);
    playSound('dice');
    table.refresh();
    table.rollSoon();
  } }, say(`ask-${name}-${isOn ? 'on' : 'off'}`));
  return h('div', { class: `group row sound-question about-${name}`, role: 'group', 'aria-label': say(`settings-${name}`) }, h('span', null, say(`ask-${name}`)), answer(true), answer(false));
}

/** @param {Table} table @returns {(Node | string)[]} */
function tellTask(table) {
  const { state } = table;
  if (state.phase === 'over' && !table.picker) return [h('p', { class: 'what' }, say('task-over'))];
  if (state.phase === 'open') return [h('p', { class: 'what' }, say('task-open'))];
  if (table.mayRoll && table.isOpening) return [h('p', { class: 'what' }, say('task-loading'))];
  if (state.is_roll_due && state.you !== null) return [rollButton(table)];
  if (state.is_roll_due) return [h('p', { class: 'what' }, say('task-roll_due'))];
  if (table.picker) return [h('p', { class: 'what' }, table.picker.offers.take ? table.arranger?.verdict() ?? '' : tellOwn(table, table.picker) || tellStep(table.picker))];
  if (state.ask !== null && state.ask !== undefined) return [h('p', { class: 'what' }, say('task-loading'))];
  const waiting = (state.waiting ?? []).map((/** @type {number} */ seat) => table.nameOf(seat) + (table.players[seat]?.state === 'away' ? ` (${say('state-away')})` : ''));
  const names = waiting.length > 3 ? say('task-many', { number: waiting.length }) : waiting.join(', ');
  return [h('p', { class: 'what' }, say('task-waiting', { names }))];
}

/** @param {Table} table */
function rollButton(table) {
  const name = table.state.roll ? 'task-roll_again' : 'task-roll';
  return h('button', { class: 'main roll', 'data-key': 'roll', type: 'button', 'aria-keyshortcuts': 'Enter', onclick: (/** @type {MouseEvent} */ event) => table.roll(event.detail === 0) },
    icon('dice'), say(name));
}

/** Say what one's own dice draw, while it is not said where.
 * @param {Table} table @param {Picker} picker */
function tellOwn(table, picker) {
  const own = ownDice(table);
  if (!own.length || picker.isFinal || !picker.index.size) return '';
  return say('task-own', { what: own.map((face) => termName(table.facts.terms[Number(face) - 1] ?? '')).join(say('task-and')) });
}

/** @param {Picker} picker */
function tellStep(picker) {
  if (picker.isFinal) return say(picker.isOnSheet ? 'task-confirm' : 'task-confirm_choice');
  if (picker.isWhole) return say('task-more');
  if (picker.canDraw) return say('task-otherwise');
  const isMenu = picker.path.length > 0 && picker.next.every((choice) => picker.isDetail(choice));
  const isForSheet = picker.index.size > 0 && !isMenu;
  if (isForSheet && picker.next.some((choice) => choice.p)) return say('task-place');
  return sayOr(`task-of-${picker.next[0]?.c.split(':')[0]}`, say(isForSheet ? 'task-choose' : 'task-menu'));
}

/** @param {Table} table @param {Picker} picker @returns {HTMLElement[]} */
function listChoices(table, picker) {
  const shown = [];
  shown.push(...bestFirst(picker, picker.offers.tree.filter((choice) => !choice.p)).map((choice) => showGroup(table, picker, choice)));
  if (!picker.path.length && picker.offers.missing?.length) shown.push(listMissing(picker.offers.missing, shown.length));
  const next = picker.path.length ? picker.next : [];
  const menu = next.filter((choice) => !choice.p);
  const onSheet = next.filter((choice) => choice.p && picker.isDetail(choice));
  const listed = [...menu, ...(onSheet.length <= MOST_LISTED ? onSheet : [])];
  if (listed.length) {
    shown.push(h('div', { class: 'group next', role: 'group', 'aria-label': say('task-then') },
      h('p', { class: 'then' }, say(picker.isWhole ? 'task-then' : 'task-now')),
      ...listed.map((choice) => tile(table, choice.l, [choice], picker.way.includes(choice), () => table.hand.choose([choice])))));
  }
  return shown;
}

/** Show the readings of the dice that the sheet forbids, with their reasons: in the room that their tiles leave.
 * @param {[string[], string, string][]} missing @param {number} tiles */
function listMissing(missing, tiles) {
  const room = missing.every(([dice]) => dice.length) ? (tiles === 1 ? 'missing wide' : 'missing') : 'missing whole';
  return h('ul', { class: room, 'aria-label': say('task-missing') }, ...missing.map(([dice, mark, reason]) => h('li', null,
    h('span', { class: 'dice-sum', 'aria-hidden': 'true' }, ...(dice.length ? [tinyDie(dice[0]), '+', tinyDie(dice[1])] : [])),
    picture(mark, 'tiny-mark') ?? '', h('span', null, reason))));
}

/** @param {Picker} picker @param {Choice[]} choices */
function bestFirst(picker, choices) {
  return choices.map((choice) => ({ choice, worth: picker.bestOf({ nodes: [choice], places: [], cells: [] }) }))
    .sort((a, b) => b.worth - a.worth).map(({ choice }) => choice);
}

/** Show one reading of the dice: a button, or a heading over several.
 * @param {Table} table @param {Picker} picker @param {Choice} choice */
function showGroup(table, picker, choice) {
  const nodes = [choice];
  while (!nodes[nodes.length - 1].p && nodes[nodes.length - 1].i === undefined && onlyChild(nodes[nodes.length - 1])) {
    nodes.push(/** @type {Choice} */ (onlyChild(nodes[nodes.length - 1])));
  }
  const last = nodes[nodes.length - 1];
  const menus = (last.k ?? []).filter((child) => !child.p);
  const isFork = menus.length > 1 && menus.length === last.k?.length && last.i === undefined;
  if (!isFork) return rootChip(table, picker, choice.l, nodes);
  const isDrawn = menus.every(isLocation);
  return h('div', { class: isDrawn ? 'group located' : 'group', role: 'group', 'aria-label': choice.l },
    !isDrawn && h('p', { class: 'of' }, ...faces(table, choice), h('span', null, choice.l)),
    h('div', { class: menus.every(({ l, m }) => m && l.length < LONG) ? 'chips icons' : 'chips' }, ...bestFirst(picker, menus).map((child) => rootChip(table, picker, child.l, [...nodes, child], true))));
}

/** @param {Choice} choice */
function onlyChild(choice) {
  const kids = choice.k ?? [];
  return kids.length === 1 && !kids[0].p ? kids[0] : undefined;
}

/** @param {Table} table @param {Picker} picker @param {string} label @param {Choice[]} nodes @param {boolean} [small] */
function rootChip(table, picker, label, nodes, small = false) {
  const isOn = nodes.every((node, i) => picker.path[i] === node);
  const act = () => {
    const isAgain = isOn && picker.isFinal;
    if (isAgain) { table.hand.confirm(); return; }
    const wasOn = isOn && picker.path.length === nodes.length;
    picker.restart(true);
    if (!wasOn) table.hand.choose(nodes);
  };
  // A tile of a group moves with its group, which is made anew, and would lose the focus on the way.
  return small ? tile(table, label, nodes, isOn, act, small) : keptTile(table, label, nodes, isOn, act);
}

/** @param {number[]} numbers */
export function sum(numbers) { return numbers.reduce((a, b) => a + b, 0); }

/** Show what the move shown or picked changes, and the buttons for it.
 * @param {Table} table */
export function showConfirm(table) {
  const { picker, state } = table;
  const box = byId('confirm');
  const undo = state.can_undo && h('button', { type: 'button', 'data-key': 'undo', onclick: () => table.undo(), 'aria-label': say('table-undo'), 'aria-keyshortcuts': 'Control+Z', title: 'Ctrl+Z' },
    icon('undo'), h('span', { class: 'word' }, say('table-undo')));
  box.classList.toggle('busy', Boolean(picker));
  if (!picker) { box.classList.remove('waiting'); fill(box, undo || null); return; }
  const change = picker.change_;
  const turn = picker.canChange('turn') && turningButton(table, 'turn', 'r');
  const mirror = picker.canChange('mirror') && turningButton(table, 'mirror', 'm');
  const swap = picker.swapped.length > 0 && h('button', { type: 'button', 'data-key': 'swap', 'aria-label': say('table-swap'), onclick: () => table.hand.swap() }, icon('swap'), h('span', { class: 'swap-word' }, say('table-swap')));
  const pick = picker.shown && !picker.isFinal && h('button', { type: 'button', class: 'main', 'data-key': 'confirm',
    onclick: () => { if (table.hand.pick()) table.hand.confirm(); } }, icon('pen'), say('table-take'));
  const go = picker.canDraw && !pick && h('button', { type: 'button', class: 'main', 'data-key': 'confirm',
    onclick: () => table.hand.confirm() }, icon(picker.isOnSheet ? 'pen' : 'check'), say(picker.isOnSheet ? 'table-confirm' : 'table-confirm_choice'), worthOf(table, change));
  const back = picker.path.length > 0 && h('button', { type: 'button', 'data-key': 'back', 'aria-label': say('table-change'), onclick: () => table.hand.back() },
    icon('close'), h('span', { class: 'word' }, say('table-change')));
  const buttons = [turn, mirror, swap, pick, go, back, undo].filter(Boolean);
  const waits = !picker.shown && !picker.canDraw && !picker.offers.take && h('p', { class: 'awaits' }, say(picker.index.size ? 'table-awaits' : 'table-awaits_choice'));
  box.classList.toggle('waiting', Boolean(waits) && (picker.path.length > 0 || !byId('choices').childElementCount));
  fill(box, tellChange(table, change), waits, buttons.length > 0 && h('div', { class: buttons.length > 3 ? 'row full' : 'row' }, ...buttons));
}

/** @param {Table} table @param {'turn' | 'mirror'} how @param {string} key */
function turningButton(table, how, key) {
  return h('button', { type: 'button', 'data-key': how, onclick: () => table.hand.change(how), 'aria-label': say(`table-${how}`), 'aria-keyshortcuts': key, title: say(`table-${how}`) },
    icon(how), h('span', { class: 'word' }, say(`table-${how}`)));
}

/** Say beside the button what the move is worth; where the weakest row decides, how that grows.
 * @param {Table} table @param {number[] | undefined} change */
function worthOf(table, change) {
  if (!change || !table.picker?.isOnSheet) return null;
  const text = table.facts.weakest ? tellWeakest(table, change) : signed(sum(change));
  return text ? h('span', { class: table.facts.weakest ? 'worth weakest' : 'worth' }, text) : null;
}

/** Tell what a move changes, term by term.
 * @param {Table} table @param {number[] | undefined} change */
function tellChange(table, change) {
  const picker = table.picker;
  if (!picker || (!picker.shown && !picker.canDraw)) return null;
  if (!change) return h('p', { class: 'change quiet' }, '…');
  const terms = change.map((value, i) => ({ value, term: table.facts.terms[i] })).filter(({ value }) => value)
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
  const boxes = terms.map(({ value, term }) => h('span', { class: 'term-box' }, h('span', { class: value > 0 ? 'up' : 'down' }, picture(codeOf(term), 'tiny-mark'), signed(value)), ` ${termName(term)}`));
  const total = sum(change);
  const because = table.facts.arranges && tellLabour(table, change);
  if (table.facts.weakest) return h('p', { class: 'change' }, h('b', { class: 'weakest' }, tellWeakest(table, change) || (terms.length ? '' : say('change-none'))), ...boxes);
  return h('p', { class: because ? 'change told' : 'change' }, h('b', { class: total > 0 ? 'up' : total < 0 ? 'down' : '' }, signed(total)), ...boxes.flatMap((box) => [' ', box]), because && h('span', { class: 'because' }, because));
}

/** Say that labourers leave one kind of building for another, where a move makes them.
 * @param {Table} table @param {number[]} change */
function tellLabour({ facts, own, players, state }, change) {
  const now = (own.score ?? players[state.you ?? 0]?.score)?.terms ?? [];
  const name = (/** @type {boolean} */ isLeft) => facts.terms.filter((_, i) => (isLeft ? now[i] > 0 && change[i] < 0 : change[i] > 0)).map(termName).join(', ');
  return name(true) && name(false) ? say('change-labour', { from: name(true), to: name(false) }) : '';
}

/** Tell how the weakest row grows, which decides; nothing if it does not.
 * @param {Table} table @param {number[]} change */
function tellWeakest(table, change) {
  const now = table.players[table.state.you ?? 0]?.score?.terms ?? [];
  const [old, weakest] = [Math.min(...now), Math.min(...now.map((/** @type {number} */ value, /** @type {number} */ i) => value + (change[i] ?? 0)))];
  return weakest > old ? say('change-weakest', { from: old, to: weakest }) : '';
}

/** @param {string} term */
export function termName(term) { return sayOr(`term-${term}`, term.replaceAll('_', ' ')); }

/** Return a score by term, each with what a preview would change.
 * @param {string[]} terms @param {{terms: number[], total: number, decides?: number | null}} score @param {number[] | undefined} [change]
 * @param {(term: string) => boolean} [isShown] Whether a term is in this game at all.
 * @param {(term: string) => void} [explain] What to do when a term is pressed.
 * @param {{name: string, terms: number[]}} [rival] Somebody whose terms stand beside them. */
export function scoreList(terms, score, change, isShown = () => true, explain = undefined, rival = undefined) {
  const label = (/** @type {string} */ name, /** @type {string} */ term) => (explain && term !== 'total'
    ? h('button', { type: 'button', class: 'term', 'data-key': `term ${term}`, onclick: () => explain(term) }, name) : name);
  const row = (/** @type {string} */ name, /** @type {number} */ value, /** @type {number | undefined} */ by, /** @type {string | null} */ kind, term = 'total') =>
    h('div', { class: kind, 'data-term': term }, h('dt', null, label(name, term)), h('dd', null, String(value).replace('-', '−')),
      h('dd', { class: `by ${by && by > 0 ? 'up' : 'down'}` }, by ? signed(by) : ''), rival && h('dd', { class: 'theirs' }, String(rival.terms[terms.indexOf(term)] ?? Math.min(...rival.terms))));
  const rows = terms.flatMap((term, i) => (isShown(term) || score.terms[i] || change?.[i]
    ? [row(termName(term), score.terms[i], change?.[i], i === score.decides ? 'decides' : null, term)] : []));
  if (score.decides === undefined || score.decides === null) rows.push(row(say('score-total'), score.total, change && sum(change), 'total'));
  else rows.push(row(say('score-decides', { term: termName(terms[score.decides]) }), score.terms[score.decides], undefined, 'total'));
  if (rival) rows.unshift(h('div', { class: 'heads' }, h('dt', null), h('dd', null, say('bar-you')), h('dd', { class: 'by' }), h('dd', { class: 'theirs' }, rival.name)));
  return h('dl', { class: rival ? 'score versus' : 'score' }, ...rows);
}
