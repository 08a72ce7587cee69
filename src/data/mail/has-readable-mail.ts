import {servicesOf} from '#contract/policy/services.ts';
import {hasRight} from '#contract/teammates/rights.ts';
import type {MyCompany} from '#src/data/database/company.tsx';

/** Whether a company has mail that is the person's to read. Rules: MLG2, MLG10. */
export function hasReadableMail({type, role}: Pick<MyCompany, 'type' | 'role'>): boolean {
  return hasRight(role, 'mailing') && servicesOf({kind: 'company', type}).includes('mailing');
}
