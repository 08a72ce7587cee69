const dollars = ['USD', 'MXN', 'ARS', 'CLP', 'COP', 'UYU', 'DOP', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD'];
const pesos = ['MXN', 'ARS', 'CLP', 'COP', 'UYU', 'DOP', 'CUP', 'PHP'];

/** Signs that several currencies share, and which. */
export const sharedSymbols: Readonly<Record<string, readonly string[]>> = {
  '$': dollars, 'C$': ['CAD', 'NIO'], '¥': ['JPY', 'CNY'], '￥': ['JPY', 'CNY'], '₱': ['PHP', 'CUP'], 'KR': ['SEK', 'NOK', 'DKK', 'ISK'], 'BS': ['BOB', 'VES'], 'L': ['HNL'], '$U': ['UYU'], '$B': ['BOB'], 'B/': ['PAB'],
};

/** Names of currencies, normalised, singular and plural, in three languages; several where a name is that of several. */
export const currencyNames: Readonly<Record<string, readonly string[]>> = {
  dolar: ['USD'], dolares: ['USD'], dollar: ['USD'], dollars: ['USD'], 'us dollar': ['USD'], 'us dollars': ['USD'], 'dolar estadounidense': ['USD'], 'dolares estadounidenses': ['USD'], 'dolar americano': ['USD'], 'dolares americanos': ['USD'], 'dolar eua': ['USD'], dls: ['USD'], dolars: ['USD'],
  peso: pesos, pesos: pesos, 'moneda nacional': [...pesos, 'PEN', 'CRC', 'GTQ', 'BOB', 'PYG'], 'moneda local': [...pesos, 'PEN', 'CRC', 'GTQ', 'BOB', 'PYG'], mn: ['MXN', 'PEN'], 'm n': ['MXN', 'PEN'],
  'peso mexicano': ['MXN'], 'pesos mexicanos': ['MXN'], 'peso chileno': ['CLP'], 'pesos chilenos': ['CLP'], 'peso colombiano': ['COP'], 'pesos colombianos': ['COP'], 'peso argentino': ['ARS'], 'pesos argentinos': ['ARS'], 'peso uruguayo': ['UYU'], 'pesos uruguayos': ['UYU'], 'peso dominicano': ['DOP'], 'pesos dominicanos': ['DOP'],
  sol: ['PEN'], soles: ['PEN'], 'nuevos soles': ['PEN'], 'sol peruano': ['PEN'], real: ['BRL'], reais: ['BRL'], reales: ['BRL'], 'real brasileno': ['BRL'], 'real brasileiro': ['BRL'], euro: ['EUR'], euros: ['EUR'], colon: ['CRC'], colones: ['CRC'], quetzal: ['GTQ'], quetzales: ['GTQ'], lempira: ['HNL'], lempiras: ['HNL'],
  cordoba: ['NIO'], cordobas: ['NIO'], balboa: ['PAB'], balboas: ['PAB'], boliviano: ['BOB'], bolivianos: ['BOB'], guarani: ['PYG'], guaranies: ['PYG'], bolivar: ['VES'], bolivares: ['VES'], libra: ['GBP'], libras: ['GBP'], 'libras esterlinas': ['GBP'], pound: ['GBP'], pounds: ['GBP'], 'pounds sterling': ['GBP'],
  yen: ['JPY'], yenes: ['JPY'], ienes: ['JPY'], franc: ['CHF', 'XOF', 'XAF'], francs: ['CHF', 'XOF', 'XAF'], franken: ['CHF'], francos: ['CHF', 'XOF', 'XAF'], 'franco suizo': ['CHF'], rubel: ['RUB'], lira: ['TRY'], zloty: ['PLN'], zlote: ['PLN'], kronor: ['SEK'], kroner: ['NOK', 'DKK'], forint: ['HUF'], '人民币': ['CNY'], '人民幣': ['CNY'], '日本円': ['JPY'], '美元': ['USD'], '美金': ['USD'], '欧元': ['EUR'], '港币': ['HKD'], 'chinese yuan': ['CNY'], yuan: ['CNY'], rupee: ['INR'], rupees: ['INR'], rand: ['ZAR'], won: ['KRW'], baht: ['THB'], dirham: ['AED', 'MAD'], 'francos suizos': ['CHF'], bitcoin: ['BTC'], ether: ['ETH'], ethereum: ['ETH'], tether: ['USDT'], 'usd coin': ['USDC'],
};

/** Names that mean something else in a column's name: "saldo real", "sol". */
export const namesOnlyInCells: readonly string[] = ['sol', 'real', 'mn', 'm n', 'libra', 'libras', 'colon', 'pound', 'ether', 'cordoba', 'bolivar', 'local', 'won', 'rand', 'lira', 'rubel'];

/** Codes that are words too: in a column's name they say nothing. */
export const codesOnlyInCells: readonly string[] = ['TRY', 'MAD', 'CUP', 'RON', 'ALL', 'TOP', 'LEI', 'Q', 'L', 'FR', 'FT', 'RS', 'BS', 'KR', 'SAR', 'PAB', 'TL', 'RP', 'RM', 'ADA', 'DAI', 'GEL', 'TOP', 'AFN', 'AMD', 'ANG', 'AOA', 'AWG', 'BAM', 'BBD', 'BIF', 'BMD', 'BND', 'BSD', 'BTN', 'BWP', 'BYN', 'BZD', 'CDF', 'CLF', 'CVE', 'DJF', 'DZD', 'ERN', 'ETB', 'FJD', 'FKP', 'GIP', 'GMD', 'GNF', 'GYD', 'HTG', 'IQD', 'IRR', 'KGS', 'KHR', 'KMF', 'KPW', 'KYD', 'LAK', 'LBP', 'LRD', 'LSL', 'LYD', 'MDL', 'MGA', 'MKD', 'MMK', 'MNT', 'MRU', 'MUR', 'MVR', 'MWK', 'MZN', 'NAD', 'NPR', 'PGK', 'RWF', 'SBD', 'SCR', 'SDG', 'SHP', 'SLE', 'SOS', 'SRD', 'SSP', 'STN', 'SVC', 'SYP', 'SZL', 'TJS', 'TMT', 'UYI', 'UYW', 'UZS', 'VUV', 'WST', 'XCD', 'XPF', 'YER', 'ZMW', 'ZWG', 'HRK', 'EEK', 'LTL', 'LVL'];
