import type {FeatureRoute} from '#src/routing/route.ts';
import {pathTo} from '#src/routing/routing.ts';

/** The admins' area. Source: S2.05. */
export const routes: readonly FeatureRoute[] = [
  {
    path: pathTo.admin.path,
    access: 'admin',
    frame: 'app',
    namespace: 'admin',
    titleKey: 'usersTitle',
    load: async () => ({Screen: (await import('./users-screen.tsx')).UsersScreen}),
    icon: 'people',
    menu: {order: 10, words: {es: 'Usuarios', en: 'Users', pt: 'Usuários'}},
  },
  {
    path: 'admin/companies',
    access: 'admin',
    frame: 'app',
    namespace: 'admin',
    titleKey: 'companies',
    load: async () => ({Screen: (await import('./companies-screen.tsx')).CompaniesScreen}),
    icon: 'building',
    menu: {order: 20, words: {es: 'Empresas', en: 'Companies', pt: 'Empresas'}},
  },
  {
    path: pathTo.adminOrders.path,
    access: 'admin',
    frame: 'app',
    namespace: 'admin/orders',
    titleKey: 'title',
    load: async () => ({Screen: (await import('./orders/orders-screen.tsx')).OrdersScreen}),
    icon: 'invoice',
    menu: {order: 30, words: {es: 'Pedidos', en: 'Orders', pt: 'Pedidos'}},
  },
  {
    path: `${pathTo.adminOrders.path}/:orderId`,
    access: 'admin',
    frame: 'app',
    namespace: 'admin/orders',
    titleKey: 'title',
    load: async () => ({Screen: (await import('./orders/order-screen.tsx')).OrderScreen}),
    sweep: {params: {orderId: '019a0000-0000-7000-8000-000000000001'}},
  },
  {
    path: 'admin/mails',
    access: 'admin',
    frame: 'app',
    namespace: 'admin',
    titleKey: 'mailsTitle',
    load: async () => ({Screen: (await import('./mails-screen.tsx')).MailsScreen}),
    icon: 'mail-failed',
    menu: {order: 50, words: {es: 'Correos', en: 'Emails', pt: 'E-mails'}},
  },
];
