import {currencyDigits, unitsToDecimal} from '#contract/kernel/money.ts';

/** Currencies whose sign is theirs alone here; every other one is named by its code, because so many are called `$`. */
const ownSigns: Readonly<Record<string, string>> = {USD: '$', EUR: '€', GBP: '£', BRL: 'R$', JPY: '¥'};

type MoneyOptions = {
  /** `always` marks money that comes in with a plus. */
  sign?: 'auto' | 'always';
  /** Without what follows the decimal mark, for amounts that are round by their nature. */
  isWhole?: boolean;
  /** The currency's sign or code is left out where a heading names it. */
  withoutCurrency?: boolean;
  /** Few letters, for charts: whole, and from 100,000 on as `1.2 M`. */
  isShort?: boolean;
};

/** From here on a short amount has a word for its thousands. */
const compactFrom = 100_000;

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Writes an amount for people: grouped always, a real minus (U+2212), the digits the currency is shown with.
 *
 * @param units smallest units of `currency`. Source: D17, ux.md U12.
 */
export function formatMoney(
  locale: string,
  units: number | bigint,
  currency: string,
  options: MoneyOptions = {},
): string {
  const {sign = 'auto', isWhole = false, withoutCurrency = false, isShort = false} = options;
  const isCompact = isShort && Math.abs(Number(units)) >= compactFrom * 10 ** currencyDigits(currency);
  const parts = formatOf(locale, currency, {sign, isWhole: isWhole || isShort, isCompact}).formatToParts(
    // Exact where a float would not be.
    unitsToDecimal(units, currency) as Intl.StringNumericLiteral,
  );
  return parts
    .map(({type, value}, index) => {
      if (type === 'minusSign') return '\u2212';
      if (type === 'currency') return withoutCurrency ? '' : (ownSigns[currency] ?? currency);
      // The space that goes with the currency.
      if (type === 'literal' && withoutCurrency && isNextTo(parts, index, 'currency')) return '';
      return value;
    })
    .join('');
}

function isNextTo(parts: readonly Intl.NumberFormatPart[], index: number, type: string): boolean {
  return parts[index - 1]?.type === type || parts[index + 1]?.type === type;
}

function formatOf(
  locale: string,
  currency: string,
  {sign, isWhole, isCompact}: {sign: 'auto' | 'always'; isWhole: boolean; isCompact: boolean},
): Intl.NumberFormat {
  const hasOwnSign = currency in ownSigns;
  const digits = isWhole ? 0 : currencyDigits(currency);
  const key = `${locale} ${sign} ${hasOwnSign} ${digits} ${isCompact}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    // Intl knows only three-letter codes; one sign and one code stand in for all, and the true name is put in their place.
    currency: hasOwnSign ? 'USD' : 'MXN',
    currencyDisplay: hasOwnSign ? 'narrowSymbol' : 'code',
    useGrouping: 'always',
    signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
    minimumFractionDigits: Math.min(digits, 2),
    // Six decimals of USDC are kept and two shown (D17); a bitcoin's eight all count.
    maximumFractionDigits: digits === 6 ? 2 : digits,
    roundingMode: 'trunc',
    ...(isCompact ? {notation: 'compact', maximumFractionDigits: 1} : {}),
  });
  formats.set(key, format);
  return format;
}
