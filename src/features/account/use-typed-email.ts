import {useLocation} from '#src/routing/routing.ts';

/** The e-mail that was typed on the screen before: in the history's state, where no address and no log shows it. */
export function useTypedEmail(): string {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}
