import {useState} from 'react';
import {Group, Input, TextField as AriaTextField, useLocale} from 'react-aria-components';
import {currencyDigits, unitsToDecimal} from '#contract/kernel/money.ts';
import {joinClasses} from '#src/ui/class-names.ts';
import {FieldFrame, type FieldFrameProps} from './field-frame.tsx';
import {readAmount} from './read-amount.ts';
import {pickGiven} from '#src/ui/pick-given.ts';
import styles from './field.module.css';

type MoneyFieldProps = FieldFrameProps & {
  /** Smallest units of `currency`; null when empty or unreadable. */
  value: number | null;
  currency: string;
  onChange: (value: number | null) => void;
  /** Smallest amount in units; 0 keeps negative amounts out. */
  minUnits?: number;
  size?: 'small' | 'large';
  isRequired?: boolean;
  autoFocus?: boolean;
  id?: string;
};

/**
 * An amount of money: its currency stands before it and never moves. What is typed is heard at once, with a dot or a comma for the decimals,
 * and written in the language of the page on leaving; what cannot be read stays as it was typed.
 */
export function MoneyField({value: units, currency, onChange, minUnits, ...rest}: MoneyFieldProps) {
  const {error = null, size = 'large'} = rest;
  const {locale} = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const digits = currencyDigits(currency);
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: Math.min(digits, 2),
    maximumFractionDigits: digits,
  });
  const decimalMark = format.formatToParts(0.5).find(({type}) => type === 'decimal')?.value ?? '.';
  // Exact where a float would not be.
  const written = units === null ? '' : format.format(unitsToDecimal(units, currency) as Intl.StringNumericLiteral);
  const hear = (next: string) => {
    const read = readAmount(next, currency, decimalMark);
    setTyped(next);
    onChange(read !== null && read < (minUnits ?? -Infinity) ? null : read);
  };
  return (
    <AriaTextField
      className={joinClasses(styles['field'])}
      value={typed ?? written}
      onChange={hear}
      onBlur={() => {
        if (units !== null || typed?.trim() === '') setTyped(null);
      }}
      inputMode={minUnits === undefined || minUnits < 0 ? 'text' : 'decimal'}
      autoComplete="off"
      isInvalid={error !== null}
      validationBehavior="aria"
      {...pickGiven({isRequired: rest.isRequired, autoFocus: rest.autoFocus})}
    >
      <FieldFrame {...rest}>
        <Group className={joinClasses(styles['control'], size === 'small' && styles['small'])}>
          <span className={styles['adornment']}>{currency === 'USD' ? '$' : currency}</span>
          <Input className={joinClasses(styles['input'], styles['number'])} {...pickGiven({id: rest.id})} />
        </Group>
      </FieldFrame>
    </AriaTextField>
  );
}
