// @ts-check
// Where a record comes from: a finished table, a file, or the clipboard.
import { byId } from './dom.js';
import { callServer } from './server.js';

const RECORD = 'record';
const SHEETS = 'sheets';

/** Keep something for the next page of this tab.
 * @param {string} name @param {string} value */
function keep(name, value) { try { sessionStorage.setItem(name, value); } catch { /* a full or private store forgets */ } }

/** Return a value of the address's last part: `#table=K7P2QD&at=12`.
 * @param {string} name */
export function hashOf(name) { return new URLSearchParams(location.hash.slice(1)).get(name); }

/** Keep a record, so that the page it leads to finds it.
 * @param {string} text */
export function keepRecord(text) { keep(RECORD, text); }

/** Keep sheets to go on from, and who plays them: "me", "person" or a level.
 * @param {string[]} sheets @param {number | null} turn @param {string[]} [players] */
export function keepSheets(sheets, turn, players = ['me']) { keep(SHEETS, JSON.stringify({ sheets, turn, players })); }

/** Return the sheets that were kept, once.
 * @returns {{sheets: string[], turn: number | null, players: string[]}} */
export function keptSheets() {
  try {
    const found = JSON.parse(sessionStorage.getItem(SHEETS) ?? 'null');
    sessionStorage.removeItem(SHEETS);
    return { sheets: [], turn: null, players: ['me'], ...found };
  } catch { return { sheets: [], turn: null, players: ['me'] }; }
}

/** @param {(text: string) => void} use */
export function takeRecords(use) {
  const field = /** @type {HTMLTextAreaElement} */ (byId('record'));
  const file = /** @type {HTMLInputElement} */ (byId('file'));
  byId('load').addEventListener('click', () => use(field.value));
  file.addEventListener('change', async () => {
    if (file.files?.[0]) { field.value = await file.files[0].text(); use(field.value); }
  });
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', async (event) => {
    event.preventDefault();
    const dropped = event.dataTransfer?.files[0];
    field.value = dropped ? await dropped.text() : event.dataTransfer?.getData('text') ?? '';
    use(field.value);
  });
  const table = hashOf('table');
  if (hashOf('kept') !== null) {
    try { field.value = sessionStorage.getItem(RECORD) ?? ''; } catch { field.value = ''; }
    if (field.value) use(field.value);
  }
  const example = hashOf('example');
  const own = hashOf('own');
  const address = table ? `/t/${encodeURIComponent(table)}/record.txt` : own ? `/games/${encodeURIComponent(own)}/record.txt` : example ? `/examples/${encodeURIComponent(example)}.txt` : '';
  if (address) callServer(address).then(async (response) => {
    if (!response.ok) return;
    field.value = await response.text();
    use(field.value);
  });
  addEventListener('hashchange', () => location.reload());
}

/** @param {string} path @param {any} question */
export async function post(path, question) {
  const response = await callServer(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(question) });
  return response.json();
}
