import {useCallback, useMemo} from 'react';
import type {ListQuestion, ListShape} from '#contract/kernel/list.ts';
import {usePreferences} from '#src/data/device/preferences.ts';
import {useSearchParams} from '#src/routing/routing.ts';
import type {ListAsked} from '#src/ui/list/list.ts';
import {readListAddress, writeListAddress} from './list-address.ts';

/**
 * What a list shows lives in its address, so that it can be shared, and Back leads to what one saw. Rule: ADM11.
 *
 * @param shape stays the same object.
 */
export function useListAddress<Shape extends ListShape>(shape: Shape): ListAsked<Shape> {
  const [search, setSearch] = useSearchParams();
  const {hasLetterKeys} = usePreferences();
  const whole = search.toString();
  const question = useMemo(() => readListAddress(new URLSearchParams(whole), shape), [whole, shape]);
  const ask = useCallback(
    (patch: Partial<ListQuestion<Shape>>) =>
      setSearch(
        (last) => writeListAddress({...readListAddress(last, shape), ...patch}),
        // Words are typed letter by letter; everything else is a step one can go back from.
        {replace: patch.words !== undefined},
      ),
    [setSearch, shape],
  );
  const clear = useCallback(() => setSearch(new URLSearchParams()), [setSearch]);
  const {words, chosen, values = {}} = question;
  const isNarrowed =
    words !== '' || Object.values(chosen).some((one) => one !== null) || Object.keys(values).length > 0;
  return {shape, question, ask, clear: isNarrowed ? clear : null, hasLetterKeys};
}
