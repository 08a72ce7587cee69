import {useEffect, useRef} from 'react';
import type {es} from '#src/features/admin/text/es.ts';
import {useSearchWords} from '#src/features/admin/use-search-words.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Chip} from '#src/ui/actions/chip.tsx';
import {SearchField} from '#src/ui/fields/search-field.tsx';
import {Row} from '#src/ui/layout/row.tsx';

type ListToolsProps = {
  searchLabel: string;
  /** What the address asks for. */
  words: string;
  onWords: (words: string) => void;
  /** The filters' choices: of those of one filter, one or none stands. */
  chips: readonly {id: string; text: string; isChosen: boolean; onChange: (isChosen: boolean) => void}[];
};

/** What narrows a list for admins: words, which `/` leads to, and filters as chips. */
export function ListTools(props: ListToolsProps) {
  const {typed, type} = useSearchWords(props.words, props.onWords);
  const text = useText<typeof es>('admin');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, [role="dialog"]');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <search aria-label={text('narrow')}>
      <Row>
        <SearchField
          label={props.searchLabel}
          clearLabel={text('clear')}
          shortcut="/"
          inputRef={input}
          value={typed}
          onChange={type}
        />
        {props.chips.map((chip) => (
          <Chip key={chip.id} isSelected={chip.isChosen} onChange={chip.onChange}>
            {chip.text}
          </Chip>
        ))}
      </Row>
    </search>
  );
}
