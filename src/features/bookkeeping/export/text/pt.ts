import type {ExportText} from './es.ts';

export const pt: ExportText = {
  exportRows: 'Exportar',
  exportRowsAct: 'Exportar a lista',
  exportTitle_one: 'Exportar {{count}} transação',
  exportTitle_other: 'Exportar {{count}} transações',
  exportWhole: 'São exportadas as transações da lista com os filtros atuais, na mesma ordem.',
  exportMarked: 'São exportadas as transações selecionadas, na ordem da lista.',
  exportFormat: 'Formato',
  exportFormat_xlsx: 'Excel (.xlsx)',
  exportHint_xlsx: 'Com datas e números de verdade. Também para Numbers, LibreOffice e Google Planilhas.',
  'exportFormat_csv-semicolon': 'CSV com ponto e vírgula',
  'exportHint_csv-semicolon': 'Com vírgula decimal (1234,56), como o Excel em português espera.',
  'exportFormat_csv-comma': 'CSV com vírgulas',
  'exportHint_csv-comma': 'Com ponto decimal (1234.56), para outros programas e para o Excel em inglês.',
  exportTooLong: 'Uma planilha do Excel não comporta tantas linhas.',
  exportRunning: 'Gravando o arquivo',
  exportProgress: '{{done}} de {{count}}',
  exportFailed: 'Não foi possível gravar o arquivo. Tente de novo ou escolha outro formato.',
  exportColStatus: 'Situação',
  exportColBalance: 'Saldo segundo o banco',
  exportColId: 'Identificador no Faro',
};
