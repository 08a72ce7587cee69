import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {newId} from '#contract/kernel/ids.ts';
import type {UploadKind} from '#contract/files/upload-kinds.ts';
import {addFile} from '#sync/files/add-file.ts';
import {createFileBytes} from '#sync/files/file-bytes.ts';
import {makeBookkeeper} from '#tests/e2e/api-person.ts';
import {createCookieFetch} from '#tests/fakes/cookie-fetch.ts';
import {openFaultProxy} from '#tests/fakes/fault-proxy.ts';
import {openNodeDevice, type NodeDevice} from '#tests/kits/node-device.ts';
import type {Product} from '#tests/kits/product.ts';
import {createRandom} from '#tests/sync/build-change.ts';

/** What came of a trial with files. */
export type BrokenLinkResult = {
  readonly files: number;
  readonly bytes: number;
  /** How often bytes of a file set out: more than once for those whose connection broke. */
  readonly sendings: number;
  readonly appliedMs: number;
};

type Options = {
  /** Sizes of receipts and of documents, in bytes. */
  readonly receipts: readonly number[];
  readonly documents: readonly number[];
  /** After each so many bytes the connection that carries them is reset. */
  readonly breakEveryBytes: number;
  readonly seed: number;
};

/** Waits between tries are this share of what they are for a person: the trial is about breaks, not about patience. */
const haste = 0.02;

/**
 * One device adds files and sends them over a link that breaks again and again; the server's folder must end up with each of them, once,
 * with its bytes, and with nothing else.
 *
 * @throws when one is missing, is there twice or has other bytes, or when something is left of the tries.
 */
export async function tryBrokenLink(product: Product, options: Options): Promise<BrokenLinkResult> {
  const random = createRandom(options.seed);
  const person = await makeBookkeeper(product.url, 1);
  const proxy = await openFaultProxy({targetPort: product.port, breakEveryBytes: options.breakEveryBytes});
  const device = await openNodeDevice({
    origin: proxy.url,
    email: person.email,
    fetch: createCookieFetch(),
    random: () => random() * haste,
  });
  const before = await hashFolder(product.filesFolder);
  try {
    await device.until(({lastSyncAt}) => lastSyncAt !== null);
    const [movement] = await person.readRows(person.companyId, 'transactions');
    const begunAt = performance.now();
    const hashes: string[] = [];
    const add = async (kind: UploadKind, sizeBytes: number, transactionId: string | null): Promise<void> => {
      const bytes = makePdf(sizeBytes, random);
      hashes.push(hashOf(bytes));
      await addOne(device, {spaceId: person.companyId, kind, transactionId, bytes, place: hashes.length});
    };
    for (const sizeBytes of options.receipts) await add('receipt', sizeBytes, String(movement?.['id']));
    for (const sizeBytes of options.documents) await add('document', sizeBytes, null);
    await device.until(({pendingCount, unsentFileCount}) => pendingCount === 0 && unsentFileCount === 0);
    const appliedMs = performance.now() - begunAt;
    const rows = await person.readRows(person.companyId, 'files');
    assertSameHashes(
      rows.flatMap((row) => (row['storedAt'] === null ? [] : String(row['sha256']))),
      hashes,
      'rows that say their file is stored',
    );
    const stored = await hashFolder(product.filesFolder);
    assertSameHashes([...stored.values()], [...before.values(), ...hashes], 'files in the folder');
    const sendings = proxy.log.filter(({method}) => method === 'PUT').length;
    const bytes = [...options.receipts, ...options.documents].reduce((sum, size) => sum + size, 0);
    return {files: hashes.length, bytes, sendings, appliedMs};
  } finally {
    await device.discard();
    await proxy.close();
  }
}

type Adding = {
  readonly spaceId: string;
  readonly kind: UploadKind;
  readonly transactionId: string | null;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly place: number;
};

async function addOne({me, database}: NodeDevice, {bytes, place, ...about}: Adding): Promise<void> {
  const added = await addFile(
    {database, bytes: createFileBytes(database, null)},
    {...about, userId: me.id, name: `papel ${place}.pdf`, content: new Blob([bytes]), label: {key: 'test.file'}},
    {now: new Date().toISOString(), createId: () => newId(Date.now(), (some) => crypto.getRandomValues(some))},
  );
  if (!added.ok) throw new Error(`file ${place} was refused: ${added.failure.reason}`);
}

/** Bytes that begin as a PDF does and are nobody else's. */
function makePdf(sizeBytes: number, random: () => number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(sizeBytes);
  const words = new Uint32Array(bytes.buffer, 0, sizeBytes >> 2);
  for (let index = 0; index < words.length; index += 1) words[index] = random() * 2 ** 32;
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
  return bytes;
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** SHA-256 of every file that lies in the server's folder, parts and unfinished ones too; only its key for signing is left out. */
async function hashFolder(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const hashes = new Map<string, string>();
  for (const entry of entries) {
    if (!entry.isFile() || entry.name === 'signing-key') continue;
    const file = path.join(entry.parentPath, entry.name);
    hashes.set(file, hashOf(await readFile(file)));
  }
  return hashes;
}

function assertSameHashes(found: readonly string[], wanted: readonly string[], what: string): void {
  const [some, others] = [found.toSorted(), wanted.toSorted()];
  if (some.length !== others.length) throw new Error(`${some.length} ${what}, not ${others.length}`);
  if (some.some((hash, index) => hash !== others[index])) throw new Error(`${what}: other bytes than were added`);
}
