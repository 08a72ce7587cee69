import styles from './turn-list.module.css';

/** Steps in their order, each with whose turn it is. */
export function TurnList({turns}: {turns: readonly {id: string; what: string; who: string}[]}) {
  return (
    <ol>
      {turns.map(({id, what, who}, place) => (
        <li key={id} className={styles['turn']}>
          <span className={styles['dot']} aria-hidden>
            {place + 1}
          </span>
          <span>{what}</span>
          <span className={styles['who']}>{who}</span>
        </li>
      ))}
    </ol>
  );
}
