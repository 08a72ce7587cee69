import type {Access} from '#contract/kernel/access.ts';
import type {Me} from '#contract/account/session.ts';
import {makeId} from './page-workers.ts';

/** Who a screen is shown to. */
export type Who = 'guest' | 'user' | 'admin' | 'blocked' | 'blocked by admin';

/** Who may see a screen of this access. */
export function whoMay(access: Access): Who {
  if (access === 'admin') return 'admin';
  return access === 'guest' || access === 'anyone' ? 'guest' : 'user';
}

/** Somebody who has just signed in; null for a guest. Each is another person, with a database of their own. */
export function buildMe(who: Who, companyIds: readonly string[] = []): Me | null {
  if (who === 'guest') return null;
  const isBlocked = who === 'blocked' || who === 'blocked by admin';
  return {
    id: makeId(),
    email: 'ana.quiroga@faro.example',
    firstName: 'Ana',
    lastName: 'Quiroga',
    status: isBlocked ? 'blocked' : 'active',
    blockedReason: isBlocked ? (who === 'blocked' ? 'payment-expired' : 'by-admin') : null,
    acting: null,
    language: 'es',
    isAdmin: who === 'admin',
    owesSecondFactor: false,
    createdAt: '2026-01-02T12:00:00.000Z',
    phone: null,
    companies: [...companyIds],
    intercomUserHash: null,
    authToken: 'token',
  };
}
