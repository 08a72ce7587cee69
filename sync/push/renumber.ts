import {newClient} from '#sync/store/client-state.ts';
import {keepReached} from '#sync/outbox/reached-through.ts';
import {commit, type Lead} from '#sync/store/fence.ts';
import {writeMeta} from '#sync/store/meta.ts';

/**
 * Becomes another sender and sends all that is still in the outbox under new numbers: this profile was copied. What the server did
 * execute, it knows by the changes' ids.
 * Rule: PUS5.
 */
export async function renumber(lead: Lead, createId: () => string): Promise<void> {
  const {database} = lead;
  await commit(lead, [], async () => {
    await keepReached(database);
    await writeMeta(database, 'client', newClient(createId()));
  });
}
