import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {openingReasons} from '#contract/sealing/list-openings.ts';

/** The numbers of a partner that are sealed. */
export const sealedNumbers = ['taxId', 'passport'] as const;

/**
 * Opens one identity number of a paid order for an admin. It is noted first, for the company's owner to read; the answer is shown once and
 * kept nowhere. `admin.number-broken`: it was sealed for another place, or to a key that is gone. Rule: SEA6. Source: D10.
 */
export const openSealedNumber = defineEndpoint({
  name: 'openSealedNumber',
  summary: 'Open an identity number of an order',
  method: 'POST',
  path: '/api/v1/admin/open-sealed-number',
  access: 'admin',
  input: z.object({
    orderId: idSchema,
    partnerId: idSchema,
    field: z.enum(sealedNumbers),
    why: z.enum(openingReasons),
  }),
  output: z.object({number: z.string()}),
  failures: {
    'not-found': ['admin.no-such-order', 'admin.no-such-number'],
    conflict: ['admin.order-unpaid', 'admin.number-broken'],
  },
  perMinute: 10,
});
