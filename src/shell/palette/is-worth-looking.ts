import {isRowId} from './is-row-id.ts';

/** What the books answer is asked from so many characters on; a digit is enough. */
const fewestLetters = 2;

/** Tells whether what was typed is enough to be looked for in books; a pasted id is looked up otherwise. */
export function isWorthLooking(typed: string): boolean {
  return !isRowId(typed) && (typed.trim().length >= fewestLetters || /\d/.test(typed));
}
