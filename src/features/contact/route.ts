import type {FeatureRoute} from '#src/routing/route.ts';

/** What visitors wrote by the contact form, for admins. Source: S2.25, S6.06. */
export const routes: readonly FeatureRoute[] = [
  {
    path: 'admin/messages',
    access: 'admin',
    frame: 'app',
    namespace: 'contact',
    titleKey: 'title',
    load: async () => ({Screen: (await import('./messages-screen.tsx')).MessagesScreen}),
    icon: 'mail',
    menu: {order: 40, words: {es: 'Mensajes', en: 'Messages', pt: 'Mensagens'}},
  },
];
