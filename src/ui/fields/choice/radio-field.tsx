import {Radio, RadioGroup} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {FieldFrame, type FieldFrameProps} from '#src/ui/fields/field-frame.tsx';
import {pickOption, type Option} from './option-list.tsx';
import {pickGiven} from '#src/ui/pick-given.ts';
import fieldStyles from '#src/ui/fields/field.module.css';
import {RadioDot} from '#src/ui/fields/radio/radio-dot.tsx';
import styles from './toggles.module.css';

/** A choice, or why it cannot be taken. */
type RadioOption<Id extends string> = Option<Id> & {readonly blockedReason?: string};

type RadioFieldProps<Id extends string> = FieldFrameProps & {
  value: NoInfer<Id> | null;
  options: readonly RadioOption<Id>[];
  onChange: (value: Id) => void;
  id?: string;
};

/** One of a few choices, all in sight, each with room for a line of explanation. */
export function RadioField<Id extends string>(props: RadioFieldProps<Id>) {
  const {error = null} = props;
  return (
    <RadioGroup
      className={joinClasses(fieldStyles['field'])}
      value={props.value}
      onChange={(key) => {
        const picked = pickOption(props.options, key);
        if (picked !== null) props.onChange(picked);
      }}
      {...pickGiven({id: props.id})}
      isInvalid={error !== null}
      validationBehavior="aria"
    >
      <FieldFrame {...props}>
        <div className={styles['group']}>
          {props.options.map((option) => (
            <Radio
              key={option.id}
              value={option.id}
              className={joinClasses(styles['line'])}
              isDisabled={option.blockedReason !== undefined}
            >
              <RadioDot />
              <span className={styles['words']}>
                {option.label}
                <Hint words={option.blockedReason ?? option.hint} />
              </span>
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </RadioGroup>
  );
}

function Hint({words}: {readonly words: string | undefined}) {
  return words === undefined ? null : <span className={styles['hint']}>{words}</span>;
}
