import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import {fail} from '#contract/kernel/failure.ts';
import {isLoopback} from '#server/http/known-host.ts';
import {sendFailure} from '#server/http/send-failure.ts';
import {escapeHtml} from '#server/http/escape-html.ts';
import type {KeptMail, MailboxFolder} from './mailbox-folder.ts';

/** Where the page is. */
export const mailboxPath = '/dev/mailbox';

const shownAtOnce = 100;

/** No scripts at all; the mail itself in a frame. */
const pagePolicy = "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";
/** A mail may do nothing but look as it looks. */
const framePolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/**
 * Mounts a page to read the mailbox, for whoever sits at this machine: a list, and each mail as text and as it looks.
 * It asks for no session, so it answers no other machine, and no page under another name. Rule: MAI5.
 */
export function addMailboxPage(app: FastifyInstance, folder: MailboxFolder): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (isFromHere(request)) return undefined;
      return sendFailure(reply, fail('forbidden', 'request.unknown-host').failure);
    });
    scope.get(mailboxPath, async (_request, reply) =>
      sendPage(reply, 'Mailbox', toList(await folder.list(shownAtOnce))),
    );
    scope.get(`${mailboxPath}/style.css`, async (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'no-store').send(style),
    );
    scope.get<{Params: {name: string}}>(`${mailboxPath}/:name`, async ({params: {name}}, reply) => {
      const mail = await folder.find(name);
      return mail ? sendPage(reply, mail.subject, toMailPage({name, mail})) : refuse(reply);
    });
    scope.get<{Params: {name: string}}>(`${mailboxPath}/:name/html`, async ({params: {name}}, reply) => {
      const mail = await folder.find(name);
      if (!mail) return refuse(reply);
      reply.header('content-security-policy', framePolicy).header('x-frame-options', 'SAMEORIGIN');
      return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(mail.html);
    });
  });
}

function isFromHere({ip, hostname}: FastifyRequest): boolean {
  const caller = ip.replace(/^::ffff:/, '');
  return isLoopback(caller) && isLoopback(hostname.replace(/^\[|\]$/g, ''));
}

function sendPage(reply: FastifyReply, title: string, main: string): FastifyReply {
  reply.header('content-security-policy', pagePolicy).header('cache-control', 'no-store');
  return reply.type('text/html; charset=utf-8').send(toPage(title, main));
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

function toPage(title: string, main: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="${mailboxPath}/style.css"></head>
<body><main><h1>${escapeHtml(title)}</h1>
${main}</main></body></html>`;
}

const style = `:root { color-scheme: light dark; --text: #131b25; --ground: #f3f5f8; --surface: #fff; --line: #dbe0e6; --accent: #1d60bc; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e9edf1; --ground: #0d141c; --surface: #131b25; --line: #252f3a; --accent: #81b8f9; }
}
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/24px system-ui, sans-serif; }
main { max-width: 960px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 28px; line-height: 36px; overflow-wrap: anywhere; }
h2 { font-size: 20px; }
a { color: var(--accent); }
table { width: 100%; border-collapse: collapse; background: var(--surface); }
th, td { padding: 8px 12px; border: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
td:first-child { white-space: nowrap; font-variant-numeric: tabular-nums; }
td:nth-child(2) { min-width: 14em; }
pre, iframe { width: 100%; box-sizing: border-box; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
pre { padding: 16px; white-space: pre-wrap; overflow-wrap: anywhere; }
iframe { height: 640px; }
@media (max-width: 768px) { td:first-child { white-space: normal; } td:nth-child(2) { min-width: 0; } }
`;
