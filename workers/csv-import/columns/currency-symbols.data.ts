/** Symbols and codes that stand beside amounts, in capitals without dots, and the currency they mean; empty where several share it. */
export const currencySymbols: Readonly<Record<string, string>> = {
  '$': '', '$U': 'UYU', 'B/': 'PAB', '$B': 'BOB', 'US$': 'USD', 'U$S': 'USD', 'U$D': 'USD', 'USD$': 'USD', '$USD': 'USD', 'MX$': 'MXN', 'MXN$': 'MXN', 'COP$': 'COP', 'COL$': 'COP', 'CLP$': 'CLP', 'AR$': 'ARS', 'A$': 'AUD', 'AU$': 'AUD', 'C$': '', 'CA$': 'CAD',
  'S$': 'SGD', 'HK$': 'HKD', 'NZ$': 'NZD', 'R$': 'BRL', '€': 'EUR', '£': 'GBP', '¥': '', '₹': 'INR', 'RS': 'INR', '₽': 'RUB', '₩': 'KRW', '₺': 'TRY', '₫': 'VND', '₪': 'ILS', '₴': 'UAH', '₦': 'NGN', '₱': '', '฿': 'THB',
  'S/': 'PEN', 'BS': '', 'Q': 'GTQ', 'L': '', '₡': 'CRC', 'RD$': 'DOP', '₲': 'PYG', 'KR': '', 'ZŁ': 'PLN', 'KČ': 'CZK', 'FT': 'HUF', 'LEI': 'RON', 'FR': 'CHF', 'SFR': 'CHF',
  USD: 'USD', EUR: 'EUR', GBP: 'GBP', JPY: 'JPY', CNY: 'CNY', INR: 'INR', CHF: 'CHF', CAD: 'CAD', AUD: 'AUD', NZD: 'NZD', SGD: 'SGD', HKD: 'HKD', MXN: 'MXN', BRL: 'BRL', ARS: 'ARS', CLP: 'CLP', COP: 'COP', PEN: 'PEN', UYU: 'UYU',
  PYG: 'PYG', BOB: 'BOB', VES: 'VES', CRC: 'CRC', GTQ: 'GTQ', HNL: 'HNL', NIO: 'NIO', PAB: 'PAB', DOP: 'DOP', CUP: 'CUP', SEK: 'SEK', NOK: 'NOK', DKK: 'DKK', ISK: 'ISK', PLN: 'PLN', CZK: 'CZK', HUF: 'HUF', RON: 'RON', BGN: 'BGN',
  TRY: 'TRY', RUB: 'RUB', UAH: 'UAH', ILS: 'ILS', AED: 'AED', SAR: 'SAR', KWD: 'KWD', BHD: 'BHD', TND: 'TND', EGP: 'EGP', MAD: 'MAD', ZAR: 'ZAR', NGN: 'NGN', KES: 'KES', GHS: 'GHS', THB: 'THB', IDR: 'IDR', MYR: 'MYR', PHP: 'PHP',
  VND: 'VND', KRW: 'KRW', TWD: 'TWD', PKR: 'PKR', BDT: 'BDT', LKR: 'LKR', USDC: 'USDC', USDT: 'USDT', XAU: 'XAU', XAG: 'XAG', BTC: 'BTC', ETH: 'ETH',
};
