import type {FilesS3} from '#server/providers/files/config.ts';
import {toAttachment} from '#server/providers/files/content-disposition.ts';
import {StoreDownError, type ByteStream, type FileStore} from '#server/providers/files/port.ts';
import type {ProviderParts} from '#server/providers/http/vendor-client.ts';
import {createS3Client} from './client.ts';
import {readListing} from './wire.ts';

/**
 * A bucket of any S3-compatible store. Its signed addresses bind the size of what is sent, the name and the time; they serve whoever
 * holds them, so they are short-lived. Incomplete bodies make no object. Source: AWS S3 API reference (2026); D4. Rules: FIL7, FIL10.
 */
export function createS3Store(settings: FilesS3, parts: ProviderParts): FileStore {
  const {sign, ask} = createS3Client(settings, parts);
  const lifeUntil = (expiresAtMs: number) => expiresAtMs - parts.now();
  return {
    origin: new URL(settings.endpoint).origin,
    signPut: ({key}, sizeBytes, expiresAtMs) =>
      sign('PUT', key, {headers: {'content-length': String(sizeBytes)}, lifeMs: lifeUntil(expiresAtMs)}),
    signGet: ({key}, name, expiresAtMs) =>
      sign('GET', key, {
        query: {
          'response-content-disposition': toAttachment(name),
          'response-content-type': 'application/octet-stream',
          'response-cache-control': 'no-store',
        },
        lifeMs: lifeUntil(expiresAtMs),
      }),
    list: async (prefix) => {
      const answer = await ask('GET', '', {query: {'list-type': '2', prefix}});
      if (!answer) throw new StoreDownError('there is no such bucket');
      try {
        return readListing(await answer.text());
      } catch (error) {
        throw new StoreDownError('the listing cannot be read', {cause: error});
      }
    },
    read: async (key) => {
      const answer = await ask('GET', key);
      return answer?.body ? readBody(answer.body) : undefined;
    },
    write: async (key, sizeBytes, bytes) => {
      const answer = await ask('PUT', key, {headers: {'content-length': String(sizeBytes)}, body: bytes});
      if (!answer) throw new StoreDownError('there is no such bucket');
    },
    remove: async (keys) => {
      for (const key of keys) await ask('DELETE', key);
    },
    addRoutes: () => undefined,
  };
}

/** An answer that breaks off is the store's trouble. */
async function* readBody(bytes: ByteStream): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    throw new StoreDownError('the answer broke off', {cause: error});
  }
}
