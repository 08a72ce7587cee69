import type {ClientState, LocalDatabase} from './local-database.ts';
import {readMeta, writeMeta} from './meta.ts';

/** A sender that has sent nothing yet. */
export function newClient(clientId: string): ClientState {
  return {clientId, nextSeq: 1, sentThroughOrder: 0, chainHash: '', sending: null, acknowledged: null};
}

/** What this device is as a sender; made at its first start. The transaction must cover `meta`. */
export async function ensureClient(database: LocalDatabase, createId: () => string): Promise<ClientState> {
  const known = await readMeta(database, 'client');
  if (known) return known;
  const client = newClient(createId());
  await writeMeta(database, 'client', client);
  return client;
}
