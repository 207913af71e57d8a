// @ts-check
// While a button or a finger is down nothing is redrawn: the click that follows would miss what it began on.

const AFTER_TOUCH = 50;
const LONGEST = 1000;
let isDown = false;
let timer = 0;
/** @type {(() => void)[]} */
const waiting = [];

/** Do something that may redraw: at once, or as soon as nothing is pressed any more.
 * @param {() => void} act */
export function unlessPressed(act) {
  if (isDown) waiting.push(act);
  else act();
}

/** Come back as soon as nothing is pressed: for answers that redraw what somebody may be clicking. */
export function whenReleased() { return new Promise((done) => unlessPressed(() => done(undefined))); }

/** @param {number} wait in milliseconds; a press that comes before lasts anew */
function releaseAfter(wait) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    isDown = false;
    for (const act of waiting.splice(0)) act();
  }, wait);
}

document.addEventListener('pointerdown', () => { isDown = true; releaseAfter(LONGEST); }, true);
for (const end of ['pointerup', 'pointercancel']) {
  // The click comes after this event; after a touch, a moment later.
  document.addEventListener(end, (event) => {
    releaseAfter(/** @type {PointerEvent} */ (event).pointerType === 'mouse' ? 0 : AFTER_TOUCH);
  }, true);
}
