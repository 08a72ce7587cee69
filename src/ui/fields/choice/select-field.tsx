import {ChevronDown} from 'lucide-react';
import {Button, Select, SelectValue} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {FieldFrame, type FieldFrameProps} from '#src/ui/fields/field-frame.tsx';
import {OptionList, pickOption, type Option} from './option-list.tsx';
import {Popover} from '#src/ui/overlays/popover.tsx';
import {pickGiven} from '#src/ui/pick-given.ts';
import styles from '#src/ui/fields/field.module.css';

type SelectFieldProps<Id extends string> = FieldFrameProps & {
  /** Null while nothing is chosen. */
  value: NoInfer<Id> | null;
  options: readonly Option<Id>[];
  onChange: (value: Id) => void;
  placeholder?: string;
  size?: 'small' | 'large';
  name?: string;
  id?: string;
  isRequired?: boolean;
};

/** One of a few known choices; a longer list wants a `ComboField`. */
export function SelectField<Id extends string>(props: SelectFieldProps<Id>) {
  const {error = null} = props;
  return (
    <Select
      className={joinClasses(styles['field'])}
      value={props.value}
      onChange={(key) => {
        const picked = pickOption(props.options, key);
        if (picked !== null) props.onChange(picked);
      }}
      isInvalid={error !== null}
      validationBehavior="aria"
      placeholder={props.placeholder ?? ''}
      {...pickGiven({name: props.name, isRequired: props.isRequired})}
    >
      <FieldFrame {...props}>
        <Button
          className={joinClasses(styles['control'], styles['trigger'], props.size === 'small' && styles['small'])}
          {...pickGiven({id: props.id})}
        >
          <SelectValue className={joinClasses(styles['value'])}>
            {({defaultChildren, isPlaceholder, selectedText}) => (isPlaceholder ? defaultChildren : selectedText)}
          </SelectValue>
          <ChevronDown size={16} aria-hidden />
        </Button>
      </FieldFrame>
      <Popover isTriggerWide>
        <OptionList items={props.options} />
      </Popover>
    </Select>
  );
}
