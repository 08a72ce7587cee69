import {expect, test} from 'vitest';
import {checkSpaces, requestChecks} from '#sync/check/check-spaces.ts';
import {digestSpace} from '#sync/check/digest-space.ts';
import {takeLead} from '#sync/store/fence.ts';
import {readMeta, readSpace} from '#sync/store/meta.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {openStage, type Actor} from './stage.ts';

const hourMs = 3_600_000;

/** Every kind of character that a text may hold, and the ends of every kind of number. */
const odd = [
  '',
  ' ',
  '"\\/',
  'a\u0001\b\f\n\r\t\u001f\u007f',
  '\u2028\u2029\ufeff',
  'Ñandú 日本 👩🏽‍🚀',
  "'; --",
  '\u0085\u00a0',
];

async function check(actor: Actor, server: TestServer): Promise<boolean> {
  const now = new Date(server.clock.nowMs).toISOString();
  return checkSpaces(await takeLead(actor.database), {call: actor.call, now, signal: new AbortController().signal});
}

async function openBooks() {
  const server = await buildServer();
  const {a, b, spaceId} = await openStage(server);
  const ids = odd.map(() => a.createId());
  const accounts = odd.map((name, index) => ({
    ...buildRow('accounts', ids[index] ?? ''),
    name: `x${name}`,
    bank: index % 2 === 0 ? name : null,
    openingUnits: [0, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER][index % 4] ?? 0,
  }));
  await a.create('accounts', spaceId, accounts);
  await a.settle();
  await b.settle();
  return {server, a, b, spaceId, ids};
}

test('[CHK1] [SYN31] the copies of a device that pulled cold and of one that pulled changes equal the server’s', async () => {
  const {server, a, b, spaceId, ids} = await openBooks();
  await a.edit('accounts', spaceId, ids.slice(0, 3), {archived: true, name: 'renamed \u0002 😀'});
  await a.edit('accounts', spaceId, ids.slice(3, 4), {deleted: true});
  for (const actor of [a, b]) await actor.settle();
  expect(await a.database.attention.count()).toBe(0);
  const [mine, theirs] = [await digestSpace(a.database, spaceId), await digestSpace(b.database, spaceId)];
  expect(mine).toEqual(theirs);
  for (const actor of [a, b]) {
    await requestChecks(actor.database);
    actor.network.log.length = 0;
    expect(await check(actor, server)).toBe(false);
    // The company's space and the person's own.
    expect(actor.network.log).toEqual(['POST /api/v1/sync/compare', 'POST /api/v1/sync/compare']);
    expect((await readMeta(actor.database, 'checks'))?.[spaceId]).toBe(new Date(server.clock.nowMs).toISOString());
  }
  expect(server.logLines.filter((line) => line.includes('differs'))).toEqual([]);
});

test.each([
  ['a value', (body: string) => body.replace('Ñandú', 'Ñandu')],
  ['a number', (body: string) => body.replace('9007199254740991', '9007199254740990')],
  ['an empty text for nothing', (body: string) => body.replace('null', '""')],
  ['half a page', (body: string) => body.slice(0, body.length / 2)],
  ['something else', () => '[]'],
])('[CHK3] a copy that has %s wrong is found out, pulled anew, and the queue stays', async (_what, damage) => {
  const {server, a, spaceId} = await openBooks();
  const right = await a.rows('accounts', spaceId);
  const page = await a.database.pages
    .where('[spaceId+table+revision]')
    .between([spaceId, 'accounts'], [spaceId, 'accounts\uffff'])
    .first();
  const broken = damage(page?.body ?? '');
  expect(broken).not.toBe(page?.body);
  await a.database.pages.update(page?.id ?? 0, {body: broken});
  await requestChecks(a.database);
  const id = a.createId();
  await a.create('categories', spaceId, [{...buildRow('categories', id), name: 'typed meanwhile'}]);
  expect(await check(a, server)).toBe(true);
  expect((await readSpace(a.database, spaceId))?.cursor).toBeNull();
  expect(await a.database.outbox.count()).toBe(1);
  await a.settle();
  expect(await a.rows('accounts', spaceId)).toEqual(right);
  expect((await a.rows('categories', spaceId)).get(id)).toMatchObject({name: 'typed meanwhile'});
  await requestChecks(a.database);
  expect(await check(a, server)).toBe(false);
});

test('[SYN31] a difference is logged in numbers and nothing else', async () => {
  const {server, a, spaceId} = await openBooks();
  await a.database.pages
    .where('[spaceId+table+revision]')
    .between([spaceId, 'accounts'], [spaceId, 'accounts\uffff'])
    .delete();
  await requestChecks(a.database);
  expect(await check(a, server)).toBe(true);
  const lines = server.logLines.filter((line) => line.includes('differs'));
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{spaceId, deviceRows: 31, serverRows: 39}]);
  expect(lines.join()).not.toContain('renamed');
});

test('[CHK2] once a day, and again in an hour where the space has moved on meanwhile', async () => {
  const {server, a, b, spaceId, ids} = await openBooks();
  const asked = async () => {
    a.network.log.length = 0;
    await check(a, server);
    return a.network.log.length;
  };
  expect([await asked(), await asked()]).toEqual([0, 0]);
  server.clock.nowMs += 23 * hourMs;
  expect(await asked()).toBe(0);
  server.clock.nowMs += hourMs;
  await a.settle();
  await b.edit('accounts', spaceId, [ids[0] ?? ''], {archived: true});
  await b.settle();
  // The person's own space has not moved on: it is compared once.
  expect([await asked(), await asked()]).toEqual([2, 0]);
  server.clock.nowMs += hourMs;
  await a.settle();
  expect([await asked(), await asked()]).toEqual([1, 0]);
});

test('[CHK1] [OVL4] a row that was kept before a field came is no difference: the server has filled it in', async () => {
  const server = await buildServer();
  const {a} = await openStage(server);
  const draft = {...buildRow('companyDrafts', a.createId()), missingPapers: ''};
  await a.create('companyDrafts', a.userId, [draft]);
  await a.settle();
  const pages = a.database.pages.filter(({table, spaceId}) => table === 'companyDrafts' && spaceId === a.userId);
  const [page, ...others] = await pages.toArray();
  if (!page || others.length > 0) throw new Error('the draft is not on one page');
  // The page's shape is what `parsePage` reads.
  const columns = JSON.parse(page.body) as {readonly fields: Record<string, unknown>};
  expect(Reflect.deleteProperty(columns.fields, 'missingPapers')).toBe(true);
  await a.database.pages.update(page.id, {body: JSON.stringify(columns)});
  await requestChecks(a.database);
  expect(await check(a, server)).toBe(false);
  expect(server.logLines.filter((line) => line.includes('differs'))).toEqual([]);
});
