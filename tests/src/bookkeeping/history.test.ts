import {createInstance} from 'i18next';
import {expect, test} from 'vitest';
import {describeAct, type RowAct} from '#src/features/bookkeeping/detail/describe-history.ts';
import {es} from '#src/features/bookkeeping/text/es.ts';
import {createFormat} from '#src/i18n/use-format.ts';

const i18n = createInstance();
await i18n.init({
  lng: 'es',
  resources: {es: {bookkeeping: es}},
  defaultNS: 'bookkeeping',
  keySeparator: false,
  interpolation: {escapeValue: false},
});

function describe(act: Pick<RowAct, 'op' | 'set'>, isImported = false): string[] {
  return describeAct(
    {...act, who: 'Ana'},
    {
      text: (key, params) => i18n.t(key, {...params}),
      format: createFormat('es-419', 'UTC', () => Date.parse('2026-11-21T00:00:00Z')),
      names: {
        accounts: [],
        categories: [],
        accountOf: () => undefined,
        accountName: () => 'Wise',
        categoryName: () => 'Software',
        accountOptions: [],
        categoryOptions: [],
      },
      currency: 'USD',
      isImported,
    },
  );
}

test('[SYN18] a row that came in a file was imported, one typed by hand was added', () => {
  expect(describe({op: 'create', set: {}}, true)).toEqual(['Ana: movimiento importado']);
  expect(describe({op: 'create', set: {}})).toEqual([i18n.t('did_create', {who: 'Ana'})]);
});

test('[SYN18] an edit is one sentence for each field that a person would name', () => {
  const sentences = describe({op: 'edit', set: {categoryId: 'x', checked: true, note: null}}, true);
  expect(sentences).toEqual([
    i18n.t('did_category', {who: 'Ana', value: 'Software'}),
    ...['did_note_cleared', 'did_checked'].map((key) => i18n.t(key, {who: 'Ana'})),
  ]);
});
