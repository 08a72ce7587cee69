import {addDays} from '#contract/kernel/dates.ts';
import {reminderSteps} from '#contract/reminders/reminder-steps.ts';
import {expiryOf} from './card-expiry.ts';
import type {SavedCard} from './saved-card.ts';

/** How long before a charge its card is asked for, in days: as long as its reminders. */
const [aheadDays] = reminderSteps;

/** A charge for which no card is good, and the card that would be charged now; null where none is saved. */
export type CardNeed<Charge> = {readonly charge: Charge; readonly card: SavedCard | null};

/**
 * Finds the nearest charge of the next 60 days on whose day none of a person's cards is good: another would be charged where one is. Pure. Rule: PAY25.
 *
 * @param charges `on`: civil day. What is due today or before is charged already, or owed.
 * @param cards the one that is charged first.
 */
export function findCardNeed<Charge extends {readonly on: string}>(
  charges: readonly Charge[],
  cards: readonly SavedCard[],
  today: string,
): CardNeed<Charge> | null {
  const until = addDays(today, aheadDays);
  const [charge] = charges
    .filter(({on}) => on > today && on <= until && !isAnyGoodOn(cards, on))
    .toSorted((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)));
  return charge ? {charge, card: cards[0] ?? null} : null;
}

/** Whether a card can be charged on a civil day. Rules: PAY17, PAY25. */
export function isAnyGoodOn(cards: readonly SavedCard[], day: string): boolean {
  return cards.some((card) => expiryOf(card, day) !== 'expired');
}
