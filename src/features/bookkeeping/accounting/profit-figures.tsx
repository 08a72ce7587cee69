import {memo} from 'react';
import {useFormat} from '#src/i18n/use-format.ts';
import {KeyFigures} from '#src/ui/display/figures/key-figures.tsx';
import {usePlaces} from '#src/features/bookkeeping/list/use-places.ts';
import type {CurrencyAccounts, Sum} from '#workers/books/accounting/question.ts';
import {spanOf} from './accounting-period.ts';
import {addSums, asSpent, compareSums} from './compare.ts';
import {filterOfSum} from './counted.ts';
import {sayChange} from './say-change.ts';
import {useAccountingText} from './use-accounting-text.ts';
import {countedOf, type ShownAccounting} from './use-accounting.ts';

type ProfitFiguresProps = {
  readonly companyId: string;
  readonly shown: ShownAccounting;
  readonly accounts: CurrencyAccounts;
  /** There is no other currency. */
  readonly isAlone: boolean;
};

/** Income, expenses and profit of one currency, each with the way to its movements and how it differs from the period before. Rules: ANL3, ANL5, ANL6. */
export const ProfitFigures = memo(function ProfitFigures({companyId, shown, accounts, isAlone}: ProfitFiguresProps) {
  const text = useAccountingText();
  const format = useFormat();
  const places = usePlaces(companyId);
  const {currency, total, before} = accounts;
  const span = spanOf(shown.months);
  const counted = countedOf(shown, accounts);
  const money = (units: number) => format.money(units, currency);
  const changeOf = (now: Sum, last: Sum) =>
    shown.isCompared ? {change: sayChange(compareSums(now, last), currency, format, text)} : {};
  const source = (count: number) => text('of', {count});
  const profit = addSums(total.income, total.expense);
  const profitBefore = addSums(before.income, before.expense);
  return (
    <KeyFigures
      label={isAlone ? text('figures') : text('figuresIn', {currency})}
      figures={[
        {
          id: 'income',
          name: text('income'),
          value: money(total.income.units),
          source: source(total.income.count),
          href: places.listOf(filterOfSum(counted, span, 'income')),
          ...changeOf(total.income, before.income),
        },
        {
          id: 'expense',
          name: text('expense'),
          value: money(asSpent(total.expense).units),
          source: source(total.expense.count),
          href: places.listOf(filterOfSum(counted, span, 'expense')),
          ...changeOf(asSpent(total.expense), asSpent(before.expense)),
        },
        {
          id: 'profit',
          name: text(profit.units < 0 ? 'loss' : 'profit'),
          value: money(profit.units),
          source: text('minus'),
          href: places.listOf(filterOfSum(counted, span, 'both')),
          isWorkedOut: true,
          ...changeOf(profit, profitBefore),
        },
      ]}
    />
  );
});
