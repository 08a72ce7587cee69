/** What owners want done with the paper of scans. Rule: MLG14. */
export const paperKinds = ['forward-mail', 'shred-mail'] as const;

/** One of {@link paperKinds}. */
export type PaperKind = (typeof paperKinds)[number];

/** What companies have bought, or want to: a fee to be found out, a renewal to be filed, a service to be done, paper to be sent or shredded, the same of a dissolution. Rules: BUY12, DIS8. */
export const boughtKinds = [
  'find-fee',
  'file-renewal',
  'do-service',
  ...paperKinds,
  'find-dissolution-fee',
  'dissolve',
] as const;

/** One of {@link boughtKinds}. */
export type BoughtKind = (typeof boughtKinds)[number];

/** Whether it is about the paper of a scan. */
export function isPaperKind(kind: string): kind is PaperKind {
  return paperKinds.some((one) => one === kind);
}

/**
 * What Faro's own people do, one word for each kind of work. A new kind is a word here, a source in `server/modules/desk/sources.ts`, and its
 * words with where it leads in `src/features/admin/work/`. Rule: DSK1. Source: D39.
 */
export const workKinds = [
  'file-state',
  'take-over',
  'start-crypto',
  'ask-ein',
  'chase-ein',
  'decide-boi',
  'report-boi',
  'check-document',
  'give-document',
  'finish-scan',
  ...boughtKinds,
  'unfinished-payment',
  'refused-payment',
  'answer-dispute',
] as const;

/** One of {@link workKinds}. */
export type WorkKind = (typeof workKinds)[number];
