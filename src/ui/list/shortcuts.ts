import {isMacKeyboard} from '#src/ui/actions/print-keys.ts';

/** Where a key works: single letters only in the list (WCAG 2.1.4), the others on the whole screen. */
type ShortcutScope = 'list' | 'screen';

/**
 * One key and its act; the same line makes the key work, `aria-keyshortcuts` and the list of shortcuts.
 * `mod` is Control, and Command on a Mac.
 */
export type Shortcut<Act extends string> = {
  readonly act: Act;
  readonly key: string;
  readonly mod?: true;
  readonly shift?: true;
  readonly scope: ShortcutScope;
  /** Another key for the same act: works, but is not printed beside buttons. */
  readonly isSecond?: true;
  /** Works while a field has the keyboard too. */
  readonly worksWhileTyping?: true;
};

/** What keys do in every list whose rows can be marked. */
export type MarkAct = 'next' | 'previous' | 'toggle' | 'extend-down' | 'extend-up' | 'select-all' | 'close';

/** The keys of every list whose rows can be marked. Source: ux.md U3. */
export const markShortcuts: readonly Shortcut<MarkAct>[] = [
  {act: 'next', key: 'j', scope: 'list'},
  {act: 'next', key: 'ArrowDown', scope: 'list', isSecond: true},
  {act: 'previous', key: 'k', scope: 'list'},
  {act: 'previous', key: 'ArrowUp', scope: 'list', isSecond: true},
  {act: 'toggle', key: 'x', scope: 'list'},
  {act: 'toggle', key: ' ', scope: 'list', isSecond: true},
  {act: 'extend-down', key: 'ArrowDown', shift: true, scope: 'list'},
  {act: 'extend-up', key: 'ArrowUp', shift: true, scope: 'list'},
  {act: 'select-all', key: 'a', mod: true, scope: 'list'},
  {act: 'close', key: 'Escape', scope: 'screen'},
];

type Pressed = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
};

/** The act a key press means in the list or, for `screen` keys, anywhere; null when it means none. */
export function findAct<Act extends string>(
  shortcuts: readonly Shortcut<Act>[],
  pressed: Pressed,
  scope: ShortcutScope,
): Act | null {
  if (pressed.altKey) return null;
  const mod = pressed.ctrlKey || pressed.metaKey;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  const found = shortcuts.find((shortcut) => {
    if (scope === 'screen' && shortcut.scope !== 'screen') return false;
    if (shortcut.key !== key || (shortcut.mod ?? false) !== mod) return false;
    // `?` and `/` need Shift on many keyboards: what was typed decides.
    return isSign(key) || (shortcut.shift ?? false) === pressed.shiftKey;
  });
  return found?.act ?? null;
}

/** A sign typed alone, such as C or ?: these can be switched off (WCAG 2.1.4). The space bar marks rows in every list. */
export function isLetterKey(pressed: Pressed): boolean {
  return pressed.key.length === 1 && pressed.key !== ' ' && !pressed.ctrlKey && !pressed.metaKey;
}

/** The keys in the form of the `aria-keyshortcuts` attribute; the arrows are the grid's own and not named. */
export function ariaShortcuts<Act extends string>(shortcuts: readonly Shortcut<Act>[]): string {
  const names = shortcuts
    .filter((shortcut) => !shortcut.isSecond)
    .flatMap((shortcut) => {
      const key =
        (shortcut.shift ? 'Shift+' : '') + (shortcut.key.length === 1 ? shortcut.key.toUpperCase() : shortcut.key);
      return shortcut.mod ? [`Control+${key}`, `Meta+${key}`] : [key];
    });
  return names.join(' ');
}

/** The key as it is printed, such as `Ctrl Z` or, on a Mac, `⌘Z`. */
export function printShortcut(shortcut: Shortcut<string>, isMac = isMacKeyboard()): string {
  const shown: Record<string, string> = {
    ArrowDown: '↓',
    ArrowUp: '↑',
    Enter: '↵',
    Escape: 'Esc',
    Delete: 'Del',
    ' ': '␣',
  };
  const key = shown[shortcut.key] ?? shortcut.key.toUpperCase();
  if (isMac) return `${shortcut.shift ? '⇧' : ''}${shortcut.mod ? '⌘' : ''}${key}`;
  return [shortcut.mod ? 'Ctrl' : '', shortcut.shift ? '⇧' : '', key].filter((part) => part !== '').join(' ');
}

function isSign(key: string): boolean {
  return key.length === 1 && key.toLowerCase() === key.toUpperCase() && key !== ' ';
}
