import {useMemo, useState} from 'react';
import {profitKindsOf} from '#contract/bookkeeping/profit-kinds.ts';
import {lastMonths, monthBounds} from '#contract/kernel/dates.ts';
import type {BooksMonth} from '#workers/books/api.ts';
import {pathTo} from '#src/routing/routing.ts';
import {useBooks, useBooksEvent} from '#src/data/database/books.tsx';
import {type MyCompany, useCompany} from '#src/data/database/company.tsx';
import {useAnswer} from '#src/data/calls/use-answer.ts';
import {useRows} from '#src/data/database/use-rows.ts';
import type {es} from '#src/features/companies/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {SegmentedControl} from '#src/ui/actions/segmented-control.tsx';
import {Amount} from '#src/ui/display/figures/amount.tsx';
import {BarPairs} from '#src/ui/display/figures/bar-pairs.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Table} from '#src/ui/list/table.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {chooseCurrency, monthsOf, sumMonths, type MoneyMonth} from './month-sums.ts';
import {useArriving} from '#src/ui/layout/arrival.ts';

/** How many months the home looks back on. Source: design.md V6. */
const shownMonths = 6;

/** Income and expenses of the last months, as bars or as a table. */
export function MoneyByMonth({company}: {company: MyCompany}) {
  const text = useText<typeof es>('companies');
  const [picked, setPicked] = useState<string | null>(null);
  const [look, setLook] = useState<'chart' | 'table'>('chart');
  const found = useMonths();
  useArriving(found === undefined);
  const {currency, all} = chooseCurrency(found ?? [], picked);
  if (!found) return null;
  if (currency === null)
    return (
      <section>
        <SectionHead title={text('monthsTitle')} />
        <Text tone="muted">{text('monthsNone', {months: shownMonths})}</Text>
      </section>
    );
  const months = monthsOf(found, currency);
  return (
    <section>
      <Stack gap={3}>
        <Finding months={months} currency={currency} company={company} />
        <Row>
          <SegmentedControl
            label={text('monthsLook')}
            value={look}
            options={[
              {value: 'chart', label: text('monthsChart')},
              {value: 'table', label: text('monthsTable')},
            ]}
            onChange={setLook}
          />
          {all.length > 1 && (
            <SegmentedControl
              label={text('monthsCurrency')}
              value={currency}
              options={all.map((code) => ({value: code, label: code}))}
              onChange={setPicked}
            />
          )}
        </Row>
        {look === 'chart' ? (
          <Chart months={months} currency={currency} company={company} />
        ) : (
          <MonthTable months={months} currency={currency} />
        )}
      </Stack>
    </section>
  );
}

/** What the books answer about the last months; undefined before the first answer. */
function useMonths(): readonly BooksMonth[] | undefined {
  const books = useBooks();
  const view = useBooksEvent()?.view;
  const companyId = useCompany().current?.id;
  const categories = useRows('categories', companyId);
  const today = useFormat().today();
  const ask = useMemo(() => {
    if (!books || !categories) return null;
    const question = {months: lastMonths(today, shownMonths).toReversed(), kinds: profitKindsOf(categories)};
    return async () => books.readMonths(question);
  }, [books, categories, today]);
  return useAnswer(ask, view?.revision ?? 0);
}

type MonthsProps = {readonly months: readonly MoneyMonth[]; readonly currency: string};

function Finding({months, currency, company}: MonthsProps & {readonly company: MyCompany}) {
  const text = useText<typeof es>('companies');
  const format = useFormat();
  const {netUnits, openCount} = sumMonths(months);
  const amount = format.money(Math.abs(netUnits), currency);
  const finding = netUnits > 0 ? 'monthsGain' : netUnits < 0 ? 'monthsLoss' : 'monthsEven';
  return (
    <div>
      <SectionHead title={<Amount>{text(finding, {amount})}</Amount>} />
      <Text tone="muted" size="small">
        {text('monthsText', {months: shownMonths, company: company.name})}{' '}
        {openCount > 0 && text('monthsOpen', {count: openCount})}
      </Text>
    </div>
  );
}

function Chart({months, currency, company}: MonthsProps & {readonly company: MyCompany}) {
  const text = useText<typeof es>('companies');
  const format = useFormat();
  const language = useLanguage();
  return (
    <BarPairs
      label={text('monthsTitle')}
      legend={[text('monthsIncome'), text('monthsExpense')]}
      pairs={months.map(({month, incomeUnits, expenseUnits, netUnits}) => {
        const {firstDay, lastDay} = monthBounds(month);
        const money = (units: number) => format.money(units, currency);
        return {
          id: month,
          name: format.shortMonth(month),
          href: `${pathTo.books(language, company.id)}?from=${firstDay}&to=${lastDay}`,
          values: [incomeUnits, -expenseUnits],
          words: text('monthsWords', {
            month: format.month(month),
            income: money(incomeUnits),
            expense: money(-expenseUnits),
            net: format.signedMoney(netUnits, currency),
          }),
        };
      })}
    />
  );
}

function MonthTable({months, currency}: MonthsProps) {
  const text = useText<typeof es>('companies');
  const format = useFormat();
  return (
    <Table
      label={text('monthsTitle')}
      rows={months.map((month) => ({...month, id: month.month}))}
      columns={[
        {id: 'month', heading: text('monthsMonth'), cell: ({month}) => format.month(month)},
        {
          id: 'in',
          heading: text('monthsIncome'),
          isAmount: true,
          cell: (row) => format.money(row.incomeUnits, currency),
        },
        {
          id: 'out',
          heading: text('monthsExpense'),
          isAmount: true,
          cell: (row) => format.money(-row.expenseUnits, currency),
        },
        {
          id: 'net',
          heading: text('monthsNet'),
          isAmount: true,
          cell: (row) => format.signedMoney(row.netUnits, currency),
        },
      ]}
    />
  );
}
