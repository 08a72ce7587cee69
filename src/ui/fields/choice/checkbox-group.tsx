import {CheckboxGroup as AriaCheckboxGroup, Checkbox} from 'react-aria-components';
import {Check} from 'lucide-react';
import {joinClasses} from '#src/ui/class-names.ts';
import {FieldFrame, type FieldFrameProps} from '#src/ui/fields/field-frame.tsx';
import {pickGiven} from '#src/ui/pick-given.ts';
import fieldStyles from '#src/ui/fields/field.module.css';
import type {Option} from './option-list.tsx';
import styles from './toggles.module.css';

type CheckboxGroupProps = FieldFrameProps & {
  /** The ids that are ticked. */
  value: readonly string[];
  options: readonly Option[];
  onChange: (value: readonly string[]) => void;
  id?: string;
};

/** Some of a few choices, all in sight. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const {error = null} = props;
  return (
    <AriaCheckboxGroup
      className={joinClasses(fieldStyles['field'])}
      value={[...props.value]}
      onChange={props.onChange}
      isInvalid={error !== null}
      validationBehavior="aria"
      {...pickGiven({id: props.id})}
    >
      <FieldFrame {...props}>
        <div className={styles['group']}>
          {props.options.map(({id, label, hint}) => (
            <Checkbox key={id} value={id} className={joinClasses(styles['line'])}>
              <span className={styles['box']}>
                <Check size={12} strokeWidth={2.75} aria-hidden />
              </span>
              <span className={styles['words']}>
                {label}
                {hint === undefined ? null : <span className={styles['hint']}>{hint}</span>}
              </span>
            </Checkbox>
          ))}
        </div>
      </FieldFrame>
    </AriaCheckboxGroup>
  );
}
