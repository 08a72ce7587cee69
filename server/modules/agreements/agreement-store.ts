import {createHash} from 'node:crypto';
import {and, desc, eq} from 'drizzle-orm';
import type {AgreementDocument} from '#contract/agreements/agreement.ts';
import type {AgreementRow} from '#contract/agreements/agreements.ts';
import {readAgreementAnswers} from '#contract/agreements/answers.ts';
import type {SignedAgreement} from '#contract/agreements/read-signed-agreement.ts';
import {toAgreementText} from '#contract/agreements/to-text.ts';
import {writeAgreement} from '#contract/agreements/write-agreement.ts';
import * as company from '#contract/companies/company.ts';
import * as formation from '#contract/companies/formation.ts';
import * as partner from '#contract/companies/partner.ts';
import type {Queryable} from '#server/db/database.ts';
import {toQueryable} from '#server/db/synced-columns.ts';
import {signedAgreements, type SignedAgreementRow} from './table.ts';

const companies = toQueryable(company.companies);
const formations = toQueryable(formation.formations);
const partners = toQueryable(partner.partners);

/** A paper with its text and the text's SHA-256 in lower-case hex. */
export type WrittenAgreement = {readonly document: AgreementDocument; readonly text: string; readonly hash: string};

/** Writes a company's paper from the rows that the server has now; null where it has none. Rule: AGR1. */
export async function writeAgreementOf(database: Queryable, companyId: string): Promise<WrittenAgreement | null> {
  const [own] = await database
    .select()
    .from(companies)
    .where(and(eq(companies.spaceId, companyId), eq(companies.id, companyId), eq(companies.deleted, false)));
  const [ordered] = await database
    .select()
    .from(formations)
    .where(and(eq(formations.spaceId, companyId), eq(formations.id, companyId), eq(formations.deleted, false)));
  const owners = await database
    .select()
    .from(partners)
    .where(and(eq(partners.spaceId, companyId), eq(partners.deleted, false)));
  const answers = readAgreementAnswers({company: own, formation: ordered, partners: owners});
  if (!answers) return null;
  const document = writeAgreement(answers);
  const text = toAgreementText(document);
  return {document, text, hash: createHash('sha256').update(text).digest('hex')};
}

/** The signatures of a company, the newest first. */
export async function findSigned(database: Queryable, companyId: string): Promise<SignedAgreementRow[]> {
  const {spaceId, signedAt, id} = signedAgreements;
  return database.select().from(signedAgreements).where(eq(spaceId, companyId)).orderBy(desc(signedAt), desc(id));
}

/** What a signature's people see of it on their devices. */
export function toAgreementRow({userId, ...signed}: SignedAgreementRow): AgreementRow {
  const {id, kind, wording, hash, signerName, signedFor, signedAt, language} = signed;
  return {id, kind, wording, hash, signerName, signedFor, signedBy: userId, signedAt, language};
}

/** A signature with its evidence. */
export function toSigned(signed: SignedAgreementRow): SignedAgreement {
  const {document, text, statement, network, userAgent} = signed;
  return {...toAgreementRow(signed), document, text, statement, network, userAgent};
}
