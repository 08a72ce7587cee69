import {useMemo, useState} from 'react';
import {Group, Input, TextField as AriaTextField, useLocale} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {readDecimal} from './read-amount.ts';
import styles from './field.module.css';

type PercentFieldProps = {
  /** Read out: what stands beside it says what it is a part of. */
  label: string;
  /** Hundredths of a percent; null when empty or unreadable. */
  value: number | null;
  onChange: (value: number | null) => void;
  id?: string;
  /** What is wrong; said beside it. */
  error?: string | null;
};

/** A part of a whole, heard as one types, with a dot or a comma for its decimals, of which two are kept. */
export function PercentField({label, value, onChange, id, error = null}: PercentFieldProps) {
  const {locale} = useLocale();
  const [typed, setTyped] = useState<{readonly text: string; readonly value: number | null} | null>(null);
  // There may be twenty of them: each makes its own once, and not at each letter.
  const format = useMemo(() => new Intl.NumberFormat(locale, {maximumFractionDigits: 2}), [locale]);
  const written = value === null ? '' : format.format(value / 100);
  // What was set from elsewhere, such as equal parts, goes before what was typed.
  const shown = typed !== null && typed.value === value ? typed.text : written;
  const hear = (text: string) => {
    const read = readShare(text);
    setTyped({text, value: read});
    onChange(read);
  };
  return (
    <AriaTextField
      className={joinClasses(styles['field'])}
      aria-label={label}
      value={shown}
      onChange={hear}
      onBlur={() => {
        if (value !== null) setTyped(null);
      }}
      inputMode="decimal"
      autoComplete="off"
      isInvalid={error !== null}
      validationBehavior="aria"
    >
      <Group className={joinClasses(styles['control'])}>
        <Input className={joinClasses(styles['input'], styles['number'])} {...(id === undefined ? {} : {id})} />
        <span className={joinClasses(styles['adornment'], styles['end'])}>%</span>
      </Group>
    </AriaTextField>
  );
}

/** Hundredths of a percent. Nobody groups a percentage by thousands: the mark of 33.333 is that of its decimals, and a third is rounded to them. */
function readShare(text: string): number | null {
  const bare = text.replace('%', '');
  const percent = readDecimal(bare, {digits: mostTyped, mark: bare.includes(',') ? ',' : '.'});
  return percent === null ? null : Math.round(percent * 100);
}

/** What a calculator shows of a third. */
const mostTyped = 15;
