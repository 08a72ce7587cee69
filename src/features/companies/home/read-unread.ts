import type {MyCompany} from '#src/data/database/company.tsx';
import {readRowsOfEach, type RowOf} from '#src/data/database/read-rows.ts';
import {hasReadableMail} from '#src/data/mail/has-readable-mail.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/** A letter that nobody has read, and whose it is. */
export type UnreadLetter = RowOf<'mailScans'> & {readonly company: string};

/** The unread letters of all companies whose mail the person may read, the newest first; from this device. Rules: HOM6, MLG16. */
export async function readUnread(
  database: LocalDatabase,
  companies: readonly MyCompany[],
): Promise<readonly UnreadLetter[]> {
  // Of one that is dissolved nothing becomes read any more. Rule: DIS9.
  const readable = companies.filter((company) => hasReadableMail(company) && !company.dissolvedOn);
  const found = await readRowsOfEach(database, readable, ['mailScans']);
  return found
    .flatMap(([{name}, {mailScans}]) =>
      mailScans
        .filter(({storedAt, isRead, takenBackAt}) => storedAt !== null && takenBackAt === null && !isRead)
        .map((row) => ({...row, company: name})),
    )
    .toSorted(
      (one, other) => other.receivedOn.localeCompare(one.receivedOn) || other.createdAt.localeCompare(one.createdAt),
    );
}
