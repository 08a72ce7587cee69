import {readMe, type Me} from '#contract/account/session.ts';
import type {Endpoint} from '#contract/kernel/endpoint.ts';
import type {Failure} from '#contract/kernel/failure.ts';
import {antiForgeryHeader, personHeader, protocolHeader, wireVersion} from '#contract/wire-version.ts';
import {sampleOf, type Fill} from './sample.ts';

const modules = import.meta.glob<Record<string, unknown>>('/contract/*/*.ts', {eager: true});

/** Every endpoint of the contract. */
const endpoints: readonly Endpoint[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isEndpoint),
);

/** How the server of the page answers: with samples, never, with a refusal, or not at all because there is no network. */
export type Answers = Fill | 'never' | 'refused' | 'offline';

/** What an endpoint answers instead of a sample, by its name; a function is given what was sent, and may take its time. */
export type OwnAnswers = Readonly<Record<string, unknown>>;

/** A server for one page: it answers what the contract promises. */
export type PageServer = {
  /** Calls that are under way. */
  readonly countOpen: () => number;
  /** How often any endpoint was asked. */
  readonly countAsked: () => number;
  /** What was sent to an endpoint, by its name, oldest first. */
  readonly sentTo: (name: string) => readonly unknown[];
};

const ownFetch = globalThis.fetch.bind(globalThis);

/** From now on calls to the product's server are answered here. Anything else, such as fonts, comes as it does. */
export function answerInPage(me: Me | null, answers: Answers, own: OwnAnswers = {}): PageServer {
  let open = 0;
  const sent = new Map<string, unknown[]>();
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const address = new URL(request.url);
    if (!address.pathname.startsWith('/api/')) return ownFetch(input, init);
    if (answers === 'offline') throw new TypeError('Failed to fetch');
    const endpoint = findEndpoint(request.method, address.pathname);
    open += 1;
    try {
      const body = await request.text();
      const given = body === '' ? Object.fromEntries(address.searchParams) : (JSON.parse(body) as unknown);
      sent.set(endpoint.name, [...(sent.get(endpoint.name) ?? []), given]);
      // What stands in a path or a query is made by the product; what people type is in a body.
      const refusal = body !== '' ? checkInput(endpoint, given) : null;
      if (refusal) return toRefusal(refusal, me);
      return await answer(
        endpoint,
        {me, answers, own: {...own, [endpoint.name]: await answerOf(own, endpoint, given)}},
        request.signal,
      );
    } finally {
      open -= 1;
    }
  };
  const countAsked = () => [...sent.values()].reduce((sum, {length}) => sum + length, 0);
  return {countOpen: () => (answers === 'never' ? 0 : open), countAsked, sentTo: (name) => sent.get(name) ?? []};
}

type World = {readonly me: Me | null; readonly answers: Answers; readonly own: OwnAnswers};

async function answer(endpoint: Endpoint, {me, answers, own}: World, signal: AbortSignal): Promise<Response> {
  if (endpoint.name === readMe.name && me) return toResponse(me, me);
  const given = own[endpoint.name];
  if (isFailure(given)) return toRefusal(given, me);
  if (given !== undefined) return toResponse(given, me);
  if (answers === 'never')
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  // A refusal that no further try would pass: nobody waits for one.
  if (answers === 'refused') return toRefusal({code: 'forbidden', reason: 'request.forbidden'}, me);
  return toResponse(sampleOf(endpoint.output, answers === 'empty' ? 'empty' : 'filled'), me);
}

/** What a test wants to be answered; undefined where it has no wish. */
function answerOf(own: OwnAnswers, {name}: Endpoint, sent: unknown): unknown {
  const wanted = own[name];
  return typeof wanted === 'function' ? (wanted as (sent: unknown) => unknown)(sent) : wanted; // By a test's own hand.
}

function toResponse(value: unknown, me: Me | null): Response {
  return new Response(JSON.stringify(value), {headers: headersFor(me)});
}

function toRefusal(failure: Failure, me: Me | null): Response {
  const {retryAfterMs} = failure;
  const wait = retryAfterMs === undefined ? {} : {'retry-after': String(Math.ceil(retryAfterMs / 1_000))};
  return new Response(JSON.stringify({error: failure}), {status: 403, headers: {...headersFor(me), ...wait}});
}

function headersFor(me: Me | null): Record<string, string> {
  const known = {'content-type': 'application/json', [protocolHeader]: String(wireVersion), [antiForgeryHeader]: 'x'};
  return me ? {...known, [personHeader]: me.id} : known;
}

/** Refuses what the contract refuses before anybody looks at it, as the server does. */
function checkInput(endpoint: Endpoint, input: unknown): Failure | null {
  const issue = endpoint.input.safeParse(input).error?.issues[0];
  if (issue === undefined) return null;
  const isReason = /^[a-z]+\.[a-z-]+$/.test(issue.message);
  return {
    code: 'validation',
    reason: isReason ? issue.message : 'request.invalid-field',
    details: {field: issue.path.join('.')},
  };
}

function findEndpoint(method: string, path: string): Endpoint {
  const found = endpoints.find((one) => one.method === method && toPattern(one.path).test(path));
  if (!found) throw new Error(`The contract knows no ${method} ${path}`);
  return found;
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:[A-Za-z]+/g, '[^/]+')}$`);
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'output' in value && 'access' in value;
}

function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'code' in value && 'reason' in value;
}
