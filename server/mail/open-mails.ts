import type {FastifyInstance} from 'fastify';
import type {Config} from '#server/config.ts';
import {chooseMail} from '#server/providers/mail/choose.ts';
import {createMailWorker} from './mail-job.ts';

/** Chooses where mails leave. @returns who sends them; in development, there is a page to read them then. */
export async function openMails(
  app: FastifyInstance,
  {config, now}: {readonly config: Config; readonly now: () => number},
): Promise<ReturnType<typeof createMailWorker>> {
  const {port, addRoutes} = await chooseMail(config);
  addRoutes(app);
  return createMailWorker({
    port,
    now,
    log: app.log,
    origin: config.publicOrigin ?? `http://localhost:${config.port}`,
    domain: config.mailSmtp?.from.split('@').at(-1) ?? 'faro.example',
    contactEmail: config.contactEmail,
  });
}
