import type {FormationRow} from '#contract/companies/formation.ts';
import {isAskedForNames} from '#contract/companies/turn.ts';
import type {WorkKind} from './work-kinds.ts';

/**
 * What Faro has to do next for a company where it stands; null where somebody else acts. At `ObtainingEin` the IRS acts, and Faro only once its
 * answer is late. Rules: DSK1, PRG5, PRG12. Source: D13.
 */
export function companyWorkOf({
  kind,
  status,
  filedOn,
  namesRefusedOn,
}: Pick<FormationRow, 'kind' | 'status' | 'filedOn' | 'namesRefusedOn'>): WorkKind | null {
  switch (status) {
    case 'Start':
      if (filedOn !== null || isAskedForNames({status, namesRefusedOn})) return null;
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
