import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import type {Filing} from '#contract/orders/read-filing.ts';
import {capitalize} from '#src/i18n/format/capitalize.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {words} from './text/words.ts';

/** What an order buys, line by line, and when it renews. */
export function BoughtFacts({order}: {readonly order: Filing}) {
  const text = useText<typeof words>('admin/orders');
  const format = useFormat();
  const language = useLanguage();
  const {services} = readCatalogue(order.placedAt.slice(0, 10)).services;
  const nameLine = ({kind, id, period, count}: Filing['lines'][number]): string => {
    if (kind === 'state-filing') return text('filing', {state: id});
    if (kind === 'coupon') return text('coupon', {code: id});
    const service = services.find((one) => one.id === id)?.words[language].name ?? id;
    const name = kind === 'plan' ? text('plan', {name: capitalize(language, id)}) : service;
    return text(`period.${period}`, {name: count > 1 ? text('times', {name, count}) : name});
  };
  const money = (cents: number) => format.money(cents, 'USD');
  return (
    <Stack gap={3}>
      <SectionHead title={text('bought')} />
      <Facts
        facts={[
          ...order.lines.map((line) => ({
            name: nameLine(line),
            value: line.cents === 0 ? text('included') : money(line.cents),
          })),
          {name: text('total'), value: <strong>{money(order.totalCents)}</strong>},
          ...order.renewals.map(({on, period, cents}) => ({
            name: text('renewal', {day: format.day(on, 'medium')}),
            value: text(`period.${period}`, {name: money(cents)}),
          })),
        ]}
      />
    </Stack>
  );
}
