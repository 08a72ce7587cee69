import type {ArchiveText} from './es.ts';

export const en: ArchiveText = {
  fileName: 'README.txt',
  title: 'Your data from Faro',
  made: 'This archive was made on {day}. It has everything that your role in each company lets you see in Faro.',
  forms:
    'Each table is here twice: as CSV, to open in a spreadsheet, and as JSON in the data folder, which is the exact version.',
  csv: 'In the CSV files, a text that a spreadsheet would take for a formula starts with an apostrophe. Amounts (…Units) are in the smallest unit of their currency, such as cents.',
  personal: 'Yours',
  data: 'the same tables as JSON',
  files: 'receipts and documents',
  invoices: 'invoices and credit notes as PDF',
  signed: 'the founding paper as it was signed, with the evidence of the signature',
  refused: 'changes that were not accepted, as you typed them',
  missing: 'These files are not included, because they could not be brought to this device:',
  sealed: 'Identity numbers and papers are encrypted in Faro and are in no archive:',
  manifest: 'manifest.json says what this archive holds, with the SHA-256 of each part.',
  back: 'This archive can be read into an empty company in Faro: Take everything with you > Read an archive.',
};
