import type pg from 'pg';
import {locks, withLock} from '#server/db/advisory-lock.ts';
import type {Database} from '#server/db/database.ts';
import type {SealedSecrets} from '#server/modules/account/account-parts.ts';

/** How many are sealed in one transaction: what broke off begins with the part that it was at. */
const perPart = 200;

/**
 * Seals the tax numbers that were kept in clear, and drops their column once it is empty: no migration has the keys. Does nothing where the
 * column is gone; what broke off goes on at the next start. Rule: SEA11.
 */
export async function sealFormerTaxIds(database: Database, {seal}: Pick<SealedSecrets, 'seal'>): Promise<void> {
  await withLock(database, locks.sealingTaxIds, 'wait', async (client) => {
    if (!(await hasClearColumn(client))) return;
    while ((await inOne(client, () => sealPart(client, seal))) > 0);
    await inOne(client, async () => {
      await client.query('lock table tax_records in access exclusive mode');
      // A server of before that is still being stopped may have kept one.
      while ((await sealPart(client, seal)) > 0);
      // What was updated stays in the table's file until something is written over it. What is computed anew for each row makes PostgreSQL write
      // a new file with the rows that live and nothing else, whoever else looks at the table's past.
      await client.query(
        `alter table tax_records drop column country_tax_id, alter column sealed_tax_id type text using sealed_tax_id || ''`,
      );
    });
  });
}

async function hasClearColumn(client: pg.PoolClient): Promise<boolean> {
  const {rowCount} = await client.query(
    `select from pg_attribute where attrelid = 'tax_records'::regclass and attname = 'country_tax_id' and not attisdropped`,
  );
  return rowCount === 1;
}

/** @returns how many were sealed. */
async function sealPart(client: pg.PoolClient, seal: SealedSecrets['seal']): Promise<number> {
  const {rows} = await client.query<{userId: string; clear: string}>(
    `select user_id as "userId", country_tax_id as clear from tax_records where country_tax_id is not null
     order by user_id limit ${perPart} for update`,
  );
  for (const {userId, clear} of rows) {
    await client.query('update tax_records set sealed_tax_id = $2, country_tax_id = null where user_id = $1', [
      userId,
      await seal(clear, userId),
    ]);
  }
  return rows.length;
}

async function inOne<Result>(client: pg.PoolClient, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
