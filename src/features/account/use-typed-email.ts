import {useLocation} from '#src/routing/routing.ts';

/** The e-mail that was typed on the screen before: in the history's state, where no address and no log shows it. */
export function useTypedEmail(): string {
  return readTyped(useLocation().state, 'email');
}

/** The name that was typed before, in the same place. */
export function useTypedName(): {readonly firstName: string; readonly lastName: string} {
  const {state} = useLocation();
  return {firstName: readTyped(state, 'firstName'), lastName: readTyped(state, 'lastName')};
}

function readTyped(state: unknown, name: string): string {
  if (typeof state !== 'object' || state === null) return '';
  const found = Object.entries(state).find(([key]) => key === name)?.[1] as unknown; // Entries of an object are of any.
  return typeof found === 'string' ? found : '';
}
