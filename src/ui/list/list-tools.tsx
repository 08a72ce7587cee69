import {useEffect, useRef, useState} from 'react';
import type {ListShape} from '#contract/kernel/list.ts';
import {useText} from '#src/i18n/use-text.ts';
import {SearchField} from '#src/ui/fields/search-field.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {ListFilters, type ListFiltersProps} from './list-filters.tsx';

type ListToolsProps<Shape extends ListShape> = ListFiltersProps<Shape> & {
  /** Left out where there are no words to look for. */
  searchLabel: string | undefined;
};

/** What narrows a list: words, which `/` leads to, and filters as chips, of which one or none of each filter stands. */
export function ListTools<Shape extends ListShape>({searchLabel, ...filters}: ListToolsProps<Shape>) {
  const {asked} = filters;
  const {question, ask, hasLetterKeys} = asked;
  const {typed, type} = useSearchWords(question.words, (words) => ask({words}));
  const hasSearch = searchLabel !== undefined;
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!hasLetterKeys || !hasSearch) return undefined;
    const listen = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, [role="dialog"]');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [hasLetterKeys, hasSearch]);
  return (
    <search aria-label={text('list.narrow')}>
      <Row>
        {hasSearch && <SearchField label={searchLabel} shortcut="/" inputRef={input} value={typed} onChange={type} />}
        <ListFilters {...filters} />
      </Row>
    </search>
  );
}

/** How long somebody has stopped typing before the server is asked, in milliseconds. */
const pauseMs = 250;

/**
 * What is typed: asked for once the typing stops.
 *
 * @param asked what the address asks for; where it changes by itself, as by Back, the field follows.
 */
function useSearchWords(asked: string, ask: (words: string) => void): {typed: string; type: (words: string) => void} {
  const [typed, type] = useState(asked);
  const own = useRef(asked);
  useEffect(() => {
    if (asked === own.current) return;
    own.current = asked;
    type(asked);
  }, [asked]);
  useEffect(() => {
    const words = typed.trim();
    if (words === own.current) return undefined;
    const timer = setTimeout(() => {
      own.current = words;
      ask(words);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, ask]);
  return {typed, type};
}
