import {mountAll, type ApiServer} from '#server/http/implement.ts';
import {runJobs} from '#server/jobs/run-jobs.ts';
import {listProviderEvents} from './list-events.ts';
import type {EventParts} from './provider-event-job.ts';
import {replayProviderEvents} from './replay-events.ts';
import {sweepEvents} from './sweep-events.ts';
import {addWebhookRoute} from './take-event.ts';
import type {QueueParts} from './webhook.ts';

const sweepEveryMs = 3_600_000;

/** Mounts the address of the webhooks and what admins do with what came. */
export function addWebhooksRoutes(server: ApiServer, parts: EventParts & QueueParts): void {
  addWebhookRoute(server, parts);
  mountAll<QueueParts>(server, parts, [listProviderEvents, replayProviderEvents]);
  const {database, now} = parts;
  runJobs(server.app, [{name: 'sweep-events', everyMs: sweepEveryMs, run: () => sweepEvents(database, now())}]);
}
