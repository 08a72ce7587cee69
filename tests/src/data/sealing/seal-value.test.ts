import {
  Aes128Gcm,
  Aes256Gcm,
  CipherSuite,
  DhkemX25519HkdfSha256 as NativeX25519,
  HkdfSha256,
  type AeadInterface,
} from '@hpke/core';
import {DhkemX25519HkdfSha256 as OwnX25519} from '@hpke/dhkem-x25519';
import {expect, test} from 'vitest';

const toBytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex')).buffer;

/** The same in every vector of base mode: "Ode on a Grecian Urn", "Count-0", "Beauty is truth, truth beauty". */
const shared = {
  info: '4f6465206f6e2061204772656369616e2055726e',
  aad: '436f756e742d30',
  pt: '4265617574792069732074727574682c20747275746820626561757479',
};

/** Base mode, the first message of each. */
const vectors = {
  /** RFC 9180, A.1.1. */
  'AES-128-GCM': {
    skRm: '4612c550263fc8ad58375df3f557aac531d26850903e55a9f23f21d8534e8ac8',
    enc: '37fda3567bdbd628e88668c3c8d7e97d1d1253b6d4ea6d44c150f741f1bf4431',
    ct: 'f938558b5d72f1a23810b4be2ab4f84331acc02fc97babc53a52ae8218a355a96d8770ac83d07bea87e13c512a',
  },
  /**
   * The suite that values are sealed with. Appendix A prints none of it; the file that it refers to has all suites: kem 0x0020, kdf 0x0001, aead 0x0002.
   * Source: github.com/cfrg/draft-irtf-cfrg-hpke, test-vectors.json at 5f503c5.
   */
  'AES-256-GCM': {
    skRm: '497b4502664cfea5d5af0b39934dac72242a74f8480451e1aee7d6a53320333d',
    enc: '6c93e09869df3402d7bf231bf540fadd35cd56be14f97178f0954db94b7fc256',
    ct: 'e5d84cd531cfb583096e7cfa9641bd3079cf3a91cda813c52deb5f512be9931980a41de125a925cdad859d5b7a',
  },
} as const;

const openFirst = async (
  kem: NativeX25519 | OwnX25519,
  aead: AeadInterface,
  {skRm, enc, ct}: {readonly skRm: string; readonly enc: string; readonly ct: string},
) => {
  const suite = new CipherSuite({kem, kdf: new HkdfSha256(), aead});
  const recipientKey = await kem.importKey('raw', toBytes(skRm), false);
  const opening = {recipientKey, enc: toBytes(enc), info: toBytes(shared.info)};
  const clear = await suite.open(opening, toBytes(ct), toBytes(shared.aad));
  return Buffer.from(clear).toString('hex');
};

test.each([
  ['the browser’s X25519', 'AES-128-GCM', new NativeX25519(), new Aes128Gcm()],
  ['the library’s X25519', 'AES-128-GCM', new OwnX25519(), new Aes128Gcm()],
  ['the browser’s X25519', 'AES-256-GCM', new NativeX25519(), new Aes256Gcm()],
  ['the library’s X25519', 'AES-256-GCM', new OwnX25519(), new Aes256Gcm()],
] as const)('[SEA2] %s opens the first message of RFC 9180 with %s', async (_name, cipher, kem, aead) => {
  expect(await openFirst(kem, aead, vectors[cipher])).toBe(shared.pt);
});

test('[SEA2] a message of which one byte is another does not open', async () => {
  const {ct, ...rest} = vectors['AES-256-GCM'];
  const changed = `${ct.slice(0, -1)}b`;
  await expect(openFirst(new OwnX25519(), new Aes256Gcm(), {...rest, ct: changed})).rejects.toThrow('');
});
