import {describe, expect, test} from 'vitest';
import {
  addRows,
  allRows,
  countSelected,
  isRowSelected,
  noRows,
  rowsToActOn,
  selectionState,
  toggleRow,
} from '#src/ui/list/selection.ts';
import {ariaKeysOf, shortcuts} from '#src/features/bookkeeping/shortcuts.ts';
import {findAct as findIn, printShortcut} from '#src/ui/list/shortcuts.ts';

const press = (key: string, more: {ctrl?: boolean; meta?: boolean; shift?: boolean; alt?: boolean} = {}) => ({
  key,
  ctrlKey: more.ctrl ?? false,
  metaKey: more.meta ?? false,
  shiftKey: more.shift ?? false,
  altKey: more.alt ?? false,
});

const findAct = (pressed: Parameters<typeof findIn>[1], scope: 'list' | 'screen') => findIn(shortcuts, pressed, scope);

describe('keys', () => {
  test('letters act in the list and nowhere else', () => {
    expect(findAct(press('c'), 'list')).toBe('category');
    expect(findAct(press('C'), 'list')).toBe('category');
    expect(findAct(press('c'), 'screen')).toBeNull();
    expect(findAct(press('c', {ctrl: true}), 'list')).toBeNull();
    expect(findAct(press('c', {alt: true}), 'list')).toBeNull();
  });

  test('Control and Command are the same key; Shift tells redo from undo and extending from moving', () => {
    expect(findAct(press('z', {ctrl: true}), 'screen')).toBe('undo');
    expect(findAct(press('Z', {meta: true, shift: true}), 'screen')).toBe('redo');
    expect(findAct(press('ArrowDown'), 'list')).toBe('next');
    expect(findAct(press('ArrowDown', {shift: true}), 'list')).toBe('extend-down');
    expect(findAct(press('a'), 'list')).toBe('account');
    expect(findAct(press('a', {ctrl: true}), 'list')).toBe('select-all');
  });

  test('signs are found however they are typed', () => {
    expect(findAct(press('?', {shift: true}), 'list')).toBe('help');
    expect(findAct(press('/', {shift: true}), 'list')).toBe('search');
    expect(findAct(press('/'), 'list')).toBe('search');
  });

  test('no key means two things', () => {
    const keys = shortcuts.map((shortcut) => printShortcut(shortcut, false));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('they are written for assistive technology and for people', () => {
    expect([ariaKeysOf('category'), ariaKeysOf('undo')]).toEqual(['C', 'Control+Z Meta+Z']);
    const redo = shortcuts.filter((shortcut) => shortcut.act === 'redo');
    expect(redo.map((shortcut) => printShortcut(shortcut, true))).toEqual(['⇧⌘Z']);
    expect(redo.map((shortcut) => printShortcut(shortcut, false))).toEqual(['Ctrl ⇧ Z']);
  });
});

describe('the selection', () => {
  test('rows are marked one by one', () => {
    const two = toggleRow(toggleRow(noRows, 'a'), 'b');
    expect([isRowSelected(two, 'a'), isRowSelected(two, 'c'), countSelected(two, 10)]).toEqual([true, false, 2]);
    expect(toggleRow(toggleRow(two, 'a'), 'b')).toEqual(noRows);
    expect(selectionState(two, 2)).toBe('all');
    expect(selectionState(two, 10)).toBe('some');
  });

  test('the whole list but some is as small as the exceptions', () => {
    const butOne = toggleRow(allRows, 'a');
    expect(countSelected(butOne, 100_000)).toBe(99_999);
    expect(isRowSelected(butOne, 'a')).toBe(false);
    expect(rowsToActOn(butOne, 'z')).toEqual({kind: 'filtered', except: ['a']});
    expect(addRows(butOne, ['a', 'b'])).toEqual(allRows);
  });

  test('an act is for the marked rows, else for the row the keyboard is on', () => {
    expect(rowsToActOn(addRows(noRows, ['a', 'b']), 'z')).toEqual({kind: 'ids', ids: ['a', 'b']});
    expect(rowsToActOn(noRows, 'z')).toEqual({kind: 'ids', ids: ['z']});
    expect(rowsToActOn(noRows, null)).toBeNull();
  });
});
