import type {FeatureRoute} from '#src/routing/route.ts';

/** What a person sets on this device. */
export const routes: readonly FeatureRoute[] = [
  {
    path: 'preferences',
    access: 'user',
    frame: 'app',
    namespace: 'preferences',
    titleKey: 'title',
    load: async () => ({Screen: (await import('./preferences-screen.tsx')).PreferencesScreen}),
  },
];
