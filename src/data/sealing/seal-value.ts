import {Aes256Gcm, CipherSuite, HkdfSha256} from '@hpke/core';
import {DhkemX25519HkdfSha256} from '@hpke/dhkem-x25519';
import {bindTo, sealingInfo, writeSealed} from '#contract/sealing/sealed-value.ts';

/** The server's public key, as it tells it. */
export type SealingKey = {readonly keyId: string; readonly publicKey: string};

/** A value that is about to be sealed: for which field of which row, and what of it stays readable. */
export type ClearValue = {
  readonly clear: string;
  readonly mask: string;
  readonly rowId: string;
  readonly field: string;
};

// The library's own X25519 works in browsers whose own cryptography lacks it.
const kem = new DhkemX25519HkdfSha256();
const suite = new CipherSuite({kem, kdf: new HkdfSha256(), aead: new Aes256Gcm()});

/** Seals a value to the server's key. Whoever calls it forgets the clear text. Rules: SEA1, SEA2. */
export async function sealValue(key: SealingKey, {clear, mask, rowId, field}: ClearValue): Promise<string> {
  const recipientPublicKey = await kem.importKey('raw', fromBase64Url(key.publicKey));
  const sealed = await suite.seal(
    {recipientPublicKey, info: toBytes(sealingInfo)},
    toBytes(clear),
    toBytes(bindTo(rowId, field)),
  );
  return writeSealed({mask, keyId: key.keyId, enc: toBase64Url(sealed.enc), ciphertext: toBase64Url(sealed.ct)});
}

function toBytes(text: string): ArrayBuffer {
  return new TextEncoder().encode(text).buffer;
}

function toBase64Url(bytes: ArrayBuffer): string {
  const text = btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): ArrayBuffer {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0)).buffer;
}
