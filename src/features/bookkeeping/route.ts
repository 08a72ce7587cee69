import type {FeatureRoute} from '#src/routing/route.ts';

const shared = {access: 'user', frame: 'app', namespace: 'bookkeeping'} as const;
const base = 'accounting-ai/bookkeeping';
const books = `${base}/:companyId`;

/** The screens of a company's books. Source: S2.04, S2.22, S2.23, D6, D33. */
export const routes: readonly FeatureRoute[] = [
  {...shared, path: base, titleKey: 'title', load: async () => import('./screen.tsx')},
  {...shared, path: books, titleKey: 'title', load: async () => import('./books-screen.tsx')},
  {
    ...shared,
    path: `${books}/import`,
    titleKey: 'importTitle',
    load: async () => import('./imports/import-screen.tsx'),
  },
  {
    ...shared,
    path: `${books}/imports`,
    titleKey: 'importsTitle',
    load: async () => import('./imports/history/imports-screen.tsx'),
  },
  {
    ...shared,
    path: `${books}/imports/:importId`,
    titleKey: 'importsTitle',
    load: async () => import('./imports/history/import-detail-screen.tsx'),
  },
  {
    ...shared,
    path: `${books}/accounts`,
    titleKey: 'accounts',
    load: async () => import('./accounts/accounts-screen.tsx'),
  },
  {
    ...shared,
    path: `${books}/categories`,
    titleKey: 'categories',
    load: async () => import('./categories/categories-screen.tsx'),
  },
  {
    ...shared,
    path: `${books}/receipts`,
    titleKey: 'receivedTitle',
    load: async () => import('./received/received-screen.tsx'),
  },
  {
    ...shared,
    path: `${books}/statements`,
    titleKey: 'statements',
    load: async () => import('./statements/statements-screen.tsx'),
  },
];
