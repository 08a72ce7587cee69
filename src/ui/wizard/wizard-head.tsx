import type {Ref} from 'react';
import styles from './wizard-head.module.css';

type WizardHeadProps = {
  /** Of the step that is shown. */
  readonly title: string;
  /** What the step is about. */
  readonly lead?: string | undefined;
  /** Takes the focus as the step changes. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
};

/** What a step of a wizard is called, and what it is about: light, so that the first step's can be there before its fields are. */
export function WizardHead({title, lead, headingRef}: WizardHeadProps) {
  return (
    <>
      <h2 ref={headingRef} className={styles['title']} tabIndex={-1}>
        {title}
      </h2>
      {lead === undefined ? null : <p className={styles['lead']}>{lead}</p>}
    </>
  );
}
