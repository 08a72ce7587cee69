import {useState} from 'react';
import {Group, Input, TextField as AriaTextField, useLocale} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {FieldFrame, type FieldFrameProps} from './field-frame.tsx';
import {useText} from '#src/i18n/use-text.ts';
import {readDecimal} from './read-amount.ts';
import {pickGiven} from '#src/ui/pick-given.ts';
import styles from './field.module.css';

type NumberFieldProps = FieldFrameProps & {
  /** Null when empty or unreadable. */
  value: number | null;
  onChange: (value: number | null) => void;
  min: number;
  max: number;
  /** The most decimals it has, and the fewest that are written. */
  decimals?: {readonly least: number; readonly most: number};
  prefix?: string;
  size?: 'small' | 'large';
  autoFocus?: boolean;
  id?: string;
};

const wholeNumber = {least: 0, most: 0} as const;

/**
 * A number from `min` to `max`, heard as one types, with a dot or a comma for its decimals, and written in the language of the page on
 * leaving. What cannot be read stays as it was typed, and is said: it never becomes another number.
 */
export function NumberField({value, onChange, decimals = wholeNumber, ...rest}: NumberFieldProps) {
  const {locale} = useLocale();
  const text = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals.least,
    maximumFractionDigits: decimals.most,
  });
  const mark = format.formatToParts(0.5).find(({type}) => type === 'decimal')?.value ?? '.';
  const read = (given: string) => {
    const bare = rest.prefix === undefined ? given : given.replace(rest.prefix, '');
    const found = readDecimal(bare, {digits: decimals.most, mark});
    return found === null || found < rest.min || found > rest.max ? null : found;
  };
  const isUnread = isLeft && typed !== null && typed.trim() !== '' && read(typed) === null;
  const error = isUnread
    ? text('numberUnread', {min: format.format(rest.min), max: format.format(rest.max)})
    : (rest.error ?? null);
  return (
    <AriaTextField
      className={joinClasses(styles['field'])}
      value={typed ?? (value === null ? '' : format.format(value))}
      onChange={(next) => {
        setTyped(next);
        setLeft(false);
        onChange(read(next));
      }}
      onBlur={() => {
        setLeft(true);
        if (typed !== null && (typed.trim() === '' || read(typed) !== null)) setTyped(null);
      }}
      inputMode={decimals.most === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      isInvalid={error !== null}
      validationBehavior="aria"
      {...pickGiven({autoFocus: rest.autoFocus})}
    >
      <FieldFrame {...rest} error={error}>
        <Group className={joinClasses(styles['control'], rest.size === 'small' && styles['small'])}>
          {rest.prefix === undefined ? null : <span className={styles['adornment']}>{rest.prefix}</span>}
          <Input className={joinClasses(styles['input'], styles['number'])} {...pickGiven({id: rest.id})} />
        </Group>
      </FieldFrame>
    </AriaTextField>
  );
}
