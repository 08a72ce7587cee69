import {strToU8, unzipSync, zipSync, type Zippable} from 'fflate';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {Row} from '#tests/fixtures/build-change.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {hashOf, openFileHome} from '#tests/sync/files/build-file.ts';
import {createArchiveJobs} from '#workers/host/archive-jobs.ts';
import type {Manifest} from '#workers/archive/manifest.ts';
import {buildDefaults} from './generate-company.ts';
import {buildTask, companyId, makeBytes, now, putSpace, unpack, userId} from './open-archive-home.ts';

const folder = 'Faro LLC';
const accounts = [buildRow('accounts', testId(1)), buildRow('accounts', testId(2))];
const targetId = testId(0xc9);

async function makeOne(): Promise<Uint8Array<ArrayBuffer>> {
  const home = openFileHome();
  await putSpace(home, companyId, {role: 'owner', rows: {companies: [buildRow('companies', companyId)], accounts}});
  return makeBytes(buildTask(home));
}

/** The jobs on a device with an empty company, and what they say of an archive. */
async function openReader() {
  const home = openFileHome();
  await putSpace(home, targetId, {
    role: 'owner',
    rows: {companies: [buildRow('companies', targetId)], categories: buildDefaults(0xa000)},
  });
  const {fetching} = buildTask(home);
  const jobs = createArchiveJobs({
    openHome: async () => ({...home, close: () => {}}),
    createCall: () => fetching.call,
    line: fetching.line,
    nowMs: () => Date.parse(now),
    createId: () => crypto.randomUUID(),
  });
  const read = async (bytes: Uint8Array<ArrayBuffer> | Blob) => {
    const archive = bytes instanceof Blob ? bytes : new Blob([bytes]);
    const input = {userId, archive, folder, companyId: targetId};
    const previewed = await jobs.previewArchive(input, () => {});
    const restored = await jobs.restoreArchive(input, () => {});
    const reasons = [previewed, restored].map((outcome) => (outcome.ok ? 'read' : outcome.failure.reason));
    // Whatever is told before is told at the act, too.
    expect(reasons[1]).toBe(reasons[0]);
    return {reason: reasons[0], written: await home.database.outbox.count()};
  };
  return {home, jobs, read};
}

/** An archive made anew with other entries, its manifest brought in line unless told otherwise. */
function remake(
  bytes: Uint8Array,
  change: (entries: Record<string, Uint8Array>, manifest: Manifest) => Manifest,
): Uint8Array<ArrayBuffer> {
  const entries = unzipSync(bytes);
  const manifest = change(entries, unpack(bytes).manifest);
  const named = manifest.entries.map((entry) => {
    const content = entries[entry.path] ?? new Uint8Array();
    return {...entry, sizeBytes: content.length, sha256: hashOf(content)};
  });
  const zippable: Zippable = {...entries, 'manifest.json': strToU8(JSON.stringify({...manifest, entries: named}))};
  return new Uint8Array(zipSync(zippable));
}

