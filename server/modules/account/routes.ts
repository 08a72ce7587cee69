import * as endpoints from '#contract/account/session.ts';
import type {Database} from '#server/db/database.ts';
import {implement, implementOpen, type ApiServer} from '#server/http/implement.ts';
import type {Identify} from '#server/http/session.ts';
import type {AccountParts} from './account-parts.ts';
import {logIn} from './log-in.ts';
import {logOut} from './log-out.ts';
import {readMe} from './read-me.ts';
import {refreshSession} from './refresh-session.ts';
import {register} from './register.ts';
import {readSessionCookies, setSessionCookies} from './session-cookies.ts';
import {findSession} from './session-store.ts';

/** How the server knows its callers: by the access token's cookie. */
export function identifyBySession(database: Database, now: () => number): Identify {
  return async (request) => {
    const {access} = readSessionCookies(request);
    return access === undefined ? undefined : findSession(database, access, now());
  };
}

/** Mounts the account's endpoints. */
export function addAccountRoutes(server: ApiServer, given: Omit<AccountParts, 'giveCookies'>): void {
  const opensByHttps = server.publicOrigin?.startsWith('https:') === true;
  const parts: AccountParts = {
    ...given,
    giveCookies: ({request, reply}, tokens) =>
      setSessionCookies(reply, tokens, opensByHttps || request.protocol === 'https'),
  };
  implementOpen(server, endpoints.register, (input, call) => register(parts, input, call));
  implementOpen(server, endpoints.logIn, (input, call) => logIn(parts, input, call));
  implementOpen(server, endpoints.logOut, (input, call) => logOut(parts, input, call));
  implementOpen(server, endpoints.refreshSession, (input, call) => refreshSession(parts, input, call));
  implement(server, endpoints.readMe, (input, call) => readMe(parts, input, call));
}
