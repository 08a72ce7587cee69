import {createInstance} from 'i18next';
import {expect, test} from 'vitest';
import type {Refusal} from '#contract/sync/push-changes.ts';
import {describeChange, type ToldChange} from '#src/features/activity/describe-change.ts';
import {refusedFields} from '#src/features/activity/describe-values.ts';
import {es} from '#src/features/activity/text/es.ts';
import {buildChange, rowOne, rowTwo} from '#tests/sync/build-change.ts';

const i18n = createInstance();
await i18n.init({
  lng: 'es',
  resources: {es: {activity: es}},
  defaultNS: 'activity',
  keySeparator: false,
  interpolation: {escapeValue: false},
});

const edit = {table: 'transactions', op: 'edit', label: {key: 'bookkeeping:labelEdit'}, rowCount: 1} as const;

function tell(change: Partial<ToldChange> & Pick<ToldChange, 'values'>, name: string | null = 'Avianca'): string {
  return describeChange(
    {...edit, ...change},
    {
      name,
      text: (key, params) => i18n.t(key, {...params}),
      valueText: (_field, value) => (value === null ? 'Sin valor' : String(value)),
      labelText: () => 'Cuenta nueva',
    },
  );
}

test('[ACT1] a change to one movement names it and says what became of it', () => {
  expect([
    tell({values: {checked: true}}),
    tell({values: {checked: false}}),
    tell({values: {categoryId: 'Software'}}),
    tell({values: {note: null}}),
    tell({values: {deleted: true}}),
    tell({values: {date: '2026-03-04', note: 'x'}}),
    tell({op: 'create', values: {description: 'Avianca', checked: false}}),
  ]).toEqual([
    'Avianca marcado como revisado',
    'Avianca marcado como sin revisar',
    'Categoría de Avianca: Software',
    'Nota de Avianca: Sin valor',
    'Avianca eliminado',
    'Cambio en Avianca',
    'Movimiento nuevo: Avianca',
  ]);
});

test('[ACT1] a change to many movements says how many', () => {
  const many = {rowCount: 12};
  expect([
    tell({...many, values: {checked: true}}, null),
    tell({...many, values: {categoryId: 'Software'}}, null),
    tell({...many, values: {categoryId: undefined}}, null),
    tell({...many, op: 'create', values: {}, label: {key: 'import', params: {file: 'mercury.csv'}}}, null),
    tell({rowCount: 1, values: {deleted: false}}, null),
  ]).toEqual([
    '12 movimientos marcados como revisados',
    'Categoría de 12 movimientos: Software',
    'Cambio en 12 movimientos',
    '12 movimientos de mercury.csv',
    '1 movimiento recuperado',
  ]);
});

test('[ACT1] a row of another table is called by its name, where it has one', () => {
  expect(tell({table: 'accounts', op: 'create', values: {name: 'Mercury'}}, null)).toBe('Cuenta nueva: Mercury');
  expect(tell({table: 'accounts', values: {archived: true}}, 'Wise')).toBe('Cuenta nueva: Wise');
  expect(tell({table: 'importErrors', values: {status: 'dropped'}}, null)).toBe('Cuenta nueva');
});

test('[ACT2] a conflict shows each field over all its refused rows', () => {
  const change = buildChange({
    rowIds: [rowOne, rowTwo],
    set: {name: {same: 'mine'}, position: {each: [1, 2]}},
    was: {name: {each: ['a', 'b']}, position: {same: 0}},
  });
  const conflict = {code: 'conflict' as const, reason: 'sync.conflict'};
  const refusals: Refusal[] = [
    {rowId: rowOne, field: 'name', current: 'theirs', ...conflict},
    {rowId: rowTwo, field: 'name', current: 'others', ...conflict},
    {rowId: rowTwo, field: 'position', current: 9, ...conflict},
  ];
  const record = {id: 1, spaceId: change.spaceId, change, refusals, refusedAt: change.madeAt};
  expect(refusedFields(record)).toEqual([
    {field: 'name', mine: {same: 'mine'}, before: {each: ['a', 'b']}, theirs: {each: ['theirs', 'others']}},
    {field: 'position', mine: {same: 2}, before: {same: 0}, theirs: {same: 9}},
  ]);
  const whole = {...record, refusals: [{rowId: rowOne, field: null, code: 'validation' as const, reason: 'test.no'}]};
  expect(refusedFields(whole).map(({field, mine}) => [field, mine])).toEqual([
    ['name', {same: 'mine'}],
    ['position', {same: 1}],
  ]);
  const gone = {rowId: rowOne, field: null, code: 'conflict' as const, reason: 'sync.row-deleted', current: true};
  expect(refusedFields({...record, refusals: [gone]}).map(({theirs}) => theirs)).toEqual([null, null]);
});
