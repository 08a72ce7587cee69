import {useEffect, useEffectEvent} from 'react';
import {useLocation, useSearchParams} from '#src/routing/routing.ts';
import type {Mail} from './read-mail.ts';

/** Opens the letter that an address leads to, each time it is followed, as soon as it is here. Rules: NTC10, NTC11. */
export function useLedToLetter(mails: readonly Mail[], show: (mail: Mail) => void): void {
  const [search] = useSearchParams();
  const {key} = useLocation();
  const askedId = search.get('mail');
  const asked = mails.find(({id}) => id === askedId);
  // Each following of an address has a key of its own, also of the same address.
  const followed = asked ? `${asked.id} ${key}` : null;
  const open = useEffectEvent(() => {
    if (asked) show(asked);
  });
  useEffect(() => {
    if (followed !== null) open();
  }, [followed]);
}
