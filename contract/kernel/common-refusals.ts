import type {Refusals} from './failure.ts';

/** What any call may be refused with, beside what its endpoint declares. The words are in `src/i18n/text/failures.*.ts`. */
export const commonRefusals = {
  validation: ['account.email-invalid', 'account.name-invalid', 'request.invalid-field', 'request.malformed'],
  unauthorized: ['account.sign-in-required'],
  forbidden: [
    'account.admin-only',
    'account.blocked',
    'account.not-acting',
    'account.not-for-admins',
    'account.not-while-acting',
    'account.proof-needed',
    'account.second-factor-needed',
    'company.dissolved',
    'request.foreign-origin',
    'request.no-auth-token',
  ],
  'too-large': ['request.too-large'],
  'rate-limited': ['account.busy', 'request.too-many'],
  'provider-down': ['server.database-down', 'server.disk-full'],
} as const satisfies Refusals;

/** What a push, a pull and a change of any table may be refused with. A table adds its own reasons. The words are there too. */
export const syncRefusals = {
  validation: ['sync.field-not-writable', 'sync.invalid-value', 'sync.missing-reference'],
  forbidden: [
    'company.plan-lapsed',
    'sync.no-access',
    'sync.no-longer-permitted',
    'sync.not-permitted',
    'sync.other-user',
  ],
  'not-found': ['sync.row-missing'],
  conflict: ['sync.conflict', 'sync.copied-profile', 'sync.gap', 'sync.other-epoch', 'sync.row-deleted'],
  'too-large': ['space.rows-full'],
  'rate-limited': ['sync.too-many-devices', 'sync.too-much-today'],
  outdated: ['sync.old-wire-version'],
  'provider-down': ['sync.newer-wire-version'],
} as const satisfies Refusals;
