import type {Change} from '#contract/sync/change.ts';

/**
 * Where a batch ends that would end before `end`: where the act before it would be parted, at its beginning, since the server judges what belongs
 * together only within one push. An act that is more than a batch is parted all the same. Rules: PUS1, QST3.
 *
 * @returns at least 1, where `end` is.
 */
export function cutBetweenActs(changes: readonly Pick<Change, 'groupId'>[], end: number): number {
  const groupId = changes[end]?.groupId;
  if (groupId === undefined) return end;
  let start = end;
  while (changes[start - 1]?.groupId === groupId) start -= 1;
  return start > 0 ? start : end;
}
