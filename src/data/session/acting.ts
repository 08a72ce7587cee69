import {stopActing} from '#contract/admin/log-in-as-user.ts';
import type {Failure} from '#contract/kernel/failure.ts';
import {forgetPerson} from '#sync/store/person-here.ts';
import {callServer} from '#src/data/calls/server.ts';
import {dropKeptUser} from './kept-user.ts';
import {forgetUser} from './session.ts';
import {settleIn} from './settle-in.ts';
import {wipeLocalData} from './wipe-local-data.ts';

/**
 * Stops seeing the product as somebody else: back to the admin's own session, or to signing in where that is over. What the two left on this
 * device goes. Without a network nothing changes, and the failure says so. Rule: ADM7.
 *
 * @param pairId the id under which the two were here.
 */
export async function leaveActing(pairId: string): Promise<Failure | null> {
  const answer = await callServer(stopActing, {});
  if (answer.ok) await settleIn(answer.value);
  else if (answer.failure.code === 'unauthorized' || answer.failure.code === 'conflict') await forgetEverywhere();
  else return answer.failure;
  await dropActing(pairId);
  return null;
}

/** Acting is over, as the server has said: nobody is here any more, and nothing of the two stays. Rules: ADM4, ADM7. */
export async function endActingHere(pairId: string): Promise<null> {
  await forgetEverywhere();
  await dropActing(pairId);
  return null;
}

async function forgetEverywhere(): Promise<void> {
  forgetUser();
  // A store that fails keeps nothing else here.
  await dropKeptUser().catch(reportError);
}

async function dropActing(pairId: string): Promise<void> {
  await forgetPerson();
  // The screens' own connection closes when they are taken away.
  await new Promise((resolve) => setTimeout(resolve));
  await wipeLocalData(pairId);
}
