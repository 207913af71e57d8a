// @ts-check
// What only these scripts say comes with them.
// @ts-expect-error the server makes this module from the catalogue
import '../../puzzle-words.js';
import { say } from '../kit/dom.js';

export { say };
