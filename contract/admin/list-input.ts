import {z} from 'zod';

/** How many rows a page of an admin's list has. Source: S7.09. */
export const defaultListLimit = 25;

/**
 * What every list for admins takes: a page, words to search for, and an order. Unknown orders are refused, never put into a query.
 *
 * @param orders the names that rows can be ordered by; the newest come first where none is given.
 */
export function listInput<const Orders extends readonly [string, ...string[]]>(orders: Orders) {
  return z.object({
    limit: z.coerce.number().int().min(1).max(100).default(defaultListLimit),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    search: z.string().trim().max(200).default(''),
    orderBy: z.enum(orders).optional(),
    orderDirection: z.enum(['asc', 'desc']).default('asc'),
  });
}
