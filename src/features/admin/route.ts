import type {FeatureRoute} from '#src/routing/route.ts';

/** The admins' area. Source: S2.05. */
export const routes: readonly FeatureRoute[] = [
  {
    path: 'admin',
    access: 'admin',
    frame: 'app',
    namespace: 'admin',
    titleKey: 'usersTitle',
    load: async () => ({Screen: (await import('./users-screen.tsx')).UsersScreen}),
  },
  {
    path: 'admin/companies',
    access: 'admin',
    frame: 'app',
    namespace: 'admin',
    titleKey: 'companiesTitle',
    load: async () => ({Screen: (await import('./companies-screen.tsx')).CompaniesScreen}),
  },
  {
    path: 'admin/mails',
    access: 'admin',
    frame: 'app',
    namespace: 'admin',
    titleKey: 'mailsTitle',
    load: async () => ({Screen: (await import('./mails-screen.tsx')).MailsScreen}),
  },
];
