import {publicPages} from '#contract/site/public-paths.ts';
import type {FeatureRoute} from '#src/routing/route.ts';

/** Addresses of the public site, which is no part of the app: the browser loads them. Source: S2.02, decision 014. */
export const routes: readonly FeatureRoute[] = [...publicPages, 'banking-crypto/faq', 'blogs/*'].map((path) => ({
  path,
  access: 'anyone',
  frame: 'bare',
  namespace: 'public-page',
  titleKey: 'title',
  load: async () => ({Screen: (await import('./public-page-screen.tsx')).PublicPageScreen}),
}));
