// @ts-check
// What only these scripts say comes with them, not with the first load of a table.
// @ts-expect-error the server makes this module from the catalogue
import '../../room-words.js';
import { say } from '../kit/dom.js';

export { say };
