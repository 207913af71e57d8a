// @ts-check
// Where a record comes from: a finished table, a file, or the clipboard.
import { byId } from './dom.js';

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
  const table = new URLSearchParams(location.hash.slice(1)).get('table');
  if (table) fetch(`/t/${encodeURIComponent(table)}/record.txt`).then(async (response) => {
    if (!response.ok) return;
    field.value = await response.text();
    use(field.value);
  });
}

/** @param {string} path @param {any} question */
export async function post(path, question) {
  const response = await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(question) });
  return response.json();
}
