import type {OrderKind} from '#contract/catalogue/ids.ts';
import type {GuestRoute} from '#src/routing/route.ts';
import {wizardTo} from '#src/routing/routing.ts';

const kinds = ['create', 'migrate', 'crypto'] as const satisfies readonly OrderKind[];

/** The three wizards for visitors. Source: S2.03, S2.13, S2.14. */
export const routes: readonly GuestRoute[] = kinds.map((kind) => ({
  path: wizardTo.guest[kind].path,
  access: 'guest',
  own: wizardTo.user[kind],
  frame: 'bare',
  namespace: 'formation',
  titleKey: `title.${kind}`,
  load: async () => ({Screen: (await import('./guest-screen.tsx')).GuestScreen}),
}));
