import type {FeatureRoute} from '#src/routing/route.ts';

/** Where the public site's start-now leads whoever is signed in; the others go on at once. Source: S2.30. */
export const routes: readonly FeatureRoute[] = [
  {
    path: 'start-over',
    access: 'anyone',
    frame: 'bare',
    namespace: 'sign-out',
    titleKey: 'title',
    load: async () => ({Screen: (await import('./start-over-screen.tsx')).StartOverScreen}),
    icon: 'start-over',
    // It leads out of the app.
    sweep: false,
  },
];
