import type {FeatureRoute} from '#src/routing/route.ts';
import {pathTo} from '#src/routing/routing.ts';

/** What a person sets on this device. */
export const routes: readonly FeatureRoute[] = [
  {
    path: pathTo.preferences.path,
    access: 'user',
    frame: 'app',
    namespace: 'preferences',
    titleKey: 'title',
    load: async () => ({Screen: (await import('./preferences-screen.tsx')).PreferencesScreen}),
    icon: 'settings',
    below: pathTo.dashboard.path,
  },
];
