import type {FastifyInstance, FastifyReply} from 'fastify';
import {fail} from '#contract/kernel/failure.ts';
import {sendFailure} from '#server/http/send-failure.ts';
import {escapeHtml} from '#server/http/escape-html.ts';
import {addDevPages, sendDevPage} from '#server/providers/sandbox/dev-page.ts';
import type {KeptMail, MailboxFolder} from './mailbox-folder.ts';

/** Where the page is. */
export const mailboxPath = '/dev/mailbox';

const shownAtOnce = 100;

/** A mail may do nothing but look as it looks. */
const framePolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/**
 * Mounts a page to read the mailbox, for whoever sits at this machine: a list, and each mail as text and as it looks.
 * Rule: MAI5.
 */
export function addMailboxPage(app: FastifyInstance, folder: MailboxFolder): void {
  addDevPages(app, mailboxPath, (scope) => {
    scope.get(mailboxPath, async (_request, reply) =>
      sendDevPage(reply, mailboxPath, 'Mailbox', toList(await folder.list(shownAtOnce))),
    );
    scope.get<{Params: {name: string}}>(`${mailboxPath}/:name`, async ({params: {name}}, reply) => {
      const mail = await folder.find(name);
      return mail ? sendDevPage(reply, mailboxPath, mail.subject, toMailPage({name, mail})) : refuse(reply);
    });
    scope.get<{Params: {name: string}}>(`${mailboxPath}/:name/html`, async ({params: {name}}, reply) => {
      const mail = await folder.find(name);
      if (!mail) return refuse(reply);
      reply.header('content-security-policy', framePolicy).header('x-frame-options', 'SAMEORIGIN');
      return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(mail.html);
    });
  });
}

function refuse(reply: FastifyReply): FastifyReply {
  return sendFailure(reply, fail('not-found', 'request.no-such-address').failure);
}

function toList(mails: readonly KeptMail[]): string {
  if (mails.length === 0) return '<p>No mail yet. What Faro sends while you develop appears here.</p>';
  const rows = mails.map(({name, mail: {date, to, subject}}) => {
    const link = `<a href="${mailboxPath}/${name}">${escapeHtml(subject)}</a>`;
    return `<tr><td>${toTime(date)}</td><td>${escapeHtml(to)}</td><td>${link}</td></tr>`;
  });
  const head = '<thead><tr><th scope="col">When</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>';
  return `<table>${head}<tbody>${rows.join('\n')}</tbody></table>`;
}

function toMailPage({name, mail: {date, to, replyTo, subject, text}}: KeptMail): string {
  const answers = replyTo === undefined ? '' : `<br>Answers go to ${escapeHtml(replyTo)}`;
  return `<p><a href="${mailboxPath}">All mails</a></p>
<p>To ${escapeHtml(to)}<br>${toTime(date)}${answers}</p>
<h2>As text</h2><pre>${escapeHtml(text)}</pre>
<h2>As it looks</h2>
<iframe sandbox title="${escapeHtml(subject)}" src="${mailboxPath}/${name}/html"></iframe>`;
}

function toTime(date: string): string {
  return `<time datetime="${escapeHtml(date)}">${escapeHtml(date.slice(0, 19).replace('T', ' '))} UTC</time>`;
}
