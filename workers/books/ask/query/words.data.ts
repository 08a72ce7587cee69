/** What can be asked for by name. */
export const queryKeys = [
  'amount',
  'category',
  'account',
  'merchant',
  'note',
  'description',
  'reference',
  'receipt',
  'checked',
  'sent',
  'sign',
  'date',
  'from',
  'to',
  'currency',
  'suggestion',
  'import',
] as const;

/** One of {@link queryKeys}. */
export type QueryKey = (typeof queryKeys)[number];

/** The languages in which a query is written; it is read in all of them at once. */
export type QueryLanguage = 'es' | 'en' | 'pt';

/** What each key is called; the first name of a language is the one that is written. */
export const keyNames: Readonly<Record<QueryLanguage, Readonly<Record<QueryKey, readonly string[]>>>> = {
  es: {
    amount: ['importe', 'monto', 'cantidad'],
    category: ['categoría'],
    account: ['cuenta', 'banco'],
    merchant: ['comercio', 'proveedor'],
    note: ['nota'],
    description: ['descripción', 'concepto'],
    reference: ['referencia'],
    receipt: ['recibo', 'comprobante'],
    checked: ['revisado', 'revisada'],
    sent: ['sincronizado', 'enviado'],
    sign: ['sentido', 'signo'],
    date: ['fecha', 'periodo', 'período'],
    from: ['desde'],
    to: ['hasta'],
    currency: ['moneda', 'divisa'],
    suggestion: ['sugerencia'],
    import: ['importación'],
  },
  en: {
    amount: ['amount'],
    category: ['category'],
    account: ['account', 'bank'],
    merchant: ['merchant', 'vendor'],
    note: ['note'],
    description: ['description'],
    reference: ['reference', 'ref'],
    receipt: ['receipt'],
    checked: ['reviewed', 'checked'],
    sent: ['synced', 'sent'],
    sign: ['direction', 'sign'],
    date: ['date', 'period'],
    from: ['from', 'since'],
    to: ['until', 'to'],
    currency: ['currency'],
    suggestion: ['suggestion'],
    import: ['import'],
  },
  pt: {
    amount: ['valor', 'montante', 'quantia'],
    category: ['categoria'],
    account: ['conta', 'banco'],
    merchant: ['estabelecimento', 'fornecedor'],
    note: ['nota'],
    description: ['descrição'],
    reference: ['referência'],
    receipt: ['recibo', 'comprovante'],
    checked: ['revisada', 'conferida', 'conferido'],
    sent: ['sincronizada', 'enviada'],
    sign: ['sentido', 'sinal'],
    date: ['data', 'período'],
    from: ['desde', 'de'],
    to: ['até'],
    currency: ['moeda'],
    suggestion: ['sugestão'],
    import: ['importação'],
  },
};

/** Before a key, with a hyphen: rows that have it, or have none. */
export const presenceWords = {
  es: {with: 'con', without: 'sin'},
  en: {with: 'with', without: 'without'},
  pt: {with: 'com', without: 'sem'},
} as const;

/** The same as others say it. */
export const presenceSynonyms: Readonly<Record<string, 'with' | 'without'>> = {has: 'with', no: 'without'};

/** Values of keys that have a few; the first of each is the one that is written. */
export const valueNames = {
  es: {
    yes: ['sí', 's'],
    no: ['no'],
    in: ['entradas', 'entrada', 'ingresos', 'ingreso', '+'],
    out: ['salidas', 'salida', 'gastos', 'gasto', '-'],
    sure: ['segura'],
    unsure: ['dudosa'],
    unknown: ['ninguna'],
    none: ['ninguna', 'ninguno'],
  },
  en: {
    yes: ['yes', 'y'],
    no: ['no', 'n'],
    in: ['in', 'income'],
    out: ['out', 'expense', 'expenses'],
    sure: ['sure'],
    unsure: ['unsure'],
    unknown: ['unknown'],
    none: ['none'],
  },
  pt: {
    yes: ['sim'],
    no: ['não'],
    in: ['entradas', 'entrada', 'receitas', 'receita'],
    out: ['saídas', 'saída', 'despesas', 'despesa'],
    sure: ['segura'],
    unsure: ['duvidosa'],
    unknown: ['nenhuma'],
    none: ['nenhuma', 'nenhum'],
  },
} as const;

/** One of the values that have names. */
export type ValueName = keyof (typeof valueNames)['es'];

/** Phrases that stand for a key and its value; no text of a bank is likely to have one. */
export const phrases: Readonly<Record<QueryLanguage, readonly (readonly [string, QueryKey, ValueName])[]>> = {
  es: [
    ['sin-revisar', 'checked', 'no'],
    ['por-revisar', 'checked', 'no'],
    ['no-revisado', 'checked', 'no'],
    ['ya-revisado', 'checked', 'yes'],
    ['sin-sincronizar', 'sent', 'no'],
    ['sin-enviar', 'sent', 'no'],
    ['solo-entradas', 'sign', 'in'],
    ['solo-ingresos', 'sign', 'in'],
    ['solo-salidas', 'sign', 'out'],
    ['solo-gastos', 'sign', 'out'],
  ],
  en: [
    ['not-reviewed', 'checked', 'no'],
    ['not-checked', 'checked', 'no'],
    ['to-review', 'checked', 'no'],
    ['already-reviewed', 'checked', 'yes'],
    ['not-synced', 'sent', 'no'],
    ['not-sent', 'sent', 'no'],
    ['money-in', 'sign', 'in'],
    ['money-out', 'sign', 'out'],
  ],
  pt: [
    ['sem-revisar', 'checked', 'no'],
    ['a-revisar', 'checked', 'no'],
    ['não-revisada', 'checked', 'no'],
    ['já-revisada', 'checked', 'yes'],
    ['sem-sincronizar', 'sent', 'no'],
    ['não-sincronizada', 'sent', 'no'],
    ['só-entradas', 'sign', 'in'],
    ['só-receitas', 'sign', 'in'],
    ['só-saídas', 'sign', 'out'],
    ['só-despesas', 'sign', 'out'],
  ],
};
