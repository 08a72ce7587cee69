import {describe, expect, test} from 'vitest';
import type {ScanningPort} from '#server/providers/scanning/port.ts';

/** What every scanner finds. Source: eicar.org, anti-malware test file. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** What every scanner must do: the adapter of a new one passes it. */
export function scanningPortKit(name: string, create: () => ScanningPort): void {
  describe(`the scanner of files: ${name}`, () => {
    test.each([0, 1, 70_000, 20_971_520])('[FIL14] %d bytes without a finding are clean', async (size) => {
      expect(await create().scan(inPieces(Buffer.alloc(size, 0x20), 1_000_000))).toEqual({state: 'clean'});
    });

    test.each([1, 7, 68])('[FIL14] the test file is found, in pieces of %d bytes', async (size) => {
      expect(await create().scan(inPieces(eicar, size))).toMatchObject({state: 'infected', name: /eicar/i});
    });

    test('[FIL14] what cannot be read to its end is no clean file', async () => {
      async function* broken(): AsyncGenerator<Uint8Array> {
        yield Buffer.from('begun');
        throw new Error('the parts are gone');
      }
      await expect(create().scan(broken())).rejects.toThrow('the parts are gone');
      expect(await create().scan(inPieces(Buffer.from('next'), 2))).toEqual({state: 'clean'});
    });
  });
}
