import type {ReactNode} from 'react';

/** Money in words of a screen: blurred until it is looked at, where the person hides amounts. Rule: PRV1. */
export function Amount({children}: {readonly children: ReactNode}) {
  return <span data-amount="">{children}</span>;
}
