import {useEffect, useRef, type ReactNode} from 'react';

/** Takes the focus when what had it is gone, as after a file that made room for the next; `of` says of which. */
export function FocusHere({of, children}: {readonly of: string | number; readonly children: ReactNode}) {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (of !== '' && document.activeElement === document.body) own.current?.focus({preventScroll: true});
  }, [of]);
  return (
    <div ref={own} tabIndex={-1}>
      {children}
    </div>
  );
}
