import {Group, Input, TextField as AriaTextField} from 'react-aria-components';
import {Button} from '#src/ui/actions/button.tsx';
import {joinClasses} from '#src/ui/class-names.ts';
import {FieldFrame, type FieldFrameProps} from './field-frame.tsx';
import styles from './field.module.css';

type SealedFieldProps = FieldFrameProps & {
  label: string;
  id: string;
  /** What may be read of the number that is kept; null while one types, and where there is none. */
  mask: string | null;
  typed: string;
  /** One has just asked to change it: the field takes the focus. */
  isFresh: boolean;
  onType: (text: string) => void;
  onLeave: () => void;
  onChange: () => void;
  onRemove: () => void;
  inputMode?: 'text' | 'numeric';
  words: {readonly change: string; readonly remove: string};
};

/** A number that is kept sealed: one types it, then sees its mask with two ways on. The browser is not to remember it. */
export function SealedField(props: SealedFieldProps) {
  const {mask, typed, isFresh, words, label, error = null} = props;
  const isMasked = mask !== null;
  return (
    <AriaTextField
      // A masked field and one that is typed in are two: the focus goes to the one that appears.
      key={isMasked ? 'mask' : 'typed'}
      className={joinClasses(styles['field'])}
      value={mask ?? typed}
      onChange={props.onType}
      onBlur={props.onLeave}
      isReadOnly={isMasked}
      isInvalid={error !== null}
      validationBehavior="aria"
      autoComplete="off"
      spellCheck="false"
      autoFocus={isFresh}
      inputMode={props.inputMode ?? 'text'}
    >
      <FieldFrame {...props}>
        <Group className={joinClasses(styles['control'])}>
          <Input id={props.id} className={joinClasses(styles['input'])} autoCapitalize="characters" maxLength={60} />
          {isMasked ? (
            <span className={joinClasses(styles['adornment'], styles['end'])}>
              <Button look="link" label={`${words.change}: ${label}`} onPress={props.onChange}>
                {words.change}
              </Button>
              <Button look="link" label={`${words.remove}: ${label}`} onPress={props.onRemove}>
                {words.remove}
              </Button>
            </span>
          ) : null}
        </Group>
      </FieldFrame>
    </AriaTextField>
  );
}
