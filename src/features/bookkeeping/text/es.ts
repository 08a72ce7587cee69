import {esFixed} from './es-fixed.ts';
import {esForms} from './es-forms.ts';
import {esImport} from './es-import.ts';
import {esList} from './es-list.ts';
import {esReceipts} from './es-receipts.ts';
import {esReceived} from './es-received.ts';

/** The bookkeeping texts in Spanish: the first language, and the shape of the others. */
export const es = {...esList, ...esForms, ...esImport, ...esReceipts, ...esReceived, ...esFixed};

/** Every text of the feature. */
export type BookkeepingText = Record<keyof typeof es, string>;
