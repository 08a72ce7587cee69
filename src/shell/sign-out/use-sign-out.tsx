import {Suspense, useState, type ReactNode} from 'react';
import {useLeaveExample} from '#src/shell/example/use-leave-example.ts';
import {useExample} from '#src/data/example/example-mode.ts';
import {useText} from '#src/i18n/use-text.ts';
import {SignOutDialog} from './sign-out-dialog.tsx';

/**
 * Asks before signing out (S2.30), as what is called `label`; `dialog` goes beside what asks. What is unsent is the person's own: an example is left
 * before.
 */
export function useSignOut(): {label: string; ask: () => void; dialog: ReactNode} {
  const text = useText();
  const isExample = useExample();
  const leaveExample = useLeaveExample();
  const [isAsking, setAsking] = useState(false);
  return {
    label: text(isExample ? 'example.leave' : 'signOut'),
    ask: () => {
      if (isExample) leaveExample();
      else setAsking(true);
    },
    dialog: isAsking ? (
      <Suspense fallback={null}>
        <SignOutDialog onClose={() => setAsking(false)} />
      </Suspense>
    ) : null,
  };
}
