import type {FeatureRoute} from '#src/app/route.ts';

/** What is on this device and how it stands to the server. Source: ux.md U2. */
export const routes: readonly FeatureRoute[] = [
  {
    path: 'activity',
    access: 'user',
    frame: 'app',
    namespace: 'activity',
    titleKey: 'title',
    load: async () => ({Screen: (await import('./activity-screen.tsx')).ActivityScreen}),
  },
];
