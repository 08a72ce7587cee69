import {isIP} from 'node:net';
import type {FastifyInstance} from 'fastify';
import {fail} from '#contract/kernel/failure.ts';
import {sendFailure} from './send-failure.ts';

/**
 * Refuses requests that name another host than this machine. For a server that only its own machine reaches, with no configured address:
 * a foreign page can point its own name at us (DNS rebinding) and would then pass for one of our pages.
 */
export function refuseUnknownHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isOwnMachine(request.hostname)) return undefined;
    return sendFailure(reply, fail('forbidden', 'request.unknown-host').failure);
  });
}

/** Tells whether a server that listens there is reached by its own machine only: no name that merely begins like its address is. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/** An address cannot be given to somebody else, and browsers keep names below `localhost` on the machine. */
function isOwnMachine(hostname: string): boolean {
  return hostname === '' || /^(.*\.)?localhost$/i.test(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) > 0;
}
