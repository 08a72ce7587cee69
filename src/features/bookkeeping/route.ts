import type {FeatureRoute} from '#src/routing/route.ts';
import {pathTo} from '#src/routing/routing.ts';

const below = pathTo.books.path;
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
      tab: 2,
      count: 'review',
    },
  },
  {
    ...shared,
    path: pathTo.import.path,
    titleKey: 'importTitle',
    load: async () => import('./imports/import-page.tsx'),
    icon: 'upload',
    below,
  },
  {
    ...shared,
    path: pathTo.imports.path,
    titleKey: 'tabImports',
    load: async () => import('./imports/history/imports-page.tsx'),
    icon: 'import',
    menu: {order: 31.1, words: {es: 'Importaciones', en: 'Imports', pt: 'Importações'}},
  },
  {
    ...shared,
    path: `${pathTo.imports.path}/:importId`,
    titleKey: 'tabImports',
    load: async () => import('./imports/history/import-detail-screen.tsx'),
    below: pathTo.imports.path,
  },
  {
    ...shared,
    path: pathTo.accounts.path,
    titleKey: 'accounts',
    load: async () => import('./accounts/accounts-page.tsx'),
    icon: 'wallet',
    menu: {order: 31.3, words: {es: 'Cuentas', en: 'Accounts', pt: 'Contas'}},
    below,
  },
  {
    ...shared,
    path: pathTo.categories.path,
    titleKey: 'categories',
    load: async () => import('./categories/categories-page.tsx'),
    icon: 'bookmark',
    menu: {order: 31.4, words: {es: 'Categorías', en: 'Categories', pt: 'Categorias'}},
    below,
  },
  {
    ...shared,
    path: pathTo.merchants.path,
    titleKey: 'merchants',
    load: async () => import('./merchants/merchants-page.tsx'),
    icon: 'shop',
    menu: {order: 31.45, words: {es: 'Comercios', en: 'Merchants', pt: 'Estabelecimentos'}},
    below,
  },
  {
    ...shared,
    path: `${pathTo.merchants.path}/:merchant`,
    titleKey: 'merchants',
    load: async () => import('./merchants/merchant-screen.tsx'),
    below: pathTo.merchants.path,
  },
  {
    ...shared,
    path: pathTo.received.path,
    titleKey: 'receivedTitle',
    load: async () => import('./received/received-page.tsx'),
    icon: 'receipt',
    menu: {order: 31.2, words: {es: 'Recibos por adjuntar', en: 'Receipts to attach', pt: 'Recibos para anexar'}},
    below,
  },
  {
    ...shared,
    path: pathTo.statements.path,
    titleKey: 'statements',
    load: async () => import('./statements/statements-page.tsx'),
    icon: 'document',
    menu: {order: 31.5, words: {es: 'Estados de cuenta', en: 'Statements', pt: 'Extratos'}},
    below,
  },
];
