import {useEffect, useRef} from 'react';
import {useText} from '#src/i18n/use-text.ts';
import {focusField} from './focus-field.ts';
import type {FormFace} from './form-face.ts';
import styles from './form.module.css';

type ErrorSummaryProps = {
  /** A message and, where one field is meant, the id of its input. Same words as at the field. */
  errors: FormFace['errors'];
  /** Grows with each failed try: the summary then takes the focus again. */
  attempt?: number;
  /** Goes to a field by its id, where it may not be on this page. */
  onLead?: (fieldId: string) => void;
};

/** What keeps a form from being sent, with a way to each field. Takes the focus when it appears, and the page's title says so. Source: ux.md U6. */
export function ErrorSummary({attempt = 0, ...summary}: ErrorSummaryProps) {
  return summary.errors.length === 0 ? null : <Summary key={attempt} {...summary} />;
}

function Summary({errors, onLead = focusField}: Omit<ErrorSummaryProps, 'attempt'>) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    const {title} = document;
    // Another summary of the page has said it.
    if (title.startsWith(text('errorTitle', {title: ''}))) return undefined;
    const withError = text('errorTitle', {title});
    document.title = withError;
    return () => {
      // Another screen, or another language, has its own by then.
      if (document.title === withError) document.title = title;
    };
  }, [text]);
  return (
    <div ref={box} className={styles['summary']} role="alert" tabIndex={-1}>
      <h2 className={styles['title']}>{text('problem')}</h2>
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
