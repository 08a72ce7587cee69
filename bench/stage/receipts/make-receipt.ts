import {currencyDigits} from '#contract/kernel/money.ts';
import {toCivilDate} from '#contract/kernel/dates.ts';
import {seededRandom} from '#bench/kit/statistics.ts';
import type {Drawn} from './draw-receipt.ts';
import type {Layout} from './layouts.data.ts';

/** What a reader is to find; null where it is to find nothing. Day and month may be told apart or not: `dates` is every right answer. */
export type Expected = {
  readonly total: string | null;
  readonly currency: string | null;
  readonly dates: readonly string[] | null;
  readonly merchant: string | null;
  readonly tax: string | null;
  readonly number: string | null;
  readonly isRefund: boolean;
};

/** A made-up receipt. */
export type MadeReceipt = {
  readonly layout: Layout;
  readonly drawn: readonly Drawn[];
  readonly expected: Expected;
  readonly buyer: string;
};

const sellers = [
  'Figma, Inc.',
  'Northwind Tools LLC',
  'Nimbus Hosting Ltd',
  'Papelera del Sur S.A.',
  'Grupo Aurora S.A. de C.V.',
  'Café Central S.L.',
  'Serviços Lumen Ltda',
  'Kestrel Software GmbH',
  'Blue Pine Corp.',
  'Andina Digital S.A.S.',
  'Cordillera S.R.L.',
  'Atlas Energía S.A.',
] as const;
const buyers = ['Estudio Sur LLC', 'Nube Norte LLC', 'Harbor Nine LLC'] as const;
const things = [
  'Professional plan',
  'Seats (monthly)',
  'Hosting',
  'Consulting',
  'Licencia anual',
  'Servicio mensual',
  'Assinatura',
] as const;
/** No receipt is read before this day. */
export const readOn = '2026-11-20';

/** Makes a receipt of a layout: other amounts, days, names, places and choices for each seed. */
export function makeReceipt(layout: Layout, seed: number): MadeReceipt {
  const random = seededRandom(seed * 7_919 + layout.name.length * 104_729 + layout.lines.length);
  for (let warm = 0; warm < 5; warm += 1) random();
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const between = (low: number, high: number): number => low + Math.floor(random() * (high - low + 1));
  const digits = currencyDigits(layout.currency);
  const hasHundredths = digits === 2 && !(layout.currency === 'COP' && random() < 0.5);
  const unit = hasHundredths ? 1 : digits === 2 ? 100 : 1;
  const scale = ['COP', 'CLP', 'ARS'].includes(layout.currency) ? 400 : 1;
  const prices = Array.from(
    {length: between(1, 4)},
    () => Math.max(1, Math.round((between(150, 60_000) * scale * (digits === 0 ? 0.01 : 1)) / unit)) * unit,
  );
  const subtotal = prices.reduce((sum, price) => sum + price, 0);
  const taxed = Math.max(1, Math.round((subtotal * Number(layout.ratePercent)) / 100 / unit)) * unit;
  const isTipped = layout.lines.some((line) => line.includes('{tip}'));
  const tax = Number(layout.ratePercent) === 0 ? 0 : taxed;
  const tip = isTipped ? between(2, 9) * 100 * scale : 0;
  const isPlain = !layout.lines.some((line) => /\{subtotal\}/.test(line)) || tip > 0;
  const total = subtotal + tax + tip;
  const money = moneyWriter(layout, digits, hasHundredths);
  const dayOf = (low: number, high: number): readonly [number, number, number] => [
    2026,
    between(low, high),
    between(1, 28),
  ];
  const date = dayOf(2, 8);
  const facts: Record<string, string> = {
    total: money(total),
    subtotal: money(isPlain && tip === 0 ? total : subtotal),
    tax: money(tax),
    taxin: money(Math.max(1, Math.round(total / 20 / unit)) * unit),
    tip: money(tip),
    pretip: money(total - tip),
    zero: money(0),
    previous: money(between(1_000, 90_000)),
    date: writeDay(layout, date),
    due: writeDay(layout, dayOf(9, 10)),
    other: writeDay(layout, [2026, 1, between(1, 28)]),
    merchant: pick(sellers),
    buyer: pick(buyers),
    no: `${pick(['INV-', 'F', 'A', '', 'FE-', 'B001-'])}${between(1_000, 99_999)}`,
    rate: layout.locale.startsWith('en') ? layout.ratePercent : layout.ratePercent.replace('.', ','),
  };
  const fill = (text: string): string =>
    text
      .replace(/\[([^\]]*\|[^\]]*)\]/g, (_, choices: string) => pick(choices.split('|')))
      .replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
  const drawn = draw(layout, {
    fill,
    jitter: () => between(-6, 6),
    pitch: 12 + random() * 8,
    prices,
    money,
    pick,
    isShown: () => random() < 0.5,
  });
  const has = (fact: NonNullable<Layout['lacks']>[number]): boolean => layout.lacks?.includes(fact) !== true;
  const iso = toCivilDate(...date);
  const swapped = toCivilDate(date[0], date[2] > 12 ? 0 : date[2], date[1]);
  const isNegative = layout.lines.some((line) => line.includes('-{total}'));
  const shownTax = layout.lines.some((line) => line.includes('{taxin}')) ? Math.round(total / 20 / unit) * unit : tax;
  return {
    layout,
    drawn,
    buyer: facts['buyer'] ?? '',
    expected: {
      total: has('total') ? `${isNegative ? '-' : ''}${plain(total, digits)}` : null,
      currency: has('currency') ? layout.currency : null,
      dates: has('date') ? (layout.name === 'ambiguous day' ? [iso, swapped] : [iso]) : null,
      merchant: has('merchant') ? (facts['merchant'] ?? null) : null,
      tax: has('tax') && tax > 0 ? plain(shownTax, digits) : null,
      number: has('number') ? (facts['no'] ?? null) : null,
      isRefund: layout.isRefund === true,
    },
  };
}

