import fc from 'fast-check';
import {expect, test} from 'vitest';
import {foldText, searchWords} from '#workers/books/data/fold-text.ts';
import {readRow} from '#workers/books/data/fields.ts';
import {confirmRows, createBooks} from '#workers/books/data/fold.ts';
import {addId, compareIds, createIdIndex, findId, idAt} from '#workers/books/data/id-index.ts';
import {addText, createTextHeap, heapTest, readText} from '#workers/books/data/text-heap.ts';
import {anyRow, buildRow, toPage, withoutDeleted} from './build-rows.ts';

test('[BKS11] ids come back as they went in, are found again, and sort as their texts do', () => {
  const runs = fc.property(fc.uniqueArray(fc.uuid(), {maxLength: 300}), (ids) => {
    const index = createIdIndex(1);
    const rows = ids.map((id) => addId(index, id));
    expect(rows).toEqual([...ids.keys()]);
    expect(ids.map((id) => addId(index, id))).toEqual(rows);
    expect(rows.map((row) => idAt(index, row))).toEqual(ids);
    expect(rows.toSorted((one, other) => compareIds(index, one, other)).map((row) => ids[row])).toEqual(ids.toSorted());
    expect(findId(index, 'ffffffff-ffff-7fff-8fff-fffffffffff1')).toBe(-1);
  });
  fc.assert(runs, {numRuns: 50});
});

test('[BKS11] every field of a row comes back as the page had it', () => {
  const runs = fc.property(fc.uniqueArray(anyRow(1_000), {selector: (row) => row.id}), (rows) => {
    const books = createBooks(1);
    confirmRows(books, toPage(rows));
    const read = rows.map((_, row) => readRow(books.columns, row));
    expect(read).toEqual(
      rows.map((row) => ({...withoutDeleted(row), unsent: false, attention: false, hasReceipt: false})),
    );
  });
  fc.assert(runs, {numRuns: 100});
});

test('[BKS11] a page of an older server that lacks a field, or has one more, is read with what it has', () => {
  const {ids, fields} = toPage([buildRow(1)]);
  const {note: _, ...older} = fields;
  const books = createBooks(1);
  confirmRows(books, {ids, fields: {...older, colour: {same: 'red'}}});
  expect(readRow(books.columns, 0)).toEqual({
    ...withoutDeleted(buildRow(1)),
    unsent: false,
    attention: false,
    hasReceipt: false,
  });
});

test('[BKS11] texts in the heap come back, null stays null and empty stays empty', () => {
  const runs = fc.property(fc.array(fc.option(fc.string({unit: 'grapheme'}))), (texts) => {
    const heap = createTextHeap(4);
    const places = texts.map((text) => addText(heap, text));
    expect(places.map((place) => readText(heap, place))).toEqual(texts);
  });
  fc.assert(runs);
  expect(() => addText(createTextHeap(1), 'x'.repeat(70_000))).toThrow('too long');
});

test('[BKS6] a text that lies in the heap is found as any other, by whatever is typed', () => {
  const written = fc.string({unit: fc.constantFrom(...'aB1-é Łñ東\tß')});
  const runs = fc.property(fc.array(fc.option(written)), written, (texts, typed) => {
    const heap = createTextHeap(4);
    const places = texts.map((text) => addText(heap, text));
    for (const word of searchWords(typed)) {
      const isFound = heapTest(heap, word);
      expect(places.map(isFound)).toEqual(texts.map((text) => text !== null && foldText(text).includes(word)));
    }
  });
  fc.assert(runs, {numRuns: 1_000});
});

test('[BKS6] search knows neither case nor accents, nor letters that a keyboard lacks', () => {
  expect(searchWords('  Olé  CAFÉ ')).toEqual(['ole', 'cafe']);
  expect(['Łódź', 'São João', 'STRASSE', 'straße', 'ЁЛКА', '東京', 'ÑANDÚ'].map(foldText)).toEqual([
    'lodz',
    'sao joao',
    'strasse',
    'strasse',
    'елка',
    '東京',
    'nandu',
  ]);
});
