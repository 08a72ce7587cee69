import type {es} from './es.ts';

export const pt: Record<keyof typeof es, string> = {
  editTitle: 'Editar transação',
  create: 'Adicionar',
  moneyOut: 'Saída',
  moneyIn: 'Entrada',
  merchantHint: 'Opcional. Para quem ou de quem.',
  noteOptional: 'Nota (opcional)',
  merchantOptional: 'Estabelecimento (opcional)',
  categoryOptional: 'Categoria (opcional)',
  amountInvalid: 'Digite um valor, por exemplo {{example}}.',
  amountPrecise_one: 'Esta moeda tem no máximo {{count}} casa decimal.',
  amountPrecise_other: 'Esta moeda tem no máximo {{count}} casas decimais.',
  amountZero: 'O valor não pode ser zero.',
  accountRequired: 'Escolha a conta da transação.',
  currencyFixed: 'A moeda é a da conta: {{currency}}.',
  hasErrors: 'Há um problema',
};
