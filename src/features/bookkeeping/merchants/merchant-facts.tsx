import {Amount} from '#src/ui/display/figures/amount.tsx';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {Meter} from '#src/ui/display/figures/meter.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {CurrencyTotals} from '#workers/books/api.ts';
import type {MerchantDetail} from '#workers/books/merchants/merchants-api.ts';
import {useBooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** What a merchant adds up to, its usual category, and its years with a bar each. Rule: MRC3. */
export function MerchantFacts({merchant}: {readonly merchant: MerchantDetail}) {
  const text = useBooksText();
  const format = useFormat();
  const names = useBooksNames();
  const {count, lockedCount, totals, usual, years} = merchant;
  const sizeOf = ({inUnits, outUnits}: CurrencyTotals) => inUnits - outUnits;
  const largest = (currency: string) =>
    Math.max(1, ...years.filter((year) => year.currency === currency).map((year) => sizeOf(year)));
  const sayTotals = ({inUnits, outUnits, currency}: CurrencyTotals) =>
    [
      ...(inUnits === 0 ? [] : [`${text('merchantIn')} ${format.signedMoney(inUnits, currency)}`]),
      ...(outUnits === 0 ? [] : [`${text('merchantOut')} ${format.money(outUnits, currency)}`]),
    ].join(' · ');
  const counted = `${format.number(count)}${lockedCount > 0 ? ` · ${text('merchantLocked', {count: lockedCount})}` : ''}`;
  return (
    <>
      <Facts
        facts={[
          {name: text('merchantCount'), value: counted},
          ...totals.map((total) => ({name: total.currency, value: <Amount>{sayTotals(total)}</Amount>})),
          {
            name: text('merchantUsual'),
            value: usual
              ? text('merchantUsualShare', {
                  name: names?.categoryName(usual.categoryId) ?? '',
                  hits: format.number(usual.hits),
                  of: format.number(usual.of),
                })
              : text('merchantNoUsual'),
          },
        ]}
      />
      <div>
        <SectionHead title={text('merchantYears')} />
        <Stack gap={3}>
          {years.map((year) => (
            <div key={`${year.year} ${year.currency}`}>
              <Text size="small">
                {year.year} · <Amount>{sayTotals(year)}</Amount>
              </Text>
              <Meter share={sizeOf(year) / largest(year.currency)} />
            </div>
          ))}
        </Stack>
      </div>
    </>
  );
}
