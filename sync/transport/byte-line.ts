import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {readAnswer} from './read-answer.ts';

/** Bytes to be sent to an address that the server gave. */
export type BytesToSend = {
  readonly url: string;
  readonly bytes: Blob;
  /** Hears how much of them has gone out, where the browser tells. */
  readonly onProgress: (sentBytes: number) => void;
};

/** Moves bytes to and from addresses that the server gave: ours, which begin with `/`, or a store's. Cancelling rejects. */
export type ByteLine = {
  send(bytes: BytesToSend, signal: AbortSignal): Promise<Outcome<null>>;
  /** Answers with all bytes; what was cut short is `offline`. */
  receive(url: string, signal: AbortSignal): Promise<Outcome<Blob>>;
};

/** What moving bytes stands on; without `openRequest`, as in a service worker, sending tells no progress. */
export type ByteParts = {
  readonly fetch: typeof fetch;
  readonly origin: string;
  readonly openRequest: (() => XMLHttpRequest) | null;
};

/** A line on which nothing moves for so long is dead. */
const stallMs = 60_000;

/** The longest that one part may take where progress is not told: 5 MB at 6 kB/s. */
const timeoutMs = 15 * 60_000;

/**
 * Makes a line. Answers of ours are believed as those of calls are; a store's status alone decides: 403 is an address that is no longer
 * good (`forbidden`, `file.expired-url`). Rules: TRA1, TRA6.
 */
export function createByteLine({fetch, origin, openRequest}: ByteParts): ByteLine {
  const exchange = async (url: string, init: RequestInit, signal: AbortSignal): Promise<Outcome<Response>> => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const full = {...init, ...manners(url), signal: AbortSignal.any([signal, timeout])};
    return orOffline(async () => judge(url, await fetch(resolve(origin, url), full)), signal, timeout);
  };
  return {
    send: async ({url, bytes, onProgress}, signal) => {
      const put = {method: 'PUT', body: bytes, headers: {'content-type': 'application/octet-stream'}};
      if (!openRequest) return nothing(await exchange(url, put, signal));
      const request = openRequest();
      request.withCredentials = isOurs(url);
      const sent = async () =>
        judge(url, await putByRequest(request, {url: resolve(origin, url), bytes, onProgress}, signal));
      return nothing(await orOffline(sent, signal));
    },
    receive: async (url, signal) => {
      const answer = await exchange(url, {method: 'GET'}, signal);
      // The body comes later than its head, and can break too.
      return answer.ok ? orOffline(async () => succeed(await answer.value.blob()), signal) : answer;
    },
  };
}

function isOurs(url: string): boolean {
  return url.startsWith('/');
}

function resolve(origin: string, url: string): string {
  return isOurs(url) ? origin + url : url;
}

function manners(url: string): RequestInit {
  return {credentials: isOurs(url) ? 'same-origin' : 'omit', cache: 'no-store', redirect: 'error'};
}

async function judge(url: string, response: Response): Promise<Outcome<Response>> {
  if (!isOurs(url)) {
    if (response.ok) return succeed(response);
    if (response.status === 403) return fail('forbidden', 'file.expired-url');
    return fail('provider-down', 'file.store-down');
  }
  const isBytes = response.headers.has('content-disposition') && response.ok;
  if (isBytes) return succeed(response);
  const answer = await readAnswer(response.clone());
  return answer.ok ? succeed(response) : answer;
}

function nothing(answer: Outcome<unknown>): Outcome<null> {
  return answer.ok ? succeed(null) : answer;
}

/** Every trouble of the network is `offline`; a call that was cancelled rejects. */
async function orOffline<Value>(
  work: () => Promise<Outcome<Value>>,
  signal: AbortSignal,
  timeout?: AbortSignal,
): Promise<Outcome<Value>> {
  try {
    return await work();
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TypeError || timeout?.aborted) return fail('offline', 'network.unreachable');
    throw error;
  }
}

/** Sends by the only way that tells how much has gone out; rejects as `fetch` does. */
async function putByRequest(
  request: XMLHttpRequest,
  {url, bytes, onProgress}: BytesToSend,
  signal: AbortSignal,
): Promise<Response> {
  const {promise, resolve, reject} = Promise.withResolvers<Response>();
  const lost = () => reject(new TypeError('the network lost it'));
  let stall = setTimeout(() => request.abort(), stallMs);
  const cancel = () => request.abort();
  request.open('PUT', url);
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.upload.addEventListener('progress', ({loaded}) => {
    clearTimeout(stall);
    stall = setTimeout(() => request.abort(), stallMs);
    onProgress(loaded);
  });
  request.addEventListener('load', () => resolve(toResponse(request)));
  for (const trouble of ['error', 'abort', 'timeout'] as const) request.addEventListener(trouble, lost);
  signal.addEventListener('abort', cancel, {once: true});
  try {
    signal.throwIfAborted();
    request.send(bytes);
    return await promise;
  } finally {
    clearTimeout(stall);
    signal.removeEventListener('abort', cancel);
  }
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  const isBodiless = [204, 205, 304].includes(request.status);
  return new Response(isBodiless ? null : request.responseText, {status: request.status, headers});
}
