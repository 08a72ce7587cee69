import {afterAll, beforeAll, expect, test} from 'vitest';
import {maxCommentsPerTransaction} from '#contract/bookkeeping/comment.ts';
import {buildChangeIn, testId, type Row} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {addSpaceOf, joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';

let server: TestServer;
let owner: SyncDevice;
let bookkeeper: SyncDevice;
let second: SyncDevice;
let spaceId: string;
let nextRow = 1_000;
const movements = [testId(4), testId(5), testId(6), testId(7)] as const;

beforeAll(async () => {
  server = await buildServer();
  owner = await openSyncDevice(server, 'Ana');
  bookkeeper = await openSyncDevice(server, 'Berta');
  second = await openSyncDevice(server, 'Carla');
  spaceId = await addSpaceOf(server, owner);
  await joinSpace(server, bookkeeper, spaceId, 'bookkeeper');
  await joinSpace(server, second, spaceId, 'owner');
  const {create} = buildChangeIn(spaceId);
  const {body} = await owner.push([
    create('accounts', [buildRow('accounts', testId(1))]),
    create('imports', [buildRow('imports', testId(3))]),
    create(
      'transactions',
      movements.map((id) => buildRow('transactions', id)),
    ),
  ]);
  if (body.refused.length > 0) throw new Error('The books could not be made');
});
afterAll(() => server.close());

const change = () => buildChangeIn(spaceId);
const build = (overrides: Row = {}): Row => buildRow('comments', testId((nextRow += 1)), overrides);
const send = async (device: SyncDevice, ...changes: Parameters<SyncDevice['push']>[0]) =>
  (await device.push(changes)).body.refused.flatMap(({refusals}) =>
    refusals.map(({code, reason}): [string, string] => [code, reason]),
  );
const write = async (device: SyncDevice, row: Row) => send(device, change().create('comments', [row]));
const read = async (row: Row) => (await owner.readTable(spaceId, 'comments')).find(({id}) => id === row['id']);

test('[CMM1] [CMM2] [SYN40] a bookkeeper writes a comment under their own name, and nobody else changes it or takes it away', async () => {
  const row = build({authorId: owner.me.id});
  expect(await write(bookkeeper, row)).toEqual([]);
  expect(await read(row)).toMatchObject({authorId: bookkeeper.me.id, text: row['text']});
  const id = String(row['id']);
  const editing = change().edit('comments', [id], {text: 'otra cosa'}, {text: row['text'] ?? null});
  const removing = change().edit('comments', [id], {deleted: true}, {deleted: false});
  const mine = ['forbidden', 'comment.of-another'];
  expect(await send(owner, editing, removing)).toEqual([mine, mine]);
  expect(
    await send(bookkeeper, change().edit('comments', [id], {text: 'otra cosa'}, {text: row['text'] ?? null})),
  ).toEqual([]);
  expect(await send(bookkeeper, change().edit('comments', [id], {deleted: true}, {deleted: false}))).toEqual([]);
  expect(await read(row)).toBeUndefined();
  // Nor does somebody else bring it back, in whatever way.
  expect(await send(owner, change().edit('comments', [id], {deleted: false}, {deleted: true}))).toEqual([mine]);
  expect(await write(owner, row)).toEqual([mine]);
  expect(await send(bookkeeper, change().edit('comments', [id], {deleted: false}, {deleted: true}))).toEqual([]);
  expect(await read(row)).toMatchObject({text: 'otra cosa'});
});

test('[CMM3] the server takes no comment that is empty or too long', async () => {
  expect(await write(owner, build({text: ''}))).toEqual([['validation', 'comment.text-required']]);
  expect(await write(owner, build({text: '   '}))).toEqual([['validation', 'sync.invalid-value']]);
  expect(await write(owner, build({text: 'x'.repeat(2_001)}))).toEqual([['validation', 'sync.invalid-value']]);
});

test('[CMM4] comments stay with a movement that is deleted and come back with it', async () => {
  const row = build({transactionId: movements[1]});
  expect(await write(owner, row)).toEqual([]);
  const remove = change().edit('transactions', [movements[1]], {deleted: true}, {deleted: false});
  expect(await send(owner, remove)).toEqual([]);
  expect(await read(row)).toMatchObject({transactionId: movements[1]});
  // What somebody says of it meanwhile, not knowing, is kept.
  const late = build({transactionId: movements[1]});
  expect(await write(bookkeeper, late)).toEqual([]);
  const back = change().edit('transactions', [movements[1]], {deleted: false}, {deleted: true});
  expect(await send(owner, back)).toEqual([]);
  expect([await read(row), await read(late)]).toMatchObject([{deleted: false}, {deleted: false}]);
});

test('[QST3] [SYN41] of two owners who answer one question the first wins, and the second is told', async () => {
  const question = build({kind: 'question', says: 'what-is-it', text: '', transactionId: movements[2]});
  expect(await write(bookkeeper, question)).toEqual([]);
  const answer = {kind: 'answer', says: 'unknown', text: '', answersId: question['id'] ?? null};
  const first = build({...answer, transactionId: movements[2]});
  const other = build({...answer, transactionId: movements[2], text: 'Creo que es de Berta', says: null});
  expect(await write(owner, build({...answer, transactionId: movements[3]}))).toEqual([
    ['validation', 'comment.answer-of-another'],
  ]);
  expect(await write(owner, first)).toEqual([]);
  expect(await write(second, other)).toEqual([['conflict', 'comment.answered-already']]);
  expect(await read(other)).toBeUndefined();
  // Once the first is taken back the question is open again; then the first does not come back over the second.
  expect(
    await send(owner, change().edit('comments', [String(first['id'])], {deleted: true}, {deleted: false})),
  ).toEqual([]);
  expect(await write(second, build({...answer, transactionId: movements[2]}))).toEqual([]);
  expect(
    await send(owner, change().edit('comments', [String(first['id'])], {deleted: false}, {deleted: true})),
  ).toEqual([['conflict', 'comment.answered-already']]);
});

test('[QST3] the category of an answer that is refused does not become that of the movement', async () => {
  const transactionId = movements[2];
  const question = build({kind: 'question', says: 'business-or-personal', text: '', transactionId});
  const categoryId = testId(90);
  expect(
    await send(
      bookkeeper,
      change().create('categories', [buildRow('categories', categoryId)]),
      change().create('comments', [question]),
    ),
  ).toEqual([]);
  const answering = {kind: 'answer', text: '', answersId: question['id'] ?? null, transactionId};
  const answerOf = (says: string, chosen: string | null) => {
    const groupId = server.newId();
    const row = build({...answering, says, categoryId: chosen});
    const edits = [
      change().edit('transactions', [transactionId], {categoryId, checked: true}, {categoryId: null, checked: false}),
    ];
    const made = [change().create('comments', [row]), ...(chosen === null ? [] : edits)];
    return {row, changes: made.map((one) => ({...one, groupId}))};
  };
  const find = async () => (await owner.readTable(spaceId, 'transactions')).find(({id}) => id === transactionId);
  const before = await find();
  expect(before).toMatchObject({categoryId: null, checked: false});
  const first = answerOf('personal', null);
  expect(await send(owner, ...first.changes)).toEqual([]);
  const late = answerOf('category', categoryId);
  const already = ['conflict', 'comment.answered-already'];
  // Both wait, each with the reason; what else was sent with them takes effect.
  const other = build({transactionId});
  expect(await send(second, ...late.changes, change().create('comments', [other]))).toEqual([already, already]);
  expect(await find()).toEqual(before);
  expect(await read(other)).toBeDefined();
  // So does another act of the same push, and an answer that takes its place gives its category.
  const again = answerOf('category', categoryId);
  const removing = change().edit('comments', [String(first.row['id'])], {deleted: true}, {deleted: false});
  expect(await send(owner, removing, ...again.changes)).toEqual([]);
  expect(await find()).toMatchObject({categoryId, checked: true});
});

test('[QST3] [SYN41] of two answers in one push the first stays', async () => {
  const question = build({kind: 'question', says: 'receipt', text: '', transactionId: movements[2]});
  const answer = {
    kind: 'answer',
    says: 'unknown',
    text: '',
    answersId: question['id'] ?? null,
    transactionId: movements[2],
  };
  const two = change().create('comments', [build(answer), build(answer)]);
  expect(await send(bookkeeper, change().create('comments', [question]), two)).toEqual([
    ['conflict', 'comment.answered-already'],
  ]);
});

test('[CMM5] [SYN41] a movement takes two hundred comments and no more', async () => {
  const rows = Array.from({length: maxCommentsPerTransaction}, () => build({transactionId: movements[3]}));
  expect(await send(owner, change().create('comments', rows))).toEqual([]);
  expect(await write(bookkeeper, build({transactionId: movements[3]}))).toEqual([['too-large', 'comment.too-many']]);
  const [gone] = rows;
  expect(
    await send(owner, change().edit('comments', [String(gone?.['id'])], {deleted: true}, {deleted: false})),
  ).toEqual([]);
  expect(await write(bookkeeper, build({transactionId: movements[3]}))).toEqual([]);
});
