import {logOut} from '#contract/account/session.ts';
import {forgetPerson} from '#sync/store/person-here.ts';
import {wipeLocalData} from './wipe-local-data.ts';
import {dropKeptUser} from './kept-user.ts';
import {exampleId} from '#src/data/example/example-mode.ts';
import {callServer} from '#src/data/calls/server.ts';
import {forgetUser, isSignOutOwed, owedSignOutKey} from './session.ts';

/** How long workers have to let go of the database by themselves. */
const timeoutMs = 3_000;

/** What holds the person's database open in this tab besides the screens. */
type Holders = {
  readonly engine: {stop(): Promise<void>} | null;
  readonly books: {close(): Promise<void>} | null;
};

/**
 * Leaves this device: the local data is deleted at once, the server's session ends now, or at the next connection. Source: S4.13, D8, D32.
 * Only after the person has chosen what becomes of unsent changes.
 *
 * @returns once nothing of the person is here; `told` settles when the server has answered, for whoever is about to leave the page.
 */
export async function signOut(userId: string, {engine, books}: Holders): Promise<{readonly told: Promise<void>}> {
  await Promise.race([Promise.all([engine?.stop(), books?.close()]), late()]);
  // Until the server has answered it is owed, also when this page is closed in between.
  localStorage.setItem(owedSignOutKey, 'yes');
  forgetUser();
  // A store that fails keeps nothing else here.
  await dropKeptUser().catch(reportError);
  await forgetPerson();
  await screensAreGone();
  // What a closed tab has left of the example goes too.
  await Promise.all([userId, exampleId].map(wipeLocalData));
  // A server that does not answer keeps nobody here.
  return {told: endSession().catch(reportError)};
}

/** Ends a session that was left offline. A sign-in since then has replaced it. */
export async function payOwedSignOut(): Promise<void> {
  if (isSignOutOwed()) await endSession();
}

async function endSession(): Promise<void> {
  const answer = await callServer(logOut, {});
  if (answer.ok) localStorage.removeItem(owedSignOutKey);
}

/** A worker that is gone, or waits for something, keeps nobody here: it lets go of the database once that is deleted. */
async function late(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, timeoutMs));
}

/** The screens' own connection closes when they are taken away, right after nobody is here any more. */
async function screensAreGone(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}
