import {createTransport} from 'nodemailer';
import {isLoopback} from '#server/http/known-host.ts';
import type {MailSmtp} from '#server/providers/mail/config.ts';
import {MailNotTakenError, MailRefusedError, type Mail, type MailPort} from '#server/providers/mail/port.ts';
import {requireSingleAddress} from '#server/providers/mail/single-address.ts';

/** How long each step of talking to the server may take. */
const stepDeadlineMs = 20_000;
/** How long one mail may take in all: less than the queue waits before it gives the mail to another node. */
const deadlineMs = 90_000;

/**
 * Hands mails over by SMTP, a connection each. A password is sent over TLS only, except on the own machine.
 * What it logs and throws names nobody: a server's answers quote addresses. Rules: MAI3, MAI4, MAI7.
 */
export function createSmtpPort({url, from}: MailSmtp): MailPort {
  const options = toOptions(new URL(url));
  return {
    send: async (mail) => {
      const transport = createTransport(options);
      try {
        await withinDeadline(transport.sendMail(toMessage(mail, from)));
      } catch (error) {
        throw translate(error);
      } finally {
        transport.close();
      }
    },
  };
}

function toOptions({protocol, hostname, port, username, password}: URL) {
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  const hasPassword = username !== '';
  return {
    host,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && hasPassword && !isLoopback(host),
    ...(hasPassword && {auth: {user: decodeURIComponent(username), pass: decodeURIComponent(password)}}),
    connectionTimeout: stepDeadlineMs,
    greetingTimeout: stepDeadlineMs,
    socketTimeout: stepDeadlineMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  };
}

function toMessage({messageId, date, to, replyTo, subject, text, html}: Mail, from: string) {
  return {
    messageId,
    date: new Date(date),
    from: {name: 'Faro', address: from},
    to: {name: '', address: requireSingleAddress(to)},
    ...(replyTo !== undefined && {replyTo: {name: '', address: requireSingleAddress(replyTo)}}),
    subject,
    text,
    html,
    // Out-of-office machines are asked not to answer.
    headers: {'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All'},
  };
}

async function withinDeadline(sending: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new MailNotTakenError('too slow')), deadlineMs);
  try {
    await Promise.race([sending, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** What nodemailer throws. */
type SmtpError = Error & {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
};

/** Only a refusal of this mail's recipient or content is for good: a refused password or sender is a setting to be mended. */
function translate(error: unknown): Error {
  if (!(error instanceof Error)) return new MailNotTakenError('unknown');
  if (error instanceof MailRefusedError || error instanceof MailNotTakenError) return error;
  const {code = '', responseCode = 0, command = ''}: SmtpError = error;
  const words = `SMTP ${responseCode || code} ${command}`.trim();
  const isOfThisMail = command === 'RCPT TO' || command === 'DATA';
  return isOfThisMail && responseCode >= 500 ? new MailRefusedError(words) : new MailNotTakenError(words);
}
