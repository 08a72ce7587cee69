/** How often each category is right. */
export type Weights = {readonly [category: string]: number};

/** One category below an amount in whole units, another above. */
export type Band = {readonly below: string; readonly above: string; readonly at: number};

/** Who a made-up company pays and is paid by. */
export type Payee = {
  /** As banks write it; one of them is taken each time. */
  readonly texts: readonly string[];
  /** What its owner puts it under. */
  readonly is: string | Weights | Band;
  /** Amounts in whole units: a fixed price, or from and to. */
  readonly costs: number | readonly [number, number];
  /** Movements a month. */
  readonly often: number;
  readonly isIn?: true;
  /** The part of the history in which it is there, 0 to 1. */
  readonly from?: number;
  readonly until?: number;
  /** From then on somebody puts it under another category. */
  readonly turns?: {readonly at: number; readonly to: string};
};

/** Whom nearly every company pays. */
export const everywhere: readonly Payee[] = [
  {texts: ['AMZN MKTP US*2K3LM4', 'AMZN Mktp US*RT9QX2', 'Amazon.com*1H2J3K', 'AMAZON MKTPL*ZZ0AB'], is: {below: 'office-supplies', above: 'equipment', at: 150}, costs: [8, 900], often: 3},
  {texts: ['AWS EMEA', 'AMAZON WEB SERVICES aws.amazon.co', 'Amazon web services'], is: 'software', costs: [40, 700], often: 1},
  {texts: ['GOOGLE *ADS1234567890', 'GOOGLE*ADS 650-2530000'], is: 'advertising', costs: [50, 900], often: 2},
  {texts: ['GOOGLE *GSUITE_ceibo', 'GOOGLE *Workspace_ceib'], is: 'software', costs: 21.6, often: 1},
  {texts: ['FACEBK *9KD8S7AAB2', 'FACEBK *7HS6D5AAB2', 'META PLATFORMS ADS'], is: 'advertising', costs: [20, 800], often: 2},
  {texts: ['UBER *TRIP HELP.UBER.COM', 'UBER TRIP', 'Uber BV Amsterdam'], is: 'travel', costs: [6, 60], often: 4},
  {texts: ['UBER *EATS HELP.UBER.COM', 'UBER EATS 8005928996'], is: 'meals', costs: [9, 45], often: 2},
  {texts: ['FIGMA MONTHLY RENEWAL', 'FIGMA.COM'], is: 'software', costs: 45, often: 1},
  {texts: ['NOTION LABS INC', 'PAYPAL *NOTION'], is: 'software', costs: 30, often: 1, from: 0.2},
  {texts: ['APPLE.COM/BILL', 'APPLE.COM/BILL 866-712-7753'], is: 'software', costs: [2.99, 2.99], often: 1},
  {texts: ['APPLE STORE R223', 'APPLE ONLINE STORE'], is: 'equipment', costs: [99, 2400], often: 0.2},
  {texts: ['OPENAI *CHATGPT SUBSCR', 'OPENAI'], is: 'software', costs: 20, often: 1, from: 0.3},
  {texts: ['AIRBNB * HMABC123', 'AIRBNB *HMXYZ987 SAN FRANCISCO'], is: 'travel', costs: [80, 900], often: 0.5},
  {texts: ['PAYPAL INST XFER', 'PAYPAL TRANSFER'], is: {'office-supplies': 4, software: 3, contractors: 3, advertising: 1}, costs: [10, 400], often: 1.5},
  {texts: ['MONTHLY SERVICE FEE', 'SERVICE CHARGE MONTHLY'], is: 'bank-fees', costs: 15, often: 1},
  {texts: ['WIRE TRANSFER FEE', 'OUTGOING WIRE FEE'], is: 'bank-fees', costs: [15, 30], often: 0.7},
  {texts: ['IRS USATAXPYMT'], is: 'taxes-licenses', costs: [200, 3000], often: 0.1},
  {texts: ['INTEREST PAID', 'INTEREST EARNED'], is: 'interest-income', costs: [0.2, 9], often: 1, isIn: true},
  {texts: ['CANVA* I03456', 'CANVA* 04521'], is: 'software', costs: 12.99, often: 1, from: 0.1, turns: {at: 0.35, to: 'advertising'}},
  {texts: ['FEDEX 78123', 'FEDEX OFFICE 44'], is: {shipping: 9, 'office-supplies': 1}, costs: [9, 120], often: 0.8},
];

