import {describe, expect, test} from 'vitest';
import {moveInGrid, type GridBounds} from '#src/ui/grid/grid-navigation.ts';
import {matchOptions} from '#src/ui/grid/match-options.ts';
import {findVisibleRows, layOutEvenly, layOutInGroups} from '#src/ui/grid/row-layout.ts';

const bounds: GridBounds = {rowCount: 100, columnCount: 6, pageRows: 10};
const press = (key: string, mod = false) => ({key, ctrlKey: mod, metaKey: false});

describe('moving in a grid', () => {
  test('arrows stay inside the list', () => {
    expect(moveInGrid({row: 0, column: null}, press('ArrowUp'), bounds)).toEqual({row: 0, column: null});
    expect(moveInGrid({row: 99, column: null}, press('ArrowDown'), bounds)).toEqual({row: 99, column: null});
    expect(moveInGrid({row: 4, column: 2}, press('ArrowDown'), bounds)).toEqual({row: 5, column: 2});
  });

  test('ArrowRight enters the cells of a row, ArrowLeft leaves them', () => {
    expect(moveInGrid({row: 3, column: null}, press('ArrowRight'), bounds)).toEqual({row: 3, column: 0});
    expect(moveInGrid({row: 3, column: 5}, press('ArrowRight'), bounds)).toEqual({row: 3, column: 5});
    expect(moveInGrid({row: 3, column: 0}, press('ArrowLeft'), bounds)).toEqual({row: 3, column: null});
  });

  test('Home and End go along the row inside it, along the list outside it or with Control', () => {
    expect(moveInGrid({row: 3, column: 2}, press('Home'), bounds)).toEqual({row: 3, column: 0});
    expect(moveInGrid({row: 3, column: 2}, press('End'), bounds)).toEqual({row: 3, column: 5});
    expect(moveInGrid({row: 3, column: 2}, press('End', true), bounds)).toEqual({row: 99, column: 2});
    expect(moveInGrid({row: 3, column: null}, press('Home'), bounds)).toEqual({row: 0, column: null});
  });

  test('PageDown and PageUp go a page; other keys do not move; an empty grid stays at 0', () => {
    expect(moveInGrid({row: 3, column: null}, press('PageDown'), bounds)).toEqual({row: 13, column: null});
    expect(moveInGrid({row: 3, column: null}, press('PageUp'), bounds)).toEqual({row: 0, column: null});
    expect(moveInGrid({row: 3, column: null}, press('q'), bounds)).toBeNull();
    const empty = {...bounds, rowCount: 0};
    expect(moveInGrid({row: 0, column: null}, press('ArrowDown'), empty)).toEqual({row: 0, column: null});
  });
});

describe('laying rows out', () => {
  test('even rows are found by their height', () => {
    const layout = layOutEvenly(100_000, 40);
    expect(layout.totalHeight).toBe(4_000_000);
    expect(layout.indexAt(layout.topOf(50_000))).toBe(50_000);
    expect(layout.indexAt(-500)).toBe(0);
    expect(layout.indexAt(9e9)).toBe(99_999);
  });

  test('grouped rows stand under their headings, and every row is found at its own place', () => {
    const layout = layOutInGroups([2, 1, 3], {heading: 28, row: 68});
    expect(layout.groups.map((group) => group.headingTop)).toEqual([0, 164, 260]);
    expect(layout.totalHeight).toBe(3 * 28 + 6 * 68);
    for (let index = 0; index < 6; index += 1) expect(layout.indexAt(layout.topOf(index) + 1)).toBe(index);
    expect([0, 1, 2, 3, 4, 5].map((index) => layout.groupOf(index))).toEqual([0, 0, 1, 2, 2, 2]);
    expect(layout.indexAt(170)).toBe(2);
  });

  test('what is in sight is asked for with some rows around it, and nothing of an empty list', () => {
    const layout = layOutEvenly(1_000, 40);
    expect(findVisibleRows(layout, {top: 4_000, height: 400, extra: 80})).toEqual({first: 98, count: 15});
    expect(findVisibleRows(layOutEvenly(0, 40), {top: 0, height: 400, extra: 80})).toEqual({first: 0, count: 0});
    const grouped = layOutInGroups([], {heading: 28, row: 68});
    expect(findVisibleRows(grouped, {top: 0, height: 400, extra: 80})).toEqual({first: 0, count: 0});
  });
});

describe('picking by typing', () => {
  const options = [
    {id: 'a', label: 'Otros gastos', hint: 'Gastos'},
    {id: 'b', label: 'Comisiones bancarias', hint: 'Gastos'},
    {id: 'c', label: 'Software'},
    {id: 'd', label: 'Educación'},
  ];

  test('the beginning of the label wins over the beginning of a word, and that over the middle', () => {
    expect(matchOptions(options, 'so').map((option) => option.id)).toEqual(['c']);
    expect(matchOptions(options, 'ba').map((option) => option.id)).toEqual(['b']);
    expect(matchOptions(options, 'ga').map((option) => option.id)).toEqual(['a', 'b']);
  });

  test('case and accents do not matter; nothing typed shows all', () => {
    expect(matchOptions(options, 'EDUCACION').map((option) => option.id)).toEqual(['d']);
    expect(matchOptions(options, '  ')).toEqual(options);
    expect(matchOptions(options, 'zzz')).toEqual([]);
  });
});
