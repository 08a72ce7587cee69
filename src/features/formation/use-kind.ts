import type {OrderKind} from '#contract/catalogue/ids.ts';
import {useLocation, wizardTo} from '#src/routing/routing.ts';

/** Which of the three wizards is open, by its address. */
export function useKind(): OrderKind {
  const {pathname} = useLocation();
  const isAt = (kind: OrderKind) => pathname.includes(`/${wizardTo.guest[kind].path}`);
  if (isAt('migrate')) return 'migrate';
  return isAt('crypto') ? 'crypto' : 'create';
}
