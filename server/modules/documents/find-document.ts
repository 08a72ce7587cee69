import {and, eq} from 'drizzle-orm';
import type {CompanyDocumentRow} from '#contract/documents/company-document.ts';
import type {Queryable} from '#server/db/database.ts';
import {companyDocuments, files} from './table.ts';

/** A live document of a company, whoever asks. */
export async function findDocument(
  database: Queryable,
  companyId: string,
  documentId: string,
): Promise<CompanyDocumentRow | undefined> {
  const isIt = and(eq(companyDocuments.spaceId, companyId), eq(companyDocuments.id, documentId));
  const [row] = await database
    .select()
    .from(companyDocuments)
    .where(and(isIt, eq(companyDocuments.deleted, false)));
  return row;
}

/** Whether the file of a document was not taken away. */
export async function hasFile(
  database: Queryable,
  companyId: string,
  {fileId}: Pick<CompanyDocumentRow, 'fileId'>,
): Promise<boolean> {
  const isLive = and(eq(files.spaceId, companyId), eq(files.id, fileId), eq(files.deleted, false));
  return (await database.$count(files, isLive)) > 0;
}
