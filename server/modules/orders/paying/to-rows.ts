import {plainSubscription} from '#contract/subscriptions/subscription.ts';
import type {z} from 'zod';
import {serviceIds, type PlanPeriod} from '#contract/catalogue/ids.ts';
import {tellBrought} from '#contract/companies/tell-brought.ts';
import type {companies} from '#contract/companies/company.ts';
import {orderedService, type companyServices} from '#contract/companies/company-service.ts';
import type {companySteps} from '#contract/companies/company-step.ts';
import type {formations} from '#contract/companies/formation.ts';
import type {partners} from '#contract/companies/partner.ts';
import {answersOfType} from '#contract/formation/answers-of-type.ts';
import {isOfficer} from '#contract/formation/officers.ts';
import {listOpenPeriods} from '#contract/renewals/list-open-periods.ts';
import {untouched, type renewals} from '#contract/renewals/renewal.ts';
import type {subscriptions} from '#contract/subscriptions/subscription.ts';
import {monthsOf} from '#contract/subscriptions/next-period.ts';
import {addMonths} from '#contract/kernel/dates.ts';
import {makeId} from '#server/db/make-id.ts';
import {choiceOf, toDraft} from '#server/modules/orders/judge-order.ts';
import {nameOf, withDesignator} from '#server/modules/orders/name-of.ts';
import type {FormationOrder} from '#server/modules/orders/table.ts';

type Row<Table extends {readonly row: z.ZodObject}> = z.infer<Table['row']>;

/** The rows with which a paid order's company begins. Rule: COM5. */
export type CompanyRows = {
  readonly company: Row<typeof companies>;
  readonly formation: Row<typeof formations>;
  readonly steps: readonly Row<typeof companySteps>[];
  readonly renewals: readonly Row<typeof renewals>[];
  readonly partners: readonly Row<typeof partners>[];
  readonly services: readonly Row<typeof companyServices>[];
  readonly subscriptions: readonly Row<typeof subscriptions>[];
};

/** What an order's company begins with, beside its answers. */
export type CompanyStart = {
  /** Of the company: the order's own, unless that is taken. */
  readonly id: string;
  /** Instant; what is paid for a year or a month counts from its day. */
  readonly paidAt: string;
  /** Sealed for this company; null where it has none yet. Rule: SEA9. */
  readonly ein: string | null;
};

/** Turns an order into the rows of its company. */
export function toRows(order: FormationOrder, {id, paidAt, ein}: CompanyStart): CompanyRows {
  const {draft, kind} = order;
  const isAbroad = kind === 'crypto';
  return {
    company: {
      id,
      name: nameOf(order),
      type: isAbroad ? 'Cross Border Crypto' : (draft.type ?? 'LLC'),
      origin: kind === 'migrate' ? 'migrated' : 'owned',
      state: isAbroad ? null : draft.state,
      formedOn: null,
      createdAt: paidAt,
      dissolvedOn: null,
    },
    formation: toFormation(order, {id, paidAt, ein}),
    steps: toSteps(order, paidAt),
    renewals: toRenewals(order, paidAt),
    partners: toPartners(order),
    ...toBought(order, id, paidAt),
  };
}

function toFormation(order: FormationOrder, {id, paidAt, ein}: CompanyStart): Row<typeof formations> {
  const {kind, number, placedAt} = order;
  const draft = answersOfType(order.draft);
  return {
    id,
    orderNumber: number,
    kind,
    status: 'Start',
    statusSince: paidAt,
    nameOne: nameOf(order),
    nameTwo: draft.nameTwo.trim() === '' ? '' : withDesignator(draft.nameTwo, draft, kind),
    naicsCode: draft.naicsCode,
    industryOther: draft.industryOther,
    management: draft.management,
    shareCount: draft.shareCount,
    parValueMicros: draft.parValueMicros,
    ownerPartnerId: order.partners.some((partner) => partner.id === draft.id) ? draft.id : null,
    originCountry: draft.originCountry,
    volume: draft.volume,
    missingPapers: kind === 'migrate' ? draft.missingPapers : '',
    orderedAt: placedAt,
    filedOn: null,
    namesRefusedOn: null,
    // Of a company that a state registered before it came to us.
    constitutedOn: kind === 'migrate' ? draft.formationDate : null,
    ein,
  };
}

/** What its owner told of a company that comes here stands at its first step. Rule: PRG15. */
function toSteps({draft, kind, language}: FormationOrder, paidAt: string): Row<typeof companySteps>[] {
  if (kind !== 'migrate') return [];
  return [
    {
      id: makeId(Date.parse(paidAt)),
      kind: 'onward',
      fromStatus: 'Start',
      toStatus: 'Start',
      day: paidAt.slice(0, 10),
      movedAt: paidAt,
      movedBy: 'Faro',
      note: tellBrought(draft, language),
      skipReason: null,
    },
  ];
}

/** What its owner told to be open towards the state is among the company's dates. Rule: RNW14. */
function toRenewals({draft, kind}: FormationOrder, paidAt: string): Row<typeof renewals>[] {
  const {type, state} = draft;
  if (kind !== 'migrate' || type === null || state === null) return [];
  return listOpenPeriods({...draft, type, state}, paidAt.slice(0, 10)).map(({what, period, dueDay}) => ({
    ...untouched,
    id: makeId(Date.parse(paidAt)),
    what,
    period,
    dueDay,
  }));
}

/** The owner's partner takes its name, birth date and country from them. Rule: FRM11. */
function toPartners(order: FormationOrder): Row<typeof partners>[] {
  const {draft} = order;
  return toDraft(order).partners.map(({draftId: _draft, placedOrderId: _order, shareBasisPoints, ...partner}) => ({
    ...partner,
    ...(partner.id === draft.id && {
      firstName: draft.firstName,
      lastName: draft.lastName,
      birthDate: draft.birthDate,
      country: draft.residenceCountry,
    }),
    shareBasisPoints: shareBasisPoints ?? 0,
    isDirector: isOfficer(draft, partner),
    isResponsible: partner.id === draft.responsiblePartnerId,
  }));
}

/** What was bought beside the plan, and what of it all is paid by time. Rule: SUB1. */
function toBought(order: FormationOrder, id: string, paidAt: string): Pick<CompanyRows, 'services' | 'subscriptions'> {
  const {planId, period} = choiceOf(order);
  const bought = order.lines.flatMap((line) => {
    const serviceId = line.kind === 'service' ? serviceIds.find((one) => one === line.id) : undefined;
    if (serviceId === undefined) return [];
    const {count, period: every} = line;
    return [{...orderedService, id: makeId(Date.parse(paidAt)), serviceId, count, period: every, orderedAt: paidAt}];
  });
  const beside = bought.flatMap((row) =>
    row.period === 'once' ? [] : [{id: row.id, planId: null, ...paidFrom(paidAt, row.period)}],
  );
  return {services: bought, subscriptions: [{id, planId, ...paidFrom(paidAt, period)}, ...beside]};
}

function paidFrom(paidAt: string, period: PlanPeriod) {
  const countedFrom = paidAt.slice(0, 10);
  const paidUntil = addMonths(countedFrom, monthsOf[period]);
  return {period, countedFrom, paidUntil, ...plainSubscription};
}
