import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {expect, test} from 'vitest';
import {writeSs4, type Ss4Facts} from '#contract/desk/write-ss4.ts';
import {blankHash, boxFields, textFields} from '#workers/ss4-pdf/form-fields.ts';
import {fillSs4} from '#workers/ss4-pdf/job.ts';
import {openForm} from '#workers/tax-forms/open-form.ts';
import {toFormLetters} from '#contract/formation/form-letters.ts';
import {buildSs4Facts, buildSs4Partner} from '#tests/fixtures/build-ss4.ts';

const loadBlank = async () => new Uint8Array(await readFile('workers/ss4-pdf/fss4--2025-12.pdf'));

/** What a filled form says, by the last part of its fields' names; empty ones are left out. */
async function readBack(facts: Ss4Facts): Promise<{texts: Record<string, string>; boxes: string[]}> {
  const made = await fillSs4(writeSs4(facts), loadBlank);
  if (!made.ok) throw new Error(made.failure.reason);
  const form = (await openForm(made.value)).getForm();
  const last = (name: string) => name.slice(name.lastIndexOf('.') + 1);
  const fields = form.getFields().map((field) => field.getName());
  const texts = fields.flatMap((name) => {
    const field = form.getFieldMaybe(name);
    return field && 'getText' in field ? [[last(name), form.getTextField(name).getText() ?? '']] : [];
  });
  const boxes = fields.filter((name) => {
    const field = form.getFieldMaybe(name);
    return field && 'isChecked' in field && form.getCheckBox(name).isChecked();
  });
  return {texts: Object.fromEntries(texts.filter(([, text]) => text !== '')), boxes: boxes.map(last)};
}

test('[SSF1] the blank is the revision to which the fields belong, and has them all', async () => {
  const bytes = await loadBlank();
  expect(createHash('sha256').update(bytes).digest('hex').startsWith(blankHash)).toBe(true);
  const names = (await openForm(bytes))
    .getForm()
    .getFields()
    .map((field) => field.getName());
  for (const field of [...Object.values(textFields), ...Object.values(boxFields)])
    expect(names.filter((name) => name.endsWith(`.${field}`))).toHaveLength(1);
});

test('[SSF1] [SSF3] a filled form reads back as it was written, line by line', async () => {
  expect(await readBack(buildSs4Facts())).toEqual({
    texts: {
      'f1_2[0]': 'Arrayán LLC',
      'f1_10[0]': 'Ana Restrepo',
      'f1_11[0]': 'Foreign',
      'f1_12[0]': '1',
      'f1_19[0]': 'Foreign-owned U.S. disregarded entity-Form 5472',
      'f1_26[0]': 'Custom Computer Programming Services',
      'f1_31[0]': '11/03/2026',
      'f1_32[0]': 'December',
      'f1_37[0]': 'Custom Computer Programming Services',
      'f1_38[0]': 'Custom Computer Programming Services',
      'f1_44[0]': 'Ana Restrepo, Member',
      'f1_45[0]': '+57 300 1234567',
    },
    boxes: ['c1_1[0]', 'c1_2[0]', 'c1_3[15]', 'c1_4[0]', 'c1_6[11]', 'c1_7[1]'],
  });
  const partners = [buildSs4Partner({taxId: '•••-••-4321', country: 'US'})];
  expect((await readBack(buildSs4Facts({partners}, {number: '987654321'}))).texts['f1_11[0]']).toBe('987-65-4321');
});

test('[SSF1] the boxes are those beside the words of the form', async () => {
  const boxesOf = async (naicsCode: string) => {
    const {answers} = buildSs4Facts().order;
    return (await readBack(buildSs4Facts({answers: {...answers, naicsCode}}))).boxes.filter((box) =>
      box.startsWith('c1_6'),
    );
  };
  expect(await boxesOf('236115')).toEqual(['c1_6[2]']);
  expect(await boxesOf('445110')).toEqual(['c1_6[7]']);
  expect(await boxesOf('621111')).toEqual(['c1_6[0]']);
});

test('[SSF1] letters that the form does not have lose their accents; where there are none it is refused', async () => {
  expect(toFormLetters('Łukasz Őry Çağrı “Núñez”')).toBe('Lukasz Ory Çagri "Núñez"');
  expect((await readBack(buildSs4Facts({}, {name: 'Łódź LLC'}))).texts['f1_2[0]']).toBe('Lódz LLC');
  expect(await fillSs4(writeSs4(buildSs4Facts({}, {name: '上海 LLC'})), loadBlank)).toMatchObject({
    failure: {code: 'validation', reason: 'desk.form-letters'},
  });
});

test('[SSF1] without the blank it says so', async () => {
  expect(await fillSs4(writeSs4(buildSs4Facts()), async () => undefined)).toMatchObject({failure: {code: 'offline'}});
});
