import {useMemo} from 'react';
import {federalDueDay} from '#contract/companies/due-dates.ts';
import {formedDayOf} from '#contract/companies/rules.ts';
import {profitKindsOf, type ProfitKind} from '#contract/bookkeeping/profit-kinds.ts';
import {useAnswer} from '#src/data/calls/use-answer.ts';
import {useBooks, useBooksEvent} from '#src/data/database/books.tsx';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useRows} from '#src/data/database/use-rows.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import type {Accounting, CurrencyAccounts} from '#workers/books/accounting/question.ts';
import {
  findSince,
  isComparable,
  monthsOfPeriod,
  type AccountingPeriod,
  type PeriodMonths,
  type Since,
} from './accounting-period.ts';
import type {Counted} from './counted.ts';

/** What the books add up to in a period, and what that is said of. */
export type ShownAccounting = PeriodMonths & {
  readonly period: AccountingPeriod;
  readonly kinds: Readonly<Record<string, ProfitKind>>;
  readonly reviewYear: number;
  readonly accounting: Accounting;
  readonly since: Since | null;
  /** The period before can be compared with. */
  readonly isCompared: boolean;
};

/** The year that is declared next: the last one until the day of its declaration. Rule: ANL7. */
export function reviewYearOn(today: string): number {
  const year = Number(today.slice(0, 4));
  return today <= federalDueDay('1120', year) ? year - 1 : year;
}

/**
 * Asks the books for a period, anew with everything that changes in them; what was answered stays, with what it was asked for, until the next is here.
 *
 * @returns undefined before the first answer.
 */
export function useAccounting(company: MyCompany, period: AccountingPeriod): ShownAccounting | undefined {
  const books = useBooks();
  const view = useBooksEvent()?.view;
  const categories = useRows('categories', company.id);
  const formations = useRows('formations', company.id);
  const today = useFormat().today();
  const ask = useMemo(() => {
    if (!books || !categories) return null;
    const months = monthsOfPeriod(period, today);
    const asked = {...months, kinds: profitKindsOf(categories), reviewYear: reviewYearOn(today)};
    return async () => ({...asked, period, accounting: await books.readAccounting(asked)});
  }, [books, categories, period, today]);
  const found = useAnswer(ask, view?.revision ?? 0);
  return useMemo(() => {
    if (!found || !formations) return undefined;
    const formation = formations.find(({id}) => id === company.id) ?? null;
    const since = findSince(formedDayOf(company, formation), found.accounting.firstDay);
    return {...found, since, isCompared: isComparable(found, since)};
  }, [found, formations, company]);
}

/** What the figures of a currency count; the currency is named where there are several. Rule: ANL5. */
export function countedOf({kinds, accounting}: ShownAccounting, {currency}: CurrencyAccounts): Counted {
  return {kinds, currency: accounting.currencies.length > 1 ? currency : null};
}
