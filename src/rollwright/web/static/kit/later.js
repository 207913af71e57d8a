// @ts-check
// What was played without a line counts later: it is kept here until the server has heard of it, and judged there like anything else.

const PREFIX = 'later ', BESIDE = 'beside';

/** Remember that this site stands beside a server. */
export function noteServer() { try { localStorage.setItem(BESIDE, '1'); } catch { /* a private window forgets */ } }

/** Keep a request for the server of this site, if it has one.
 * @param {string} name The same again takes its place. @param {string} path @param {Record<string, string>} fields */
export function keepForLater(name, path, fields) {
  try { if (localStorage.getItem(BESIDE)) localStorage.setItem(PREFIX + name, JSON.stringify([path, fields])); } catch { /* a full or private browser keeps it on its own pages alone */ }
}

/** Return the names of what is kept. */
function listLater() { try { return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX)).sort(); } catch { return []; } }

/** Send what is kept: what the server has taken or refused is done with; without a line, a profile or when it is busy the rest waits.
 * @returns {Promise<number>} How many it has taken. */
export async function sendLater() {
  let taken = 0;
  for (const name of listLater()) {
    const [path, fields] = JSON.parse(localStorage.getItem(name) ?? '[]');
    const answer = await fetch(path, { method: 'POST', body: new URLSearchParams(fields) }).catch(() => null);
    if (!answer || [401, 403, 429].includes(answer.status) || answer.status >= 500) break;
    localStorage.removeItem(name);
    taken += Number(answer.ok);
  }
  return taken;
}
