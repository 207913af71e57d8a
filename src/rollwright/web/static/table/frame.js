// @ts-check
// The frame of a table: the bar on top, notices, and the tabs beside the sheet.
import { announce, byId, fill, h, icon, isStale, say, sayOr } from '../kit/dom.js';
import { addressOf } from '../kit/server.js';
import { findStandings, standings } from './standings.js';

/** @typedef {import('./table.js').Table} Table */

const TOAST = 6000;
/** Seconds left from which on somebody is warned. */
const HURRY = 10;

// ---- the bar

/** Show the table's name, the turn, the time left, and the way to the menu.
 * @param {Table} table */
export function showBar(table) {
  const { state, facts } = table;
  const mine = state.you === null || state.you === undefined ? null : table.secondsLeft(state.you);
  const panel = byId('panel');
  if (state.is_paused) panel.dataset.hurry = say('bar-paused');
  else if (mine !== null && mine <= HURRY && state.ask !== null && state.ask !== undefined) panel.dataset.hurry = say(table.willDraw ? 'bar-hurry_chosen' : 'bar-hurry', { seconds: mine });
  else delete panel.dataset.hurry;
  const isWarming = state.is_warming && Object.values(table.players).some((who) => who.bot);
  const sides = findStandings(table);
  if (!isStale(byId('table-bar'), sides, state.turn, state.last, state.phase, state.you, mine, isWarming)) return;
  byId('table-bar').classList.toggle('scored', sides !== null);
  fill(byId('table-bar'),
    h('span', { class: 'where' }, h('b', null, facts.name)),
    sides && standings(table, sides),
    state.turn && state.phase === 'playing' && h('span', { class: 'tag' }, state.last ? say(`bar-last_${state.last}`) : sayOr('bar-turn', '', { number: state.turn })),
    mine !== null && h('span', { class: `tag clock${mine <= 10 ? ' urgent' : ''}` }, icon('clock'), tellTime(mine)),
    state.you === null && h('span', { class: 'tag' }, say('bar-watching')),
    isWarming && h('span', { class: 'tag warming', title: say('bar-warming_title') }, say('bar-warming')),
    !facts.alone && h('button', { type: 'button', class: 'plain talk', 'data-key': 'talk', 'aria-label': say('table-talk'), onclick: () => { openTab('talk'); byId('at-talk').scrollIntoView({ block: 'center' }); } }, icon('chat')),
    h('button', { type: 'button', class: 'menu', 'data-key': 'menu', 'aria-label': say('bar-menu'), onclick: async () => (await import('./menu.js')).showMenu(table) },
      icon('menu'), h('span', { class: 'word' }, say('bar-menu'))));
}

/** Mark the window's title while it is one's own move.
 * @param {Table} table @param {Record<string, any>} before */
export function showTitle(table, before) {
  if (before.ask === table.state.ask && before.phase === table.state.phase) return;
  const mine = table.state.ask !== null && table.state.ask !== undefined;
  document.title = `${mine ? '● ' : ''}${table.facts.name} ${table.facts.table} · Rollwright`;
}

/** Open links to a game's rules over the table, and leave the table where it is.
 * @param {Table} table */
export function keepRulesAtHand(table) {
  const rules = new URL(addressOf('/rules'), location.href).pathname;
  document.addEventListener('click', async (event) => {
    const link = event.target instanceof Element ? /** @type {HTMLAnchorElement | null} */ (event.target.closest('a[href]')) : null;
    if (!link?.pathname.startsWith(rules) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    /** @type {HTMLDialogElement | null} */ (link.closest('dialog[open]'))?.close();
    (await import('../kit/rules.js')).openRules(table.facts.name, table.facts.rules);
  });
}

// ---- notices

let noticeTimer = 0;
/** Tell something important for a while, or until something else is told; nothing takes it away.
 * @param {string} text @param {HTMLElement | false} [button] What can be done about it. @param {boolean} [stays] */
export function notice(text, button = false, stays = document.body.dataset.line === 'lost') {
  const box = byId('notice');
  const isNews = text !== box.firstChild?.textContent;
  box.hidden = !text;
  fill(box, text, button);
  if (text && isNews) announce(text);
  clearTimeout(noticeTimer);
  if (text && !stays) noticeTimer = window.setTimeout(() => { box.hidden = true; }, TOAST);
}

let toastTimer = 0;
/** Show for a moment what somebody said, where nothing of the game is; presses go through it.
 * @param {string} text */
function toast(text) {
  const box = byId('toast');
  fill(box, icon('chat'), h('span', null, text));
  box.hidden = false;
  clearTimeout(toastTimer);
  toastTimer = window.setTimeout(() => { box.hidden = true; }, TOAST);
}

// ---- tabs

const TABS = ['score', 'players', 'talk'];
let unread = 0;
let isChosen = false;

/** Let one of score, players and talk be seen at a time, where there is no room for all. */
export function showTabs() {
  for (const name of TABS) {
    const tab = byId(`tab-${name}`);
    tab.addEventListener('click', () => { isChosen = true; openTab(name); });
    tab.addEventListener('keydown', (event) => step(name, event.key));
  }
  openTab(TABS[0]);
}

/** Open a tab unless somebody has opened another.
 * @param {string} name */
export function suggestTab(name) {
  if (!isChosen && document.body.dataset.tab !== name) openTab(name);
}

/** @param {string} name */
export function openTab(name) {
  document.body.dataset.tab = name;
  for (const each of TABS) {
    const tab = byId(`tab-${each}`);
    tab.setAttribute('aria-selected', String(each === name));
    tab.tabIndex = each === name ? 0 : -1;
  }
  if (name === 'talk') countUnread(-unread);
}

/** @param {string} name @param {string} key */
function step(name, key) {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (!by) return;
  isChosen = true;
  const next = TABS[(TABS.indexOf(name) + by + TABS.length) % TABS.length];
  openTab(next);
  byId(`tab-${next}`).focus();
}

/** Note words that came in: a badge on the tab and, unless the talk is in sight, a toast.
 * @param {string} text @param {number} number */
export function noteWords(text, number) {
  if (isSeen(byId('log'))) return;
  countUnread(number);
  toast(text);
}

/** @param {HTMLElement} element */
function isSeen(element) {
  const { top, bottom, height } = element.getBoundingClientRect();
  return !document.hidden && height > 0 && bottom > 0 && top + 40 < innerHeight;
}

/** @param {number} by */
function countUnread(by) {
  unread += by;
  const badge = byId('badge');
  badge.hidden = !unread;
  badge.textContent = String(unread);
  document.body.dataset.unread = unread ? String(unread) : '';
  byId('tab-talk').setAttribute('aria-label', unread ? say('tab-unread', { number: unread }) : say('table-talk'));
}

/** Return a time as people say it: 45 s, 12 min, 20 h, 6 d.
 * @param {number} seconds */
export function tellTime(seconds) {
  if (seconds < 600) return `${seconds} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} d`;
}
