import styles from '#src/ui/display/display.module.css';

/** A share of a whole as a bar; the words beside it say it, so it is silent. `share` is from 0 to 1. */
export function Meter({share}: {share: number}) {
  const percent = Math.min(100, Math.max(share > 0 ? 1 : 0, share * 100));
  return (
    <div className={styles['meter']} aria-hidden>
      <span className={styles['fill']} style={{width: `${percent}%`}} />
    </div>
  );
}
