import {Suspense, lazy} from 'react';
import {WaitingPage} from './waiting-page.tsx';

/** The database, the steps and their data: fetched once the page is painted. */
const GuestWizard = lazy(async () => ({default: (await import('./guest-wizard.tsx')).GuestWizard}));

/** A wizard for somebody who has no account yet. Rule: GST1. Source: S2.03, D12. */
export function GuestScreen() {
  return (
    <Suspense fallback={<WaitingPage />}>
      <GuestWizard />
    </Suspense>
  );
}
