import path from 'node:path';
import type {FastifyInstance} from 'fastify';
import {isLoopback} from '#server/http/known-host.ts';
import type {MailConfig} from './config.ts';
import type {Sandbox} from '#server/providers/sandbox/sandbox.ts';
import {createMailbox} from './mailbox/adapter.ts';
import {openMailboxFolder} from './mailbox/mailbox-folder.ts';
import {addMailboxPage, mailboxPath} from './mailbox/page.ts';
import type {MailPort} from './port.ts';
import {createSmtpPort} from './smtp/adapter.ts';

/** Where mails leave, and what of the server says whether their mailbox is shown. */
export type MailPlace = Pick<MailConfig, 'mailSmtp'> & {
  readonly dataDir: string;
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
};

/** Where mails leave; where they only fall into the mailbox, the page to read them at and the sandbox that can be made to fail. */
export type ChosenMail = {
  readonly port: MailPort;
  readonly addRoutes: (app: FastifyInstance) => void;
  readonly sandboxes: readonly Sandbox[];
};

/**
 * The configured way out for mails: an SMTP server, or the mailbox beside the embedded database.
 *
 * @throws an Error that says what to set when the mailbox cannot be used. Source: D2, D3.
 */
export async function chooseMail(config: MailPlace): Promise<ChosenMail> {
  if (config.mailSmtp) return {port: createSmtpPort(config.mailSmtp), addRoutes: () => undefined, sandboxes: []};
  const root = path.join(config.dataDir, 'mailbox');
  try {
    const folder = await openMailboxFolder(root);
    const addRoutes = (app: FastifyInstance) => {
      if (showsMailbox(config)) addMailboxPage(app, folder);
    };
    const {port, sandbox} = createMailbox(folder);
    return {port, addRoutes, sandboxes: [sandbox]};
  } catch (error) {
    throw new Error(
      `Mails cannot be kept in ${root}: set DATA_DIR to a folder that can be written, or MAIL_SMTP_URL.`,
      {
        cause: error,
      },
    );
  }
}

/** Where the mails of a server under development are read; undefined where they cannot be: they hold codes that open accounts. */
export function mailboxUrl(config: MailPlace): string | undefined {
  return showsMailbox(config) ? `http://localhost:${config.port}${mailboxPath}` : undefined;
}

function showsMailbox({mailSmtp, isProduction, host}: MailPlace): boolean {
  return mailSmtp === undefined && !isProduction && isLoopback(host);
}
