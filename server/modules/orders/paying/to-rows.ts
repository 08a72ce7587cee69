import type {z} from 'zod';
import {serviceIds} from '#contract/catalogue/ids.ts';
import type {companies} from '#contract/companies/company.ts';
import type {companyServices} from '#contract/companies/company-service.ts';
import type {formations} from '#contract/companies/formation.ts';
import type {partners} from '#contract/companies/partner.ts';
import {addMonths} from '#contract/kernel/dates.ts';
import {makeId} from '#server/db/make-id.ts';
import {choiceOf, toDraft} from '#server/modules/orders/judge-order.ts';
import {nameOf, withDesignator} from '#server/modules/orders/name-of.ts';
import type {OrderRow} from '#server/modules/orders/table.ts';

type Row<Table extends {readonly row: z.ZodObject}> = z.infer<Table['row']>;

/** The rows with which a paid order's company begins. Rule: COM5. */
export type CompanyRows = {
  readonly company: Row<typeof companies>;
  readonly formation: Row<typeof formations>;
  readonly partners: readonly Row<typeof partners>[];
  readonly services: readonly Row<typeof companyServices>[];
};

/**
 * Turns an order into the rows of its company.
 *
 * @param id of the company: the order's own, unless that is taken.
 * @param paidAt instant; what is paid for a year or a month counts from its day.
 */
export function toRows(order: OrderRow, id: string, paidAt: string): CompanyRows {
  const {draft, kind} = order;
  const isAbroad = kind === 'crypto';
  return {
    company: {
      id,
      name: nameOf(order),
      type: isAbroad ? 'Cross Border Crypto' : (draft.type ?? 'LLC'),
      origin: kind === 'migrate' ? 'migrated' : 'owned',
      state: isAbroad ? null : draft.state,
      createdAt: paidAt,
    },
    formation: toFormation(order, id, paidAt),
    partners: toPartners(order),
    services: toServices(order, paidAt),
  };
}

function toFormation(order: OrderRow, id: string, paidAt: string): Row<typeof formations> {
  const {draft, kind, number, placedAt} = order;
  const {planId, period} = choiceOf(order);
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
    planId,
    period,
    orderedAt: placedAt,
    paidUntil: paidUntil(paidAt, period),
    filedOn: null,
    // Of a company that a state registered before it came to us.
    constitutedOn: kind === 'migrate' ? draft.formationDate : null,
    ein: null,
  };
}

/** The owner's partner takes its name, birth date and country from them. Rule: FRM11. */
function toPartners(order: OrderRow): Row<typeof partners>[] {
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
    isResponsible: partner.id === draft.responsiblePartnerId,
  }));
}

function toServices({lines}: OrderRow, paidAt: string): Row<typeof companyServices>[] {
  return lines.flatMap(({kind, id: name, period, count}) => {
    const serviceId = kind === 'service' ? serviceIds.find((one) => one === name) : undefined;
    if (serviceId === undefined) return [];
    const id = makeId(Date.parse(paidAt));
    return [
      {
        id,
        serviceId,
        count,
        period,
        orderedAt: paidAt,
        paidUntil: period === 'once' ? null : paidUntil(paidAt, period),
      },
    ];
  });
}

function paidUntil(paidAt: string, period: 'year' | 'month'): string {
  return addMonths(paidAt.slice(0, 10), period === 'year' ? 12 : 1);
}
