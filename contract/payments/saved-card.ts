import {z} from 'zod';
import {cardExpiries} from './card-expiry.ts';

/** The provider's id of a saved card. */
export const cardIdSchema = z.string().max(100).regex(/^\w+$/);

/** A card that somebody pays with again, as far as anybody may know it. Months 1 to 12, years of four digits. */
export const savedCardSchema = z.object({
  cardId: cardIdSchema,
  /** The provider's word in lower case, such as `visa`. */
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  expiry: z.enum(cardExpiries),
  /** One of them is: the one that was chosen, else the newest that is good. */
  isDefault: z.boolean(),
});

/** See {@link savedCardSchema}. */
export type SavedCard = z.infer<typeof savedCardSchema>;

/** Somebody's cards, the default first, then the newest; empty where they have none. Rule: PAY17. */
export const savedCardsSchema = z.object({cards: z.array(savedCardSchema)});
