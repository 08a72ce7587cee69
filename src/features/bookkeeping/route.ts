import type {FeatureRoute} from '#src/app/route.ts';

const shared = {access: 'user', frame: 'app', namespace: 'bookkeeping'} as const;
const base = 'accounting-ai/bookkeeping';

/** The screens of a company's books. Source: S2.04, S2.22, D6, D33. */
export const routes: readonly FeatureRoute[] = [
  {...shared, path: base, titleKey: 'title', load: async () => import('./screen.tsx')},
  {...shared, path: `${base}/:companyId`, titleKey: 'title', load: async () => import('./books-screen.tsx')},
];
