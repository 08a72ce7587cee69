import {readImportLimit, type ImportLimit} from '#contract/bookkeeping/read-import-limit.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {implement, type ApiServer} from '#server/http/implement.ts';

/** Mounts the books' endpoints beside sync, which carries their rows. */
export function addBookkeepingRoutes(server: ApiServer, limit: ImportLimit): void {
  implement(server, readImportLimit, async () => succeed(limit));
}
