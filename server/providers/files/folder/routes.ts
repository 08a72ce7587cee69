import {Readable} from 'node:stream';
import type {FastifyReply, FastifyRequest} from 'fastify';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {plainRoutes} from '#contract/policy/plain-routes.ts';
import {auditedRoutes} from '#server/audit/audited.ts';
import {underAudit} from '#server/audit/under-audit.ts';
import {toEvent} from '#server/events/to-event.ts';
import type {ApiServer} from '#server/http/implement.ts';
import {refuseAccess} from '#server/http/refuse-access.ts';
import {isSameOrigin} from '#server/http/same-origin.ts';
import {sendFailure} from '#server/http/send-failure.ts';
import {diskFull} from '#server/http/watch-disk.ts';
import type {Session} from '#server/http/session.ts';
import {toAttachment} from '#server/providers/files/content-disposition.ts';
import {StoreDownError, type MayUse} from '#server/providers/files/port.ts';
import {WrongSizeError, type ObjectFolder} from './object-folder.ts';
import {bytesPath, readPermit, type Permit} from './signed-url.ts';

/** What the routes stand on. */
export type BytesParts = {
  readonly folder: ObjectFolder;
  readonly signingKey: Buffer;
  readonly now: () => number;
  readonly mayUse: MayUse;
};

/** Whatever a file holds, opened by itself it may do nothing. */
const downloadHeaders = {
  'content-type': 'application/octet-stream',
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/**
 * Mounts `PUT` and `GET` of bytes under signed addresses. Bodies go to the disk as they come; a caller who may not is refused before
 * one byte is read. Beside the signature a session is asked for, so that an address that went astray serves nobody else; the signature
 * stands for the anti-forgery token, which a foreign page could no more know. Rules: FIL7, FIL10.
 */
export function addBytesRoutes(server: ApiServer, parts: BytesParts): void {
  void server.app.register(async (scope) => {
    // Nothing is parsed here: the body is the stream itself, and its size the permit's to bound.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
    scope.put(bytesPath, async (request, reply) => {
      const permit = await admit(server, parts, request, 'write');
      if (!permit.ok) return sendFailure(reply, permit.failure);
      if (server.disk?.isLow()) return sendFailure(reply.header('connection', 'close'), diskFull);
      return takeBytes(parts, permit.value, request, reply);
    });
    scope.get(bytesPath, {exposeHeadRoute: false}, async (request, reply) => {
      const permit = await admit(server, parts, request, 'read');
      if (!permit.ok) return sendFailure(reply, permit.failure);
      return giveBytes(parts, permit.value, reply);
    });
  });
}

async function admit(
  {identify, publicOrigin, writeAudit, events}: ApiServer,
  parts: BytesParts,
  request: FastifyRequest,
  action: Permit['action'],
): Promise<Outcome<Permit>> {
  const isOwnPage = action === 'read' || isSameOrigin(request, publicOrigin);
  const session = isOwnPage ? await identify(request) : undefined;
  const judged = isOwnPage
    ? await judge({...parts, writeAudit}, request, {action, session})
    : fail('forbidden', 'request.foreign-origin');
  const event = judged.ok ? undefined : toEvent(judged.failure);
  if (event) events.of(request, session)(event);
  return judged;
}

async function judge(
  {signingKey, now, mayUse, writeAudit}: BytesParts & Pick<ApiServer, 'writeAudit'>,
  request: FastifyRequest,
  {action, session}: {readonly action: Permit['action']; readonly session: Session | undefined},
): Promise<Outcome<Permit>> {
  const refused = refuseAccess(plainRoutes[`${action === 'write' ? 'PUT' : 'GET'} ${bytesPath}`], session);
  if (refused) return {ok: false, failure: refused};
  if (!session) return fail('unauthorized', 'account.sign-in-required');
  const permit = readPermit(signingKey, request.query);
  if (permit?.action !== action || permit.userId !== session.userId) return fail('forbidden', 'file.bad-url');
  if (permit.expiresAtMs <= now()) return fail('forbidden', 'file.expired-url');
  if (!(await mayUse(action, permit.spaceId, permit.userId))) return fail('forbidden', 'sync.no-access');
  const audited = auditedRoutes[action === 'write' ? 'writeBytes' : 'readBytes'];
  const {log, method} = request;
  const call = {session, audited, method, route: bytesPath, isForAll: true, input: permit, log};
  const told = await underAudit(writeAudit, call, async () => succeed({}));
  return told.ok ? succeed(permit) : told;
}

async function takeBytes(
  {folder}: BytesParts,
  {key, sizeBytes = 0}: Permit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const announced = Number(request.headers['content-length'] ?? sizeBytes);
  if (announced > sizeBytes) return refuseSize(reply, true);
  if (announced < sizeBytes || !(request.body instanceof Readable)) return refuseSize(reply, false);
  try {
    await folder.write(key, sizeBytes, request.body);
    return await reply.send({});
  } catch (error) {
    if (error instanceof WrongSizeError) return refuseSize(reply, error.isTooLarge);
    if (error instanceof StoreDownError) return sendFailure(reply, fail('provider-down', 'file.store-down').failure);
    // Who hung up hears nothing; that nothing was kept is all there is to do.
    if (request.raw.aborted || request.raw.destroyed) return refuseSize(reply, false);
    throw error;
  }
}

/** What is left of the body is not waited for. */
function refuseSize(reply: FastifyReply, isTooLarge: boolean): FastifyReply {
  const refusal = isTooLarge ? fail('too-large', 'file.part-too-large') : fail('validation', 'file.part-size');
  return sendFailure(reply.header('connection', 'close'), refusal.failure);
}

async function giveBytes({folder}: BytesParts, {key, name = ''}: Permit, reply: FastifyReply): Promise<FastifyReply> {
  const size = await folder.sizeOf(key);
  const bytes = size === undefined ? undefined : await folder.read(key);
  if (size === undefined || !bytes) return sendFailure(reply, fail('not-found', 'file.row-missing').failure);
  reply.headers(downloadHeaders).header('content-disposition', toAttachment(name)).header('content-length', size);
  return reply.send(Readable.from(bytes));
}
