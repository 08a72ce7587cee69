import {pt as names} from '#contract/bookkeeping/category-names/pt.data.ts';
import type {es} from './es.ts';

export const pt: Record<keyof typeof es, string> = {
  categories: 'Categorias',
  categoriesText: 'Os nomes seguem o seu idioma até que alguém os mude.',
  kind_income: 'Receitas',
  kind_expense: 'Despesas',
  'kind_owner-contribution': 'Aportes dos sócios',
  kind_distribution: 'Retiradas dos sócios',
  kind_transfer: 'Transferências',
  categoryAdd: 'Adicionar categoria',
  categoryRename: 'Renomear',
  categoryKind: 'Tipo',
  categoryRelated: 'Parte relacionada',
  categoryRelatedText:
    'Dinheiro entre a empresa e seus sócios, ou outras empresas deles. O formulário 5472 do IRS pede essa informação.',
  categoryArchived: 'Categoria arquivada',
  categoryRestored: 'Categoria recuperada',
  categorySaved: 'Categoria salva',

  ...names,
};
