import type {DutyRule} from '#contract/catalogue/duties-on.ts';
import type {UsStateCode} from '#contract/companies/us-states.data.ts';
import type {SavedCard} from '#contract/payments/saved-card.ts';

/** One thing that waits for the person; `name` is that of a company, a file or a draft. */
export type HomeTask = {readonly id: string} & (
  | {readonly kind: 'attention'; readonly count: number}
  | {readonly kind: 'pay'; readonly name: string; readonly href: string}
  | {
      readonly kind: 'charge';
      readonly companyId: string;
      readonly name: string;
      readonly dueOn: string;
      /** The day of the next try; null where there is none. */
      readonly again: string | null;
    }
  | {
      readonly kind: 'card';
      readonly companyId: string;
      readonly name: string;
      readonly dueOn: string;
      /** The one that is charged now; null where none is saved. */
      readonly card: SavedCard | null;
    }
  | {
      readonly kind: 'sign';
      readonly companyId: string;
      readonly name: string;
      readonly paper: 'operating-agreement' | 'bylaws';
      readonly isAgain: boolean;
    }
  | {readonly kind: 'names'; readonly companyId: string; readonly name: string}
  | {
      readonly kind: 'papers';
      readonly companyId: string;
      readonly name: string;
      readonly refused: number;
      readonly missing: number;
    }
  | {
      readonly kind: 'renew';
      readonly companyId: string;
      readonly name: string;
      readonly state: UsStateCode;
      readonly what: DutyRule['what'];
      readonly dueDay: string;
    }
  | {readonly kind: 'boi'; readonly companyId: string; readonly name: string; readonly dueDay: string}
  | {
      readonly kind: 'errors';
      readonly companyId: string;
      readonly importId: string;
      readonly name: string;
      readonly count: number;
    }
  | {readonly kind: 'questions'; readonly companyId: string; readonly name: string; readonly count: number}
  | {readonly kind: 'review'; readonly companyId: string; readonly name: string; readonly count: number}
  | {readonly kind: 'receipts'; readonly count: number}
  | {readonly kind: 'import'; readonly companyId: string; readonly name: string}
);
