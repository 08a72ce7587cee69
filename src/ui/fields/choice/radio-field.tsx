import {Radio, RadioGroup} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {FieldFrame, type FieldFrameProps} from '#src/ui/fields/field-frame.tsx';
import type {Option} from './option-list.tsx';
import fieldStyles from '#src/ui/fields/field.module.css';
import styles from './toggles.module.css';

type RadioFieldProps = FieldFrameProps & {
  value: string | null;
  options: readonly Option[];
  onChange: (value: string) => void;
};

/** One of a few choices, all in sight, each with room for a line of explanation. */
export function RadioField(props: RadioFieldProps) {
  const {error = null} = props;
  return (
    <RadioGroup
      className={joinClasses(fieldStyles['field'])}
      value={props.value}
      onChange={props.onChange}
      isInvalid={error !== null}
      validationBehavior="aria"
    >
      <FieldFrame {...props}>
        <div className={styles['group']}>
          {props.options.map((option) => (
            <Radio key={option.id} value={option.id} className={joinClasses(styles['line'])}>
              <span className={styles['dot']} aria-hidden />
              <span className={styles['words']}>
                {option.label}
                {option.hint === undefined ? null : <span className={styles['hint']}>{option.hint}</span>}
              </span>
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </RadioGroup>
  );
}
