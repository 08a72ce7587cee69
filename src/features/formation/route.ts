import type {OrderKind} from '#contract/catalogue/ids.ts';
import type {FeatureRoute} from '#src/routing/route.ts';
import {wizardTo} from '#src/routing/routing.ts';

const kinds = ['create', 'migrate', 'crypto'] as const satisfies readonly OrderKind[];

/** The three wizards for who has an account, without signing out. Source: D28. */
export const routes: readonly FeatureRoute[] = kinds.map((kind) => ({
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
}));
