import {readMe} from '#contract/account/session.ts';
import {tryRepeatedly} from '#src/data/calls/ask-repeatedly.ts';
import {callServer} from '#src/data/calls/server.ts';
import {beginSession, noteEndedSession, readSession} from './session.ts';

/** Asks the server who is here. Without an answer nothing changes: what is local goes on working (D7). */
export async function confirmSession(): Promise<void> {
  // A connection that has just come back often fails once more.
  const answer = await tryRepeatedly(async () => callServer(readMe, {}), {signal: new AbortController().signal});
  const {user} = readSession();
  if (user === null) return;
  if (!answer.ok) {
    if (answer.failure.code === 'unauthorized') noteEndedSession();
    return;
  }
  // The cookies are another person's: theirs are not to be mixed with what is here.
  if (answer.value.id === user.id) beginSession(answer.value);
  else noteEndedSession();
}
