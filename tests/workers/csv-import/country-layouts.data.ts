import type {AccountKind} from '#contract/bookkeeping/account.ts';

/** What a file's statement says: movements, smallest units in and out, first and last day, how the sign is told, and what is left out. */
export type Said = {rows: number; in: number; out: number; from: string; to: string; sign: string; left: string};

/**
 * Exports of banks, cards, wallets and shops of many countries, written after public descriptions of the real ones. A file's name begins with its
 * country; `xx` is of none.
 */
export const countryLayouts: readonly (readonly [file: string, currency: string, kind: AccountKind, said: Said])[] = [
  [
    'cl-banco-chile-cuenta.csv',
    'CLP',
    'bank',
    {rows: 4, in: 1250000, out: -758980, from: '2026-03-03', to: '2026-03-28', sign: 'debit-credit', left: ''},
  ],
  [
    'cl-santander-cuenta.csv',
    'CLP',
    'bank',
    {rows: 3, in: 1200000, out: -49490, from: '2026-04-13', to: '2026-04-15', sign: 'as-written', left: ''},
  ],
  [
    'cl-tarjeta-falabella.csv',
    'CLP',
    'card',
    {rows: 6, in: 250000, out: -231020, from: '2026-02-18', to: '2026-02-28', sign: 'flipped', left: ''},
  ],
  [
    'mx-bbva-cuenta.csv',
    'MXN',
    'bank',
    {rows: 3, in: 1500000, out: -231740, from: '2026-04-13', to: '2026-04-15', sign: 'debit-credit', left: ''},
  ],
  [
    'mx-banamex-tarjeta.csv',
    'MXN',
    'card',
    {rows: 6, in: 400000, out: -473970, from: '2026-03-02', to: '2026-03-20', sign: 'flipped', left: ''},
  ],
  [
    'mx-mercado-pago.csv',
    'MXN',
    'wallet',
    {rows: 3, in: 28815, out: -25000, from: '2026-03-02', to: '2026-03-05', sign: 'debit-credit', left: ''},
  ],
  [
    'mx-clip-ventas.csv',
    'MXN',
    'wallet',
    {rows: 5, in: 170000, out: -170000, from: '2026-03-13', to: '2026-03-15', sign: 'as-written', left: ''},
  ],
  [
    'co-bancolombia-cuenta.csv',
    'COP',
    'bank',
    {rows: 3, in: 250000000, out: -15290920, from: '2026-03-02', to: '2026-03-05', sign: 'as-written', left: ''},
  ],
  [
    'co-nequi.csv',
    'COP',
    'wallet',
    {rows: 3, in: 20000000, out: -9590000, from: '2026-04-13', to: '2026-04-15', sign: 'as-written', left: ''},
  ],
  [
    'co-davivienda-tarjeta.csv',
    'COP',
    'card',
    {rows: 6, in: 40000000, out: -57035000, from: '2026-03-01', to: '2026-03-20', sign: 'flipped', left: ''},
  ],
  [
    'ar-galicia-cuenta.csv',
    'ARS',
    'bank',
    {rows: 3, in: 15000000, out: -3541195, from: '2026-04-13', to: '2026-04-15', sign: 'debit-credit', left: ''},
  ],
  [
    'ar-visa-resumen.csv',
    'ARS',
    'card',
    {rows: 6, in: 15000000, out: -17585050, from: '2026-03-02', to: '2026-03-20', sign: 'flipped', left: 'USD 2'},
  ],
  [
    'ar-mercado-pago.csv',
    'ARS',
    'wallet',
    {rows: 3, in: 2500000, out: -1735040, from: '2026-04-13', to: '2026-04-15', sign: 'as-written', left: ''},
  ],
  [
    'pe-bcp-cuenta.csv',
    'PEN',
    'bank',
    {rows: 3, in: 150000, out: -21040, from: '2026-04-13', to: '2026-04-15', sign: 'as-written', left: ''},
  ],
  [
    'pe-interbank-dolares.csv',
    'USD',
    'bank',
    {rows: 2, in: 100000, out: -4299, from: '2026-04-13', to: '2026-04-15', sign: 'debit-credit', left: 'PEN 2'},
  ],
  [
    'br-itau-conta.csv',
    'BRL',
    'bank',
    {rows: 3, in: 85000, out: -27005, from: '2026-04-14', to: '2026-04-16', sign: 'as-written', left: ''},
  ],
  [
    'br-nubank-conta.csv',
    'BRL',
    'bank',
    {rows: 3, in: 250000, out: -83590, from: '2026-04-01', to: '2026-04-20', sign: 'as-written', left: ''},
  ],
  [
    'br-nubank-cartao.csv',
    'BRL',
    'card',
    {rows: 6, in: 50000, out: -56502, from: '2026-04-02', to: '2026-04-15', sign: 'flipped', left: ''},
  ],
  [
    'br-bradesco-conta.csv',
    'BRL',
    'bank',
    {rows: 3, in: 200000, out: -53520, from: '2026-04-14', to: '2026-04-16', sign: 'debit-credit', left: ''},
  ],
  [
    'uy-brou-cuenta.csv',
    'UYU',
    'bank',
    {rows: 3, in: 8000000, out: -2845090, from: '2026-04-13', to: '2026-04-15', sign: 'debit-credit', left: ''},
  ],
  [
    'cr-bac-cuenta.csv',
    'CRC',
    'bank',
    {rows: 3, in: 15000000, out: -3350050, from: '2026-04-13', to: '2026-04-15', sign: 'debit-credit', left: ''},
  ],
  [
    'cr-bac-tarjeta-dos-monedas.csv',
    'USD',
    'card',
    {rows: 6, in: 10000, out: -9196, from: '2026-03-05', to: '2026-03-20', sign: 'flipped', left: 'CRC 2'},
  ],
  [
    'es-bbva-cuenta.csv',
    'EUR',
    'bank',
    {rows: 3, in: 121000, out: -13342, from: '2026-04-13', to: '2026-04-15', sign: 'as-written', left: ''},
  ],
  [
    'es-caixabank-cuenta.csv',
    'EUR',
    'bank',
    {rows: 3, in: 50000, out: -8995, from: '2026-04-13', to: '2026-04-15', sign: 'as-written', left: ''},
  ],
  [
    'es-sabadell-cuenta.txt',
    'EUR',
    'bank',
    {rows: 3, in: 180000, out: -16010, from: '2026-04-13', to: '2026-04-15', sign: 'as-written', left: ''},
  ],
  [
    'pt-cgd-conta.csv',
    'EUR',
    'bank',
    {rows: 3, in: 130000, out: -11565, from: '2026-04-13', to: '2026-04-15', sign: 'debit-credit', left: ''},
  ],
  [
    'de-sparkasse-camt.csv',
    'EUR',
    'bank',
    {rows: 3, in: 238000, out: -88499, from: '2026-04-13', to: '2026-04-15', sign: 'as-written', left: ''},
  ],
  [
    'de-n26.csv',
    'EUR',
    'bank',
    {rows: 3, in: 120000, out: -4190, from: '2026-04-13', to: '2026-04-15', sign: 'as-written', left: ''},
  ],
  [
    'de-volksbank-soll-haben.csv',
    'EUR',
    'bank',
    {rows: 3, in: 119000, out: -9990, from: '2026-04-13', to: '2026-04-15', sign: 'direction-column', left: ''},
  ],
  [
    'nl-ing.csv',
    'EUR',
    'bank',
    {rows: 3, in: 60500, out: -7715, from: '2026-04-13', to: '2026-04-15', sign: 'direction-column', left: ''},
  ],
  [
    'nl-rabobank.csv',
    'EUR',
    'bank',
    {rows: 3, in: 25000, out: -5250, from: '2026-04-13', to: '2026-04-15', sign: 'as-written', left: ''},
  ],
  [
    'gb-monzo.csv',
    'GBP',
    'bank',
    {rows: 3, in: 90000, out: -2100, from: '2026-04-13', to: '2026-04-15', sign: 'debit-credit', left: ''},
  ],
  [
    'gb-barclays.csv',
    'GBP',
    'bank',
    {rows: 3, in: 120000, out: -5499, from: '2026-04-13', to: '2026-04-15', sign: 'as-written', left: ''},
  ],
  [
    'gb-amex.csv',
    'GBP',
    'card',
    {rows: 6, in: 40000, out: -39709, from: '2026-04-13', to: '2026-04-18', sign: 'flipped', left: ''},
  ],
  [
    'us-amex-card.csv',
    'USD',
    'card',
    {rows: 6, in: 50000, out: -47485, from: '2026-04-13', to: '2026-04-18', sign: 'flipped', left: ''},
  ],
  [
    'us-capital-one-card.csv',
    'USD',
    'card',
    {rows: 3, in: 30000, out: -8231, from: '2026-04-14', to: '2026-04-17', sign: 'debit-credit', left: ''},
  ],
  [
    'us-wells-fargo.csv',
    'USD',
    'bank',
    {rows: 3, in: 150000, out: -5799, from: '2026-04-13', to: '2026-04-15', sign: 'as-written', left: ''},
  ],
  [
    'us-brex-card.csv',
    'USD',
    'card',
    {rows: 6, in: 40144, out: -40144, from: '2026-04-14', to: '2026-04-19', sign: 'flipped', left: ''},
  ],
  [
    'us-shopify-payouts.csv',
    'USD',
    'wallet',
    {rows: 5, in: 13000, out: -5437, from: '2026-04-13', to: '2026-04-15', sign: 'as-written', left: ''},
  ],
  [
    'us-etherscan-tokens.csv',
    'USDC',
    'wallet',
    {
      rows: 2,
      in: 1000000000,
      out: -250500000,
      from: '2026-04-13',
      to: '2026-04-14',
      sign: 'as-written',
      left: 'USDT 1',
    },
  ],
  [
    'us-coinbase.csv',
    'USDC',
    'wallet',
    {rows: 2, in: 500000000, out: -120250000, from: '2026-04-13', to: '2026-04-14', sign: 'as-written', left: 'BTC 1'},
  ],
  [
    'xx-wise-historial.csv',
    'USD',
    'wallet',
    {rows: 4, in: 90000, out: -11960, from: '2026-04-13', to: '2026-04-15', sign: 'as-written', left: ''},
  ],
  [
    'it-intesa.csv',
    'EUR',
    'bank',
    {rows: 3, in: 150000, out: -4250, from: '2026-04-13', to: '2026-04-15', sign: 'debit-credit', left: ''},
  ],
  [
    'fr-boursorama.csv',
    'EUR',
    'bank',
    {rows: 3, in: 120000, out: -10230, from: '2026-04-13', to: '2026-04-15', sign: 'as-written', left: ''},
  ],
  [
    'do-popular.csv',
    'DOP',
    'bank',
    {rows: 3, in: 2500000, out: -435050, from: '2026-04-13', to: '2026-04-15', sign: 'as-written', left: ''},
  ],
  [
    'py-itau.csv',
    'PYG',
    'bank',
    {rows: 3, in: 5000000, out: -372500, from: '2026-04-13', to: '2026-04-15', sign: 'debit-credit', left: ''},
  ],
  [
    'bo-bnb.csv',
    'BOB',
    'bank',
    {rows: 3, in: 140000, out: -82050, from: '2026-04-13', to: '2026-04-15', sign: 'as-written', left: ''},
  ],
  [
    'gt-banco-industrial.csv',
    'GTQ',
    'bank',
    {rows: 3, in: 200000, out: -125000, from: '2026-04-13', to: '2026-04-15', sign: 'debit-credit', left: ''},
  ],
  [
    'ec-pichincha.csv',
    'USD',
    'bank',
    {rows: 3, in: 32000, out: -4621, from: '2026-04-13', to: '2026-04-15', sign: 'direction-column', left: ''},
  ],
];

