import type {Database} from '#server/db/database.ts';
import type {PaymentsPort} from '#server/providers/payments/port.ts';

/** What the payments module works with. */
export type PaymentsParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly port: PaymentsPort;
};
