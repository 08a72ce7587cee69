import {ChevronDown} from 'lucide-react';
import {Button, Select, SelectValue} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {FieldFrame, type FieldFrameProps} from '#src/ui/fields/field-frame.tsx';
import {OptionList, type Option} from './option-list.tsx';
import {Popover} from '#src/ui/overlays/popover.tsx';
import styles from '#src/ui/fields/field.module.css';

type SelectFieldProps = FieldFrameProps & {
  /** Null while nothing is chosen. */
  value: string | null;
  options: readonly Option[];
  onChange: (value: string) => void;
  placeholder?: string;
  size?: 'small' | 'large';
  name?: string;
  id?: string;
  isRequired?: boolean;
};

/** One of a few known choices; a longer list wants a `ComboField`. */
export function SelectField(props: SelectFieldProps) {
  const {error = null} = props;
  return (
    <Select
      className={joinClasses(styles['field'])}
      value={props.value}
      onChange={(key) => {
        if (key !== null) props.onChange(String(key));
      }}
      isInvalid={error !== null}
      validationBehavior="aria"
      placeholder={props.placeholder ?? ''}
      {...(props.name === undefined ? {} : {name: props.name})}
      {...(props.isRequired ? {isRequired: true} : {})}
    >
      <FieldFrame {...props}>
        <Button
          className={joinClasses(styles['control'], styles['trigger'], props.size === 'small' && styles['small'])}
          {...(props.id === undefined ? {} : {id: props.id})}
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
