import type {es} from './es.ts';

export const pt: Record<keyof typeof es, string> = {
  statements: 'Extratos',
  statementsText: 'Escolha uma conta e um mês. O PDF é feito neste dispositivo, também sem conexão.',
  statementMonth: 'Mês',
  statementMake: 'Gerar PDF',
  statementMaking: 'Gerando o PDF…',
  statementReady: 'Extrato pronto',
  statementIn: 'Entradas',
  statementOut: 'Saídas',
  statementClosing: 'Saldo final',
  statementPages: 'Páginas',
  statementDownload: 'Baixar',
  statementOpen: 'Abrir',
  statementFile: 'extrato',
  statementFailed: 'Não foi possível gerar o PDF. Tente de novo.',
  statementNoAccount: 'Adicione uma conta para fazer os extratos dela',
  statementMissing_one:
    'Falta {{count}} caractere: a fonte dele ainda não está neste dispositivo. Conecte-se e faça de novo.',
  statementMissing_other:
    'Faltam {{count}} caracteres: as fontes deles ainda não estão neste dispositivo. Conecte-se e faça de novo.',
  statementQuiet: 'Sem transações neste mês.',
};
