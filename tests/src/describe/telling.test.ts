import {expect, test} from 'vitest';
import {createTelling} from '#src/data/describe/create-telling.ts';
import type {ToldChange} from '#src/data/describe/tell-change.ts';
import type {KnownRow} from '#src/data/describe/description.ts';
import type {Language} from '#src/i18n/languages.ts';
import {loadTexts} from '#src/i18n/load-texts.ts';
import {createFormat} from '#src/i18n/use-format.ts';

for (const language of ['es', 'en', 'pt'] as const)
  for (const namespace of ['common', 'describe', 'bookkeeping', 'companies', 'preferences'])
    await loadTexts(namespace, language);

const categories = [
  {id: 'software', key: 'software', name: null, archived: false},
  {id: 'old', key: null, name: 'Old', archived: true},
];
const accounts = [
  {id: 'wise', name: 'Wise', numberEnding: '4410', currency: 'USD', archived: false},
  {id: 'euros', name: 'Euros', numberEnding: null, currency: 'EUR', archived: false},
];

function telling(table = 'transactions', row: KnownRow | null = null, language: Language = 'es') {
  const rowsOf = (name: string) => ({categories, accounts})[name];
  const format = createFormat('es-419', 'UTC', () => Date.parse('2026-11-21T00:00:00Z'));
  return createTelling({table, row, rowsOf, language, format});
}

const avianca = {merchant: 'Avianca', description: 'AV*1', currency: 'USD', amountUnits: -4050, date: '2026-03-04'};
const edit = {op: 'edit', label: {key: 'transactions.edit'}, rowCount: 1, isReversal: false} as const;

type Told = Partial<ToldChange> & Pick<ToldChange, 'values'>;

function tell(change: Told, row: KnownRow | null = avianca, language: Language = 'es'): string {
  const {table = 'transactions'} = change;
  return telling(table, row, language).describe({...edit, table, ...change});
}

test('[ACT1] a change to one row names it and says what became of it', () => {
  const changes: Told[] = [
    {values: {checked: true}},
    {values: {checked: false}},
    {values: {categoryId: 'software'}},
    {values: {categoryId: null}},
    {values: {categoryId: 'software', checked: true}},
    {values: {note: null}},
    {values: {amountUnits: -5000}},
    {values: {merchant: 'Avianca'}},
    {values: {deleted: true}},
    {values: {date: '2026-03-04', note: 'x'}},
    {op: 'create', values: {description: 'Avianca', checked: false}},
  ];
  expect(changes.map((change) => tell(change))).toEqual([
    'Avianca marcado como revisado',
    'Avianca marcado como sin revisar',
    'Categoría de Avianca: Software',
    'Categoría de Avianca: Sin categoría',
    'Categoría de Avianca: Software',
    'Nota de Avianca: Sin valor',
    'Importe de Avianca: −$50.00',
    'Comercio: Avianca',
    'Avianca eliminado',
    'Cambio en Avianca',
    'Movimiento nuevo: Avianca',
  ]);
});

test('[ACT1] a change to many rows says how many', () => {
  const many = {rowCount: 12};
  const importing = {key: 'import', params: {file: 'mercury.csv'}};
  const changes: Told[] = [
    {...many, values: {checked: true}},
    {...many, values: {categoryId: 'software'}},
    {...many, values: {categoryId: undefined}},
    {...many, op: 'create', values: {}},
    {...many, op: 'create', values: {}, label: importing},
    {...many, values: {deleted: true}, label: importing, isReversal: true},
    {values: {deleted: false}},
    {...many, table: 'accounts', values: {archived: true}},
  ];
  expect(changes.map((change) => tell(change, null))).toEqual([
    '12 movimientos marcados como revisados',
    'Categoría de 12 movimientos: Software',
    'Cambio en 12 movimientos',
    '12 movimientos nuevos',
    'Importación de mercury.csv: 12 movimientos',
    '12 movimientos eliminados',
    '1 movimiento recuperado',
    '12 cuentas archivadas',
  ]);
});

