import type {ReactNode} from 'react';
import styles from './layout.module.css';

type PageHeadProps = {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
};

/** The one `h1` of a screen, which takes the focus after a navigation, with the screen's acts beside it. */
export function PageHead({title, lead, actions}: PageHeadProps) {
  return (
    <div className={styles['head']}>
      <div className={styles['head-words']}>
        <h1 className={styles['title']} tabIndex={-1}>
          {title}
        </h1>
        {lead === undefined ? null : <p className={styles['lead']}>{lead}</p>}
      </div>
      {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
