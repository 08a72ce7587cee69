import {useState} from 'react';
import type {InvoiceRow} from '#contract/invoices/invoice.ts';
import type {es as plans} from '#src/data/plans/text/es.ts';
import {usePdf, type PrintStage} from '#src/data/use-pdf.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useLoadedText} from '#src/i18n/use-text.ts';
import {sayInvoice} from './say-invoice.ts';
import type {es as paper} from './text/es.ts';

/** Prints invoices in the language of the page, one at a time; works offline. Rules: INV10, INV11. */
export function useInvoicePdf(): {
  readonly stage: PrintStage;
  /** The number of the one that was asked for last. */
  readonly number: string;
  readonly print: (row: InvoiceRow) => void;
} {
  const text = useLoadedText<typeof paper>('invoice-paper');
  const plansText = useLoadedText<typeof plans>('plans');
  const language = useLanguage();
  const format = useFormat();
  const [number, setNumber] = useState('');
  const {stage, print} = usePdf('invoice.fonts-missing');
  return {
    stage,
    number,
    print: (row) => {
      setNumber(row.number);
      const input = sayInvoice(row, {text, plans: plansText, language, format});
      void print(row.number, async (api) => api.makeInvoicePdf(input));
    },
  };
}
