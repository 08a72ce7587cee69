import {useState} from 'react';
import type {FilterWords} from '#src/features/bookkeeping/filters/describe-filter.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import type {BooksFilter} from '#workers/books/api.ts';
import {readQuery} from '#workers/books/ask/query/read-query.ts';
import type {QueryReader} from '#workers/books/ask/query/read-value.ts';
import {writeWords} from '#workers/books/ask/query/write-query.ts';
import {openFilter} from '#workers/books/ask/whole-list.ts';
import {listOffers, sayFilter, type Offer} from './offers.ts';
import {takeBack} from './take-back.ts';
import {cut, isBeingTyped, takeParts} from './take-parts.ts';
import {useMerchantOffers} from './use-merchant-offers.ts';

type QueryFieldOptions = {
  readonly filter: BooksFilter;
  readonly words: FilterWords;
  readonly onFilter: (filter: BooksFilter) => void;
  readonly reader: QueryReader;
};

/** What is in the search field, what is offered for it, and what becomes of the filter. Rule: QRY8. */
export function useQueryField({filter, words, onFilter, reader}: QueryFieldOptions) {
  const text = useBooksText();
  const {typed, setTyped, isTouched} = useTyped(filter.text, (words) => writeWords(words, reader));
  const [{isOpen, place}, setList] = useState<{isOpen: boolean; place: number | null}>(closed);
  const [said, say] = useState('');

  const {parts} = readQuery(typed, reader);
  const last = parts.at(-1);
  const part = last && isBeingTyped(last.token, typed, reader) ? last : null;
  const merchants = useMerchantOffers(isOpen ? part : null);
  const offers = isOpen ? listOffers(part, {reader, words, merchants}) : [];
  // What begins as a key is meant as one: Enter takes the first. Of words only what the arrows went to is taken.
  const isMeant = part !== null && (part.token.kind === 'key' || typeof part.reading === 'function');
  const current = offers[place ?? (isMeant ? 0 : -1)];

  const finish = (next: string, to: BooksFilter, added: BooksFilter) => {
    setTyped(next, to.text);
    say(text('searchTaken', {filter: sayFilter(added, words)}));
    onFilter(to);
  };
  const handleType = (next: string) => {
    const taken = takeParts(next, filter, reader, false);
    // Behind a space nothing is being typed yet, unless a value goes on there.
    const end = readQuery(taken.typed, reader).parts.at(-1);
    setList({isOpen: end !== undefined && isBeingTyped(end.token, taken.typed, reader), place: null});
    if (taken.changes.length > 0) return finish(taken.typed, taken.filter, added(taken.changes));
    say('');
    setTyped(next, taken.filter.text);
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
  // What came from the address and was left as it is holds words alone.
  const leave = () => (isTouched ? takeAll() : setList(closed));
  const handleBack = () => {
    const taken = takeBack(filter, reader);
    if (!taken) return false;
    setTyped(taken.typed, '');
    say(text('searchBack', {filter: sayFilter(taken.back, words)}));
    onFilter(taken.filter);
    return true;
  };
  const step = (by: 1 | -1) => {
    if (!isOpen) return setList({isOpen: true, place: null});
    if (offers.length === 0) return;
    const from = place ?? (isMeant ? 0 : -1);
    setList({
      isOpen,
      place: from === -1 && by === -1 ? offers.length - 1 : (from + by + offers.length) % offers.length,
    });
  };
  return {
    typed,
    parts,
    offers,
    current,
    isMeant,
    said,
    type: handleType,
    takeOffer,
    takeAll,
    leave,
    takeBack: handleBack,
    step,
    close: () => setList(closed),
  };
}

const closed = {isOpen: false, place: null};

function added(changes: readonly ((filter: BooksFilter) => BooksFilter)[]): BooksFilter {
  return changes.reduce((next, change) => change(next), openFilter);
}

/**
 * What is in the field, and whether somebody typed since it came. `sent`: words on their way through the address. What comes back late must not take
 * letters away.
 *
 * @param write how words of the address are typed: those that would be read as something else between quotes.
 */
function useTyped(value: string, write: (words: string) => string) {
  const come = () => ({typed: write(value), seen: value, sent: [] as readonly string[], isTouched: false});
  const [field, setField] = useState(come);
  const {typed, seen, sent, isTouched} = field;
  if (value !== seen) {
    const place = sent.indexOf(value);
    setField(place === -1 ? come() : {...field, seen: value, sent: sent.slice(place + 1)});
  }
  const setTyped = (next: string, words: string) => {
    // Words that stay the same are not sent again.
    const isSame = words === (sent.at(-1) ?? seen);
    setField({typed: next, seen, sent: isSame ? sent : [...sent, words], isTouched: true});
  };
  return {typed, setTyped, isTouched};
}
