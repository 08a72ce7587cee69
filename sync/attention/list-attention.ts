import type {Refusal} from '#contract/sync/push-changes.ts';
import type {AttentionRecord, LocalDatabase} from '#sync/store/local-database.ts';

/** Changes that wait for a person's decision, with everything they entered, newest first; of one space, or of all. For live queries. */
export async function listAttention(database: LocalDatabase, spaceId?: string): Promise<AttentionRecord[]> {
  const records =
    spaceId === undefined
      ? await database.attention.toArray()
      : await database.attention.where('spaceId').equals(spaceId).toArray();
  return records.toReversed();
}

/**
 * Whether a person chooses between what they entered and another's value or deletion. A whole row that is refused for any other reason, such as an
 * answer that came second, has nothing to choose in: the list of what needs attention says why. Rule: CFL1.
 */
export function isChoice({code, field, reason}: Refusal): boolean {
  return code === 'conflict' && (field !== null || reason === 'sync.row-deleted');
}

/** Those of a space that met another person's value or deletion, oldest first. For live queries. */
export async function listConflicts(database: LocalDatabase, spaceId: string): Promise<AttentionRecord[]> {
  return database.attention
    .where('spaceId')
    .equals(spaceId)
    .filter(({refusals}) => refusals.some(isChoice))
    .sortBy('id');
}
