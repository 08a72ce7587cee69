import {z} from 'zod';
import {anyRole, defineSyncedTable} from '#contract/kernel/synced-table.ts';
import {instantSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/** One decision of the importer by its own word, such as `DMY`: a word that this version does not know is as good as none. */
const decisionSchema = z.string().max(40).nullable();

/** Several decisions, as the JSON text of an object. */
const decisionsSchema = z.string().max(4_000).nullable();

/**
 * How a person said that files of one layout are read in one account: what they chose, null where they left it to the importer. Where two devices
 * chose without knowing of each other there are two rows, and what was chosen last holds. Rule: IMP30.
 */
export const importLayouts = defineSyncedTable({
  name: 'importLayouts',
  service: 'accounting',
  since: 7,
  row: z.object({
    id: idSchema,
    accountId: idSchema,
    /** The same for all files with the same header; one without a header has none, and nothing is kept of it. */
    layout: z.string().min(1).max(64),
    /** What the file calls its columns, as the JSON text of a list: by it a person knows the layout again. */
    columnNames: z.string().max(8_000),
    /** The role of a column by its place, counted from 0. */
    roles: decisionsSchema,
    /** True turns every amount around, false takes them as they are written. */
    isFlipped: z.boolean().nullable(),
    dateOrder: decisionSchema,
    decimalMark: decisionSchema,
    fee: decisionSchema,
    /** What amounts are in that do not say it. */
    currency: decisionSchema,
    /** Whether rows of a status count, by its words. */
    statuses: decisionsSchema,
    /** The company's category for one of the file's, by its words: an id, or nothing. */
    categories: decisionsSchema,
    encoding: decisionSchema,
    delimiter: decisionSchema,
    /** What was chosen although the file itself proved otherwise, as words with spaces between: it is not asked about again. */
    insisted: z.string().max(80),
    chosenAt: instantSchema,
  }),
  sortBy: [],
  readRoles: anyRole,
  createRoles: anyRole,
  editRoles: anyRole,
  serverFields: [],
  fixedFields: ['accountId', 'layout', 'columnNames'],
  // Every file shows what was applied to it, so what was chosen last may hold without a question.
  quietFields: [
    'roles',
    'isFlipped',
    'dateOrder',
    'decimalMark',
    'fee',
    'currency',
    'statuses',
    'categories',
    'encoding',
    'delimiter',
    'insisted',
    'chosenAt',
  ],
  authorField: null,
  references: {accountId: 'accounts'},
  textFields: [],
  lockField: null,
  reasons: [],
  check: () => [],
});

/** What is kept of one layout, as screens see it. */
export type ImportLayoutRow = z.infer<typeof importLayouts.row>;
