import type {Transaction} from '#server/db/database.ts';
import type {MailOrder} from '#server/mail/mail-order.ts';
import type {BoughtParts} from './bought-parts.ts';

type Told = Extract<
  MailOrder,
  {
    kind:
      | 'purchase-done'
      | 'purchase-returned'
      | 'purchase-fee'
      | 'paper-done'
      | 'paper-turned-down'
      | 'dissolution-told';
  }
>;

/** What of a mail is the same for every owner. */
export type Telling<Mail = Told> = Mail extends Told ? Omit<Mail, 'to' | 'language' | 'firstName'> : never;

/** Tells every owner of a company what became of what was bought for it, each in their own language. Rule: BUY12. */
export async function tellOwners(
  {findOwners, queueMail}: Pick<BoughtParts, 'findOwners' | 'queueMail'>,
  tx: Transaction,
  companyId: string,
  telling: Telling,
): Promise<void> {
  for (const {email, firstName, language} of await findOwners(tx, companyId))
    await queueMail(tx, {...telling, to: email, firstName, language});
}
