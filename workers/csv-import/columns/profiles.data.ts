import type {StatementFormat} from '#workers/statement-files/statement.ts';
import type {ColumnRole, DateOrder, DecimalMark, FeeMode} from '#workers/csv-import/reading.ts';

/** A known export: a help where its file alone leaves a doubt. Everything here can also be found without it. */
export type Profile = {
  readonly name: string;
  /** Column names that must all be there, normalised. */
  readonly names: readonly string[];
  readonly dateOrder?: DateOrder;
  readonly fee?: FeeMode;
  readonly decimalMark?: DecimalMark;
  /** Whether the format itself says which way each amount goes. */
  readonly isSigned?: true;
  readonly roles?: Readonly<Record<string, ColumnRole>>;
};

/** Source: facts.md *Real bank exports*. */
export const profiles: readonly Profile[] = [
  {name: 'mercury', names: ['date utc', 'description', 'amount', 'status', 'source account', 'bank description'], dateOrder: 'MDY', fee: 'none'},
  {name: 'relay', names: ['date', 'payee', 'transaction type', 'description', 'reference', 'status', 'amount', 'currency', 'balance'], dateOrder: 'MDY'},
  {name: 'wise', names: ['transferwise id', 'date', 'amount', 'currency', 'running balance', 'total fees'], dateOrder: 'DMY', fee: 'included'},
  {name: 'chase-checking', names: ['details', 'posting date', 'description', 'amount', 'type', 'balance', 'check or slip'], dateOrder: 'MDY'},
  {name: 'chase-card', names: ['transaction date', 'post date', 'description', 'category', 'type', 'amount', 'memo'], dateOrder: 'MDY'},
  {name: 'bank-of-america', names: ['date', 'description', 'amount', 'running bal'], dateOrder: 'MDY'},
  {name: 'bank-of-america-card', names: ['posted date', 'reference number', 'payee', 'address', 'amount'], dateOrder: 'MDY'},
  {name: 'stripe', names: ['id', 'type', 'source', 'amount', 'fee', 'net', 'currency', 'created utc'], fee: 'apart-subtracted'},
  {name: 'stripe-activity', names: ['balance transaction id', 'created utc', 'gross', 'fee', 'net'], fee: 'apart-subtracted'},
  {name: 'payoneer', names: ['transaction date', 'transaction id', 'credit amount', 'debit amount', 'running balance'], dateOrder: 'MDY'},
  {name: 'revolut', names: ['type', 'product', 'started date', 'completed date', 'description', 'amount', 'fee', 'balance']},
];

const rolesOfStatement = {
  'statement date': 'date',
  description: 'description',
  counterparty: 'merchant',
  memo: 'note',
  'statement amount': 'amount',
  currency: 'currency',
  reference: 'reference',
  category: 'category',
  'transaction id': 'bankId',
  status: 'status',
  account: 'account',
} as const satisfies Readonly<Record<string, ColumnRole>>;

const ofStatement = {names: [], fee: 'none', roles: rolesOfStatement, isSigned: true} as const;

/** What the formats that banks give to programs say of themselves. Source: providers.md, *Formats*. */
export const statementProfiles: Readonly<Record<StatementFormat, Profile>> = {
  // Neither says which decimal mark it has.
  ofx: {...ofStatement, name: 'OFX', dateOrder: 'YMD'},
  qif: {...ofStatement, name: 'QIF'},
  mt940: {...ofStatement, name: 'MT940', dateOrder: 'YMD', decimalMark: '.'},
  camt: {...ofStatement, name: 'CAMT', dateOrder: 'YMD', decimalMark: '.'},
};
