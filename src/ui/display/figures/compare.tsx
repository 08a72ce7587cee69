import {Fragment, type ReactNode} from 'react';
import {Radio, RadioGroup} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {RadioDot} from '#src/ui/fields/radio/radio-dot.tsx';
import styles from './compare.module.css';

/** One of several versions of the same thing; the name of a single value goes without saying. */
export type Version = {
  id: string;
  title: string;
  values: readonly {name: string; value: string}[];
  note?: string;
  /** The person's own, or the one they have chosen. */
  isChosen?: boolean;
  /** Can be chosen, where one chooses. */
  isChoice?: boolean;
};

type CompareProps = {
  /** What is to be decided. */
  label: string;
  versions: readonly Version[];
  /** Lets one of the versions be chosen. */
  onChoose?: (id: string) => void;
};

/** Versions of the same thing side by side, below one another on a phone; to be looked at, or to choose from. */
export function Compare({label, versions, onChoose}: CompareProps) {
  if (onChoose === undefined)
    return (
      <div className={styles['compare']}>
        {versions.map((version) => (
          <div key={version.id} className={joinClasses(styles['side'], version.isChosen && styles['chosen'])}>
            <Words version={version} />
          </div>
        ))}
      </div>
    );
  return (
    <RadioGroup
      aria-label={label}
      className={joinClasses(styles['compare'])}
      value={versions.find((version) => version.isChosen)?.id ?? null}
      onChange={onChoose}
    >
      {versions.map((version) =>
        version.isChoice ? (
          <Radio
            key={version.id}
            value={version.id}
            className={joinClasses(styles['side'], styles['choice'], version.isChosen && styles['chosen'])}
          >
            <Words version={version} dot={<RadioDot />} />
          </Radio>
        ) : (
          <div key={version.id} className={styles['side']}>
            <Words version={version} />
          </div>
        ),
      )}
    </RadioGroup>
  );
}

/** Phrases only: a radio button's words stand in its label. */
function Words({version: {title, values, note}, dot}: {version: Version; dot?: ReactNode}) {
  return (
    <>
      <span className={styles['title']}>{title}</span>
      <span className={styles['body']}>
        {dot}
        <span className={styles['values']}>
          {values.map(({name, value}) => (
            <Fragment key={name}>
              {values.length === 1 ? null : <span className={styles['name']}>{name}</span>}
              <span className={styles['value']}>{value}</span>
            </Fragment>
          ))}
        </span>
      </span>
      {note === undefined || note === '' ? null : <span className={styles['note']}>{note}</span>}
    </>
  );
}
