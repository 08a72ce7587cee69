import {listSlots, type DocumentSlot} from '#contract/documents/list-slots.ts';
import {isTakenBack} from '#contract/documents/kinds.ts';
import {documentWords} from '#contract/documents/words.data.ts';
import type {Language} from '#src/i18n/languages.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import type {RowOf, RowsOf} from '#src/data/database/read-rows.ts';
import type {FileRecord, LocalDatabase} from '#sync/store/local-database.ts';

/** A document with its file, and what this device has of that. */
export type ShownDocument = RowOf<'companyDocuments'> & {
  /** Null where its row has not come yet. */
  readonly file: RowOf<'files'> | null;
  readonly kept: FileRecord | null;
};

/** A place for a document as it is shown. */
export type ShownSlot = DocumentSlot<ShownDocument>;

/** The documents of a company, its own and those of each partner. */
export type CompanyPapers = {
  readonly own: readonly ShownSlot[];
  readonly byPartner: readonly {readonly partner: RowOf<'partners'>; readonly slots: readonly ShownSlot[]}[];
  /** What Faro put here by mistake and took back, the newest first: of the paper there is nothing. Rule: DOC18. */
  readonly takenBack: readonly RowOf<'companyDocuments'>[];
};

/** The tables that say which documents are there. */
export const arrivedTables = ['companyDocuments', 'files'] as const;

/** The documents of a company that are there, by its rows and what this device keeps; in no order, none where the reader may see none. */
export async function toArrived(
  database: LocalDatabase,
  {companyDocuments: rows, files}: RowsOf<(typeof arrivedTables)[number]>,
): Promise<readonly ShownDocument[]> {
  const kept = await database.files.bulkGet(rows.map(({fileId}) => fileId));
  const byId = new Map(files.map((file) => [file.id, file]));
  const documents = rows.map((row, index): ShownDocument => {
    return {...row, file: byId.get(row.fileId) ?? null, kept: kept[index] ?? null};
  });
  // What Faro is still bringing is not there yet; what it took back is there no more.
  return documents.filter(({deskName, file}) => (deskName ?? null) === null || (file?.storedAt ?? null) !== null);
}

type Company = {readonly company: MyCompany; readonly formation: RowOf<'formations'> | null};

/** A company's documents, each in its place, by its rows and those that are there. */
export function toPapers(
  {company, formation}: Company,
  {companyDocuments, partners}: RowsOf<'companyDocuments' | 'partners'>,
  arrived: readonly ShownDocument[],
): CompanyPapers {
  // Of a company that is dissolved nothing is missing any more.
  const slots = listSlots({company, formation, partners}, arrived).filter(
    ({current}) => current !== null || company.dissolvedOn === null,
  );
  return {
    own: slots.filter(({partnerId}) => !partners.some(({id}) => id === partnerId)),
    byPartner: partners
      .map((partner) => ({partner, slots: slots.filter(({partnerId}) => partnerId === partner.id)}))
      .filter((one) => one.slots.length > 0),
    takenBack: companyDocuments.filter(isTakenBack).toSorted((one, other) => (one.addedAt > other.addedAt ? -1 : 1)),
  };
}

/** Whether the bytes of a document can be had: they are here, or the server has them. */
export function isWithinReach({file, kept}: ShownDocument): boolean {
  return kept !== null || (file?.storedAt ?? null) !== null;
}

/** What a partner is called. */
export function namePartner({kind, firstName, lastName, companyName}: RowOf<'partners'>): string {
  return kind === 'company' ? companyName : `${firstName} ${lastName}`.trim();
}

/** Whether a document can still be withdrawn: its person put it there, this device has not sent all of it, and nobody has checked it. Rule: DOC17. */
export function isUnsent({file, kept, decision, deskName}: ShownDocument): boolean {
  const isOwn = (deskName ?? null) === null && (decision ?? null) === null;
  return isOwn && kept !== null && kept.state !== 'stored' && (file?.storedAt ?? null) === null;
}

/** What a document is called: what there can be several of goes by its own name. */
export function nameDocument({kind, name}: Pick<ShownDocument, 'kind' | 'name'>, language: Language): string {
  return kind === 'other' ? name : documentWords[kind][language];
}
