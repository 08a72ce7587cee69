import type {FeatureRoute} from '#src/routing/route.ts';

/** What is on this device and how it stands to the server, and what two people changed alike. Source: ux.md U2, D6. */
export const routes: readonly FeatureRoute[] = [
  {
    path: 'activity',
    access: 'user',
    frame: 'app',
    namespace: 'activity',
    titleKey: 'title',
    load: async () => ({Screen: (await import('./activity-screen.tsx')).ActivityScreen}),
  },
  {
    path: 'accounting-ai/bookkeeping/:companyId/conflicts',
    access: 'user',
    frame: 'app',
    namespace: 'activity',
    titleKey: 'conflictsTitle',
    load: async () => ({Screen: (await import('./conflicts/conflicts-screen.tsx')).ConflictsScreen}),
  },
];
