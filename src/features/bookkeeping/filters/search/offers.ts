import {activeParts} from '#src/features/bookkeeping/filter-address.ts';
import {describePart, namePart, type FilterWords} from '#src/features/bookkeeping/filters/describe-filter.ts';
import {foldText} from '#src/ui/grid/match-options.ts';
import type {BooksFilter} from '#workers/books/api.ts';
import {namedPeriods} from '#workers/books/ask/query/period-dates.ts';
import {periodNames} from '#workers/books/ask/query/period-words.data.ts';
import {readPeriod} from '#workers/books/ask/query/periods.ts';
import type {QueryPart} from '#workers/books/ask/query/read-query.ts';
import {readPresenceOf, readValue, type QueryReader, type ValueReading} from '#workers/books/ask/query/read-value.ts';
import type {Operator} from '#workers/books/ask/query/split-query.ts';
import {
  keyNames,
  phrases,
  presenceWords,
  queryKeys,
  valueNames,
  type QueryKey,
} from '#workers/books/ask/query/words.data.ts';
import {quote} from '#workers/books/ask/query/write-query.ts';
import {openFilter} from '#workers/books/ask/whole-list.ts';

/** Something that may be meant: a key to go on from, or what becomes part of the filter at once. */
export type Offer = {
  readonly id: string;
  /** How it will read. */
  readonly label: string;
  /** How one types it. */
  readonly hint: string;
  readonly apply: ((filter: BooksFilter) => BooksFilter) | null;
};

type Asked = {
  readonly reader: QueryReader;
  readonly words: FilterWords;
  /** Merchants that go with what is typed, those with most movements first. */
  readonly merchants: readonly string[];
};

/** No list that is read while one types is longer. */
const mostOffers = 8;

/** What may be meant by the piece that is being typed; by nothing, every key. Rule: QRY8. */
export function listOffers(part: QueryPart | null, asked: Asked): readonly Offer[] {
  const offers = part?.token.kind === 'key' ? offerValues(part, part.token, asked) : offerWords(part, asked);
  const seen = new Set<string>();
  return offers.filter(({label}) => !seen.has(label) && seen.add(label)).slice(0, part ? mostOffers : queryKeys.length);
}

/** The filter that something adds, as the chips will say it. */
export function sayFilter(filter: BooksFilter, words: FilterWords): string {
  return activeParts(filter)
    .map((part) => `${namePart(part, words.text)}: ${describePart(part, filter, words)}`)
    .join(', ');
}

function makeOffer(hint: string, reading: ValueReading | undefined, words: FilterWords): Offer[] {
  if (typeof reading !== 'function') return [];
  return [{id: hint, hint, label: sayFilter(reading(openFilter), words), apply: reading}];
}

function offerWords(part: QueryPart | null, {reader, words, merchants}: Asked): Offer[] {
  const {language} = reader;
  const typed = part?.token.kind === 'word' ? part.token.text : '';
  const wanted = foldText(typed.replace(/^[-−]/, ''));
  const begins = (name: string) => foldText(name).startsWith(wanted);
  const keys = queryKeys
    .filter((key) => key !== 'import' && key !== 'sent' && (wanted === '' || keyNames[language][key].some(begins)))
    .map((key): Offer => {
      const name = keyNames[language][key][0] ?? '';
      return {id: `${name}:`, hint: `${name}:`, label: namePart(partOf[key], words.text), apply: null};
    });
  if (part === null || wanted === '') return keys;
  const own = part && typeof part.reading === 'function' ? makeOffer(typed, part.reading, words) : [];
  const absent = (['without', 'with'] as const).flatMap((word) =>
    (['receipt', 'category', 'merchant', 'note'] as const)
      .map((key) => ({key, hint: `${presenceWords[language][word]}-${keyNames[language][key][0]}`}))
      .filter(({hint}) => begins(hint))
      .flatMap(({key, hint}) => makeOffer(hint, readPresenceOf(key, word === 'with'), words)),
  );
  const said = phrases[language]
    .filter(([phrase]) => begins(phrase))
    .flatMap(([phrase, key, value]) =>
      makeOffer(phrase, readValue({key, operator: ':', isNot: false, values: [value]}, reader), words),
    );
  const periods = offerPeriods('date', ':', wanted, {reader, words, merchants});
  const named =
    wanted.length < 2
      ? []
      : (['category', 'account'] as const).flatMap((key) => offerNames(key, wanted, reader, words));
  return [...own, ...keys, ...absent, ...said, ...periods, ...named];
}

