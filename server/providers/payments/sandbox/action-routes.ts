import type {FastifyReply, FastifyRequest} from 'fastify';
import {fail} from '#contract/kernel/failure.ts';
import {chooseLanguage, type SiteLanguage} from '#contract/site/choose-language.ts';
import type {ApiServer} from '#server/http/implement.ts';
import {isSameOrigin} from '#server/http/same-origin.ts';
import {sendFailure} from '#server/http/send-failure.ts';
import {actionStyle, doneScript, writeActionPage, writeDonePage, writeOverPage} from './action-html.ts';
import {answerAction, findByAction} from './intents.ts';
import type {SandboxParts} from './sandbox-parts.ts';
import type {Intent} from './tables.ts';
import {actionPath, toClientSecret} from './to-payment.ts';

/** Our own pages may show it in a frame. */
const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

type ToAction = {Params: {action: string}};
type ToAnswer = {Params: {action: string; answer: string}};

/** Mounts the bank's page of the sandbox, on which a person confirms or refuses a payment. Who has its address has been given it. Rule: PAY11. */
export function addActionRoutes({app, publicOrigin}: ApiServer, parts: SandboxParts): void {
  void app.register(async (scope) => {
    // A form without fields: there is nothing to read.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
    scope.get(`${actionPath}/style.css`, async (_request, reply) => reply.type('text/css').send(actionStyle));
    scope.get(`${actionPath}/done.js`, async (_request, reply) => reply.type('text/javascript').send(doneScript));
    // What is no such id at all is not asked of the database.
    const isId = (action: string) => /^[0-9a-f]{32}$/.test(action);
    scope.get<ToAction>(`${actionPath}/:action`, async (request, reply) => {
      const {action} = request.params;
      const intent = isId(action) ? await findByAction(parts, action) : undefined;
      const language = languageOf(request, intent);
      if (intent?.state !== 'needs-action') return sendPage(reply.code(404), writeOverPage(language));
      return sendPage(reply, writeActionPage(intent, language));
    });
    scope.post<ToAnswer>(`${actionPath}/:action/:answer`, async (request, reply) => {
      const {action, answer} = request.params;
      if (!isSameOrigin(request, publicOrigin))
        return sendFailure(reply, fail('forbidden', 'request.foreign-origin').failure);
      if (answer !== 'confirm' && answer !== 'refuse')
        return sendFailure(reply, fail('not-found', 'request.no-such-address').failure);
      const intent = isId(action) ? await answerAction(parts, action, answer === 'confirm') : undefined;
      if (!intent) return sendPage(reply.code(404), writeOverPage(languageOf(request, intent)));
      if (isFramed(request)) return sendPage(reply, writeDonePage(languageOf(request, intent)));
      return reply.header('cache-control', 'no-store').redirect(toReturn(intent), 303);
    });
  });
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  reply.headers({'content-security-policy': pagePolicy, 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store'});
  return reply.type('text/html; charset=utf-8').send(html);
}

/** The page that it leads back to has a language; without one the browser's own. */
function languageOf({headers}: FastifyRequest, intent: Intent | undefined): SiteLanguage {
  const asked = /^(?:https?:\/\/[^/]+)?\/([a-z]{2})(?:[/?#]|$)/.exec(intent?.returnUrl ?? '')?.[1];
  return chooseLanguage({asked, remembered: undefined, accepted: headers['accept-language']});
}

/** Source: Fetch Metadata, 2.1. */
function isFramed({headers}: FastifyRequest): boolean {
  const goal = headers['sec-fetch-dest'];
  return goal === 'iframe' || goal === 'frame';
}

/** Back to where the person came from, with what Stripe adds there. */
function toReturn(intent: Intent): string {
  const name = intent.kind === 'payment' ? 'payment_intent' : 'setup_intent';
  const more = new URLSearchParams({
    [name]: intent.id,
    [`${name}_client_secret`]: toClientSecret(intent),
    redirect_status: intent.state === 'paid' ? 'succeeded' : 'failed',
  });
  return `${intent.returnUrl}${intent.returnUrl.includes('?') ? '&' : '?'}${more.toString()}`;
}
