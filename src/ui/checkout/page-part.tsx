import type {ReactNode} from 'react';
import styles from './page-part.module.css';

type PagePartProps = {readonly title: string; readonly end?: ReactNode; readonly children: ReactNode};

/** One topic of a page, with a line between it and the one before. */
export function PagePart({title, end, children}: PagePartProps) {
  return (
    <section className={styles['part']}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{title}</h2>
        {end}
      </div>
      {children}
    </section>
  );
}
