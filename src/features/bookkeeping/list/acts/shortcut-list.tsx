import {useState} from 'react';
import {Kbd} from '#src/ui/display/kbd.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SearchField} from '#src/ui/fields/search-field.tsx';
import {matchOptions} from '#src/ui/grid/match-options.ts';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';
import {shortcuts} from '#src/features/bookkeeping/shortcuts.ts';
import {printShortcut} from '#src/ui/list/shortcuts.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** Every key of the screen, searchable. */
export function ShortcutList({onClose}: {readonly onClose: () => void}) {
  const text = useBooksText();
  const [typed, setTyped] = useState('');
  const acts = [...new Set(shortcuts.map((shortcut) => shortcut.act))];
  const lines = acts.map((act) => {
    const keys = shortcuts.filter((shortcut) => shortcut.act === act).map((one) => printShortcut(one));
    return {id: act, label: text(`act_${act}`), hint: keys.join(' '), keys};
  });
  const inPicker = (['decide', 'only'] as const).map((act) => {
    const key = act === 'decide' ? '↵' : '⇧ ↵';
    return {id: `pick-${act}`, label: text(`pick_${act}`), hint: key, keys: [key]};
  });
  const shown = matchOptions([...lines, ...inPicker], typed);
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
