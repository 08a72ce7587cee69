import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {createClamdScanner} from '#server/providers/scanning/clamd/adapter.ts';
import {embeddedScanner} from '#server/providers/scanning/embedded/adapter.ts';
import {ScannerDownError} from '#server/providers/scanning/port.ts';
import {startClamd, type ClamdServer} from '#tests/fakes/clamd-server.ts';
import {scanningPortKit} from '#tests/kits/scanning-port-kit.ts';

let clamd: ClamdServer;
beforeAll(async () => {
  clamd = await startClamd();
});
beforeEach(() => {
  clamd.answer = null;
});
afterAll(() => clamd.close());

const create = () => createClamdScanner({host: '127.0.0.1', port: clamd.port});

scanningPortKit('embedded', () => embeddedScanner);
scanningPortKit('clamd', create);

async function* large(): AsyncGenerator<Uint8Array> {
  for (let count = 0; count < 100; count += 1) yield Buffer.alloc(1_000_000);
}

test.each(['INSTREAM size limit exceeded. ERROR', 'stream: Broken FOUND ERROR', '', 'hang up'])(
  '[FIL14] a clamd that answers “%s” has given no verdict',
  async (answer) => {
    clamd.answer = answer;
    await expect(create().scan(large())).rejects.toThrow(ScannerDownError);
  },
);

test('[FIL14] a clamd that is not there gives no verdict', async () => {
  const gone = await startClamd();
  await gone.close();
  await expect(createClamdScanner({host: '127.0.0.1', port: gone.port}).scan(large())).rejects.toThrow(
    ScannerDownError,
  );
});
