import {useRef, type Ref} from 'react';
import {ChevronDown} from 'lucide-react';
import {Button, Group, Input, OverlayTriggerStateContext} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {Popover} from '#src/ui/overlays/popover.tsx';
import {FieldFrame, type FieldFrameProps} from '#src/ui/fields/field-frame.tsx';
import {OptionList} from './option-list.tsx';
import {pickGiven} from '#src/ui/pick-given.ts';
import {useListAtField} from './use-list-at-field.ts';
import styles from '#src/ui/fields/field.module.css';

/** What every field that finds its choices by typing is told. */
export type ComboControlProps = FieldFrameProps & {
  readonly placeholder?: string;
  /** Said when nothing fits what was typed. */
  readonly emptyText: string;
  readonly openLabel: string;
  readonly size?: 'small' | 'large';
  readonly id?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
};

/** The inside of such a field: its frame, the input with its button, and the list that opens. */
export function ComboControl(props: ComboControlProps) {
  const field = useRef<HTMLDivElement>(null);
  const {list, moves} = useListAtField(field);
  return (
    <>
      <FieldFrame {...props}>
        <Group ref={field} className={joinClasses(styles['control'], props.size === 'small' && styles['small'])}>
          <Input
            className={joinClasses(styles['input'])}
            {...pickGiven({ref: props.inputRef, placeholder: props.placeholder, id: props.id})}
          />
          <Button className={joinClasses(styles['inner-button'])} aria-label={props.openLabel}>
            <ChevronDown size={16} aria-hidden />
          </Button>
        </Group>
      </FieldFrame>
      <OverlayTriggerStateContext value={list}>
        <Popover isTriggerWide moves={moves}>
          <OptionList emptyText={props.emptyText} />
        </Popover>
      </OverlayTriggerStateContext>
    </>
  );
}
