import {maxCommentLength} from '#contract/bookkeeping/comment.ts';
import {maxDescriptionLength, maxNoteLength, maxReferenceLength} from '#contract/bookkeeping/transaction.ts';
import {hide} from '#src/data/describe/description.ts';
import {ruleDescription} from '#src/features/bookkeeping/rules/describe-rule.ts';
import {account, category, describe, name} from './describe-parts.ts';
import {readColumnNames} from '#src/features/bookkeeping/imports/layouts/read-column-names.ts';

const state = {es: 'Estado', en: 'Status', pt: 'Situação'};
const imported = {es: 'importado', en: 'imported', pt: 'importada'};
const receipt = {es: ['recibo', 'recibos'], en: ['receipt', 'receipts'], pt: ['recibo', 'recibos']} as const;
const file = {es: ['archivo', 'archivos'], en: ['file', 'files'], pt: ['arquivo', 'arquivos']} as const;
const archived = {
  kind: 'flag',
  label: {es: 'Archivada', en: 'Archived', pt: 'Arquivada'},
  on: {es: ['archivada', 'archivadas'], en: 'archived', pt: ['arquivada', 'arquivadas']},
  off: {es: ['recuperada', 'recuperadas'], en: 'restored', pt: ['recuperada', 'recuperadas']},
} as const;

/** What a file calls its first columns: by it a person knows a layout again. */
function nameColumns(columnNames: string): string {
  return readColumnNames(columnNames).filter(Boolean).slice(0, 4).join(', ');
}

