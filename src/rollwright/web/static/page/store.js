// @ts-check
// Tables and people in the browser's own database: an event is on disk before it is shown.

/** @typedef {{table: string, secret: string, first: number, bodies: string[], holder?: number}} Rows A table with some of its events; the people who share the device take turns, and `holder` has it. */

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Wait until a transaction is on disk.
 * @param {IDBTransaction} writing @returns {Promise<void>} */
function ended(writing) {
  return new Promise((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onabort = () => reject(writing.error);
  });
}

/** @returns {Promise<IDBDatabase>} */
function open() {
  const request = indexedDB.open('rollwright', 2);
  request.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion < 1) {
      request.result.createObjectStore('keys');
      request.result.createObjectStore('tables', { keyPath: 'table' });
      request.result.createObjectStore('events', { keyPath: ['table', 'seq'] });
    }
    if (oldVersion < 2) request.result.createObjectStore('statements', { autoIncrement: true });
  };
  return done(request);
}

/** Return this browser's key, drawn once: its seats are known by it.
 * @param {IDBDatabase} database @returns {Promise<string>} */
async function findKey(database) {
  const keys = database.transaction('keys', 'readwrite').objectStore('keys');
  const known = await done(keys.get('seats'));
  if (known) return known;
  const key = [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  await done(keys.put(key, 'seats'));
  return key;
}

/** @param {IDBDatabase} database @returns {Promise<{tables: Rows[], statements: string[]}>} */
async function readAll(database) {
  const names = ['tables', 'events', 'statements'];
  const reading = database.transaction(names);
  const [tables, events, statements] = await Promise.all(names.map((name) => done(reading.objectStore(name).getAll())));
  /** @type {Map<string, Rows>} */
  const rows = new Map(tables.map((kept) => [kept.table, { ...kept, first: 1, bodies: [] }]));
  for (const { table, body } of events) rows.get(table)?.bodies.push(body);
  return { tables: [...rows.values()], statements };
}

/** Write events of a table, all or none; the promise is kept when they are on disk.
 * @param {IDBDatabase} database @param {Rows} rows @returns {Promise<void>} */
function write(database, { table, secret, first, bodies, holder }) {
  const writing = database.transaction(['tables', 'events'], 'readwrite', { durability: 'strict' });
  writing.objectStore('tables').put({ table, secret, holder });
  bodies.forEach((body, i) => writing.objectStore('events').add({ table, seq: first + i, body }));
  return ended(writing);
}

/** Keep the statements of a transaction about people.
 * @param {IDBDatabase} database @param {string} text @returns {Promise<void>} */
function note(database, text) {
  const writing = database.transaction('statements', 'readwrite', { durability: 'strict' });
  writing.objectStore('statements').add(text);
  return ended(writing);
}

/** Forget a table.
 * @param {IDBDatabase} database @param {string} table @returns {Promise<void>} */
function forget(database, table) {
  const writing = database.transaction(['tables', 'events'], 'readwrite');
  writing.objectStore('tables').delete(table);
  writing.objectStore('events').delete(IDBKeyRange.bound([table], [table, []]));
  return ended(writing);
}

/** Open the database: what is kept, and how more is written. */
export async function openStore() {
  const database = await open();
  database.onversionchange = () => database.close(); // it is deleted with its person's profile
  return {
    key: await findKey(database),
    kept: await readAll(database),
    /** @param {string} text Rows of a table, statements about people, or the table to forget. */
    save: (text) => {
      const said = JSON.parse(text);
      return said.forget ? forget(database, said.forget) : said.statements ? note(database, said.statements) : write(database, said);
    },
  };
}
