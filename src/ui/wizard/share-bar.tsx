import type {ReactNode} from 'react';
import styles from './item-card.module.css';

type ShareBarProps = {
  readonly id: string;
  /** Such as "90 % de 100 %". */
  readonly text: string;
  /** What is missing or too much; null where all is right. */
  readonly rest: string | null;
  readonly act: ReactNode;
  /** From 0 to 1 each. */
  readonly shares: readonly {readonly id: string; readonly share: number}[];
  readonly error: string | null;
};

/** What parts come to together, said as they change. Source: ux.md U6. */
export function ShareBar({id, text, rest, act, shares, error}: ShareBarProps) {
  const sum = Math.max(
    1,
    shares.reduce((all, {share}) => all + share, 0),
  );
  return (
    <div id={id} className={styles['bar']} tabIndex={-1}>
      <div className={styles['bar-head']}>
        <p className={styles['sum']} aria-live="polite">
          <span className={styles['figure']}>{text}</span>
          {rest === null ? null : <span className={styles['error']}>{rest}</span>}
        </p>
        {act}
      </div>
      <div className={styles['parts']} aria-hidden>
        {shares.map(({id: part, share}) => (
          <span key={part} className={styles['part']} style={{width: `${(share / sum) * 100}%`}} />
        ))}
      </div>
      {error === null ? null : <p className={styles['error']}>{error}</p>}
    </div>
  );
}
