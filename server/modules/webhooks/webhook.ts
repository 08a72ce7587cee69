import type {WriteResult} from '#server/jobs/job-kind.ts';
import type {EventHead, VerifyWebhook} from '#server/providers/webhook.ts';
import type {Database} from '#server/db/database.ts';
import type {Jobs} from '#server/jobs/open-jobs.ts';

/** An event that the vendor itself has sent. */
export type ProviderEvent = EventHead & {
  readonly provider: string;
  /** As it came; the vendor's `wire.ts` reads it. */
  readonly rawBody: Buffer;
};

/** What one vendor tells us, and what we do about it. */
export type Webhook = {
  /** The vendor's name: the last part of the address, and the author of what is written. */
  readonly provider: string;
  readonly verify: VerifyWebhook;
  /**
   * Works on one event, outside any transaction. Events come in any order and late: whoever needs the state of something asks the vendor
   * for it and does not take it from the event. What is returned is written once, together with the mark that the event was worked on.
   */
  readonly work: (event: ProviderEvent) => Promise<WriteResult | void>;
};

/** Where work on events is queued. */
export type QueueParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly jobs: Pick<Jobs, 'enqueue'>;
};
