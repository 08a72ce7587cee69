import {createHash} from 'node:crypto';
import {and, eq} from 'drizzle-orm';
import {companyDrafts} from '#contract/formation/company-draft.ts';
import {draftPartners} from '#contract/formation/draft-partner.ts';
import {orderedDraftSchema, orderedPartnerSchema} from '#contract/orders/place-order.ts';
import type {Transaction} from '#server/db/database.ts';
import {lockSpace} from '#server/db/spaces.ts';
import {toQueryable} from '#server/db/synced-columns.ts';
import {addedCompanyOf} from '#server/modules/orders/check-added.ts';
import type {FormationOrder, OrderRow} from '#server/modules/orders/table.ts';

const drafts = toQueryable(companyDrafts);
const partners = toQueryable(draftPartners);

/** What an order is placed with. */
type Answers = Pick<FormationOrder, 'draft' | 'partners'>;

/** The answers of an order as a hash: who pays names what they saw. Null of a purchase, which asks for nothing. Rule: ORD26. */
export function hashAnswers(order: OrderRow): string | null {
  if (order.purchase !== null) return null;
  return createHash('sha256').update(writeAnswers(order)).digest('base64url');
}

type Paying = {
  /** Whose it is, or becomes; null of a visitor's. */
  readonly ownerId: string | null;
  /** The page that asks does not know what was added to drafts since: it placed the order without that. */
  readonly isOlderPage: boolean;
};

/**
 * What keeps an order from being paid as its person's draft is by now, until the transaction ends; null where nothing does, and where the server
 * has never had such a draft. Rule: ORD26.
 */
export async function compareWithDraft(
  tx: Transaction,
  order: FormationOrder,
  {ownerId, isOlderPage}: Paying,
): Promise<'order.answers-changed' | 'order.draft-discarded' | null> {
  if (ownerId === null) return null;
  // A push that brings other answers at this moment is waited for, or waits for this. The company first, as placing and settling have it.
  const companyId = addedCompanyOf(order);
  if (companyId !== null) await lockSpace(tx, companyId);
  await lockSpace(tx, ownerId);
  const [draft] = await tx
    .select()
    .from(drafts)
    .where(and(eq(drafts.spaceId, ownerId), eq(drafts.id, order.id)));
  if (!draft) return null;
  if (draft.deleted) return 'order.draft-discarded';
  const isOfDraft = and(eq(partners.spaceId, ownerId), eq(partners.draftId, order.id), eq(partners.deleted, false));
  const found = await tx.select().from(partners).where(isOfDraft);
  const drafted = {
    draft: orderedDraftSchema.parse(isOlderPage ? {...draft, missingPapers: order.draft.missingPapers} : draft),
    partners: found.map((partner) => orderedPartnerSchema.parse(partner)),
  };
  return writeAnswers(drafted) === writeAnswers(order) ? null : 'order.answers-changed';
}

/** The same answers are the same text. What the person calls their draft, and when they made it, is none. */
function writeAnswers({draft, partners: all}: Answers): string {
  const {title: _title, createdAt: _made, ...answers} = draft;
  const owners = all
    .map(({createdAt: _added, ...partner}) => partner)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return JSON.stringify([answers, owners], sortKeys);
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
