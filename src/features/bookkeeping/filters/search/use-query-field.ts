import {useState} from 'react';
import {activeParts, withoutPart} from '#src/features/bookkeeping/filter-address.ts';
import type {FilterWords} from '#src/features/bookkeeping/filters/describe-filter.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import type {BooksFilter} from '#workers/books/api.ts';
import {readQuery, type QueryPart} from '#workers/books/ask/query/read-query.ts';
import type {QueryReader} from '#workers/books/ask/query/read-value.ts';
import {writeQuery} from '#workers/books/ask/query/write-query.ts';
import {openFilter} from '#workers/books/ask/whole-list.ts';
import {listOffers, sayFilter, type Offer} from './offers.ts';
import {cut, takeParts} from './take-parts.ts';
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
  const {typed, setTyped} = useTyped(filter.text);
  const [{isOpen, place}, setList] = useState<{isOpen: boolean; place: number | null}>(closed);
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
    setTyped(next, to.text);
    say(text('searchTaken', {filter: sayFilter(added, words)}));
    onFilter(to);
  };
  const handleType = (next: string) => {
    const taken = takeParts(next, filter, reader, false);
    // Behind a space nothing is being typed yet.
    setList({isOpen: /\S$/.test(taken.typed), place: null});
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
  const takeBack = () => {
    const chip = activeParts(filter).findLast((one) => one !== 'text');
    if (!chip) return false;
    const only = activeParts(filter).reduce((next, one) => (one === chip ? next : withoutPart(next, one)), filter);
    setTyped(writeQuery(only, reader), '');
    say(text('searchBack', {filter: sayFilter(only, words)}));
    onFilter(withoutPart(filter, chip));
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
    takeBack,
    step,
    close: () => setList(closed),
  };
}

const closed = {isOpen: false, place: null};

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
  const setTyped = (next: string, words: string) => {
    // Words that stay the same are not sent again.
    const isSame = words === (sent.at(-1) ?? seen);
    setField({typed: next, seen, sent: isSame ? sent : [...sent, words]});
  };
  return {typed, setTyped};
}
