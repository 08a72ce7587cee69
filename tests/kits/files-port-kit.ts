import {once} from 'node:events';
import {request as sendRequest} from 'node:http';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {FileStore, Grant} from '#server/providers/files/port.ts';
import {bytesOf, readAll} from '#tests/fixtures/file-bytes.ts';
import {testId} from '#tests/fixtures/build-change.ts';

/** A store of files as the kit needs it. */
export type StoreUnderTest = {
  readonly store: FileStore;
  /** Where its own addresses lead: the origin that those beginning with `/` are at. */
  readonly ownOrigin: string;
  /** The clock of the store and of whoever checks its addresses. */
  readonly clock: {nowMs: number};
  readonly close: () => Promise<void>;
};

const spaceId = testId(1);
const prefix = `incoming/${spaceId}/${testId(2)}.${testId(3)}.`;
const contentType = {'content-type': 'application/octet-stream'};
let made = 0;

function newGrant(): Grant {
  made += 1;
  return {key: `${prefix}${made}`, spaceId, userId: testId(9)};
}

/** What every store of files must do, over real HTTP: the adapter of a new one passes it. */
export function filesPortKit(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`the store of files: ${name}`, () => {
    let under: StoreUnderTest;
    beforeAll(async () => (under = await open()));
    afterAll(() => under.close());

    const soon = () => under.clock.nowMs + 60_000;
    const at = (url: string) => new URL(url, under.ownOrigin);
    const put = (url: string, body: Uint8Array<ArrayBuffer>) =>
      fetch(at(url), {method: 'PUT', body, headers: contentType});
    const read = async (key: string) => {
      const bytes = await under.store.read(key);
      return bytes && (await readAll(bytes)).toString('latin1');
    };
    const listSizes = async (key: string) => (await under.store.list(key)).map((object) => object.sizeBytes);

    test('[FIL7] a part is put under its address, as often as one likes, and is there once', async () => {
      const grant = newGrant();
      const url = await under.store.signPut(grant, 5, soon());
      expect(await under.store.list(grant.key)).toEqual([]);
      expect((await put(url, bytesOf('first'))).status).toBe(200);
      expect((await put(url, bytesOf('again'))).status).toBe(200);
      expect(await under.store.list(grant.key)).toEqual([{key: grant.key, sizeBytes: 5}]);
      expect(await read(grant.key)).toBe('again');
    });

    test('[FIL7] a part of 5 MB arrives byte by byte', async () => {
      const grant = newGrant();
      const bytes = Uint8Array.from({length: 5_242_880}, (_, index) => (index * 31 + (index >> 8)) & 0xff);
      expect((await put(await under.store.signPut(grant, bytes.length, soon()), bytes)).status).toBe(200);
      expect(Buffer.from((await read(grant.key)) ?? '', 'latin1').equals(bytes)).toBe(true);
    });

    test.each([
      ['one byte more', '123456'],
      ['one byte less', '1234'],
      ['nothing', ''],
    ])('[FIL7] %s than the part has is refused, and nothing of it kept', async (_, text) => {
      const grant = newGrant();
      const answer = await put(await under.store.signPut(grant, 5, soon()), bytesOf(text));
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await listSizes(grant.key)).toEqual([]);
    });

    test('[FIL7] a body that does not say how long it is, and is too long, is refused while it comes', async () => {
      const grant = newGrant();
      const url = at(await under.store.signPut(grant, 5, soon()));
      const request = sendRequest(url, {method: 'PUT', headers: {...contentType, 'transfer-encoding': 'chunked'}});
      request.on('error', () => undefined);
      const answered = once(request, 'response');
      request.write('12345');
      request.write('67890');
      const [response] = await answered;
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      request.destroy();
      expect(await listSizes(grant.key)).toEqual([]);
    });

    test('[FIL7] of a body that is cut off nothing is kept', async () => {
      const grant = newGrant();
      const url = at(await under.store.signPut(grant, 5_000, soon()));
      const request = sendRequest(url, {method: 'PUT', headers: {...contentType, 'content-length': '5000'}});
      request.on('error', () => undefined);
      const closed = new Promise((resolve) => request.on('close', resolve));
      await new Promise((resolve) => request.write('x'.repeat(2_000), resolve));
      request.destroy();
      await closed;
      // What comes later on the same door is answered after what was cut off.
      const later = newGrant();
      expect((await put(await under.store.signPut(later, 2, soon()), bytesOf('ok'))).status).toBe(200);
      expect(await listSizes(grant.key)).toEqual([]);
    });

    test('[FIL7] an expired address is refused', async () => {
      const grant = newGrant();
      const url = await under.store.signPut(grant, 5, soon());
      under.clock.nowMs += 61_000;
      expect((await put(url, bytesOf('12345'))).status).toBe(403);
      expect(await listSizes(grant.key)).toEqual([]);
    });

    test('[FIL7] an altered address is refused, and one to send to reads nothing', async () => {
      const grant = newGrant();
      const url = at(await under.store.signPut(grant, 5, soon()));
      for (const [name, value] of url.searchParams) {
        const altered = new URL(url);
        altered.searchParams.set(name, value.startsWith('A') ? `B${value.slice(1)}` : `A${value.slice(1)}`);
        expect((await put(altered.href, bytesOf('12345'))).status).toBe(403);
      }
      expect((await fetch(url)).status).toBe(403);
      expect(await listSizes(grant.key)).toEqual([]);
    });

    test('[FIL10] [SEC8] an object is read as a download under its own name that nobody keeps, and its address sends nothing', async () => {
      const grant = newGrant();
      await under.store.write(grant.key, 8, asStream('<script>'));
      const url = await under.store.signGet(grant, 'recibo del "café" (東京)’s.jpg', soon());
      const answer = await fetch(at(url));
      expect([answer.status, await answer.text()]).toEqual([200, '<script>']);
      expect(answer.headers.get('content-type')).toBe('application/octet-stream');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename="recibo del _cafe_ (__)_s.jpg"; filename*=UTF-8''recibo%20del%20%22caf%C3%A9%22%20%28%E6%9D%B1%E4%BA%AC%29%E2%80%99s.jpg`,
      );
      expect((await put(url, bytesOf('12345678'))).status).toBe(403);
      expect(await read(grant.key)).toBe('<script>');
      under.clock.nowMs += 61_000;
      expect((await fetch(at(url))).status).toBe(403);
    });

    test('[FIL9] an object is written whole or, when its source fails, not at all', async () => {
      const {key} = newGrant();
      const failing = async function* () {
        yield bytesOf('12345');
        throw new RangeError('the source failed');
      };
      await expect(under.store.write(key, 10, failing())).rejects.toThrow('the source failed');
      expect(await read(key)).toBeUndefined();
      await under.store.write(key, 3, asStream('one'));
      await expect(under.store.write(key, 10, failing())).rejects.toThrow('the source failed');
      expect(await read(key)).toBe('one');
    });

    test('[FIL8] several who write the same at once make one object', async () => {
      const {key} = newGrant();
      await Promise.all(Array.from({length: 5}, () => under.store.write(key, 4, asStream('same'))));
      expect(await read(key)).toBe('same');
      expect(await listSizes(key)).toEqual([4]);
    });

    test('[FIL11] what is removed is gone, also when it is removed again; its neighbours stay', async () => {
      const [one, other] = [newGrant(), newGrant()];
      await under.store.write(one.key, 1, asStream('1'));
      await under.store.write(other.key, 1, asStream('2'));
      await under.store.remove([one.key]);
      await under.store.remove([one.key]);
      expect([await read(one.key), await read(other.key)]).toEqual([undefined, '2']);
      expect((await under.store.list(prefix)).map(({key}) => key)).toContain(other.key);
      expect(await under.store.list(`stored/${spaceId}/${testId(5)}`)).toEqual([]);
    });
  });
}

async function* asStream(text: string): AsyncGenerator<Uint8Array> {
  for (const letter of text) yield bytesOf(letter);
}
