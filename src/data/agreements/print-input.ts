import type {AgreementRow} from '#contract/agreements/agreements.ts';
import {signingStatements} from '#contract/agreements/signing.ts';
import type {AgreementInput} from '#workers/agreement-pdf/input.ts';
import type {OwnAgreement} from './write-own.ts';

/** What a founding paper is printed from: with its signature where it is given, else to be signed. Rule: AGR11. */
export function toPrintInput(
  {document, hash}: OwnAgreement,
  signed: AgreementRow | null,
): Omit<AgreementInput, 'madeAt'> {
  const signatures = signed
    ? [
        {
          signedFor: signed.signedFor,
          name: signed.signerName,
          at: signed.signedAt,
          statement: signingStatements[document.kind][signed.language],
        },
      ]
    : [];
  return {document, hash, signatures};
}
