import type {LeavingGoal} from './leaving-goal.ts';
import {useLeave} from './use-leave.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useLoadedText} from '#src/i18n/use-text.ts';
import type {es} from './text/es.ts';
import {ConfirmDialog} from '#src/ui/overlays/confirm-dialog.tsx';

/** Asks an admin before signing out; nothing of theirs is on this device. Source: S2.30. */
export function AdminSignOutDialog({goal, onClose}: {goal?: LeavingGoal; onClose: () => void}) {
  const text = useLoadedText<typeof es>('sign-out');
  const {user} = useSession();
  const {isLeaving, leave} = useLeave(goal);
  return (
    <ConfirmDialog
      title={goal?.title ?? text('signOut.title')}
      onClose={onClose}
      stayText={text('signOut.stay')}
      actText={goal?.leave ?? text('signOut')}
      isPending={isLeaving}
      onAct={() => {
        if (user) void leave(user.id, {engine: null, books: null});
      }}
    >
      <p>{goal?.text ?? text('admin.signOutText')}</p>
    </ConfirmDialog>
  );
}
