import {Group, Input, NumberField as AriaNumberField} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {FieldFrame, type FieldFrameProps} from './field-frame.tsx';
import {pickGiven} from '#src/ui/pick-given.ts';
import styles from './field.module.css';

type NumberFieldProps = FieldFrameProps & {
  /** Null when empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
  format?: Intl.NumberFormatOptions;
  prefix?: string;
  suffix?: string;
  size?: 'small' | 'large';
  isRequired?: boolean;
  autoFocus?: boolean;
  id?: string;
};

/** A number typed the way the person's language writes it. */
export function NumberField(props: NumberFieldProps) {
  const {error = null, min: minValue, max: maxValue, step, format: formatOptions, isRequired, autoFocus, id} = props;
  return (
    <AriaNumberField
      className={joinClasses(styles['field'])}
      value={props.value ?? Number.NaN}
      onChange={(value) => props.onChange(Number.isNaN(value) ? null : value)}
      isInvalid={error !== null}
      validationBehavior="aria"
      isWheelDisabled
      {...pickGiven({minValue, maxValue, step, formatOptions, isRequired, autoFocus})}
    >
      <FieldFrame {...props}>
        <Group className={joinClasses(styles['control'], props.size === 'small' && styles['small'])}>
          {props.prefix === undefined ? null : <span className={styles['adornment']}>{props.prefix}</span>}
          <Input className={joinClasses(styles['input'], styles['number'])} {...pickGiven({id})} />
          {props.suffix === undefined ? null : (
            <span className={joinClasses(styles['adornment'], styles['end'])}>{props.suffix}</span>
          )}
        </Group>
      </FieldFrame>
    </AriaNumberField>
  );
}
