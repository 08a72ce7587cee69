/** Papers of the company itself. Source: S3.10; proofs of what is done later: S4.05. */
export const companyPaperKinds = [
  'articles',
  'ein-letter',
  'operating-agreement',
  'renewal-proof',
  'dissolution-proof',
  'other',
] as const;

/** Papers of one partner, which prove who they are: sealed on the device. Source: S3.10, D46. */
export const identityPaperKinds = ['passport', 'proof-of-address'] as const;

/** Every kind of document of a company. */
export const documentKinds = [...companyPaperKinds, ...identityPaperKinds] as const;

/** One of {@link documentKinds}. */
export type DocumentKind = (typeof documentKinds)[number];

/** Whether a document is a paper of a person: of one partner, sealed, and opened online only. Rule: DOC2. */
export function isIdentityPaper(kind: string): boolean {
  return identityPaperKinds.some((one) => one === kind);
}

/** What only Faro puts there: proofs of what it did. */
const ofDesk = new Set<string>(['renewal-proof', 'dissolution-proof']);

/** Whether a company's people may put such a document there themselves. Rule: DOC1. */
export function isOwnKind(kind: string): boolean {
  return !ofDesk.has(kind);
}

/** What became of a document that was checked. */
export const documentDecisions = ['accepted', 'refused'] as const;

/** Why a document is refused, in the words of the product; what else is to be said stands in its note. Rule: DOC5. */
export const documentRefusals = [
  'unreadable',
  'incomplete',
  'expired',
  'wrong-document',
  'wrong-name',
  'old',
  'locked',
  'other',
] as const;

/** Why the desk takes back what it gave, of the same words. Rule: DOC18. */
export const takeBackReasons = [
  'wrong-name',
  'wrong-document',
  'unreadable',
  'other',
] as const satisfies readonly (typeof documentRefusals)[number][];

/** One of {@link documentRefusals}. */
export type DocumentRefusal = (typeof documentRefusals)[number];

/** Whether the desk gave a document and took it back: what the desk gives it never refuses. Rule: DOC18. */
export function isTakenBack({deskName, decision}: {readonly deskName?: unknown; readonly decision?: unknown}): boolean {
  return typeof deskName === 'string' && decision === 'refused';
}
