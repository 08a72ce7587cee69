import type {StatementText} from './es.ts';

/** The words of a statement in Brazilian Portuguese. */
export const pt: StatementText = {
  title: 'Extrato da conta',
  account: 'Conta',
  bank: 'Banco parceiro',
  number: 'Número da conta',
  routing: 'Número de roteamento',
  currency: 'Moeda',
  opening: 'Saldo inicial',
  moneyIn: 'Entradas',
  moneyOut: 'Saídas',
  closing: 'Saldo final',
  date: 'Data',
  description: 'Descrição',
  amount: 'Valor',
  balance: 'Saldo',
  empty: 'Nenhuma transação neste período.',
  emptyDetail: 'O saldo final é igual ao saldo inicial.',
  transactions_one: '{count} transação',
  transactions_other: '{count} transações',
  page: 'Página {page} de {pages}',
  generated: 'Gerado em {when}',
  origin: 'Elaborado com as transações registradas no Faro. Não é um documento emitido pelo banco.',
};
