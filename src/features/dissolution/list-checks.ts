import type {Renewals} from '#contract/renewals/list-renewals.ts';

/** What this device knows of what has to be settled. */
export type CheckFacts = {
  readonly unsentCount: number;
  readonly attentionCount: number;
  /** What the others are called who work there. */
  readonly others: readonly string[];
  /** Null where no state asks for any. */
  readonly renewals: Pick<Renewals<unknown>, 'status' | 'undated' | 'fact'> | null;
  /** Something is paid and not done, as far as the person sees it. */
  readonly hasUndone: boolean;
  /** Subscriptions that are renewed; null for whom they are not to be seen. */
  readonly goOnCount: number | null;
  readonly documentCount: number;
};

/** What is looked at before a company is dissolved. */
export type CheckId =
  | 'unsent'
  | 'attention'
  | 'others'
  | 'team'
  | 'renewals'
  | 'undone'
  | 'payments'
  | 'subscriptions'
  | 'documents'
  | 'archive';

/** One thing that was looked at. `ok`: in order, `open`: to be settled, `note`: nobody can tell from here, or it is only to be known. */
export type Check = {
  readonly id: CheckId;
  readonly state: 'ok' | 'open' | 'note' | 'unknown';
  readonly count: number;
  /** Nothing is asked for while it is so. */
  readonly blocks?: true;
};

/** What is to be settled before a company is dissolved, what holds it up first. Pure. Rule: DIS5. */
export function listChecks(facts: CheckFacts): readonly Check[] {
  const {unsentCount, attentionCount, others, renewals, hasUndone, goOnCount, documentCount} = facts;
  const one = (id: CheckId, state: Check['state'], count = 0): Check => ({id, state, count});
  const all: Check[] = [
    unsentCount > 0 ? {...one('unsent', 'open', unsentCount), blocks: true} : one('unsent', 'ok'),
    ...(attentionCount > 0 ? [{...one('attention', 'open', attentionCount), blocks: true as const}] : []),
    one('renewals', renewalsState(renewals)),
    ...(hasUndone ? [one('undone', 'open')] : []),
    ...(goOnCount === null ? [] : [one('subscriptions', goOnCount > 0 ? 'open' : 'ok', goOnCount)]),
    ...(documentCount > 0 ? [one('documents', 'open', documentCount)] : []),
    one('payments', 'note'),
    one('others', 'note'),
    ...(others.length > 0 ? [one('team', 'note', others.length)] : []),
    one('archive', 'note'),
  ];
  return all.toSorted((first, second) => rank(first) - rank(second));
}

function rank({state, blocks}: Check): number {
  if (blocks) return 0;
  return {open: 1, unknown: 2, ok: 3, note: 4}[state];
}

function renewalsState(renewals: CheckFacts['renewals']): Check['state'] {
  if (renewals === null) return 'unknown';
  if (renewals.status === 'OVERDUE' || renewals.status === 'WITHIN_TIMEFRAME') return 'open';
  return renewals.fact === null || renewals.undated.length > 0 ? 'unknown' : 'ok';
}
