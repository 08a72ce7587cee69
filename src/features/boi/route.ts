import type {FeatureRoute} from '#src/routing/route.ts';
import {pathTo} from '#src/routing/routing.ts';

/** Whether one's companies owe a BOI report. Source: S1.04, S2.04, S2.28, D21. */
export const routes: readonly FeatureRoute[] = [
  {
    path: pathTo.boiReport.path,
    access: 'user',
    frame: 'app',
    namespace: 'boi',
    titleKey: 'title',
    load: async () => ({Screen: (await import('./boi-screen.tsx')).BoiScreen}),
    icon: 'report',
    menu: {order: 23, words: {es: 'Reporte BOI', en: 'BOI report', pt: 'Relatório BOI'}},
  },
];
