import {expect, test} from 'vitest';
import {syncedTables} from '#contract/tables.ts';
import type {Described, FieldDescription} from '#src/data/describe/description.ts';
import {descriptions} from '#src/data/describe/descriptions.ts';
import {languages} from '#src/i18n/languages.ts';
import {loadTexts} from '#src/i18n/load-texts.ts';
import {i18n} from '#src/i18n/i18n.ts';

test('every synced table is described by one feature, each of its fields too', () => {
  const fieldsOf = (fields: object) => Object.keys(fields).toSorted();
  const wanted = Object.values(syncedTables).map(({name, row}) => [
    name,
    fieldsOf(row.shape).filter((field) => field !== 'id'),
  ]);
  const described = [...descriptions.values()].map(({table, fields}) => [table, fieldsOf(fields)] as const);
  // A table that is missing here needs an entry in the `describe.ts` of its feature.
  expect(Object.fromEntries(described)).toEqual(Object.fromEntries(wanted));
});

test('money is in a currency that its row holds, and what a field refers to is what the table says', () => {
  const wrong = [...descriptions.values()].flatMap(({table, fields}) =>
    Object.entries(fields).flatMap(([name, field]) => {
      if (field === 'hidden') return [];
      if (field.kind === 'money') return Object.hasOwn(fields, field.currency) ? [] : [[table, name, field.currency]];
      const referred = syncedTables[table].references[name];
      return field.kind !== 'reference' || field.to === referred ? [] : [[table, name, field.to, referred]];
    }),
  );
  expect(wrong).toEqual([]);
});

test.each([...descriptions.values()].map((described) => [described.table, described] as const))(
  '[LNG1] the words of %s are there in every language',
  async (_, {namespace, nounOf, fields}: Described) => {
    const noun = nounOf({});
    const keys = [
      `noun_${noun}_one`,
      `noun_${noun}_other`,
      `gender_${noun}`,
      ...Object.values(fields).flatMap(wordsOf),
    ];
    for (const language of languages) {
      await loadTexts(namespace, language);
      const missing = keys.filter((key) => !i18n.exists(key, {ns: namespace, lng: language, count: 1}));
      expect(missing).toEqual([]);
      expect(['m', 'f']).toContain(i18n.t(`gender_${noun}`, {ns: namespace, lng: language}));
    }
  },
);

function wordsOf(field: FieldDescription): string[] {
  if (field === 'hidden') return [];
  if (field.kind === 'flag') return [field.label, `${field.on}_one`, `${field.off}_other`];
  if (field.kind === 'choice') return [field.label, ...Object.values(field.words)];
  return field.kind === 'reference' ? [field.label, field.gone, ...(field.none ? [field.none] : [])] : [field.label];
}
