import type {es} from './es.ts';

export const en: Record<keyof typeof es, string> = {
  fileCategories: 'Categories in the file',
  fileCategoriesText:
    'Those named like one of yours have it already. The transaction stays to be reviewed until you confirm it.',
  fileCategoryName: 'In the file',
  fileCategoryRows: 'Transactions',
  fileCategoryBecomes: 'In your books',
  categoryCreate: 'Create “{{name}}”',
  categoriesCreate_one: 'Create the missing one',
  categoriesCreate_other: 'Create the {{count}} missing ones',
  categoriesNone: 'Leave all without a category',
  fileRow: 'Row in the file',
  fileRowNone: 'The row was not kept: it was imported with an earlier version.',
  fileRowEmpty: 'empty',
  groupsTitle: 'By reason',
  groupRows_one: '{{count}} row',
  groupRows_other: '{{count}} rows',
  groupLeave: 'Leave them out',
  groupTake: 'Count them',
  groupUndo: 'Undo',
  groupLeft_one: '{{count}} row is left out: {{reason}}',
  groupLeft_other: '{{count}} rows are left out: {{reason}}',
  groupTaken: 'Counted as well: {{reason}}',
  importOther_one: 'Import {{count}} row in {{currency}} into another account',
  importOther_other: 'Import {{count}} rows in {{currency}} into another account',
};
