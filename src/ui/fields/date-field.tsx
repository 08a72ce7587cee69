import {parseDate} from '@internationalized/date';
import {DateField as AriaDateField, DateInput, DateSegment} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {FieldFrame, type FieldFrameProps} from './field-frame.tsx';
import {pickGiven} from '#src/ui/pick-given.ts';
import styles from './field.module.css';

type DateFieldProps = FieldFrameProps & {
  /** A civil date, `YYYY-MM-DD`; null when empty or not whole yet. */
  value: string | null;
  onChange: (value: string | null) => void;
  min?: string;
  max?: string;
  size?: 'small' | 'large';
  isRequired?: boolean;
  autoFocus?: boolean;
  id?: string;
};

/** A day typed in the order of the person's language. */
export function DateField(props: DateFieldProps) {
  const {error = null, id, isRequired, autoFocus} = props;
  const [minValue, maxValue] = [props.min, props.max].map((day) => (day === undefined ? undefined : parseDate(day)));
  return (
    <AriaDateField
      className={joinClasses(styles['field'])}
      value={props.value === null ? null : parseDate(props.value)}
      onChange={(date) => props.onChange(date === null ? null : date.toString())}
      isInvalid={error !== null}
      validationBehavior="aria"
      shouldForceLeadingZeros
      {...pickGiven({id, minValue, maxValue, isRequired, autoFocus})}
    >
      <FieldFrame {...props}>
        <DateInput
          className={joinClasses(styles['control'], styles['date-input'], props.size === 'small' && styles['small'])}
        >
          {(segment) => <DateSegment segment={segment} className={joinClasses(styles['segment'])} />}
        </DateInput>
      </FieldFrame>
    </AriaDateField>
  );
}
