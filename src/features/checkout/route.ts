import type {FeatureRoute} from '#src/routing/route.ts';
import {pathTo} from '#src/routing/routing.ts';

/** Paying an order of whoever is signed in, and what became of it; and one's own cards. Source: S2.04, S2.16, D42. */
export const routes: readonly FeatureRoute[] = [
  {
    path: pathTo.ownCheckout.path,
    access: 'user',
    frame: 'bare',
    namespace: 'checkout',
    titleKey: 'title',
    load: async () => ({Screen: (await import('./checkout-screen.tsx')).OwnCheckoutScreen}),
    palette: false,
  },
  {
    path: pathTo.cards.path,
    access: 'user',
    frame: 'app',
    namespace: 'checkout',
    titleKey: 'cards.title',
    adminQuery: 'user',
    load: async () => ({Screen: (await import('./cards/cards-screen.tsx')).CardsScreen}),
    icon: 'card',
    menu: {order: 22.1, words: {es: 'Tarjetas', en: 'Cards', pt: 'Cartões'}},
  },
];
