import {randomInt} from 'node:crypto';
import type {FastifyReply, FastifyRequest} from 'fastify';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {plainRoutes} from '#contract/policy/plain-routes.ts';
import {eventsPath} from '#contract/sync/pull-changes.ts';
import {auditedRoutes} from '#server/audit/audited.ts';
import {underAudit} from '#server/audit/under-audit.ts';
import type {Database} from '#server/db/database.ts';
import type {ApiServer} from '#server/http/implement.ts';
import {refuseAccess} from '#server/http/refuse-access.ts';
import type {Session} from '#server/http/session.ts';
import {sendFailure} from '#server/http/send-failure.ts';
import {createEventStreams, type EventStream, type EventStreams, type Greeting} from './event-streams.ts';
import {maySee} from '#server/sync/space-sight.ts';
import {watchSpaceMoves, type SpaceMove} from './space-moves.ts';

const access = plainRoutes[`GET ${eventsPath}`];

/** How often a quiet stream says that it is still there: proxies cut off what is silent for 30 to 60 s. */
const defaultHeartbeatMs = 25_000;

/** After how many milliseconds a browser opens a stream again that broke: another time for each, so that not all come back at once. */
const reopenMs = {least: 500, most: 1_500} as const;

/**
 * Mounts the stream of pokes: server-sent events named `poke` for every space of the person that moves on, by whichever node.
 * A new stream first hears the version of each of its spaces and the epoch of the data, so what moved before it was open is not missed, and
 * then `ready`: so does one that stayed open while the database was away.
 * Knows nothing of rows. Rules: SYN19, SYN20, SYN32.
 */
export function addEventsRoute(server: ApiServer, database: Database, heartbeatMs = defaultHeartbeatMs): void {
  const streams = createEventStreams<AskedStream>();
  const findAllowed = (asked: readonly AskedStream[]) => findStillAllowed(server, asked);
  const report = (error: unknown) => server.app.log.error({err: error}, 'pokes are late');
  const stopWatching = watchSpaceMoves(database, {
    onMove: (move) => void announce(database, streams, move).catch(report),
    onListening: () => void greet(database, streams, streams.userIds()).catch(report),
    report,
  });
  const heart = setInterval(() => void streams.beat(findAllowed).catch(report), heartbeatMs);
  server.app.addHook('preClose', async () => {
    clearInterval(heart);
    streams.endAll();
    await stopWatching();
  });
  // HEAD would hold a stream and never be told anything.
  server.app.get(eventsPath, {exposeHeadRoute: false}, async (request, reply) => {
    const session = await server.identify(request);
    const refused = refuseAccess(access, session);
    if (refused || !session)
      return sendFailure(reply, refused ?? fail('unauthorized', 'account.sign-in-required').failure);
    const {log} = request;
    const audited = {
      session,
      audited: auditedRoutes.pokes,
      method: 'GET',
      route: eventsPath,
      isForAll: true,
      input: {},
      log,
    };
    const told = await underAudit(server.writeAudit, audited, async () => succeed({}));
    if (!told.ok) return sendFailure(reply, told.failure);
    const stream = toStream(session, request, reply);
    if (!streams.add(stream)) return sendFailure(reply, fail('rate-limited', 'sync.too-many-streams').failure);
    openStream(reply);
    reply.raw.on('close', () => streams.remove(stream));
    await greet(database, streams, [session.userId]);
    return reply;
  });
}

/** A stream and the request that it answers. */
type AskedStream = EventStream & {readonly request: FastifyRequest};

/** The streams whose session still stands, in one question for all of them. Rule: WAY14. */
async function findStillAllowed(
  {identify, identifyAll}: ApiServer,
  streams: readonly AskedStream[],
): Promise<Set<AskedStream>> {
  const requests = streams.map(({request}) => request);
  const sessions = identifyAll ? await identifyAll(requests) : await Promise.all(requests.map(identify));
  return new Set(
    streams.filter(({userId}, at) => {
      const session = sessions[at];
      return session?.userId === userId && refuseAccess(access, session) === undefined;
    }),
  );
}

function toStream({userId, acting}: Session, request: FastifyRequest, reply: FastifyReply): AskedStream {
  return {
    userId,
    request,
    hears: (spaceId: string) => maySee({memberId: userId, isActing: acting !== null}, spaceId),
    write: (text: string) => void reply.raw.write(text),
    unreadBytes: () => reply.raw.writableLength,
    cutOff: () => void reply.raw.destroy(),
    end: () => void reply.raw.end(),
  };
}

function openStream(reply: FastifyReply): void {
  reply.header('content-type', 'text/event-stream').header('x-accel-buffering', 'no').hijack();
  reply.raw.writeHead(
    200,
    Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)])),
  );
  reply.raw.write(`retry: ${randomInt(reopenMs.least, reopenMs.most)}\n\n`);
}

/** Tells everybody who may see the space now, or might until this move. */
async function announce(database: Database, streams: EventStreams<AskedStream>, move: SpaceMove): Promise<void> {
  if (streams.isEmpty()) return;
  const {rows} = await database.$client.query<{user_id: string}>(
    // Whoever was removed by this very move is told as well: their device must let go of the rows.
    'select user_id from space_members where space_id = $1 and (not deleted or version = $2)',
    [move.spaceId, move.version],
  );
  for (const {user_id: userId} of rows) streams.poke(userId, move);
}

/**
 * Tells people how far each of their spaces is, and in which epoch: after a restore that says more than the version, which fell.
 * Then that they can be served.
 */
async function greet(
  database: Database,
  streams: EventStreams<AskedStream>,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  const {rows} = await database.$client.query<Greeting & {userId: string}>(
    `select member.user_id as "userId", spaces.id as "spaceId", spaces.version, sync_epoch.epoch
     from space_members as member join spaces on spaces.id = member.space_id cross join sync_epoch
     where member.user_id = any($1) and not member.deleted`,
    [userIds],
  );
  for (const {userId, ...greeting} of rows) streams.poke(userId, greeting);
  for (const userId of userIds) streams.tellReady(userId);
}
