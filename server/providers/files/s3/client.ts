import {AwsV4Signer} from 'aws4fetch';
import type {FilesS3} from '#server/providers/files/config.ts';
import {createVendorClient, type ProviderParts, type VendorRequest} from '#server/providers/http/vendor-client.ts';
import {StoreDownError, type ByteStream} from '#server/providers/files/port.ts';

type Details = {
  readonly query?: Readonly<Record<string, string>>;
  /** Signed, so that whoever sends them must send these. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly lifeMs?: number;
};

/** Signs and sends requests of the S3 API. */
export type S3Client = {
  /** An address that is good for `lifeMs`, in whole seconds. */
  readonly sign: (method: Method, key: string, details: Details) => Promise<string>;
  /**
   * @returns undefined where there is no such object, or bucket.
   * @throws StoreDownError when nobody answers, or the store refuses us or has trouble; what `body` throws, as it is.
   */
  readonly ask: (
    method: Method,
    key: string,
    details?: Details & {readonly body?: ByteStream},
  ) => Promise<Response | undefined>;
};

type Method = VendorRequest['method'];

/** How long one request may take: 20 MB at 350 kB a second. */
const deadlineMs = 60_000;

/** A client that signs by Signature Version 4 in the address, which works alike for us and for browsers. Source: AWS SigV4 query authentication. */
export function createS3Client({endpoint, bucket, ...credentials}: FilesS3, {now, log}: ProviderParts): S3Client {
  const sign: S3Client['sign'] = async (method, key, {query = {}, headers = {}, lifeMs = deadlineMs}) => {
    const url = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/${key}`.replace(/\/$/, ''));
    const expires = String(Math.max(1, Math.floor(lifeMs / 1_000)));
    for (const [name, value] of Object.entries({...query, 'X-Amz-Expires': expires})) url.searchParams.set(name, value);
    const signer = new AwsV4Signer({
      ...credentials,
      service: 's3',
      method,
      url: url.href,
      headers: {...headers},
      datetime: new Date(now()).toISOString().replaceAll(/[:-]|\.\d{3}/g, ''),
      signQuery: true,
      allHeaders: true,
    });
    return (await signer.sign()).url.href;
  };
  const vendor = createVendorClient({
    name: 's3',
    baseUrl: endpoint,
    tryMs: deadlineMs,
    totalMs: deadlineMs,
    retries: {limit: 2, statuses: [500, 502, 503, 504]},
    log,
  });
  return {
    sign,
    ask: async (method, key, {body, ...details} = {}) => {
      const url = await sign(method, key, details);
      // What the body's own source throws is its own trouble, not the store's.
      let bodyError: unknown;
      const watched = body && ReadableStream.from(watch(body, (error) => (bodyError = error)));
      const more = {...(details.headers && {headers: details.headers}), ...(watched && {body: watched})};
      const path = key === '' ? '/:bucket' : '/:bucket/:key';
      const answer = await vendor.open({method, url, path, ...more}).catch((error: unknown) => {
        throw bodyError ?? new StoreDownError('the store cannot be asked', {cause: error});
      });
      if (bodyError !== undefined) throw bodyError;
      if (answer.kind === 'answered') return answer.value;
      if (answer.kind === 'refused' && answer.status === 404) return undefined;
      throw new StoreDownError(
        answer.kind === 'refused' ? `the store answered ${answer.status}` : `the store is down: ${answer.because}`,
      );
    },
  };
}

async function* watch(bytes: ByteStream, report: (error: unknown) => void): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    report(error);
    throw error;
  }
}
