import type {accounts} from '#contract/bookkeeping/account.ts';
import type {categories} from '#contract/bookkeeping/category.ts';
import type {imports} from '#contract/bookkeeping/import.ts';
import type {transactions} from '#contract/bookkeeping/transaction.ts';
import {fileReasons} from '#src/data/files/file-reasons.ts';
import type {WordsFor} from '#src/i18n/reason-words.ts';

/** What the list cannot be narrowed by. */
type FilterReason = 'filter.amounts-reversed' | 'filter.days-reversed';

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
  'category.name-required': {
    es: 'Escribe el nombre de la categoría.',
    en: 'Enter a name for the category.',
    pt: 'Digite o nome da categoria.',
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
  typeof accounts | typeof categories | typeof imports | typeof transactions,
  FilterReason | MerchantReason
>;
