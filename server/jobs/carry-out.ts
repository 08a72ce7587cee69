import type {Failure, Outcome} from '#contract/kernel/failure.ts';
import type {Transaction} from '#server/db/database.ts';
import type {JobKind, Worker} from './job-kind.ts';

/** An act of a vendor that somebody wants: it was queued in the transaction that wants it. */
export type Intent<Payload extends object, Value> = {
  readonly kind: JobKind<Payload>;
  /** Asks the provider's port. The key is the same at every try, so that what was done and not heard of is not done twice. */
  readonly ask: (payload: Payload, idempotencyKey: string) => Promise<Outcome<Value>>;
  /** Writes the answer, yes or no, for people to see. */
  readonly write: (tx: Transaction, payload: Payload, answer: Outcome<Value>) => Promise<void>;
};

/** The provider could not be asked, or nobody knows what it did: the same is asked again later. */
const isUnknown = ({code}: Failure): boolean => code === 'provider-down' || code === 'rate-limited';

/**
 * Makes the worker of an intent: it asks outside any transaction, and writes the answer in the one that ends the job. Rules: JOB7, JOB8.
 */
export function carryOut<Payload extends object, Value>({kind, ask, write}: Intent<Payload, Value>): Worker<Payload> {
  return {
    kind,
    work: async ({id, payload}) => {
      const answer = await ask(payload, id);
      if (!answer.ok && isUnknown(answer.failure)) throw new Error(answer.failure.reason);
      return (tx) => write(tx, payload, answer);
    },
  };
}
