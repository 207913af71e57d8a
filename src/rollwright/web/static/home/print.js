// @ts-check
// Sheets to print: the browser's own dialog has paper, copies and scale.
import { byId } from '../kit/dom.js';

byId('print').addEventListener('click', () => print());
