import type {DeclineGroup} from '#contract/payments/decline-group.ts';

/** Whose card it is, as the bank compares it. The country is ISO 3166-1 alpha-2. */
export type Billing = {readonly name: string; readonly zip: string; readonly country: string};

/**
 * What became of a card. `done`: the provider has taken it, and the order or the list of cards says the rest. `left`: the person closed the bank's page. `unknown`: no
 * answer came, and these are to be asked.
 */
export type CardOutcome =
  | {readonly kind: 'done' | 'left' | 'unknown'}
  | {readonly kind: 'declined'; readonly group: DeclineGroup};

/** A card field that gives the card to its provider; nobody else sees the number. Rule: PAY9. */
export type CardTaker = {
  /** Whether what is typed can be a card; the field says what is wrong with it. */
  readonly check: () => Promise<boolean>;
  /** Gives what is typed, to be charged or saved as its secret says, through the bank's page where the bank wants that. @param keeps whether it is kept, as the payment was begun. */
  readonly give: (clientSecret: string, billing: Billing, keeps?: boolean) => Promise<CardOutcome>;
  /** Opens the bank's page of a card that was given before. */
  readonly goOn: (clientSecret: string) => Promise<CardOutcome>;
};
