import type {MailScanRow} from '#contract/mailing/mail-scan.ts';
import type {ListShape} from '#contract/kernel/list.ts';
import {servicesOf} from '#contract/policy/services.ts';
import {hasRight} from '#contract/teammates/rights.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {readRowsOfEach, type RowOf} from '#src/data/database/read-rows.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/** How a company's mail is ordered and narrowed. */
export const mailList = {
  orders: ['sender', 'company', 'receivedOn'],
  filters: {read: ['unread', 'read'], kept: ['kept']},
} as const satisfies ListShape;

/** A scan as the list shows it. */
export type Mail = RowOf<'mailScans'> & {
  readonly companyId: string;
  readonly company: string;
  readonly read: 'unread' | 'read';
  readonly kept: 'kept' | null;
  /** What was wanted of its paper. */
  readonly papers: readonly RowOf<'mailPapers'>[];
  /** Whose word about the paper counts, and of a company that is not dissolved. Rules: MLG12, DIS9. */
  readonly decides: boolean;
  /** Its company is dissolved: opening it is not noted. Rule: DIS9. */
  readonly isClosed: boolean;
};

/** What of a person's companies has mail, and what may be read of it. */
export type Mailbox = {
  /** The newest first. */
  readonly mails: readonly Mail[];
  readonly companyCount: number;
  /** Why there is nothing to read: no company, none with mailing, none whose mail is theirs to read; null where there may be some. */
  readonly lack: 'company' | 'mailing' | 'right' | null;
};

/** Reads the mail of all companies of which a person may read it, as this device has it. Rules: MLG2, MLG5, MLG10. */
export async function readMail(database: LocalDatabase, companies: readonly MyCompany[]): Promise<Mailbox> {
  const served = companies.filter(({type}) => servicesOf({kind: 'company', type}).includes('mailing'));
  const readable = served.filter(({role}) => hasRight(role, 'mailing'));
  const found = await readRowsOfEach(database, readable, ['mailScans', 'mailPapers']);
  const listed = found.flatMap(([company, {mailScans, mailPapers}]) => {
    const papers = Map.groupBy(mailPapers, ({scanId}) => scanId);
    return mailScans.filter(isHere).map((row) => toMail(row, company, papers.get(row.id) ?? []));
  });
  const mails = listed.toSorted((one, other) => compare(other, one));
  return {mails, companyCount: readable.length, lack: lackOf({companies, served, readable})};
}

/** Before its bytes are here nobody is shown it. */
function isHere({storedAt, takenBackAt}: Pick<MailScanRow, 'storedAt' | 'takenBackAt'>): boolean {
  return storedAt !== null || takenBackAt !== null;
}

function toMail(
  row: RowOf<'mailScans'>,
  {id, name, role, dissolvedOn}: Pick<MyCompany, 'id' | 'name' | 'role' | 'dissolvedOn'>,
  papers: readonly RowOf<'mailPapers'>[],
): Mail {
  return {
    ...row,
    companyId: id,
    company: name,
    read: row.isRead || row.takenBackAt !== null ? 'read' : 'unread',
    kept: row.isKept ? 'kept' : null,
    papers,
    decides: role === 'owner' && !dissolvedOn,
    isClosed: Boolean(dissolvedOn),
  };
}

function compare(one: Mail, other: Mail): number {
  return one.receivedOn.localeCompare(other.receivedOn) || one.createdAt.localeCompare(other.createdAt);
}

type Sets = Readonly<Record<'companies' | 'served' | 'readable', readonly MyCompany[]>>;

function lackOf({companies, served, readable}: Sets): Mailbox['lack'] {
  if (companies.length === 0) return 'company';
  if (served.length === 0) return 'mailing';
  return readable.length === 0 ? 'right' : null;
}

/** What a scan is found by. Rule: MLG3. */
export function wordsOf({sender, subject, company, words}: Mail): string {
  return `${sender} ${subject} ${company} ${words}`;
}
