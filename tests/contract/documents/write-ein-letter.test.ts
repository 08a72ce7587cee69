import {expect, test} from 'vitest';
import {writeEinLetter} from '#contract/documents/write-ein-letter.ts';
import {makeRecord} from '#workers/record-pdf/job.ts';
import {readFont} from '#tests/workers/statement-pdf/build-statement.ts';
import {readPdf} from '#tests/workers/statement-pdf/read-pdf.ts';

const facts = {company: 'Peñalolén & Cía. LLC', ein: '372048816', address: 'Carrera 7 # 71-21, Bogotá, Colombia'};

test('[DOC13] the letter repeats number, name, address and day, names the IRS’s letter as its source, and is none of it', () => {
  const letter = writeEinLetter({...facts, day: '2026-11-13'});
  expect(letter.answer).toBe('The Employer Identification Number (EIN) of Peñalolén & Cía. LLC is 37-2048816.');
  expect(letter.facts.map(({name, value}) => [name, value])).toEqual([
    ['Legal name', facts.company],
    ['EIN', '37-2048816'],
    ['Address', facts.address],
    ['Date of the letter of the IRS', 'November 13, 2026'],
    ['Source', expect.stringContaining('Internal Revenue Service')],
  ]);
  expect(letter.notes.join(' ')).toContain('The IRS did not issue this letter');
  // What the official one is called by stands nowhere as if it were this one.
  expect(JSON.stringify(letter)).not.toMatch(/CP ?575|Department of the Treasury/u);
});

test('[DOC13] what is not known is left out of the letter, and its PDF has all that is', async () => {
  const letter = writeEinLetter({...facts, address: null, day: null});
  expect(letter.facts.map(({name}) => name)).toEqual(['Legal name', 'EIN', 'Source']);
  const made = await makeRecord({...letter, madeAt: '2026-11-23T15:00:00.000Z'}, readFont);
  if (!made.ok) throw new Error(made.failure.reason);
  const {pages} = await readPdf(made.value.bytes);
  const read = pages
    .map(({items}) => items.map(({text}) => text).join(''))
    .join('')
    .replaceAll(/[\s|]+/g, '');
  expect(read).toContain('37-2048816');
  expect({missing: made.value.missing, pageCount: pages.length}).toEqual({missing: [], pageCount: 1});
});
