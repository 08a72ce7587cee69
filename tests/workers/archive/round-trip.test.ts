import fc from 'fast-check';
import {expect, test} from 'vitest';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {syncedTables} from '#contract/tables.ts';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import {undoAct} from '#sync/outbox/undo-last.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {FileHome} from '#sync/files/add-file.ts';
import {checkArchive} from '#workers/archive/read/check-archive.ts';
import {planRestore} from '#workers/archive/read/plan-restore.ts';
import {writeRestore} from '#workers/archive/read/write-restore.ts';
import {createRowIds} from '#workers/csv-import/rows/identity.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {createIds} from '#tests/sync/build-change.ts';
import {hashOf, openFileHome, pdfBytes} from '#tests/sync/files/build-file.ts';
import {anyCompany, buildDefaults, restoredTables, withoutIds, type GeneratedCompany} from './generate-company.ts';
import {buildTask, companyId, makeBytes, now, putSpace, unpack, userId, type Row} from './open-archive-home.ts';

/** An empty company, as it is made. */
const targetId = testId(0xc9);
const folder = 'Quebracho LLC';

async function putCompany(home: FileHome, {rows, bytes}: GeneratedCompany, role: SpaceRole = 'owner'): Promise<void> {
  await putSpace(home, companyId, {role, rows});
  for (const row of rows.files ?? []) {
    const [id, content] = [String(row['id']), bytes.get(String(row['id'])) ?? new Uint8Array()];
    const place = await home.bytes.write(id, new Blob([content]));
    const facts = {
      name: String(row['name']),
      type: String(row['type']),
      sizeBytes: content.length,
      sha256: String(row['sha256']),
    };
    await home.database.files.put({
      id,
      spaceId: companyId,
      ...facts,
      place,
      state: 'stored',
      sentBytes: content.length,
      reason: null,
      attempts: 0,
      addedAt: now,
    });
  }
}

async function openEmpty(
  role: SpaceRole = 'owner',
  rows: Parameters<typeof putSpace>[2]['rows'] = {},
): Promise<FileHome> {
  const home = openFileHome();
  const company = buildRow('companies', targetId, {name: folder});
  await putSpace(home, targetId, {role, rows: {companies: [company], categories: buildDefaults(0xa000), ...rows}});
  return home;
}

const ids = createIds(404);

async function restore(home: FileHome, archive: Blob) {
  const checked = await checkArchive(archive, () => {});
  const place = {database: home.database, userId, folder, companyId: targetId, createId: ids};
  const planned = await planRestore(checked, place);
  if (!planned.ok) return planned;
  const writing = {home, checked, companyId: targetId, name: folder, now, createId: ids, onProgress: () => {}};
  return {ok: true as const, plan: planned.value, restored: await writeRestore(planned.value, writing)};
}

function rowsOf(bytes: Uint8Array): Record<string, Row[]> {
  const {texts} = unpack(bytes);
  return Object.fromEntries(
    restoredTables.map(({name}) => [name, JSON.parse(texts[`${folder}/data/${name}.json`] ?? '[]') as Row[]]),
  );
}

const comparable = (rows: Record<string, Row[]>) =>
  withoutIds({...rows, files: (rows['files'] ?? []).map((row) => ({...row, storedAt: null}))});

test('[ARC9] what is read back into an empty company is archived as the same, but for ids and who made it', async () => {
  const runs = fc.asyncProperty(anyCompany, async (company) => {
    const home = openFileHome();
    await putCompany(home, company);
    const first = await makeBytes(buildTask(home));
    const target = await openEmpty();
    const done = await restore(target, new Blob([first]));
    expect(done).toMatchObject({ok: true, restored: {refusedFiles: [], fileCount: company.bytes.size}});
    if (!done.ok) return;
    expect(done.plan.counts.filter(({leftCount}) => leftCount > 0)).toEqual([]);
    const second = await makeBytes(buildTask(target, {companyId: targetId}));
    expect(comparable(rowsOf(second))).toEqual(comparable(rowsOf(first)));
    const hashes = (bytes: Uint8Array) =>
      unpack(bytes)
        .manifest.entries.filter(({kind}) => kind === 'file')
        .map(({sha256}) => sha256)
        .toSorted();
    expect(hashes(second)).toEqual(hashes(first));
    // No id of the other company is left anywhere.
    const text = JSON.stringify(rowsOf(second));
    expect(
      Object.values(company.rows)
        .flat()
        .filter((row) => text.includes(String(row['id']))),
    ).toEqual([]);
    // What a bank's file named is named by it again: the next import of that file finds it.
    const named = (rowsOf(second)['transactions'] ?? []).filter(({identity}) => identity !== null);
    expect(named.map(({id}) => id)).toEqual(
      named.map(({accountId, identity}) => createRowIds(targetId, String(accountId))([String(identity)])[0]),
    );
  });
  await fc.assert(runs, {numRuns: 60});
});

