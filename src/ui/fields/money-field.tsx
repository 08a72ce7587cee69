import {currencyDigits, decimalToUnits, unitsToDecimal} from '#contract/kernel/money.ts';
import type {FieldFrameProps} from '#src/ui/fields/field-frame.tsx';
import {NumberField} from '#src/ui/fields/number-field.tsx';

type MoneyFieldProps = FieldFrameProps & {
  /** Smallest units of `currency`; null when empty. */
  units: number | null;
  currency: string;
  onChange: (units: number | null) => void;
  /** Smallest amount in units; 0 keeps negative amounts out. */
  minUnits?: number;
  size?: 'small' | 'large';
  isRequired?: boolean;
  autoFocus?: boolean;
  id?: string;
};

/** An amount of money: its currency stands before it and never moves, its digits are those the currency has. */
export function MoneyField({units, currency, onChange, minUnits, ...rest}: MoneyFieldProps) {
  const digits = currencyDigits(currency);
  return (
    <NumberField
      {...rest}
      value={units === null ? null : Number(unitsToDecimal(units, currency))}
      // The field rounds to the currency's digits, so `toFixed` writes exactly what is shown.
      onChange={(value) => onChange(value === null ? null : (decimalToUnits(value.toFixed(digits), currency) ?? null))}
      format={{minimumFractionDigits: Math.min(digits, 2), maximumFractionDigits: digits, useGrouping: true}}
      prefix={currency === 'USD' ? '$' : currency}
      {...(minUnits === undefined ? {} : {min: Number(unitsToDecimal(minUnits, currency))})}
    />
  );
}
