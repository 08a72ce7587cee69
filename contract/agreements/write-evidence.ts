import type {SignedAgreement} from './read-signed-agreement.ts';

/**
 * All that is kept of a signature as a plain text, in English as the paper itself: what anybody can read and check, by any program. The lines
 * after the last rule are what the hash is of. Rule: AGR9.
 */
export function writeEvidence(signed: SignedAgreement): string {
  const {document, signerName, signedFor, signedBy, signedAt, statement, language, network, userAgent, hash, text} =
    signed;
  const place = document.signatures.find(({id}) => id === signedFor);
  return [
    'EVIDENCE OF AN ELECTRONIC SIGNATURE',
    '',
    `Document: ${document.title} of ${document.company}, ${document.wording}`,
    `Order: ${document.orderNumber}`,
    `Signed for: ${place?.party ?? ''} (${place?.capacity ?? ''}${place?.byRepresentative ? ', by its authorized representative' : ''})`,
    `Name typed as the signature: ${signerName}`,
    `Account: ${signedBy}`,
    `Time of the server (UTC): ${signedAt}`,
    `Statement accepted (${language}): ${statement}`,
    `Network: ${network}`,
    `Browser: ${userAgent}`,
    `SHA-256 of the text below, in UTF-8: ${hash}`,
    '',
    '-'.repeat(72),
    text,
  ].join('\n');
}
