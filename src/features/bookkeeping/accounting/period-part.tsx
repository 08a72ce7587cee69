import {useState} from 'react';
import {currencyDigits} from '#contract/kernel/money.ts';
import type {ProfitKind} from '#contract/bookkeeping/profit-kinds.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {SegmentedControl} from '#src/ui/actions/segmented-control.tsx';
import {Amount} from '#src/ui/display/figures/amount.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {usePlaces} from '#src/features/bookkeeping/list/use-places.ts';
import type {CurrencyAccounts} from '#workers/books/accounting/question.ts';
import {accountingPeriods, daysSince, spanOf, type AccountingPeriod} from './accounting-period.ts';
import {findProfit} from './findings.ts';
import {Months} from './months.tsx';
import {ProfitFigures} from './profit-figures.tsx';
import {sayRange} from './say-range.ts';
import {Shares} from './shares.tsx';
import {useAccountingText, type AccountingText} from './use-accounting-text.ts';
import type {ShownAccounting} from './use-accounting.ts';

type PeriodPartProps = {
  readonly company: MyCompany;
  readonly shown: ShownAccounting;
  readonly names: BooksNames;
  readonly period: AccountingPeriod;
  /** As the address asks for; null for the busiest. */
  readonly currency: string | null;
  readonly isPhone: boolean;
  readonly onPeriod: (period: AccountingPeriod) => void;
  readonly onCurrency: (currency: string) => void;
};

/** What came in and went out in a period: the finding, the figures of every currency, then one currency by month, category and merchant. */
export function PeriodPart(props: PeriodPartProps) {
  const {company, shown, names, isPhone, onCurrency} = props;
  const text = useAccountingText();
  const format = useFormat();
  const {currencies} = shown.accounting;
  const picked = currencies.find(({currency}) => currency === props.currency) ?? currencies[0];
  const [chosenSide, setSide] = useState<ProfitKind | null>(null);
  const side = chosenSide ?? (picked && picked.total.expense.count === 0 ? 'income' : 'expense');
  const shared = {companyId: company.id, shown, isPhone};
  return (
    <>
      <section>
        <Stack gap={4}>
          <PeriodRow {...props} />
          <Finding {...{shown, company}} accounts={picked} />
          {currencies.map((accounts) => (
            <ProfitFigures key={accounts.currency} {...shared} accounts={accounts} isAlone={currencies.length === 1} />
          ))}
          {picked && shown.isCompared && (
            <Text size="micro" tone="muted">
              {text('comparedWith', {range: sayRange(spanOf(shown.monthsBefore), format, text)})}
            </Text>
          )}
          {currencies.length > 1 && picked && (
            <Row>
              <SegmentedControl
                label={text('currency')}
                value={picked.currency}
                options={currencies.map(({currency}) => ({value: currency, label: currency}))}
                onChange={onCurrency}
              />
            </Row>
          )}
          {picked && <Months {...shared} accounts={picked} />}
        </Stack>
      </section>
      {picked && <Shares {...shared} accounts={picked} names={names} side={side} onSide={setSide} />}
    </>
  );
}

/** The periods to choose from, and the days that are shown. */
function PeriodRow({shown, period, isPhone, onPeriod}: PeriodPartProps) {
  const text = useAccountingText();
  const format = useFormat();
  const {months, since, accounting} = shown;
  const range = sayRange(daysSince(months, since), format, text);
  const currency = format.list(accounting.currencies.map((one) => one.currency));
  return (
    <Row>
      <SegmentedControl
        isWide={isPhone}
        label={text('period')}
        value={period}
        options={accountingPeriods.map((value) => ({value, label: sayPeriod(value, isPhone, text)}))}
        onChange={onPeriod}
      />
      <Text as="span" size="small" tone="muted" isTabular>
        {currency === '' ? range : text('rangeIn', {range, currency})}
      </Text>
    </Row>
  );
}

/** Short where there is little room; read in full. */
function sayPeriod(period: AccountingPeriod, isPhone: boolean, text: AccountingText) {
  if (!isPhone || period === 'year') return text(`period.${period}`);
  if (period === '1') return text('short.1');
  const [number, unit = ''] = text(`period.${period}`).split(' ');
  return (
    <>
      {number}
      <VisuallyHidden> {unit}</VisuallyHidden>
    </>
  );
}

type FindingProps = {
  readonly shown: ShownAccounting;
  readonly company: MyCompany;
  readonly accounts: CurrencyAccounts | undefined;
};

function Finding({shown, company, accounts}: FindingProps) {
  const text = useAccountingText();
  const format = useFormat();
  const places = usePlaces(company.id);
  const {months, since} = shown;
  const span = spanOf(months);
  const openCount = shown.accounting.currencies.reduce((count, one) => count + one.openCount, 0);
  const isYoung = since !== null && since.day > span.from;
  return (
    <div>
      <SectionHead title={<Amount>{sayFinding(accounts, text, format)}</Amount>} />
      <Text size="small" tone="muted">
        {text('without')}{' '}
        {isYoung &&
          (since.isFormed
            ? text('sinceFormed', {company: company.name, day: format.day(since.day, 'long')})
            : text('sinceBooks', {month: format.month(since.day.slice(0, 7))}))}{' '}
        {openCount > 0 && (
          <Link href={places.listOf({...span, categoryIds: ['none']})}>{text('open', {count: openCount})}</Link>
        )}
        {!accounts && <Link href={places.books}>{text('newerLink')}</Link>}
      </Text>
    </div>
  );
}

function sayFinding(
  accounts: CurrencyAccounts | undefined,
  text: AccountingText,
  format: ReturnType<typeof useFormat>,
): string {
  if (!accounts) return text('finding.nothing');
  const {currency, total} = accounts;
  const finding = findProfit(total, 100 * 10 ** currencyDigits(currency));
  if (!('units' in finding)) return text(`finding.${finding.kind}`);
  const amount = format.money(finding.units, currency);
  if (finding.kind !== 'left') return text(`finding.${finding.kind}`, {amount});
  return text('finding.left', {amount, of: format.wholeMoney(finding.of, currency)});
}
