/** What a bank's file may be called or declared to be. */
export const acceptedTypes = [
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  '.csv',
  '.tsv',
  '.txt',
  '.xls',
  '.htm',
  '.html',
];
