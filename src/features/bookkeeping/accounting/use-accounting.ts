import {useMemo, useState} from 'react';
import {declaredYear, federalDueDay, type FederalDate} from '#contract/companies/due-dates.ts';
import {formedDayOf} from '#contract/companies/rules.ts';
import {civilDateIn} from '#contract/kernel/dates.ts';
import {federalTimeZone} from '#contract/renewals/list-due-dates.ts';
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
import {useDeclarations} from './use-declarations.ts';

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

/**
 * The year that a company declares next; of one that declares nothing more the last one, until the day on which most companies declare it.
 *
 * @param today civil day where the IRS is.
 * @param dates the company's declarations, those whose day is over too.
 * Rule: ANL7.
 */
export function reviewYearOn(today: string, dates: readonly FederalDate[], dissolvedOn: string | null): number {
  const [next] = dates.filter(({day}) => day >= today).sort((one, other) => (one.day < other.day ? -1 : 1));
  if (next) return declaredYear(next, dissolvedOn);
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
  const declarations = useDeclarations();
  const today = useFormat().today();
  const [federalDay] = useState(() => civilDateIn(federalTimeZone, Date.now()));
  const dates = declarations?.find((one) => one.company.id === company.id)?.dates ?? [];
  const reviewYear = declarations ? reviewYearOn(federalDay, dates, company.dissolvedOn) : null;
  const ask = useMemo(() => {
    if (!books || !categories || reviewYear === null) return null;
    const months = monthsOfPeriod(period, today);
    const asked = {...months, kinds: profitKindsOf(categories), reviewYear};
    return async () => ({...asked, period, accounting: await books.readAccounting(asked)});
  }, [books, categories, period, today, reviewYear]);
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
