import {sql} from 'drizzle-orm';
import {inTransaction, type Database, toInstant} from '#server/db/database.ts';
import {makeKeyring, readKeyring, type Keyring} from './keyring.ts';
import {sealingKeys} from './table.ts';

type Parts = {readonly database: Database; readonly now: () => number};

/**
 * Opens the server's keys; makes the first at the first start.
 *
 * @throws an Error that says what to do where something was sealed to keys that are not there: new ones would hide that it is lost. Rule: SEA4.
 */
export async function openKeyring({database, now}: Parts, file: string): Promise<Keyring> {
  return inTransaction(database, async (tx) => {
    // One node after the other: the second must see the first one's key, and refuse where it has a file of its own.
    await tx.execute(sql`lock table sealing_keys in exclusive mode`);
    const known = await tx.select({id: sealingKeys.id}).from(sealingKeys);
    const kept = await readKeyring(file);
    const missing = known.filter(({id}) => !kept?.ids.includes(id));
    if (missing.length > 0)
      throw new Error(
        `Identity numbers are sealed to keys that ${file} does not hold (${missing.map(({id}) => id).join(', ')}). ` +
          'Put that file back from a backup, or set SEALING_KEYS_FILE to the file that all servers share.',
      );
    const keyring = kept ?? (await makeKeyring(file, now()));
    const seenAt = toInstant(now());
    await tx
      .insert(sealingKeys)
      .values(keyring.ids.map((id) => ({id, seenAt})))
      .onConflictDoNothing();
    return keyring;
  });
}
