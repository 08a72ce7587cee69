import type {FeatureRoute} from '#src/routing/route.ts';
import {pathTo} from '#src/routing/routing.ts';

/** Paying an order, and what became of it: a visitor's, and that of whoever is signed in; and one's own cards. Source: S2.03, S2.04, S2.16, D42. */
export const routes: readonly FeatureRoute[] = [
  {
    path: pathTo.checkout.path,
    access: 'anyone',
    frame: 'bare',
    namespace: 'checkout',
    titleKey: 'title',
    load: async () => ({Screen: (await import('./checkout-screen.tsx')).CheckoutScreen}),
    palette: false,
  },
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
    load: async () => ({Screen: (await import('./cards/cards-screen.tsx')).CardsScreen}),
    icon: 'card',
    menu: {order: 22, words: {es: 'Tarjetas', en: 'Cards', pt: 'Cartões'}},
  },
];
