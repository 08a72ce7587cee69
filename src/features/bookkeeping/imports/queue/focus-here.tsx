import {useEffect, useRef, type ReactNode} from 'react';

/** Takes the focus when what had it is gone, as after a file that made room for the next, or for what came of it; `of` says of which. */
export function FocusHere({of, children}: {readonly of: string | number; readonly children: ReactNode}) {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const {activeElement} = document;
    // The heading has it where nothing else took it meanwhile.
    const isFree = activeElement === document.body || activeElement?.matches('h1[tabindex="-1"]') === true;
    if (of !== '' && isFree) own.current?.focus({preventScroll: true});
  }, [of]);
  return (
    <div ref={own} tabIndex={-1}>
      {children}
    </div>
  );
}
