import styles from './display.module.css';

/** A key of the keyboard; hidden where there is none. */
export function Kbd({children}: {children: string}) {
  return (
    <kbd className={styles['kbd']} aria-hidden>
      {children}
    </kbd>
  );
}
