import {expect, test} from 'vitest';
import type {RecordInput} from '#workers/record-pdf/input.ts';
import {makeRecord} from '#workers/record-pdf/job.ts';
import {readFont} from '#tests/workers/statement-pdf/build-statement.ts';
import {readPdf} from '#tests/workers/statement-pdf/read-pdf.ts';

const input: RecordInput = {
  language: 'es',
  title: 'Constancia sobre el reporte BOI',
  company: 'Peñalolén & Cía. LLC',
  answer: 'Peñalolén & Cía. LLC no tiene que presentar el reporte BOI',
  facts: [
    {name: 'Dónde se formó', value: 'En Wyoming, un estado de EE. UU., el 11 de marzo de 2026'},
    {name: 'Un nombre que no cabe de una sola vez al lado', value: 'sí'},
    {name: 'Fuente', value: '90 FR 13688, 31 CFR 1010.380(c)(2)(xxiv) · comprobado el 23 nov 2026'},
  ],
  notes: ['No es un documento del FinCEN.'],
  madeAt: '2026-11-23T15:00:00.000Z',
};

/** Words as they stand in a text, however its lines break. */
const wordsOf = (text: string) => text.replaceAll(/[\s|]+/g, '');

async function print(given: Partial<RecordInput> = {}) {
  const made = await makeRecord({...input, ...given}, readFont);
  if (!made.ok) throw new Error(made.failure.reason);
  return made.value;
}

test('[BOI8] the record has the company, the answer, every reason and its source, and equal facts make equal bytes', async () => {
  const {bytes, missing} = await print();
  const {pages} = await readPdf(bytes);
  const read = wordsOf(pages.map(({items}) => items.map(({text}) => text).join('')).join(''));
  const facts = input.facts.flatMap(({name, value}) => [name, value]);
  for (const words of [input.title, input.company, input.answer, ...facts, ...input.notes])
    expect(read).toContain(wordsOf(words));
  expect({missing, pageCount: pages.length}).toEqual({missing: [], pageCount: 1});
  expect(await print()).toEqual({bytes, missing: []});
});

test('[BOI8] many reasons run over to the next page, none of them cut', async () => {
  const facts = Array.from({length: 60}, (_, place) => ({name: `Dato ${place}`, value: `valor ${place} `.repeat(12)}));
  const {pages} = await readPdf((await print({facts})).bytes);
  const read = wordsOf(pages.map(({items}) => items.map(({text}) => text).join('')).join(''));
  expect(pages.length).toBeGreaterThan(1);
  for (const {name, value} of facts) expect(read).toContain(wordsOf(`${name}${value}`));
});

test('[BOI8] without a font there is no record, and it is said', async () => {
  expect(await makeRecord(input, async () => undefined)).toMatchObject({
    ok: false,
    failure: {code: 'offline', reason: 'record.fonts-missing'},
  });
});
