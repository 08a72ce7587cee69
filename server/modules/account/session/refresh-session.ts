import {refreshSession as endpoint} from '#contract/account/session.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {implement} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {clearSessionCookies, readSessionCookies} from './session-cookies.ts';
import {rotateSession} from './session-store.ts';

/** Renews the session from its refresh token. Rules: ACC5, ACC6. */
export const refreshSession = implement(
  endpoint,
  async ({database, now, giveCookies, sessionLife}: AccountParts, _input, call) => {
    const {refresh} = readSessionCookies(call.request);
    const rotated =
      refresh === undefined ? undefined : await rotateSession(database, refresh, {nowMs: now(), life: sessionLife});
    if (rotated && 'reusedIn' in rotated) {
      const {sessionId, userId: personId} = rotated.reusedIn;
      call.tell({event: 'session.reused', personId, sessionId});
    }
    if (!rotated || 'reusedIn' in rotated) {
      clearSessionCookies(call);
      return fail('unauthorized', 'account.session-ended');
    }
    giveCookies(call, rotated.tokens);
    return succeed({userId: rotated.userId});
  },
);
