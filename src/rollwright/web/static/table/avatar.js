// @ts-check
// The mark of somebody at the table.
import { h, icon } from '../kit/dom.js';

/** @param {any} who */
export function avatar(who) {
  const name = who.bot ? 'bot' : who.avatar || 'person';
  return h('span', { class: `avatar a-${/^[a-z]+$/.test(name) ? name : 'person'}`, 'aria-hidden': 'true' }, icon(name));
}
