import type {PlanPeriod} from '#contract/catalogue/ids.ts';
import type {StateFact} from '#contract/catalogue/catalogue.ts';
import {sayState} from '#src/data/states/name-state.ts';
import type {Format} from '#src/i18n/use-format.ts';
import type {Translate} from '#src/i18n/use-text.ts';
import type {StateApart} from './read-apart.ts';
import type {es} from './text/es.ts';

type Renewal = {readonly on: string; readonly period: PlanPeriod; readonly cents: number};
type Words = {
  readonly text: Translate<typeof es>;
  readonly format: Format;
  /** They are not told what its owner can do. */
  readonly isForAdmins?: boolean;
};

/** When what is taken again, that it can be ended, and what the state takes beside it. Rules: PLN6, PLN7. Source: S9.04, D44. */
export function sayLater(renewals: readonly Renewal[], apart: StateApart | null, words: Words): string[] {
  const {text, format, isForAdmins = false} = words;
  const said = renewals
    .filter(({cents}) => cents > 0)
    .map(({on, period, cents}) =>
      text(`later.${period}`, {day: format.day(on, 'long'), sum: format.money(cents, 'USD')}),
    );
  return [
    ...(said.length === 0 ? [] : [[...said, ...(isForAdmins ? [] : [text('later.note')])].join(' ')]),
    ...(apart === null ? [] : [sayApart(apart, words)]),
  ];
}

function sayApart({state, fact}: StateApart, words: Words): string {
  const {text} = words;
  const name = sayState(words.format.locale, state);
  if (fact === null || fact.duties.some(({cents}) => cents === null)) return text('later.stateUnknown', name);
  const fees = listFees(fact, words);
  const said = fees === '' ? text('later.stateNone', name) : text('later.state', {...name, fees});
  return fact.checkedOn === null ? `${said} ${text('later.unchecked')}` : said;
}

/** Those of every year, and those of every second one. */
function listFees({duties}: StateFact, {text, format}: Words): string {
  return [1, 2]
    .map((everyYears) => duties.filter((duty) => duty.everyYears === everyYears && (duty.cents ?? 0) > 0))
    .filter((due) => due.length > 0)
    .map((due) => {
      const sum = due.reduce((all, {cents}) => all + (cents ?? 0), 0);
      const isLeast = due.some((duty) => duty.isLeast);
      const price = text(isLeast ? 'fee.from' : 'fee.exactly', {price: format.money(sum, 'USD')});
      return text('fee.every', {price, count: due[0]?.everyYears ?? 1});
    })
    .join(', ');
}
