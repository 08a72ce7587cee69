import type {FeatureRoute} from '#src/routing/route.ts';
import {pathTo} from '#src/routing/routing.ts';

/** Who works on one's companies, and answering an invitation to one. Source: S2.04, S2.19, S6.04. */
export const routes: readonly FeatureRoute[] = [
  {
    path: pathTo.teammates.path,
    access: 'user',
    frame: 'app',
    namespace: 'teammates',
    titleKey: 'title',
    load: async () => ({Screen: (await import('./teammates-screen.tsx')).TeammatesScreen}),
    icon: 'people',
    menu: {order: 50, words: {es: 'Equipo', en: 'Team', pt: 'Equipe'}},
  },
  {
    path: pathTo.invitation.path,
    access: 'anyone',
    frame: 'bare',
    namespace: 'teammates',
    titleKey: 'invitation.title',
    load: async () => ({Screen: (await import('./invitation-screen.tsx')).InvitationScreen}),
    palette: false,
  },
];
