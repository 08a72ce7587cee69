import type {es} from './es.ts';

export const pt: Record<keyof typeof es, string> = {
  detailLabel: 'Detalhes da transação',
  detailPrevious: 'Transação anterior',
  detailNext: 'Próxima transação',
  detailGone: 'Esta transação não existe mais.',
  fieldCategory: 'Categoria',
  fieldNote: 'Nota',
  fieldChecked: 'Revisada',
  fieldOrigin: 'Origem',
  noteHint: 'É salva ao sair do campo ou com Ctrl + Enter.',
  noteEmpty: 'Adicionar uma nota',
  originTyped: 'Digitada à mão',
  originImport: '{{file}}, linha {{line}}',
  originImportOnly: 'Importada',
  editAct: 'Editar',

  history: 'Histórico',
  historyLoading: 'Carregando o histórico',
  historyOffline: 'Sem conexão: aparece só o que você fez neste dispositivo.',
  historyFailed: 'Não foi possível carregar o histórico do servidor.',
  historyHere: '{{when}} · este dispositivo, não sincronizado',
  historyThere: '{{when}} · {{device}}',
  historyYou: 'Você',
};