/** The tables of the books in words. */
export const descriptions = [
  describe('accounts', {
    noun: {es: ['cuenta', 'cuentas'], en: ['account', 'accounts'], pt: ['conta', 'contas']},
    feminineIn: ['es', 'pt'],
    nameOf: ({name, numberEnding}) => [name, numberEnding].filter(Boolean).join(' '),
    fields: {
      ...hide('createdAt'),
      name: {kind: 'text', label: name, maxLength: 80},
      bank: {kind: 'text', label: {es: 'Banco', en: 'Bank', pt: 'Banco'}, maxLength: 80},
      numberEnding: {
        kind: 'text',
        label: {es: 'Últimos dígitos', en: 'Last digits', pt: 'Últimos dígitos'},
        maxLength: 4,
      },
      kind: {
        kind: 'choice',
        label: 'accountKind',
        words: {
          bank: 'accountKind_bank',
          card: 'accountKind_card',
          wallet: 'accountKind_wallet',
          cash: 'accountKind_cash',
        },
      },
      currency: {kind: 'currency', label: 'field_currency'},
      openingUnits: {kind: 'money', label: 'openingBalance', currency: 'currency'},
      openingDate: {
        kind: 'day',
        label: {es: 'Fecha del saldo inicial', en: 'Date of the opening balance', pt: 'Data do saldo inicial'},
      },
      archived,
    },
  }),
  ruleDescription,
  describe('categories', {
    noun: {es: ['categoría', 'categorías'], en: ['category', 'categories'], pt: ['categoria', 'categorias']},
    feminineIn: ['es', 'pt'],
    // Keys of default categories are checked against the texts by `FixedTextKey`; a newer server may know others.
    nameOf: ({key, name}, text) => name ?? (key && text(`category-${key}` as 'category-sales')),
    fields: {
      ...hide('key', 'position'),
      name: {kind: 'text', label: name, maxLength: 80},
      kind: {
        kind: 'choice',
        label: 'categoryKind',
        words: {
          income: 'kind_income',
          expense: 'kind_expense',
          'owner-contribution': 'kind_owner-contribution',
          distribution: 'kind_distribution',
          transfer: 'kind_transfer',
        },
      },
      relatedParty: {
        kind: 'flag',
        label: 'categoryRelated',
        on: {
          es: ['marcada como parte relacionada', 'marcadas como partes relacionadas'],
          en: ['marked as a related party', 'marked as related parties'],
          pt: ['marcada como parte relacionada', 'marcadas como partes relacionadas'],
        },
        off: {
          es: ['ya no es parte relacionada', 'ya no son partes relacionadas'],
          en: ['no longer a related party', 'no longer related parties'],
          pt: ['não é mais parte relacionada', 'não são mais partes relacionadas'],
        },
      },
      archived,
    },
  }),
  describe('comments', {
    noun: {es: ['comentario', 'comentarios'], en: ['comment', 'comments'], pt: ['comentário', 'comentários']},
    feminineIn: [],
    nameOf: ({says, text: own}, text) => own || (says ? text(`says_${says}`) : null),
    fields: {
      ...hide('transactionId', 'kind', 'says', 'firstCategoryId', 'secondCategoryId', 'thirdCategoryId'),
      ...hide('answersId', 'categoryId', 'authorId', 'createdAt', 'editedAt'),
      withdrawnAt: {
        kind: 'shown',
        as: 'moment',
        label: {es: 'Pregunta retirada', en: 'Question withdrawn', pt: 'Pergunta retirada'},
      },
      text: {
        kind: 'text',
        label: {es: 'Texto', en: 'Text', pt: 'Texto'},
        isLong: true,
        maxLength: maxCommentLength,
      },
    },
  }),
  describe('files', {
    noun: ({kind}) => (kind === 'receipt' ? receipt : file),
    feminineIn: [],
    nameOf: ({name}) => name,
    fields: {
      ...hide('kind', 'transactionId', 'type', 'sizeBytes', 'sha256', 'createdAt', 'createdBy', 'storedAt'),
      name: {kind: 'text', label: name},
    },
  }),
  describe('importErrors', {
    noun: {
      es: ['fila con errores', 'filas con errores'],
      en: ['row with errors', 'rows with errors'],
      pt: ['linha com erros', 'linhas com erros'],
    },
    feminineIn: ['es', 'pt'],
    nameOf: ({line}, text) => (line === undefined ? null : text('lineAt', {line})),
    fields: {
      ...hide('importId', 'line', 'cells', 'reason', 'column'),
      status: {
        kind: 'choice',
        label: state,
        words: {
          open: {es: 'Por corregir', en: 'To correct', pt: 'Para corrigir'},
          corrected: {es: 'Corregida', en: 'Corrected', pt: 'Corrigida'},
          dropped: {es: 'Descartada', en: 'Dropped', pt: 'Descartada'},
        },
      },
    },
  }),
  describe('importLines', {
    noun: {
      es: ['parte de un archivo', 'partes de archivos'],
      en: ['part of a file', 'parts of files'],
      pt: ['parte de um arquivo', 'partes de arquivos'],
    },
    feminineIn: ['es', 'pt'],
    nameOf: ({firstLine}, text) => (firstLine === undefined ? null : text('lineAt', {line: firstLine})),
    fields: {...hide('importId', 'firstLine', 'lastLine', 'packed')},
  }),
  describe('importLayouts', {
    noun: {
      es: ['lectura recordada', 'lecturas recordadas'],
      en: ['remembered reading', 'remembered readings'],
      pt: ['leitura lembrada', 'leituras lembradas'],
    },
    feminineIn: ['es', 'pt'],
    nameOf: ({columnNames}) => (columnNames === undefined ? null : nameColumns(columnNames)),
    fields: {
      ...hide(
        'layout',
        'columnNames',
        'roles',
        'statuses',
        'categories',
        'insisted',
        'chosenAt',
        'encoding',
        'delimiter',
      ),
      accountId: account,
      isFlipped: {
        kind: 'flag',
        label: 'readSign',
        on: {
          es: ['con entradas y salidas invertidas', 'con entradas y salidas invertidas'],
          en: 'with money in and out swapped',
          pt: ['com entradas e saídas invertidas', 'com entradas e saídas invertidas'],
        },
        off: {
          es: ['con el signo como está escrito', 'con el signo como está escrito'],
          en: 'with the sign as written',
          pt: ['com o sinal como está escrito', 'com o sinal como está escrito'],
        },
      },
      dateOrder: {
        kind: 'choice',
        label: 'readDateOrder',
        words: {DMY: 'order_DMY', MDY: 'order_MDY', YMD: 'order_YMD'},
      },
      decimalMark: {kind: 'choice', label: 'readDecimal', words: {'.': 'decimal_dot', ',': 'decimal_comma'}},
      fee: {
        kind: 'choice',
        label: 'readFee',
        words: {
          none: 'fee_none',
          included: 'fee_included',
          subtracted: 'fee_subtracted',
          added: 'fee_added',
          'apart-subtracted': 'fee_apart-subtracted',
          'apart-added': 'fee_apart-added',
        },
      },
      currency: {kind: 'currency', label: 'field_currency'},
    },
  }),
  describe('importMatches', {
    noun: {
      es: ['coincidencia', 'coincidencias'],
      en: ['match', 'matches'],
      pt: ['correspondência', 'correspondências'],
    },
    feminineIn: ['es', 'pt'],
    nameOf: ({merchant, description}) => merchant || description,
    fields: {
      ...hide('importId', 'transactionId', 'line', 'date', 'description', 'merchant', 'amountUnits', 'balanceUnits'),
      ...hide('identity', 'reason'),
      status: {
        kind: 'choice',
        label: state,
        words: {
          same: {es: 'Es el mismo', en: 'The same', pt: 'É a mesma'},
          apart: {es: 'Son dos', en: 'Two of them', pt: 'São duas'},
        },
      },
    },
  }),
  describe('imports', {
    noun: {es: ['importación', 'importaciones'], en: ['import', 'imports'], pt: ['importação', 'importações']},
    feminineIn: ['es', 'pt'],
    nameOf: ({fileName}) => fileName,
    fields: {
      ...hide('sizeBytes', 'fileHash', 'rowCount', 'newCount', 'knownCount', 'skippedCount', 'errorCount'),
      ...hide('reading', 'failedReason', 'undoneAt', 'createdAt', 'createdBy'),
      accountId: account,
      fileName: {kind: 'text', label: name},
      status: {
        kind: 'choice',
        label: state,
        words: {
          'not-started': 'status_not-started',
          processing: 'status_processing',
          completed: 'status_completed',
          failed: 'status_failed',
          cancelled: 'status_cancelled',
        },
      },
    },
  }),
  describe('transactions', {
    noun: {es: ['movimiento', 'movimientos'], en: ['transaction', 'transactions'], pt: ['transação', 'transações']},
    feminineIn: ['pt'],
    nameOf: ({merchant, description}) => merchant || description,
    facts: ['amountUnits', 'date'],
    beginning: ({importId}) => (importId === null ? null : imported),
    fields: {
      ...hide('importId', 'importLine', 'identity', 'balanceUnits', 'blockedReason', 'createdAt', 'ruleMark'),
      date: {kind: 'day', label: 'field_date'},
      description: {kind: 'text', label: 'field_description', maxLength: maxDescriptionLength},
      amountUnits: {kind: 'money', label: 'field_amount', currency: 'currency', isSigned: true},
      currency: {kind: 'currency', label: 'field_currency'},
      accountId: {...account, isDecidedAlone: true},
      categoryId: {...category, label: 'fieldCategory', none: 'noCategory'},
      merchant: {kind: 'text', label: 'field_merchant', maxLength: 200},
      reference: {kind: 'text', label: 'field_reference', maxLength: maxReferenceLength},
      note: {kind: 'text', label: 'fieldNote', isLong: true, maxLength: maxNoteLength},
      checked: {
        kind: 'flag',
        label: 'fieldChecked',
        goesWith: 'categoryId',
        on: {
          es: ['marcado como revisado', 'marcados como revisados'],
          en: 'marked as reviewed',
          pt: ['marcada como revisada', 'marcadas como revisadas'],
        },
        off: {
          es: ['marcado como sin revisar', 'marcados como sin revisar'],
          en: 'marked as not reviewed',
          pt: ['marcada como não revisada', 'marcadas como não revisadas'],
        },
      },
    },
  }),
];
