import {en as names} from '#contract/bookkeeping/category-names/en.data.ts';
import type {es} from './es.ts';

export const en: Record<keyof typeof es, string> = {
  categories: 'Categories',
  categoriesText: 'Their names follow your language until somebody renames them.',
  kind_income: 'Income',
  kind_expense: 'Expenses',
  'kind_owner-contribution': 'Owner contributions',
  kind_distribution: 'Owner distributions',
  kind_transfer: 'Transfers',
  categoryAdd: 'Add category',
  categoryRename: 'Rename',
  categoryKind: 'Kind',
  categoryRelated: 'Related party',
  categoryRelatedText: 'Money between the company and its owners, or their other companies. IRS Form 5472 asks for it.',
  categoryArchived: 'Category archived',
  categoryRestored: 'Category restored',
  categorySaved: 'Category saved',

  ...names,
};
