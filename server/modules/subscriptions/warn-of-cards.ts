import {inArray} from 'drizzle-orm';
import {addDays} from '#contract/kernel/dates.ts';
import {expiryOf} from '#contract/payments/card-expiry.ts';
import {isAnyGoodOn} from '#contract/payments/find-card-need.ts';
import type {SavedCard} from '#contract/payments/saved-card.ts';
import {listCharges} from '#contract/subscriptions/list-charges.ts';
import {sumCharges} from '#contract/subscriptions/list-charges-after.ts';
import {locks, withLock} from '#server/db/advisory-lock.ts';
import {inTransaction, toInstant, type Transaction} from '#server/db/database.ts';
import {dayOf} from './note-due.ts';
import {findOwners, readBought} from './read-company.ts';
import type {Owner, SubscriptionsParts} from './subscriptions-parts.ts';
import {cardWarnings, preferences} from './table.ts';

/** How many days before a charge its mail is written: time enough to get a card from abroad. Rule: SUB16. */
export const warnDays = 14;

/** A charge that comes. */
type Coming = {readonly companyId: string; readonly dueOn: string};

/** What an owner could be charged with, the default first. */
type Payer = {readonly owner: Owner; readonly cards: readonly SavedCard[]};

/**
 * Writes to the owners of a company whose next charge no card of theirs will be good for, once for each charge; by one node at a time. Each charge is looked at once a
 * day, for cards are removed too; one that could not be looked at is reported and comes again in the next round. Rule: SUB16.
 */
export async function warnOfCards(parts: SubscriptionsParts, report: (error: unknown) => void): Promise<void> {
  await withLock(parts.database, locks.warningOfCards, 'leave', async () => {
    const today = dayOf(parts.now());
    for (const coming of await findComing(parts, today)) {
      try {
        await lookAt(parts, coming, today);
      } catch (error) {
        report(error);
      }
    }
  });
}

async function findComing({database}: SubscriptionsParts, today: string): Promise<Coming[]> {
  const {rows} = await database.$client.query<Coming>(
    `select distinct due.space_id as "companyId", due.paid_until as "dueOn"
     from subscriptions as due
     join formations as formed on formed.space_id = due.space_id and not formed.deleted
     join spaces on spaces.id = due.space_id
     where not due.deleted and not due.is_ending and due.paid_until > $1 and due.paid_until <= $2
       and formed.status <> 'Canceled' and not spaces.closed
       and not exists (select from card_warnings as looked where looked.company_id = due.space_id and looked.due_on = due.paid_until
         and (looked.told_at is not null or looked.looked_on = $1))
     order by 2, 1`,
    [today, addDays(today, warnDays)],
  );
  return rows;
}

async function lookAt(parts: SubscriptionsParts, coming: Coming, today: string): Promise<void> {
  const {companyId, dueOn} = coming;
  const bought = await readBought(parts.database, companyId);
  const cents = sumCharges(bought ? listCharges(bought).filter(({on}) => on === dueOn) : []);
  const payers = bought && cents > 0 ? await readPayers(parts, companyId) : [];
  const isToTell = payers.length > 0 && !payers.some(({cards}) => isAnyGoodOn(cards, dueOn));
  await inTransaction(parts.database, async (tx) => {
    const toldAt = isToTell ? toInstant(parts.now()) : null;
    await tx
      .insert(cardWarnings)
      .values({companyId, dueOn, lookedOn: today, toldAt})
      .onConflictDoUpdate({target: [cardWarnings.companyId, cardWarnings.dueOn], set: {lookedOn: today, toldAt}});
    if (isToTell) await mailPayers(tx, parts, {company: bought?.company.name ?? '', dueOn, cents, payers});
  });
}

/** @throws where a provider cannot be asked: then nobody knows, and nobody is written to. */
async function readPayers(parts: SubscriptionsParts, companyId: string): Promise<Payer[]> {
  const payers: Payer[] = [];
  for (const owner of await findOwners(parts, parts.database, companyId)) {
    const read = await parts.readCards(owner.id);
    if (!read.ok) throw new Error(read.failure.reason);
    payers.push({owner, cards: read.value.cards});
  }
  return payers;
}

type Warning = {
  readonly company: string;
  readonly dueOn: string;
  readonly cents: number;
  readonly payers: readonly Payer[];
};

/** Each owner hears of their own card alone, and who wants no mails of dates of nothing. Rules: SUB3, REM6. */
async function mailPayers(
  tx: Transaction,
  {queueMail}: SubscriptionsParts,
  {company, dueOn, cents, payers}: Warning,
): Promise<void> {
  const ids = payers.map(({owner}) => owner.id);
  const chosen = await tx.select().from(preferences).where(inArray(preferences.id, ids));
  const silent = new Set(chosen.flatMap(({id, mailsDates, deleted}) => (mailsDates === false && !deleted ? id : [])));
  for (const {owner, cards} of payers) {
    if (silent.has(owner.id)) continue;
    const {email: to, firstName, language} = owner;
    const [card] = cards;
    const last4 = card && expiryOf(card, dueOn) === 'expired' ? card.last4 : null;
    const said = {company, day: dueOn, cents, last4, path: 'payment-method'};
    await queueMail(tx, {kind: 'card-missing', to, firstName, language, ...said});
  }
}
