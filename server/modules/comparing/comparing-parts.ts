import type {Database} from '#server/db/database.ts';
import type {PaymentsPort} from '#server/providers/payments/port.ts';

/** What comparing with the card provider works with. */
export type ComparingParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly port: PaymentsPort;
};
