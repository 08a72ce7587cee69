import {expect, test} from 'vitest';
import {toAgreementText} from '#contract/agreements/to-text.ts';
import {signingStatements} from '#contract/agreements/signing.ts';
import type {AgreementRows} from '#contract/agreements/answers.ts';
import {shareEqually} from '#contract/formation/shares.ts';
import type {AgreementInput, AgreementPdf} from '#workers/agreement-pdf/input.ts';
import {makeAgreement} from '#workers/agreement-pdf/job.ts';
import {
  agreementCompanyId,
  buildAgreement,
  buildAgreementRows,
  buildCorporationRows,
  buildEntity,
  buildOwner,
} from '#tests/fixtures/build-agreement.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {readFont} from '#tests/workers/statement-pdf/build-statement.ts';
import {readPdf} from '#tests/workers/statement-pdf/read-pdf.ts';

const hash = 'c0ffee'.repeat(11).slice(0, 64);

async function print(rows: AgreementRows, given: Partial<AgreementInput> = {}): Promise<AgreementPdf> {
  const input = {document: buildAgreement(rows), hash, signatures: [], madeAt: '2026-11-23T15:00:00.000Z', ...given};
  const made = await makeAgreement(input, readFont);
  if (!made.ok) throw new Error(made.failure.reason);
  return made.value;
}

const two = [buildOwner({shareBasisPoints: 6_000}), buildEntity({shareBasisPoints: 4_000})];

/** Words as they stand in a text, however its lines break. */
const wordsOf = (text: string) => text.replaceAll(/[\s|]+/g, '');

test.each([
  ['an operating agreement', buildAgreementRows({partners: two})],
  ['bylaws', buildCorporationRows(two)],
])('[AGR11] the PDF of %s has every word of its text, and each page says of whom it is and which', async (_, rows) => {
  const {bytes, pageCount, missing} = await print(rows);
  const {pages, text, info} = await readPdf(bytes);
  const paper = buildAgreement(rows);
  const read = wordsOf(
    pages
      .map(({items}) =>
        items
          .filter(({y}) => y > 50)
          .map((item) => item.text)
          .join(''),
      )
      .join(''),
  );
  for (const {sections} of paper.articles)
    for (const section of sections) {
      expect(read).toContain(wordsOf(section.heading + section.text));
      for (const row of section.table?.rows ?? []) for (const cell of row) expect(read).toContain(wordsOf(cell));
    }
  expect(read).toContain(wordsOf(paper.preamble));
  expect(read).toContain(wordsOf(paper.closing));
  expect([pages.length, missing]).toEqual([pageCount, []]);
  for (const [index, page] of pages.entries()) {
    expect(page.text).toContain(`Page ${index + 1} of ${pageCount}`);
    expect(page.text).toContain(`${paper.company} · ${paper.title}`);
    expect(page.text).toContain(hash);
    for (const {x, right, y} of page.items) {
      expect(x).toBeGreaterThan(60);
      expect([right < 548, y > 20]).toEqual([true, true]);
    }
  }
  expect(info.get('Title')).toBe(`${paper.title} · ${paper.company}`);
  expect(text).not.toMatch(/undefined|null/);
});

test('[AGR11] a signed one has the name, the time in UTC, the sentence and the hash at its place; the others stay empty', async () => {
  const statement = signingStatements['operating-agreement'].pt;
  const signatures = [
    {signedFor: agreementCompanyId, name: 'Valentina Isabel Ríos', at: '2026-11-23T15:04:05.678Z', statement},
  ];
  const rows = buildAgreementRows({partners: two});
  const {pages} = await readPdf((await print(rows, {signatures})).bytes);
  const read = wordsOf(pages.map((page) => page.text).join(''));
  expect(read).toMatch(/ValentinaIsabelRíosSignedelectronicallyon2026-11-2315:04:05UTC\./);
  expect(read).toContain(wordsOf(statement));
  expect(read).toContain(wordsOf(`Text signed: agreement 2, SHA-256 ${hash}`));
  expect(read.match(/Nameandtitleoftherepresentative/g)).toHaveLength(1);
  expect(read.match(/Signedelectronically/g)).toHaveLength(1);
});

test('[AGR11] names of other scripts, of any length and of twenty partners are held inside the page', async () => {
  const names = ['بلال النور', '王小明', 'Ελληνική', 'हिन्दी', 'W'.repeat(80), 'María '.repeat(13).trim()];
  const partners = shareEqually(20).map((shareBasisPoints, place) =>
    buildOwner({
      id: testId(0xe00 + place),
      firstName: names[place % names.length] ?? '',
      lastName: 'Ríos',
      shareBasisPoints,
    }),
  );
  const rows = buildAgreementRows({partners, company: {name: `${'Ñandú '.repeat(19)}LLC`}});
  const {bytes, missing} = await print(rows);
  expect(missing).toEqual([]);
  const {pages, text} = await readPdf(bytes);
  for (const name of ['王小明', 'Ελληνική']) expect(text).toContain(name);
  for (const {right} of pages.flatMap(({items}) => items)) expect(right).toBeLessThan(548);
});

test('[AGR11] what no font can draw is told, and still copies as itself', async () => {
  const {bytes, missing} = await print(buildAgreementRows({partners: [buildOwner({firstName: 'Ana\u{1F33B}'})]}));
  expect(missing).toEqual(['\u{1F33B}']);
  expect((await readPdf(bytes)).text).toContain('Ana\u{1F33B}');
});

test('[AGR11] equal input makes equal bytes, and without fonts there is none', async () => {
  const rows = buildAgreementRows({partners: two});
  const [first, second] = [await print(rows), await print(rows)];
  expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
  const input = {document: buildAgreement(rows), hash, signatures: [], madeAt: '2026-11-23T15:00:00.000Z'};
  const without = await makeAgreement(input, async () => undefined);
  expect(without).toEqual({ok: false, failure: {code: 'offline', reason: 'agreement.fonts-missing'}});
  expect(toAgreementText(input.document).length).toBeGreaterThan(5_000);
});
