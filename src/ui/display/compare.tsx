import {Fragment} from 'react';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './compare.module.css';

/** One of several versions of the same thing. */
export type Version = {
  title: string;
  values: readonly {name: string; value: string}[];
  note?: string;
  /** The person's own. */
  isChosen?: boolean;
};

/** Versions of the same thing side by side, below one another on a phone. */
export function Compare({versions}: {versions: readonly Version[]}) {
  return (
    <div className={styles['compare']}>
      {versions.map((version) => (
        <div key={version.title} className={joinClasses(styles['side'], version.isChosen && styles['chosen'])}>
          <p className={styles['title']}>{version.title}</p>
          <dl className={styles['values']}>
            {version.values.map(({name, value}) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
          {version.note === undefined ? null : <p className={styles['note']}>{version.note}</p>}
        </div>
      ))}
    </div>
  );
}
