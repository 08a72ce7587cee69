import {z} from 'zod';
import {anyRole, defineSyncedTable, listProblems} from '#contract/kernel/synced-table.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/** What a category's money is, for the books and the declarations. */
export const categoryKinds = ['income', 'expense', 'owner-contribution', 'distribution', 'transfer'] as const;

/** One of {@link categoryKinds}. */
export type CategoryKind = (typeof categoryKinds)[number];

/** A category of a company's books: one of the default ones, named by its key in the person's language, or an own one. */
export const categories = defineSyncedTable({
  name: 'categories',
  service: 'accounting',
  row: z.object({
    id: idSchema,
    /** Which default category it is; null for an own one. Its name follows the language until somebody renames it. */
    key: z.string().max(40).nullable(),
    name: z.string().max(80).nullable(),
    kind: z.enum(categoryKinds),
    /** Money between the company and its owners or their other companies: reportable on Form 5472. Source: facts.md F4. */
    relatedParty: z.boolean(),
    archived: z.boolean(),
    /** Place in lists, ascending. */
    position: z.int(),
  }),
  sortBy: [],
  readRoles: anyRole,
  createRoles: anyRole,
  editRoles: anyRole,
  serverFields: [],
  fixedFields: ['key'],
  authorField: null,
  references: {},
  textFields: [],
  lockField: null,
  reasons: ['category.name-required'],
  check: ({key, name}) =>
    listProblems([['name', 'category.name-required', key !== null || String(name ?? '').trim() !== '']]),
});

/** One category as screens see it. */
export type CategoryRow = z.infer<typeof categories.row>;

/** The categories every company starts with, in list order. Names are in the bookkeeping texts, under the same keys. */
export const defaultCategories = [
  {key: 'sales', kind: 'income', relatedParty: false},
  {key: 'services-income', kind: 'income', relatedParty: false},
  {key: 'interest-income', kind: 'income', relatedParty: false},
  {key: 'refunds-received', kind: 'income', relatedParty: false},
  {key: 'other-income', kind: 'income', relatedParty: false},
  {key: 'contractors', kind: 'expense', relatedParty: false},
  {key: 'salaries', kind: 'expense', relatedParty: false},
  {key: 'software', kind: 'expense', relatedParty: false},
  {key: 'advertising', kind: 'expense', relatedParty: false},
  {key: 'bank-fees', kind: 'expense', relatedParty: false},
  {key: 'payment-fees', kind: 'expense', relatedParty: false},
  {key: 'professional-fees', kind: 'expense', relatedParty: false},
  {key: 'rent', kind: 'expense', relatedParty: false},
  {key: 'office-supplies', kind: 'expense', relatedParty: false},
  {key: 'equipment', kind: 'expense', relatedParty: false},
  {key: 'inventory', kind: 'expense', relatedParty: false},
  {key: 'shipping', kind: 'expense', relatedParty: false},
  {key: 'travel', kind: 'expense', relatedParty: false},
  {key: 'meals', kind: 'expense', relatedParty: false},
  {key: 'insurance', kind: 'expense', relatedParty: false},
  {key: 'utilities', kind: 'expense', relatedParty: false},
  {key: 'taxes-licenses', kind: 'expense', relatedParty: false},
  {key: 'education', kind: 'expense', relatedParty: false},
  {key: 'other-expense', kind: 'expense', relatedParty: false},
  {key: 'owner-contribution', kind: 'owner-contribution', relatedParty: true},
  {key: 'owner-distribution', kind: 'distribution', relatedParty: true},
  {key: 'related-company', kind: 'transfer', relatedParty: true},
  {key: 'own-transfer', kind: 'transfer', relatedParty: false},
  {key: 'currency-exchange', kind: 'transfer', relatedParty: false},
] as const satisfies readonly {key: string; kind: CategoryKind; relatedParty: boolean}[];

/** The key of a default category. */
export type DefaultCategoryKey = (typeof defaultCategories)[number]['key'];
