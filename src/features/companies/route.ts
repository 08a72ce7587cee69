import type {FeatureRoute} from '#src/routing/route.ts';

/** A person's home and the companies they work on. Source: S2.04, S2.18, D28. */
export const routes: readonly FeatureRoute[] = [
  {
    path: 'dashboard',
    access: 'user',
    frame: 'app',
    namespace: 'companies',
    titleKey: 'homeTitle',
    load: async () => ({Screen: (await import('./dashboard-screen.tsx')).DashboardScreen}),
  },
  {
    path: 'dashboard/add-company',
    access: 'user',
    frame: 'app',
    namespace: 'companies',
    titleKey: 'addTitle',
    load: async () => ({Screen: (await import('./add-company-screen.tsx')).AddCompanyScreen}),
  },
];
