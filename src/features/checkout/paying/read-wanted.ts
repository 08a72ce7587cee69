import {leastChargeCents} from '#contract/orders/least-charge.ts';
import type {KnownPayer} from '#contract/orders/read-payer.ts';
import type {SavedCard} from '#contract/payments/saved-card.ts';
import {pickCard} from '#src/features/checkout/card/pick-card.ts';

/** Which fields stand beside the card. */
export type Wanted = {
  /** Whose card it is: of one that is typed. */
  readonly isHolder: boolean;
  /** Beside a card that is typed too, to be changed. */
  readonly isNationality: boolean;
};

type Known = {
  /** Undefined and null while they are read. */
  readonly cards: readonly SavedCard[] | undefined;
  readonly known: KnownPayer | null;
  /** A card's id, or what says another; null before any was chosen. */
  readonly savedCardId: string | null;
  readonly cents: number;
};

/** What is to be asked of who pays: nothing that the card provider or an order of before has. Rule: ORD24. */
export function readWanted({cards, known, savedCardId, cents}: Known): Wanted {
  // What comes in a moment is not asked meanwhile.
  if (cards === undefined) return {isHolder: false, isNationality: false};
  const isHolder = cents >= leastChargeCents && pickCard(cards, savedCardId) === null;
  return {isHolder, isNationality: isHolder || (known !== null && known.nationality === null)};
}
