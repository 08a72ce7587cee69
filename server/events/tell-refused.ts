import type {Failure} from '#contract/kernel/failure.ts';
import {readIds} from '#server/audit/read-path.ts';
import type {AuditedCall} from '#server/audit/under-audit.ts';
import type {Tell} from './event-log.ts';
import {toEvent} from './to-event.ts';

/** Whether somebody has a part in a space now. */
export type HasPart = (spaceId: string, userId: string) => Promise<boolean>;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A call names one space, or a few; more are not looked up. */
const mostSpaces = 3;

/** What is not found because it is over, whoever asks. */
const overForAll = new Set(['invitation.over']);

/** Tells what a refusal of an endpoint says, and whether somebody named a space that is not theirs: strangers are answered as if it were not there. Rule: EVT1. */
export async function tellRefused(
  {tell, hasPart}: {readonly tell: Tell; readonly hasPart: HasPart | undefined},
  call: Pick<AuditedCall, 'session' | 'audited' | 'input' | 'log'>,
  failure: Failure,
): Promise<void> {
  const named = readIds({in: call.input}, call.audited.spaces ?? [], uuid).slice(0, mostSpaces);
  const [spaceId] = named;
  const event = toEvent(failure, spaceId !== undefined && named.length === 1 ? {spaceId} : {});
  if (event) tell(event);
  const {code, reason} = failure;
  if (event || !hasPart || code !== 'not-found' || overForAll.has(reason)) return;
  try {
    const foreignId = await findForeign(hasPart, call.session, named);
    if (foreignId !== undefined) tell({event: 'access.foreign', reason, spaceId: foreignId});
  } catch (error) {
    // The answer is known: it does not wait for the log.
    call.log.error({err: error}, 'it was not told whether a space is another’s');
  }
}

/** Of the spaces that a call names one in which its caller has no part. Admins have none in any. */
async function findForeign(
  hasPart: HasPart,
  session: AuditedCall['session'],
  named: readonly string[],
): Promise<string | undefined> {
  if (!session || session.isAdmin) return undefined;
  const {userId} = session;
  for (const spaceId of named) if (spaceId !== userId && !(await hasPart(spaceId, userId))) return spaceId;
  return undefined;
}
