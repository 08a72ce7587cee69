import type {FeatureRoute} from '#src/routing/route.ts';
import {pathTo} from '#src/routing/routing.ts';

/** The end of a company. Source: S2.18, S4.06. */
export const routes: readonly FeatureRoute[] = [
  {
    path: pathTo.dissolution.path,
    access: 'user',
    frame: 'app',
    namespace: 'dissolution',
    moreNamespaces: ['plans'],
    titleKey: 'title',
    load: async () => ({Screen: (await import('./dissolution-screen.tsx')).DissolutionScreen}),
    icon: 'document',
    below: pathTo.dashboard.path,
  },
];
