import {memo} from 'react';
import {useFormat} from '#src/i18n/use-format.ts';
import {showPreference, usePreferences} from '#src/data/device/preferences.ts';
import {SegmentedControl} from '#src/ui/actions/segmented-control.tsx';
import {Link} from '#src/ui/actions/link.tsx';
import {BarChart, BarLegend} from '#src/ui/display/figures/bar-chart.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {Table} from '#src/ui/list/table.tsx';
import {usePlaces} from '#src/features/bookkeeping/list/use-places.ts';
import type {CurrencyAccounts, Profit, Span} from '#workers/books/accounting/question.ts';
import {monthsSince, spanOf} from './accounting-period.ts';
import {filterOfSum, type ProfitPart} from './counted.ts';
import {useAccountingText} from './use-accounting-text.ts';
import {countedOf, type ShownAccounting} from './use-accounting.ts';

type MonthsProps = {
  readonly companyId: string;
  readonly shown: ShownAccounting;
  readonly accounts: CurrencyAccounts;
  readonly isPhone: boolean;
};

/** One month, or all of them together. */
type MonthLine = {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly span: Span;
  readonly profit: Profit;
};

/** Income and expenses by month, as bars with the profit under each month, or as a table; each month leads to its movements. Rule: ANL4. */
export const Months = memo(function Months(props: MonthsProps) {
  const text = useAccountingText();
  const {figuresLook} = usePreferences();
  const isTable = figuresLook === 'table';
  return (
    <Stack gap={3}>
      <Row isSpread>
        <Text as="span" size="micro" tone="muted">
          {isTable ? (
            text('months')
          ) : (
            <BarLegend names={[text('income'), text('expense')]}>
              {!props.isPhone && <span>{text('profitBelow')}</span>}
            </BarLegend>
          )}
        </Text>
        <SegmentedControl
          label={text('look')}
          value={figuresLook}
          options={[
            {value: 'chart', label: text('chart')},
            {value: 'table', label: text('table')},
          ]}
          onChange={(look) => showPreference('figuresLook', look)}
        />
      </Row>
      {isTable ? <MonthTable {...props} /> : <MonthChart {...props} />}
    </Stack>
  );
});

/** The months from the one on in which the books begin. */
function useMonthLines({shown, accounts}: MonthsProps): readonly MonthLine[] {
  const format = useFormat();
  const first = shown.months.length - monthsSince(shown.months, shown.since).length;
  return shown.months.slice(first).map((month, place) => ({
    id: month,
    name: format.month(month),
    short: format.shortMonth(month),
    span: spanOf([month]),
    profit: accounts.months[first + place] ?? nothing,
  }));
}

const none = {units: 0, count: 0};
const nothing: Profit = {income: none, expense: none};

function MonthChart(props: MonthsProps) {
  const text = useAccountingText();
  const format = useFormat();
  const places = usePlaces(props.companyId);
  const lines = useMonthLines(props);
  const {currency} = props.accounts;
  const counted = countedOf(props.shown, props.accounts);
  const money = (units: number) => format.money(units, currency);
  return (
    <BarChart
      label={text('months')}
      sayMark={(units) => format.shortMoney(units, currency)}
      pairs={lines.map(({id, name, short, span, profit: {income, expense}}) => ({
        id,
        name: short,
        href: places.listOf(filterOfSum(counted, span, 'both')),
        values: [income.units, 0 - expense.units],
        result: format.shortMoney(income.units + expense.units, currency, true),
        words: text('monthWords', {
          month: name,
          income: money(income.units),
          expense: money(0 - expense.units),
          net: format.money(income.units + expense.units, currency),
        }),
      }))}
    />
  );
}

function MonthTable(props: MonthsProps) {
  const text = useAccountingText();
  const format = useFormat();
  const places = usePlaces(props.companyId);
  const {currency, total} = props.accounts;
  const counted = countedOf(props.shown, props.accounts);
  const months = useMonthLines(props);
  const all = {id: 'total', name: text('total'), short: '', span: spanOf(props.shown.months), profit: total};
  const cellOf = (part: ProfitPart, unitsOf: (profit: Profit) => number) => (line: MonthLine) => {
    const amount = format.money(unitsOf(line.profit), currency);
    return (
      <Link look="plain" href={places.listOf(filterOfSum(counted, line.span, part))}>
        {amount}
      </Link>
    );
  };
  const columns = [
    ['income', 'income', ({income}: Profit) => income.units],
    ['expense', 'expense', ({expense}: Profit) => 0 - expense.units],
    ['profit', 'both', ({income, expense}: Profit) => income.units + expense.units],
  ] as const;
  return (
    <Table
      label={text('months')}
      rows={months.length > 1 ? [...months, all] : months}
      columns={[
        {id: 'month', heading: text('month'), isWhole: true, cell: ({name}) => name},
        ...columns.map(([id, part, unitsOf]) => ({
          id,
          heading: text(id),
          isAmount: true,
          cell: cellOf(part, unitsOf),
        })),
      ]}
    />
  );
}
