import {z} from 'zod';
import {addressShape, listLacking} from './forward-address.ts';

/** What can become of the paper of a scan, beside being kept. */
export const paperWishes = ['forward', 'shred'] as const;

/** What somebody wants done with paper: sent to a whole address, or shredded. Rules: MLG12, MLG13. */
export const paperWishSchema = z.discriminatedUnion('do', [
  z.object({do: z.literal('forward'), to: z.object(addressShape).refine((to) => listLacking(to).length === 0)}),
  z.object({do: z.literal('shred')}),
]);

/** See {@link paperWishSchema}. */
export type PaperWish = z.infer<typeof paperWishSchema>;
