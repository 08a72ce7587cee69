import {Suspense, lazy, useState} from 'react';
import {isVisitorKnown} from '#src/data/database/visitor.ts';
import {WaitingPage} from './waiting-page.tsx';

/** The database, the steps and their data: fetched once the page is painted. */
const GuestWizard = lazy(async () => ({default: (await import('./guest-wizard.tsx')).GuestWizard}));

/** A wizard for somebody who has no account yet. Rule: GST1. Source: S2.03, D12. */
export function GuestScreen() {
  const [isFirst] = useState(() => !isVisitorKnown());
  const waiting = <WaitingPage isFirst={isFirst} />;
  return (
    <Suspense fallback={waiting}>
      <GuestWizard waiting={waiting} />
    </Suspense>
  );
}
