import {publicPages} from '#contract/site/public-paths.ts';
import type {FeatureRoute} from '#src/routing/route.ts';

const paths = [...publicPages, 'banking-crypto/faq', 'blogs/*'] as const;

/** How the menu and the palette name those that say something to who is signed in. */
const places: Partial<Record<(typeof paths)[number], Pick<FeatureRoute, 'icon' | 'menu' | 'palette'>>> = {
  '': {
    icon: 'globe',
    menu: {order: 70, words: {es: 'Ir al sitio', en: 'Go to the site', pt: 'Ir para o site'}},
    palette: {titleKey: 'home'},
  },
  requirements: {palette: {titleKey: 'requirements'}},
  faq: {
    icon: 'help',
    menu: {order: 60, words: {es: 'Preguntas frecuentes', en: 'FAQ', pt: 'Perguntas frequentes'}, isHelp: true},
    palette: {titleKey: 'faq'},
  },
  'faq/banking-crypto': {palette: {titleKey: 'bankingFaq'}},
  'banking-crypto/faq': {
    icon: 'help',
    menu: {
      order: 11,
      words: {es: 'Preguntas de banca', en: 'Banking FAQ', pt: 'Perguntas de banco'},
      isHelp: true,
    },
  },
  blogs: {palette: {titleKey: 'blog'}},
  contact: {icon: 'mail', palette: {titleKey: 'contact'}},
  privacy: {palette: {titleKey: 'privacy'}},
  terms: {palette: {titleKey: 'terms'}},
};

/** Addresses of the public site, which is no part of the app: the browser loads them. Source: S2.02, decision 014. */
export const routes: readonly FeatureRoute[] = paths.map((path) => ({
  path,
  access: 'anyone',
  frame: 'bare',
  namespace: 'public-page',
  titleKey: 'title',
  load: async () => ({Screen: (await import('./public-page-screen.tsx')).PublicPageScreen}),
  palette: false,
  sweep: false,
  ...places[path],
}));
