import type {FeatureRoute} from '#src/routing/route.ts';
import {pathTo} from '#src/routing/routing.ts';

/** What one pays for one's companies. Source: S2.04, S2.19. */
export const routes: readonly FeatureRoute[] = [
  {
    path: pathTo.subscriptions.path,
    access: 'user',
    frame: 'app',
    namespace: 'subscriptions',
    moreNamespaces: ['plans', 'another'],
    titleKey: 'title',
    adminQuery: 'user',
    load: async () => ({Screen: (await import('./subscriptions-screen.tsx')).SubscriptionsScreen}),
    icon: 'repeat',
    menu: {order: 22, words: {es: 'Suscripciones', en: 'Subscriptions', pt: 'Assinaturas'}},
  },
];
