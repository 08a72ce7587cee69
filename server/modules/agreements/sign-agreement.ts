import {and, eq} from 'drizzle-orm';
import {checkSignerName, placesSignedHere, signingStatements} from '#contract/agreements/signing.ts';
import {signAgreement as endpoint} from '#contract/agreements/sign-agreement.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction, toInstant, type Transaction} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';
import {lockSpace} from '#server/db/spaces.ts';
import {callerNetwork} from '#server/http/caller-network.ts';
import {implement} from '#server/http/implement.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {toAgreementRow, writeAgreementOf} from './agreement-store.ts';
import type {AgreementsParts} from './agreements-parts.ts';
import {refuseOthers} from './refuse-others.ts';
import {signedAgreements, type SignedAgreementRow} from './table.ts';

/** The most of what a browser says of itself that is kept. */
const agentLength = 500;

/** Keeps the owner's signature with its evidence and its row, in one transaction: all of it or nothing. Rules: AGR7 to AGR10. */
export const signAgreement = implement(endpoint, async (parts: AgreementsParts, wish, {session, request}) => {
  const {companyId, signedFor, name, statement, language} = wish;
  const refused = await refuseOthers(parts, parts.database, companyId, session.userId);
  if (refused) return refused;
  return inTransaction(parts.database, async (tx) => {
    // Nobody changes the rows that it is written from meanwhile, nor whose company it is.
    await lockSpace(tx, companyId);
    const late = await refuseOthers(parts, tx, companyId, session.userId);
    if (late) return late;
    const written = await writeAgreementOf(tx, companyId);
    if (!written) return fail('not-found', 'agreement.none');
    const {document, text, hash} = written;
    const {kind, wording} = document;
    const isSeen = wish.hash === hash && wish.wording === wording && statement === signingStatements[kind][language];
    const place = placesSignedHere(document).find(({id}) => id === signedFor);
    if (!isSeen || !place) return fail('conflict', 'agreement.changed');
    const trouble = checkSignerName(name, place);
    if (trouble) return fail('validation', trouble, {details: {field: 'name'}});
    const nowMs = parts.now();
    const signed = {
      id: makeId(nowMs),
      spaceId: companyId,
      userId: session.userId,
      signedFor,
      signerName: name,
      signedAt: toInstant(nowMs),
      kind,
      wording,
      hash,
      document,
      text,
      statement,
      language,
      network: callerNetwork(request.ip),
      userAgent: (request.headers['user-agent'] ?? '').slice(0, agentLength),
    };
    const known = await findSame(tx, signed);
    if (known) return succeed(toAgreementRow(known));
    await tx.insert(signedAgreements).values(signed);
    const author = {kind: 'person', userId: session.userId} as const;
    await writeSynced(tx, {spaceId: companyId, author, nowMs}, [
      {table: 'agreements', create: [toAgreementRow(signed)]},
    ]);
    return succeed(toAgreementRow(signed));
  });
});

/** The signature of the same person at the same place of the same text. */
async function findSame(
  tx: Transaction,
  {spaceId, userId, signedFor, hash}: SignedAgreementRow,
): Promise<SignedAgreementRow | undefined> {
  const [found] = await tx
    .select()
    .from(signedAgreements)
    .where(
      and(
        eq(signedAgreements.spaceId, spaceId),
        eq(signedAgreements.userId, userId),
        eq(signedAgreements.signedFor, signedFor),
        eq(signedAgreements.hash, hash),
      ),
    );
  return found;
}
