import {useMemo} from 'react';
import {useUserId} from '#src/data/database/local-data.tsx';
import type {RowOf} from '#src/data/database/read-rows.ts';
import {useRows} from '#src/data/database/use-rows.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** One comment, question or answer as screens see it. */
export type Comment = RowOf<'comments'>;

/** What was said of a movement, the oldest first; undefined while it is read. */
export function useComments(spaceId: string, transactionId: string): readonly Comment[] | undefined {
  const rows = useRows('comments', spaceId);
  return useMemo(
    () => rows && sortOldestFirst(rows.filter((row) => row.transactionId === transactionId)),
    [rows, transactionId],
  );
}

/** Rows in the order in which they were written; those of one moment by id. */
export function sortOldestFirst(rows: readonly Comment[]): Comment[] {
  const keyOf = ({createdAt, id}: Comment) => `${createdAt} ${id}`;
  return rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** Who the team is: what an author is called, and whether the company has an owner beside the reader to ask. */
export function useTeam(spaceId: string) {
  const text = useBooksText();
  const userId = useUserId();
  const members = useRows('memberships', spaceId);
  return useMemo(() => {
    const nameById = new Map((members ?? []).map((member) => [member.userId, member.name]));
    return {
      nameOf: (authorId: string) =>
        authorId === userId ? text('commentYou') : (nameById.get(authorId) ?? text('commentGone')),
      hasOtherOwner: (members ?? []).some((member) => member.role === 'owner' && member.userId !== userId),
    };
  }, [members, userId, text]);
}
