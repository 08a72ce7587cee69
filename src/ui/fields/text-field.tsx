import type {ReactNode, Ref} from 'react';
import {Group, Input, TextArea, TextField as AriaTextField} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {FieldFrame, type FieldFrameProps} from './field-frame.tsx';
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
  const {type = 'text', error = null, size = 'large'} = props;
  const shared = {
    ...(props.placeholder === undefined ? {} : {placeholder: props.placeholder}),
    ...(props.id === undefined ? {} : {id: props.id}),
  };
  return (
    <AriaTextField
      className={joinClasses(styles['field'])}
      value={props.value}
      onChange={props.onChange}
      type={type}
      isInvalid={error !== null}
      validationBehavior="aria"
      {...(props.onBlur ? {onBlur: props.onBlur} : {})}
      {...(props.name === undefined ? {} : {name: props.name})}
      {...(props.inputMode === undefined ? {} : {inputMode: props.inputMode})}
      {...(props.autoComplete === undefined ? {} : {autoComplete: props.autoComplete})}
      {...(props.maxLength === undefined ? {} : {maxLength: props.maxLength})}
      {...(props.isRequired ? {isRequired: true} : {})}
      {...(props.isDisabled ? {isDisabled: true} : {})}
      {...(props.autoFocus ? {autoFocus: true} : {})}
    >
      <FieldFrame {...props}>
        <Group className={joinClasses(styles['control'], size === 'small' && styles['small'])}>
          {props.start === undefined ? null : <span className={styles['adornment']}>{props.start}</span>}
          {props.isMultiline ? (
            <TextArea className={joinClasses(styles['input'], styles['area'])} {...shared} />
          ) : (
            <Input
              className={joinClasses(styles['input'])}
              {...shared}
              {...(props.inputRef === undefined ? {} : {ref: props.inputRef})}
            />
          )}
          {props.end === undefined ? null : (
            <span className={joinClasses(styles['adornment'], styles['end'])}>{props.end}</span>
          )}
        </Group>
      </FieldFrame>
    </AriaTextField>
  );
}
