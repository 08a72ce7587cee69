/** The boxes of line 16 of Form SS-4. */
export const ss4Activities = [
  'construction',
  'real-estate',
  'rental',
  'manufacturing',
  'transportation',
  'finance',
  'health-care',
  'accommodation',
  'wholesale-broker',
  'wholesale-other',
  'retail',
  'other-activity',
] as const;

/** One of {@link ss4Activities}. */
export type Ss4Activity = (typeof ss4Activities)[number];

/** Codes of NAICS 2022 by how they begin, the longer ones first. */
const byCode: readonly (readonly [start: string, activity: Ss4Activity])[] = [
  ['425', 'wholesale-broker'],
  ['531', 'real-estate'],
  ['532', 'rental'],
  ['23', 'construction'],
  ['31', 'manufacturing'],
  ['32', 'manufacturing'],
  ['33', 'manufacturing'],
  ['42', 'wholesale-other'],
  ['44', 'retail'],
  ['45', 'retail'],
  ['48', 'transportation'],
  ['49', 'transportation'],
  ['52', 'finance'],
  ['62', 'health-care'],
  ['72', 'accommodation'],
];

/** The box for an industry by its code of NAICS 2022; null without a code: its own words fit no box by themselves. Rule: SSF1. */
export function activityOf(naicsCode: string): Ss4Activity | null {
  if (naicsCode === '') return null;
  return byCode.find(([start]) => naicsCode.startsWith(start))?.[1] ?? 'other-activity';
}
