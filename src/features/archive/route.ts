import type {FeatureRoute} from '#src/routing/route.ts';
import {pathTo} from '#src/routing/routing.ts';

/** Everything that a person has here, to take away and to read back. */
export const routes: readonly FeatureRoute[] = [
  {
    path: pathTo.archive.path,
    access: 'user',
    frame: 'app',
    namespace: 'archive',
    titleKey: 'title',
    load: async () => ({Screen: (await import('./archive-screen.tsx')).ArchiveScreen}),
    icon: 'document',
    below: pathTo.dashboard.path,
  },
];
