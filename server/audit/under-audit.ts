import type {FastifyBaseLogger} from 'fastify';
import {fail, type Outcome} from '#contract/kernel/failure.ts';
import type {Session} from '#server/http/session.ts';
import type {AuditEntry, WriteAudit} from './admin-audit.ts';
import type {Audited} from './audited.ts';
import {readIds, readPath} from './read-path.ts';

/** A call, as the audit sees it. */
export type AuditedCall = {
  readonly session: Session | undefined;
  readonly audited: Audited & {readonly act: string};
  readonly method: string;
  readonly route: string;
  /** Whether everybody who signed in may call it: then what names nobody is the caller's own. */
  readonly isForAll: boolean;
  /** As it was parsed; undefined where it was refused before. */
  readonly input: unknown;
  readonly log: FastifyBaseLogger;
};

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const rowName = /^[\w:./-]{1,160}$/;

const down = fail('provider-down', 'server.database-down');

/**
 * Runs a call, and writes it where an admin makes it: before the answer goes out, and what changes something before anything is done, too. What cannot be
 * written is not done, and what was read and cannot be written is not answered. Rules: ADM21, ADM23.
 *
 * @param show the answer as data, where it is something else.
 */
export async function underAudit(
  write: WriteAudit,
  call: AuditedCall,
  run: () => Promise<Outcome<unknown>>,
  show: (value: unknown) => unknown = (value) => value,
): Promise<Outcome<unknown>> {
  const caller = adminOf(call);
  if (!caller) return run();
  const begin = (): AuditEntry => ({...describe(call, caller, undefined), outcome: 'begun'});
  const isChange = call.audited.does === 'change' && call.input !== undefined;
  const begun = isChange ? await tryWrite(write, begin(), call.log) : undefined;
  if (isChange && begun === undefined) return down;
  const end = (part: Pick<AuditEntry, 'outcome' | 'reason'>, value?: unknown) =>
    tryWrite(write, {...describe(call, caller, value), begunNumber: begun ?? null, ...part}, call.log);
  const outcome = await run().catch(async (error: unknown) => {
    await end({outcome: 'failed', reason: null});
    throw error;
  });
  const number = outcome.ok
    ? await end({outcome: 'ok', reason: null}, show(outcome.value))
    : await end({outcome: 'refused', reason: outcome.failure.reason});
  // What was begun is in the audit already, and was done: whoever did it is told the truth.
  return number === undefined && !isChange ? down : outcome;
}

type Caller = Pick<AuditEntry, 'adminId' | 'userId'>;

/** The admin whose call is written; undefined for anybody else, and for what admins do with their own account. */
function adminOf({session, audited, isForAll}: AuditedCall): Caller | undefined {
  if (session?.acting) return {adminId: session.acting.adminId, userId: session.userId};
  if (session?.isAdmin !== true) return undefined;
  const isOwn = isForAll && audited.persons === undefined && audited.spaces === undefined;
  return isOwn ? undefined : {adminId: session.userId, userId: null};
}

function describe({audited, method, route, input}: AuditedCall, caller: Caller, value: unknown): AuditEntry {
  const {act, does, topic, persons = [], spaces = [], rows = [], count} = audited;
  const source = {in: input, out: value};
  const counted = count === undefined ? undefined : readPath(source, count)[0];
  return {
    ...caller,
    act,
    does,
    topic,
    method,
    route,
    personIds: readIds(source, persons, uuid),
    spaceIds: readIds(source, spaces, uuid),
    rowIds: readIds(source, rows, rowName),
    rowCount: Array.isArray(counted) ? counted.length : null,
    outcome: 'ok',
    reason: null,
    begunNumber: null,
  };
}

async function tryWrite(write: WriteAudit, entry: AuditEntry, log: FastifyBaseLogger): Promise<number | undefined> {
  try {
    return await write(entry);
  } catch (error) {
    log.error({err: error, act: entry.act}, 'an act of an admin could not be written');
    return undefined;
  }
}
