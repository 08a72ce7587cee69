import type {z} from 'zod';
import type {requestPasswordReset as endpoint} from '#contract/account/reset-password.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {callerNetwork} from '#server/http/caller-network.ts';
import type {OpenCall} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {noteCodeWanted} from './reset-codes.ts';

/** Notes that a code is wanted, which is all anybody waits for. Rule: ACC14. */
export async function requestPasswordReset(
  {database, now, mailCodesSoon}: AccountParts,
  {email}: z.output<typeof endpoint.input>,
  {request}: OpenCall,
): Promise<Outcome<Record<string, never>, 'rate-limited'>> {
  const waitMs = await noteCodeWanted(database, email, callerNetwork(request.ip), now());
  if (waitMs > 0) return fail('rate-limited', 'account.code-wait', {retryAfterMs: waitMs});
  mailCodesSoon();
  return succeed({});
}
