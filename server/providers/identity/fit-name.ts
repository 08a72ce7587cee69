import {maxNameLength, isPersonName} from '#contract/account/rules.ts';

/** What of a name from elsewhere is a name by our own rule; empty where nothing is. Rule: ACC3. */
export function fitName(given: string): string {
  const name = given
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    // Unseen characters go without a trace, so that a name is not torn apart by one.
    .replaceAll(/\p{C}+/gu, '')
    .replaceAll(/[^\p{L}\p{M}'’.-]+/gu, ' ')
    .replace(/^[^\p{L}]+/u, '')
    .slice(0, maxNameLength)
    // Half a character, where it was cut.
    .replace(/\p{Cs}$/u, '')
    .replace(/[ -]+$/u, '');
  return isPersonName(name) ? name : '';
}

/** The first of several texts of which something is a name; empty where none is. Rule: ACC3. */
export function fitFirst(given: readonly (string | undefined)[]): string {
  return given.map((text) => fitName(text ?? '')).find((name) => name !== '') ?? '';
}
