import {isAskedForNames} from '#contract/companies/turn.ts';
import {stateOfSlot} from '#contract/documents/list-slots.ts';
import {findCardNeed} from '#contract/payments/find-card-need.ts';
import type {SavedCard} from '#contract/payments/saved-card.ts';
import {listCharges} from '#contract/subscriptions/list-charges.ts';
import type {HomeTask} from './home-task.ts';
import {isRenewed} from './is-renewed.ts';
import type {Home, HomeCompany} from './read-home.ts';
import {hasBooks} from './read-home.ts';
import {sortByUrgency} from './urgency.ts';

/** What is known beside the companies: changes to decide on, and orders that wait for their payment. */
export type OtherWork = {
  readonly attentionCount: number;
  readonly unpaid: readonly {readonly id: string; readonly name: string; readonly href: string}[];
  /** The person's own; null where they are not known. */
  readonly cards: readonly SavedCard[] | null;
  /** The reader: what they ask themselves is no task of theirs. */
  readonly userId: string;
  /** Civil day of the reader. */
  readonly today: string;
};

/**
 * What waits for the person, the most urgent first: what is not saved everywhere, what is overdue, what is due within days, what money or a
 * signature holds up, what is due later, what was left half-way, and then what can be done at any time. Rule: HOM1. Source: design.md V6.
 */
export function listTasks({companies: all, receivedCount}: Home, other: OtherWork): readonly HomeTask[] {
  const {attentionCount, unpaid, today} = other;
  // Of one that is dissolved nothing is done any more. Rule: DIS10.
  const companies = all.filter(({company}) => company.dissolvedOn === null);
  const needs = [
    ...unpaid.map((order) => ({...order, kind: 'pay' as const})),
    ...companies.flatMap(toPayRenewal),
    ...toSaveCard(companies, other),
    ...companies.flatMap(toName),
    ...companies.flatMap(toSign),
    ...companies.flatMap(toBring),
    ...companies.flatMap(toRenew),
    ...companies.flatMap(toReport),
  ];
  return [
    ...(attentionCount > 0 ? [{id: 'attention', kind: 'attention', count: attentionCount} as const] : []),
    ...sortByUrgency(needs, today),
    ...companies.flatMap((one) => toAnswer(one, other.userId)),
    ...companies.flatMap(({company, faultyImports}) =>
      faultyImports.map(({importId, fileName, count}) => ({
        id: `errors-${importId}`,
        kind: 'errors' as const,
        companyId: company.id,
        importId,
        name: fileName,
        count,
      })),
    ),
    ...companies.flatMap(toReview),
    ...(receivedCount > 0 ? [{id: 'receipts', kind: 'receipts', count: receivedCount} as const] : []),
    ...companies.flatMap(toBegin),
  ];
}

/** What a company waits for its person with, the most urgent first. Rules: HOM4, HOM5. */
export function listNeeds(one: HomeCompany, today: string): readonly HomeTask[] {
  if (one.company.dissolvedOn !== null) return [];
  const needs = [toPayRenewal, toName, toSign, toBring, toRenew, toReport].flatMap((listOf) => listOf(one));
  return sortByUrgency(needs, today);
}

/** The nearest charge for which no card is good; one task, however many companies it is for. Rule: PAY25. */
function toSaveCard(companies: readonly HomeCompany[], {cards, today}: OtherWork): HomeTask[] {
  if (cards === null) return [];
  const charges = companies.filter(isRenewed).flatMap(({company, formation, services, subscriptions}) =>
    formation === null
      ? []
      : listCharges({company, formation, services, subscriptions}).map(({on}) => ({
          companyId: company.id,
          name: company.name,
          on,
        })),
  );
  const need = findCardNeed(charges, cards, today);
  if (need === null) return [];
  const {companyId, name, on: dueOn} = need.charge;
  return [{id: 'card', kind: 'card', companyId, name, dueOn, card: need.card}];
}

