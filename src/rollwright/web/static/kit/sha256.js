// @ts-check
// SHA-256 of short ASCII texts, for pages on which the browser keeps its own to itself (plain http in a local network).

/** The first 32 bits of the fractional parts of roots of the first primes: square roots to begin, cube roots for the rounds. */
const { begin, rounds } = (() => {
  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p)) primes.push(n);
  const bits = (/** @type {number} */ root) => Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0;
  return { begin: primes.slice(0, 8).map((p) => bits(Math.sqrt(p))), rounds: primes.map((p) => bits(Math.cbrt(p))) };
})();

/** @param {number} word @param {number} by */
function turn(word, by) { return (word >>> by) | (word << (32 - by)); }

/** @param {string} text */
function blocksOf(text) {
  const length = ((text.length + 8) >> 6) + 1;
  const words = new Uint32Array(16 * length);
  for (let i = 0; i < text.length; i++) words[i >> 2] |= text.charCodeAt(i) << (24 - 8 * (i & 3));
  words[text.length >> 2] |= 0x80 << (24 - 8 * (text.length & 3));
  words[words.length - 1] = 8 * text.length;
  return words;
}

/** @param {Uint32Array} words @param {number} at */
function scheduleOf(words, at) {
  const w = new Uint32Array(64);
  w.set(words.subarray(at, at + 16));
  for (let i = 16; i < 64; i++) {
    const a = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const b = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = w[i - 16] + a + w[i - 7] + b;
  }
  return w;
}

/** @param {string} text @returns {string} 64 hexadecimal digits */
export function sha256(text) {
  const words = blocksOf(text), state = Uint32Array.from(begin);
  for (let at = 0; at < words.length; at += 16) {
    const w = scheduleOf(words, at);
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + rounds[i] + w[i];
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => { state[i] += word; });
  }
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}
