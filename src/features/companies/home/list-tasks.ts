import type {DutyRule} from '#contract/catalogue/duties-on.ts';
import type {UsStateCode} from '#contract/companies/us-states.data.ts';
import {stateOfSlot} from '#contract/documents/list-slots.ts';
import type {Home, HomeCompany} from './read-home.ts';
import {hasBooks} from './read-home.ts';

/** One thing that waits for the person; `name` is that of a company, a file or a draft. */
export type HomeTask = {readonly id: string} & (
  | {readonly kind: 'attention'; readonly count: number}
  | {readonly kind: 'pay'; readonly name: string; readonly href: string}
  | {
      readonly kind: 'charge';
      readonly companyId: string;
      readonly name: string;
      readonly dueOn: string;
      /** The day of the next try; null where there is none. */
      readonly again: string | null;
    }
  | {
      readonly kind: 'sign';
      readonly companyId: string;
      readonly name: string;
      readonly paper: 'operating-agreement' | 'bylaws';
      readonly isAgain: boolean;
    }
  | {
      readonly kind: 'papers';
      readonly companyId: string;
      readonly name: string;
      readonly refused: number;
      readonly missing: number;
    }
  | {
      readonly kind: 'renew';
      readonly companyId: string;
      readonly name: string;
      readonly state: UsStateCode;
      readonly what: DutyRule['what'];
      readonly dueDay: string;
    }
  | {readonly kind: 'boi'; readonly companyId: string; readonly name: string; readonly dueDay: string}
  | {
      readonly kind: 'errors';
      readonly companyId: string;
      readonly importId: string;
      readonly name: string;
      readonly count: number;
    }
  | {readonly kind: 'review'; readonly companyId: string; readonly name: string; readonly count: number}
  | {readonly kind: 'receipts'; readonly count: number}
  | {readonly kind: 'import'; readonly companyId: string; readonly name: string}
);

/** What is known beside the companies: changes to decide on, and orders that wait for their payment. */
export type OtherWork = {
  readonly attentionCount: number;
  readonly unpaid: readonly {readonly id: string; readonly name: string; readonly href: string}[];
};

/**
 * What waits for the person, the most urgent first: what is not saved everywhere, what money or a signature holds up, what was left half-way,
 * and then what can be done at any time. Rule: HOM1. Source: design.md V6.
 */
export function listTasks(
  {companies: all, receivedCount}: Home,
  {attentionCount, unpaid}: OtherWork,
): readonly HomeTask[] {
  // Of one that is dissolved nothing is done any more. Rule: DIS10.
  const companies = all.filter(({company}) => company.dissolvedOn === null);
  return [
    ...(attentionCount > 0 ? [{id: 'attention', kind: 'attention', count: attentionCount} as const] : []),
    ...unpaid.map((order) => ({...order, kind: 'pay' as const})),
    ...companies.flatMap(toPayRenewal),
    ...companies.flatMap(toSign),
    ...companies.flatMap(toBring),
    ...companies.flatMap(toRenew),
    ...companies.flatMap(toReport),
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

/** What a company waits for its person with. Rule: HOM4. */
export function waitsForPerson(one: HomeCompany): boolean {
  return [toPayRenewal, toSign, toBring, toRenew, toReport].some((listOf) => listOf(one).length > 0);
}

/** A renewal that could not be charged, asked of who can pay it. Rules: SUB7, SUB8. */
function toPayRenewal({company, subscriptions}: HomeCompany): HomeTask[] {
  const {id, name, role} = company;
  // What an owner wants back they have seen already.
  const owed = subscriptions.find(({owedFor}) => owedFor !== null && owedFor !== 'wanted-back');
  if (!owed || role !== 'owner') return [];
  return [{id: `charge-${id}`, kind: 'charge', companyId: id, name, dueOn: owed.paidUntil, again: owed.retryOn}];
}

function toSign({company, agreement}: HomeCompany): HomeTask[] {
  if (!agreement || agreement.signed || company.role !== 'owner') return [];
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

function toReview({company, sums}: HomeCompany): HomeTask[] {
  const {id, name} = company;
  const count = sums?.reviewCount ?? 0;
  return count === 0 ? [] : [{id: `review-${id}`, kind: 'review', companyId: id, name, count}];
}

function toBegin({company, sums}: HomeCompany): HomeTask[] {
  const {id, name} = company;
  return sums?.allCount === 0 && hasBooks(company) ? [{id: `import-${id}`, kind: 'import', companyId: id, name}] : [];
}
