/** A company that a scan may be for, as far as a letter would name it. */
export type ScanTarget = {
  readonly id: string;
  readonly name: string;
  /** The last digits of its EIN; null where it has none. */
  readonly einEnding: string | null;
  /** Where its people live: the first line and the postal code of each. */
  readonly addresses: readonly {readonly line1: string; readonly postalCode: string}[];
};

/** What in the text speaks for a company: its whole name with its designator, the name without it, the end of an EIN, an address of its people. */
export const matchReasons = ['whole-name', 'name', 'ein', 'address'] as const;

/** One of {@link matchReasons}. */
export type MatchReason = (typeof matchReasons)[number];

/** A company that a text may be for, and why. */
export type Match = {readonly id: string; readonly name: string; readonly reasons: readonly MatchReason[]};

const weights: Readonly<Record<MatchReason, number>> = {'whole-name': 8, name: 4, ein: 3, address: 3};

/** What stands behind a company's name and makes no difference on an envelope. */
const designators = /\s(?:llc|inc|incorporated|corp|corporation|co|company|ltd|limited)$/;

/** How letters write an EIN: whole with its hyphen, with all but its end hidden, or behind its name. */
const einPatterns = [
  /(?<![\d-])\d{2}-\d{3}(\d{4})(?![\d-])/gu,
  /(?<![\dX*•-])[X*•]{2}-?[X*•]{3}(\d{4})(?![\d-])/gu,
  /\b(?:EIN|FEIN|employer identification (?:number|no))\b[^\d\n]{0,40}(?:\d{5})?(\d{4})(?![\d-])/giu,
];

/** Only as much of a text is looked at; who it is for stands on its first pages. */
export const maxMatchText = 20_000;

/** No word of a postal code is longer. */
const maxPostalWord = 10;

/** Most companies that are offered. */
export const maxMatches = 5;

/**
 * The companies that a scan's text speaks for, the likeliest first; none where nothing does. A name counts as whole words only, and one without
 * its designator only where it has more than one word or is long enough not to stand there by chance. Of an EIN letters often show the end alone,
 * and other numbers end in the same digits: only what is written as an EIN counts as one.
 *
 * @param text as it is read, at most {@link maxMatchText} characters of it. Rule: MLG6. Pure.
 */
export function rankCompanies(text: string, targets: readonly ScanTarget[]): Match[] {
  const looked = text.slice(0, maxMatchText);
  const said = ` ${flatten(looked)} `;
  const stands = (words: string) => said.includes(` ${words} `);
  const eins = new Set(einPatterns.flatMap((pattern) => [...looked.matchAll(pattern)].map((found) => found[1])));
  const found = targets.flatMap(({id, name, einEnding, addresses}) => {
    const reasons: MatchReason[] = [];
    const whole = flatten(name);
    const bare = whole.replace(designators, '');
    if (whole !== bare && stands(whole)) reasons.push('whole-name');
    else if (isTelling(bare) && stands(bare)) reasons.push('name');
    if (einEnding !== null && eins.has(einEnding)) reasons.push('ein');
    const hasAddress = addresses.some(
      ({line1, postalCode}) => isTellingLine(line1) && stands(flatten(line1)) && stands(flatten(postalCode)),
    );
    if (hasAddress) reasons.push('address');
    return reasons.length === 0 ? [] : [{id, name, reasons}];
  });
  // Of two names that stand there the longer one is meant: "Sur LLC" is in "Estudio Sur LLC" too.
  return found
    .toSorted(
      (one, other) => weigh(other) - weigh(one) || other.name.length - one.name.length || (one.id < other.id ? -1 : 1),
    )
    .slice(0, maxMatches);
}

/**
 * Whether the first of these is the only likely one: it may be chosen beforehand. Never by the end of an EIN or an address alone, which others have
 * too, and never of two companies of one name, unless more speaks for one of them. Rule: MLG6.
 */
export function isClear(matches: readonly Match[]): boolean {
  const [first, second] = matches;
  if (!first || !first.reasons.some((reason) => reason === 'whole-name' || reason === 'name')) return false;
  if (!second || weigh(first) > weigh(second)) return true;
  const [one, other] = [flatten(first.name), flatten(second.name)];
  return one !== other && ` ${one} `.includes(` ${other} `);
}

function weigh({reasons}: Match): number {
  return reasons.reduce((sum, reason) => sum + weights[reason], 0);
}

/** One word of five letters is a word of the language as often as a name. */
function isTelling(bare: string): boolean {
  return bare.includes(' ') || bare.length > 5;
}

/** The words of a text that hold a digit, as a postal code's would stand there, each once. Rule: MLG6. Pure. */
export function wordsOfPostalCodes(text: string): string[] {
  const words = flatten(text.slice(0, maxMatchText)).split(' ');
  return [...new Set(words.filter((word) => word.length <= maxPostalWord && /\d/.test(word)))];
}

/** A line of an address that says where, not only in which street. */
function isTellingLine(line: string): boolean {
  return /\d/.test(line) && line.trim().length > 5;
}

/** `5.º B` is what others write `5º B` and `5 B`. */
function flatten(text: string): string {
  return text
    .replaceAll(/[ºª]/g, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(/(?<=^|\s)l l c(?=\s|$)/g, 'llc');
}
