import type {ReactNode} from 'react';
import type {OrderLine} from '#contract/catalogue/price-order.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {PriceList} from '#src/ui/display/figures/price-list.tsx';
import type {StateApart} from './read-apart.ts';
import {sayLater} from './say-later.ts';
import {sayLine} from './say-line.ts';
import type {es} from './text/es.ts';

type OrderLinesProps = {
  /** Above the lines, such as whose company it is. */
  readonly head?: {readonly name: ReactNode; readonly value: ReactNode};
  readonly lines: readonly OrderLine[];
  readonly sumName: string;
  /** US cents. */
  readonly cents: number;
  readonly renewals: Parameters<typeof sayLater>[0];
  /** What the state takes in later years; null where there is none, or it was said elsewhere. */
  readonly apart: StateApart | null;
  /** Nobody here can end what renews. */
  readonly isForAdmins?: boolean;
  /** Civil date of the prices. */
  readonly day: string;
};

/** An order line by line, what it comes to today, and what it takes later. Rules: PLN5–PLN7. */
export function OrderLines({head, lines, sumName, cents, renewals, apart, isForAdmins = false, day}: OrderLinesProps) {
  const text = useText<typeof es>('plans');
  const language = useLanguage();
  const format = useFormat();
  return (
    <PriceList
      lines={[
        ...(head ? [{id: 'head', ...head}] : []),
        ...lines.map((line) => ({
          id: `${line.kind} ${line.id}`,
          name: sayLine(line, {text, language, day}),
          value: line.cents === 0 ? text('line.included') : format.money(line.cents, 'USD'),
          isLess: line.cents < 0,
        })),
      ]}
      total={{name: sumName, value: format.money(cents, 'USD')}}
      later={sayLater(renewals, apart, {text, format, isForAdmins})}
    />
  );
}
