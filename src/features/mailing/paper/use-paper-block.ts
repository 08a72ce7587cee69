import {useOnline} from '#src/data/calls/use-online.ts';
import {useSession} from '#src/data/session/use-session.ts';
import type {es} from '#src/features/mailing/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';

/** Why nothing can be asked for a paper now: somebody acts for another, or there is no network. Null: it can. */
export function usePaperBlock(): string | null {
  const text = useText<typeof es>('mailing');
  const {user} = useSession();
  const isOnline = useOnline();
  if (user?.acting) return text('paper.acting');
  return isOnline ? null : text('paper.offline');
}
