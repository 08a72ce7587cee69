import fc from 'fast-check';
import {defaultCategories} from '#contract/bookkeeping/category.ts';
import {servicesOf} from '#contract/policy/services.ts';
import type {TableName} from '#contract/tables.ts';
import {listRestoredTables} from '#workers/archive/tables.ts';
import {createRowIds} from '#workers/csv-import/rows/identity.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {hashOf, pdfBytes} from '#tests/sync/files/build-file.ts';
import {companyId, now, userId, type Row} from './open-archive-home.ts';

/** A company's rows by table, and the bytes of its files by their ids. */
export type GeneratedCompany = {
  readonly rows: Partial<Record<TableName, Row[]>>;
  readonly bytes: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
};

/** The tables that people make rows of, as an owner of a company sees it. */
export const restoredTables = listRestoredTables({
  role: 'owner',
  services: servicesOf({kind: 'company', type: 'LLC'}),
});

/** The categories with which a company begins, under ids of its own. */
export function buildDefaults(from: number): Row[] {
  return defaultCategories.map((category, position) => ({
    id: testId(from + position),
    name: null,
    archived: false,
    position,
    ...category,
  }));
}

const anyText = fc.string({unit: 'grapheme', maxLength: 20}).map((text) => text.replaceAll('\0', '').toWellFormed());
const shape = {
  accounts: fc.integer({min: 1, max: 3}),
  imports: fc.nat({max: 3}),
  own: fc.nat({max: 3}),
  renamed: fc.nat({max: 28}),
  files: fc.nat({max: 3}),
  transactions: fc.array(
    fc.record({
      text: anyText,
      note: fc.option(anyText),
      units: fc.integer(),
      from: fc.option(fc.nat({max: 2})),
      category: fc.option(fc.nat({max: 31})),
    }),
    {maxLength: 12},
  ),
};

