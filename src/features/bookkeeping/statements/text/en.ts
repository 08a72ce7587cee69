import type {es} from './es.ts';

export const en: Record<keyof typeof es, string> = {
  statements: 'Statements',
  statementsText: 'Choose an account and a month. The PDF is made on this device, offline too.',
  statementMonth: 'Month',
  statementMake: 'Create PDF',
  statementMaking: 'Creating the PDF…',
  statementReady: 'Statement ready',
  statementIn: 'Money in',
  statementOut: 'Money out',
  statementClosing: 'Closing balance',
  statementPages: 'Pages',
  statementDownload: 'Download',
  statementOpen: 'Open',
  statementFile: 'statement',
  statementFailed: 'The PDF could not be created. Try again.',
  statementNoAccount: 'Add an account to make its statements',
  statementMissing_one:
    '{{count}} character is missing: its font is not on this device yet. Connect and make it again.',
  statementMissing_other:
    '{{count}} characters are missing: their fonts are not on this device yet. Connect and make it again.',
  statementQuiet: 'No transactions in this month.',
};
