import pg from 'pg';
import type {Product} from '#tests/kits/product.ts';

/** Does to the data what no screen does yet, or only an operator may. */
export async function queryData(product: Product, statement: string, values: readonly unknown[] = []): Promise<void> {
  const client = new pg.Client({connectionString: product.databaseUrl});
  await client.connect();
  await client.query(statement, [...values]);
  await client.end();
}
