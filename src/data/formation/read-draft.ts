import type {CompanyDraft} from '#contract/formation/draft.ts';
import {readIds} from '#contract/formation/texts.ts';
import type {RowOf} from '#src/data/database/read-rows.ts';
import type {KeptDraft} from '#src/data/wizard/draft-store.ts';

/** A draft with what is known of it besides the answers. */
export type ReadDraft = KeptDraft<CompanyDraft> & {
  /** ISO UTC. */
  readonly workedAt: string;
  /** Something of it has not reached the server. */
  readonly unsent: boolean;
};

/** Puts a draft together from its rows: the owner first among the partners, the others as they were added. */
export function readDraft(row: RowOf<'companyDrafts'>, partners: readonly RowOf<'draftPartners'>[]): ReadDraft {
  const {passed, workedAt, unsent, ...answers} = withoutMark(row);
  const own = partners.filter(({draftId}) => draftId === row.id).toSorted(byAdding);
  return {
    draft: {...answers, partners: own.map(({unsent: _unsent, ...partner}) => withoutMark(partner))},
    passed: readIds(passed),
    workedAt,
    unsent: unsent || own.some((partner) => partner.unsent),
  };
}

/** A row as its table has it: stored ones also say that they are live. */
function withoutMark<Row extends object>(row: Row): Row {
  const {deleted: _, ...rest}: Row & {deleted?: unknown} = row;
  return rest as Row; // Less a field that the type does not have.
}

type Added = Pick<RowOf<'draftPartners'>, 'id' | 'draftId' | 'createdAt'>;

function byAdding(one: Added, other: Added): number {
  const key = ({id, draftId, createdAt}: Added) => (id === draftId ? '' : `${createdAt} ${id}`);
  return key(one) < key(other) ? -1 : 1;
}
