import {emptyDraft} from '#contract/formation/empty.ts';
import {readSession} from '#src/data/session/session.ts';
import type {Begun} from './draft-commands.ts';
import type {ReadDraft} from './read-draft.ts';

/** What is known of who begins. */
export function readBegun(): Begun {
  const {user} = readSession();
  return user ? {firstName: user.firstName, lastName: user.lastName, email: user.email} : {};
}

/** Whether something was answered in a draft: one that was only opened is no work, and is begun instead of another. */
export function isTouched({draft, passed}: ReadDraft): boolean {
  const {partners: _, ...answers} = draft;
  const own = new Set(['createdAt', 'responsiblePartnerId']);
  const empty: Record<string, unknown> = emptyDraft(draft.kind, draft.createdAt);
  // A draft may have begun before it was known who does.
  const begun: Record<string, unknown> = readBegun();
  return (
    passed.length > 0 ||
    Object.entries(answers).some(
      ([name, value]) => name !== 'id' && !own.has(name) && value !== empty[name] && value !== begun[name],
    )
  );
}
