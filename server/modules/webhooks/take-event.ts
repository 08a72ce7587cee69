import type {FastifyReply, FastifyRequest} from 'fastify';
import {fail} from '#contract/kernel/failure.ts';
import {inTransaction, toInstant} from '#server/db/database.ts';
import {sendFailure} from '#server/http/send-failure.ts';
import type {ApiServer} from '#server/http/implement.ts';
import type {EventHead} from '#server/providers/webhook.ts';
import {providerEventJob, type EventParts} from './provider-event-job.ts';
import {providerEvents} from './table.ts';
import type {QueueParts} from './webhook.ts';
import {makeId} from '#server/db/make-id.ts';

/** Where vendors send what they tell; the same in `plainRoutes`. */
const webhookPath = '/api/v1/webhooks/:provider';

/** The largest event of any vendor we know is a tenth of this. */
const bodyLimitBytes = 1_048_576;

/** Vendors send what waited all at once, from few addresses. */
const perMinute = 6_000;

type Parts = EventParts & QueueParts;

/**
 * Mounts the one address of every vendor's webhook. It asks for no session: the signature says who speaks, and is of the bytes as they
 * came. What it takes is stored before it is answered, and worked on afterwards. Rules: WHK1, WHK2.
 */
export function addWebhookRoute({app, events}: ApiServer, parts: Parts): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', {parseAs: 'buffer'}, (_request, body, done) => done(null, body));
    const options = {bodyLimit: bodyLimitBytes, config: {rateLimit: {max: perMinute}}};
    // Nobody's body is read where nobody listens.
    scope.addHook<{Params: {provider: string}}>('preParsing', async ({params: {provider}}, reply) => {
      if (!parts.webhooks.some((one) => one.provider === provider))
        await sendFailure(reply, fail('not-found', 'request.no-such-address').failure);
    });
    scope.post<{Params: {provider: string}}>(webhookPath, options, (request, reply) =>
      takeEvent({...parts, events}, request, reply, request.params.provider),
    );
  });
}

async function takeEvent(
  parts: Parts & Pick<ApiServer, 'events'>,
  request: FastifyRequest,
  reply: FastifyReply,
  provider: string,
): Promise<FastifyReply> {
  const webhook = parts.webhooks.find((one) => one.provider === provider);
  if (!webhook) return sendFailure(reply, fail('not-found', 'request.no-such-address').failure);
  const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const head = await webhook.verify({rawBody, headers: request.headers}, parts.now());
  if (!head.ok) {
    parts.events.of(request)({event: 'webhook.refused', provider, reason: head.failure.reason});
    return sendFailure(reply, head.failure);
  }
  await storeEvent(parts, {...head.value, provider, rawBody});
  return reply.send({});
}

/** Stores the event and queues the work on it, in one transaction; the same one again changes nothing. */
async function storeEvent(
  {database, now, jobs}: Parts,
  {eventId, type, saidAt, provider, rawBody}: EventHead & {readonly provider: string; readonly rawBody: Buffer},
): Promise<void> {
  const id = makeId(now());
  const receivedAt = toInstant(now());
  await inTransaction(database, async (tx) => {
    const {rowCount} = await tx
      .insert(providerEvents)
      .values({id, eventId, type, saidAt, provider, rawBody, receivedAt})
      .onConflictDoNothing();
    if (rowCount === 1) await jobs.enqueue(tx, providerEventJob, {id, provider, type, receivedAt});
  });
}
