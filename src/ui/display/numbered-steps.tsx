import type {ReactNode} from 'react';
import {Stack} from '#src/ui/layout/stack.tsx';
import styles from './numbered-steps.module.css';

/** Things to do one after the other, each with what it takes. */
export function NumberedSteps({steps}: {steps: readonly {id: string; title: string; content: ReactNode}[]}) {
  return (
    <ol className={styles['steps']}>
      {steps.map(({id, title, content}, place) => (
        <li key={id} className={styles['step']}>
          <span className={styles['place']} aria-hidden>
            {place + 1}
          </span>
          <Stack gap={3}>
            <h3 className={styles['title']}>{title}</h3>
            {content}
          </Stack>
        </li>
      ))}
    </ol>
  );
}
