import {Suspense, lazy, type ComponentProps} from 'react';
import type {Stamp as FullStamp} from './stamp.tsx';

/** A page without its picture is the page all the same. */
const Stamp = lazy(async () =>
  import('./stamp.tsx').then(
    ({Stamp: Part}) => ({default: Part}),
    () => ({default: () => null}),
  ),
);

/** The stamp, fetched after what it stands beside. */
export function LazyStamp(props: ComponentProps<typeof FullStamp>) {
  return (
    <Suspense fallback={null}>
      <Stamp {...props} />
    </Suspense>
  );
}
