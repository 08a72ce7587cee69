import type {ExportText} from './es.ts';

export const en: ExportText = {
  exportRows: 'Export',
  exportRowsAct: 'Export the list',
  exportTitle_one: 'Export {{count}} transaction',
  exportTitle_other: 'Export {{count}} transactions',
  exportWhole: 'Exports the transactions listed with the filters as they are, in their order.',
  exportMarked: 'Exports the selected transactions, in the order of the list.',
  exportFormat: 'Format',
  exportFormat_xlsx: 'Excel (.xlsx)',
  exportHint_xlsx: 'With real dates and numbers. Also for Numbers, LibreOffice and Google Sheets.',
  'exportFormat_csv-semicolon': 'CSV with semicolons',
  'exportHint_csv-semicolon': 'With decimal commas (1234,56), as Excel in Spanish or Portuguese expects it.',
  'exportFormat_csv-comma': 'CSV with commas',
  'exportHint_csv-comma': 'With decimal points (1234.56), for other programs and for Excel in English.',
  exportTooLong: 'An Excel sheet has no room for so many rows.',
  exportRunning: 'Writing the file',
  exportProgress: '{{done}} of {{count}}',
  exportFailed: 'The file could not be written. Try again or choose another format.',
  exportColStatus: 'Status',
  exportColBalance: 'Balance per the bank',
  exportColId: 'Id in Faro',
};
