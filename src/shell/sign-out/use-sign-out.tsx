import {Suspense, useState, type ReactNode} from 'react';
import {SignOutDialog} from './sign-out-dialog.tsx';

/** Asks before signing out (S2.30); `dialog` goes beside what asks. */
export function useSignOut(): {ask: () => void; dialog: ReactNode} {
  const [isAsking, setAsking] = useState(false);
  return {
    ask: () => setAsking(true),
    dialog: isAsking ? (
      <Suspense fallback={null}>
        <SignOutDialog onClose={() => setAsking(false)} />
      </Suspense>
    ) : null,
  };
}
