import {isSince, isText, type Since} from './since-when.ts';

/** What this device knows of scans that it has told of together. */
export type Post = {
  readonly noticeId: string;
  readonly companyId: string;
  readonly scanIds: readonly string[];
  /** When the last of them came. */
  readonly lastAt: string;
};

/** What a device remembers of the post that it told of. */
type Told = {
  readonly since: Since;
  /** Of the scans that came since those that are known. */
  readonly ids: readonly string[];
  /** Those whose notices are still kept. */
  readonly posts: readonly Post[];
};

/** What is kept on the device, as far as it is what this version writes; null where it is not. */
export function readTold(value: unknown): Told | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('since' in value && 'ids' in value && 'posts' in value)) return null;
  const {since, ids, posts} = value;
  if (!isSince(since) || !Array.isArray(ids) || !Array.isArray(posts)) return null;
  return {since, ids: ids.filter(isText), posts: posts.filter(isPost)};
}

function isPost(value: unknown): value is Post {
  if (typeof value !== 'object' || value === null) return false;
  if (!('noticeId' in value && 'companyId' in value && 'scanIds' in value && 'lastAt' in value)) return false;
  const {noticeId, companyId, scanIds, lastAt} = value;
  return [noticeId, companyId, lastAt].every(isText) && Array.isArray(scanIds) && scanIds.every(isText);
}
