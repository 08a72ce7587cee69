import {isAllowed, kindOf, type Access} from '#contract/kernel/access.ts';
import {fail, type Failure} from '#contract/kernel/failure.ts';
import type {Session} from './session.ts';

/** The gate of every route: why this caller may not pass, or undefined. Rules: POL2, POL4, FAC8. */
export function refuseAccess(
  access: Access,
  session: Pick<Session, 'isAdmin' | 'status' | 'blockedReason' | 'acting' | 'owesSecondFactor'> | undefined,
): Failure<'unauthorized' | 'forbidden'> | undefined {
  const kind = kindOf(session);
  // Of an admin without a second factor only the account is open, so that they can set one up.
  if (kind === 'admin' && session?.owesSecondFactor === true && (access === 'admin' || access === 'bytes'))
    return fail('forbidden', 'account.second-factor-needed').failure;
  if (isAllowed(access, kind)) return undefined;
  if (kind === 'visitor') return fail('unauthorized', 'account.sign-in-required').failure;
  if (kind === 'blocked') {
    const why = session?.blockedReason ?? 'by-admin';
    return fail('forbidden', 'account.blocked', {details: {why}}).failure;
  }
  if (access === 'admin') return fail('forbidden', 'account.admin-only').failure;
  if (kind === 'acting') return fail('forbidden', 'account.not-while-acting').failure;
  return fail('forbidden', kind === 'admin' ? 'account.not-for-admins' : 'account.not-acting').failure;
}
