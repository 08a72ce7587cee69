import {createHash, randomUUID} from 'node:crypto';
import {link, mkdir, open, readFile, rename, rm, type FileHandle} from 'node:fs/promises';
import path from 'node:path';
import {Aes256Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256} from '@hpke/core';
import {z} from 'zod';
import {bindTo, readSealed, sealingInfo, writeSealed} from '#contract/sealing/sealed-value.ts';
import {toInstant} from '#server/db/database.ts';

const keySchema = z.object({id: z.string(), madeAt: z.string(), publicKey: z.string(), privateKey: z.string()});
const fileSchema = z.object({keys: z.array(keySchema).min(1)});

/** A pair of keys as it is kept: 32 bytes each, in base64url. */
type KeptKey = z.infer<typeof keySchema>;

/** The server's keys: all of them open, the last one is sealed to. */
export type Keyring = {
  readonly ids: readonly string[];
  /** The key that devices seal to; see `readSealingKey`. */
  readonly current: {readonly keyId: string; readonly publicKey: string};
  /**
   * Opens a sealed value of one field of one row. Only two may call it: `openSealed`, which notes who did, and `sealSecrets`,
   * by which people read their own.
   *
   * @throws {@link CannotOpen}, without the value, where it was sealed for another place or to another key.
   */
  readonly open: (sealed: string, rowId: string, field: string) => Promise<string>;
  /** Seals to the last key what reached the server in clear, as a device would. Rules: SEA2, SEA9. */
  readonly seal: (value: ValueToSeal) => Promise<string>;
};

/** A value for one field of one row, and what of it stays readable. */
export type ValueToSeal = {
  readonly clear: string;
  readonly mask: string;
  readonly rowId: string;
  readonly field: string;
};

/** A sealed value that does not open; its person's device, or time, made it so. */
export class CannotOpen extends Error {}

const kem = new DhkemX25519HkdfSha256();
const suite = new CipherSuite({kem, kdf: new HkdfSha256(), aead: new Aes256Gcm()});

/** Reads the keys; undefined where there is no file. */
export async function readKeyring(file: string): Promise<Keyring | undefined> {
  const keys = await readKeys(file);
  return keys && toKeyring(keys);
}

/** Makes the first key. Of two servers that start at once, both have the key of one. */
export async function makeKeyring(file: string, nowMs: number): Promise<Keyring> {
  await mkdir(path.dirname(file), {recursive: true});
  const own = `${file}.${randomUUID()}`;
  await writeWhole(own, toText([await makeKey(nowMs)]));
  try {
    await link(own, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(own);
  }
  const keyring = await readKeyring(file);
  if (!keyring) throw new Error(`${file} was taken away while the server started`);
  return keyring;
}

/**
 * Adds a key, to which all is sealed from the next start on; the others stay for what was sealed to them. Of two at once one is refused.
 *
 * @throws an Error that says what to do where another one runs, or broke off. Rule: SEA4.
 */
export async function rotateKeyring(file: string, nowMs: number): Promise<Keyring> {
  const next = `${file}.next`;
  const handle = await takeNext(next);
  try {
    // Read only now: a key that another one has just added must not be lost.
    const all = [...((await readKeys(file)) ?? []), await makeKey(nowMs)];
    await handle.writeFile(toText(all));
    await handle.sync();
    await rename(next, file);
    return toKeyring(all);
  } catch (error) {
    await rm(next, {force: true});
    throw error;
  } finally {
    await handle.close();
  }
}

async function takeNext(next: string): Promise<FileHandle> {
  try {
    return await open(next, 'wx', 0o600);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    throw new Error(`${next} is there: another rotation runs, or one broke off. Delete it where none runs.`, {
      cause: error,
    });
  }
}

function toKeyring(keys: readonly KeptKey[]): Keyring {
  const current = keys.at(-1);
  if (!current) throw new Error('a keyring has a key');
  return {
    ids: keys.map(({id}) => id),
    current: {keyId: current.id, publicKey: current.publicKey},
    open: async (sealed, rowId, field) => {
      const value = readSealed(sealed);
      const key = value && keys.find(({id}) => id === value.keyId);
      if (!key) throw new CannotOpen('sealed to a key that this server does not have');
      const recipientKey = await kem.importKey('raw', toBytes(key.privateKey), false);
      const context = {recipientKey, enc: toBytes(value.enc), info: toBytes(sealingInfo, 'utf8')};
      const bound = toBytes(bindTo(rowId, field), 'utf8');
      try {
        return Buffer.from(await suite.open(context, toBytes(value.ciphertext), bound)).toString('utf8');
      } catch (error) {
        throw new CannotOpen('sealed for another place, or changed', {cause: error});
      }
    },
    seal: async ({clear, mask, rowId, field}) => {
      const recipientPublicKey = await kem.importKey('raw', toBytes(current.publicKey), true);
      const context = {recipientPublicKey, info: toBytes(sealingInfo, 'utf8')};
      const {enc, ct} = await suite.seal(context, toBytes(clear, 'utf8'), toBytes(bindTo(rowId, field), 'utf8'));
      return writeSealed({mask, keyId: current.id, enc: toText64(enc), ciphertext: toText64(ct)});
    },
  };
}

async function makeKey(nowMs: number): Promise<KeptKey> {
  const pair = await kem.generateKeyPair();
  const publicKey = new Uint8Array(await kem.serializePublicKey(pair.publicKey));
  const privateKey = new Uint8Array(await kem.serializePrivateKey(pair.privateKey));
  return {
    id: createHash('sha256').update(publicKey).digest('base64url').slice(0, 12),
    madeAt: toInstant(nowMs),
    publicKey: Buffer.from(publicKey).toString('base64url'),
    privateKey: Buffer.from(privateKey).toString('base64url'),
  };
}

async function readKeys(file: string): Promise<readonly KeptKey[] | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  const read = fileSchema.safeParse(parseJson(text));
  if (read.success) return read.data.keys;
  // What is wrong with it could show a key.
  throw new Error(`${file} does not hold the keys of identity numbers: put it back from a backup`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Only who runs the server may read it, and it is on the disk before anything is sealed to it. */
async function writeWhole(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function toText(keys: readonly KeptKey[]): string {
  return `${JSON.stringify({keys}, null, 2)}\n`;
}

function toText64(bytes: ArrayBuffer): string {
  return Buffer.from(bytes).toString('base64url');
}

function toBytes(text: string, encoding: 'base64url' | 'utf8' = 'base64url'): ArrayBuffer {
  return new Uint8Array(Buffer.from(text, encoding)).buffer;
}
