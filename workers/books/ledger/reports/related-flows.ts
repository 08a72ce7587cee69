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
type Flow = {received: bigint; paid: bigint; receivedCount: number; paidCount: number; count: number};

const noFlow: Flow = {received: 0n, paid: 0n, receivedCount: 0, paidCount: 0, count: 0};

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
        {name, level: 'total', figures: figuresOf(all, filterOf(chart, flows, [category], question))},
        ...namedLines(columns, category),
      ];
    });
    const whole = addUp(own.flatMap(({byText}) => [...byText.values()]));
    lines.push({
      name: {kind: 'word', word: 'total'},
      level: 'result',
      figures: figuresOf(whole, filterOf(chart, flows, own, question)),
    });
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
    const flow = flows.byText.get(text) ?? {...noFlow};
    flows.byText.set(text, flow);
    const units = BigInt(amount[row] ?? 0);
    flow.count += 1;
    if (units > 0n) {
      flow.received += units;
      flow.receivedCount += 1;
    } else if (units < 0n) {
      flow.paid -= units;
      flow.paidCount += 1;
    }
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

/** The list of categories in one currency, which is named where another one has flows of them too. */
function filterOf(
  {accounts, currencies}: Chart,
  flows: readonly CategoryFlows[],
  own: readonly CategoryFlows[],
  {from, to}: ReportQuestion,
): Partial<BooksFilter> {
  const slots = own.map(({slot}) => slot);
  const place = own[0]?.currency ?? 0;
  const isOnly = flows.every(({slot, currency}) => currency === place || !slots.includes(slot));
  const categoryIds = slots.flatMap((slot) => {
    const name = accounts[slot]?.name;
    return name?.kind === 'category' ? [name.id] : [];
  });
  return {from, to, ...(isOnly ? {} : {currencies: [currencies[place] ?? '']}), categoryIds};
}

function figuresOf(flow: Flow, filter: Partial<BooksFilter> | null): Figure[] {
  const {received, paid, receivedCount, paidCount, count} = flow;
  const figure = (units: bigint, of: number, listed: Partial<BooksFilter> = {}): Figure => ({
    units,
    count: of,
    filter: filter === null || of === 0 ? null : {...filter, ...listed},
  });
  return [
    figure(received, receivedCount, {sign: 'in'}),
    figure(paid, paidCount, {sign: 'out'}),
    figure(received - paid, count),
  ];
}

function addUp(flows: readonly Flow[]): Flow {
  return flows.reduce(
    (sum, flow) => ({
      received: sum.received + flow.received,
      paid: sum.paid + flow.paid,
      receivedCount: sum.receivedCount + flow.receivedCount,
      paidCount: sum.paidCount + flow.paidCount,
      count: sum.count + flow.count,
    }),
    noFlow,
  );
}
