import {ariaShortcuts, markShortcuts, printShortcut, type MarkAct, type Shortcut} from '#src/ui/list/shortcuts.ts';

/** Taking one of the suggestions of a row. */
export type AcceptAct = 'accept-1' | 'accept-2' | 'accept-3' | 'accept-4' | 'accept-5';

/** What a key can do on the list of transactions. */
export type ListAct =
  | MarkAct
  | AcceptAct
  | 'category'
  | 'note'
  | 'merchant'
  | 'account'
  | 'new'
  | 'alike'
  | 'check'
  | 'rule'
  | 'unrule'
  | 'open'
  | 'delete'
  | 'search'
  | 'filter'
  | 'import'
  | 'undo'
  | 'redo'
  | 'help';

/** Every key of the bookkeeping screen. Source: ux.md U3. */
export const shortcuts: readonly Shortcut<ListAct>[] = [
  ...markShortcuts,
  {act: 'category', key: 'c', scope: 'list'},
  {act: 'accept-1', key: '1', scope: 'list'},
  {act: 'accept-2', key: '2', scope: 'list'},
  {act: 'accept-3', key: '3', scope: 'list'},
  {act: 'accept-4', key: '4', scope: 'list'},
  {act: 'accept-5', key: '5', scope: 'list'},
  {act: 'alike', key: 's', scope: 'list'},
  {act: 'check', key: 'v', scope: 'list'},
  {act: 'note', key: 'n', scope: 'list'},
  {act: 'merchant', key: 'm', scope: 'list'},
  {act: 'account', key: 'a', scope: 'list'},
  {act: 'rule', key: 'l', scope: 'list'},
  {act: 'open', key: 'Enter', scope: 'list'},
  {act: 'open', key: 'e', scope: 'list', isSecond: true},
  {act: 'delete', key: 'Delete', scope: 'list'},
  {act: 'new', key: 't', scope: 'list'},
  {act: 'filter', key: 'f', scope: 'list'},
  {act: 'search', key: '/', scope: 'list'},
  {act: 'import', key: 'i', mod: true, scope: 'screen', worksWhileTyping: true},
  {act: 'undo', key: 'z', mod: true, scope: 'screen'},
  {act: 'redo', key: 'z', mod: true, shift: true, scope: 'screen'},
  {act: 'help', key: '?', scope: 'list'},
];

/** The keys of an act in the form of the `aria-keyshortcuts` attribute. */
export function ariaKeysOf(act: ListAct): string {
  return ariaShortcuts(shortcuts.filter((shortcut) => shortcut.act === act));
}

/** The printed key of an act. */
export function printKeyOf(act: ListAct): string {
  const shortcut = shortcuts.find((candidate) => candidate.act === act && !candidate.isSecond);
  return shortcut ? printShortcut(shortcut) : '';
}
