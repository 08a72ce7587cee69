import type {BookkeepingText} from './es.ts';
import {enFixed} from './en-fixed.ts';
import {enForms} from './en-forms.ts';
import {enImport} from './en-import.ts';
import {enList} from './en-list.ts';

export const en: BookkeepingText = {...enList, ...enForms, ...enImport, ...enFixed};
