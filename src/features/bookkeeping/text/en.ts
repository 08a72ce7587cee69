import {en as accounts} from '#src/features/bookkeeping/accounts/text/en.ts';
import {en as categories} from '#src/features/bookkeeping/categories/text/en.ts';
import {en as comments} from '#src/features/bookkeeping/comments/text/en.ts';
import {en as detail} from '#src/features/bookkeeping/detail/text/en.ts';
import {en as exporting} from '#src/features/bookkeeping/export/text/en.ts';
import {en as filters} from '#src/features/bookkeeping/filters/text/en.ts';
import {en as forms} from '#src/features/bookkeeping/forms/text/en.ts';
import {en as imports} from '#src/features/bookkeeping/imports/text/en.ts';
import {en as layouts} from '#src/features/bookkeeping/imports/layouts/text/en.ts';
import {en as queue} from '#src/features/bookkeeping/imports/queue/text/en.ts';
import {en as likeness} from '#src/features/bookkeeping/imports/likeness/text/en.ts';
import {en as becoming} from '#src/features/bookkeeping/imports/reading/text/en.ts';
import {en as list} from '#src/features/bookkeeping/list/text/en.ts';
import {en as merchants} from '#src/features/bookkeeping/merchants/text/en.ts';
import {en as receipts} from '#src/features/bookkeeping/receipts/text/en.ts';
import {en as readings} from '#src/features/bookkeeping/readings/text/en.ts';
import {en as received} from '#src/features/bookkeeping/received/text/en.ts';
import {en as reports} from '#src/features/bookkeeping/reports/text/en.ts';
import {en as review} from '#src/features/bookkeeping/review/text/en.ts';
import {en as rules} from '#src/features/bookkeeping/rules/text/en.ts';
import {en as statements} from '#src/features/bookkeeping/statements/text/en.ts';
import {en as suggestions} from '#src/features/bookkeeping/suggestions/text/en.ts';
import type {BookkeepingText} from './es.ts';

export const en: BookkeepingText = {
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
