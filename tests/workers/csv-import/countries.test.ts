import {expect, test} from 'vitest';
import {countryLayouts} from './country-layouts.data.ts';
import {furtherLayouts} from './further-layouts.data.ts';
import {oddLayouts} from './odd-layouts.data.ts';
import {bankFile, readFile} from './read-file.ts';
import {worldLayouts} from './world-layouts.data.ts';

test.each(countryLayouts)(
  '[IMP1] %s into %s, a %s, is read as its bank means it, without a question',
  (file, currency, kind, said) => {
    const {reading} = readFile(bankFile(file), {fileName: file, currency, kind});
    const {counts, totals, period, sign, otherCurrencies, questions} = reading;
    expect({
      rows: counts.transactions,
      in: totals.inUnits,
      out: totals.outUnits,
      from: period?.from,
      to: period?.to,
      sign: sign.value,
      left: otherCurrencies.map(({name, count}) => `${name} ${count}`).join(),
      errors: counts.errors,
      currency: reading.currency.value,
      questions,
    }).toEqual({...said, errors: 0, currency, questions: []});
  },
);

test.each([...worldLayouts, ...furtherLayouts, ...oddLayouts])(
  '[IMP1] $file into $currency, a $kind, is read row for row, or asked about',
  (expected) => {
    const {file, currency, kind, ...said} = expected;
    const {reading, transactions} = readFile(bankFile(file), {fileName: file, currency, kind});
    expect({
      rows: transactions.map(({date, amountUnits}) => `${date} ${amountUnits}`),
      left: reading.otherCurrencies.map(({name, count}) => `${name} ${count}`).join(),
      skipped: reading.counts.skipped,
      errors: reading.counts.errors,
      asks: reading.questions,
    }).toEqual(said);
    const isAsked = reading.questions.includes('import.choose-currency');
    expect(isAsked || reading.currency.value === currency).toBe(true);
  },
);

test('[IMP1] the layouts are of three dozen countries at least', () => {
  const files = [
    ...countryLayouts.map(([file]) => file),
    ...[...worldLayouts, ...furtherLayouts, ...oddLayouts].map(({file}) => file),
  ];
  expect(new Set(files.map((file) => file.slice(0, 2))).size).toBeGreaterThanOrEqual(36);
  expect(files.length).toBeGreaterThanOrEqual(299);
});
