import {useId, useRef, useState, type KeyboardEvent, type Ref} from 'react';
import {OfferList} from '#src/ui/grid/bars/offer-list.tsx';
import {SearchField} from '#src/ui/fields/search-field.tsx';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';
import {activeParts, withoutPart} from '#src/features/bookkeeping/filter-address.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import type {FilterWords} from '#src/features/bookkeeping/filters/describe-filter.ts';
import type {BooksFilter} from '#workers/books/api.ts';
import {readQuery, type QueryPart} from '#workers/books/ask/query/read-query.ts';
import {openFilter} from '#workers/books/ask/whole-list.ts';
import {writeQuery} from '#workers/books/ask/query/write-query.ts';
import {listOffers, sayFilter, type Offer} from './offers.ts';
import {cut, takeParts} from './take-parts.ts';
import {useMerchantOffers} from './use-merchant-offers.ts';
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
  const {typed, type, moveOn} = useTyped(filter.text);
  const [{isOpen, place}, setList] = useState<{isOpen: boolean; place: number | null}>(closed);
  const [isLeft, setLeft] = useState(true);
  const [said, say] = useState('');

  const {parts} = readQuery(typed, reader);
  const last = parts.at(-1);
  const part = last && (last.token.end === typed.length || isUnfinished(last)) ? last : null;
  const merchants = useMerchantOffers(isOpen ? part : null);
  const offers = isOpen ? listOffers(part, {reader, words, merchants}) : [];
  // What begins as a key is meant as one: Enter takes the first. Of words only what the arrows went to is taken.
  const isMeant = part !== null && (part.token.kind === 'key' || typeof part.reading === 'function');
  const current = offers[place ?? (isMeant ? 0 : -1)];

  const finish = (next: string, to: BooksFilter, added: BooksFilter) => {
    moveOn(next, to.text);
    say(text('searchTaken', {filter: sayFilter(added, words)}));
    onFilter(to);
  };
  const handleType = (next: string) => {
    const taken = takeParts(next, filter, reader, false);
    // Behind a space nothing is being typed yet.
    setList({isOpen: /\S$/.test(taken.typed), place: null});
    if (taken.changes.length > 0) return finish(taken.typed, taken.filter, added(taken.changes));
    say('');
    type(next, taken.filter.text);
    onFilter(taken.filter);
  };
  const takeOffer = (offer: Offer) => {
    if (offer.apply === null) return handleType(`${part ? cut(typed, part.token) : typed}${offer.hint}`);
    const left = part ? cut(typed, part.token) : typed;
    finish(left, {...offer.apply(filter), text: readQuery(left, reader).words}, offer.apply(openFilter));
    setList(closed);
  };
  const takeAll = () => {
    const taken = takeParts(typed, filter, reader, true);
    if (taken.changes.length > 0) finish(taken.typed, taken.filter, added(taken.changes));
    setList(closed);
  };
  const takeBack = () => {
    const chip = activeParts(filter).findLast((one) => one !== 'text');
    if (!chip) return false;
    const only = activeParts(filter).reduce((next, one) => (one === chip ? next : withoutPart(next, one)), filter);
    moveOn(writeQuery(only, reader), '');
    say(text('searchBack', {filter: sayFilter(only, words)}));
    onFilter(withoutPart(filter, chip));
    return true;
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!isOpen) setList({isOpen: true, place: null});
      else if (offers.length > 0) {
        const from = place ?? (isMeant ? 0 : -1);
        const step = event.key === 'ArrowDown' ? 1 : -1;
        setList({
          isOpen,
          place: from === -1 && step === -1 ? offers.length - 1 : (from + step + offers.length) % offers.length,
        });
      }
    } else if ((event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) && current) takeOffer(current);
    else if (event.key === 'Enter' && isMeant) takeAll();
    else if (event.key === 'Escape' && offers.length > 0) setList(closed);
    else if (event.key !== 'Backspace' || typed !== '' || event.repeat || !takeBack()) return;
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
        takeAll();
        setLeft(true);
      }}
    >
      <SearchField
        label={text('search')}
        shortcut="/"
        value={typed}
        onChange={handleType}
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

const closed = {isOpen: false, place: null};

type TroubleReading = Extract<QueryPart['reading'], `query.${string}`>;
type Trouble = TroubleReading extends `query.${infer Name}` ? Name : never;

function isTrouble(reading: QueryPart['reading']): reading is TroubleReading {
  return typeof reading === 'string' && reading !== 'word';
}

/** A key waits for its value, also behind a space. */
function isUnfinished({token}: QueryPart): boolean {
  return token.kind === 'key' && token.values.length === 0;
}

function added(changes: readonly ((filter: BooksFilter) => BooksFilter)[]): BooksFilter {
  return changes.reduce((next, change) => change(next), openFilter);
}

/** What is in the field. `sent`: words on their way through the address. What comes back late must not take letters away. */
function useTyped(value: string) {
  const [{typed, seen, sent}, setField] = useState({typed: value, seen: value, sent: [] as readonly string[]});
  if (value !== seen) {
    const place = sent.indexOf(value);
    setField(place === -1 ? {typed: value, seen: value, sent: []} : {typed, seen: value, sent: sent.slice(place + 1)});
  }
  const type = (next: string, words: string) => setField({typed: next, seen, sent: [...sent, words]});
  return {typed, type, moveOn: type};
}
