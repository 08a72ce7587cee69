import {createHash, createHmac} from 'node:crypto';
import type {IncomingMessage} from 'node:http';

/** Who may sign, as a store knows them. */
export type Credentials = {readonly accessKeyId: string; readonly secretAccessKey: string; readonly region: string};

/**
 * Checks a signed address as a store does, from AWS's description of query authentication and independently of the signer of ours.
 *
 * @returns the error's code, or undefined when the request may pass.
 * Source: AWS S3 API, "Authenticating Requests: Using Query Parameters (Signature Version 4)".
 */
export function findSignatureFault(request: IncomingMessage, credentials: Credentials, nowMs: number) {
  const url = new URL(request.url ?? '', `http://${request.headers.host}`);
  const given = (name: string) => url.searchParams.get(`X-Amz-${name}`) ?? '';
  const [keyId, day, region, service] = given('Credential').split('/');
  if (keyId !== credentials.accessKeyId || region !== credentials.region) return 'InvalidAccessKeyId';
  const date = given('Date');
  const signedMs = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(nowMs < signedMs + Number(given('Expires')) * 1_000)) return 'AccessDenied';
  const scope = `${day}/${region}/${service}/aws4_request`;
  const canonical = hash(toCanonical(request, url, given('SignedHeaders').split(';')));
  const text = ['AWS4-HMAC-SHA256', date, scope, canonical].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<Buffer>(
    (secret, part) => hmac(secret, part ?? ''),
    Buffer.from(`AWS4${credentials.secretAccessKey}`),
  );
  return hmac(key, text).toString('hex') === given('Signature') ? undefined : 'SignatureDoesNotMatch';
}

function toCanonical(request: IncomingMessage, url: URL, signedHeaders: readonly string[]): string {
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted();
  const headers = signedHeaders.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  return [
    request.method,
    url.pathname,
    query.join('&'),
    headers.join(''),
    signedHeaders.join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n');
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