/** A renewal that could not be charged, asked of who can pay it. Rules: SUB7, SUB8. */
function toPayRenewal({company, subscriptions}: HomeCompany): HomeTask[] {
  const {id, name, role} = company;
  // What an owner wants back they have seen already.
  const owed = subscriptions.find(({owedFor}) => owedFor !== null && owedFor !== 'wanted-back');
  if (!owed || role !== 'owner') return [];
  return [{id: `charge-${id}`, kind: 'charge', companyId: id, name, dueOn: owed.paidUntil, again: owed.retryOn}];
}

/** Other names, where the state refused both; asked of its owners. Rules: PRG12, PRG13. */
function toName({company, formation}: HomeCompany): HomeTask[] {
  const {id, name, role} = company;
  if (formation === null || !isAskedForNames(formation) || role !== 'owner') return [];
  return [{id: `names-${id}`, kind: 'names', companyId: id, name}];
}

function toSign({company, formation, agreement}: HomeCompany): HomeTask[] {
  if (!agreement || agreement.signed || company.role !== 'owner') return [];
  // The paper would bear a name that is about to change.
  if (formation !== null && isAskedForNames(formation)) return [];
  const {id, name} = company;
  const {kind: paper} = agreement.document;
  return [{id: `sign-${id}`, kind: 'sign', companyId: id, name, paper, isAgain: agreement.earlier.length > 0}];
}

/** Papers that were refused, and those without which its order does not go on; a bookkeeper brings none. Rules: DOC4, POL8. */
function toBring({company, formation, slots}: HomeCompany): HomeTask[] {
  const {id, name, role} = company;
  const states = slots.map(stateOfSlot);
  const refused = states.filter((state) => state === 'refused').length;
  const isBegun = formation !== null && formation.status !== 'Completed' && formation.status !== 'Canceled';
  const missing = isBegun ? states.filter((state) => state === 'missing').length : 0;
  if (refused + missing === 0 || role === 'bookkeeper') return [];
  return [{id: `papers-${id}`, kind: 'papers', companyId: id, name, refused, missing}];
}

/** The period that presses most; a bookkeeper renews nothing. Rule: RNW6. */
function toRenew({company, renewals}: HomeCompany): HomeTask[] {
  const {id, name, role} = company;
  const pressing = renewals?.periods.find(({status}) => status === 'OVERDUE' || status === 'WITHIN_TIMEFRAME');
  if (!renewals || !pressing || role === 'bookkeeper') return [];
  const {what, dueDay} = pressing;
  return [{id: `renew-${id}`, kind: 'renew', companyId: id, name, state: renewals.state, what, dueDay}];
}

/** A BOI report that is due; a bookkeeper files none. Rule: BOI9. */
function toReport({company, boiDueDay}: HomeCompany): HomeTask[] {
  const {id, name, role} = company;
  if (boiDueDay === null || role === 'bookkeeper') return [];
  return [{id: `boi-${id}`, kind: 'boi', companyId: id, name, dueDay: boiDueDay}];
}

/** Questions of others about its books, asked of its owners. Rule: QST6. */
function toAnswer({company, questionsBy}: HomeCompany, userId: string): HomeTask[] {
  const {id, name, role} = company;
  const count = questionsBy.filter((by) => by !== userId).length;
  if (count === 0 || role !== 'owner') return [];
  return [{id: `questions-${id}`, kind: 'questions', companyId: id, name, count}];
}

function toReview({company, sums}: HomeCompany): HomeTask[] {
  const {id, name} = company;
  const count = sums?.reviewCount ?? 0;
  return count === 0 ? [] : [{id: `review-${id}`, kind: 'review', companyId: id, name, count}];
}

function toBegin({company, sums}: HomeCompany): HomeTask[] {
  const {id, name} = company;
  return sums?.allCount === 0 && hasBooks(company) ? [{id: `import-${id}`, kind: 'import', companyId: id, name}] : [];
}
