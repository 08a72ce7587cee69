import ky, {HTTPError, isNetworkError, isTimeoutError, type Options} from 'ky';
import type {z} from 'zod';
import {fillPath} from './fill-path.ts';

/** A vendor's HTTP interface: where it is, how long it may take, and what it lets us ask again. */
export type VendorSettings = {
  /** The vendor's name in the log. */
  readonly name: string;
  /** An origin, or one with the beginning of every path. */
  readonly baseUrl: string;
  /** How long one try may take until its answer begins. */
  readonly tryMs: number;
  /** How long all tries may take together, with the waits between them and the answer's body. */
  readonly totalMs: number;
  /** After which statuses the vendor wants to be asked again, and how often. A `Retry-After` of its own is kept to. */
  readonly retries: {readonly limit: number; readonly statuses: readonly number[]};
  /** Sent with every request: who we are, which version we speak. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly log: VendorLog;
};

/** Lines about requests; see {@link VendorClient}. */
export type VendorLog = Readonly<Record<'info' | 'debug', (line: object, message: string) => void>>;

/** What every adapter is made with: the clock in milliseconds since 1970, and who hears of its requests. */
export type ProviderParts = {readonly now: () => number; readonly log: VendorLog};

/** One request. */
export type VendorRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `:name` parts, which `params` fill; the log shows it as it is here. */
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  /** The whole address, where the vendor gave it or we signed it; `path` is then only its name in the log. */
  readonly url?: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** What `fetch` takes. A stream cannot be sent a second time, so a request with one is never tried again. */
  readonly body?: URLSearchParams | ReadableStream<Uint8Array>;
  /** The same for every try at the same act, also in a later job; without it a POST is never tried again. */
  readonly idempotencyKey?: string;
};

/**
 * What came of a request.
 * `refused`: the vendor read it and says no (status 4xx); `body` is its JSON, or its text.
 * `down`: nobody knows whether it was done, or it may be asked later: no answer, too late, status 408, 425, 429 or 5xx, one after which
 * the vendor wants to be asked again, or an answer that is not what was agreed.
 */
export type VendorAnswer<Value> =
  | {readonly kind: 'answered'; readonly value: Value}
  | {readonly kind: 'refused'; readonly status: number; readonly body: unknown}
  | {readonly kind: 'down'; readonly because: string; readonly retryAfterMs?: number};

/**
 * The one way to ask a vendor. Each request is one line of the log: vendor, method, path as a template, status, duration, tries and the
 * vendor's own id of the request; never a body, a query or a header. Redirects are not followed. Rules: VEN1–VEN4.
 */
export type VendorClient = {
  /** Asks for JSON of a shape. */
  readonly ask: <Schema extends z.ZodType>(
    request: VendorRequest,
    schema: Schema,
  ) => Promise<VendorAnswer<z.output<Schema>>>;
  /** Asks for whatever comes, such as a stream of bytes; whoever reads it has the rest of `totalMs`. */
  readonly open: (request: VendorRequest) => Promise<VendorAnswer<Response>>;
};

/** Statuses after which nobody knows, or the same may be asked later; a vendor may have more. */
const isDown = (status: number, {retries}: VendorSettings): boolean =>
  status >= 500 || status === 408 || status === 425 || status === 429 || retries.statuses.includes(status);

/** What vendors call their ids of requests, for their support. */
const requestIdHeaders = ['request-id', 'x-request-id', 'x-amz-request-id'];

/** The longest wait that a vendor's `Retry-After` makes within one request; a job waits longer. */
const longestWaitMs = 10_000;

