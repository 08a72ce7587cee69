import type {FeatureRoute} from '#src/routing/route.ts';
import {pathTo} from '#src/routing/routing.ts';

/** One's own account. Source: S2.03, S2.15. */
export const routes: readonly FeatureRoute[] = [
  {
    path: pathTo.profile.path,
    access: 'account',
    frame: 'app',
    below: pathTo.dashboard.path,
    namespace: 'account/own',
    titleKey: 'profileTitle',
    load: async () => ({Screen: (await import('./own/profile-screen.tsx')).ProfileScreen}),
    icon: 'person',
  },
  {
    path: pathTo.security.path,
    access: 'account',
    frame: 'app',
    below: pathTo.dashboard.path,
    namespace: 'account/own',
    moreNamespaces: ['account/own/seen', 'account/second'],
    titleKey: 'securityTitle',
    load: async () => ({Screen: (await import('./own/security-screen.tsx')).SecurityScreen}),
    icon: 'shield',
  },
  {
    path: pathTo.twoStep.path,
    access: 'account',
    frame: 'app',
    below: pathTo.dashboard.path,
    namespace: 'account/second',
    moreNamespaces: ['account/own'],
    titleKey: 'title',
    load: async () => ({Screen: (await import('./second/two-step-screen.tsx')).TwoStepScreen}),
    icon: 'shield',
  },
  {
    path: pathTo.taxRecord.path,
    access: 'account',
    frame: 'app',
    below: pathTo.dashboard.path,
    namespace: 'account/own',
    titleKey: 'taxTitle',
    load: async () => ({Screen: (await import('./own/tax/tax-screen.tsx')).TaxScreen}),
  },
];
