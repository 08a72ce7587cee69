import {and, eq} from 'drizzle-orm';
import type {CompanyDocumentRow} from '#contract/documents/company-document.ts';
import type {Queryable} from '#server/db/database.ts';
import {companyDocuments} from './table.ts';

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
