import {useState} from 'react';
import {Eye, EyeOff} from 'lucide-react';
import {Button, Group, Input, TextField as AriaTextField} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {FieldFrame, type FieldFrameProps} from './field-frame.tsx';
import {maskNumber} from './mask-number.ts';
import {pickGiven} from '#src/ui/pick-given.ts';
import styles from './field.module.css';

type MaskedFieldProps = FieldFrameProps & {
  value: string;
  onChange: (value: string) => void;
  showLabel: string;
  hideLabel: string;
  /** Said instead of the hint while the number is hidden. */
  maskedHint: string;
  id?: string;
  maxLength?: number;
};

/**
 * A number that others should not read over one's shoulder: what is kept shows its end only, until it is shown to be read or changed.
 * It is no password to the browser, which would offer to keep it, and has no name by which the browser would remember it.
 */
export function MaskedField(props: MaskedFieldProps) {
  const {value, error = null} = props;
  const [isShown, setShown] = useState(value === '');
  const isMasked = !isShown && value !== '';
  return (
    <AriaTextField
      className={joinClasses(styles['field'])}
      value={isMasked ? maskNumber(value) : value}
      onChange={props.onChange}
      isReadOnly={isMasked}
      isInvalid={error !== null}
      validationBehavior="aria"
      autoComplete="off"
      spellCheck="false"
      {...pickGiven({maxLength: props.maxLength})}
    >
      <FieldFrame {...props} hint={isMasked ? props.maskedHint : props.hint}>
        <Group className={joinClasses(styles['control'])}>
          <Input className={joinClasses(styles['input'])} autoCapitalize="characters" {...pickGiven({id: props.id})} />
          {value === '' ? null : (
            <Button
              className={joinClasses(styles['inner-button'])}
              onPress={() => setShown(isMasked)}
              aria-label={isMasked ? props.showLabel : props.hideLabel}
            >
              {isMasked ? <Eye size={18} aria-hidden /> : <EyeOff size={18} aria-hidden />}
            </Button>
          )}
        </Group>
      </FieldFrame>
    </AriaTextField>
  );
}
