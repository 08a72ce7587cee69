import type {es} from './es.ts';

/** See the Spanish ones. */
export const pt = {
  searchHint: 'Palavras ou, por exemplo, valor>100, categoria:, sem-recibo, último-trimestre',
  searchOffers: 'O que se pode buscar',
  searchOffered_one: '{{count}} opção. Seta para baixo para escolher.',
  searchOffered_other: '{{count}} opções. Seta para baixo para escolher.',
  searchTaken: 'Filtro adicionado: {{filter}}',
  searchBack: 'Filtro de volta ao campo: {{filter}}',
  searchNoted: '“{{typed}}” não é usado: {{why}}',
  trouble_value: 'digite um valor depois dos dois-pontos.',
  trouble_amount: 'o valor vai sem sinal, como valor>100 ou valor:100..200.',
  'trouble_amounts-reversed': 'o valor menor vem primeiro.',
  trouble_date: 'não é uma data. Tente 2026-03, março ou último-trimestre.',
  'trouble_days-reversed': 'a data inicial vem primeiro.',
  trouble_category: 'não há categoria com esse nome. Escolha uma da lista.',
  trouble_account: 'não há conta com esse nome. Escolha uma da lista.',
  'trouble_yes-no': 'a resposta é sim ou não; só se pode pedir o que falta sincronizar: sincronizada:não.',
  trouble_sign: 'o sentido é entradas ou saídas.',
  trouble_currency: 'digite o código da moeda, como USD ou EUR.',
  trouble_suggestion: 'a sugestão é segura, duvidosa ou nenhuma.',
  trouble_import: 'abra a importação pelo histórico para ver as transações.',
  'trouble_no-negation': 'isto não pode ser excluído com um sinal de menos. Digite o que você quer ver.',
} satisfies Record<keyof typeof es, string>;
