import {useId, type CSSProperties} from 'react';
import {Check} from 'lucide-react';
import {Radio, RadioGroup} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {FieldFrame} from '#src/ui/fields/field-frame.tsx';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';
import {pickGiven} from '#src/ui/pick-given.ts';
import field from '#src/ui/fields/field.module.css';
import {RadioDot} from './radio-dot.tsx';
import styles from './choice-table.module.css';

/** A tick, with what it means, or words. */
type Value = string | {readonly tick: string};

type Choice<Id extends string> = {
  readonly id: Id;
  readonly title: string;
  /** Such as a price, in large. */
  readonly figure?: string;
  readonly note?: string;
  /** Stands on a phone for all its values. */
  readonly brief?: string;
  /** Why it cannot be taken. */
  readonly blockedReason?: string;
  /** One for each row. */
  readonly values: readonly Value[];
};

type ChoiceTableProps<Id extends string> = {
  readonly label: string;
  /** A heading above says the same. */
  readonly isLabelHidden?: boolean;
  readonly value: NoInfer<Id> | null;
  readonly choices: readonly Choice<Id>[];
  readonly rows: readonly string[];
  readonly onChange: (id: Id) => void;
  readonly error?: string | null;
  /** What was chosen stays. */
  readonly isLocked?: boolean;
  readonly id?: string;
};

/**
 * A few choices side by side, compared row by row, of which one is taken; below one another on a phone. A choice is called by its head and
 * described by its rows. Source: ux.md U6.
 */
export function ChoiceTable<Id extends string>(props: ChoiceTableProps<Id>) {
  const {label, isLabelHidden = false, value, choices, rows, onChange, error = null, isLocked = false, id} = props;
  const taken = choices.find((one) => one.id === value && one.blockedReason === undefined);
  const table = (
    <div className={styles['table']} style={sizeOf(choices.length, rows.length)}>
      <div className={styles['names']} aria-hidden>
        <span className={styles['corner']} />
        {rows.map((row) => (
          <span key={row} className={joinClasses(styles['cell'], styles['name'])}>
            {row}
          </span>
        ))}
      </div>
      {choices.map((choice) => (
        <Column key={choice.id} choice={choice} rows={rows} />
      ))}
    </div>
  );
  return (
    <RadioGroup
      className={joinClasses(field['field'])}
      // One that is blocked would keep the keyboard from the others.
      value={taken?.id ?? null}
      onChange={(key) => {
        const picked = choices.find((one) => one.id === key);
        if (picked) onChange(picked.id);
      }}
      isDisabled={isLocked}
      isInvalid={error !== null}
      validationBehavior="aria"
      {...pickGiven({id, 'aria-label': isLabelHidden ? label : undefined})}
    >
      <FieldFrame label={isLabelHidden ? null : label} error={error}>
        {table}
      </FieldFrame>
    </RadioGroup>
  );
}

function Column<Id extends string>({choice, rows}: {choice: Choice<Id>; rows: readonly string[]}) {
  const {title, figure, note, brief, blockedReason, values} = choice;
  const id = useId();
  const cells = rows.flatMap((_, index) => [`${id}name${index}`, `${id}value${index}`]);
  return (
    <Radio
      value={choice.id}
      isDisabled={blockedReason !== undefined}
      aria-labelledby={`${id}head`}
      aria-describedby={[`${id}why`, ...cells].join(' ')}
      className={joinClasses(styles['column'], brief !== undefined && styles['is-brief'])}
    >
      <span className={styles['head']}>
        <RadioDot />
        <span className={styles['words']}>
          <span id={`${id}head`} className={styles['called']}>
            <span className={styles['title']}>{title}</span>{' '}
            {figure === undefined ? null : <span className={styles['figure']}>{figure}</span>}{' '}
            {note === undefined ? null : <span className={styles['note']}>{note}</span>}
            {brief === undefined ? null : (
              <span className={styles['brief']} aria-hidden>
                {brief}
              </span>
            )}
          </span>
          {blockedReason === undefined ? null : (
            <span id={`${id}why`} className={styles['why']}>
              {blockedReason}
            </span>
          )}
        </span>
      </span>
      {rows.map((row, index) => (
        <span key={row} className={styles['cell']}>
          <span id={`${id}name${index}`} className={styles['own-name']}>
            {row}
          </span>
          <span id={`${id}value${index}`}>
            <ValueWords value={values[index] ?? ''} />
          </span>
        </span>
      ))}
    </Radio>
  );
}

function ValueWords({value}: {value: Value}) {
  if (typeof value === 'string') return value;
  return (
    <>
      <Check size={16} className={joinClasses(styles['tick'])} aria-hidden />
      <VisuallyHidden>{value.tick}</VisuallyHidden>
    </>
  );
}

function sizeOf(columns: number, rows: number): CSSProperties {
  // React's types know no properties of our own.
  return {'--columns': columns, '--rows': rows + 1} as CSSProperties;
}
