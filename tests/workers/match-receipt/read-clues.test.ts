import {expect, test} from 'vitest';
import {readClues, type ReceiptClues} from '#workers/match-receipt/read-clues.ts';

const today = '2026-03-20';

/** Amounts as they are written, a currency behind each that has one. */
function read(name: string, modifiedDate: string | null = null): [string[], readonly string[], readonly string[]] {
  const {amounts, dates, words}: ReceiptClues = readClues({name, modifiedDate}, today);
  return [amounts.map(({body, currency}) => (currency === null ? body : `${body} ${currency}`)), dates, words];
}

test.each<[string, string[], string[], string[]]>([
  ['Recibo Uber 12,50 EUR 2026-03-14.pdf', ['12,50 EUR'], ['2026-03-14'], ['uber']],
  ['IMG_20260314_101500.jpg', [], ['2026-03-14'], []],
  ['Screenshot_20260314101500.png', [], ['2026-03-14'], []],
  ['IMG-20260314-WA0012.jpg', [], ['2026-03-14'], []],
  ['factura-amazon-1.234,56.pdf', ['1.234,56'], [], ['amazon']],
  ['receipt_$45.00.png', ['45.00'], [], []],
  ['$45 MXN.pdf', ['45 MXN'], [], []],
  ['$45.pdf', ['45'], [], []],
  ['USD45.pdf', ['45 USD'], [], []],
  ['R$ 30 iFood.pdf', ['30 BRL'], [], ['ifood', 'food']],
  ['Hotel Plaza €1,250.pdf', ['1,250 EUR'], [], ['hotel', 'plaza']],
  ["Migros 1'234.50 CHF.pdf", ["1'234.50 CHF"], [], ['migros']],
  ['1 234,56 EUR Sncf.pdf', ['1 234,56', '234,56 EUR'].map((text) => text.replace(' 2', "'2")), [], ['sncf']],
  ['ReciboUber.pdf', [], [], ['recibouber', 'uber']],
  ['Café-Olé.pdf', [], [], ['cafe', 'ole']],
  // No money: a number of an invoice, a version, a rate, a time, a part of a word.
  ['Factura 000123.pdf', [], [], []],
  ['contrato v1.25.pdf', [], [], ['contrato']],
  ['IVA 21.00%.pdf', [], [], ['iva']],
  ['Captura 2026-03-14 10.15.30.png', [], ['2026-03-14'], []],
  ['WhatsApp Image 2026-03-14 at 10.05.22.jpeg', [], ['2026-03-14'], []],
  ['A12.50B.pdf', [], [], []],
  // Days and months in either order, where both are days of the calendar that have been.
  ['uber 03-02-2026.pdf', [], ['2026-02-03', '2026-03-02'], ['uber']],
  ['uber 14.03.2026.pdf', [], ['2026-03-14'], ['uber']],
  ['uber 3_14_26.pdf', [], ['2026-03-14'], ['uber']],
  ['uber 05-03-2026.pdf', [], ['2026-03-05'], ['uber']],
  // No days: ahead, or not in the calendar.
  ['uber 2026-03-21.pdf', [], [], ['uber']],
  ['uber 2026-02-30.pdf', [], [], ['uber']],
  ['uber 31-02-2026.pdf', [], [], ['uber']],
  ['pedido 120260314.pdf', [], [], []],
  ['.pdf', [], [], []],
])('[BKS17] %s tells amounts, days and words', (name, amounts, dates, words) => {
  expect(read(name)).toEqual([amounts, dates, words]);
});

test('[BKS17] the day a file was changed on counts where its name tells none, unless it lies ahead', () => {
  expect(read('foto.jpg', '2026-03-10')).toEqual([[], ['2026-03-10'], []]);
  expect(read('foto 2026-03-01.jpg', '2026-03-10')[1]).toEqual(['2026-03-01']);
  expect(read('foto.jpg', '2026-03-21')[1]).toEqual([]);
});

test('[BKS17] no name is too strange to be read', () => {
  const marks = ['$', '€', '1', '.', ',', '-', '_', ' ', 'a', 'É', "'", '%', '2026', '\u202f', '中'];
  for (let seed = 0; seed < 2_000; seed += 1) {
    const name = Array.from(
      {length: 40},
      (_, place) => marks[(seed * (place + 7) + place * place) % marks.length],
    ).join('');
    expect(read(name)).toHaveLength(3);
  }
});
