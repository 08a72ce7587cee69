import type {es} from './es.ts';

/** Words of comments in Portuguese. */
export const pt: Record<keyof typeof es, string> = {
  comments: 'Comentários',
  commentNew: 'Escrever um comentário',
  commentSend: 'Comentar',
  commentSave: 'Salvar',
  commentCancel: 'Cancelar',
  commentYou: 'Você',
  commentGone: 'Alguém que já saiu da equipe',
  commentEdited: 'editado',
  commentText: 'Texto do comentário',
  commentEdit: 'Editar o comentário',
  commentDelete: 'Excluir o comentário',
  commentDeleted: 'Comentário excluído',
  commentsNone: 'O que você escrever aqui é visto por toda a equipe que cuida dos livros.',
  commentsFull: 'Cabem 200 comentários por transação, e já estão todos.',
  'says_what-is-it': 'O que é este pagamento?',
  'says_business-or-personal': 'É da empresa ou pessoal?',
  'says_who-is-it': 'Quem é e a que se refere?',
  says_receipt: 'Você tem o recibo ou a nota fiscal?',
  says_category: 'Categoria escolhida',
  says_personal: 'É pessoal / retirada do sócio',
  says_unknown: 'Não sei',
};
