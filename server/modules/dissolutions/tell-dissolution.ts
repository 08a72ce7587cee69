import type {Transaction} from '#server/db/database.ts';
import type {MailOrder} from '#server/mail/mail-order.ts';
import type {DissolutionsParts} from './dissolutions-parts.ts';

type Told = Pick<Extract<MailOrder, {kind: 'dissolution-told'}>, 'step' | 'company' | 'day' | 'note'>;

/** Tells every owner of a company how far its dissolution is, each in their own language. Rule: DIS11. */
export async function tellDissolution(
  {findOwners, queueMail}: Pick<DissolutionsParts, 'findOwners' | 'queueMail'>,
  tx: Transaction,
  companyId: string,
  told: Told,
): Promise<void> {
  const path = `dashboard/company/${companyId}/dissolution`;
  for (const {email, firstName, language} of await findOwners(tx, companyId))
    await queueMail(tx, {...told, kind: 'dissolution-told', to: email, firstName, language, path});
}
