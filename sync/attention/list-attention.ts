import type {AttentionRecord, LocalDatabase} from '#sync/store/local-database.ts';

/** Changes that wait for a person's decision, with everything they entered, newest first; of one space, or of all. For live queries. */
export async function listAttention(database: LocalDatabase, spaceId?: string): Promise<AttentionRecord[]> {
  const records =
    spaceId === undefined
      ? await database.attention.toArray()
      : await database.attention.where('spaceId').equals(spaceId).toArray();
  return records.toReversed();
}

/** Those of a space that met another person's value or deletion, oldest first. For live queries. */
export async function listConflicts(database: LocalDatabase, spaceId: string): Promise<AttentionRecord[]> {
  return database.attention
    .where('spaceId')
    .equals(spaceId)
    .filter(({refusals}) => refusals.some(({code}) => code === 'conflict'))
    .sortBy('id');
}
