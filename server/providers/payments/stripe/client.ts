import {AsyncLocalStorage} from 'node:async_hooks';
import {Stripe} from 'stripe';
import type {VendorLog} from '#server/providers/http/vendor-client.ts';

/**
 * What came of a request to Stripe. `refused`: Stripe read it and says no. `down`: nobody knows whether it was done, or it may be asked
 * later: no answer, too late, 409, 429, 5xx, or keys that it does not take.
 */
export type StripeAnswer<Value> =
  | {readonly kind: 'answered'; readonly value: Value; readonly isReplayed: boolean}
  | {readonly kind: 'refused'; readonly error: Stripe.errors.StripeError}
  | {readonly kind: 'down'; readonly because: string};

/** Stripe's own client, under our limits and our line in the log. */
export type StripeClient = {
  readonly stripe: Stripe;
  /**
   * Asks once, and again as Stripe's client does: after a lost connection, 409, 5xx and wherever Stripe wants it, under the same key.
   *
   * @param line method and path with `:name` parts, for the log; no value is ever in it. Rule: PAY15.
   */
  readonly ask: <Value extends object>(
    line: `${'GET' | 'POST' | 'DELETE'} /v1/${string}`,
    call: (stripe: Stripe) => Promise<Stripe.Response<Value>>,
  ) => Promise<StripeAnswer<Value>>;
};

/** Where Stripe is, and how long a request may take. */
export type StripePlace = {
  readonly url: string;
  readonly tryMs: number;
  /** All tries together. */
  readonly totalMs: number;
};

/** Somebody waits for the answer. */
export const stripePlace: StripePlace = {url: 'https://api.stripe.com', tryMs: 8_000, totalMs: 20_000};

const retries = 2;

/** Counts the tries of the request that is under way. */
type Note = {tries: number; readonly startedMs: number};

/** Makes the client. The version of Stripe's interface is the one that the package was written for: both change together. */
export function createStripeClient(secretKey: string, place: StripePlace, log: VendorLog): StripeClient {
  const {protocol, hostname, port} = new URL(place.url);
  const stripe = new Stripe(secretKey, {
    apiVersion: '2026-10-28.endive',
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port !== '' && {port}),
    timeout: place.tryMs,
    maxNetworkRetries: retries,
    telemetry: false,
  });
  const notes = new AsyncLocalStorage<Note>();
  stripe.on('request', () => {
    const note = notes.getStore();
    if (note) note.tries += 1;
  });
  const ask: StripeClient['ask'] = (line, call) => {
    const note: Note = {tries: 0, startedMs: performance.now()};
    return notes.run(note, async () => {
      const {answer, facts} = await withinTime(call(stripe), place.totalMs);
      const [method, path] = line.split(' ');
      const ms = Math.round(performance.now() - note.startedMs);
      const because = answer.kind === 'down' ? {because: answer.because} : {};
      const isUsual = method === 'GET' && answer.kind === 'answered';
      const entry = {vendor: 'stripe', method, path, ...facts, ...because, ms, tries: note.tries};
      log[isUsual ? 'debug' : 'info'](entry, 'a vendor was asked');
      return answer;
    });
  };
  return {stripe, ask};
}

type Told<Value> = {
  readonly answer: StripeAnswer<Value>;
  /** What the log says beside. */
  readonly facts: {readonly status?: number; readonly requestId?: string};
};

/** The package's timeout is for each try alone, and starts anew with every byte. */
async function withinTime<Value extends object>(
  asked: Promise<Stripe.Response<Value>>,
  totalMs: number,
): Promise<Told<Value>> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Told<Value>>((resolve) => {
    timer = setTimeout(() => resolve({answer: {kind: 'down', because: 'timeout'}, facts: {}}), totalMs);
  });
  const told = asked.then(toAnswered, toTrouble);
  return Promise.race([told, tooLate]).finally(() => clearTimeout(timer));
}

function toAnswered<Value extends object>(value: Stripe.Response<Value>): Told<Value> {
  const {statusCode: status, requestId, headers} = value.lastResponse;
  const isReplayed = headers['idempotent-replayed'] === 'true';
  return {answer: {kind: 'answered', value, isReplayed}, facts: {status, requestId}};
}

function toTrouble(error: unknown): Told<never> {
  // Anything else is a bug, which only looks like a refusal from here.
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const {statusCode: status, requestId} = error;
  const facts = {...(status !== undefined && {status}), ...(requestId !== undefined && {requestId})};
  if (status === undefined) return {answer: {kind: 'down', because: 'network'}, facts};
  if (isDown(status)) return {answer: {kind: 'down', because: `status ${status}`}, facts};
  return {answer: {kind: 'refused', error}, facts};
}

/** A key that is not taken is mended by whoever runs the server; until then nothing is done, and nothing is lost by asking later. */
function isDown(status: number): boolean {
  return status >= 500 || [401, 403, 408, 409, 425, 429].includes(status);
}
