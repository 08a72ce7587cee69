import type {es} from '#src/features/renewals/text/es.ts';
import type {Translate} from '#src/i18n/use-text.ts';

/** Companies that are to be renewed, and those that are late. */
type WaitingNames = Readonly<Record<'pending' | 'overdue', readonly {readonly id: string; readonly name: string}[]>>;

/** What the reminder of renewals says; `only`: the company to which it leads, where there is exactly one. */
type WaitingSaid = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly only: {readonly id: string} | null;
};

/** Says that renewals wait or are overdue: a single company by its name, of each kind too, several by how many they are. Null where none does. Pure. Rule: RNW13. Source: S2.32. */
export function sayWaiting({pending, overdue}: WaitingNames, text: Translate<typeof es>): WaitingSaid | null {
  const [first, ...others] = [...overdue, ...pending];
  if (!first) return null;
  const lines = [
    ...sayKind(overdue, {one: 'reminderOneOver', many: 'reminderOver'}, text),
    ...sayKind(pending, {one: 'reminderOneWaits', many: 'reminderWaits'}, text),
  ];
  if (others.length === 0) return {title: lines.join(''), lines: [text('reminderOneText')], only: first};
  return {
    title: text('reminderTitle'),
    lines: lines.map((line) => (line.endsWith('.') ? line : `${line}.`)),
    only: null,
  };
}

type Keys = {
  readonly one: 'reminderOneOver' | 'reminderOneWaits';
  readonly many: 'reminderOver' | 'reminderWaits';
};

function sayKind(companies: WaitingNames['pending'], {one, many}: Keys, text: Translate<typeof es>): string[] {
  const [first] = companies;
  if (!first) return [];
  return [companies.length === 1 ? text(one, {company: first.name}) : text(many, {count: companies.length})];
}
