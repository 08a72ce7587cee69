import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {makeLean, ofTables} from '../../scripts/build/lean-contract.ts';

test('the client is built with the names of a table’s fields and what a device asks, and with no schema', () => {
  const code = `
import {codes} from './codes.data.ts';
export const codeSchema = z.enum(codes);
export const notes = defineSyncedTable({
  name: 'notes',
  row: z.object({id: idSchema, ...textShapes({title: 80}), code: codeSchema.nullable(), parts: z.array(z.object({at: z.int()}))}),
  editRoles: ['owner'],
  references: {id: 'others'},
  check: () => [],
});
export const readNote = defineEndpoint({
  name: 'readNote',
  access: 'user',
  input: z.object({id: idSchema}),
});`;
  expect(makeLean(code).replaceAll(/\s+/g, ' ')).toBe(
    " import {codes} from './codes.data.ts'; export const codeSchema = undefined; " +
      "export const notes = defineSyncedTable({ name: 'notes', " +
      'row: {shape: {id: undefined, ...textShapes({title: 80}), code: undefined, parts: undefined}}, ' +
      "check: () => [], }); export const readNote = defineEndpoint({ name: 'readNote', access: 'user', });",
  );
});

test('a schema made of the row of a table is left out too, and what reads the names of its fields stays', () => {
  const code = `
export const sentSchema = notes.row.omit({at: true}).extend({code: z.string().nullable()});
export const fields = Object.keys(notes.row.shape).filter((field) => field !== 'id');`;
  expect(makeLean(code).replaceAll(/\s+/g, ' ')).toBe(
    " export const sentSchema = undefined; export const fields = Object.keys(notes.row.shape).filter((field) => field !== 'id');",
  );
});

test('a row that is not written as z.object({…}) is refused', () => {
  expect(() => makeLean('defineSyncedTable({row: noteSchema})')).toThrow('z.object');
});

test('what is left out of the client’s tables is read nowhere in the client', () => {
  const read = new RegExp(String.raw`\.(?:${ofTables.join('|')})\b`);
  const readers = ['sync', 'workers', 'src'].flatMap((house) =>
    readdirSync(house, {recursive: true, encoding: 'utf8'})
      // The worker of archives has the contract whole: see `leanContractBut`.
      .filter((file) => !file.startsWith('archive/'))
      .filter((file) => /\.tsx?$/.test(file) && read.test(readFileSync(`${house}/${file}`, 'utf8')))
      .map((file) => `${house}/${file}`),
  );
  expect(readers).toEqual([]);
});

test('no table takes fields from a schema, which a browser has not', () => {
  const files = readdirSync('contract', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.ts'));
  const taking = files.filter((file) => /\.\.\.\w+\.shape/.test(makeLean(readFileSync(`contract/${file}`, 'utf8'))));
  expect(taking).toEqual([]);
});
