import type {FastifyInstance} from 'fastify';

/**
 * Says once in the log that requests come through a proxy whose word is not taken: everybody then counts as one network, and waits for the
 * failures of everybody. Whoever makes the header up causes no more than this line. Rule: WAY3.
 */
export function tellOfUntrustedProxy(app: FastifyInstance, trustProxy: string | false): void {
  let isTold = trustProxy !== false;
  app.addHook('onRequest', async ({headers, log}) => {
    if (isTold || (headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined)) return;
    isTold = true;
    log.warn('a request came through a proxy that is not trusted: set TRUST_PROXY, or everybody counts as one network');
  });
}
