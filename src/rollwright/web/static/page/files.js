// @ts-check
// Files of the site, by their path in its folder.

const ROOT = new URL('../../', import.meta.url);

/** @param {string} path @returns {Promise<Response>} */
export async function load(path) {
  const answer = await fetch(new URL(path, ROOT));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** @param {string} path */
export async function loadBytes(path) { return (await load(path)).arrayBuffer(); }
