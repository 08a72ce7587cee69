import {newClient} from './client-state.ts';
import {commit, type Lead} from '#sync/store/fence.ts';
import {writeMeta} from '#sync/store/meta.ts';

/**
 * Becomes another sender and sends all that is still in the outbox under new numbers: this profile was copied, or the server has
 * forgotten some of ours. Pull first, so that nothing acknowledged is sent twice; what the server did execute, it recognises by its values.
 * Rule: PUS5.
 */
export async function renumber(lead: Lead, createId: () => string): Promise<void> {
  await commit(lead, [], async () => writeMeta(lead.database, 'client', newClient(createId())));
}
