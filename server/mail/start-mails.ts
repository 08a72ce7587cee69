import type {FastifyInstance} from 'fastify';
import type {Config} from '#server/config.ts';
import type {Database} from '#server/db/database.ts';
import {runJobs} from '#server/jobs/run-jobs.ts';
import {chooseMail} from '#server/providers/mail/choose.ts';
import {openMailQueue, type MailQueue} from './mail-queue.ts';

/** How often a node looks for mails to send: how long somebody waits for a code, at most. */
const lookEveryMs = 1_000;

/** Opens the queue of mails and sends them from the moment the server listens until it closes. @returns what modules queue mails with, and what was given up. */
export async function startMails(
  app: FastifyInstance,
  {config, database, now}: {readonly config: Config; readonly database: Database; readonly now: () => number},
): Promise<Pick<MailQueue, 'queueMail' | 'givenUp'>> {
  const {port, addRoutes} = await chooseMail(config);
  addRoutes(app);
  const {queueMail, givenUp, sendDue, close} = await openMailQueue({
    database,
    port,
    now,
    log: app.log,
    origin: config.publicOrigin ?? `http://localhost:${config.port}`,
    domain: domainOf(config),
    contactEmail: config.contactEmail,
  });
  // Hooks on closing run last to first: the work ends before the queue does.
  app.addHook('onClose', close);
  runJobs(app, [{name: 'send-mails', everyMs: lookEveryMs, run: sendDue}], lookEveryMs);
  return {queueMail, givenUp};
}

function domainOf({mailSmtp}: Config): string {
  return mailSmtp?.from.split('@').at(-1) ?? 'faro.example';
}