/** Any company with rows of every table that people make; each row is told from all others by what it says. */
export const anyCompany: fc.Arbitrary<GeneratedCompany> = fc.record(shape).map((drawn) => {
  let last = 0x1000;
  const nextId = () => testId((last += 1));
  const accounts = Array.from({length: drawn.accounts}, (_, place) =>
    buildRow('accounts', nextId(), {name: `Cuenta ${place}`, currency: 'USD'}),
  );
  const own = Array.from({length: drawn.own}, (_, place) =>
    buildRow('categories', nextId(), {name: `Propia ${place}`, position: 50 + place}),
  );
  const defaults = buildDefaults(0x9000).map((row, place) =>
    place === drawn.renamed ? {...row, name: 'Renombrada', archived: true} : row,
  );
  const categories = [...defaults, ...own];
  const pick = (list: readonly Row[], place: number) => list[place % list.length]?.['id'] ?? null;
  const imports = Array.from({length: drawn.imports}, (_, place) =>
    buildRow('imports', nextId(), {
      accountId: pick(accounts, place),
      fileName: `banco ${place}.csv`,
      createdBy: userId,
    }),
  );
  const transactions = drawn.transactions.map(({text, note, units, from, category}, place) => {
    const source = from === null ? undefined : imports[from];
    const accountId = source?.['accountId'] ?? pick(accounts, place);
    const identity = source ? `row|2026-01-02|${units}|${place}||1` : null;
    const id = identity === null ? nextId() : (createRowIds(companyId, String(accountId))([identity])[0] ?? '');
    return buildRow('transactions', id, {
      description: `${place} ${text}`,
      note,
      amountUnits: units,
      accountId,
      identity,
      importId: source?.['id'] ?? null,
      importLine: source ? place + 1 : null,
      categoryId: category === null ? null : pick(categories, category),
    });
  });
  const perImport = (table: TableName, of: (at: Row, place: number) => Row) =>
    imports.map((row, place) => buildRow(table, nextId(), {importId: row['id'] ?? null, ...of(row, place)}));
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>();
  const files = Array.from({length: drawn.files}, (_, place) => {
    const [id, content] = [nextId(), pdfBytes(500 + place, place)];
    bytes.set(id, content);
    const transactionId = place === 0 ? null : pick(transactions, place);
    const facts = {
      name: `papel ${place}.pdf`,
      type: 'application/pdf',
      sizeBytes: content.length,
      sha256: hashOf(content),
    };
    return buildRow('files', id, {
      ...facts,
      kind: transactionId === null ? 'document' : 'receipt',
      transactionId,
      createdBy: userId,
      storedAt: now,
    });
  });
  // A paper of the company's own, beside its file.
  const paper = pdfBytes(900, 77);
  const paperId = nextId();
  bytes.set(paperId, paper);
  const paperFacts = {name: 'acta.pdf', type: 'application/pdf', sizeBytes: paper.length};
  files.push(
    buildRow('files', paperId, {
      ...paperFacts,
      sha256: hashOf(paper),
      kind: 'paper',
      transactionId: null,
      createdBy: userId,
      storedAt: now,
    }),
  );
  const companyDocuments = [buildRow('companyDocuments', nextId(), {...paperFacts, fileId: paperId, addedBy: userId})];
  const made: Partial<Record<TableName, Row[]>> = {
    companies: [buildRow('companies', companyId, {name: 'Quebracho LLC'})],
    accounts,
    categories,
    imports,
    transactions,
    files,
    companyDocuments,
    comments: transactions.slice(0, 1).flatMap(({id: transactionId = null}) => {
      const questionId = nextId();
      const both = {transactionId, authorId: userId, text: ''};
      const firstCategoryId = pick(categories, 3);
      return [
        buildRow('comments', questionId, {...both, kind: 'question', says: 'what-is-it', firstCategoryId}),
        buildRow('comments', nextId(), {...both, kind: 'answer', says: 'unknown', answersId: questionId}),
      ];
    }),
    importLines: perImport('importLines', (_, place) => ({firstLine: place + 1, lastLine: place + 9})),
    importErrors: perImport('importErrors', (_, place) => ({line: place + 1})),
    importMatches:
      transactions.length === 0
        ? []
        : perImport('importMatches', (_, place) => ({
            transactionId: pick(transactions, place),
            line: place + 1,
            identity: `id|4800007${place}|7|1`,
          })),
    importLayouts: accounts.map(({id = null}, place) =>
      buildRow('importLayouts', nextId(), {
        accountId: id,
        layout: `c0ffee${place}`,
        categories: JSON.stringify({Comida: pick(categories, place + 3)}),
      }),
    ),
  };
  // A table that nobody here knows of yet has a row all the same.
  const others = restoredTables
    .filter(({name}) => !Object.hasOwn(made, name))
    .map(({name, references}) => {
      const referred = Object.fromEntries(
        Object.entries(references).map(([field, to]) => [field, made[to as TableName]?.[0]?.['id'] ?? null]),
      );
      return [name, [buildRow(name as TableName, nextId(), referred)]];
    });
  return {rows: {...made, ...Object.fromEntries(others)}, bytes};
});

const anyId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Rows with every id said by what the row of that id holds: the same for two companies that are the same but for their ids.
 *
 * @param rows by table; what a row holds beside ids tells it from all others.
 */
export function withoutIds(rows: Readonly<Record<string, readonly Row[]>>): Record<string, string[]> {
  const names = new Map<string, string>();
  for (const [table, own] of Object.entries(rows))
    for (const {id, ...rest} of own) names.set(String(id), `${table}: ${JSON.stringify(rest).replaceAll(anyId, '#')}`);
  if (new Set(names.values()).size !== names.size) throw new Error('two rows hold the same');
  const say = (row: Row) => JSON.stringify(row).replaceAll(anyId, (id) => names.get(id) ?? 'somebody');
  return Object.fromEntries(Object.entries(rows).map(([table, own]) => [table, own.map(say).toSorted()]));
}
