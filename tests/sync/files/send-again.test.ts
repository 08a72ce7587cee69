import {expect, test} from 'vitest';
import {toColumns} from '#contract/kernel/field-values.ts';
import {succeed} from '#contract/kernel/failure.ts';
import type {FileHome} from '#sync/files/add-file.ts';
import {applyPull, type PullAnswer} from '#sync/pull/apply-pull.ts';
import {fillColdSpaces} from '#sync/pull/fill-cold-spaces.ts';
import {takeLead} from '#sync/store/fence.ts';
import type {ServerCall} from '#sync/transport/call-server.ts';
import {spaceOne, ofCompany} from '#tests/sync/build-change.ts';
import {addOne, making, openFileHome} from './build-file.ts';

type Row = {readonly id: string; readonly deleted: boolean; readonly storedAt: string | null};
type Delta = PullAnswer['spaces'][number];

const columns = (rows: readonly Row[]) => toColumns(rows, ['deleted', 'storedAt']);

/** A file that the server has, and that was sent from here. */
async function addStored(home: FileHome): Promise<string> {
  const id = await addOne(home);
  await home.database.files.update(id, {state: 'stored', sentBytes: 1_000});
  return id;
}

function answer(delta: Pick<Delta, 'mode' | 'pages' | 'tables'>): PullAnswer {
  const space = {spaceId: spaceOne, ...ofCompany, version: 2, more: false, ...delta} as const;
  return {epoch: 'e', serverTime: making.now, lastSeq: 0, spaces: [space]};
}

const again = {state: 'waiting', sentBytes: 0, reason: null, attempts: 0};

test('[UPL4] of files that were sent, only those whose live row says that the server has them no longer wait again', async () => {
  const home = openFileHome();
  const {database} = home;
  const [lost, kept, taken] = [await addStored(home), await addStored(home), await addStored(home)];
  const rows = [
    {id: lost, deleted: false, storedAt: null},
    {id: kept, deleted: false, storedAt: making.now},
    {id: taken, deleted: true, storedAt: null},
  ];
  await applyPull(await takeLead(database), answer({mode: 'delta', pages: [], tables: {files: columns(rows)}}));
  expect(await database.files.get(lost)).toMatchObject(again);
  expect((await database.files.bulkGet([kept, taken])).map((record) => record?.state)).toEqual(['stored', 'stored']);
});

test('[UPL4] so it is when the space comes anew, in pages', async () => {
  const home = openFileHome();
  const {database} = home;
  const id = await addStored(home);
  const lead = await takeLead(database);
  const pages = [{table: 'files', from: null, until: null, count: 1}];
  await applyPull(lead, answer({mode: 'cold', pages, tables: {}}));
  expect((await database.files.get(id))?.state).toBe('stored');
  const body = JSON.stringify(columns([{id, deleted: false, storedAt: null}]));
  const call = {asText: async () => succeed(body)} as unknown as ServerCall;
  await fillColdSpaces(lead, call, new AbortController().signal);
  expect(await database.files.get(id)).toMatchObject(again);
});
