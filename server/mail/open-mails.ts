import type {FastifyInstance} from 'fastify';
import {chooseMail, type MailPlace} from '#server/providers/mail/choose.ts';
import type {MailConfig} from '#server/providers/mail/config.ts';
import type {Sandbox} from '#server/providers/sandbox/sandbox.ts';
import {createMailWorker} from './mail-job.ts';

/** What the server says of its mails; `publicOrigin` is where their links lead. */
type MailsConfig = MailPlace & MailConfig & {readonly publicOrigin: string | undefined};

/** Chooses where mails leave. @returns who sends them, and what stands in for a mail server; in development there is a page to read them. */
export async function openMails(
  app: FastifyInstance,
  {config, now}: {readonly config: MailsConfig; readonly now: () => number},
): Promise<{worker: ReturnType<typeof createMailWorker>; sandboxes: readonly Sandbox[]}> {
  const {port, addRoutes, sandboxes} = await chooseMail(config);
  addRoutes(app);
  const worker = createMailWorker({
    port,
    now,
    log: app.log,
    origin: config.publicOrigin ?? `http://localhost:${config.port}`,
    domain: config.mailSmtp?.from.split('@').at(-1) ?? 'faro.example',
    contactEmail: config.contactEmail,
  });
  return {worker, sandboxes};
}
