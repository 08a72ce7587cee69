import type {RowProblem} from '#contract/kernel/synced-table.ts';
import type {CompanyDraftRow} from './company-draft.ts';
import type {DraftPartnerRow} from './draft-partner.ts';
import type {FormationReason} from './reasons.ts';

/** A partner as the wizard holds them. */
export type DraftPartner = DraftPartnerRow;

/** A draft with its partners in the order in which they were added, as the wizard holds it and the server judges it. */
export type CompanyDraft = Omit<CompanyDraftRow, 'passed' | 'workedAt'> & {readonly partners: readonly DraftPartner[]};

/** What checks need to know besides the answers; given from outside, so that device and server answer alike. */
export type FormationFacts = {
  /** Civil date. */
  readonly today: string;
  /** Countries without digital banking, of the catalogue in effect. */
  readonly withoutBanking: readonly string[];
  /** Whether a telephone is one of its country's numbering plan: see `readPhone`. Not fetched with the first screen. */
  readonly isPhone: (typed: string, country: string | null) => boolean;
};

/** What keeps one from going on; the field of a partner is `partners.<id>.<field>`. `details` holds what its words need. */
export type FormationProblem = RowProblem<FormationReason> & {
  readonly details?: Readonly<Record<string, string | number>>;
};
