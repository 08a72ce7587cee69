import {useState} from 'react';
import {Kbd} from '#src/ui/display/kbd.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SearchField} from '#src/ui/fields/search-field.tsx';
import {matchOptions} from '#src/ui/grid/match-options.ts';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';
import {useText} from '#src/i18n/use-text.ts';
import type {es} from './text/es.ts';

/** One key and what it does. */
export type ShortcutLine = {readonly id: string; readonly label: string; readonly keys: string};

type ShortcutListProps = {
  readonly everywhere: readonly ShortcutLine[];
  readonly here: readonly ShortcutLine[];
  /** Whether letters alone do something. */
  readonly hasLetterKeys: boolean;
  readonly onClose: () => void;
};

/** The keys of all screens and of the one in sight, searchable. Source: ux.md U3. */
export function ShortcutList({everywhere, here, hasLetterKeys, onClose}: ShortcutListProps) {
  const text = useText<typeof es>('palette');
  const [typed, setTyped] = useState('');
  const match = (lines: readonly ShortcutLine[]) =>
    matchOptions(
      lines.map((line) => ({...line, hint: line.keys})),
      typed,
    );
  const parts = [
    {title: text('helpEverywhere'), lines: match(everywhere)},
    {title: text('helpHere'), lines: match(here)},
  ].filter(({lines}) => lines.length > 0);
  return (
    <Dialog title={text('help')} isOpen onClose={onClose}>
      <SearchField label={text('helpSearch')} value={typed} onChange={setTyped} />
      <Text tone="muted" size="small">
        {text(hasLetterKeys ? 'helpLetters' : 'helpOff')}
      </Text>
      {parts.map((part) => (
        <Stack key={part.title} gap={2}>
          <SectionHead title={part.title} />
          {part.lines.map((line) => (
            <Row key={line.id} isSpread>
              <Text as="span">{line.label}</Text>
              <span>
                <Kbd>{line.keys}</Kbd>
                <VisuallyHidden>{line.keys}</VisuallyHidden>
              </span>
            </Row>
          ))}
        </Stack>
      ))}
      {parts.length === 0 && <Text tone="muted">{text('helpNone')}</Text>}
    </Dialog>
  );
}
