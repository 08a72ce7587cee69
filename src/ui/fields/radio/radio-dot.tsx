import styles from './radio-dot.module.css';

/** The round mark of a choice, which is filled when it is taken. */
export function RadioDot() {
  return <span className={styles['dot']} aria-hidden />;
}
