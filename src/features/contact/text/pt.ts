import type {ContactText} from './es.ts';

export const pt: ContactText = {
  title: 'Mensagens',
  lead: 'O que chegou pelo formulário de contato, do mais novo ao mais antigo.',
  answer: 'Responder',
  answerTo: 'Responder a {{name}}',
  answerSubject: 'Sua mensagem para o Faro',
  'writes.es': 'Escreve em espanhol',
  'writes.en': 'Escreve em inglês',
  'writes.pt': 'Escreve em português',
  none: 'Ninguém escreveu ainda',
  noneText: 'As mensagens do formulário de contato aparecem aqui e chegam por e-mail.',
  trouble: 'Não conseguimos buscar as mensagens.',
};
