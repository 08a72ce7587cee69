import {sql} from 'drizzle-orm';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {clientOf, inTransaction} from '#server/db/database.ts';
import {addSpace, nextVersion, spaceMovedChannel} from '#server/db/spaces.ts';
import {openFreshDatabase, type FreshDatabase} from '#tests/kits/fresh-database.ts';

const spaceId = '0198c0de-0000-7000-8000-000000000001';
const otherSpaceId = '0198c0de-0000-7000-8000-000000000002';
let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await openFreshDatabase();
  await inTransaction(fresh.database, async (tx) => {
    await addSpace(tx, spaceId, {kind: 'company', type: 'LLC'});
    await addSpace(tx, otherSpaceId, {kind: 'company', type: 'LLC'});
  });
});
afterAll(() => fresh.close());

const insertCompany = (version: number) => sql`
  insert into companies (space_id, id, name, type, origin, created_at, version)
  values (${otherSpaceId}, ${otherSpaceId}, 'Faro', 'LLC', 'added', now(), ${version})`;

test('versions of one space are taken one after another, however many ask at once', async () => {
  const taken = await Promise.all(
    Array.from({length: 8}, () => inTransaction(fresh.database, (tx) => nextVersion(clientOf(tx), spaceId))),
  );
  expect(taken.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a version that was rolled back is taken again', async () => {
  const before = await inTransaction(fresh.database, (tx) => nextVersion(clientOf(tx), spaceId));
  const turnedBack = inTransaction(fresh.database, async (tx) => {
    await nextVersion(clientOf(tx), spaceId);
    throw new Error('turned back');
  });
  await expect(turnedBack).rejects.toThrow('turned back');
  expect(await inTransaction(fresh.database, (tx) => nextVersion(clientOf(tx), spaceId))).toBe(before + 1);
});

test('rows whose writer did not take the version in its own transaction are refused by the database', async () => {
  const taken = await inTransaction(fresh.database, (tx) => nextVersion(clientOf(tx), otherSpaceId));
  await expect(inTransaction(fresh.database, (tx) => tx.execute(insertCompany(taken)))).rejects.toThrow();
  await inTransaction(fresh.database, async (tx) => {
    const version = await nextVersion(clientOf(tx), otherSpaceId);
    // A savepoint inside the transaction is still the same writer.
    await tx.transaction((inner) => inner.execute(insertCompany(version)));
  });
});

test('listeners hear of a space that moved once it is committed', async () => {
  const client = await fresh.database.$client.connect();
  const heard = new Promise<string | undefined>((resolve) => {
    client.once('notification', (message) => resolve(message.payload));
  });
  await client.query(`listen ${spaceMovedChannel}`);
  const version = await inTransaction(fresh.database, (tx) => nextVersion(clientOf(tx), spaceId));
  expect(await heard).toBe(`${spaceId}:${version}`);
  await client.query('unlisten *');
  client.release();
});
