import type {ReactNode} from 'react';
import {Label, Text} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {FieldError} from './field-error.tsx';
import styles from './field.module.css';

/** What every field has around its control. */
export type FieldFrameProps = {
  label: ReactNode;
  /** Said before one types: a format, a limit, why it is asked. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: string | null;
  /** The word for "optional" when the field may stay empty; required fields carry no mark. */
  optionalWord?: string;
  /** Something at the end of the label's line, such as a link. */
  labelEnd?: ReactNode;
};

/** Label, hint, control and error of a field, in this order; goes inside one of React Aria's fields. */
export function FieldFrame({
  label,
  hint,
  error,
  optionalWord,
  labelEnd,
  children,
}: FieldFrameProps & {children: ReactNode}) {
  return (
    <>
      <span className={styles['label-row']}>
        <Label className={joinClasses(styles['label'])}>
          {label}
          {optionalWord === undefined ? null : <span className={styles['optional']}> {optionalWord}</span>}
        </Label>
        {labelEnd}
      </span>
      {hint === undefined ? null : (
        <Text slot="description" className={joinClasses(styles['hint'])}>
          {hint}
        </Text>
      )}
      {children}
      <FieldError>{error ?? null}</FieldError>
    </>
  );
}
