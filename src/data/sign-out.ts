import {logOut} from '#contract/account/session.ts';
import {wipeDatabase} from '#sync/store/wipe-database.ts';
import type {EngineApi} from '#workers/host/engine/engine-api.ts';
import {callServer} from '#src/data/server.ts';
import {forgetUser, isSignOutOwed, owedSignOutKey} from '#src/data/session.ts';

/**
 * Leaves this device: the local data is deleted at once, the server's session ends now, or at the next connection. Source: S4.13, D8, D32.
 * Only after the person has chosen what becomes of unsent changes.
 */
export async function signOut(userId: string, engine: EngineApi | null): Promise<void> {
  await engine?.stop();
  const answer = await callServer(logOut, {});
  if (!answer.ok) localStorage.setItem(owedSignOutKey, 'yes');
  forgetUser();
  await wipeDatabase(userId);
}

/** Ends a session that was left offline. A sign-in since then has replaced it. */
export async function payOwedSignOut(): Promise<void> {
  if (!isSignOutOwed()) return;
  const answer = await callServer(logOut, {});
  if (answer.ok) localStorage.removeItem(owedSignOutKey);
}
