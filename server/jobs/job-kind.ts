import type {z} from 'zod';
import type {DeadLetter} from '#contract/admin/dead-letters.ts';
import type {Transaction} from '#server/db/database.ts';

/** What everybody may know of a job, said by its kind. */
export type JobSubject = Omit<DeadLetter, 'id' | 'job' | 'because' | 'givenUpAt'>;

/** A kind of queued work, as data: what it works on and how it is tried again. */
export type JobKind<Payload extends object> = {
  /** Lower-case words with hyphens; the dead letters lie under this name and `-given-up`. */
  readonly name: string;
  /** What a job carries. It is read again at each try, by a newer version perhaps: change it only by adding. */
  readonly payload: z.ZodType<Payload>;
  /** How often a job that failed is tried again. */
  readonly retries: number;
  /** Wait before the first of these, about; it doubles each time, up to `longestDelaySeconds`. */
  readonly firstDelaySeconds: number;
  readonly longestDelaySeconds: number;
  /** A job that was begun this long ago is taken from its node, which must have died. */
  readonly deadlineSeconds: number;
  /** What of a dead letter is kept: without secrets. */
  withoutSecrets(payload: Payload): Payload;
  describe(payload: Payload): JobSubject;
};

/** A piece of queued work, as whoever does it sees it. */
export type QueuedJob<Payload extends object> = {
  /** A UUID, the same at every try: the idempotency key of whatever is asked of others. */
  readonly id: string;
  readonly payload: Payload;
};

/** What a job found, written in the transaction that ends the job. */
export type WriteResult = (tx: Transaction) => Promise<void>;

/** Who does the work of a kind. */
export type Worker<Payload extends object> = {
  readonly kind: JobKind<Payload>;
  /**
   * Does one job; whoever is asked is asked here, outside any transaction. It may be done twice where a node dies; what it returns is
   * written once. Rules: JOB7, JOB8.
   *
   * @throws a {@link PermanentError} where no other try can mend it; any other error means: again later.
   */
  work(job: QueuedJob<Payload>): Promise<WriteResult | void>;
  /** Hears of each try that failed; `because` quotes no value. */
  noteFailure?(job: QueuedJob<Payload>, because: string): Promise<void>;
};

/** Work that failed in a way no other try can mend: it becomes a dead letter at once. */
export class PermanentError extends Error {
  override readonly name = 'PermanentError';
}
