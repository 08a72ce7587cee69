import {googleReturnPath} from '#contract/account/rules.ts';
import type {GuestRoute} from '#src/routing/route.ts';
import {pathTo} from '#src/routing/routing.ts';

/** Signing in, registering, setting a new password. Source: S2.03, S2.15. */
export const routes: readonly GuestRoute[] = [
  {
    path: pathTo.login.path,
    access: 'guest',
    frame: 'bare',
    namespace: 'account',
    titleKey: 'signInTitle',
    load: async () => ({Screen: (await import('./login-screen.tsx')).LoginScreen}),
  },
  {
    path: googleReturnPath,
    access: 'guest',
    frame: 'bare',
    namespace: 'account/register',
    titleKey: 'googleTitle',
    load: async () => ({Screen: (await import('./register/google-screen.tsx')).GoogleScreen}),
  },
  {
    path: pathTo.register.path,
    access: 'guest',
    frame: 'bare',
    namespace: 'account/register',
    titleKey: 'registerTitle',
    load: async () => ({Screen: (await import('./register/register-screen.tsx')).RegisterScreen}),
  },
  {
    path: pathTo.resetPassword.path,
    access: 'guest',
    frame: 'bare',
    namespace: 'account/reset',
    titleKey: 'resetTitle',
    load: async () => ({Screen: (await import('./reset/reset-password-screen.tsx')).ResetPasswordScreen}),
  },
  {
    path: pathTo.confirmReset.path,
    access: 'guest',
    frame: 'bare',
    namespace: 'account/reset',
    titleKey: 'confirmResetTitle',
    load: async () => ({Screen: (await import('./reset/confirm-reset-screen.tsx')).ConfirmResetScreen}),
  },
];
