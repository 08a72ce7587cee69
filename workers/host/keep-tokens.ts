import {readMeta, writeMeta} from '#sync/store/meta.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {TokenStore} from '#sync/transport/call-server.ts';

/** The anti-forgery token of this database's person; another person's session changes nothing here. Source: D7, D8. */
export function keepTokens(database: LocalDatabase, userId: string): TokenStore {
  return {
    read: async () => (await readMeta(database, 'session'))?.authToken ?? null,
    write: async ({id, authToken}) => {
      if (id === userId) await writeMeta(database, 'session', {userId, authToken});
    },
  };
}
