import type {FormationRow} from '#contract/companies/formation.ts';
import type {WorkKind} from './work-kinds.ts';

/**
 * What Faro has to do next for a company where it stands; null where somebody else acts. At `ObtainingEin` the IRS acts, and Faro only once its
 * answer is late. Rules: DSK1, PRG5. Source: D13.
 */
export function companyWorkOf({
  kind,
  status,
  filedOn,
}: Pick<FormationRow, 'kind' | 'status' | 'filedOn'>): WorkKind | null {
  switch (status) {
    case 'Start':
      if (filedOn !== null) return null;
      return kind === 'create' ? 'file-state' : kind === 'migrate' ? 'take-over' : 'start-crypto';
    case 'RegisteredInState':
      return 'ask-ein';
    case 'ObtainingEin':
      return 'chase-ein';
    case 'ProvisionalEinLetterObtained':
      return 'decide-boi';
    case 'BoiReport':
      return 'report-boi';
    case 'ReadyForBankAccount':
    case 'BankAccountProcessing':
    case 'Completed':
    case 'Canceled':
      return null;
  }
}
