import {Suspense, lazy, useEffect, useState} from 'react';
import {hearProofWanted, type ProofWanted} from '#src/data/calls/proof.ts';

/** Few acts need it. */
const ProofDialog = lazy(async () => ({
  default: (await import('#src/features/account/second/proof-dialog.tsx')).ProofDialog,
}));

/** Where a person is asked to show again that it is them, whichever screen needs it. Rule: FAC7. */
export function ProofSlot() {
  const [wanted, setWanted] = useState<ProofWanted | null>(null);
  useEffect(() => hearProofWanted(setWanted), []);
  if (wanted === null) return null;
  const settle = (isProven: boolean) => {
    setWanted(null);
    wanted.settle(isProven);
  };
  return (
    <Suspense fallback={null}>
      <ProofDialog onProven={() => settle(true)} onClose={() => settle(false)} />
    </Suspense>
  );
}
