import type {FeatureRoute} from '#src/routing/route.ts';
import {pathTo} from '#src/routing/routing.ts';

/** A person's home and the companies they work on. Source: S2.04, S2.18, D28. */
export const routes: readonly FeatureRoute[] = [
  {
    path: pathTo.dashboard.path,
    access: 'user',
    frame: 'app',
    namespace: 'companies',
    titleKey: 'homeTitle',
    load: async () => {
      const {DashboardScreen, prepare} = await import('./dashboard-screen.tsx');
      return {Screen: DashboardScreen, prepare};
    },
    icon: 'house',
    menu: {order: 20, words: {es: 'Inicio', en: 'Home', pt: 'Início'}, tab: 1},
    goKey: {key: 'c', words: {es: 'Ir a las empresas', en: 'Go to companies', pt: 'Ir para as empresas'}},
  },
  {
    path: pathTo.company.path,
    access: 'user',
    frame: 'app',
    namespace: 'companies/company',
    titleKey: 'title',
    moreNamespaces: ['companies/documents'],
    load: async () => {
      const {CompanyScreen, prepare} = await import('./company/company-screen.tsx');
      return {Screen: CompanyScreen, prepare};
    },
    icon: 'building',
    below: pathTo.dashboard.path,
  },
  {
    path: pathTo.addCompany.path,
    access: 'user',
    frame: 'app',
    namespace: 'companies',
    titleKey: 'addCompany',
    load: async () => ({Screen: (await import('./add-company-screen.tsx')).AddCompanyScreen}),
    icon: 'plus',
    below: pathTo.dashboard.path,
  },
];
