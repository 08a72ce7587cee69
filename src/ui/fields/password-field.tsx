import {useState, type ReactNode} from 'react';
import {Eye, EyeOff} from 'lucide-react';
import {Button, Group, Input, TextField as AriaTextField} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {FieldFrame, type FieldFrameProps} from './field-frame.tsx';
import {pickGiven} from '#src/ui/pick-given.ts';
import styles from './field.module.css';

type PasswordFieldProps = FieldFrameProps & {
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  showLabel: string;
  hideLabel: string;
  name?: string;
  id?: string;
  maxLength?: number;
  isRequired?: boolean;
  /** The live list of what the password must have, below the field. */
  checklist?: ReactNode;
};

/** A password, which can be shown; pasting is allowed. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const {error = null} = props;
  return (
    <AriaTextField
      className={joinClasses(styles['field'])}
      value={props.value}
      onChange={props.onChange}
      type={isShown ? 'text' : 'password'}
      autoComplete={props.autoComplete}
      isInvalid={error !== null}
      validationBehavior="aria"
      spellCheck="false"
      {...pickGiven({name: props.name, maxLength: props.maxLength, isRequired: props.isRequired})}
    >
      <FieldFrame {...props}>
        <Group className={joinClasses(styles['control'])}>
          <Input className={joinClasses(styles['input'])} autoCapitalize="none" {...pickGiven({id: props.id})} />
          <Button
            className={joinClasses(styles['inner-button'])}
            onPress={() => setShown(!isShown)}
            aria-label={isShown ? props.hideLabel : props.showLabel}
          >
            {isShown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          </Button>
        </Group>
        {props.checklist}
      </FieldFrame>
    </AriaTextField>
  );
}
