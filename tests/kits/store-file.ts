import {files} from '#contract/files/file.ts';
import {inTransaction} from '#server/db/database.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import type {Row} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import type {TestServer} from './build-server.ts';

/** Gives a company a document whose bytes are here, as far as its row says. @returns its id. */
export async function storeFile(server: TestServer, spaceId: string, overrides: Row = {}): Promise<string> {
  const id = server.newId();
  const storedAt = new Date(server.clock.nowMs).toISOString();
  const facts = {kind: 'document', transactionId: null, name: 'acuse.pdf', type: 'application/pdf', storedAt};
  const row = files.row.parse(buildRow('files', id, {...facts, sizeBytes: 500, ...overrides}));
  const stamp = {spaceId, author: {kind: 'product'}, nowMs: server.clock.nowMs} as const;
  await inTransaction(server.database, (tx) => writeSynced(tx, stamp, [{table: 'files', create: [row]}]));
  return id;
}
