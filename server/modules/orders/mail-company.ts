import {readPriorityHours} from '#contract/catalogue/priority-hours.ts';
import {companyPaperKinds} from '#contract/documents/kinds.ts';
import {listSlots} from '#contract/documents/list-slots.ts';
import {toRows} from './paying/to-rows.ts';
import type {AgreementKind} from '#contract/agreements/agreement.ts';
import {toInstant, type Transaction} from '#server/db/database.ts';
import {choiceOf} from './judge-order.ts';
import {nameOf} from './name-of.ts';
import type {OrderPerson, OrdersParts} from './orders-parts.ts';
import type {FormationOrder} from './table.ts';

const hourMs = 3_600_000;

/**
 * Tells whoever owns the company of a paid order that it is theirs, what Faro does next and by when; and, where somebody has to show who
 * they are, what is needed of them. At paying, or at claiming where a visitor paid. Rule: ORD23. Source: D43.
 */
export async function mailCompany(
  tx: Transaction,
  {queueMail}: Pick<OrdersParts, 'queueMail'>,
  {order, owner}: {readonly order: FormationOrder; readonly owner: OrderPerson},
): Promise<void> {
  const {number, kind, language, companyId, placedAt, paidAt} = order;
  const company = nameOf(order);
  const shared = {to: owner.email, language, firstName: owner.firstName, number, company};
  await queueMail(tx, {
    ...shared,
    kind: 'company-created',
    orderKind: kind,
    startsBy: startsBy(order),
    path: 'dashboard',
  });
  // As the page of its documents asks for them. Rule: DOC4.
  const rows = toRows(order, {id: companyId ?? order.id, paidAt: paidAt ?? placedAt, ein: null});
  const wanted = listSlots(rows, []).filter(({from}) => from === 'owner');
  if (wanted.length === 0) return;
  const named = rows.partners.filter(({id}) => wanted.some(({partnerId}) => partnerId === id));
  const people = named.filter((one) => one.kind === 'person');
  const firms = named.filter((one) => one.kind === 'company');
  const toSign = paperOf(order);
  await queueMail(tx, {
    ...shared,
    kind: 'company-needs',
    people: people.map(({firstName, lastName}) => `${firstName} ${lastName}`.trim()),
    firms: firms.map(({companyName}) => companyName),
    papers: companyPaperKinds.filter((paper) => wanted.some((slot) => slot.kind === paper)),
    toSign,
    path: toSign === null ? 'dashboard' : `dashboard/company/${companyId ?? ''}/agreement`,
  });
}

/** The paper that the owner signs: of a company that we make. Rule: AGR1. */
export function paperOf({kind, draft}: Pick<FormationOrder, 'kind' | 'draft'>): AgreementKind | null {
  if (kind !== 'create') return null;
  return draft.type === 'C-Corp' ? 'bylaws' : 'operating-agreement';
}

/** When the plan that was paid promises to have begun; null where it is worked on in turn. Rule: PLN10. */
function startsBy(order: FormationOrder): string | null {
  const {paidAt, kind} = order;
  if (paidAt === null) return null;
  const hours = readPriorityHours(kind, choiceOf(order).planId, paidAt.slice(0, 10));
  return hours === null ? null : toInstant(Date.parse(paidAt) + hours * hourMs);
}
