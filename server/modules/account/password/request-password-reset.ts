import {requestPasswordReset as endpoint} from '#contract/account/reset-password.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {callerNetwork} from '#server/http/caller-network.ts';
import {implement} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {noteCodeWanted} from './reset-codes.ts';

/** Notes that a code is wanted, which is all anybody waits for. Rule: ACC14. */
export const requestPasswordReset = implement(endpoint, async ({database, now}: AccountParts, {email}, {request}) => {
  const waitMs = await noteCodeWanted(database, email, callerNetwork(request.ip), now());
  if (waitMs > 0) return fail('rate-limited', 'account.code-wait', {retryAfterMs: waitMs});
  return succeed({});
});
