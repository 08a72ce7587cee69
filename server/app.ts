import cookie from '@fastify/cookie';
import fastify, {LogController, type FastifyInstance} from 'fastify';
import {fail} from '#contract/kernel/failure.ts';
import {newId} from '#contract/kernel/ids.ts';
import type {Config} from './config.ts';
import type {Database} from '#server/db/database.ts';
import {handleErrors} from '#server/http/handle-errors.ts';
import {addHealthRoutes} from '#server/http/health.ts';
import type {ApiServer} from '#server/http/implement.ts';
import {isLoopback, refuseUnknownHosts} from '#server/http/known-host.ts';
import {logRequests, toLoggerOptions} from '#server/http/log.ts';
import {addDocsRoutes} from '#server/http/open-api.ts';
import {limitRates} from '#server/http/rate-limits.ts';
import {sendFailure} from '#server/http/send-failure.ts';
import {addSecurityHeaders} from '#server/http/security-headers.ts';
import {serveClient} from '#server/http/serve-client.ts';
import {createPasswords} from '#server/modules/account/passwords.ts';
import {addAccountRoutes, identifyBySession} from '#server/modules/account/routes.ts';
import {addDefaultCategories} from '#server/modules/bookkeeping/add-default-categories.ts';
import {addBookkeepingRoutes} from '#server/modules/bookkeeping/routes.ts';
import {addCompaniesRoutes} from '#server/modules/companies/routes.ts';
import {addSyncRoutes} from '#server/sync/routes.ts';

/** What a server is assembled from. */
export type AppParts = {
  readonly config: Config;
  readonly database: Database;
  /** Milliseconds since 1970; the only clock of the server. */
  readonly now: () => number;
  /** Where log lines go instead of standard output. */
  readonly logStream?: {write: (line: string) => void};
};

/** How long a request may take to arrive: whoever sends it has given up before. Source: `sync/transport`, 120 s. */
const requestDeadlineMs = 150_000;

/** Assembles the server: not listening yet, on a database that is migrated. The only place where modules meet. */
export async function buildApp({config, database, now, logStream}: AppParts): Promise<FastifyInstance> {
  const app = fastify({
    logger: toLoggerOptions(config.logLevel, logStream),
    logController: new LogController({disableRequestLogging: true}),
    trustProxy: config.trustProxy,
    genReqId: () => newId(now(), (random) => crypto.getRandomValues(random)),
    forceCloseConnections: 'idle',
    requestTimeout: requestDeadlineMs,
    frameworkErrors: (_error, _request, reply) =>
      void sendFailure(reply, fail('validation', 'request.malformed').failure),
  });
  // JSON only: a form or plain text is what a foreign page can send without asking.
  app.removeContentTypeParser('text/plain');
  logRequests(app);
  addSecurityHeaders(app, config.publicOrigin?.startsWith('https:') === true);
  if (config.publicOrigin === undefined && isLoopback(config.host)) refuseUnknownHosts(app);
  handleErrors(app);
  await app.register(cookie);
  if (config.rateLimits) await limitRates(app);
  addHealthRoutes(app, database);
  await addApi(app, {config, database, now});
  await serveClient(app, config.clientDir);
  return app;
}

async function addApi(app: FastifyInstance, {config, database, now}: AppParts): Promise<void> {
  const server: ApiServer = {
    app,
    identify: identifyBySession(database, now),
    publicOrigin: config.publicOrigin,
    endpoints: [],
  };
  addAccountRoutes(server, {database, now, passwords: createPasswords(), limitsLogins: config.rateLimits});
  addCompaniesRoutes(server, {database, now, fillSpace: addDefaultCategories});
  addSyncRoutes(server, {database, now});
  addBookkeepingRoutes(server, config.importLimit);
  addDocsRoutes(app, server.endpoints);
}
