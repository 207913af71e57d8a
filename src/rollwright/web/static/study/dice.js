// @ts-check
// Check a record's dice: every roll is drawn again here, by the browser's own cryptography.
import { byId, fill, h, say } from '../kit/dom.js';
import { post, takeRecords } from '../kit/record.js';
import { sha256 } from '../kit/sha256.js';
import { remembered, samePromises } from '../kit/nonce.js';

const encoder = new TextEncoder();

/** @param {string} hex @returns {Uint8Array<ArrayBuffer>} */
function bytesOf(hex) {
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

/** @param {ArrayBuffer} buffer */
function hexOf(buffer) { return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join(''); }

/** Draw a number below `total` from the table's secret: the first 8 bytes, unless they are of the incomplete last stretch.
 * @param {CryptoKey} key @param {string} message @param {number} total */
async function drawTicket(key, message, total) {
  const span = 2n ** 64n;
  for (let counter = 0; ; counter++) {
    const block = await crypto.subtle.sign('HMAC', key, encoder.encode(`${message}|${counter}`));
    const number = new DataView(block).getBigUint64(0);
    if (number < span - span % BigInt(total)) return Number(number % BigInt(total));
  }
}

/** Find the roll of a ticket: a part from each list, in the order of the weights' products.
 * @param {[string, number][][]} groups @param {number} ticket */
function pickRoll(groups, ticket) {
  let scale = 1, rest = groups.map(weighAll).reduce((a, b) => a * b, 1), left = ticket;
  return groups.map((group) => {
    rest /= weighAll(group);
    const [roll, weight] = group.find(([, each]) => left < each * scale * rest || (left -= each * scale * rest, false)) ?? ['', 1];
    scale *= weight;
    return roll;
  }).join(' ');
}

/** @param {[string, number][]} group */
function weighAll(group) { return group.reduce((sum, each) => sum + each[1], 0); }

/** @param {string} text */
async function check(text) {
  const asked = await post('/api/dice', { text });
  if (asked.wrong) { tell(false, asked.wrong); fill(byId('rolls')); return; }
  if (!crypto.subtle) { tell(false, say('dice-insecure')); return; }
  const secret = bytesOf(asked.secret);
  const commitment = hexOf(await crypto.subtle.digest('SHA-256', secret));
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const rows = [];
  let wrong = commitment === asked.commitment ? 0 : 1;
  if (asked.kind === 2) wrong += asked.nonces.filter((/** @type {any} */ n) => sha256(n.nonce) !== asked.promises[n.seat] || n.from !== 1).length;
  for (const [i, roll] of asked.rolls.entries()) {
    const shares = asked.nonces.filter((/** @type {any} */ n) => n.from <= roll.step).map((/** @type {any} */ n) => `${n.seat}:${n.nonce}`).join(',');
    const groups = asked.lists[roll.of];
    const total = groups.map(weighAll).reduce((/** @type {number} */ a, /** @type {number} */ b) => a * b, 1);
    const drawn = pickRoll(groups, await drawTicket(key, `${asked.table}|${i + 1}|${shares}`, total));
    const isFair = drawn === roll.made;
    if (!isFair) wrong++;
    rows.push(h('tr', null, h('td', null, String(i + 1)), h('td', null, roll.made), h('td', null, drawn), h('td', { class: isFair ? 'up' : 'down' }, say(isFair ? 'dice-same' : 'dice-other'))));
  }
  const differs = compare(asked);
  tell(!wrong && !differs.wrong, say(wrong ? 'dice-wrong' : 'dice-fair', { number: asked.rolls.length }), commitment, asked.commitment);
  const [proven, unproven] = asked.proven;
  byId('verdict').append(
    h('p', { class: differs.wrong ? 'wrong' : 'quiet' }, differs.sentence),
    ...(wrong ? [] : proven.map((/** @type {string} */ what) => h('p', null, say('dice-proven', { what })))),
    ...unproven.map((/** @type {string} */ what) => h('p', { class: 'quiet' }, say('dice-unproven', { what }))));
  fill(byId('rolls'), h('table', { class: 'results' }, h('thead', null, h('tr', null, ...['dice-number', 'dice-made', 'dice-drawn', 'dice-verdict'].map((name) => h('th', { scope: 'col' }, say(name))))), h('tbody', null, ...rows)));
}

/** Compare a record with what this browser was shown before the first roll.
 * @param {any} asked @returns {{wrong: boolean, sentence: string}} */
function compare(asked) {
  const before = remembered(asked.table);
  if (!before) return { wrong: false, sentence: say('dice-forgotten') };
  if (before.commitment !== asked.commitment) return { wrong: true, sentence: say('dice-commitment_changed') };
  if (!samePromises(before.promises, asked.promises)) return { wrong: true, sentence: say('dice-promises_changed') };
  const isThere = !before.nonce || asked.nonces.some((/** @type {any} */ n) => n.seat === before.seat && n.nonce === before.nonce);
  return isThere ? { wrong: false, sentence: say('dice-remembered') } : { wrong: true, sentence: say('dice-nonce_missing') };
}

/** @param {boolean} isFair @param {string} sentence @param {...string} hashes */
function tell(isFair, sentence, ...hashes) {
  fill(byId('verdict'), h('p', { class: isFair ? 'fair' : 'wrong' }, sentence),
    hashes.length > 0 && h('p', { class: 'hashes' }, say('dice-hashes', { own: hashes[0], told: hashes[1] })));
  byId('verdict').dataset.fair = String(isFair);
  /** @type {HTMLDetailsElement} */ (byId('source')).open = false;
}

takeRecords(check);
