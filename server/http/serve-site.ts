import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import {chooseLanguage} from '#contract/site/choose-language.ts';
import type {Language} from '#contract/account/rules.ts';
import {languageCookie, safeLanguageCookie} from '#contract/site/public-paths.ts';
import {fillPage, type ServerFacts} from '#contract/site/server-facts.ts';
import {calendarGuests, chatGuests, writeContentPolicy} from './content-policy.ts';
import {chooseEncoding, compressors} from './send-json-text.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

type Page = {
  readonly type: string;
  readonly text: string;
  readonly tag: string;
  /** Headers of its own. */
  readonly headers: Readonly<Record<string, string>>;
};

/** What the server was told and the pages say. See {@link ServerFacts}. */
export type SiteFacts = {
  /** The address people open, for what names itself absolutely. */
  readonly origin: string;
  readonly chatId: string | undefined;
  readonly calendars: Readonly<Record<Language, string | undefined>>;
  readonly operator: {readonly name: string; readonly address: string} | undefined;
};
type Encoding = keyof typeof compressors;

/**
 * Serves the public site that the build has written. A page is compressed once; browsers ask for it anew each time and hear "not
 * modified" where it is the same. The bare address leads to a language. Others' scripts and frames may enter only the page that offers them.
 *
 * @returns whether there is a site; without one the app answers everywhere.
 * Rules: SIT2, SIT5, SIT9, SIT10. Source: S2.02, S2.11.
 */
export function serveSite(app: FastifyInstance, clientDir: string, facts: SiteFacts): boolean {
  const folder = path.join(clientDir, '.site');
  if (!existsSync(folder)) return false;
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const type = types[path.extname(file)];
    if (type === undefined) continue;
    const page = file.split(path.sep).join('/');
    const known = chooseFacts(facts, page);
    const text = fillPage(readFileSync(path.join(folder, file), 'utf8'), facts.origin, known);
    const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    const address = `/${page.replace(/\.html$/, '')}`;
    const send = sendPage({type, text, tag, headers: welcomeGuests(known)});
    app.get(address, send);
    if (file.endsWith('.html')) app.get(`${address}/`, (request, reply) => redirect(request, reply, address, 301));
  }
  app.get('/', (request, reply) => leadToLanguage(request, reply));
  return true;
}

/** What a page may say: chat and calendar are the contact page's. */
function chooseFacts({chatId, calendars, operator}: SiteFacts, page: string): ServerFacts {
  const language = /^(es|en|pt)\/contact\.html$/.exec(page)?.[1] as Language | undefined;
  const calendar = language && calendars[language];
  return {
    ...(operator && {operatorName: operator.name, operatorAddress: operator.address}),
    ...(language && chatId !== undefined && {chat: chatId}),
    ...(calendar !== undefined && {calendar}),
  };
}

function welcomeGuests({chat, calendar}: ServerFacts): Record<string, string> {
  const guests = [...(chat === undefined ? [] : [chatGuests]), ...(calendar === undefined ? [] : [calendarGuests])];
  return guests.length === 0 ? {} : {'content-security-policy': writeContentPolicy(...guests)};
}

function sendPage({type, text, tag, headers}: Page) {
  const compressed = new Map<Encoding, Promise<Buffer>>();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.headers({...headers, 'cache-control': 'no-cache', etag: tag, vary: 'accept-encoding'});
    if (knows(request.headers['if-none-match'], tag)) return reply.code(304).send();
    reply.type(type);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (!encoding) return reply.send(text);
    const bytes = compressed.get(encoding) ?? compressors[encoding](text, 'best');
    compressed.set(encoding, bytes);
    return reply.header('content-encoding', encoding).send(await bytes);
  };
}

/** The comparison is the weak one: an answer differs by its compression alone. Source: RFC 9110, 13.1.2. */
function knows(header: string | undefined, tag: string): boolean {
  const bare = (one: string) => one.trim().replace(/^W\//, '');
  return header !== undefined && header.split(',').some((one) => one.trim() === '*' || bare(one) === bare(tag));
}

/** The installed app opens at the bare address too, and is answered with the app. */
async function leadToLanguage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const query = new URLSearchParams(request.url.split('?')[1] ?? '');
  if (query.get('source') === 'pwa') return reply.header('cache-control', 'no-cache').sendFile('index.html');
  const language = chooseLanguage({
    asked: query.get('lang') ?? undefined,
    // The second is of before the first had its name, and of plain http.
    remembered: request.cookies[safeLanguageCookie] ?? request.cookies[languageCookie],
    accepted: request.headers['accept-language'],
  });
  // Who keeps it must ask again: it depends on the person, not only on the address.
  reply.headers({'cache-control': 'private, no-cache', vary: 'accept-language, cookie'});
  return redirect(request, reply, `/${language}`, 302);
}

/** Where a campaign brought somebody from stays in the address. Source: S3.20. */
function redirect(request: FastifyRequest, reply: FastifyReply, address: string, status: 301 | 302): FastifyReply {
  const query = request.url.split('?')[1];
  if (status === 301) reply.header('cache-control', 'no-cache');
  return reply.redirect(query === undefined ? address : `${address}?${query}`, status);
}
