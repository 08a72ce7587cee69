import {ComboBox, useFilter} from 'react-aria-components';
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

/** One of many choices, found by typing its name or what stands below it; accents and case do not matter. */
export function ComboField<Id extends string>(props: ComboFieldProps<Id>) {
  const {error = null} = props;
  const {contains} = useFilter({sensitivity: 'base'});
  const isFound = (label: string, typed: string) =>
    contains(label, typed) || props.options.some((one) => one.label === label && contains(one.hint ?? '', typed));
  return (
    <ComboBox
      className={joinClasses(styles['field'])}
      value={props.value}
      onChange={(key) => props.onChange(pickOption(props.options, key))}
      defaultItems={props.options}
      defaultFilter={isFound}
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
