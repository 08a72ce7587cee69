import {expect, test} from 'vitest';
import type {InvoiceInput} from '#workers/invoice-pdf/input.ts';
import {printedInput as input} from '#tests/fixtures/printed-invoice.ts';
import {makeInvoicePdf} from '#workers/invoice-pdf/job.ts';
import {readFont} from '#tests/workers/statement-pdf/build-statement.ts';
import {readPdf} from '#tests/workers/statement-pdf/read-pdf.ts';

/** Words as they stand in a text, however its lines break. */
const plain = (text: string) => text.replaceAll(/[\s|]+/g, '');

async function print(given: Partial<InvoiceInput> = {}) {
  const made = await makeInvoicePdf({...input, ...given}, readFont);
  if (!made.ok) throw new Error(made.failure.reason);
  const {pages} = await readPdf(made.value.bytes);
  const items = pages.map((page) => page.items);
  return {
    ...made.value,
    pages,
    items,
    read: plain(
      items
        .flat()
        .map(({text}) => text)
        .join(''),
    ),
  };
}

const wordsOf = ({seller, buyer, facts, heads, lines, total, contained, notes, title, number}: InvoiceInput) => [
  title,
  number,
  ...notes,
  ...[seller, buyer].flatMap((party) => [party.heading, party.name, ...party.details]),
  ...[...facts, heads, ...lines, total, ...contained].flatMap((one) => [one.name, one.value]),
];

test('[INV11] the invoice has every word of its row, names as they are written, and equal facts make equal bytes', async () => {
  const {bytes, missing, pages, read} = await print();
  for (const words of wordsOf(input)) expect(read).toContain(plain(words));
  expect({missing, pageCount: pages.length}).toEqual({missing: [], pageCount: 1});
  expect((await print()).bytes).toEqual(bytes);
});

test('[INV11] a credit note names the invoice that it credits, in each language', async () => {
  for (const [language, title, credits] of [
    ['es', 'Nota de crédito', 'Corrige la factura'],
    ['en', 'Credit note', 'Credits invoice'],
    ['pt', 'Nota de crédito', 'Corrige a fatura'],
  ] as const) {
    const facts = [{name: credits, value: 'INV-2026-0007'}];
    const {read} = await print({language, title, number: 'CN-2026-0001', facts});
    for (const words of [title, 'CN-2026-0001', credits, 'INV-2026-0007']) expect(read).toContain(plain(words));
  }
});

test('[INV11] long names and many lines run over to further pages, none of them cut', async () => {
  const lines = Array.from({length: 70}, (_, place) => ({
    name: `Servicio ${place} ${'con un nombre muy largo '.repeat(6)}`,
    value: `$${place}.00`,
  }));
  const buyer = {...input.buyer, name: 'Compañía Sudamericana de Exportaciones e Importaciones Añoranza '.repeat(3)};
  const given = {...input, lines, buyer};
  const {pages, read} = await print(given);
  expect(pages.length).toBeGreaterThan(1);
  for (const words of wordsOf(given)) expect(read).toContain(plain(words));
});

test('[INV11] without a font there is no invoice, and it is said', async () => {
  expect(await makeInvoicePdf(input, async () => undefined)).toMatchObject({
    ok: false,
    failure: {code: 'offline', reason: 'invoice.fonts-missing'},
  });
});
