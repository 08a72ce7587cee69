import {Suspense, lazy, type ComponentProps, type ComponentType} from 'react';
import type {Stamp as FullStamp} from './stamp.tsx';

type StampProps = ComponentProps<typeof FullStamp>;

/** A page without its picture is the page all the same. */
const Stamp = lazy<ComponentType<StampProps>>(async () =>
  import('./stamp.tsx').then(
    ({Stamp: Part}) => ({default: Part}),
    () => ({default: () => null}),
  ),
);

/** The stamp, fetched after what it stands beside. */
export function LazyStamp(props: StampProps) {
  return (
    <Suspense fallback={null}>
      <Stamp {...props} />
    </Suspense>
  );
}
