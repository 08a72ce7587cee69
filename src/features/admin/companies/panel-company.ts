import type {ListedCompany} from '#contract/admin/list-companies.ts';

/** What of a company is known before its way is read. */
export type PanelCompany = Pick<ListedCompany, 'id' | 'name' | 'owner'> & {
  readonly order: {readonly id: string} | null;
};
