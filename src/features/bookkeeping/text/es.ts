import {esFixed} from './es-fixed.ts';
import {esForms} from './es-forms.ts';
import {esImport} from './es-import.ts';
import {esList} from './es-list.ts';

/** The bookkeeping texts in Spanish: the first language, and the shape of the others. */
export const es = {...esList, ...esForms, ...esImport, ...esFixed};

/** Every text of the feature. */
export type BookkeepingText = Record<keyof typeof es, string>;
