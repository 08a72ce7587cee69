import {Suspense, useState, type ReactNode} from 'react';
import {endExample, useExample} from '#src/data/example/example-mode.ts';
import {SignOutDialog} from './sign-out-dialog.tsx';

/** Asks before signing out (S2.30); `dialog` goes beside what asks. What is unsent is the person's own: an example is left before. */
export function useSignOut(): {ask: () => void; dialog: ReactNode} {
  const isExample = useExample();
  const [isAsking, setAsking] = useState(false);
  return {
    ask: () => {
      if (isExample) endExample().catch(reportError);
      else setAsking(true);
    },
    dialog: isAsking ? (
      <Suspense fallback={null}>
        <SignOutDialog onClose={() => setAsking(false)} />
      </Suspense>
    ) : null,
  };
}
