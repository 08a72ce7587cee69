/** Every reason of a refusal that has words of its own outside a feature; an import's reasons are in the bookkeeping texts. */
export const failureReasons = [
  'account.admin-only',
  'account.blocked',
  'account.email-taken',
  'account.name-invalid',
  'account.name-required',
  'account.password-weak',
  'account.sign-in-required',
  'account.wrong-credentials',
  'category.name-required',
  'company.name-short',
  'import.name-required',
  'request.foreign-origin',
  'request.invalid-field',
  'request.malformed',
  'request.no-auth-token',
  'request.too-large',
  'request.too-many',
  'server.database-down',
  'sync.conflict',
  'sync.copied-profile',
  'sync.field-not-writable',
  'sync.gap',
  'sync.invalid-value',
  'sync.missing-reference',
  'sync.no-access',
  'sync.not-permitted',
  'sync.old-wire-version',
  'sync.other-user',
  'sync.row-deleted',
  'sync.row-missing',
  'transaction.blocked',
  'transaction.currency-mismatch',
  'transaction.description-required',
  'transaction.invalid-date',
] as const;

export type FailureReason = (typeof failureReasons)[number];

export function isFailureReason(reason: string): reason is FailureReason {
  return failureReasons.some((known) => known === reason);
}
