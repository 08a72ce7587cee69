import type {Database} from '#server/db/database.ts';
import type {PaymentsPort} from '#server/providers/payments/port.ts';

/** What the disputes of payments are kept with. */
export type DisputesParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly port: Pick<PaymentsPort, 'vendor' | 'readPayment'>;
};
