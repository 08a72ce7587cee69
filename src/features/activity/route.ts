import type {FeatureRoute} from '#src/routing/route.ts';
import {pathTo} from '#src/routing/routing.ts';

/** What is on this device and how it stands to the server, and what two people changed alike. Source: ux.md U2, D6. */
export const routes: readonly FeatureRoute[] = [
  {
    path: pathTo.activity.path,
    access: 'user',
    frame: 'app',
    namespace: 'activity',
    titleKey: 'title',
    load: async () => ({Screen: (await import('./activity-screen.tsx')).ActivityScreen}),
    icon: 'history',
    menu: {order: 80, words: {es: 'Actividad', en: 'Activity', pt: 'Atividade'}},
  },
  {
    path: pathTo.conflicts.path,
    access: 'user',
    frame: 'app',
    namespace: 'activity',
    titleKey: 'conflictsTitle',
    load: async () => ({Screen: (await import('./conflicts/conflicts-screen.tsx')).ConflictsScreen}),
    icon: 'merge',
    below: pathTo.books.path,
  },
];
