import {Aes128Gcm, CipherSuite, DhkemX25519HkdfSha256 as NativeX25519, HkdfSha256} from '@hpke/core';
import {DhkemX25519HkdfSha256 as OwnX25519} from '@hpke/dhkem-x25519';
import {expect, test} from 'vitest';

const toBytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex')).buffer;

/** RFC 9180, A.1.1: base mode, the first of its messages. */
const vector = {
  skRm: '4612c550263fc8ad58375df3f557aac531d26850903e55a9f23f21d8534e8ac8',
  enc: '37fda3567bdbd628e88668c3c8d7e97d1d1253b6d4ea6d44c150f741f1bf4431',
  info: '4f6465206f6e2061204772656369616e2055726e',
  aad: '436f756e742d30',
  ct: 'f938558b5d72f1a23810b4be2ab4f84331acc02fc97babc53a52ae8218a355a96d8770ac83d07bea87e13c512a',
  pt: '4265617574792069732074727574682c20747275746820626561757479',
};

test.each([
  ['the browser’s X25519', new NativeX25519()],
  ['the library’s X25519', new OwnX25519()],
])('[SEA2] %s opens the first message of RFC 9180, A.1.1', async (_name, kem) => {
  const suite = new CipherSuite({kem, kdf: new HkdfSha256(), aead: new Aes128Gcm()});
  const recipientKey = await kem.importKey('raw', toBytes(vector.skRm), false);
  const clear = await suite.open(
    {recipientKey, enc: toBytes(vector.enc), info: toBytes(vector.info)},
    toBytes(vector.ct),
    toBytes(vector.aad),
  );
  expect(Buffer.from(clear).toString('hex')).toBe(vector.pt);
});
