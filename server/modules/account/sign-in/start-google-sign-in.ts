import {startGoogleSignIn as endpoint} from '#contract/account/google.ts';
import {readOwnPath} from '#contract/account/own-path.ts';
import {googleReturnPath} from '#contract/account/rules.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {implement} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {keepGoogleSignIn} from './google-sign-ins.ts';
import {newSecret} from '#server/modules/account/session/session-tokens.ts';
import {setStateCookie} from '#server/modules/account/session/session-cookies.ts';

/** Begins to sign in with Google: the state binds what comes back to this browser. Rules: ACC23, ACC24. */
export const startGoogleSignIn = implement(
  endpoint,
  async ({database, now, identity, originOf}: AccountParts, {language, next, attribution}, call) => {
    if (!identity) return fail('not-found', 'account.google-off');
    const origin = originOf(call.request);
    const state = newSecret();
    const kept = {
      nonce: newSecret(),
      verifier: newSecret(),
      redirectUri: `${origin}/${language}/${googleReturnPath}`,
      language,
    };
    const address = await identity.toAddress({...kept, state});
    if (!address.ok) return address;
    await keepGoogleSignIn(database, state, {...kept, returnPath: readOwnPath(next), attribution}, now());
    setStateCookie(call, state);
    return succeed({url: address.value});
  },
);
