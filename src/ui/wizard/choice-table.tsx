import type {CSSProperties} from 'react';
import {Check} from 'lucide-react';
import {Radio, RadioGroup} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {FieldFrame} from '#src/ui/fields/field-frame.tsx';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';
import field from '#src/ui/fields/field.module.css';
import styles from './choice-table.module.css';

type ChoiceTableProps<Id extends string> = {
  readonly label: string;
  readonly value: NoInfer<Id> | null;
  readonly choices: readonly {
    readonly id: Id;
    readonly title: string;
    /** Such as a price, in large. */
    readonly figure?: string;
    readonly note?: string;
    /** One for each row; a tick, with what it means, or words. */
    readonly values: readonly (string | {readonly tick: string})[];
  }[];
  readonly rows: readonly string[];
  readonly onChange: (id: Id) => void;
  readonly error?: string | null;
  readonly id?: string;
};

/** A few choices side by side, compared row by row, of which one is taken; below one another on a phone. Source: ux.md U6. */
export function ChoiceTable<Id extends string>({
  label,
  value,
  choices,
  rows,
  onChange,
  error = null,
  id,
}: ChoiceTableProps<Id>) {
  return (
    <RadioGroup
      className={joinClasses(field['field'])}
      value={value}
      onChange={(key) => {
        const picked = choices.find((one) => one.id === key);
        if (picked) onChange(picked.id);
      }}
      isInvalid={error !== null}
      validationBehavior="aria"
      {...(id === undefined ? {} : {id})}
    >
      <FieldFrame label={label} error={error}>
        <div className={styles['table']} style={sizeOf(choices.length, rows.length)}>
          <div className={styles['names']} aria-hidden>
            <span />
            {rows.map((row) => (
              <span key={row} className={joinClasses(styles['cell'], styles['name'])}>
                {row}
              </span>
            ))}
          </div>
          {choices.map((choice) => (
            <Radio key={choice.id} value={choice.id} className={joinClasses(styles['column'])}>
              <span className={styles['head']}>
                <span className={styles['dot']} aria-hidden />
                <span className={styles['words']}>
                  <span className={styles['title']}>{choice.title}</span>
                  {choice.figure === undefined ? null : <span className={styles['figure']}>{choice.figure}</span>}
                  {choice.note === undefined ? null : <span className={styles['note']}>{choice.note}</span>}
                </span>
              </span>
              {rows.map((row, index) => (
                <span key={row} className={styles['cell']}>
                  <span className={styles['own-name']}>{row}</span>
                  <Value value={choice.values[index] ?? ''} />
                </span>
              ))}
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </RadioGroup>
  );
}

function Value({value}: {value: string | {readonly tick: string}}) {
  if (typeof value === 'string') return <span>{value}</span>;
  return (
    <span>
      <Check size={16} className={joinClasses(styles['tick'])} aria-hidden />
      <VisuallyHidden>{value.tick}</VisuallyHidden>
    </span>
  );
}

function sizeOf(columns: number, rows: number): CSSProperties {
  // React's types know no properties of our own.
  return {'--columns': columns, '--rows': rows + 1} as CSSProperties;
}
