import {z} from 'zod';
import {anyRole, defineSyncedTable, listProblems} from '#contract/kernel/synced-table.ts';
import {instantSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {amountUnitsSchema, currencySchema} from '#contract/kernel/money.ts';

/** Rules of one company at most; those after them in the order do nothing. Rule: RUL14. */
export const maxBookRules = 1_000;

/** Most characters of a text that a rule looks for. */
export const maxRuleText = 200;

/** Most characters of a note that a rule sets. */
export const maxRuleNote = 500;

/** How a text is looked for in the description or the merchant of a transaction. */
export const textMatches = ['contains', 'starts-with', 'is'] as const;

/** One of {@link textMatches}. */
export type TextMatch = (typeof textMatches)[number];

/**
 * What a person wants to be set in new transactions by itself. All conditions that are given must hold; null is none. What it sets is null where
 * it leaves the field alone. Rules: RUL1, RUL2.
 */
export const bookRules = defineSyncedTable({
  name: 'bookRules',
  service: 'accounting',
  since: 10,
  row: z.object({
    id: idSchema,
    name: z.string().max(80),
    enabled: z.boolean(),
    /** Place in the order, ascending: of two rules that fit the first sets. */
    position: z.int(),
    /** How `text` is looked for, without case and accents. */
    textMatch: z.enum(textMatches),
    text: z.string().max(maxRuleText).nullable(),
    /** The whole merchant, without case and accents. */
    merchant: z.string().max(200).nullable(),
    /** Bounds of the amount without its sign, both inclusive, in smallest units of `currency`. */
    minUnits: amountUnitsSchema.nullable(),
    maxUnits: amountUnitsSchema.nullable(),
    /** That of the bounds: only its transactions fit. Null without bounds. */
    currency: currencySchema.nullable(),
    accountId: idSchema.nullable(),
    /** Whether money comes in or goes out. */
    sign: z.enum(['in', 'out']).nullable(),
    /** First and last day of the month, from 1 to 31, both inclusive. */
    firstDay: z.int().min(1).max(31).nullable(),
    lastDay: z.int().min(1).max(31).nullable(),
    categoryId: idSchema.nullable(),
    setMerchant: z.string().max(200).nullable(),
    setNote: z.string().max(maxRuleNote).nullable(),
    /** Whether what it sets counts as reviewed. Source: D24. */
    setChecked: z.boolean(),
    createdAt: instantSchema,
  }),
  sortBy: [],
  readRoles: anyRole,
  createRoles: anyRole,
  editRoles: anyRole,
  serverFields: [],
  fixedFields: ['createdAt'],
  authorField: null,
  references: {accountId: 'accounts', categoryId: 'categories'},
  textFields: [],
  lockField: null,
  reasons: [
    'book-rule.name-required',
    'book-rule.condition-required',
    'book-rule.effect-required',
    'book-rule.amounts-reversed',
    'book-rule.currency-required',
    'book-rule.days-reversed',
  ],
  check: (row) => {
    const {minUnits = null, maxUnits = null, firstDay = null, lastDay = null, currency = null} = row;
    const isBounded = minUnits !== null || maxUnits !== null;
    const isSaid = (field: string): boolean => String(row[field] ?? '').trim() !== '';
    const conditions = ['text', 'merchant', 'minUnits', 'maxUnits', 'accountId', 'sign', 'firstDay', 'lastDay'];
    const effects = ['categoryId', 'setMerchant', 'setNote'];
    return listProblems([
      ['name', 'book-rule.name-required', isSaid('name')],
      ['text', 'book-rule.condition-required', conditions.some(isSaid)],
      ['minUnits', 'book-rule.amounts-reversed', areOrdered(minUnits, maxUnits)],
      ['minUnits', 'book-rule.currency-required', !isBounded || currency !== null],
      ['firstDay', 'book-rule.days-reversed', areOrdered(firstDay, lastDay)],
      ['categoryId', 'book-rule.effect-required', row['setChecked'] === true || effects.some(isSaid)],
    ]);
  },
});

function areOrdered(first: unknown, last: unknown): boolean {
  return typeof first !== 'number' || typeof last !== 'number' || first <= last;
}

/** One rule as screens see it. */
export type BookRuleRow = z.infer<typeof bookRules.row>;

/** In the order in which they are asked; of two with one place the older id goes first, so that every device agrees. Rule: RUL3. */
export function sortRules<Rule extends Pick<BookRuleRow, 'id' | 'position'>>(rules: readonly Rule[]): Rule[] {
  return rules.toSorted((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1));
}
