import type {FeatureRoute} from '#src/app/route.ts';

/** Signing in and registering. Source: S2.03, S2.15. */
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
    path: 'register',
    access: 'guest',
    frame: 'bare',
    namespace: 'account',
    titleKey: 'registerTitle',
    load: async () => ({Screen: (await import('./register-screen.tsx')).RegisterScreen}),
  },
];
