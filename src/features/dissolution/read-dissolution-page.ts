import type {FederalDate} from '#contract/companies/due-dates.ts';
import {companyWorkOf} from '#contract/desk/company-work.ts';
import {readDissolution, type Dissolution} from '#contract/dissolutions/dissolution.ts';
import {isTakenBack} from '#contract/documents/kinds.ts';
import {countOwners} from '#contract/formation/shares.ts';
import {listFinalDates} from '#contract/renewals/list-due-dates.ts';
import {subscriptions as subscriptionsTable} from '#contract/subscriptions/subscription.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {readRowsOf, type RowOf} from '#src/data/database/read-rows.ts';
import {renewalTables, toRenewals} from '#src/data/renewals/read-company-renewals.ts';
import {listAttention} from '#sync/attention/list-attention.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readMeta} from '#sync/store/meta.ts';
import type {CheckFacts} from './list-checks.ts';

/** What the page of a company's dissolution shows. */
export type DissolutionFacts = {
  readonly company: MyCompany;
  /** Null of a company that was only added. */
  readonly formation: RowOf<'formations'> | null;
  readonly steps: readonly RowOf<'dissolutionSteps'>[];
  readonly dissolution: Dissolution<RowOf<'dissolutionSteps'>>;
  /** Once it is dissolved, what is declared to the IRS last. */
  readonly finalDates: readonly FederalDate[];
  readonly checked: CheckFacts;
};

const tables = [
  ...renewalTables,
  'dissolutionSteps',
  'memberships',
  'companyServices',
  'mailPapers',
  'subscriptions',
  'companyDocuments',
  'partners',
] as const;

/** Reads the page from this device. Knows nothing of React. */
export async function readDissolutionPage(
  database: LocalDatabase,
  {company, userId, nowMs}: {readonly company: MyCompany; readonly userId: string; readonly nowMs: number},
): Promise<DissolutionFacts> {
  const {id, role} = company;
  const [rows, attention, unsentCount] = await Promise.all([
    readRowsOf(database, id, tables),
    listAttention(database, id),
    countUnsent(database, id),
  ]);
  const {dissolutionSteps: steps, companyServices: services, companyDocuments: documents, subscriptions} = rows;
  const formation = rows.formations.find((row) => row.id === id) ?? null;
  return {
    company,
    formation,
    steps,
    dissolution: readDissolution(steps),
    finalDates: listFinalDates({company, formation, ownerCount: countOwners(rows.partners)}),
    checked: {
      unsentCount,
      attentionCount: attention.length,
      others: rows.memberships.filter((one) => one.userId !== userId).map(({name}) => name),
      renewals: toRenewals(company, rows, nowMs),
      hasUndone:
        (formation !== null && companyWorkOf(formation) !== null) ||
        rows.renewals.some(({paidAt, filedOn}) => paidAt !== null && filedOn === null) ||
        rows.mailPapers.some(({orderId, state}) => orderId !== null && (state === 'asked' || state === 'doing')) ||
        services.some(({status, period}) => (status === 'ordered' || status === 'doing') && period !== 'year'),
      // None on this device says nothing where its person may have none there.
      goOnCount: subscriptionsTable.readRoles.some((one) => one === role)
        ? subscriptions.filter(({isEnding}) => !isEnding).length
        : null,
      documentCount: documents.filter((one) => isOpen(one, documents)).length,
    },
  };
}

/** Changes of this company that the server has not acknowledged. */
async function countUnsent(database: LocalDatabase, spaceId: string): Promise<number> {
  const confirmedThrough = (await readMeta(database, 'client'))?.acknowledged?.throughOrder ?? 0;
  return database.outbox
    .where('order')
    .above(confirmedThrough)
    .filter((change) => change.spaceId === spaceId)
    .count();
}

type Document = RowOf<'companyDocuments'>;

/** It waits to be checked, or was refused and nothing came in its place. */
function isOpen({kind, partnerId, deskName, decision, addedAt}: Document, all: readonly Document[]): boolean {
  if (decision === 'accepted' || isTakenBack({deskName, decision})) return false;
  return !all.some(
    (other) => !isTakenBack(other) && other.kind === kind && other.partnerId === partnerId && other.addedAt > addedAt,
  );
}
