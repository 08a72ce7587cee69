import type {FastifyReply, FastifyRequest} from 'fastify';
import {z} from 'zod';
import {googleReturnPath} from '#contract/account/rules.ts';
import {fail} from '#contract/kernel/failure.ts';
import {chooseLanguage, type SiteLanguage} from '#contract/site/choose-language.ts';
import type {ApiServer} from '#server/http/implement.ts';
import {isSameOrigin} from '#server/http/same-origin.ts';
import {sendFailure} from '#server/http/send-failure.ts';
import {isFromHere} from '#server/providers/sandbox/dev-page.ts';
import {signInPath} from './adapter.ts';
import {giveCode, type SandboxParts} from './codes.ts';
import {pageStyle, writeNothingPage, writeSignInPage, type Offered} from './page-html.ts';

const styleUrl = `${signInPath}/style.css`;

/** No scripts; the answer to a form leads back to our own page. */
const pagePolicy = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** What the browser was sent here with. */
const askedSchema = z.object({
  redirect_uri: z.url().max(500),
  state: z.string().min(1).max(200),
  nonce: z.string().min(1).max(200),
  code_challenge: z.string().min(1).max(200),
  hl: z.string().max(10).default(''),
});

type Asked = z.infer<typeof askedSchema>;

const personSchema = z.object({
  email: z.string().trim().max(254).toLowerCase().pipe(z.email()),
  name: z.string().trim().max(160),
});

/** What was typed, to be shown once more. */
const typedSchema = z.object({email: z.string().catch(''), name: z.string().catch('')}).catch({email: '', name: ''});

/** Nobody has these e-mails. Source: RFC 2606. */
const testEmail = /@(?:[\w-]+\.)*(?:example|test|example\.(?:com|net|org))$/;

type Parts = SandboxParts & {readonly people: readonly Offered[]};

/** Mounts the page on which a person says who they are, in Google's place. Rule: ACC36. */
export function addSignInRoutes({app, publicOrigin}: ApiServer, parts: Parts): void {
  const {people} = parts;
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', {parseAs: 'string'}, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    scope.get(styleUrl, async (_request, reply) => reply.type('text/css').send(pageStyle));
    scope.get(signInPath, async (request, reply) => {
      const asked = readAsked(request, publicOrigin);
      return asked ? sendPage(reply, writeForm(request, {asked, people})) : sendNothing(request, reply);
    });
    scope.post<{Params: {answer: string}}>(`${signInPath}/:answer`, async (request, reply) => {
      const {answer} = request.params;
      if (!isSameOrigin(request, publicOrigin))
        return sendFailure(reply, fail('forbidden', 'request.foreign-origin').failure);
      const asked = readAsked(request, publicOrigin);
      if (!asked || (answer !== 'confirm' && answer !== 'refuse')) return sendNothing(request, reply);
      if (answer === 'refuse') return leave(reply, asked, {error: 'access_denied'});
      const person = personSchema.safeParse(request.body);
      if (!person.success || !mayBe(request, person.data.email))
        return sendPage(reply.code(422), writeForm(request, {asked, people}));
      const {redirect_uri: redirectUri, nonce, code_challenge: challenge} = asked;
      return leave(reply, asked, {code: await giveCode(parts, {...person.data, redirectUri, nonce, challenge})});
    });
  });
}

/** Whoever sits at this machine may be anybody; others nobody to whom a real e-mail could belong. */
function mayBe(request: FastifyRequest, email: string): boolean {
  return isFromHere(request) || testEmail.test(email);
}

/** What we sent a browser here with; nobody is led to another site. @returns undefined where we did not. */
function readAsked(request: FastifyRequest, publicOrigin: string | undefined): Asked | undefined {
  const read = askedSchema.safeParse(request.query);
  if (!read.success) return undefined;
  const {host, pathname, origin} = new URL(read.data.redirect_uri);
  const isOurs = publicOrigin === undefined ? host === request.host : origin === publicOrigin;
  return isOurs && /^\/(?:es|en|pt)\//.test(pathname) && pathname.slice(4) === googleReturnPath ? read.data : undefined;
}

function writeForm(request: FastifyRequest, {asked, people}: {asked: Asked} & Pick<Parts, 'people'>): string {
  const query = new URLSearchParams(Object.entries(asked)).toString();
  return writeSignInPage(styleUrl, {
    language: languageOf(request, asked),
    confirmAction: `${signInPath}/confirm?${query}`,
    refuseAction: `${signInPath}/refuse?${query}`,
    ...typedSchema.parse(request.body),
    isWrong: request.method === 'POST',
    people,
  });
}

function leave(reply: FastifyReply, asked: Asked, answer: Record<string, string>): FastifyReply {
  const query = new URLSearchParams({...answer, state: asked.state});
  return reply.header('cache-control', 'no-store').redirect(`${asked.redirect_uri}?${query.toString()}`, 303);
}

function sendNothing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendPage(reply.code(404), writeNothingPage(styleUrl, languageOf(request, undefined)));
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  reply.headers({'content-security-policy': pagePolicy, 'cache-control': 'no-store'});
  return reply.type('text/html; charset=utf-8').send(html);
}

function languageOf({headers}: FastifyRequest, asked: Asked | undefined): SiteLanguage {
  return chooseLanguage({asked: asked?.hl, remembered: undefined, accepted: headers['accept-language']});
}
