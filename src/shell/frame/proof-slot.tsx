import {Suspense, lazy, useEffect, useEffectEvent, useRef, useState} from 'react';
import {hearProofWanted, type ProofWanted} from '#src/data/calls/proof.ts';

/** Few acts need it. */
const ProofDialog = lazy(async () =>
  import('#src/features/account/second/proof-dialog.tsx').then(
    ({ProofDialog: Found}) => ({default: Found}),
    () => ({default: GiveUp}),
  ),
);

/** Where the dialog cannot be fetched, the refusal stands. */
function GiveUp({onClose}: {onProven: () => void; onClose: () => void}) {
  const close = useEffectEvent(onClose);
  useEffect(() => close(), []);
  return <></>;
}

/** Where a person is asked to show again that it is them, whichever screen needs it. Rule: FAC7. */
export function ProofSlot() {
  const [wanted, setWanted] = useState<ProofWanted | null>(null);
  const newest = useRef<ProofWanted | null>(null);
  useEffect(() => {
    const stop = hearProofWanted((next) => {
      // Of two at once the first gives way.
      newest.current?.settle(false);
      newest.current = next;
      setWanted(next);
    });
    return () => {
      stop();
      newest.current?.settle(false);
      newest.current = null;
    };
  }, []);
  if (wanted === null) return null;
  const settle = (isProven: boolean) => {
    newest.current = null;
    setWanted(null);
    wanted.settle(isProven);
  };
  return (
    <Suspense fallback={null}>
      <ProofDialog onProven={() => settle(true)} onClose={() => settle(false)} />
    </Suspense>
  );
}
