import type {FeatureRoute} from '#src/routing/route.ts';
import {pathTo} from '#src/routing/routing.ts';

/** A company's post. Source: S1.03, S2.04. */
export const routes: readonly FeatureRoute[] = [
  {
    path: pathTo.mailing.path,
    access: 'user',
    frame: 'app',
    namespace: 'mailing',
    titleKey: 'title',
    load: async () => ({Screen: (await import('./mailing-screen.tsx')).MailingScreen}),
    icon: 'mail',
    menu: {
      order: 21,
      words: {es: 'Correspondencia', en: 'Mail', pt: 'Correspondência'},
      shortWords: {es: 'Correo', en: 'Mail', pt: 'Correio'},
      tab: 3,
      count: 'mail',
    },
    goKey: {key: 'm', words: {es: 'Ir a la correspondencia', en: 'Go to mail', pt: 'Ir para a correspondência'}},
  },
];