const table = `${folder}/data/accounts.json`;
const rowsAs = (rows: readonly object[]) => strToU8(`[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);

test('[ARC6] a sound archive is read', async () => {
  const {read} = await openReader();
  expect(await read(await makeOne())).toEqual({reason: 'read', written: 1});
});

test('[ARC6] what is no archive of ours, or of a later version, is told, and nothing is written', async () => {
  const sound = await makeOne();
  const cases: [string, Uint8Array<ArrayBuffer>, string][] = [
    ['nothing', new Uint8Array(0), 'archive.empty'],
    ['a text', new Uint8Array(strToU8('Fecha;Monto\r\n')), 'archive.foreign'],
    ['one byte', new Uint8Array(1), 'archive.foreign'],
    ['an archive of somebody else', new Uint8Array(zipSync({'a.txt': strToU8('a')})), 'archive.foreign'],
    [
      'a manifest of another product',
      new Uint8Array(zipSync({'manifest.json': strToU8('{"product":"Otro"}')})),
      'archive.foreign',
    ],
    ['a manifest that is no JSON', new Uint8Array(zipSync({'manifest.json': strToU8('{')})), 'archive.foreign'],
    ['a later version', remake(sound, (_, manifest) => ({...manifest, version: 2})), 'archive.newer'],
    ['no company', remake(sound, (_, manifest) => ({...manifest, spaces: []})), 'archive.no-company'],
  ];
  for (const [what, bytes, reason] of cases) {
    const {read} = await openReader();
    expect([what, await read(bytes)]).toEqual([what, {reason, written: 0}]);
  }
});

test('[ARC6] an archive that is cut off anywhere is never read', async () => {
  const sound = await makeOne();
  const {read} = await openReader();
  const cuts = fc.asyncProperty(fc.integer({min: 1, max: sound.length - 1}), async (length) => {
    const {reason, written} = await read(sound.slice(0, length));
    expect(['archive.cut-off', 'archive.foreign']).toContain(reason);
    expect(written).toBe(0);
  });
  await fc.assert(cuts, {numRuns: 40});
  expect(await read(sound.slice(0, sound.length - 100))).toEqual({reason: 'archive.cut-off', written: 0});
});

test('[ARC6] one byte that was changed anywhere is found, or changes nothing of what is read', async () => {
  const sound = await makeOne();
  const {jobs} = await openReader();
  const told: string[] = [];
  const other: unknown[] = [];
  for (let at = 0; at < sound.length; at += 7) {
    const changed = sound.slice();
    changed[at] = (changed[at] ?? 0) ^ 0x55;
    const input = {userId, archive: new Blob([changed]), folder, companyId: targetId};
    const outcome = await jobs.previewArchive(input, () => {});
    if (!outcome.ok) told.push(outcome.failure.reason);
    else other.push(outcome.value.plan?.ok && outcome.value.plan.value.counts.find((one) => one.table === 'accounts'));
  }
  expect(other.filter((one) => one !== null && typeof one === 'object')).toEqual(
    other.map(() => ({table: 'accounts', count: 2, leftCount: 0})),
  );
  expect(told.filter((reason) => reason === 'archive.altered').length).toBeGreaterThan(20);
  expect(told.filter((reason) => !reason.startsWith('archive.'))).toEqual([]);
});

test('[ARC6] an entry that was altered, added, left out or is of another size is told', async () => {
  const sound = await makeOne();
  const entries = unzipSync(sound);
  const other = {...entries, [table]: rowsAs([{...accounts[0], openingUnits: 999_999}, accounts[1] ?? {}])};
  const less = Object.fromEntries(Object.entries(entries).filter(([path]) => path !== table));
  for (const changed of [other, less, {...entries, 'Faro LLC/files/x.pdf': strToU8('x')}]) {
    const {read} = await openReader();
    expect(await read(new Uint8Array(zipSync(changed)))).toEqual({reason: 'archive.altered', written: 0});
  }
});

test('[ARC6] names that lead elsewhere, or are there twice, are told', async () => {
  const sound = await makeOne();
  for (const path of ['../fuera.txt', 'a/../../b', '/etc/passwd', 'C:\\x', 'a//b', './a', 'a\u0000b']) {
    const {read} = await openReader();
    const bad = new Uint8Array(zipSync({...unzipSync(sound), [path]: strToU8('x')}));
    expect([path, await read(bad)]).toEqual([path, {reason: 'archive.unsafe-path', written: 0}]);
  }
  const {read} = await openReader();
  const twice = new Uint8Array(zipSync({...unzipSync(sound), [table.toUpperCase()]: strToU8('x')}));
  expect(await read(twice)).toEqual({reason: 'archive.name-twice', written: 0});
});

test('[ARC6] what unpacks to more than it says is stopped at once, and a huge manifest is not unpacked', async () => {
  const sound = await makeOne();
  const {read} = await openReader();
  // 200 MB of zeros in 200 kB, said to be 10 bytes.
  const bomb = new Uint8Array(zipSync({...unzipSync(sound), 'manifest.json': new Uint8Array(200_000_000)}, {level: 9}));
  expect(await read(bomb)).toEqual({reason: 'archive.bomb', written: 0});
  const view = new DataView(bomb.buffer);
  for (let at = 0; at < bomb.length - 46; at += 1)
    if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) === 200_000_000)
      view.setUint32(at + 24, 10, true);
  expect(await read(bomb)).toEqual({reason: 'archive.altered', written: 0});
});

test('[ARC6] rows that nobody made here do not come, whatever the hashes say', async () => {
  const sound = await makeOne();
  const wrong: Row[] = [
    {...accounts[0], openingUnits: 'mucho'},
    {...accounts[0], currency: 'X'},
    {...accounts[0], id: 'no-id'},
    {...accounts[0], name: ' '},
    {...accounts[0], name: 'x'.repeat(500)},
  ].map((row) => row as Row);
  for (const row of wrong) {
    const {home, jobs} = await openReader();
    const bytes = remake(sound, (entries, manifest) => {
      entries[table] = rowsAs([row, accounts[1] ?? {}]);
      return manifest;
    });
    const input = {userId, archive: new Blob([bytes]), folder, companyId: targetId};
    expect(await jobs.restoreArchive(input, () => {})).toMatchObject({ok: true, value: {rowCount: 1}});
    expect(await home.database.outbox.count()).toBe(1);
  }
  const {read} = await openReader();
  const broken = remake(sound, (entries, manifest) => {
    entries[table] = strToU8('[\n{"id":\n]\n');
    return manifest;
  });
  expect(await read(broken)).toEqual({reason: 'archive.altered', written: 0});
});

test('[ARC10] a device that is full keeps nothing of it, and says so', async () => {
  const sound = await makeOne();
  const {home, jobs} = await openReader();
  home.database.outbox.hook('creating', () => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const input = {userId, archive: new Blob([sound]), folder, companyId: targetId};
  expect(await jobs.restoreArchive(input, () => {})).toMatchObject({failure: {reason: 'archive.device-full'}});
  expect(await home.database.outbox.count()).toBe(0);
});

test('[ARC6] a file that was moved after it was chosen is told to be gone', async () => {
  const {jobs} = await openReader();
  const gone = Object.assign(new Blob(['PK']), {
    slice: () => ({arrayBuffer: async () => Promise.reject(new DOMException('gone', 'NotFoundError'))}),
  });
  // Only what is read of a blob is there.
  const input = {userId, archive: gone as unknown as Blob, folder: null, companyId: null};
  expect(await jobs.previewArchive(input, () => {})).toMatchObject({failure: {reason: 'file.vanished'}});
});
