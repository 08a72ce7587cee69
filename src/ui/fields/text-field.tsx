import type {ReactNode, Ref} from 'react';
import {Group, Input, TextArea, TextField as AriaTextField} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {FieldFrame, type FieldFrameProps} from './field-frame.tsx';
import {pickGiven} from '#src/ui/pick-given.ts';
import styles from './field.module.css';

type TextFieldProps = FieldFrameProps & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  type?: 'text' | 'email' | 'tel' | 'url';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  autoComplete?: string;
  placeholder?: string;
  maxLength?: number;
  isRequired?: boolean;
  isDisabled?: boolean;
  isMultiline?: boolean;
  autoFocus?: boolean;
  size?: 'small' | 'large';
  start?: ReactNode;
  end?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  /** Given to the input, so that an error summary can lead to it. */
  id?: string;
};

/** One line of text, or several when `isMultiline`. */
export function TextField(props: TextFieldProps) {
  const {type = 'text', error = null, size = 'large', placeholder, id, inputRef: ref, start, end} = props;
  const {onBlur, name, inputMode, autoComplete, maxLength, isRequired, isDisabled, autoFocus} = props;
  return (
    <AriaTextField
      className={joinClasses(styles['field'])}
      value={props.value}
      onChange={props.onChange}
      type={type}
      isInvalid={error !== null}
      validationBehavior="aria"
      {...pickGiven({onBlur, name, inputMode, autoComplete, maxLength, isRequired, isDisabled, autoFocus})}
    >
      <FieldFrame {...props}>
        <Group className={joinClasses(styles['control'], size === 'small' && styles['small'])}>
          {start === undefined ? null : <span className={styles['adornment']}>{start}</span>}
          {props.isMultiline ? (
            <TextArea className={joinClasses(styles['input'], styles['area'])} {...pickGiven({placeholder, id})} />
          ) : (
            <Input className={joinClasses(styles['input'])} {...pickGiven({placeholder, id, ref})} />
          )}
          {end === undefined ? null : <span className={joinClasses(styles['adornment'], styles['end'])}>{end}</span>}
        </Group>
      </FieldFrame>
    </AriaTextField>
  );
}
