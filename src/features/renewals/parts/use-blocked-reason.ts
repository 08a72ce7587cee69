import {useOnline} from '#src/data/calls/use-online.ts';
import {useSession} from '#src/data/session/use-session.ts';
import type {es} from '#src/features/renewals/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';

/** Why nobody can mark a renewal now: somebody acts for another, or there is no network. Null: one can. */
export function useBlockedReason(): string | null {
  const text = useText<typeof es>('renewals');
  const {user} = useSession();
  const isOnline = useOnline();
  if (user?.acting) return text('acting');
  return isOnline ? null : text('offline');
}
