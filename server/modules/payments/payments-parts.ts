import type {Database} from '#server/db/database.ts';
import type {Customers} from '#server/modules/payments/customers/open-customers.ts';
import type {PaymentsPort} from '#server/providers/payments/port.ts';

/** What the payments module reads with. */
export type PaymentsParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly port: PaymentsPort;
};

/** What saving and removing cards work with besides. */
export type CardsParts = PaymentsParts & {
  readonly customers: Pick<Customers, 'ensure' | 'drop'>;
  /** Where the bank's page leads back to: `https://app.example.com`. */
  readonly origin: string;
  /** Of companies, which are another module's: whether a person owns one whose plan is renewed. */
  readonly hasRenewals: (userId: string) => Promise<boolean>;
};
