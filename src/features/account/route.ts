import {googleReturnPath} from '#contract/account/rules.ts';
import type {FeatureRoute} from '#src/routing/route.ts';

/** Signing in, registering, setting a new password, and one's own account. Source: S2.03, S2.15. */
export const routes: readonly FeatureRoute[] = [
  {
    path: 'login',
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
    path: 'register',
    access: 'guest',
    frame: 'bare',
    namespace: 'account/register',
    titleKey: 'registerTitle',
    load: async () => ({Screen: (await import('./register/register-screen.tsx')).RegisterScreen}),
  },
  {
    path: 'reset-password',
    access: 'guest',
    frame: 'bare',
    namespace: 'account/reset',
    titleKey: 'resetTitle',
    load: async () => ({Screen: (await import('./reset/reset-password-screen.tsx')).ResetPasswordScreen}),
  },
  {
    path: 'reset-password/confirm',
    access: 'guest',
    frame: 'bare',
    namespace: 'account/reset',
    titleKey: 'confirmResetTitle',
    load: async () => ({Screen: (await import('./reset/confirm-reset-screen.tsx')).ConfirmResetScreen}),
  },
  {
    path: 'account',
    access: 'account',
    frame: 'app',
    namespace: 'account/own',
    titleKey: 'profileTitle',
    load: async () => ({Screen: (await import('./own/profile-screen.tsx')).ProfileScreen}),
  },
  {
    path: 'account/security',
    access: 'account',
    frame: 'app',
    namespace: 'account/own',
    titleKey: 'securityTitle',
    load: async () => ({Screen: (await import('./own/security-screen.tsx')).SecurityScreen}),
  },
  {
    path: 'account/tax-record',
    access: 'account',
    frame: 'app',
    namespace: 'account/own',
    titleKey: 'taxTitle',
    load: async () => ({Screen: (await import('./own/tax/tax-screen.tsx')).TaxScreen}),
  },
];
