import {and, asc, eq} from 'drizzle-orm';
import {writePhone} from '#contract/account/check-phone.ts';
import {nameIndustry} from '#contract/catalogue/industry.ts';
import {formations as formationsTable} from '#contract/companies/formation.ts';
import {readEin} from '#contract/formation/check-steps.ts';
import {answersOfType} from '#contract/formation/answers-of-type.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {readFiling as endpoint, type Filing, type FiledPartner} from '#contract/orders/read-filing.ts';
import {maskEin} from '#contract/sealing/masks.ts';
import {readSealed} from '#contract/sealing/sealed-value.ts';
import type {Queryable} from '#server/db/database.ts';
import {toQueryable} from '#server/db/synced-columns.ts';
import {implement} from '#server/http/implement.ts';
import {findOrder} from '#server/modules/orders/order-store.ts';
import {orderPayments, type OrderRow} from '#server/modules/orders/table.ts';
import {toRows, type CompanyRows} from '#server/modules/orders/paying/to-rows.ts';
import type {FilingParts} from './filing-parts.ts';

const formations = toQueryable(formationsTable);

/** Tells an admin everything of an order that is needed to file it. Rules: ADM18, PRG14. */
export const readFiling = implement(endpoint, async ({database, findPersonById, listDisputes}: FilingParts, {id}) => {
  const order = await findOrder(database, id);
  // What is bought for a company is the desk's own list.
  if (!order || order.purchase !== null) return fail('not-found', 'admin.no-such-order');
  const owner = order.userId === null ? undefined : await findPersonById(database, order.userId);
  const begun = await database
    .select()
    .from(orderPayments)
    .where(eq(orderPayments.orderId, id))
    .orderBy(asc(orderPayments.begunAt), asc(orderPayments.paymentId));
  const {number, kind, state, language, draft, lines, renewals, couponCode, placedAt, expiresAt, paidAt} = order;
  // What the company begins with, or would.
  const {formation, partners} = toRows(order, {id, paidAt: paidAt ?? placedAt, ein: null});
  // Its owner may have been asked for others since.
  const {nameOne, nameTwo} = (await findFormation(database, order.companyId)) ?? formation;
  return succeed({
    id,
    number,
    kind,
    state,
    language,
    couponCode,
    placedAt,
    expiresAt,
    paidAt,
    nameOne,
    nameTwo,
    industry: nameIndustry(draft.naicsCode) ?? null,
    answers: {
      ...answersOfType(draft),
      ein: maskTyped(draft.ein),
      phone: writePhone(draft.phone, draft.phoneCountry ?? draft.residenceCountry),
    },
    partners: partners.map(maskNumbers),
    lines: [...lines],
    totalCents: order.todayCents,
    renewals: renewals.map(({on, period, cents}) => ({on, period, cents})),
    agreed: readAgreed(order),
    payments: begun.map(({paymentId, begunAt, givenBackAt, refusedAt, refusedFor}) => {
      return {paymentId, begunAt, givenBackAt, refusedAt, refusedFor, isCurrent: paymentId === order.paymentId};
    }),
    disputes: [...(await listDisputes(database, order))],
    owner: state === 'paid' && owner ? {id: owner.id, name: owner.name, email: owner.email} : null,
  });
});

async function findFormation(database: Queryable, companyId: string | null) {
  if (companyId === null) return undefined;
  const [found] = await database
    .select({nameOne: formations.nameOne, nameTwo: formations.nameTwo})
    .from(formations)
    .where(and(eq(formations.spaceId, companyId), eq(formations.id, companyId), eq(formations.deleted, false)));
  return found;
}

function maskNumbers(partner: CompanyRows['partners'][number]): FiledPartner {
  const {taxId, passport} = partner;
  return {...partner, taxId: taxId && maskOf(taxId), passport: passport && maskOf(passport)};
}

/** Nine digits but for their end; what is none has nothing to hide, and is shown to be put right. Rule: SEA7. */
function maskTyped(ein: string): string {
  const digits = readEin(ein);
  return digits === null ? ein : maskEin(digits);
}

function maskOf(sealed: string): string {
  return readSealed(sealed)?.mask ?? '';
}

function readAgreed({termsVersion, acceptedAt, holder, zip, country, nationality}: OrderRow): Filing['agreed'] {
  if (termsVersion === null || acceptedAt === null) return null;
  return {
    termsVersion,
    at: acceptedAt,
    holder: holder ?? '',
    zip: zip ?? '',
    country: country ?? '',
    nationality: nationality ?? '',
  };
}
