import type {accounts} from '#contract/bookkeeping/account.ts';
import type {bookRules} from '#contract/bookkeeping/book-rule.ts';
import type {categories} from '#contract/bookkeeping/category.ts';
import type {comments} from '#contract/bookkeeping/comment.ts';
import type {imports} from '#contract/bookkeeping/import.ts';
import type {transactions} from '#contract/bookkeeping/transaction.ts';
import {fileReasons} from '#src/data/files/file-reasons.ts';
import type {WordsFor} from '#src/i18n/reason-words.ts';

/** What the list cannot be narrowed by. */
type FilterReason = 'filter.amounts-reversed' | 'filter.days-reversed';

/** Why a rule is not made on this device. */
type RuleReason = 'book-rule.nothing-to-find' | 'book-rule.too-many';

/** What a merchant's forms lack. */
type MerchantReason = 'merchant.name-missing' | 'merchant.other-missing';

/** Why a row of the books or a file is refused. An import says its own reasons, in its texts. */
export const reasons = {
  ...fileReasons,
  'account.currency-invalid': {
    es: 'Escribe un código de moneda, como USD o EUR.',
    en: 'Enter a currency code, such as USD or EUR.',
    pt: 'Digite um código de moeda, como USD ou EUR.',
  },
  'account.ending-invalid': {
    es: 'Escribe entre 2 y 4 letras o números.',
    en: 'Enter 2 to 4 letters or digits.',
    pt: 'Digite de 2 a 4 letras ou números.',
  },
  'account.name-required': {
    es: 'Escribe el nombre de la cuenta.',
    en: 'Enter a name for the account.',
    pt: 'Digite o nome da conta.',
  },
  'book-rule.amounts-reversed': {
    es: 'El importe mínimo tiene que ser menor que el máximo.',
    en: 'The lowest amount has to be below the highest.',
    pt: 'O valor mínimo precisa ser menor que o máximo.',
  },
  'book-rule.condition-required': {
    es: 'Di al menos una condición: un texto, un comercio, un importe, una cuenta, un signo o un día.',
    en: 'Give at least one condition: text, merchant, amount, account, direction or day.',
    pt: 'Dê ao menos uma condição: texto, estabelecimento, valor, conta, sentido ou dia.',
  },
  'book-rule.currency-required': {
    es: 'Elige en qué moneda es el importe.',
    en: 'Choose the currency of the amount.',
    pt: 'Escolha a moeda do valor.',
  },
  'book-rule.days-reversed': {
    es: 'El primer día tiene que ser anterior al último.',
    en: 'The first day has to come before the last.',
    pt: 'O primeiro dia precisa vir antes do último.',
  },
  'book-rule.effect-required': {
    es: 'Di qué pone la regla: una categoría, un comercio, una nota o la revisión.',
    en: 'Say what the rule sets: a category, a merchant, a note or the review.',
    pt: 'Diga o que a regra define: categoria, estabelecimento, nota ou revisão.',
  },
  'book-rule.name-required': {
    es: 'Escribe el nombre de la regla.',
    en: 'Enter a name for the rule.',
    pt: 'Digite o nome da regra.',
  },
  'book-rule.nothing-to-find': {
    es: 'Escribe al menos una letra, un número o un signo: un acento solo no se puede buscar.',
    en: 'Enter at least one letter, digit or sign: an accent alone cannot be looked for.',
    pt: 'Digite ao menos uma letra, um número ou um sinal: um acento sozinho não pode ser buscado.',
  },
  'book-rule.too-many': {
    es: 'Una empresa puede tener hasta 1.000 reglas. Elimina alguna para agregar otra.',
    en: 'A company can have up to 1,000 rules. Delete one to add another.',
    pt: 'Uma empresa pode ter até 1.000 regras. Exclua alguma para adicionar outra.',
  },
  'category.name-required': {
    es: 'Escribe el nombre de la categoría.',
    en: 'Enter a name for the category.',
    pt: 'Digite o nome da categoria.',
  },
  'comment.answered-already': {
    es: 'Otra persona ya respondió esta pregunta: vale su respuesta.',
    en: 'Somebody else has already answered this question: their answer counts.',
    pt: 'Outra pessoa já respondeu a esta pergunta: vale a resposta dela.',
  },
  'comment.answer-of-another': {
    es: 'La respuesta no es de una pregunta de este movimiento.',
    en: 'The answer is not to a question about this transaction.',
    pt: 'A resposta não é de uma pergunta desta transação.',
  },
  'comment.of-another': {
    es: 'Solo quien escribió un comentario lo cambia o lo elimina.',
    en: 'Only the person who wrote a comment can change or delete it.',
    pt: 'Só quem escreveu um comentário pode alterá-lo ou excluí-lo.',
  },
  'comment.text-required': {
    es: 'Escribe el comentario.',
    en: 'Write the comment.',
    pt: 'Escreva o comentário.',
  },
  'comment.too-many': {
    es: 'Este movimiento ya tiene 200 comentarios, que son los que caben.',
    en: 'This transaction already has 200 comments, as many as fit.',
    pt: 'Esta transação já tem 200 comentários, que é o máximo.',
  },
  'comment.wrong-kind': {
    es: 'Este comentario no está completo. Escríbelo de nuevo.',
    en: 'This comment is not complete. Write it again.',
    pt: 'Este comentário não está completo. Escreva-o de novo.',
  },
  'filter.amounts-reversed': {
    es: 'El importe menor va primero.',
    en: 'The smaller amount goes first.',
    pt: 'O valor menor vem primeiro.',
  },
  'filter.days-reversed': {
    es: 'La fecha inicial debe ser anterior a la final.',
    en: 'The first date must come before the last one.',
    pt: 'A data inicial deve vir antes da final.',
  },
  'import.name-required': {
    es: 'La importación no tiene nombre de archivo.',
    en: 'The import has no file name.',
    pt: 'A importação não tem nome de arquivo.',
  },
  'merchant.name-missing': {
    es: 'Escribe un nombre.',
    en: 'Enter a name.',
    pt: 'Digite um nome.',
  },
  'merchant.other-missing': {
    es: 'Elige con cuál se une.',
    en: 'Choose which one to merge with.',
    pt: 'Escolha com qual será unido.',
  },
  'transaction.blocked': {
    es: 'El movimiento está bloqueado porque su declaración ya se envió.',
    en: 'The transaction is locked because its declaration has been sent.',
    pt: 'A transação está bloqueada porque a declaração dela já foi enviada.',
  },
  'transaction.currency-mismatch': {
    es: 'La moneda no es la de la cuenta.',
    en: "The currency is not the account's.",
    pt: 'A moeda não é a da conta.',
  },
  'transaction.description-required': {
    es: 'Escribe una descripción o un comercio.',
    en: 'Enter a description or a merchant.',
    pt: 'Digite uma descrição ou um estabelecimento.',
  },
  'transaction.invalid-date': {
    es: 'Esta fecha no existe. Revísala.',
    en: 'This date does not exist. Check it.',
    pt: 'Esta data não existe. Confira.',
  },
} satisfies WordsFor<
  typeof accounts | typeof bookRules | typeof categories | typeof comments | typeof imports | typeof transactions,
  FilterReason | RuleReason | MerchantReason
>;
