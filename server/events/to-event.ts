import type {Failure} from '#contract/kernel/failure.ts';
import {reasonWhenClosed} from '#contract/policy/services.ts';
import type {SecurityEvent} from './security-events.ts';

/** Refusals that are no matter of security: states that everybody meets, of which the page says what to do. */
const ordinary = new Set([
  'account.proof-needed',
  'account.second-factor-needed',
  'account.factor-by-operator',
  'company.plan-lapsed',
  reasonWhenClosed,
]);

/** The space it was about, where that is known. */
type Place = {readonly spaceId?: string};

const whoever = {personId: null} as const;

const ofQuota = (_reason: string, place: Place): SecurityEvent => ({event: 'limit.hit', limit: 'quota', ...place});

/** What a reason says wherever it is given. Of what needs to know more its handler tells. */
const byReason: Readonly<Record<string, (reason: string, place: Place) => SecurityEvent>> = {
  'request.foreign-origin': (reason) => ({event: 'request.forged', reason}),
  'request.no-auth-token': (reason) => ({event: 'request.forged', reason}),
  'request.too-many': () => ({event: 'limit.hit', limit: 'work'}),
  'space.rows-full': ofQuota,
  'file.space-full': ofQuota,
  'sync.too-many-devices': ofQuota,
  'sync.too-much-today': ofQuota,
  'company.too-many-added': ofQuota,
  'account.busy': () => ({event: 'limit.hit', limit: 'passwords'}),
  'account.google-failed': (reason) => ({event: 'sign-in.refused', reason, ...whoever}),
  'account.google-unverified': (reason) => ({event: 'sign-in.refused', reason, ...whoever}),
  'account.google-other': (reason) => ({event: 'sign-in.refused', reason, ...whoever}),
  'account.factor-ended': (reason) => ({event: 'sign-in.refused', reason, ...whoever}),
  'account.temporary-ended': (reason) => ({event: 'sign-in.refused', reason, ...whoever}),
  'account.link-ended': (reason) => ({event: 'password.reset-refused', reason, ...whoever}),
  'sync.no-access': (reason, place) => ({event: 'access.foreign', reason, ...place}),
  'sync.other-user': (reason, place) => ({event: 'access.foreign', reason, ...place}),
  'admin.number-broken': (reason) => ({event: 'sealed.broken', reason}),
  'company.ein-broken': (reason) => ({event: 'sealed.broken', reason}),
  'document.broken': (reason) => ({event: 'sealed.broken', reason}),
};

/** What a refusal tells, whichever route gives it; undefined where that is no matter of security. Rule: EVT1. */
export function toEvent(
  {code, reason}: Pick<Failure, 'code' | 'reason'>,
  place: Place = {},
): SecurityEvent | undefined {
  const known = byReason[reason]?.(reason, place);
  if (known) return known;
  return code === 'forbidden' && !ordinary.has(reason) ? {event: 'access.forbidden', reason, ...place} : undefined;
}
