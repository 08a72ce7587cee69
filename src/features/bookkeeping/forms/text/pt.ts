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
  amountZero: 'O valor não pode ser zero.',
  accountRequired: 'Escolha a conta da transação.',
  hasErrors: 'Há um problema',
};
