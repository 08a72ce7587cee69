import type {NoticesText} from './es.ts';

export const pt: NoticesText = {
  title: 'Avisos',
  clear: 'Apagar tudo',
  see: 'Ver',
  seeWhat: 'Ver: {{text}}',
  unread: 'Não lido',
  emptyTitle: 'Sem avisos',
  emptyText: 'Aqui fica o que avisamos: o que foi feito, o que falhou e onde ver. Fica salvo neste dispositivo.',
};
