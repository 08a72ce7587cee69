import type {Database} from '#server/db/database.ts';
import type {Jobs} from '#server/jobs/open-jobs.ts';

/** Where work on events is queued. */
export type QueueParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly jobs: Pick<Jobs, 'enqueue'>;
};
