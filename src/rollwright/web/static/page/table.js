// @ts-check
// A table's page in a site without a server: the blank sheet stands there while Python loads behind it.
import { byId, h, say } from '../kit/dom.js';
import { keepForLater } from '../kit/later.js';
import { callServer } from '../kit/server.js';
import { reasonOf, server } from './start.js';

const STEPS = 4;
const bar = /** @type {HTMLProgressElement} */ (h('progress', { max: String(STEPS), value: '0', 'aria-label': say('local-loading') }));
const box = h('p', { class: 'notice', id: 'loading', role: 'status' }, say('local-loading'), ' ', bar);
byId('notice').before(box);
server.onLoading = (step, failed) => {
  bar.value = step;
  if (failed) box.textContent = say('local-failed', { why: failed });
};

/** Return the path that opens what the address asks for: a lesson, a game, or a table for several people.
 * @param {string} game @param {URLSearchParams} asked */
function openingOf(game, asked) { return asked.has('learn') ? `/learn/${game}` : game ? `/play/${game}` : '/tables'; }

/** The game of this page, or the one that its form has chosen. */
const named = JSON.parse(byId('facts').dataset.facts ?? '{}').game;
server.game = named || new URLSearchParams(location.search).get('game') || '';

/** Wait until no other tab has a table open: two would write its next event.
 * @param {string} table @returns {Promise<void>} */
async function holdTable(table) {
  if (!navigator.locks) return;
  const name = `rollwright ${server.addressOf('/')} ${table}`;
  const { held } = await navigator.locks.query();
  if (held?.some((lock) => lock.name === name)) box.textContent = say('local-elsewhere');
  await new Promise((/** @type {(value: void) => void} */ given) => {
    navigator.locks.request(name, () => { given(); return new Promise(() => {}); });
  });
  box.replaceChildren(say('local-loading'), ' ', bar);
}

/** Return the table that the address names; a new one is opened where it names none.
 * @returns {Promise<string>} */
async function findTable() {
  const asked = new URLSearchParams(location.search);
  const known = asked.get('table');
  if (known) return known;
  const answer = await callServer(openingOf(named, asked), { method: 'POST', body: asked });
  const where = answer.headers.get('Location');
  if (!where) throw new Error(await reasonOf(answer));
  history.replaceState(null, '', server.addressOf(where));
  return new URLSearchParams(where.split('?')[1]).get('table') ?? '';
}

/** Show what is to be known of this table: its page was written for any table of its game.
 * @param {string} notes */
function showNotes(notes) {
  const made = new DOMParser().parseFromString(notes, 'text/html').getElementById('notes');
  if (made) byId('notes').replaceWith(made);
}

/** Keep the record of a game for the server of this site, once it is over.
 * @param {string} table */
function keepResult(table) {
  const look = async () => {
    if (document.body.dataset.phase !== 'over') return;
    watcher.disconnect();
    const answer = await callServer(`/t/${table}/record.txt`);
    if (answer.ok) keepForLater(table, '/games/records', { records: await answer.text() });
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { attributeFilter: ['data-phase'] });
  look();
}

async function begin() {
  const table = await findTable();
  await holdTable(table);
  const answer = await callServer(`/t/${table}/facts`);
  const facts = await answer.json();
  if (!answer.ok) throw new Error(facts.wrong);
  showNotes(facts.notes);
  byId('facts').dataset.facts = JSON.stringify(facts);
  await import('../table/table.js');
  box.remove();
  if (!facts.lesson) keepResult(table);
}

begin().catch((wrong) => { box.textContent = say('local-failed', { why: wrong.message }); });
