import type {FastifyInstance} from 'fastify';
import type {EventLog} from '#server/events/event-log.ts';

/**
 * Says once in the log that requests come through a proxy whose word is not taken: everybody then counts as one network, and waits for the
 * failures of everybody. Whoever makes the header up causes no more than this line. Rule: WAY3.
 */
export function tellOfUntrustedProxy(
  app: FastifyInstance,
  trustProxy: string | false,
  events: Pick<EventLog, 'tell'>,
): void {
  let isTold = trustProxy !== false;
  app.addHook('onRequest', async ({headers}) => {
    if (isTold || (headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined)) return;
    isTold = true;
    events.tell({event: 'proxy.untrusted'});
  });
}
