import {useState} from 'react';
import {Kbd} from '#src/ui/display/kbd.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SearchField} from '#src/ui/fields/search-field.tsx';
import {matchOptions} from '#src/ui/grid/match-options.ts';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';
import {shortcuts, type ListAct} from '#src/features/bookkeeping/shortcuts.ts';
import {printShortcut} from '#src/ui/list/shortcuts.ts';
import {useBooksText, type BooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** Every key of the screen, searchable. */
export function ShortcutList({onClose}: {readonly onClose: () => void}) {
  const text = useBooksText();
  const [typed, setTyped] = useState('');
  const acts = [...new Set(shortcuts.map((shortcut) => shortcut.act))];
  const lines = acts.map((act) => {
    const keys = shortcuts.filter((shortcut) => shortcut.act === act).map((one) => printShortcut(one));
    return {id: act, label: nameAct(act, text), hint: keys.join(' '), keys};
  });
  const shown = matchOptions(lines, typed);
  return (
    <Dialog title={text('help')} isOpen onClose={onClose}>
      <SearchField label={text('helpSearch')} value={typed} onChange={setTyped} />
      <Text tone="muted" size="small">
        {text('helpNote')}
      </Text>
      <Stack gap={2}>
        {shown.map((line) => (
          <Row key={line.id} isSpread>
            <Text as="span">{line.label}</Text>
            <span>
              {line.keys.map((key) => (
                <span key={key}>
                  <Kbd>{key}</Kbd>
                  <VisuallyHidden>{key}</VisuallyHidden>{' '}
                </span>
              ))}
            </span>
          </Row>
        ))}
        {shown.length === 0 && <Text tone="muted">{text('helpNone')}</Text>}
      </Stack>
    </Dialog>
  );
}

function nameAct(act: ListAct, text: BooksText): string {
  const keys = {
    next: 'act_next',
    previous: 'act_previous',
    toggle: 'act_toggle',
    'extend-down': 'act_extend_down',
    'extend-up': 'act_extend_up',
    'select-all': 'act_select_all',
    category: 'act_category',
    note: 'act_note',
    merchant: 'act_merchant',
    account: 'act_account',
    new: 'act_new',
    check: 'act_check',
    open: 'act_open',
    delete: 'act_delete',
    search: 'act_search',
    filter: 'act_filter',
    import: 'act_import',
    undo: 'act_undo',
    redo: 'act_redo',
    close: 'act_close',
    help: 'act_help',
  } as const satisfies Record<ListAct, string>;
  return text(keys[act]);
}
