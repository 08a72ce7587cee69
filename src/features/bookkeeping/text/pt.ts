import type {BookkeepingText} from './es.ts';
import {ptFixed} from './pt-fixed.ts';
import {ptForms} from './pt-forms.ts';
import {ptImport} from './pt-import.ts';
import {ptList} from './pt-list.ts';
import {ptReceipts} from './pt-receipts.ts';
import {ptReceived} from './pt-received.ts';

export const pt: BookkeepingText = {
  ...ptList,
  ...ptForms,
  ...ptImport,
  ...ptReceipts,
  ...ptReceived,
  ...ptFixed,
};
