import {and, eq} from 'drizzle-orm';
import {listCompanyDocuments as endpoint} from '#contract/documents/list-company-documents.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {implement} from '#server/http/implement.ts';
import type {DocumentsParts} from './documents-parts.ts';
import {companies, companyDocuments, files, formations, partners} from './table.ts';

/** Tells an admin what documents a company has. Rule: DOC10. */
export const listCompanyDocuments = implement(endpoint, async ({database}: DocumentsParts, {companyId}) => {
  const [company] = await database
    .select({type: companies.type})
    .from(companies)
    .where(and(eq(companies.spaceId, companyId), eq(companies.deleted, false)));
  if (!company) return fail('not-found', 'admin.no-such-company');
  const [formation] = await database
    .select({kind: formations.kind, missingPapers: formations.missingPapers})
    .from(formations)
    .where(and(eq(formations.spaceId, companyId), eq(formations.deleted, false)));
  const people = await database
    .select()
    .from(partners)
    .where(and(eq(partners.spaceId, companyId), eq(partners.deleted, false)));
  const found = await database
    .select({document: companyDocuments, storedAt: files.storedAt})
    .from(companyDocuments)
    .innerJoin(files, and(eq(files.spaceId, companyDocuments.spaceId), eq(files.id, companyDocuments.fileId)))
    .where(and(eq(companyDocuments.spaceId, companyId), eq(companyDocuments.deleted, false)));
  return succeed({
    company,
    formation: formation ?? null,
    partners: people.map(({id, kind, companyName, firstName, lastName}) => {
      return {id, kind, name: kind === 'company' ? companyName : `${firstName} ${lastName}`.trim()};
    }),
    documents: found.map(({document, storedAt}) => {
      return {...document, isSealed: document.fileKey !== null, isStored: storedAt !== null};
    }),
  });
});
