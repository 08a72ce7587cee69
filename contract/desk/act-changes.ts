import {z} from 'zod';

/** What an admin wrote in one table at once, by the names of the contract; screens say them in words. Rule: DSK4. */
export const actChangeSchema = z.object({
  table: z.string(),
  /** Rows were made. */
  isNew: z.boolean(),
  /** The fields that were set of rows that were there. */
  fields: z.array(z.string()),
});

/** See {@link actChangeSchema}. */
export type ActChange = z.infer<typeof actChangeSchema>;
