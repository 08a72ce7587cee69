import type {StateFact} from './catalogue.ts';

/** A duty towards a state, as the catalogue has it. */
export type DutyRule = StateFact['duties'][number];

/** What is known of a state, with the rules of one day; null stays null. Rule: RNW5. */
export function factOn(fact: StateFact | null, day: string): StateFact | null {
  return fact === null ? null : {...fact, duties: dutiesOn(fact.duties, day)};
}

/** The rules in force on a day: of each duty the newest that has begun. Rule: RNW5. */
export function dutiesOn(duties: readonly DutyRule[], day: string): DutyRule[] {
  return versionsOf(duties).flatMap((versions) => versions.find(({from}) => from === undefined || from <= day) ?? []);
}

/** The duties by what they are, in their order, each with its rules, the newest first. Rule: RNW5. */
export function versionsOf(duties: readonly DutyRule[]): readonly (readonly DutyRule[])[] {
  const kinds = [...new Set(duties.map(({what}) => what))];
  return kinds.map((kind) =>
    duties.filter(({what}) => what === kind).toSorted((one, other) => ((one.from ?? '') < (other.from ?? '') ? 1 : -1)),
  );
}
