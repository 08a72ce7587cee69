import type {ImportPreview} from '#workers/host/import-jobs.ts';
import type {Together} from './use-file-queue.ts';

/** Whether a file may be imported like the one before it without being shown: of its layout and account, with nothing to ask, nothing unreadable and nothing in another currency. */
export function isReady(preview: ImportPreview, accountId: string, together: Together | null): boolean {
  const {reading, layout, remembered, openCount, turned} = preview;
  const isLike = together !== null && together.accountId === accountId && layout?.layout === together.layout;
  const isDisputed = remembered !== null && (remembered.contradicted.length > 0 || remembered.isUnfit);
  const isAsked = reading.questions.length > 0 || openCount > 0 || turned !== null || isDisputed;
  const isWhole = reading.counts.errors === 0 && reading.otherCurrencies.length === 0;
  return isLike && !isAsked && isWhole && reading.warnings.length === 0;
}

/** Whether nothing of a file would come into the books. */
export function hasNothingNew({reading, newCount, likeCount}: ImportPreview): boolean {
  return newCount === 0 && likeCount === 0 && reading.counts.errors === 0;
}
