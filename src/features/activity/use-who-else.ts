import {useCallback} from 'react';
import type {es} from './text/es.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useText} from '#src/i18n/use-text.ts';

/** Says who changed the same as the person: somebody else, or they themselves on another device. */
export function useWhoElse(): (name: string | undefined) => string {
  const text = useText<typeof es>('activity');
  const {user} = useSession();
  const own = user === null ? null : `${user.firstName} ${user.lastName}`;
  return useCallback(
    (name) => {
      if (name === undefined) return text('conflictUnknown');
      return name === own ? text('conflictSelf') : text('conflictWith', {name});
    },
    [text, own],
  );
}
