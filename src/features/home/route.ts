import type {FeatureRoute} from '#src/app/route.ts';

/** The guests' home. Source: S2.02, D5. */
export const routes: readonly FeatureRoute[] = [
  {
    path: '',
    access: 'guest',
    frame: 'bare',
    namespace: 'home',
    titleKey: 'title',
    load: async () => ({Screen: (await import('./home-screen.tsx')).HomeScreen}),
  },
];
