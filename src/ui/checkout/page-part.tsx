import type {ReactNode} from 'react';
import styles from './checkout.module.css';

type PagePartProps = {readonly title: string; readonly end?: ReactNode; readonly children: ReactNode};

/** One topic of a page, with a line between it and the one before. */
export function PagePart({title, end, children}: PagePartProps) {
  return (
    <section className={styles['part']}>
      <div className={styles['part-head']}>
        <h2 className={styles['part-title']}>{title}</h2>
        {end}
      </div>
      {children}
    </section>
  );
}
