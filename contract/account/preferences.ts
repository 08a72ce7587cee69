import {z} from 'zod';
import {idSchema} from '#contract/kernel/ids.ts';
import {defineSyncedTable} from '#contract/kernel/synced-table.ts';
import {densities, themes} from './choices.ts';

/**
 * What a person chose, on all their devices: one row with their id in their own space, made with them. A field is null until they choose:
 * then each device keeps what was chosen on it. Rules: ACC33, ACC34.
 */
export const preferences = defineSyncedTable({
  name: 'preferences',
  service: 'personal',
  since: 4,
  isQuiet: true,
  row: z.object({
    id: idSchema,
    theme: z.enum(themes).nullable(),
    density: z.enum(densities).nullable(),
    /** Whether letters alone, and one after the other, do something (WCAG 2.1.4). */
    hasLetterKeys: z.boolean().nullable(),
    /** Whether mails of dates that come are wanted; null: they are. Rule: REM6. */
    mailsDates: z.boolean().nullable(),
  }),
  sortBy: [],
  readRoles: ['owner'],
  createRoles: [],
  editRoles: ['owner'],
  serverFields: [],
  fixedFields: [],
  authorField: null,
  references: {},
  textFields: [],
  lockField: null,
  reasons: [],
  check: () => [],
});
