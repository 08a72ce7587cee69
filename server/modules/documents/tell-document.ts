import {and, eq} from 'drizzle-orm';
import type {CompanyDocumentRow} from '#contract/documents/company-document.ts';
import type {Transaction} from '#server/db/database.ts';
import type {DocumentsParts} from './documents-parts.ts';
import {companies, companyDocuments, files, memberships, partners} from './table.ts';

type TellParts = Pick<DocumentsParts, 'queueMail' | 'findActive'>;

/** Writes to a company's owners what became of a document: that it came from Faro, why it was refused, or that it is accepted after all. Rules: DOC11, DOC12. */
export async function mailDocument(
  {queueMail, findActive}: TellParts,
  tx: Transaction,
  companyId: string,
  {kind, partnerId, deskName, refusal, note}: CompanyDocumentRow,
  wasRefused = false,
): Promise<void> {
  const [company] = await tx.select({name: companies.name}).from(companies).where(eq(companies.spaceId, companyId));
  const [partner] =
    partnerId === null
      ? []
      : await tx
          .select()
          .from(partners)
          .where(and(eq(partners.spaceId, companyId), eq(partners.id, partnerId)));
  const owned = await tx
    .select({userId: memberships.userId})
    .from(memberships)
    .where(and(eq(memberships.spaceId, companyId), eq(memberships.role, 'owner'), eq(memberships.deleted, false)));
  const owners = await findActive(
    tx,
    owned.map(({userId}) => userId),
  );
  const person = partner ? partner.companyName || `${partner.firstName} ${partner.lastName}`.trim() : null;
  const told = {document: kind, person, refusal: deskName === null ? refusal : null, wasRefused, note: note ?? ''};
  for (const {email: to, firstName, language} of owners) {
    const path = `dashboard/company/${companyId}`;
    await queueMail(tx, {kind: 'document-told', to, firstName, language, company: company?.name ?? '', ...told, path});
  }
}

/** Writes to a company's owners that a document is there, in the transaction in which its bytes came. @returns whether it is a file, and no scan. Rule: DOC12. */
export async function tellDocumentArrived(
  parts: TellParts,
  tx: Transaction,
  {spaceId, fileId}: {readonly spaceId: string; readonly fileId: string},
): Promise<boolean> {
  const [document] = await tx
    .select()
    .from(companyDocuments)
    .where(and(eq(companyDocuments.spaceId, spaceId), eq(companyDocuments.fileId, fileId)));
  // What came back from an archive is its owner's, who knows of it.
  if (document && !document.deleted && document.deskName !== null) await mailDocument(parts, tx, spaceId, document);
  const isFile = and(eq(files.spaceId, spaceId), eq(files.id, fileId));
  return (await tx.$count(files, isFile)) > 0;
}
