import type {StateFact} from '#contract/catalogue/catalogue.ts';
import type {Format} from '#src/i18n/use-format.ts';
import type {useWords} from '#src/features/formation/wizard/use-words.ts';

type Duty = StateFact['duties'][number];

/** What says facts of states in words. */
export type StateWords = {readonly text: ReturnType<typeof useWords>; readonly format: Format};

/** A duty towards a state in one line: what, how much, when. Rule: PLN8. Source: facts.md F6. */
export function describeDuty(duty: Duty, {text, format}: StateWords): string {
  const {what, cents, isLeast, everyYears, lateCents} = duty;
  const parts = [
    text(`duty.${what}`),
    cents === null
      ? text('state.unknown')
      : text(isLeast ? 'state.from' : 'state.exactly', {price: format.money(cents, 'USD')}),
    text('state.every', {count: everyYears}),
    describeDue(duty, {text, format}),
    ...(lateCents === null ? [] : [text('state.late', {price: format.money(lateCents, 'USD')})]),
  ];
  return parts.join(' · ');
}

function describeDue({due}: Duty, {text, format}: StateWords): string {
  if (due === null) return text('state.unknownDay');
  if (due.rule === 'day') {
    const day = `${format.today().slice(0, 4)}-${String(due.month).padStart(2, '0')}-${String(due.day).padStart(2, '0')}`;
    return text('due.day', {day: format.day(day)});
  }
  if (due.rule === 'anniversary-months') return text('due.anniversary-months', {count: due.months});
  return due.rule === 'after-formation' ? text('due.after-formation', {count: due.days}) : text(`due.${due.rule}`);
}

/** All duties of a company towards its state in one line, for a comparison. */
export function sumUpDuties(fact: StateFact | null, words: StateWords): string {
  const {text, format} = words;
  if (fact === null) return text('state.unknown');
  if (fact.duties.length === 0) return text('state.none');
  if (fact.duties.some(({cents}) => cents === null)) return text('state.unknown');
  const yearly = fact.duties.reduce((sum, {cents, everyYears}) => sum + (cents ?? 0) / everyYears, 0);
  const isLeast = fact.duties.some((duty) => duty.isLeast);
  return text(isLeast ? 'state.from' : 'state.exactly', {price: format.money(Math.round(yearly), 'USD')});
}

/** When a company owes its state something, for a comparison. */
export function sumUpDays(fact: StateFact | null, words: StateWords): string {
  if (fact === null) return words.text('state.unknownDay');
  if (fact.duties.length === 0) return words.text('state.noDay');
  return [...new Set(fact.duties.map((duty) => describeDue(duty, words)))].join(' · ');
}

/** Who says what stands in a comparison, and as of which day; which states it was not checked with. Rule: PLN8. */
export function describeSources(
  compared: readonly {readonly state: string; readonly fact: StateFact | null}[],
  {text, format}: StateWords,
): string[] {
  const sourcesOn = new Map<string, string[]>();
  for (const {fact} of compared)
    if (fact?.checkedOn) sourcesOn.set(fact.checkedOn, [...(sourcesOn.get(fact.checkedOn) ?? []), fact.source]);
  const unchecked = compared.filter(({fact}) => !fact?.checkedOn).map(({state}) => state);
  return [
    ...[...sourcesOn].map(([day, sources]) =>
      text('state.checked', {source: format.list(sources), day: format.day(day, 'medium')}),
    ),
    ...(unchecked.length === 0 ? [] : [text('state.comparedUnchecked', {states: format.list(unchecked)})]),
  ];
}
