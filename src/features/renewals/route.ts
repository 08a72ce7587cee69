import type {FeatureRoute} from '#src/routing/route.ts';
import {pathTo} from '#src/routing/routing.ts';

/** What a company owes its state. Source: S2.18, S2.32, S4.05. */
export const routes: readonly FeatureRoute[] = [
  {
    path: pathTo.renewal.path,
    access: 'user',
    frame: 'app',
    namespace: 'renewals',
    titleKey: 'title',
    load: async () => ({Screen: (await import('./renewal-screen.tsx')).RenewalScreen}),
    icon: 'document',
    below: pathTo.dashboard.path,
  },
];
