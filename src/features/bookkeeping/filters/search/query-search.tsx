import {useId, useRef, useState, type KeyboardEvent, type Ref} from 'react';
import {OfferList} from '#src/ui/grid/bars/offer-list.tsx';
import {SearchField} from '#src/ui/fields/search-field.tsx';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import type {FilterWords} from '#src/features/bookkeeping/filters/describe-filter.ts';
import type {BooksFilter} from '#workers/books/api.ts';
import type {QueryPart} from '#workers/books/ask/query/read-query.ts';
import {useQueryField} from './use-query-field.ts';
import {useQueryReader} from './use-query-reader.ts';

type QuerySearchProps = {
  readonly filter: BooksFilter;
  readonly words: FilterWords;
  readonly onFilter: (filter: BooksFilter) => void;
  readonly inputRef: Ref<HTMLInputElement>;
};

/**
 * Typed words reach the list at once; the address follows a moment later, so that Back does not undo letters. What is understood besides words is
 * offered while one types it, and becomes a chip. Rule: QRY8.
 */
export function QuerySearch({filter, words, onFilter, inputRef}: QuerySearchProps) {
  const text = useBooksText();
  const reader = useQueryReader(words.names);
  const slot = useRef<HTMLDivElement>(null);
  const listId = useId();
  const field = useQueryField({filter, words, onFilter, reader});
  const {typed, parts, offers, current, isMeant, takeOffer, takeAll, said} = field;
  const [isLeft, setLeft] = useState(true);

  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown') field.step(1);
    else if (event.key === 'ArrowUp') field.step(-1);
    else if ((event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) && current) takeOffer(current);
    else if (event.key === 'Enter' && isMeant) takeAll();
    else if (event.key === 'Escape' && offers.length > 0) field.close();
    else if (event.key !== 'Backspace' || typed !== '' || event.repeat || !field.takeBack()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const trouble = parts.find(
    ({token, reading}) =>
      isTrouble(reading) && (isLeft || (token.end < typed.length && token.kind === 'key' && token.values.length > 0)),
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the field in it
    <div
      ref={slot}
      onKeyDownCapture={handleKey}
      onFocus={() => setLeft(false)}
      onBlur={(event) => {
        // The button that empties the field is beside it.
        if (slot.current?.contains(event.relatedTarget)) return;
        field.leave();
        setLeft(true);
      }}
    >
      <SearchField
        label={text('search')}
        shortcut="/"
        value={typed}
        onChange={field.type}
        inputRef={inputRef}
        combo={{
          role: 'combobox',
          'aria-expanded': offers.length > 0,
          'aria-controls': listId,
          'aria-autocomplete': 'list',
          'aria-activedescendant': current && `${listId}-${offers.indexOf(current)}`,
          title: text('searchHint'),
        }}
        error={
          trouble && isTrouble(trouble.reading)
            ? text('searchNoted', {
                typed: typed.slice(trouble.token.start, trouble.token.end),
                why: text(`trouble_${trouble.reading.slice('query.'.length) as Trouble}`),
              })
            : null
        }
      />
      <VisuallyHidden>
        <span role="status">{said || (offers.length > 0 && text('searchOffered', {count: offers.length}))}</span>
      </VisuallyHidden>
      <OfferList
        id={listId}
        label={text('searchOffers')}
        anchor={slot}
        offers={offers}
        currentId={current?.id ?? null}
        onTake={(id) => {
          const offer = offers.find((one) => one.id === id);
          if (offer) takeOffer(offer);
        }}
      />
    </div>
  );
}

type TroubleReading = Extract<QueryPart['reading'], `query.${string}`>;
type Trouble = TroubleReading extends `query.${infer Name}` ? Name : never;

function isTrouble(reading: QueryPart['reading']): reading is TroubleReading {
  return typeof reading === 'string' && reading !== 'word';
}
