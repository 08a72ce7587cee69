import {z} from 'zod';

/** What is read of an event: whose it is, and which payment it is about. The rest is asked for. Source: docs.stripe.com/api/events. */
export const stripeEventSchema = z.object({
  id: z.string().min(1).max(255),
  object: z.literal('event'),
  type: z.string().min(1).max(255),
  /** Seconds since 1970. */
  created: z.int().optional(),
  data: z
    .object({
      object: z.object({
        id: z.string().optional(),
        object: z.string().optional(),
        /** Of charges, refunds and disputes. */
        payment_intent: z.union([z.string(), z.object({id: z.string()})]).nullish(),
      }),
    })
    .optional(),
});
