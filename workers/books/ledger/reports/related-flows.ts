import type {BooksFilter} from '#workers/books/api.ts';
import {isLive, type BooksColumns} from '#workers/books/data/columns.ts';
import {decodeText} from '#workers/books/data/dictionary.ts';
import {toDay} from '#workers/books/data/fields.ts';
import type {Chart} from '#workers/books/ledger/chart.ts';
import {counterSlot} from '#workers/books/ledger/post-books.ts';
import type {
  Figure,
  LineName,
  ReportColumn,
  ReportLine,
  ReportQuestion,
  ReportTable,
} from '#workers/books/ledger/report.ts';

/** Most counterparts that are named in a category; the others are one line. */
const mostNamed = 50;

/** What came from somebody and went to them. */
type Flow = {received: bigint; paid: bigint; count: number};

/** Flows of one category in one currency, by the number of the counterpart's text. */
type CategoryFlows = {readonly slot: number; readonly currency: number; readonly byText: Map<number, Flow>};

/**
 * Money between the company and its related parties in a period, as Form 5472 asks for: by category and by whom it was with, which is the merchant or,
 * without one, the bank's text. Received and paid are both above zero. Rule: RPT9. Source: facts.md F4.
 */
export function relatedFlows(columns: BooksColumns, chart: Chart, question: ReportQuestion): ReportTable[] {
  const flows = collect(columns, chart, question);
  const shown: ReportColumn[] = (['received', 'paid', 'net'] as const).map((kind) => ({kind, span: null}));
  return chart.currencies.flatMap((currency, place) => {
    const own = flows.filter((one) => one.currency === place).sort((one, other) => one.slot - other.slot);
    if (own.length === 0) return [];
    const lines = own.flatMap((category): ReportLine[] => {
      const all = addUp([...category.byText.values()]);
      const name = chart.accounts[category.slot]?.name ?? {kind: 'word', word: 'total'};
      return [
        {name, level: 'total', figures: figuresOf(all, filterOf(flows, category, name, question))},
        ...namedLines(columns, category),
      ];
    });
    const whole = addUp(own.flatMap(({byText}) => [...byText.values()]));
    lines.push({name: {kind: 'word', word: 'total'}, level: 'result', figures: figuresOf(whole, null)});
    return [{currency, columns: shown, lines, controls: []}];
  });
}

function collect(columns: BooksColumns, chart: Chart, {from, to}: ReportQuestion): CategoryFlows[] {
  const {day, amount, currency, merchant, description} = columns;
  const [first, last] = [toDay(from), toDay(to)];
  const found = new Map<string, CategoryFlows>();
  for (let row = 0; row < columns.ids.count; row += 1) {
    const at = day[row] ?? 0;
    if (at < first || at > last || !isLive(columns, row)) continue;
    const slot = counterSlot(columns, chart, row);
    if (chart.accounts[slot]?.isRelated !== true) continue;
    const place = chart.placeOfCurrency[currency[row] ?? 0] ?? -1;
    const key = `${slot} ${place}`;
    const flows = found.get(key) ?? {slot, currency: place, byText: new Map<number, Flow>()};
    found.set(key, flows);
    const text = merchant[row] || description[row] || 0;
    const flow = flows.byText.get(text) ?? {received: 0n, paid: 0n, count: 0};
    flows.byText.set(text, flow);
    const units = BigInt(amount[row] ?? 0);
    if (units > 0n) flow.received += units;
    else flow.paid -= units;
    flow.count += 1;
  }
  return [...found.values()];
}

/** Those with the most money first; of as much, by name. */
function namedLines({texts}: BooksColumns, {byText}: CategoryFlows): ReportLine[] {
  const named = [...byText].map(([code, flow]) => ({text: decodeText(texts, code) ?? '', flow}));
  const size = ({flow}: (typeof named)[number]): bigint => flow.received + flow.paid;
  named.sort((one, other) =>
    size(one) === size(other) ? (one.text < other.text ? -1 : 1) : size(one) > size(other) ? -1 : 1,
  );
  const [shown, others] = [named.slice(0, mostNamed), named.slice(mostNamed)];
  const line = (name: LineName, flow: Flow): ReportLine => ({name, level: 'line', figures: figuresOf(flow, null)});
  const lines = shown.map(({text, flow}) =>
    line(text === '' ? {kind: 'word', word: 'no-counterpart'} : {kind: 'text', text}, flow),
  );
  if (others.length === 0) return lines;
  return [...lines, line({kind: 'word', word: 'other-counterparts'}, addUp(others.map(({flow}) => flow)))];
}

/** A category alone in its currency is what the list shows of it. */
function filterOf(
  flows: readonly CategoryFlows[],
  {slot}: CategoryFlows,
  name: LineName,
  {from, to}: ReportQuestion,
): Partial<BooksFilter> | null {
  const isOnly = flows.filter((one) => one.slot === slot).length === 1;
  return isOnly && name.kind === 'category' ? {from, to, categoryIds: [name.id]} : null;
}

function figuresOf({received, paid, count}: Flow, filter: Partial<BooksFilter> | null): Figure[] {
  const none = {count: 0, filter: null};
  return [
    {units: received, ...none},
    {units: paid, ...none},
    {units: received - paid, count, filter},
  ];
}

function addUp(flows: readonly Flow[]): Flow {
  return flows.reduce(
    (sum, {received, paid, count}) => ({
      received: sum.received + received,
      paid: sum.paid + paid,
      count: sum.count + count,
    }),
    {received: 0n, paid: 0n, count: 0},
  );
}
