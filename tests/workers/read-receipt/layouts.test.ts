import {expect, test} from 'vitest';
import {blindLayouts} from '#bench/stage/receipts/blind-layouts.data.ts';
import {toPdf} from '#bench/stage/receipts/draw-receipt.ts';
import {judge, judgeAll} from '#bench/stage/receipts/judge-receipts.ts';
import {layouts} from '#bench/stage/receipts/layouts.data.ts';
import {makeReceipt, readOn} from '#bench/stage/receipts/make-receipt.ts';
import {readPdfReceipt} from './open-pdf.ts';

test.each(layouts.map((layout) => [layout.name, layout] as const))(
  '[RDR2] [RDR3] [RDR5] [RDR6] [RDR7] [RDR8] what a real PDF says is read: %s',
  async (_name, layout) => {
    const made = makeReceipt(layout, 4_711);
    const reading = await readPdfReceipt(await toPdf(made.drawn), {buyers: [made.buyer], today: readOn});
    const verdicts = Object.entries(judge(reading, made.expected));
    expect(verdicts.filter(([, verdict]) => verdict === 'wrong')).toEqual([]);
    // A dollar sign alone, and nothing that names a country, tells no currency.
    const isUntold = ['figma receipt', 'ride'].includes(layout.name);
    expect(verdicts.filter(([fact, verdict]) => verdict === 'missed' && !(isUntold && fact === 'currency'))).toEqual(
      [],
    );
  },
);

const seeds = Array.from({length: 60}, (_, at) => 9_000 + at);

test('[RDR3] no total, currency, day, tax or number is wrong, whatever the amounts, the places and the words', () => {
  const wrong = Object.entries(judgeAll(layouts, seeds)).filter(([, counts]) => counts.wrong > 0);
  expect(wrong).toEqual([]);
});

test('[RDR3] papers that the reader was not made by give a right total or none', () => {
  const {total, currency, tax} = judgeAll(blindLayouts, seeds);
  expect([total.wrong, currency.wrong, tax.wrong]).toEqual([0, 0, 0]);
  expect(total.right).toBeGreaterThan(total.missed);
});
