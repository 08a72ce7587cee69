import type {AgreementDocument} from '#contract/agreements/agreement.ts';
import {readAgreementAnswers, type AgreementRows} from '#contract/agreements/answers.ts';
import {toAgreementText} from '#contract/agreements/to-text.ts';
import {writeAgreement} from '#contract/agreements/write-agreement.ts';
import {sha256Hex} from '#sync/store/sha256.ts';

/** A company's founding paper with the SHA-256 of its text in lower-case hex. */
export type OwnAgreement = {readonly document: AgreementDocument; readonly hash: string};

/** Writes the paper from the rows of this device, as the server does from its own; null where there is none. Rule: AGR1. */
export function writeOwn(rows: AgreementRows): OwnAgreement | null {
  const answers = readAgreementAnswers(rows);
  if (!answers) return null;
  const document = writeAgreement(answers);
  return {document, hash: sha256Hex(new TextEncoder().encode(toAgreementText(document)))};
}
