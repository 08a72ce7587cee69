import type {SignedAgreement} from '#contract/agreements/read-signed-agreement.ts';
import type {Queryable} from '#server/db/database.ts';
import {findSigned, toSigned, writeAgreementOf} from './agreement-store.ts';

/** The founding paper of a company as the desk sees it. */
export type AgreementState = {readonly isWanted: boolean; readonly signed: SignedAgreement[]};

/** What was signed for a company, the newest first, and whether it has a paper to be signed at all. Rule: AGR9. */
export async function listSigned(database: Queryable, companyId: string): Promise<AgreementState> {
  const written = await writeAgreementOf(database, companyId);
  return {isWanted: written !== null, signed: (await findSigned(database, companyId)).map(toSigned)};
}
