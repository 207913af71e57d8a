// @ts-check
// Slow games: how many moves are one's own to make, in the title of any page and, where allowed, as a notification.
import { sendLater } from './later.js';
import { callServer } from './server.js';
/** @typedef {{owed: {table: string, body: string}[], slow: number, title: string, ask: string}} Waiting */

const SECONDS = 60, KNOWN = 'owed';
const title = document.title, isTable = document.body.classList.contains('table');

/** Ask the server, and again a minute later as long as there are slow games. */
async function look() {
  const answer = await callServer('/games/waiting.json').catch(() => null);
  const waiting = /** @type {Waiting | null} */ (answer?.ok ? await answer.json() : null);
  if (waiting) show(waiting);
  if (!waiting || waiting.slow) setTimeout(look, 1000 * SECONDS);
}

/** @param {Waiting} waiting */
function show(waiting) {
  if (!isTable) document.title = waiting.owed.length ? `(${waiting.owed.length}) ${title}` : title;
  if (!('Notification' in window) || !waiting.slow) return;
  if (Notification.permission === 'default' && !isTable) offer(waiting);
  if (Notification.permission === 'granted') notify(waiting);
}

/** Tell of every move once, whichever pages are open: what has the same tag takes the place of the first.
 * @param {Waiting} waiting */
function notify(waiting) {
  let known = [];
  try { known = JSON.parse(localStorage.getItem(KNOWN) ?? '[]'); } catch { /* a private window forgets */ }
  for (const { table, body } of waiting.owed) {
    if (known.includes(table) || location.pathname === `/t/${table}`) continue;
    const shown = new Notification(waiting.title, { body, tag: table, icon: '/static/icon.svg' });
    shown.onclick = () => { window.focus(); location.href = `/t/${table}`; };
  }
  try { localStorage.setItem(KNOWN, JSON.stringify(waiting.owed.map(({ table }) => table))); } catch { /* the tag keeps it single */ }
}

/** Offer notifications by a button; browsers ask once, and only after a press.
 * @param {Waiting} waiting */
function offer(waiting) {
  if (document.getElementById('may-notify')) return;
  const button = document.createElement('button');
  button.id = 'may-notify';
  button.type = 'button';
  button.textContent = waiting.ask;
  button.addEventListener('click', async () => { await Notification.requestPermission(); button.remove(); show(waiting); });
  document.getElementById('main')?.prepend(button);
}
look();
sendLater().then((taken) => { if (taken && location.pathname === '/games') location.reload(); });
addEventListener('online', sendLater);
