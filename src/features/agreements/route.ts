import type {FeatureRoute} from '#src/routing/route.ts';
import {pathTo} from '#src/routing/routing.ts';

/** The founding paper of a company. Source: S3.10. */
export const routes: readonly FeatureRoute[] = [
  {
    path: pathTo.agreement.path,
    access: 'user',
    frame: 'app',
    namespace: 'agreements',
    titleKey: 'title',
    load: async () => ({Screen: (await import('./agreement-screen.tsx')).AgreementScreen}),
    icon: 'document',
    below: pathTo.dashboard.path,
  },
];