function plain(units: number, digits: number): string {
  return (units / 10 ** digits).toFixed(digits);
}

const signs: Readonly<Record<string, string>> = {
  USD: '$',
  MXN: '$',
  COP: '$',
  ARS: '$',
  CLP: '$',
  BRL: 'R$ ',
  EUR: '€',
  GBP: '£',
  PEN: 'S/ ',
};

function moneyWriter(
  {locale, currency, money}: Layout,
  digits: number,
  hasHundredths: boolean,
): (units: number) => string {
  const shown = hasHundredths ? digits : 0;
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
    useGrouping: 'always',
  });
  return (units) => {
    const number = format.format(units / 10 ** digits).replace(/[\u00a0\u202f]/g, ' ');
    const sign = signs[currency] ?? '';
    if (money === 'bare') return number;
    if (money === 'code') return `${currency} ${number}`;
    if (money === 'behind') return `${number} ${sign}`;
    return money === 'sign'
      ? `${sign}${number}`
      : `${currency === 'USD' && locale.startsWith('pt') ? 'US' : ''}${sign}${number} ${currency}`;
  };
}

function writeDay({locale, day}: Layout, [year, month, date]: readonly [number, number, number]): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  if (day === 'iso') return toCivilDate(year, month, date);
  if (day === 'dots') return `${two(date)}.${two(month)}.${year}`;
  if (day === 'dmy') return `${two(date)}/${two(month)}/${year}`;
  if (day === 'mdy') return `${two(month)}/${two(date)}/${year}`;
  return new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'}).format(
    new Date(Date.UTC(year, month - 1, date)),
  );
}

type Drawing = {
  readonly fill: (text: string) => string;
  readonly jitter: () => number;
  readonly pitch: number;
  readonly prices: readonly number[];
  readonly money: (units: number) => string;
  readonly pick: <Value>(values: readonly Value[]) => Value;
  readonly isShown: () => boolean;
};

function draw(layout: Layout, {fill, jitter, pitch, prices, money, pick, isShown}: Drawing): Drawn[] {
  const drawn: Drawn[] = [];
  let page = 1;
  let y = 790;
  const shift = jitter();
  const put = (line: string): void => {
    const cells = fill(line).split(' ¦ ');
    for (const cell of cells) {
      const [, right = '', x = '', size = '', text = ''] = /^(r?)(\d+)(?:\*(\d+))?:(.*)$/s.exec(cell) ?? [];
      drawn.push({page, x: Number(x) + shift, y, size: Number(size || 10), text, isRight: right !== ''});
    }
    y -= pitch;
  };
  for (const line of layout.lines) {
    if (line === '') y -= pitch;
    else if (line === 'page') {
      page += 1;
      y = 790;
    } else if (line === 'items')
      for (const price of prices) put(`50:${pick(things)} ¦ 320:1 ¦ r460:${money(price)} ¦ r545:${money(price)}`);
    else if (!line.startsWith('?')) put(line);
    else if (isShown()) put(line.slice(1));
  }
  return drawn;
}