/** What each kind of company has of its own. */
export const own = {
  studio: [
    {texts: ['NUBE SUR SPA FACTURA', 'NUBE SUR SPA'], is: 'services-income', costs: [900, 2500], often: 1.5, isIn: true},
    {texts: ['CAFETALERA ANDINA SAS', 'CAFETALERA ANDINA'], is: 'services-income', costs: [500, 3000], often: 1, isIn: true},
    {texts: ['LUIS ORTEGA', 'LUIS F ORTEGA DISENO'], is: 'contractors', costs: [400, 1200], often: 2},
    {texts: ['MARTA SILVA', 'MARTA SILVA REIS'], is: 'contractors', costs: [300, 900], often: 1},
    {texts: ['ANA RESTREPO', 'ANA RESTREPO GIL'], is: {'owner-distribution': 8, 'owner-contribution': 0, contractors: 2}, costs: [500, 2000], often: 1.5},
    {texts: ['ANA RESTREPO APORTE', 'ANA RESTREPO'], is: 'owner-contribution', costs: [1000, 5000], often: 0.2, isIn: true},
    {texts: ['CREPES & WAFFLES', 'CREPES Y WAFFLES ZONA T'], is: 'meals', costs: [12, 60], often: 1.5},
    {texts: ['RAPPI COLOMBIA*DL', 'RAPPI*RAPPI COLOMBIA', 'DLO*RAPPI'], is: {meals: 7, shipping: 3}, costs: [8, 50], often: 2},
    {texts: ['AVIANCA 1342', 'AVIANCA.COM'], is: 'travel', costs: [90, 600], often: 0.5},
    {texts: ['MOVISTAR COLOMBIA', 'CLARO MOVIL'], is: 'utilities', costs: [25, 45], often: 1},
    {texts: ['WEWORK BOGOTA', 'WEWORK'], is: 'rent', costs: 320, often: 1},
    {texts: ['CONTADORES PAREDES', 'CONTADORES PAREDES HONORARIOS'], is: 'professional-fees', costs: 250, often: 1},
    {texts: ['MERCADO LIBRE', 'MERCADOLIBRE COLOMBIA', 'MERPAGO*MERCADOLIBRE'], is: {'office-supplies': 5, equipment: 4, meals: 2}, costs: [10, 700], often: 1},
    {texts: ['PLATZI', 'EBANX*PLATZI'], is: 'education', costs: 39, often: 1, until: 0.8},
    {texts: ['COMISION TRANSFERENCIA INTERNACIONAL', 'COMISION INTERNACIONAL'], is: 'bank-fees', costs: [3, 12], often: 1.5},
    {texts: ['CONVERSION USD COP', 'CAMBIO DE DIVISAS'], is: 'currency-exchange', costs: [500, 3000], often: 0.8},
  ],
  store: [
    {texts: ['SHOPIFY PAYOUT', 'SHOPIFY DES:TRANSFER ID:ST-A1B2'], is: 'sales', costs: [200, 4000], often: 12, isIn: true},
    {texts: ['STRIPE TRANSFER ST-K3J4', 'STRIPE DES:TRANSFER'], is: 'sales', costs: [100, 2500], often: 8, isIn: true},
    {texts: ['PAYPAL DES:TRANSFER', 'PAYPAL *TRANSFER IN'], is: {sales: 9, 'refunds-received': 1}, costs: [50, 900], often: 4, isIn: true},
    {texts: ['SHOPIFY* 123456789', 'SHOPIFY *MONTHLY'], is: 'software', costs: [39, 105], often: 1},
    {texts: ['YIWU BRIGHT TRADING CO', 'YIWU BRIGHT TRADING'], is: 'inventory', costs: [800, 9000], often: 1.5},
    {texts: ['ALIBABA.COM SINGAPORE', 'ALIPAY*ALIBABA'], is: 'inventory', costs: [200, 4000], often: 2},
    {texts: ['USPS STAMPS ENDICIA', 'STAMPS.COM', 'USPS PO 1138'], is: 'shipping', costs: [20, 300], often: 4},
    {texts: ['UPS*000012AB34', 'UPS BILLING CENTER'], is: 'shipping', costs: [15, 400], often: 3},
    {texts: ['ULINE *SHIP SUPPLIES', 'ULINE'], is: 'office-supplies', costs: [60, 500], often: 1, turns: {at: 0.3, to: 'shipping'}},
    {texts: ['THREADLESS 3PL LLC', 'THREADLESS FULFILLMENT'], is: 'shipping', costs: [400, 2500], often: 1, from: 0.4},
    {texts: ['KLAVIYO INC', 'KLAVIYO SOFTWARE'], is: 'advertising', costs: 150, often: 1},
    {texts: ['TIKTOK ADS', 'TIKTOK *ADS BYTEDANCE'], is: 'advertising', costs: [50, 1500], often: 3, from: 0.5},
    {texts: ['GUSTO PAYROLL TAX', 'GUSTO DES:TAX'], is: 'taxes-licenses', costs: [300, 1500], often: 1},
    {texts: ['GUSTO PAYROLL NET', 'GUSTO DES:NET'], is: 'salaries', costs: [2500, 6000], often: 2},
    {texts: ['STATE FARM INSURANCE', 'STATE FARM RO 27'], is: 'insurance', costs: 88, often: 1},
    {texts: ['COSTCO WHSE #0123', 'COSTCO WHSE #0466'], is: {meals: 3, 'office-supplies': 4, inventory: 3}, costs: [40, 600], often: 1},
    {texts: ['CHASE CREDIT CRD AUTOPAY', 'PAYMENT TO CHASE CARD ENDING IN 4411'], is: 'own-transfer', costs: [500, 6000], often: 1},
    {texts: ['JOHN CARTER OWNER DRAW', 'ZELLE TO JOHN CARTER'], is: 'owner-distribution', costs: [1000, 4000], often: 1},
    {texts: ['STARBUCKS STORE 12345 MIAMI FL', 'STARBUCKS 00877 ORLANDO FL', 'STARBUCKS STORE 555 TAMPA FL'], is: 'meals', costs: [4, 22], often: 5},
    {texts: ['SHELL OIL 5744', 'SHELL SERVICE STATION'], is: 'travel', costs: [25, 70], often: 2},
  ],
  agency: [
    {texts: ['BRASILEIRA MIDIA LTDA', 'BRASILEIRA MIDIA'], is: 'services-income', costs: [1000, 5000], often: 2, isIn: true},
    {texts: ['PADARIA SAO JOAO', 'PAG*PADARIASAOJOAO', 'PADARIA S JOAO'], is: 'meals', costs: [5, 30], often: 3},
    {texts: ['IFOOD *IFOOD CLUB', 'IFD*RESTAURANTE BOM', 'IFOOD COM AGENCIA'], is: 'meals', costs: [12, 60], often: 3},
    {texts: ['99 TECNOLOGIA', '99APP *99APP', '99POP'], is: 'travel', costs: [5, 40], often: 3},
    {texts: ['VIVO TELEFONICA BRASIL', 'TELEFONICA BRASIL S A VIVO'], is: 'utilities', costs: [60, 90], often: 1},
    {texts: ['ENEL DISTRIBUICAO', 'ENEL SP'], is: 'utilities', costs: [50, 140], often: 1},
    {texts: ['RECEITA FEDERAL DARF', 'DARF SIMPLES NACIONAL'], is: 'taxes-licenses', costs: [200, 1200], often: 1},
    {texts: ['CAROLINA MENDES', 'CAROLINA MENDES SOUZA'], is: 'contractors', costs: [500, 1500], often: 2},
    {texts: ['RAFAEL COSTA', 'RAFAEL COSTA LIMA'], is: {contractors: 7, 'owner-distribution': 3}, costs: [300, 1800], often: 1.5},
    {texts: ['BEATRIZ ROCHA', 'BEATRIZ ROCHA PROLABORE'], is: 'owner-distribution', costs: [2000, 4000], often: 1},
    {texts: ['HOSTINGER', 'HOSTINGER*BRASIL'], is: 'software', costs: [12, 60], often: 0.5},
    {texts: ['RD STATION', 'RESULTADOS DIGITAIS RD STATION'], is: 'software', costs: 110, often: 1},
    {texts: ['MAGALU', 'MAGAZINE LUIZA', 'MAGALUPAY*MAGALU'], is: {below: 'office-supplies', above: 'equipment', at: 300}, costs: [20, 2000], often: 0.8},
    {texts: ['LATAM AIRLINES', 'LATAM AIR BRASIL'], is: 'travel', costs: [120, 900], often: 0.6},
    {texts: ['ALUGUEL SALA COMERCIAL', 'IMOBILIARIA PINHEIROS ALUGUEL'], is: 'rent', costs: 600, often: 1},
    {texts: ['CONTABILIZEI', 'CONTABILIZEI CONTABILIDADE'], is: 'professional-fees', costs: 99, often: 1},
    {texts: ['TARIFA PACOTE SERVICOS', 'TARIFA MENSALIDADE PACOTE'], is: 'bank-fees', costs: 12, often: 1},
    {texts: ['IOF OPERACAO CAMBIO', 'IOF COMPRA EXTERIOR'], is: 'bank-fees', costs: [0.5, 20], often: 2},
  ],
  software: [
    {texts: ['STRIPE PAYOUT', 'STRIPE TRANSFER'], is: 'sales', costs: [500, 9000], often: 20, isIn: true},
    {texts: ['STRIPE BILLING FEE', 'STRIPE FEE'], is: 'payment-fees', costs: [20, 300], often: 4},
    {texts: ['DEEL INC', 'DEEL *INVOICE'], is: 'contractors', costs: [1500, 5000], often: 3},
    {texts: ['REMOTE EUROPE HOLDING', 'REMOTE.COM'], is: {salaries: 8, contractors: 2}, costs: [3000, 6000], often: 1},
    {texts: ['VERCEL INC', 'VERCEL DOMAINS'], is: 'software', costs: [20, 300], often: 1},
    {texts: ['HETZNER ONLINE GMBH', 'HETZNER'], is: 'software', costs: [30, 200], often: 1},
    {texts: ['GITHUB INC', 'GITHUB.COM'], is: 'software', costs: [21, 84], often: 1},
    {texts: ['DATADOG INC', 'DATADOG'], is: 'software', costs: [100, 900], often: 1, from: 0.55},
    {texts: ['LINKEDIN ADS', 'LINKEDIN 7744'], is: {below: 'education', above: 'advertising', at: 100}, costs: [29, 900], often: 1.5},
    {texts: ['COINBASE COMMERCE', 'CB*COINBASE'], is: {sales: 6, 'own-transfer': 4}, costs: [50, 2000], often: 1.5, isIn: true},
    {texts: ['CIRCLE INTERNET USDC', 'CIRCLE USDC MINT'], is: 'own-transfer', costs: [500, 5000], often: 1},
    {texts: ['DELAWARE DIVISION OF CORP', 'STATE OF DELAWARE'], is: 'taxes-licenses', costs: [300, 450], often: 0.1},
    {texts: ['BREX CARD PAYMENT', 'BREX CREDIT'], is: 'own-transfer', costs: [800, 7000], often: 1},
    {texts: ['HISCOX INC', 'HISCOX INSURANCE'], is: 'insurance', costs: 61, often: 1},
    {texts: ['DELTA AIR 0062', 'DELTA AIR LINES'], is: 'travel', costs: [150, 1200], often: 0.7},
    {texts: ['HILTON HOTELS', 'HILTON GARDEN INN'], is: 'travel', costs: [150, 700], often: 0.5},
    {texts: ['DOORDASH *CHIPOTLE', 'DOORDASH*PANERA', 'DD *DOORDASH SWEETGREEN'], is: 'meals', costs: [12, 60], often: 3},
    {texts: ['UPWORK -123456789REF', 'UPWORK ESCROW'], is: 'contractors', costs: [50, 900], often: 2},
    {texts: ['VC FUND III LP', 'SAFE INVESTMENT'], is: 'owner-contribution', costs: [50000, 100000], often: 0.05, isIn: true},
  ],
} as const satisfies Readonly<Record<string, readonly Payee[]>>;

