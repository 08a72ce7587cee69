/** A company that a scan may be for, as far as a letter would name it. */
export type ScanTarget = {
  readonly id: string;
  readonly name: string;
  /** The last digits of its EIN; null where it has none. */
  readonly einEnding: string | null;
};

/** What in the text speaks for a company: its whole name with its designator, the name without it, the end of an EIN. */
export const matchReasons = ['whole-name', 'name', 'ein'] as const;

/** One of {@link matchReasons}. */
export type MatchReason = (typeof matchReasons)[number];

/** A company that a text may be for, and why. */
export type Match = {readonly id: string; readonly name: string; readonly reasons: readonly MatchReason[]};

const weights: Readonly<Record<MatchReason, number>> = {'whole-name': 6, name: 3, ein: 4};

/** What stands behind a company's name and makes no difference on an envelope. */
const designators = /\s(?:l l c|llc|inc|incorporated|corp|corporation|co|company|ltd|limited)$/;

/** Only as much of a text is looked at; who it is for stands on its first pages. */
export const maxMatchText = 20_000;

/** Most companies that are offered. */
export const maxMatches = 5;

/**
 * The companies that a scan's text speaks for, the likeliest first; none where nothing does. A name counts as whole words only, and one without
 * its designator only where it has more than one word or is long enough not to stand there by chance.
 *
 * @param text as it is read, at most {@link maxMatchText} characters of it. Rule: MLG6. Pure.
 */
export function rankCompanies(text: string, targets: readonly ScanTarget[]): Match[] {
  const said = ` ${flatten(text.slice(0, maxMatchText))} `;
  // Of an EIN letters often show the end alone.
  const eins = new Set(
    [...text.matchAll(/(?:\d{2}|[X*•]{2})-?(?:\d{3}|[X*•]{3})(\d{4})\b/gu)].map((found) => found[1]),
  );
  const found = targets.flatMap(({id, name, einEnding}) => {
    const reasons: MatchReason[] = [];
    const whole = flatten(name);
    const bare = whole.replace(designators, '');
    if (whole !== bare && said.includes(` ${whole} `)) reasons.push('whole-name');
    else if (isTelling(bare) && said.includes(` ${bare} `)) reasons.push('name');
    if (einEnding !== null && eins.has(einEnding)) reasons.push('ein');
    return reasons.length === 0 ? [] : [{id, name, reasons}];
  });
  // Of two names that stand there the longer one is meant: "Sur LLC" is in "Estudio Sur LLC" too.
  return found
    .toSorted(
      (one, other) => weigh(other) - weigh(one) || other.name.length - one.name.length || (one.id < other.id ? -1 : 1),
    )
    .slice(0, maxMatches);
}

/** Whether the first of these is the only likely one: it may be chosen beforehand. Rule: MLG6. */
export function isClear(matches: readonly Match[]): boolean {
  const [first, second] = matches;
  if (!first) return false;
  return !second || weigh(first) > weigh(second) || flatten(first.name).includes(flatten(second.name));
}

function weigh({reasons}: Match): number {
  return reasons.reduce((sum, reason) => sum + weights[reason], 0);
}

/** One word of five letters is a word of the language as often as a name. */
function isTelling(bare: string): boolean {
  return bare.includes(' ') || bare.length > 5;
}

function flatten(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
