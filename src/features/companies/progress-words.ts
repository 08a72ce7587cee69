import type {companyStatuses} from '#contract/companies/progress.ts';
import type {Words} from '#src/i18n/words.ts';

const label = (es: string, en: string, pt: string): Words => ({es, en, pt});

/** How far a company is, in words that go on a sentence. Source: S4.01. */
export const progressWords: Readonly<Record<(typeof companyStatuses)[number], Words>> = {
  Start: label('pedido recibido', 'order received', 'pedido recebido'),
  RegisteredInState: label('registrada en el estado', 'registered in the state', 'registrada no estado'),
  ObtainingEin: label('EIN solicitado', 'EIN requested', 'EIN solicitado'),
  ProvisionalEinLetterObtained: label('carta provisional del EIN', 'provisional EIN letter', 'carta provisória do EIN'),
  BoiReport: label('reporte BOI', 'BOI report', 'relatório BOI'),
  ReadyForBankAccount: label(
    'lista para la cuenta bancaria',
    'ready for the bank account',
    'pronta para a conta bancária',
  ),
  BankAccountProcessing: label('cuenta bancaria en trámite', 'bank account in progress', 'conta bancária em andamento'),
  Completed: label('completada', 'completed', 'concluída'),
  Canceled: label('cancelada', 'canceled', 'cancelada'),
};
