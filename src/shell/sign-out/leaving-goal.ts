import type {ReactNode} from 'react';

/** Why somebody signs out and where that leads, where it is not to signing in again. */
export type LeavingGoal = {
  /** An address of the public site: it is loaded, not drawn. */
  readonly href: string;
  readonly title: string;
  readonly text: string;
  /** The act's name. */
  readonly leave: string;
  /** Another way to what they may want. */
  readonly more: ReactNode;
};