test('[ARC10] it is one act, and undone nothing of it is left', async () => {
  const company = fc
    .sample(anyCompany, {seed: 7, numRuns: 30})
    .find(({bytes, rows}) => bytes.size > 1 && (rows.transactions?.length ?? 0) > 2);
  if (!company) throw new Error('no such company');
  const home = openFileHome();
  await putCompany(home, company);
  const target = await openEmpty();
  const done = await restore(target, new Blob([await makeBytes(buildTask(home))]));
  if (!done.ok) throw new Error('not restored');
  const {groupId, rowCount} = done.restored;
  expect(rowCount).toBeGreaterThan(5);
  expect(new Set((await target.database.outbox.toArray()).map((change) => change.groupId))).toEqual(new Set([groupId]));
  expect(await target.database.files.where({state: 'waiting'}).count()).toBe(company.bytes.size);
  await undoAct(target.database, {now, createId: ids}, groupId);
  for (const table of restoredTables) {
    const rows = (await readTable(target.database, table, targetId)) as unknown as Row[];
    expect([table.name, rows.length]).toEqual([table.name, table.name === 'categories' ? 29 : 0]);
  }
  const categories = restoredTables.filter(({name}) => name === 'categories');
  for (const table of categories) {
    const rows = (await readTable(target.database, table, targetId)) as unknown as Row[];
    expect(rows.filter(({name, archived}) => name !== null || archived === true)).toEqual([]);
  }
  // And once more: the same rows under the same names.
  expect(await restore(target, new Blob([await makeBytes(buildTask(home))]))).toMatchObject({ok: true});
});

test('[ARC9] the same archive names the same rows on every device, but for files', async () => {
  const company = fc.sample(anyCompany, {seed: 3, numRuns: 1})[0];
  const home = openFileHome();
  await putCompany(home, company ?? {rows: {}, bytes: new Map()});
  const archive = new Blob([await makeBytes(buildTask(home))]);
  const named = async () => {
    const done = await restore(await openEmpty(), archive);
    if (!done.ok) throw new Error('not restored');
    return [...done.plan.rows]
      .filter(([table]) => table !== 'files')
      .map(([table, rows]) => [table, rows.map(({id}) => id)]);
  };
  expect(await named()).toEqual(await named());
});

test('[ARC8] rows that the server makes stay in the archive and are named; so is what a role may not', async () => {
  const company = fc.sample(anyCompany, {seed: 5, numRuns: 1})[0];
  const home = openFileHome();
  const steps = [buildRow('companySteps', testId(0x77)), buildRow('companySteps', testId(0x78))];
  await putCompany(home, {rows: {...company?.rows, companySteps: steps}, bytes: company?.bytes ?? new Map()});
  const archive = new Blob([await makeBytes(buildTask(home))]);
  const done = await restore(await openEmpty(), archive);
  if (!done.ok) throw new Error('not restored');
  expect(done.plan.kept).toEqual(
    expect.arrayContaining([
      {table: 'companySteps', count: 2},
      {table: 'companies', count: 1},
    ]),
  );
  expect(await restore(openFileHome(), archive)).toEqual(fail('forbidden', 'archive.not-permitted'));
});

test('[ARC7] a company that holds anything, or whose rows are still coming, takes nothing', async () => {
  const company = fc.sample(anyCompany, {seed: 5, numRuns: 1})[0];
  const home = openFileHome();
  await putCompany(home, company ?? {rows: {}, bytes: new Map()});
  const archive = new Blob([await makeBytes(buildTask(home))]);
  for (const rows of [
    {accounts: [buildRow('accounts', testId(1))]},
    {categories: [...buildDefaults(0xa000), buildRow('categories', testId(2))]},
  ]) {
    const target = await openEmpty('owner', rows);
    expect(await restore(target, archive)).toEqual(fail('conflict', 'archive.not-empty'));
    expect(await target.database.outbox.count()).toBe(0);
  }
});

test('[ARC8] a file whose bytes are not in the archive stays there, and is counted', async () => {
  const company = fc.sample(anyCompany, {seed: 7, numRuns: 30}).find(({bytes}) => bytes.size > 1);
  const home = openFileHome();
  await putCompany(home, company ?? {rows: {}, bytes: new Map()});
  const [lost] = await home.database.files.toArray();
  if (lost) await home.bytes.remove(lost);
  const target = await openEmpty();
  const done = await restore(target, new Blob([await makeBytes(buildTask(home))]));
  if (!done.ok) throw new Error('not restored');
  expect(done.plan.missingCount).toBe(1);
  expect(done.restored.fileCount).toBe((company?.bytes.size ?? 0) - 1);
  for (const record of await target.database.files.toArray()) {
    const bytes = new Uint8Array((await (await target.bytes.read(record))?.arrayBuffer()) ?? new ArrayBuffer());
    expect(hashOf(bytes)).toBe(record.sha256);
  }
});

