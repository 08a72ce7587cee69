import type {ReactNode} from 'react';
import {ChevronRight} from 'lucide-react';
import styles from './why.module.css';

/** A question that opens to its answer, where most need no answer. An answer that is no text alone brings its own frame. */
export function Why({question, children}: {question: string; children: ReactNode}) {
  return (
    <details className={styles['why']}>
      <summary>
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
        {question}
      </summary>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </details>
  );
}