test('[ACT1] a row of any table is called by its name, in words that agree with it', () => {
  const account = {name: 'Wise', numberEnding: '4410'};
  expect([
    tell({table: 'accounts', op: 'create', values: account}, null),
    tell({table: 'accounts', values: {archived: false}}, account),
    tell({table: 'accounts', values: {name: 'Wise'}}, {name: 'Wise'}),
    tell({table: 'categories', values: {deleted: true}}, {key: 'software', name: null}),
    tell({table: 'files', op: 'create', values: {kind: 'receipt', name: 'uber.pdf'}}, null),
    tell({table: 'files', values: {deleted: true}, label: {key: 'files.edit', params: {name: 'uber.pdf'}}}, null),
    tell({table: 'importErrors', values: {status: 'dropped'}, label: {key: 'bookkeeping:labelDropRow'}}, {line: 7}),
    tell({table: 'memberships', values: {role: 'owner'}}, {name: 'Ana'}),
    tell({table: 'preferences', values: {theme: 'dark', hasLetterKeys: false}}, {theme: 'dark'}),
    tell({table: 'unknown', values: {a: 1}}, null),
  ]).toEqual([
    'Cuenta nueva: Wise 4410',
    'Wise 4410 recuperada',
    'Nombre: Wise',
    'Software eliminada',
    'Recibo nuevo: uber.pdf',
    'uber.pdf eliminado',
    'Fila descartada: Línea 7',
    'Función de Ana: Titular',
    'Tema: Oscuro · Atajos de una sola letra: No',
    'Cambio en unknown',
  ]);
});

test('[ACT1] what an older version queued is told like what is queued now', () => {
  const keys = ['bookkeeping:labelCategory', 'labelEdit', 'bookkeeping:labelNewAccount', 'books:else'];
  expect(keys.map((key) => tell({values: {checked: true}, label: {key}}))).toEqual(
    keys.map(() => 'Avianca marcado como revisado'),
  );
});

test.each([
  ['en', 'Avianca marked as reviewed', '12 transactions deleted', 'New transaction: Avianca', '12 new transactions'],
  ['pt', 'Avianca: marcada como revisada', '12 transações excluídas', 'Nova transação: Avianca', '12 novas transações'],
] as const)('[LNG1] changes are told in %s', (language, ...told) => {
  expect([
    tell({values: {checked: true}}, avianca, language),
    tell({rowCount: 12, values: {deleted: true}}, null, language),
    tell({op: 'create', values: avianca}, null, language),
    tell({op: 'create', rowCount: 12, values: {}}, null, language),
  ]).toEqual(told);
});

test('[SYN18] a row that came in a file was imported, one typed by hand was added', () => {
  const made = (row: KnownRow) => telling('transactions', row).describeAct('create', {});
  expect([made({importId: 'x'}), made({importId: null}), telling('accounts', {}).describeAct('create', {})]).toEqual([
    [{kind: 'made', what: 'movimiento importado'}],
    [{kind: 'made', what: 'movimiento agregado'}],
    [{kind: 'made', what: 'cuenta agregada'}],
  ]);
});

test('[SYN18] an edit is one sentence for each field that a person would name', () => {
  const set = {checked: true, categoryId: 'software', merchant: 'Uber', note: null, identity: 'x', date: '2026-03-05'};
  expect(
    telling()
      .describeAct('edit', {...set, deleted: false})
      .map(({what}) => what),
  ).toEqual([
    'movimiento recuperado',
    'fecha 5 mar 2026',
    'categoría Software',
    'comercio «Uber»',
    'sin nota',
    'movimiento marcado como revisado',
  ]);
});

test('[ACT4] what can be put right is what was typed, with the rows that the table allows to choose from', () => {
  const values = {
    ...avianca,
    accountId: 'gone',
    categoryId: null,
    note: 'x',
    importId: null,
    createdAt: 'now',
    checked: false,
  };
  const fields = telling().correctable(values);
  expect(fields.map(({field, kind}) => `${field} ${kind}`)).toEqual([
    'merchant text',
    'description text',
    'amountUnits money',
    'date day',
    'accountId choice',
    'categoryId choice',
    'note text',
  ]);
  expect(fields.flatMap((one) => (one.kind === 'choice' ? one.options : []))).toEqual([
    {id: 'wise', label: 'Wise 4410'},
    {id: 'software', label: 'Software'},
  ]);
});

test('[ACT4] an amount whose currency is not known, and what was set once and for all, cannot be put right', () => {
  expect(telling().correctable({amountUnits: 5})).toEqual([]);
  expect(telling('accounts', {currency: 'USD'}).correctable({currency: 'EUR', openingUnits: 5})).toMatchObject([
    {field: 'openingUnits', currency: 'USD', label: 'Saldo inicial'},
  ]);
});
