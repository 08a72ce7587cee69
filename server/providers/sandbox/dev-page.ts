import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import {fail} from '#contract/kernel/failure.ts';
import {escapeHtml} from '#server/http/escape-html.ts';
import {isLoopback} from '#server/http/known-host.ts';
import {sendFailure} from '#server/http/send-failure.ts';

/** No scripts at all; what is shown of others in a frame. */
const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Mounts pages for whoever develops, at this machine: they ask for no session, so they answer no other machine, and no page under another
 * name. Rule: MAI5.
 */
export function addDevPages(app: FastifyInstance, root: string, addRoutes: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (isFromHere(request)) return undefined;
      return sendFailure(reply, fail('forbidden', 'request.unknown-host').failure);
    });
    scope.get(`${root}/style.css`, async (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'no-store').send(style),
    );
    addRoutes(scope);
  });
}

/**
 * Tells whether whoever asks sits at this machine, by its own name. The name is also read as it was sent: a page that has pointed its name at us
 * can say what it likes in the header of a proxy, but not in this one.
 */
export function isFromHere({ip, hostname, headers}: FastifyRequest): boolean {
  const caller = ip.replace(/^::ffff:/, '');
  const sent = (headers.host ?? '').replace(/:\d+$/, '');
  return isLoopback(caller) && [hostname, sent].every((name) => isLoopback(name.replace(/^\[|\]$/g, '')));
}

/** Answers with a page of that title; `main` is HTML. */
export function sendDevPage(reply: FastifyReply, root: string, title: string, main: string): FastifyReply {
  reply.header('content-security-policy', pagePolicy).header('cache-control', 'no-store');
  return reply.type('text/html; charset=utf-8').send(`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="${root}/style.css"></head>
<body><main><h1>${escapeHtml(title)}</h1>
${main}</main></body></html>`);
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
form { margin: 0 0 8px; }
iframe { height: 640px; }
@media (max-width: 768px) { td:first-child { white-space: normal; } td:nth-child(2) { min-width: 0; } }
`;
