import type {es} from './es.ts';

/** Words of several files that are imported one after another. */
export const pt: Record<keyof typeof es, string> = {
  queueTitle: 'Arquivos',
  queueAt: 'Arquivo {{number}} de {{count}}: {{file}}',
  queueSkip: 'Pular este arquivo',
  queueNext: 'Próximo arquivo',
  queueStop: 'Cancelar os que faltam',
  queueTogether: 'Importar também os próximos arquivos em {{account}}',
  queueTogetherHint: 'Só os do mesmo formato que não tenham nada a perguntar. Nos outros, você decide.',
  queueDone: 'Pronto com {{count}} arquivos',
  queueNew_zero: 'Nenhuma transação importada',
  queueNew_one: '{{count}} transação importada no total',
  queueNew_other: '{{count}} transações importadas no total',
  queueMore: 'Importar outros arquivos',
  queue_waiting: 'Na fila',
  queue_open: 'Em andamento',
  queue_imported: 'Importado',
  queue_known: 'Nada de novo',
  queue_cancelled: 'Cancelado',
  queue_skipped: 'Pulado',
  queue_same: 'Repetido',
  queueSameAs: 'É o mesmo arquivo que {{file}}',
};
