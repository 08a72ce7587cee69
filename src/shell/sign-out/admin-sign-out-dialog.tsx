import type {LeavingGoal} from './leaving-goal.ts';
import {useLeave} from './use-leave.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';

/** Asks an admin before signing out; nothing of theirs is on this device. Source: S2.30. */
export function AdminSignOutDialog({goal, onClose}: {goal?: LeavingGoal; onClose: () => void}) {
  const text = useText();
  const {user} = useSession();
  const {isLeaving, leave} = useLeave(goal);
  return (
    <Dialog
      title={goal?.title ?? text('signOut.title')}
      isOpen
      onClose={onClose}
      closeLabel={text('close')}
      actions={
        <>
          <Button size="large" onPress={onClose}>
            {text('signOut.stay')}
          </Button>
          <Button
            size="large"
            look="primary"
            isPending={isLeaving}
            onPress={() => {
              if (user) void leave(user.id, {engine: null, books: null});
            }}
          >
            {goal?.leave ?? text('signOut')}
          </Button>
        </>
      }
    >
      <p>{goal?.text ?? text('admin.signOutText')}</p>
    </Dialog>
  );
}
