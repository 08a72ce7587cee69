import type {FeatureRoute} from '#src/routing/route.ts';
import {pathTo} from '#src/routing/routing.ts';

/** What was paid to Faro, with its papers. Source: S2.04, S2.28. */
export const routes: readonly FeatureRoute[] = [
  {
    path: pathTo.invoices.path,
    access: 'user',
    frame: 'app',
    namespace: 'invoices',
    moreNamespaces: ['invoice-paper', 'plans'],
    titleKey: 'title',
    load: async () => ({Screen: (await import('./invoices-screen.tsx')).InvoicesScreen}),
    icon: 'invoice',
    menu: {order: 40, words: {es: 'Facturas', en: 'Invoices', pt: 'Faturas'}},
    goKey: {key: 'i', words: {es: 'Ir a las facturas', en: 'Go to invoices', pt: 'Ir para as faturas'}},
  },
];
