import type {LocalDatabase, MetaValues, SpaceState} from './local-database.ts';

const spacePrefix = 'space:';

/** What the engine remembers under one key, or undefined when nothing was written yet. Works inside any transaction that covers `meta`. */
export async function readMeta<Key extends keyof MetaValues>(
  database: LocalDatabase,
  key: Key,
): Promise<MetaValues[Key] | undefined> {
  const record = await database.meta.get(key);
  // Only `writeMeta` writes under these keys, and it takes the same type.
  return record?.value as MetaValues[Key] | undefined;
}

/** Remembers a value under its key; the one before it is replaced whole. */
export async function writeMeta<Key extends keyof MetaValues>(
  database: LocalDatabase,
  key: Key,
  value: MetaValues[Key],
): Promise<void> {
  await database.meta.put({key, value});
}

/** How far a space is on this device; undefined when it was never here, or is no longer the person's. */
export async function readSpace(database: LocalDatabase, spaceId: string): Promise<SpaceState | undefined> {
  const record = await database.meta.get(spacePrefix + spaceId);
  // Only `writeSpace` writes under this prefix.
  return record?.value as SpaceState | undefined;
}

/** Remembers how far a space is. */
export async function writeSpace(database: LocalDatabase, spaceId: string, state: SpaceState): Promise<void> {
  await database.meta.put({key: spacePrefix + spaceId, value: state});
}

/** Forgets a space that is no longer the person's. */
export async function forgetSpace(database: LocalDatabase, spaceId: string): Promise<void> {
  await database.meta.delete(spacePrefix + spaceId);
}

/** Every space on this device, by id; a Map in the order of ids. */
export async function readSpaces(database: LocalDatabase): Promise<Map<string, SpaceState>> {
  const records = await database.meta.where('key').startsWith(spacePrefix).toArray();
  // Only `writeSpace` writes under this prefix.
  return new Map(records.map((record) => [record.key.slice(spacePrefix.length), record.value as SpaceState]));
}
