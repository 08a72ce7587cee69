import {ComboBox} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {ComboControl, type ComboControlProps} from './combo-control.tsx';
import {pickOption, type Option} from './option-list.tsx';
import {pickGiven} from '#src/ui/pick-given.ts';
import styles from '#src/ui/fields/field.module.css';

type ComboFieldProps<Id extends string> = Omit<ComboControlProps, 'inputRef'> & {
  value: NoInfer<Id> | null;
  options: readonly Option<Id>[];
  onChange: (value: Id | null) => void;
  isRequired?: boolean;
  autoFocus?: boolean;
};

/** One of many choices, found by typing; accents and case do not matter. */
export function ComboField<Id extends string>(props: ComboFieldProps<Id>) {
  const {error = null} = props;
  return (
    <ComboBox
      className={joinClasses(styles['field'])}
      value={props.value}
      onChange={(key) => props.onChange(pickOption(props.options, key))}
      defaultItems={props.options}
      isInvalid={error !== null}
      validationBehavior="aria"
      menuTrigger="focus"
      allowsEmptyCollection
      {...pickGiven({isRequired: props.isRequired, autoFocus: props.autoFocus})}
    >
      <ComboControl {...props} />
    </ComboBox>
  );
}