/** Makes the client of one vendor. */
export function createVendorClient(settings: VendorSettings): VendorClient {
  const run = async <Value>(
    request: VendorRequest,
    read: (response: Response) => Promise<VendorAnswer<Value>>,
  ): Promise<VendorAnswer<Value>> => {
    const url = request.url ?? settings.baseUrl.replace(/\/$/, '') + fillPath(request.path, request.params);
    const note: Note = {startedMs: performance.now(), tries: 0, response: undefined};
    const answer = await ky(url, toOptions(settings, request, note))
      .then((response) => read((note.response = response)))
      .catch((error: unknown) => toTrouble(error, settings, note));
    writeLine(settings, request, note, answer);
    return answer;
  };
  return {
    open: (request) => run(request, async (response) => ({kind: 'answered', value: response})),
    ask: (request, schema) => run(request, (response) => readJson(response, schema)),
  };
}

/** What the log says of a request, as it becomes known. */
type Note = {readonly startedMs: number; tries: number; response: Response | undefined};

function toOptions(settings: VendorSettings, request: VendorRequest, note: Note): Options {
  const {retries, tryMs, totalMs} = settings;
  const {method, headers, query, json, body, idempotencyKey} = request;
  const isRepeatable =
    !(body instanceof ReadableStream) && (method !== 'POST' || idempotencyKey !== undefined) && retries.limit > 0;
  return {
    method,
    headers: {
      ...settings.headers,
      ...headers,
      ...(idempotencyKey !== undefined && {'idempotency-key': idempotencyKey}),
    },
    ...(query && {searchParams: {...query}}),
    ...(json !== undefined && {json}),
    ...(body && {body}),
    redirect: 'error',
    timeout: tryMs,
    // Holds for the body of the answer too, which ky's own limits do not.
    signal: AbortSignal.timeout(totalMs),
    retry: {
      limit: isRepeatable ? retries.limit : 0,
      methods: [method],
      statusCodes: [...retries.statuses],
      afterStatusCodes: [...retries.statuses],
      maxRetryAfter: longestWaitMs,
      jitter: true,
      retryOnTimeout: true,
    },
    fetch: (input, init) => {
      note.tries += 1;
      return fetch(input, init);
    },
  };
}

function toTrouble(error: unknown, settings: VendorSettings, note: Note): VendorAnswer<never> {
  if (error instanceof HTTPError) {
    note.response = error.response;
    const {status, headers} = error.response;
    if (!isDown(status, settings)) return {kind: 'refused', status, body: error.data};
    const seconds = Number(headers.get('retry-after') ?? NaN);
    const wait = Number.isFinite(seconds) ? {retryAfterMs: seconds * 1_000} : {};
    return {kind: 'down', because: `status ${status}`, ...wait};
  }
  if (isNetworkError(error)) return {kind: 'down', because: 'network'};
  if (isTimeout(error)) return {kind: 'down', because: 'timeout'};
  throw error;
}

function isTimeout(error: unknown): boolean {
  return isTimeoutError(error) || (error instanceof DOMException && error.name === 'TimeoutError');
}

async function readJson<Schema extends z.ZodType>(
  response: Response,
  schema: Schema,
): Promise<VendorAnswer<z.output<Schema>>> {
  try {
    const read = schema.safeParse(await response.json());
    return read.success ? {kind: 'answered', value: read.data} : {kind: 'down', because: 'not what was agreed'};
  } catch (error) {
    if (error instanceof SyntaxError) return {kind: 'down', because: 'not JSON'};
    if (isTimeout(error)) return {kind: 'down', because: 'timeout'};
    // What undici throws when the line is cut within the body.
    if (error instanceof TypeError) return {kind: 'down', because: 'network'};
    throw error;
  }
}

function writeLine(
  {name, log}: VendorSettings,
  {method, path}: VendorRequest,
  {startedMs, tries, response}: Note,
  answer: VendorAnswer<unknown>,
): void {
  const requestId = requestIdHeaders.map((header) => response?.headers.get(header)).find(Boolean);
  const line = {
    vendor: name,
    method,
    path,
    ...(response && {status: response.status}),
    ...(answer.kind === 'down' && {because: answer.because}),
    ms: Math.round(performance.now() - startedMs),
    tries,
    ...(requestId && {requestId}),
  };
  const isUsual = method === 'GET' && answer.kind === 'answered';
  log[isUsual ? 'debug' : 'info'](line, 'a vendor was asked');
}
