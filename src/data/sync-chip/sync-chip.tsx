import type {LucideIcon} from 'lucide-react';
import {CircleArrowUp, ClockAlert, CloudCheck, CloudOff, HardDrive, Lock, RefreshCw, TriangleAlert} from 'lucide-react';
import {describeSync} from './describe-sync.ts';
import {pathTo, useLocation} from '#src/routing/routing.ts';
import {noteEndedSession} from '#src/data/session/session.ts';
import type {SyncState} from '#src/data/database/decide-sync-state.ts';
import {useSyncStatus} from '#src/data/database/sync-status.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {StateChip, type ChipLook} from '#src/ui/feedback/state-chip.tsx';

const icons: Readonly<Record<SyncState, LucideIcon>> = {
  attention: TriangleAlert,
  'sign-in': Lock,
  outdated: CircleArrowUp,
  updating: HardDrive,
  sending: RefreshCw,
  receiving: RefreshCw,
  overdue: ClockAlert,
  local: HardDrive,
  'local-offline': CloudOff,
  offline: CloudOff,
  synced: CloudCheck,
  never: HardDrive,
};

const looks: Readonly<Record<SyncState, ChipLook>> = {
  attention: 'waits',
  'sign-in': 'plain',
  outdated: 'plain',
  updating: 'plain',
  sending: 'runs',
  receiving: 'runs',
  overdue: 'waits',
  local: 'plain',
  'local-offline': 'plain',
  offline: 'plain',
  synced: 'well',
  never: 'plain',
};

/** How what is here stands to the server: in words, with an icon and a colour, at every width; leads to the activity. Source: ux.md U2. */
export function SyncChip() {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const {pathname, search} = useLocation();
  const status = useSyncStatus();
  if (!status) return null;
  const {state} = status;
  // Also beside words that are about something else: at the narrowest only it has room.
  const Icon = status.phase === 'offline' && state !== 'sign-in' ? CloudOff : icons[state];
  const words = describeSync(status, text, format);
  const isSignIn = state === 'sign-in';
  return (
    <StateChip
      href={isSignIn ? pathTo.login(language, pathname + search) : pathTo.activity(language)}
      label={isSignIn ? words.long : text('sync.openActivity', {state: words.long.replace(/\.$/, '')})}
      icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
      long={words.long}
      short={words.short}
      look={looks[state]}
      {...(isSignIn ? {onPress: noteEndedSession} : {})}
    />
  );
}
