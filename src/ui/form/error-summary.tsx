import {useEffect, useRef} from 'react';
import {focusField} from './focus-field.ts';
import type {FormFace} from './form-face.ts';
import styles from './form.module.css';

type ErrorSummaryProps = {
  title: string;
  /** A message and, where one field is meant, the id of its input. Same words as at the field. */
  errors: FormFace['errors'];
  /** Grows with each failed try: the summary then takes the focus again. */
  attempt?: number;
  /** Goes to a field by its id, where it may not be on this page. */
  onLead?: (fieldId: string) => void;
};

/** What keeps a form from being sent, with a way to each field. Takes the focus when it appears. */
export function ErrorSummary({attempt = 0, ...summary}: ErrorSummaryProps) {
  return summary.errors.length === 0 ? null : <Summary key={attempt} {...summary} />;
}

function Summary({title, errors, onLead = focusField}: Omit<ErrorSummaryProps, 'attempt'>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles['summary']} role="alert" tabIndex={-1}>
      <h2 className={styles['title']}>{title}</h2>
      <ul>
        {errors.map(({fieldId, message}) => (
          <li key={`${fieldId ?? ''}${message}`}>
            {fieldId === undefined ? (
              message
            ) : (
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  onLead(fieldId);
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
