import {newId} from '#contract/kernel/ids.ts';
import {createFileBytes, openPrivateFolder} from '#sync/files/file-bytes.ts';
import {browserLocks} from '#sync/store/locks.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {createByteLine} from '#sync/transport/byte-line.ts';
import {createServerCall} from '#sync/transport/call-server.ts';
import {fetchByKy} from '#sync/transport/fetch-by-ky.ts';
import {createArchiveJobs} from './archive-jobs.ts';
import {keepTokens} from './keep-tokens.ts';

const locks = browserLocks(navigator.locks);

/** The jobs of archives, on the browser's own stores and network. */
export const archiveJobs = createArchiveJobs({
  openHome: async (userId) => {
    const database = await openDatabase(userId, () => {});
    const bytes = createFileBytes(database, await openPrivateFolder(navigator.storage));
    return {database, bytes, close: () => database.close()};
  },
  createCall: (database, userId) =>
    createServerCall({fetch: fetchByKy, locks, tokens: keepTokens(database, userId), origin: ''}),
  line: createByteLine({fetch: fetchByKy, origin: '', openRequest: null}),
  nowMs: () => Date.now(),
  createId: () => newId(Date.now(), (bytes) => crypto.getRandomValues(bytes)),
});
