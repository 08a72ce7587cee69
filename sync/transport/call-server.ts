import type {z} from 'zod';
import {readMe, refreshSession, type Me} from '#contract/account/session.ts';
import type {Endpoint} from '#contract/kernel/endpoint.ts';
import {fail, succeed, type Outcome, type Refusals} from '#contract/kernel/failure.ts';
import {antiForgeryHeader, personHeader, protocolHeader, wireVersion} from '#contract/wire-version.ts';
import type {Locks} from '#sync/store/locks.ts';
import {readAnswer, type ReadAnswer} from './read-answer.ts';

/** Where the session's anti-forgery token is kept. */
export type TokenStore = {
  read(): Promise<string | null>;
  /** Keeps a fresh token; the person may be another one than before. */
  write(me: Me): Promise<void>;
};

/** What calling stands on: the network, the locks shared by all tabs, the token, and where the server is (empty: same origin). */
export type TransportParts = {
  readonly fetch: typeof fetch;
  readonly locks: Locks;
  readonly tokens: TokenStore;
  readonly origin: string;
  /** Whose answers are believed; anybody's where it is not given. */
  readonly userId?: string;
  /** Hears that the server no longer serves this version. */
  readonly noteOutdated?: () => void;
};

/** The refusals any call can meet, declared by its endpoint or not; a server of another version may give other reasons. */
export type CallCode =
  | 'unauthorized'
  | 'forbidden'
  | 'validation'
  | 'rate-limited'
  | 'outdated'
  | 'unexpected'
  | 'offline'
  | 'provider-down';

/** A cancelled call rejects with the signal's reason: cancelling is no failure. */
export type CallOptions = {readonly signal?: AbortSignal};

/** The typed client. */
export type ServerCall = {
  /** Asks the server; the answer was checked there by the same schema. Never rejects but for an abort. */
  <Input extends z.ZodType, Output extends z.ZodType, Refused extends Refusals>(
    endpoint: Endpoint<Input, Output, Refused>,
    input: z.input<Input>,
    options?: CallOptions,
  ): Promise<Outcome<z.output<Output>, Refused | CallCode>>;
  /** As the call itself, but answers with the JSON as received. */
  asText<Input extends z.ZodType, Refused extends Refusals>(
    endpoint: Endpoint<Input, z.ZodType, Refused>,
    input: z.input<Input>,
    options?: CallOptions,
  ): Promise<Outcome<string, Refused | CallCode>>;
};

/** A connection that says nothing for so long is no connection; a full push over a slow one takes less. */
const timeoutMs = 120_000;

/** Only one tab renews the session at a time. */
const sessionLock = 'faro-session';

/**
 * Makes the one way to the server. A 401 is met here, by renewing the session and trying once more; a stale anti-forgery
 * token by reading a fresh one. Rules: TRA1 to TRA5, TRA7.
 */
export function createServerCall(parts: TransportParts): ServerCall {
  const ask = async (endpoint: Endpoint, input: unknown, {signal}: CallOptions = {}): Promise<Outcome<ReadAnswer>> => {
    const answer = await sendRenewing(parts, endpoint, input, signal);
    if (!answer.ok && answer.failure.code === 'outdated') parts.noteOutdated?.();
    // Asked after the session: one that is good again may be newer than the token kept here.
    if (answer.ok || answer.failure.reason !== 'request.no-auth-token') return answer;
    const renewed = await renewToken(parts, signal);
    return renewed.ok ? sendRenewing(parts, endpoint, input, signal) : renewed;
  };
  const call = async (endpoint: Endpoint, input: unknown, options?: CallOptions): Promise<Outcome<unknown>> => {
    const answer = await ask(endpoint, input, options);
    return answer.ok ? succeed(answer.value.value) : answer;
  };
  const asText = async (endpoint: Endpoint, input: unknown, options?: CallOptions): Promise<Outcome<string>> => {
    const answer = await ask(endpoint, input, options);
    return answer.ok ? succeed(answer.value.text) : answer;
  };
  // The server shapes every answer, and limits every refusal, by the endpoint that types this.
  return Object.assign(call, {asText}) as ServerCall;
}