/** Whom a company pays once: words that say what for, beside names. */
export const once = {
  es: [['HOTEL', 'travel'], ['RESTAURANTE', 'meals'], ['TAXI', 'travel'], ['PAPELERIA', 'office-supplies'], ['CAFE', 'meals'], ['NOTARIA', 'professional-fees'], ['FERRETERIA', 'equipment'], ['', 'contractors'], ['', 'services-income']],
  en: [['HOTEL', 'travel'], ['RESTAURANT', 'meals'], ['PARKING', 'travel'], ['HARDWARE', 'equipment'], ['COFFEE', 'meals'], ['LAW OFFICE', 'professional-fees'], ['PRINTING', 'office-supplies'], ['', 'contractors'], ['', 'sales']],
  pt: [['HOTEL', 'travel'], ['RESTAURANTE', 'meals'], ['TAXI', 'travel'], ['PAPELARIA', 'office-supplies'], ['LANCHONETE', 'meals'], ['CARTORIO', 'professional-fees'], ['', 'contractors'], ['', 'services-income']],
} as const;

/** Names that come once. */
export const names = ['ACEVEDO', 'BARRETO', 'CALDAS', 'DUARTE', 'ESPINOSA', 'FONSECA', 'GALLEGO', 'HIDALGO', 'IBANEZ', 'JARAMILLO', 'KELLER', 'LOZANO', 'MALDONADO', 'NORONHA', 'OLIVEIRA', 'PINEDA', 'QUIROGA', 'RAMALHO', 'SALGADO', 'TEIXEIRA', 'URIBE', 'VALLEJO', 'WATSON', 'YEPES', 'ZAPATA', 'BLUE RIVER', 'GREENFIELD', 'NORTHSIDE', 'LA ESQUINA', 'BELA VISTA', 'EL PORTAL', 'OLD MILL', 'SUNSET', 'SANTA ROSA', 'PRIMAVERA', 'HARBOR', 'LIBERTY', 'MONTE ALTO'] as const;

