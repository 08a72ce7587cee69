import type {ProfitKind} from '#contract/bookkeeping/profit-kinds.ts';

/** Two civil dates, both inclusive. */
export type Span = {readonly from: string; readonly to: string};

/** What the accounting page asks the books for. Rules: ANL1 to ANL6. */
export type AccountingQuestion = {
  /** Whole months, the oldest first, as `YYYY-MM`, without a gap. */
  readonly months: readonly string[];
  /** As many months right before them. */
  readonly monthsBefore: readonly string[];
  /** Which categories are income and which expenses; those of neither are not named. */
  readonly kinds: Readonly<Record<string, ProfitKind>>;
  /** The calendar year whose review is counted. */
  readonly reviewYear: number;
};

/** Money of some movements in one currency, in its smallest units, with its sign, and how many movements those are. */
export type Sum = {readonly units: number; readonly count: number};

/** Income and expenses; expenses are zero or less, unless refunds outweigh them. */
export type Profit = Readonly<Record<ProfitKind, Sum>>;

/** One category or merchant, in the period and in the one before. */
export type Share = Sum & {readonly before: Sum};

/** `id` is null for movements without a category, which count by their sign. */
export type CategoryShare = Share & {readonly id: string | null};

/** What went to a merchant, or came from one. */
export type MerchantShare = Share & {readonly name: string};

/** The weightiest merchants, at most {@link mostMerchants}, how many there are with the others, and what has no merchant. */
export type Merchants = {readonly top: readonly MerchantShare[]; readonly count: number; readonly unnamed: Share};

/** All that is said of one currency. */
export type CurrencyAccounts = {
  readonly currency: string;
  readonly total: Profit;
  readonly before: Profit;
  /** Of the counted movements, those without a category. */
  readonly openCount: number;
  /** One for each month that was asked for, in their order. */
  readonly months: readonly Profit[];
  /** All that have movements in the period, the weightiest first. */
  readonly categories: Readonly<Record<ProfitKind, readonly CategoryShare[]>>;
  readonly merchants: Readonly<Record<ProfitKind, Merchants>>;
};

/** How many merchants are named. */
export const mostMerchants = 20;

/** How many of the newest movements are shown. */
export const recentCount = 5;

/** A movement in a line. */
export type RecentRow = {
  readonly id: string;
  readonly date: string;
  readonly description: string;
  readonly merchant: string | null;
  readonly categoryId: string | null;
  readonly amountUnits: number;
  readonly currency: string;
};

/** What the books answer. */
export type Accounting = {
  /** Those with counted movements in the period, the busiest first. */
  readonly currencies: readonly CurrencyAccounts[];
  /** The first and the last day that has a movement; null without any. */
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** Movements of the period that are neither income nor expense. */
  readonly leftOutCount: number;
  readonly allCount: number;
  readonly review: {readonly count: number; readonly openCount: number};
  /** The newest movements, whatever the period is. */
  readonly recent: readonly RecentRow[];
};
