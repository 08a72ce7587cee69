import type {ReactNode} from 'react';
import {Label, Text, FieldError as AriaFieldError} from 'react-aria-components';
import {TriangleAlert} from 'lucide-react';
import {useText} from '#src/i18n/use-text.ts';
import styles from './field.module.css';
import {joinClasses} from '#src/ui/class-names.ts';

/** What every field has around its control. */
export type FieldFrameProps = {
  /** Null where the control is named otherwise. */
  label: ReactNode;
  /** Said before one types: a format, a limit, why it is asked. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: string | null;
  /** It may stay empty, and says so; required fields carry no mark. */
  isOptional?: boolean;
  /** Something at the end of the label's line, such as a link. */
  labelEnd?: ReactNode;
};

/** Label, hint, control and error of a field, in this order; goes inside one of React Aria's fields. */
export function FieldFrame({
  label,
  hint,
  error,
  isOptional = false,
  labelEnd,
  children,
}: FieldFrameProps & {children: ReactNode}) {
  const text = useText();
  return (
    <>
      {label === null ? null : (
        <span className={styles['label-row']}>
          <Label className={joinClasses(styles['label'])}>
            {label}
            {isOptional ? <span className={styles['optional']}> {text('optional')}</span> : null}
          </Label>
          {labelEnd}
        </span>
      )}
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

/** The error of the field around it; shows nothing when there is none. */
function FieldError({children}: {children: string | null}) {
  return (
    <AriaFieldError className={joinClasses(styles['error'])}>
      {children === null ? null : (
        <>
          <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
          <span>{children}</span>
        </>
      )}
    </AriaFieldError>
  );
}
