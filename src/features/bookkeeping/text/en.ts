import type {BookkeepingText} from './es.ts';
import {enFixed} from './en-fixed.ts';
import {enForms} from './en-forms.ts';
import {enImport} from './en-import.ts';
import {enList} from './en-list.ts';
import {enReceipts} from './en-receipts.ts';
import {enReceived} from './en-received.ts';

export const en: BookkeepingText = {
  ...enList,
  ...enForms,
  ...enImport,
  ...enReceipts,
  ...enReceived,
  ...enFixed,
};
