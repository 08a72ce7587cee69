import styles from './price-lines.module.css';

type PriceLinesProps = {
  readonly lines: readonly {readonly name: string; readonly value: string}[];
  readonly total: {readonly name: string; readonly value: string};
};

/** What something comes to, line by line. */
export function PriceLines({lines, total}: PriceLinesProps) {
  return (
    <dl className={styles['lines']}>
      {lines.map(({name, value}) => (
        <div key={name} className={styles['line']}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles['total']}>
        <dt>{total.name}</dt>
        <dd>{total.value}</dd>
      </div>
    </dl>
  );
}
