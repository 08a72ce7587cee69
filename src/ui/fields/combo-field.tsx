import {ChevronDown} from 'lucide-react';
import {Button, ComboBox, Group, Input} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {FieldFrame, type FieldFrameProps} from './field-frame.tsx';
import {OptionList, type Option} from './option-list.tsx';
import {Popover} from '#src/ui/overlays/popover.tsx';
import styles from './field.module.css';

type ComboFieldProps = FieldFrameProps & {
  value: string | null;
  options: readonly Option[];
  onChange: (value: string | null) => void;
  placeholder?: string;
  /** Said when nothing fits what was typed. */
  emptyText: string;
  openLabel: string;
  size?: 'small' | 'large';
  id?: string;
  isRequired?: boolean;
  autoFocus?: boolean;
};

/** One of many choices, found by typing; accents and case do not matter. */
export function ComboField(props: ComboFieldProps) {
  const {error = null} = props;
  return (
    <ComboBox
      className={joinClasses(styles['field'])}
      value={props.value}
      onChange={(key) => props.onChange(key === null ? null : String(key))}
      defaultItems={props.options}
      isInvalid={error !== null}
      validationBehavior="aria"
      menuTrigger="focus"
      allowsEmptyCollection
      {...(props.isRequired ? {isRequired: true} : {})}
      {...(props.autoFocus ? {autoFocus: true} : {})}
    >
      <FieldFrame {...props}>
        <Group className={joinClasses(styles['control'], props.size === 'small' && styles['small'])}>
          <Input
            className={joinClasses(styles['input'])}
            {...(props.placeholder === undefined ? {} : {placeholder: props.placeholder})}
            {...(props.id === undefined ? {} : {id: props.id})}
          />
          <Button className={joinClasses(styles['inner-button'])} aria-label={props.openLabel}>
            <ChevronDown size={16} aria-hidden />
          </Button>
        </Group>
      </FieldFrame>
      <Popover isTriggerWide>
        <OptionList emptyText={props.emptyText} />
      </Popover>
    </ComboBox>
  );
}
