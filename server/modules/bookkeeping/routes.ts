import {readImportLimit, type ImportLimit} from '#contract/bookkeeping/read-import-limit.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {implement, mountAll, type ApiServer} from '#server/http/implement.ts';

/** Mounts the books' endpoints beside sync, which carries their rows. */
export function addBookkeepingRoutes(server: ApiServer, limit: ImportLimit): void {
  mountAll(server, limit, [implement(readImportLimit, async (told: ImportLimit) => succeed(told))]);
}
