import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {expect, test} from 'vitest';
import {writeF8832, type F8832Facts} from '#contract/desk/write-f8832.ts';
import {blankHash, boxFields, textFields} from '#workers/f8832-pdf/form-fields.ts';
import {fillF8832} from '#workers/f8832-pdf/job.ts';
import {openForm} from '#workers/tax-forms/open-form.ts';
import {buildSs4Facts, buildSs4Partner} from '#tests/fixtures/build-ss4.ts';
import {testId} from '#tests/fixtures/build-change.ts';

const loadBlank = async () => new Uint8Array(await readFile('workers/f8832-pdf/f8832--2013-12.pdf'));
const last = (name: string) => name.slice(name.lastIndexOf('.') + 1);

function buildFacts(partners = [buildSs4Partner()], facts: Partial<F8832Facts> = {}): F8832Facts {
  const {name, constitutedOn, number, order} = buildSs4Facts({partners});
  return {name, constitutedOn, number, order, ein: null, effectiveOn: '2026-11-03', ...facts};
}

/** What a filled form says, by the last part of its fields' names; empty ones are left out. */
async function readBack(facts: F8832Facts): Promise<{texts: Record<string, string>; boxes: string[]}> {
  const made = await fillF8832(writeF8832(facts), loadBlank);
  if (!made.ok) throw new Error(made.failure.reason);
  const form = (await openForm(made.value)).getForm();
  const texts: [string, string][] = [];
  const boxes: string[] = [];
  for (const field of form.getFields()) {
    const name = field.getName();
    if ('getText' in field) texts.push([last(name), form.getTextField(name).getText() ?? '']);
    else if (form.getCheckBox(name).isChecked()) boxes.push(last(name));
  }
  return {texts: Object.fromEntries(texts.filter(([, text]) => text !== '')), boxes};
}

test('[ELC1] the blank is the revision to which the fields belong, and has them all', async () => {
  const bytes = await loadBlank();
  expect(createHash('sha256').update(bytes).digest('hex').startsWith(blankHash)).toBe(true);
  const names = (await openForm(bytes))
    .getForm()
    .getFields()
    .map((field) => field.getName());
  for (const field of [...Object.values(textFields), ...Object.values(boxFields)])
    expect(names.filter((name) => name.endsWith(`.${field}`))).toHaveLength(1);
});

test('[ELC1] [ELC3] an LLC of one owner abroad that chooses from its first day reads back line by line', async () => {
  expect(await readBack(buildFacts())).toEqual({
    texts: {
      'p1-t1[0]': 'Arrayán LLC',
      'p1-t6[0]': 'Ana Restrepo',
      'p1-t7[0]': 'none',
      'p2-t2[0]': '11/03/2026',
      'p2-t5[0]': 'Ana Restrepo, Member',
      'p2-t7[0]': '+57 300 1234567',
    },
    boxes: ['c1_02_0_[0]', 'c1_05_0_[1]', 'c2_01_0_[0]'],
  });
  const owner = buildSs4Partner({taxId: '•••-••-4321', country: 'US'});
  expect((await readBack(buildFacts([owner], {number: '987654321'}))).texts['p1-t7[0]']).toBe('987-65-4321');
});

test('[ELC1] one of several owners that changes later names none of them, and says which lines are open', async () => {
  const partners = [buildSs4Partner(), buildSs4Partner({id: testId(0x5502), isResponsible: false, firstName: 'Luis'})];
  const facts = buildFacts(partners, {effectiveOn: '2027-01-01'});
  const {texts, boxes} = await readBack(facts);
  expect(texts['p1-t6[0]']).toBeUndefined();
  expect(texts['p1-t7[0]']).toBeUndefined();
  expect(boxes).toEqual(['c1_02_0_[1]', 'c1_05_0_[0]', 'c2_01_0_[0]']);
  expect(writeF8832(facts).open).toEqual(['EIN', 'Address', '2a', 'Signatures']);
  expect(writeF8832(buildFacts([buildSs4Partner({country: 'US'})])).open).toEqual([
    'EIN',
    'Address',
    '4b',
    'Signatures',
  ]);
});

test('[ELC4] the EIN stands in its box, and is named only where there is none', async () => {
  const facts = buildFacts(undefined, {ein: '372048816'});
  expect((await readBack(facts)).texts['p1-t2[0]']).toBe('37-2048816');
  expect(writeF8832(facts).open).toEqual(['Address', 'Signatures']);
  expect((await readBack(buildFacts())).texts['p1-t2[0]']).toBeUndefined();
});

test('[ELC1] without the blank it says so', async () => {
  expect(await fillF8832(writeF8832(buildFacts()), async () => undefined)).toMatchObject({failure: {code: 'offline'}});
});
