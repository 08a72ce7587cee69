import {checkDraft} from '#contract/formation/steps.ts';
import type {Order} from '#contract/orders/order.ts';
import {flushDrafts} from '#src/data/device/drafts.ts';
import {guestId} from '#src/data/database/visitor.ts';
import {factsOn, judgedToday, loadPhoneRules} from '#src/data/formation/facts-on.ts';
import {findDraft} from '#src/data/formation/find-draft.ts';
import {readKept} from '#src/data/formation/kept-order.ts';
import type {ReadDraft} from '#src/data/formation/read-draft.ts';
import type {Language} from '#src/i18n/languages.ts';
import {hasDatabase, openDatabase} from '#sync/store/open-database.ts';
import {placeDraft} from './place-draft.ts';
import {readSecret} from './secrets.ts';

/**
 * Takes a visitor's order that waits to be paid to what its draft says by now: whoever pays by its mailed link elsewhere pays these answers then;
 * of who is signed in the server knows them. Does nothing where there is no such order, or a step is not whole. What is refused is told where
 * it is paid. The screen that asks may be gone by then, so this opens the database itself. Rule: ORD26.
 *
 * @param isLeaving they are done; else they only look away, and an e-mail may be half typed: it would be told of the order.
 */
export async function placeAnew(draftId: string, language: Language, isLeaving: boolean): Promise<void> {
  await flushDrafts();
  if (!(await hasDatabase(guestId))) return;
  const found = await readPlaced(draftId);
  const secret = await readSecret(draftId);
  if (!found || secret === undefined) return;
  const {draft, couponCode, email} = found;
  if (!isLeaving && draft.email.trim() !== email.trim()) return;
  const today = judgedToday();
  const {isPhone} = await loadPhoneRules();
  if (checkDraft(draft, factsOn(today, isPhone)).length > 0) return;
  await placeDraft(draft, {today, language, secret, couponCode});
}

type Placed = Pick<ReadDraft, 'draft'> & Pick<Order, 'couponCode' | 'email'>;

async function readPlaced(draftId: string): Promise<Placed | null> {
  const database = await openDatabase(guestId, () => undefined);
  try {
    const {order, isAsked} = await readKept(database, draftId);
    if (order?.state !== 'placed' || isAsked || Date.parse(order.expiresAt) <= Date.now()) return null;
    const found = await findDraft(database, draftId);
    return found && {draft: found.draft.draft, couponCode: order.couponCode, email: order.email};
  } finally {
    database.close();
  }
}
