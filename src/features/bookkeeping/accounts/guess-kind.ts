import type {AccountKind} from '#contract/bookkeeping/account.ts';

/** Debit cards move what a bank holds; banks have credit and cash in their names. */
const words: readonly (readonly [AccountKind, RegExp])[] = [
  [
    'bank',
    /\bd[eé]bito?\b|\b(banco|bank|caja|caixa|cooperativa|credit union|uni[oó]n|management)\b.*\b(cr[eé]dito?|credit|cash)\b|\bcash management\b|\bcredit union\b/i,
  ],
  [
    'wallet',
    /\b(paypal|wallet|billetera|carteira|monedero|cash app|venmo|mercado ?pago|binance|coinbase|metamask|usdt|usdc|cripto|crypto)\b/i,
  ],
  [
    'card',
    /\b(visa|master ?card|amex|american express|diners|tarjeta|cart[aã]o|credit card|cr[eé]dito|corporate card)\b/i,
  ],
  ['cash', /\b(efectivo|caja chica|petty cash|cash|dinheiro|esp[eé]cie)\b/i],
];

/** What an account most likely is by its name, to be changed where it is another: how its files are read hangs on it. Rule: IMP15. */
export function guessKind(name: string): AccountKind {
  return words.find(([, test]) => test.test(name))?.[0] ?? 'bank';
}
