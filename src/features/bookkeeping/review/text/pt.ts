import type {es} from './es.ts';

export const pt: Record<keyof typeof es, string> = {
  pick_decide: 'Nas categorias: escolher, dar por revisada e seguir para a próxima',
  pick_only: 'Nas categorias: escolher sem dar por revisada',
  pickMake: 'Criar “{{name}}”',
  categoryMade: 'Categoria “{{name}}” criada ({{kind}})',
  categoryTakenOut: 'A categoria “{{name}}” estava arquivada e volta a ser usada',
  pickFootDecide: 'escolher e seguir',
  pickFootOnly: 'só escolher',
  odd_income: 'É uma categoria de receita e aqui sai dinheiro. Use-a se você devolve um recebimento.',
  odd_expense: 'É uma categoria de despesa e aqui entra dinheiro. Use-a se um pagamento foi devolvido a você.',
  'odd_owner-contribution': 'Aportes dos sócios entram, e aqui sai dinheiro.',
  odd_distribution: 'Retiradas dos sócios saem, e aqui entra dinheiro.',
  reviewDoneHere: 'Tudo revisado com estes filtros',
  reviewLeft_one: 'Resta {{count}} transação a revisar fora deles.',
  reviewLeft_other: 'Restam {{count}} transações a revisar fora deles.',
  reviewRest: 'Revisar o restante',
  reviewProgress: '{{done}} de {{all}} revisadas',
};
