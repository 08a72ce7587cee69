import {es as accounts} from '#src/features/bookkeeping/accounts/text/es.ts';
import {es as categories} from '#src/features/bookkeeping/categories/text/es.ts';
import {es as comments} from '#src/features/bookkeeping/comments/text/es.ts';
import {es as detail} from '#src/features/bookkeeping/detail/text/es.ts';
import {es as exporting} from '#src/features/bookkeeping/export/text/es.ts';
import {es as filters} from '#src/features/bookkeeping/filters/text/es.ts';
import {es as forms} from '#src/features/bookkeeping/forms/text/es.ts';
import {es as imports} from '#src/features/bookkeeping/imports/text/es.ts';
import {es as layouts} from '#src/features/bookkeeping/imports/layouts/text/es.ts';
import {es as queue} from '#src/features/bookkeeping/imports/queue/text/es.ts';
import {es as likeness} from '#src/features/bookkeeping/imports/likeness/text/es.ts';
import {es as becoming} from '#src/features/bookkeeping/imports/reading/text/es.ts';
import {es as list} from '#src/features/bookkeeping/list/text/es.ts';
import {es as merchants} from '#src/features/bookkeeping/merchants/text/es.ts';
import {es as receipts} from '#src/features/bookkeeping/receipts/text/es.ts';
import {es as readings} from '#src/features/bookkeeping/readings/text/es.ts';
import {es as received} from '#src/features/bookkeeping/received/text/es.ts';
import {es as reports} from '#src/features/bookkeeping/reports/text/es.ts';
import {es as review} from '#src/features/bookkeeping/review/text/es.ts';
import {es as rules} from '#src/features/bookkeeping/rules/text/es.ts';
import {es as statements} from '#src/features/bookkeeping/statements/text/es.ts';
import {es as suggestions} from '#src/features/bookkeeping/suggestions/text/es.ts';
import type {FixedTextKey} from './fixed-keys.ts';

/**
 * The bookkeeping texts in Spanish, which stand beside their parts: the first language, and the shape of the others. One namespace, since one
 * file is one request of the books' start.
 */
export const es = {
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
} satisfies Record<FixedTextKey, string>;

/** Every text of the feature. */
export type BookkeepingText = Record<keyof typeof es, string>;
