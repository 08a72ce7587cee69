import type {ReactNode} from 'react';
import {Form as AriaForm} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {pickGiven} from '#src/ui/pick-given.ts';
import styles from './form.module.css';

type FormProps = {
  children: ReactNode;
  /** Enter and the submit button come here; the page does not reload. */
  onSubmit: () => void;
  label?: string;
};

/** Fields that are sent together. The browser's own messages are off: a form says what is wrong in its own words. */
export function Form({children, onSubmit, label}: FormProps) {
  return (
    <AriaForm
      className={joinClasses(styles['form'])}
      validationBehavior="aria"
      {...pickGiven({'aria-label': label})}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {/* Enter sends a form of several fields only where it has a button to send it; a dialog's stands outside. */}
      <button type="submit" hidden aria-label={label} />
    </AriaForm>
  );
}
