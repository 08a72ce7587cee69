import {emptyDraft} from '#contract/formation/empty.ts';
import {aboutOwner, type Begun} from './begun.ts';
import type {RowOf} from '#src/data/database/read-rows.ts';
import type {ReadDraft} from './read-draft.ts';

/** What of other drafts tells whether an answer was taken from them. */
export type OtherDraft = Pick<RowOf<'companyDrafts'>, 'id' | 'passed' | 'createdAt' | (typeof aboutOwner)[number]>;

/**
 * Whether something was answered in a draft: one that was only opened is no work, and is begun instead of another.
 *
 * @param account what is known of the person by their account: a draft may have begun before it was known who does.
 * @param others drafts of the same person: what is known from those that were begun before, or gone on with, was not answered here. Rule: FRM21.
 */
export function isTouched(
  {draft, passed}: Pick<ReadDraft, 'draft' | 'passed'>,
  account: Begun,
  others: readonly OtherDraft[],
): boolean {
  const {partners: _, ...answers} = draft;
  const own = new Set(['createdAt', 'responsiblePartnerId']);
  const empty: Record<string, unknown> = emptyDraft(draft.kind, draft.createdAt);
  const known: Record<string, unknown> = account;
  const sources = others.filter(
    ({id, createdAt, passed: gone}) => id !== draft.id && (createdAt < draft.createdAt || gone !== ''),
  );
  const isTaken = (name: string, value: unknown) => {
    const about = aboutOwner.find((one) => one === name);
    return about !== undefined && sources.some((one) => one[about] === value);
  };
  return (
    passed.length > 0 ||
    Object.entries(answers).some(
      ([name, value]) =>
        name !== 'id' && !own.has(name) && value !== empty[name] && value !== known[name] && !isTaken(name, value),
    )
  );
}
