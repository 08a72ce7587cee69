import type {Catalogue, Plan} from '#contract/catalogue/catalogue.ts';
import type {OrderKind, PlanId} from '#contract/catalogue/ids.ts';
import {productOf} from '#contract/catalogue/price-order.ts';
import type {UsStateCode} from '#contract/companies/us-states.data.ts';
import {sayState} from '#src/data/states/name-state.ts';
import type {Translate} from '#src/i18n/use-text.ts';
import type {es} from './text/es.ts';

/** What plans are compared for; `state` is null as long as none was chosen. */
type Compared = {readonly kind: OrderKind; readonly state: UsStateCode | null};

/** What says it: the words of a language, and how it writes whole dollars. */
export type PlanWords = {
  readonly text: Translate<typeof es>;
  readonly locale: string;
  readonly dollars: (cents: number) => string;
};

/** Words, or a tick with what it means. */
type PlanValue = string | {readonly tick: string};

/** One line of the comparison. */
type PlanRow = {readonly name: string; readonly values: Readonly<Record<PlanId, PlanValue>>};

type Row = readonly [name: string, value: (plan: Plan) => PlanValue];

/** What each plan holds, row by row; wizard, checkout and public page say the same. Rule: PLN10. Source: S9.05. */
export function comparePlans({kind, state}: Compared, catalogue: Catalogue, words: PlanWords): PlanRow[] {
  const plans = catalogue.plans.products.find(({id}) => id === productOf(kind))?.plans ?? [];
  return listRows({kind, state}, catalogue, words).map(([name, value]) => ({
    name,
    // Every plan of the product is there: the catalogue is checked for it.
    values: Object.fromEntries(plans.map((plan) => [plan.id, value(plan)])) as Record<PlanId, PlanValue>,
  }));
}

function listRows({kind, state}: Compared, {services}: Catalogue, words: PlanWords): Row[] {
  const {text} = words;
  const tick = {tick: text('value.included')};
  const included = () => tick;
  const notYet = () => text('value.notYet');
  const books: Row = [text('row.books'), included];
  const served: Row = [text('row.served'), (plan) => sayServed(plan, words)];
  if (kind === 'crypto')
    return [
      [text('row.account'), notYet],
      [text('row.wallet'), notYet],
      [text('row.volume'), (plan) => sayVolume(plan, words)],
      books,
      served,
    ];
  const withForms = services.services.find(({id}) => id === 'irs-forms')?.includedIn ?? [];
  const registration =
    state === null ? text('row.registration') : text('row.registrationIn', sayState(words.locale, state));
  return [
    [kind === 'create' ? registration : text('row.handover'), included],
    books,
    [text('row.forms'), ({id}) => (withForms.includes(id) ? tick : text('value.apart'))],
    served,
    ...(kind === 'create' ? [[text('row.ready'), (plan) => sayReady(plan, words)] satisfies Row] : []),
    [text('row.cpa'), (plan) => sayCpa(plan, words)],
  ];
}

/** What sets a plan apart, in one line. */
export function sumUpPlan(plan: Plan, words: PlanWords): string {
  const {volume, readyDays, cpaHoursMonthly} = plan.includes;
  return [
    ...(volume === null ? [] : [sayVolume(plan, words)]),
    sayBegun(plan, words),
    ...(readyDays === null ? [] : [sayReady(plan, words)]),
    ...(cpaHoursMonthly === 0 ? [] : [words.text('value.withCpa', {hours: sayCpa(plan, words)})]),
  ].join(' · ');
}

function sayBegun({includes: {priorityHours}}: Plan, {text}: PlanWords): string {
  return priorityHours === null ? text('value.inTurn') : text('value.begun', {hours: priorityHours});
}

function sayServed({includes: {priorityHours}}: Plan, {text}: PlanWords): string {
  return priorityHours === null ? text('value.inTurn') : text('value.hours', {hours: priorityHours});
}

function sayReady({includes: {readyDays}}: Plan, {text}: PlanWords): string {
  return readyDays === null ? text('value.statePace') : text('value.express', {...readyDays});
}

function sayCpa({includes: {cpaHoursMonthly}}: Plan, {text}: PlanWords): string {
  return cpaHoursMonthly === 0 ? text('value.no') : text('value.cpa', {count: cpaHoursMonthly});
}

function sayVolume({includes: {volume}}: Plan, {text, dollars}: PlanWords): string {
  const most = volume?.mostMonthlyCents ?? null;
  return most === null ? text('value.noLimit') : text('value.upTo', {amount: dollars(most)});
}
