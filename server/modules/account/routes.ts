import {readSignInWays} from '#contract/account/google.ts';
import {succeed} from '#contract/kernel/failure.ts';
import type {Database} from '#server/db/database.ts';
import {implement, mountAll, type ApiServer} from '#server/http/implement.ts';
import {runJobs} from '#server/jobs/run-jobs.ts';
import type {Identify, IdentifyAll, Session} from '#server/http/session.ts';
import type {AccountParts} from './account-parts.ts';
import {blockUser} from './admin/block-user.ts';
import {invitePerson} from './admin/invite-person.ts';
import {listAdminVisits} from './admin/list-admin-visits.ts';
import {logInAsUser} from './admin/log-in-as-user.ts';
import {changePassword} from './password/change-password.ts';
import {changeProfile} from './person/change-profile.ts';
import {confirmPasswordReset} from './password/confirm-password-reset.ts';
import {confirmTemporaryPassword} from './password/confirm-temporary-password.ts';
import {finishGoogleSignIn} from './sign-in/finish-google-sign-in.ts';
import {logIn} from './sign-in/log-in.ts';
import {logOut} from './session/log-out.ts';
import {mailDueCodes} from './password/mail-codes.ts';
import {noteVisit} from './person/note-visit.ts';
import {endOtherSessions, endOwnSession, readSecurity} from './session/own-sessions.ts';
import {readMe} from './session/read-me.ts';
import {refreshSession} from './session/refresh-session.ts';
import {addSecondFactorRoutes} from './second-factor/routes.ts';
import {register} from './sign-in/register.ts';
import {requestPasswordReset} from './password/request-password-reset.ts';
import {sweepResetCodes} from './password/reset-codes.ts';
import {readSessionCookies, setSessionCookies} from './session/session-cookies.ts';
import {findSession, findSessions} from './session/session-store.ts';
import {stopActing} from './admin/stop-acting.ts';
import {setDeviceCookie} from './guesses/device-cookie.ts';
import {openDeviceTokens} from './guesses/device-tokens.ts';
import {sweepKnownDevices} from './guesses/known-devices.ts';
import {resetByLink} from './password/reset-by-link.ts';
import {sweepResetLinks} from './password/reset-links.ts';
import {readTaxCountry, readTaxRecord, saveTaxRecord} from './person/tax-record.ts';
import {startGoogleSignIn} from './sign-in/start-google-sign-in.ts';

/** How the server knows its callers: by the access token's cookie. */
export function identifyBySession(
  database: Database,
  now: () => number,
  {demandsFactor}: Pick<AccountParts, 'demandsFactor'>,
): Identify {
  return async (request) => {
    const {access} = readSessionCookies(request);
    return access === undefined ? undefined : findSession(database, access, {nowMs: now(), demandsFactor});
  };
}

/** The same for many callers, in one statement. Rule: WAY14. */
export function identifyAllBySession(
  database: Database,
  now: () => number,
  {demandsFactor}: Pick<AccountParts, 'demandsFactor'>,
): IdentifyAll {
  return async (requests) => {
    const accesses = requests.map((request) => readSessionCookies(request).access);
    const known = accesses.filter((access) => access !== undefined);
    const sessions =
      known.length === 0
        ? new Map<string, Session>()
        : await findSessions(database, known, {nowMs: now(), demandsFactor});
    return accesses.map((access) => (access === undefined ? undefined : sessions.get(access)));
  };
}

/** How often a node looks for codes to mail: nobody who asks for one waits for it. Rule: ACC14. */
const codesEveryMs = 1_000;

async function sweepSignIns({database, now}: Pick<AccountParts, 'database' | 'now'>): Promise<void> {
  await sweepResetCodes(database, now());
  await sweepResetLinks(database, now());
  await sweepKnownDevices(database, now());
}

/** Mounts the account's endpoints. */
export function addAccountRoutes(
  server: ApiServer,
  given: Omit<AccountParts, 'giveCookies' | 'giveDevice' | 'devices' | 'originOf'>,
): void {
  const codes = {name: 'mail-codes', everyMs: codesEveryMs, run: () => mailDueCodes(given)};
  const sweep = {name: 'sweep-sign-ins', everyMs: 600_000, run: () => sweepSignIns(given)};
  runJobs(server.app, [codes], codesEveryMs);
  runJobs(server.app, [sweep]);
  const parts: AccountParts = {
    ...given,
    originOf: (request) => server.publicOrigin ?? `${request.protocol}://${request.host}`,
    devices: openDeviceTokens(server.app, given.database),
    giveDevice: setDeviceCookie,
    giveCookies: setSessionCookies,
  };
  addSecondFactorRoutes(server, parts);
  mountAll(server, parts, [
    register,
    logIn,
    logOut,
    refreshSession,
    logInAsUser,
    stopActing,
    invitePerson,
    blockUser,
    listAdminVisits,
    requestPasswordReset,
    confirmPasswordReset,
    resetByLink,
    confirmTemporaryPassword,
    implement(readSignInWays, async ({identity}: AccountParts) =>
      succeed({google: identity !== undefined, isSandbox: identity?.isSandbox === true}),
    ),
    startGoogleSignIn,
    finishGoogleSignIn,
    readMe,
    changeProfile,
    changePassword,
    readSecurity,
    endOwnSession,
    endOtherSessions,
    noteVisit,
    saveTaxRecord,
    readTaxRecord,
    readTaxCountry,
  ]);
}
