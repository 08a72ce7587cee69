import {readMe} from '#contract/account/session.ts';
import {tryRepeatedly} from '#src/data/calls/ask-repeatedly.ts';
import {callServer} from '#src/data/calls/server.ts';
import {confirmUser, noteEndedSession, readSession} from './session.ts';

/** Asks the server who is here. Without an answer nothing changes: what is local goes on working (D7). */
export async function confirmSession(): Promise<void> {
  // A connection that has just come back often fails once more.
  const answer = await tryRepeatedly(async () => callServer(readMe, {}), {signal: new AbortController().signal});
  if (answer.ok) confirmUser(answer.value);
  else if (answer.failure.code === 'unauthorized' && readSession().user !== null) noteEndedSession();
}
