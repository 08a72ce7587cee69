import {useEffect, useEffectEvent} from 'react';
import {useSearchParams} from '#src/routing/routing.ts';

/** Begins a new transaction where the address asks for one, once: what is asked leaves the address. */
export function useAskedNew(begin: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isAsked = search.has('new');
  const take = useEffectEvent(() => {
    setSearch(
      (last) => {
        const rest = new URLSearchParams(last);
        rest.delete('new');
        return rest;
      },
      {replace: true},
    );
    begin();
  });
  useEffect(() => {
    if (isAsked) take();
  }, [isAsked]);
}
