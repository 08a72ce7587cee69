import {z} from 'zod';

/**
 * A country as ISO 3166-1 alpha-2, such as `CO`, in rows that every device's engine reads: two letters, without the list of all there are. Whether
 * there is one of that code is asked where it is typed: see `isCountry`.
 */
export const countryCodeSchema = z.string().regex(/^[A-Z]{2}$/);
