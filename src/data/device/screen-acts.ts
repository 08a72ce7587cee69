import {useEffect, useEffectEvent, type ReactNode} from 'react';

/** Something the screen in sight can do now, as the command palette offers it. */
export type ScreenAct = {
  readonly id: string;
  readonly label: string;
  /** What it is done to, such as "3 seleccionados". */
  readonly context?: string;
  readonly icon: ReactNode;
  /** Other words for it. */
  readonly aliases?: string;
  /** Its key, as printed. */
  readonly shortcut?: string;
  readonly run: () => void;
};

const readers = new Set<() => readonly ScreenAct[]>();

/**
 * Offers what a screen can do to the command palette. `read` is asked when the palette opens: what is marked then decides.
 * A screen that offers nothing costs nothing while one works in it.
 */
export function useScreenActs(read: () => readonly ScreenAct[]): void {
  const readNow = useEffectEvent(read);
  useEffect(() => {
    const reader = () => readNow();
    readers.add(reader);
    return () => {
      readers.delete(reader);
    };
  }, []);
}

/** What can be done now, by the screens in sight. */
export function readScreenActs(): readonly ScreenAct[] {
  return [...readers].flatMap((read) => read());
}