/** What banks write around a name: the sign of a place is filled in. */
export const banks = {
  mercury: {out: ['{}', '{}', '{} • Mercury card 0421', 'Send money to {}'], in: ['{}', 'Received from {}', '{}; ACH IN']},
  wise: {out: ['Card transaction of {amount} USD issued by {}', 'Sent money to {}', 'Paid to {}'], in: ['Received money from {} with reference INV {n}', 'Received money from {}']},
  chase: {out: ['POS DEBIT {} {n}', 'CHECKCARD {day} {} {city} {n}', 'ORIG CO NAME:{} CO ENTRY DESCR:PURCHASE SEC:CCD TRACE#:{n}', '{} {n}'], in: ['ORIG CO NAME:{} CO ENTRY DESCR:PAYMENT SEC:CCD TRACE#:{n}', 'DEPOSIT {} {n}', '{} {n}']},
  colombia: {out: ['COMPRA EN {} {n} {city}', 'PAGO PSE {} {n}', 'TRANSFERENCIA A {}', 'COMPRA TARJ 4512XXXX{n} {}'], in: ['ABONO {} {n}', 'TRANSFERENCIA RECIBIDA DE {}', 'CONSIGNACION {}']},
  brazil: {out: ['Compra no débito - {}', 'Transferência enviada pelo Pix - {} - •••.{n}-•• - BCO BRADESCO', 'Pagamento de boleto efetuado - {}', 'COMPRA CARTAO {day} {}'], in: ['Transferência recebida pelo Pix - {} - •••.{n}-••', 'Transferência Recebida - {}']},
} as const;

/** Where cards are used. */
export const cities = ['BOGOTA', 'MIAMI FL', 'ORLANDO FL', 'MEDELLIN', 'SAO PAULO', 'NEW YORK NY', 'LIMA', 'MADRID', 'CURITIBA', 'AUSTIN TX'] as const;