/** Which part of the filter a key is of. */
const partOf = {
  amount: 'amount',
  category: 'category',
  account: 'account',
  merchant: 'merchantName',
  note: 'note',
  description: 'description',
  reference: 'reference',
  receipt: 'receipt',
  checked: 'checked',
  sent: 'unsent',
  sign: 'sign',
  date: 'period',
  from: 'period',
  to: 'period',
  currency: 'currency',
  suggestion: 'suggestion',
  import: 'import',
} as const satisfies Record<QueryKey, Parameters<typeof namePart>[0]>;

type KeyToken = Extract<QueryPart['token'], {kind: 'key'}>;

function offerValues(part: QueryPart, token: KeyToken, asked: Asked): Offer[] {
  const {reader, words, merchants} = asked;
  const {key, operator, isNot, values} = token;
  const {language} = reader;
  const name = `${isNot ? '-' : ''}${keyNames[language][key][0] ?? ''}`;
  const before = values.slice(0, -1);
  const wanted = foldText(values.at(-1) ?? '');
  const own = makeOffer(
    `${name}${operator}${values.map(quote).join(',')}`,
    part.reading === 'word' ? undefined : part.reading,
    words,
  );
  const offer = (value: string) => {
    const all = [...before, value];
    return makeOffer(
      `${name}${operator}${all.map(quote).join(',')}`,
      readValue({key, operator, isNot, values: all}, reader),
      words,
    );
  };
  const fits = (value: string) => ` ${foldText(value)}`.includes(` ${wanted}`) && !before.includes(value);
  switch (key) {
    case 'category':
    case 'account': {
      const things = key === 'category' ? reader.categories : reader.accounts;
      const found = things.flatMap(({names}) => names.slice(0, 1)).filter(fits);
      // A name that is typed to its end comes before longer ones.
      const [whole, longer] = [true, false].map((is) => found.filter((one) => (foldText(one) === wanted) === is));
      return [...(whole ?? []), ...(longer ?? [])].flatMap(offer).concat(own);
    }
    case 'merchant':
      return [...own, ...merchants.flatMap(offer)];
    case 'receipt':
    case 'checked':
      return (['yes', 'no'] as const)
        .map((one) => valueNames[language][one][0])
        .filter(fits)
        .flatMap(offer);
    case 'sent':
      return offer(valueNames[language].no[0]);
    case 'sign':
      return (['in', 'out'] as const)
        .map((one) => valueNames[language][one][0])
        .filter(fits)
        .flatMap(offer);
    case 'suggestion':
      return (['sure', 'unsure', 'unknown'] as const)
        .map((one) => valueNames[language][one][0])
        .filter(fits)
        .flatMap(offer);
    case 'currency':
      return [...new Set(words.names.accounts.map(({currency}) => currency))].filter(fits).flatMap(offer);
    case 'date':
    case 'from':
    case 'to':
      return [...own, ...offerPeriods(key, operator, wanted, asked)];
    default:
      return own;
  }
}

function offerNames(key: 'category' | 'account', wanted: string, reader: QueryReader, words: FilterWords): Offer[] {
  const things = key === 'category' ? reader.categories : reader.accounts;
  return things
    .flatMap(({names}) => names.slice(0, 1))
    .filter((name) => ` ${foldText(name)}`.includes(` ${wanted}`))
    .flatMap((name) =>
      makeOffer(
        `${keyNames[reader.language][key][0] ?? ''}:${quote(name)}`,
        readValue({key, operator: ':', isNot: false, values: [name]}, reader),
        words,
      ),
    );
}

/** Periods by name, and whatever else the word is of a calendar. */
function offerPeriods(
  key: 'date' | 'from' | 'to',
  operator: Operator,
  wanted: string,
  {reader, words}: Asked,
): Offer[] {
  const {language} = reader;
  const named = namedPeriods.map((period) => periodNames[language][period][0] ?? '');
  const found = named.filter((name) =>
    foldText(name)
      .split('-')
      .some((_, at, all) => all.slice(at).join('-').startsWith(wanted)),
  );
  const own = readPeriod(wanted, reader) && !found.includes(wanted) ? [wanted] : [];
  return [...own, ...found].flatMap((value) =>
    makeOffer(
      key === 'date' && value.includes('-') && found.includes(value)
        ? value
        : `${keyNames[language][key][0] ?? ''}${operator}${value}`,
      readValue({key, operator, isNot: false, values: [value]}, reader),
      words,
    ),
  );
}
