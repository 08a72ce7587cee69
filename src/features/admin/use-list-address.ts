import {useCallback, useMemo} from 'react';
import {readListAddress, writeListAddress, type ListQuestion, type ListShape} from './list-address.ts';
import {useSearchParams} from '#src/routing/routing.ts';

/**
 * What a list shows lives in its address, so that it can be shared, and Back leads to what one saw. Rule: ADM11.
 *
 * @param shape stays the same object.
 */
export function useListAddress<Order extends string, Filters extends Readonly<Record<string, string>>>(
  shape: ListShape<Order, Filters>,
) {
  const [search, setSearch] = useSearchParams();
  const whole = search.toString();
  const question = useMemo(() => readListAddress(new URLSearchParams(whole), shape), [whole, shape]);
  const ask = useCallback(
    (patch: Partial<ListQuestion<Order, Filters>>) =>
      setSearch(
        (last) => writeListAddress({...readListAddress(last, shape), ...patch}),
        // Words are typed letter by letter; everything else is a step one can go back from.
        {replace: patch.words !== undefined},
      ),
    [setSearch, shape],
  );
  const clear = useCallback(() => setSearch(new URLSearchParams()), [setSearch]);
  const isNarrowed = question.words !== '' || Object.values(question.chosen).some((one) => one !== null);
  return {question, ask, clear: isNarrowed ? clear : null};
}
