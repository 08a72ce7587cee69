import {useRef} from 'react';
import {ComboBox} from 'react-aria-components';
import {RemovableChip} from '#src/ui/actions/removable-chip.tsx';
import {joinClasses} from '#src/ui/class-names.ts';
import {ComboControl, type ComboControlProps} from './combo-control.tsx';
import type {Option} from './option-list.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import styles from '#src/ui/fields/field.module.css';

type SeveralFieldProps = Omit<ComboControlProps, 'inputRef' | 'size'> & {
  /** The ids that are chosen, in the order of choosing. */
  value: readonly string[];
  options: readonly Option[];
  onChange: (value: string[]) => void;
  removeLabel: (label: string) => string;
};

/** Several of many choices, found by typing; each one that is chosen stands below and can be taken away. */
export function SeveralField(props: SeveralFieldProps) {
  const {error = null} = props;
  const input = useRef<HTMLInputElement>(null);
  const remove = (id: string) => {
    props.onChange(props.value.filter((one) => one !== id));
    // The button that had the focus is gone.
    input.current?.focus();
  };
  return (
    <div className={styles['field']}>
      <ComboBox
        className={joinClasses(styles['field'])}
        selectionMode="multiple"
        value={props.value}
        onChange={(keys) => props.onChange(keys.map(String))}
        defaultItems={props.options}
        isInvalid={error !== null}
        validationBehavior="aria"
        allowsEmptyCollection
      >
        <ComboControl {...props} inputRef={input} />
      </ComboBox>
      {/* Outside: a button within would open the list. */}
      {props.value.length === 0 ? null : (
        <Row>
          {props.value.map((id) => {
            const label = props.options.find((option) => option.id === id)?.label ?? id;
            return (
              <RemovableChip key={id} removeLabel={props.removeLabel(label)} onRemove={() => remove(id)}>
                {label}
              </RemovableChip>
            );
          })}
        </Row>
      )}
    </div>
  );
}
