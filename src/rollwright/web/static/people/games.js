// @ts-check
// Your games: one question before something is deleted, and records brought along from a file.
import { byId, say } from '../kit/dom.js';
import { callServer } from '../kit/server.js';

const FIRST = /^rollwright record 1\s*$/m;
const PROFILE = /^rollwright profile 1\s*$/m;
const MOST = 30;
const LARGEST = 120_000;
/** Megabytes of a file: more than all records that a profile keeps. */
const MOST_MEGABYTES = 100;

for (const form of document.querySelectorAll('form.delete')) {
  form.addEventListener('submit', (event) => { if (!confirm(say('games-delete_sure'))) event.preventDefault(); });
}

/** Cut a file into parts that a server takes at once: the profile if there is one, then records, none of which is cut.
 * @param {string} text @returns {Record<string, string>[]} */
function cut(text) {
  const [about] = text.split(FIRST);
  const records = cutRecords(text).map((part) => ({ records: part }));
  return PROFILE.test(about) ? [{ profile: about.trim() }, ...records] : records;
}

/** @param {string} text */
function cutRecords(text) {
  const records = text.split(FIRST).slice(1).map((rest) => `rollwright record 1\n${rest.trim()}\n`);
  /** @type {string[][]} */
  const parts = [];
  let size = LARGEST;
  for (const record of records) {
    const last = parts.at(-1);
    if (!last || last.length >= MOST || size + record.length > LARGEST) { parts.push([record]); size = record.length; }
    else { last.push(record); size += record.length; }
  }
  return parts.map((part) => part.join('\n'));
}

/** Return why a part was refused: a server says it in a page, a worker in JSON.
 * @param {Response} answer */
async function readRefusal(answer) {
  if (answer.headers.get('Content-Type')?.includes('json')) return (await answer.json()).wrong;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return page.querySelector('main p')?.textContent ?? say('games-no_records');
}

const field = /** @type {HTMLInputElement | null} */ (document.getElementById('records'));
field?.addEventListener('change', async () => {
  const state = byId('import-state'), files = [...field.files ?? []];
  let added = 0, read = 0, hasProfile = false;
  field.value = ''; // the same file may be chosen again
  for (const file of files) {
    if (file.size > MOST_MEGABYTES * 1e6) { state.textContent = say('games-too_large', { size: MOST_MEGABYTES }); return; }
    const parts = cut(await file.text());
    if (!parts.length) { state.textContent = say('games-no_records'); return; }
    for (const part of parts) {
      state.textContent = say('games-reading', { count: read });
      const answer = await callServer('/games/records', { method: 'POST', body: new URLSearchParams(part) });
      if (!answer.ok) {
        state.textContent = await readRefusal(answer);
        return;
      }
      const told = await answer.json();
      read += told.read;
      hasProfile ||= 'profile' in part;
      added += told.new;
    }
  }
  state.textContent = say('games-brought', { read, added });
  if (added || hasProfile) location.reload();
});
