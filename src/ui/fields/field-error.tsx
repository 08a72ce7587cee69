import {TriangleAlert} from 'lucide-react';
import {FieldError as AriaFieldError} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './field.module.css';

/** The error of the field around it; shows nothing when there is none. */
export function FieldError({children}: {children: string | null}) {
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
