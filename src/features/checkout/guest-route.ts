import type {GuestRoute} from '#src/routing/route.ts';
import {pathTo} from '#src/routing/routing.ts';

/** Paying a visitor's order, and what became of it. Source: S2.03, S2.16. */
export const routes: readonly GuestRoute[] = [
  {
    path: pathTo.checkout.path,
    access: 'anyone',
    frame: 'bare',
    namespace: 'checkout',
    titleKey: 'title',
    load: async () => ({Screen: (await import('./checkout-screen.tsx')).CheckoutScreen}),
    palette: false,
  },
];
