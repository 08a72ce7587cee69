import type {CompanyFacts} from './read-company.ts';

/** Whether a founding paper waits for the signature of the person, who owns the company. Rule: AGR7. */
export function isUnsigned({company, agreement}: Pick<CompanyFacts, 'company' | 'agreement'>): boolean {
  return company.role === 'owner' && agreement !== null && agreement.signed === null;
}
