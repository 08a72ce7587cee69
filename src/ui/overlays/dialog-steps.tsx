import {useEffect, useRef, type ReactNode} from 'react';

type DialogStepsProps = {
  /** Which step is in sight. */
  readonly step: string;
  /** What the step is about, for who hears it. */
  readonly label: string;
  readonly children: ReactNode;
};

/**
 * Steps of a dialog that make room for one another. The next one takes the focus, since the button that led to it is gone: without it keys would reach
 * the page beneath, and Escape would close what lies there too. It stands above whatever the step still waits for.
 */
export function DialogSteps({step, label, children}: DialogStepsProps) {
  const own = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    // The dialog itself has the focus as it opens.
    if (before.current !== step) own.current?.focus();
    before.current = step;
  }, [step]);
  return (
    <div ref={own} role="group" aria-label={label} tabIndex={-1}>
      {children}
    </div>
  );
}
