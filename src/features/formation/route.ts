import type {OrderKind} from '#contract/catalogue/ids.ts';
import type {FeatureRoute} from '#src/routing/route.ts';
import {wizardTo} from '#src/routing/routing.ts';

const kinds = ['create', 'migrate', 'crypto'] as const satisfies readonly OrderKind[];

/** The three wizards, for visitors and, without signing out, for who has an account. Source: S2.03, S2.13, S2.14, D28. */
export const routes: readonly FeatureRoute[] = [
  ...kinds.map((kind): FeatureRoute => {
    return {
      path: wizardTo.guest[kind].path,
      access: 'guest',
      own: wizardTo.user[kind],
      frame: 'bare',
      namespace: 'formation',
      titleKey: `title.${kind}`,
      load: async () => ({Screen: (await import('./guest-screen.tsx')).GuestScreen}),
    };
  }),
  ...kinds.map((kind): FeatureRoute => {
    return {
      path: wizardTo.user[kind].path,
      access: 'user',
      frame: 'bare',
      namespace: 'formation',
      moreNamespaces: ['formation/wizard', 'wizard', 'plans'],
      titleKey: `title.${kind}`,
      load: async () => {
        const {OwnScreen, prepare} = await import('./own-screen.tsx');
        return {Screen: OwnScreen, prepare};
      },
      icon: 'plus',
    };
  }),
];
