import type {es} from './es.ts';

/** Words of several files that are imported one after another. */
export const en: Record<keyof typeof es, string> = {
  queueTitle: 'Files',
  queueAt: 'File {{number}} of {{count}}: {{file}}',
  queueSkip: 'Skip this file',
  queueNext: 'Next file',
  queueStop: 'Cancel those that are left',
  queueTogether: 'Also import the files that follow into {{account}}',
  queueTogetherHint: 'Only those of the same layout with nothing to ask. You decide on the others.',
  queueDone: 'Done with {{count}} files',
  queueNew_zero: 'No transactions imported',
  queueNew_one: '{{count}} transaction imported in all',
  queueNew_other: '{{count}} transactions imported in all',
  queueMore: 'Import other files',
  queue_waiting: 'Waiting',
  queue_open: 'In progress',
  queue_imported: 'Imported',
  queue_known: 'Nothing new',
  queue_cancelled: 'Cancelled',
  queue_skipped: 'Skipped',
  queue_same: 'Duplicate',
  queueSameAs: 'The same file as {{file}}',
};
