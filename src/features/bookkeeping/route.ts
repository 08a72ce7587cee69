import type {FeatureRoute} from '#src/routing/route.ts';
import {pathTo} from '#src/routing/routing.ts';

const shared = {access: 'user', frame: 'app', namespace: 'bookkeeping'} as const;

/** The screens of a company's books. Source: S2.04, S2.22, S2.23, D6, D33. */
export const routes: readonly FeatureRoute[] = [
  {
    ...shared,
    path: pathTo.anyBooks.path,
    titleKey: 'title',
    load: async () => import('./screen.tsx'),
    goKey: {key: 'b', words: {es: 'Ir a los movimientos', en: 'Go to transactions', pt: 'Ir para as transações'}},
  },
  {
    ...shared,
    path: pathTo.books.path,
    titleKey: 'title',
    load: async () => import('./books-screen.tsx'),
    icon: 'sliders',
    menu: {
      order: 31,
      words: {es: 'Movimientos', en: 'Transactions', pt: 'Transações'},
      shortWords: {es: 'Movs.', en: 'Books', pt: 'Transações'},
      isTab: true,
      count: 'review',
    },
  },
  {
    ...shared,
    path: pathTo.import.path,
    titleKey: 'importTitle',
    load: async () => import('./imports/import-page.tsx'),
    icon: 'upload',
  },
  {
    ...shared,
    path: pathTo.imports.path,
    titleKey: 'tabImports',
    load: async () => import('./imports/history/imports-page.tsx'),
    icon: 'import',
  },
  {
    ...shared,
    path: `${pathTo.imports.path}/:importId`,
    titleKey: 'tabImports',
    load: async () => import('./imports/history/import-detail-screen.tsx'),
  },
  {
    ...shared,
    path: pathTo.accounts.path,
    titleKey: 'accounts',
    load: async () => import('./accounts/accounts-page.tsx'),
    icon: 'wallet',
  },
  {
    ...shared,
    path: pathTo.categories.path,
    titleKey: 'categories',
    load: async () => import('./categories/categories-page.tsx'),
    icon: 'bookmark',
  },
  {
    ...shared,
    path: pathTo.received.path,
    titleKey: 'receivedTitle',
    load: async () => import('./received/received-page.tsx'),
    icon: 'receipt',
  },
  {
    ...shared,
    path: pathTo.statements.path,
    titleKey: 'statements',
    load: async () => import('./statements/statements-page.tsx'),
    icon: 'document',
  },
];
