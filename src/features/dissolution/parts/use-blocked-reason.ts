import {useOnline} from '#src/data/calls/use-online.ts';
import {useSession} from '#src/data/session/use-session.ts';
import type {es} from '#src/features/dissolution/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';

/** Why nothing can be asked now: somebody acts for another, or there is no network. Null: one can. */
export function useBlockedReason(): string | null {
  const text = useText<typeof es>('dissolution');
  const {user} = useSession();
  const isOnline = useOnline();
  if (user?.acting) return text('acting');
  return isOnline ? null : text('offline');
}
