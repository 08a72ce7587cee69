import {and, eq, gt, inArray, ne} from 'drizzle-orm';
import {mailScans as contract} from '#contract/mailing/mail-scan.ts';
import {toInstant, type Transaction} from '#server/db/database.ts';
import type {MailingParts} from './mailing-parts.ts';
import {companies, mailScans, memberships} from './table.ts';

/** What comes within an hour is one post, and one mail. */
const onePostMs = 3_600_000;

/** Writes to everybody who may read a company's mail that there is some, in the transaction in which a scan came to be there. Rule: MLG5. */
export async function tellArrival(
  {queueMail, findActive, now}: Pick<MailingParts, 'queueMail' | 'findActive' | 'now'>,
  tx: Transaction,
  {spaceId: companyId, fileId: scanId}: {readonly spaceId: string; readonly fileId: string},
): Promise<void> {
  const since = toInstant(now() - onePostMs);
  const isEarlier = and(ne(mailScans.id, scanId), gt(mailScans.storedAt, since));
  if ((await tx.$count(mailScans, and(eq(mailScans.spaceId, companyId), isEarlier))) > 0) return;
  const [company] = await tx.select({name: companies.name}).from(companies).where(eq(companies.spaceId, companyId));
  const members = await tx
    .select({userId: memberships.userId})
    .from(memberships)
    .where(
      and(
        eq(memberships.spaceId, companyId),
        inArray(memberships.role, [...contract.readRoles]),
        eq(memberships.deleted, false),
      ),
    );
  if (!company || members.length === 0) return;
  const people = await findActive(
    tx,
    members.map(({userId}) => userId),
  );
  for (const {email: to, firstName, language} of people)
    await queueMail(tx, {kind: 'mail-arrived', to, firstName, language, company: company.name, path: 'mailing'});
}
