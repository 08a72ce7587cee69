import type {companyTypes} from '#contract/companies/company.ts';
import type {TableName} from '#contract/tables.ts';

/** Which service each synced table belongs to; `company` is what every company has. A table that is not here does not compile. Rule: POL6. */
export const serviceOfTable = {
  accounts: 'accounting',
  categories: 'accounting',
  companies: 'company',
  files: 'company',
  importErrors: 'accounting',
  imports: 'accounting',
  memberships: 'company',
  transactions: 'accounting',
} as const satisfies Record<TableName, 'company' | 'accounting'>;

/** Whether a company of this type has accounting and mailing: a Cross Border Crypto has neither. Rule: POL6. Source: S6.07. */
export function hasOfficeServices(type: (typeof companyTypes)[number]): boolean {
  return type !== 'Cross Border Crypto';
}