test('[ARC12] [ARC8] scans and proofs of the desk come back as papers of the company, with their bytes; the rows they belong to stay', async () => {
  const home = openFileHome();
  const [letter, proof] = [pdfBytes(2_000, 5), pdfBytes(2_000, 6)];
  const facts = (content: Uint8Array) => ({sizeBytes: content.length, sha256: hashOf(content), storedAt: now});
  const scan = buildRow('mailScans', testId(31), {name: 'carta del IRS.pdf', ...facts(letter)});
  const file = buildRow('files', testId(33), {
    kind: 'document',
    name: 'acuse.pdf',
    type: 'application/pdf',
    transactionId: null,
    ...facts(proof),
  });
  const renewal = buildRow('renewals', testId(34), {proofId: testId(33), filedOn: '2026-10-02'});
  const company: GeneratedCompany = {
    rows: {companies: [buildRow('companies', companyId, {name: folder})], files: [file], renewals: [renewal]},
    bytes: new Map([[testId(33), proof]]),
  };
  await putCompany(home, {...company, rows: {...company.rows, mailScans: [scan]}});
  const line = {send: async () => succeed(null), receive: async () => succeed(new Blob([letter]))};
  const call = (async () => succeed({url: '/bytes', expiresAt: now})) as never;
  const fetching = {...buildTask(home).fetching, call, line};
  const archive = await makeBytes(buildTask(home, {fetching}));
  const target = await openEmpty();
  const done = await restore(target, new Blob([archive]));
  if (!done.ok) throw new Error('not restored');
  expect(done.plan.paperCount).toBe(2);
  expect(done.plan.kept).toContainEqual({table: 'renewals', count: 1});
  expect(done.plan.kept.map(({table}) => table)).not.toContain('mailScans');
  expect(done.plan.counts.filter(({leftCount}) => leftCount > 0)).toEqual([]);
  const papers = await readTable(target.database, syncedTables.companyDocuments, targetId);
  const files = await readTable(target.database, syncedTables.files, targetId);
  const kept = papers.map(({name, kind, fileId}) => [name, kind, files.find(({id}) => id === fileId)?.sha256]);
  expect(kept).toHaveLength(2);
  expect(kept).toEqual(
    expect.arrayContaining([
      ['acuse.pdf', 'other', hashOf(proof)],
      ['carta del IRS.pdf', 'other', hashOf(letter)],
    ]),
  );
  expect(files.map(({kind}) => kind)).toEqual(['paper', 'paper']);
});

test('[ARC9] answers about the BOI report and papers of the company come back with all they say', async () => {
  const home = openFileHome();
  const answer = buildRow('boiReports', testId(51), {});
  await putCompany(home, {
    rows: {companies: [buildRow('companies', companyId, {name: folder})], boiReports: [answer]},
    bytes: new Map(),
  });
  const target = await openEmpty();
  await restore(target, new Blob([await makeBytes(buildTask(home))]));
  const [back] = await readTable(target.database, syncedTables.boiReports, targetId);
  const {id: _old, answeredBy: _who, ...said} = answer;
  expect(back).toMatchObject({...said, answeredBy: userId});
});

test('[ARC9] [COM6] the day on which its state formed an added company comes back to one that has none, and goes as the act is undone', async () => {
  const added = {name: folder, type: 'LLC', origin: 'added', createdAt: '2026-11-20T12:00:00.000Z'};
  const home = openFileHome();
  const kept = buildRow('companies', companyId, {...added, formedOn: '2024-03-11'});
  await putSpace(home, companyId, {role: 'owner', rows: {companies: [kept], categories: buildDefaults(0xb000)}});
  const archive = new Blob([await makeBytes(buildTask(home))]);
  const formedOn = async (own: Row, role: SpaceRole = 'owner') => {
    const companies = [buildRow('companies', targetId, {...added, formedOn: null, ...own})];
    const target = await openEmpty(role, {companies});
    const done = await restore(target, archive);
    if (!done.ok) throw new Error('not restored');
    const read = async () => (await readTable(target.database, syncedTables.companies, targetId))[0]?.formedOn;
    const restored = await read();
    await undoAct(target.database, {now, createId: ids}, done.restored.groupId);
    return [restored, await read()];
  };
  expect(await formedOn({})).toEqual(['2024-03-11', null]);
  // What its owner has said here, what was ordered, what was added before, and what is another's to say.
  expect(await formedOn({formedOn: '2025-01-02'})).toEqual(['2025-01-02', '2025-01-02']);
  expect(await formedOn({origin: 'migrated'})).toEqual([null, null]);
  expect(await formedOn({createdAt: '2024-01-01T12:00:00.000Z'})).toEqual([null, null]);
  expect(await formedOn({}, 'manager')).toEqual([null, null]);
});