async function send(
  {fetch, tokens, origin, userId}: TransportParts,
  endpoint: Endpoint,
  input: unknown,
  signal: AbortSignal | undefined,
): Promise<Outcome<ReadAnswer>> {
  const headers = new Headers({accept: 'application/json', [protocolHeader]: String(wireVersion)});
  const token = endpoint.method === 'GET' ? null : await tokens.read();
  if (token !== null) headers.set(antiForgeryHeader, token);
  const {path, rest} = fillPath(endpoint.path, input);
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  if (!inQuery) headers.set('content-type', 'application/json');
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(origin + path + (inQuery ? toQuery(rest) : ''), {
      method: endpoint.method,
      headers,
      body: inQuery ? null : JSON.stringify(rest),
      credentials: 'same-origin',
      cache: 'no-store',
      // Ours never redirects; a captive portal does.
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const misdirected = userId === undefined ? null : refuseForeign(response, {endpoint, userId});
    return misdirected ?? (await readAnswer(response));
  } catch (error) {
    signal?.throwIfAborted();
    // Fetch rejects with a TypeError for every trouble of the network, and tells no more.
    if (error instanceof TypeError || timeout.aborted) return fail('offline', 'network.unreachable');
    throw error;
  }
}

/** An answer to another person, out of a shared cache or under cookies that changed on the way: nothing of it is believed. Rule: TRA5. */
function refuseForeign(
  response: Response,
  {endpoint, userId}: {readonly endpoint: Endpoint; readonly userId: string},
): Outcome<ReadAnswer> | null {
  const person = response.headers.get(personHeader);
  if (person === null) {
    const isAnonymous = response.ok && endpoint.access !== 'anyone';
    return isAnonymous ? fail('offline', 'network.not-ours') : null;
  }
  return person === userId ? null : fail('forbidden', 'sync.other-user');
}

/**
 * Sends, and once more after the session was renewed. Another tab's renewal may have failed, and a new one may be over already: before this
 * tab believes that the session is, it asks for itself.
 */
async function sendRenewing(
  parts: TransportParts,
  endpoint: Endpoint,
  input: unknown,
  signal: AbortSignal | undefined,
): Promise<Outcome<ReadAnswer>> {
  const first = await send(parts, endpoint, input, signal);
  if (endpoint.access === 'anyone' || !isUnauthorized(first)) return first;
  const renewed = await renewSession(parts, signal);
  if (!renewed.ok) return renewed;
  const second = await send(parts, endpoint, input, signal);
  if (!isUnauthorized(second)) return second;
  const again = await parts.locks.hold(sessionLock, async () => send(parts, refreshSession, {}, signal), signal);
  return again.ok ? send(parts, endpoint, input, signal) : again;
}

function isUnauthorized(answer: Outcome<unknown>): boolean {
  return !answer.ok && answer.failure.code === 'unauthorized';
}

/** Renews the session unless another tab is at it: then its cookies are ours too. */
async function renewSession(
  parts: TransportParts,
  signal: AbortSignal | undefined,
): Promise<Outcome<ReadAnswer | null>> {
  const renewed = await parts.locks.tryHold(sessionLock, async () => send(parts, refreshSession, {}, signal));
  if (renewed) return renewed;
  return parts.locks.hold(sessionLock, async () => succeed(null), signal);
}

async function renewToken(parts: TransportParts, signal: AbortSignal | undefined): Promise<Outcome<unknown>> {
  const answer = await sendRenewing(parts, readMe, {}, signal);
  if (!answer.ok) return answer;
  // Ours, and shaped by this endpoint's output.
  await parts.tokens.write(answer.value.value as Me);
  return answer;
}

type Filled = {path: string; rest: Record<string, unknown>};

/** Puts the `:name` parts of a path in from the input; what is left goes into the query or the body. */
function fillPath(path: string, input: unknown): Filled {
  const rest: Record<string, unknown> = {...(typeof input === 'object' ? input : {})};
  const filled = path.replaceAll(/:([A-Za-z]+)/g, (_match, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return {path: filled, rest};
}

function toQuery(parts: Record<string, unknown>): string {
  const given = Object.entries(parts).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? '' : `?${query}`;
}
