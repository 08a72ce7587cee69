import {pt as accounts} from '#src/features/bookkeeping/accounts/text/pt.ts';
import {pt as categories} from '#src/features/bookkeeping/categories/text/pt.ts';
import {pt as comments} from '#src/features/bookkeeping/comments/text/pt.ts';
import {pt as detail} from '#src/features/bookkeeping/detail/text/pt.ts';
import {pt as exporting} from '#src/features/bookkeeping/export/text/pt.ts';
import {pt as filters} from '#src/features/bookkeeping/filters/text/pt.ts';
import {pt as forms} from '#src/features/bookkeeping/forms/text/pt.ts';
import {pt as imports} from '#src/features/bookkeeping/imports/text/pt.ts';
import {pt as layouts} from '#src/features/bookkeeping/imports/layouts/text/pt.ts';
import {pt as queue} from '#src/features/bookkeeping/imports/queue/text/pt.ts';
import {pt as likeness} from '#src/features/bookkeeping/imports/likeness/text/pt.ts';
import {pt as becoming} from '#src/features/bookkeeping/imports/reading/text/pt.ts';
import {pt as list} from '#src/features/bookkeeping/list/text/pt.ts';
import {pt as merchants} from '#src/features/bookkeeping/merchants/text/pt.ts';
import {pt as receipts} from '#src/features/bookkeeping/receipts/text/pt.ts';
import {pt as readings} from '#src/features/bookkeeping/readings/text/pt.ts';
import {pt as received} from '#src/features/bookkeeping/received/text/pt.ts';
import {pt as reports} from '#src/features/bookkeeping/reports/text/pt.ts';
import {pt as review} from '#src/features/bookkeeping/review/text/pt.ts';
import {pt as rules} from '#src/features/bookkeeping/rules/text/pt.ts';
import {pt as statements} from '#src/features/bookkeeping/statements/text/pt.ts';
import {pt as suggestions} from '#src/features/bookkeeping/suggestions/text/pt.ts';
import type {BookkeepingText} from './es.ts';

export const pt: BookkeepingText = {
  ...list,
  ...comments,
  ...detail,
  ...exporting,
  ...filters,
  ...forms,
  ...accounts,
  ...categories,
  ...statements,
  ...imports,
  ...layouts,
  ...queue,
  ...likeness,
  ...becoming,
  ...merchants,
  ...receipts,
  ...readings,
  ...received,
  ...reports,
  ...review,
  ...rules,
  ...suggestions,
};
