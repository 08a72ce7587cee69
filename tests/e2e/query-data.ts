import pg from 'pg';
import type {Product} from '#tests/kits/product.ts';

/** Does to the data what no screen does yet, or only an operator may; answers with the rows it reads. */
export async function queryData(
  product: Product,
  statement: string,
  values: readonly unknown[] = [],
): Promise<object[]> {
  const client = new pg.Client({connectionString: product.databaseUrl});
  await client.connect();
  const {rows} = await client.query<object>(statement, [...values]);
  await client.end();
  return rows;
}
