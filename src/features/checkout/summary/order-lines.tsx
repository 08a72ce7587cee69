import type {OrderLine} from '#contract/catalogue/price-order.ts';
import {sayLine} from '#src/features/checkout/order/say-order.ts';
import type {es} from '#src/features/checkout/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {Quote} from '#src/ui/checkout/quote.tsx';

type OrderLinesProps = {
  readonly name: string;
  /** Where the answers can be changed; null where they cannot any more. */
  readonly changeHref: string | null;
  readonly lines: readonly OrderLine[];
  readonly cents: number;
  readonly isPaid: boolean;
  readonly today: string;
};

/** An order line by line, with its sum. */
export function OrderLines({name, changeHref, lines, cents, isPaid, today}: OrderLinesProps) {
  const text = useText<typeof es>('checkout');
  const language = useLanguage();
  const format = useFormat();
  const money = (line: OrderLine) => (line.cents === 0 ? text('included') : format.money(line.cents, 'USD'));
  return (
    <Quote
      lines={[
        {id: 'name', name, value: changeHref === null ? '' : <Link href={changeHref}>{text('change')}</Link>},
        ...lines.map((line) => ({
          id: `${line.kind} ${line.id}`,
          name: sayLine(line, language, text, today),
          value: money(line),
          isLess: line.cents < 0,
        })),
      ]}
      sumName={text(isPaid ? 'youPaid' : 'todayYouPay')}
      sum={format.money(cents, 'USD')}
    />
  );
}
