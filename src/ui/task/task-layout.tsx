import type {ReactNode} from 'react';
import {Link} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {Lamp} from '#src/ui/icons/lamp.tsx';
import styles from './task-layout.module.css';

type TaskLayoutProps = {
  /** What one is doing, and to what, such as "Crear empresa · Costa Norte LLC". */
  readonly about: string;
  /** The heading of a page that has its own; else `about` is it. */
  readonly title?: string;
  readonly homeHref: string;
  /** At the end of the bar: how things stand, and the way out. */
  readonly end?: ReactNode;
  /** What belongs here is still on its way. */
  readonly isBusy?: boolean;
  /** Stands beside the page, or below it where there is no room. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** The page of one task: nothing around it but where one is and the way out. */
export function TaskLayout({about, title, homeHref, end, isBusy = false, aside = null, children}: TaskLayoutProps) {
  return (
    <div className={styles['layout']}>
      <header className={styles['bar']}>
        <Link href={homeHref} className={joinClasses(styles['brand'])} aria-label="Faro">
          <Lamp />
          <span className={styles['word']}>Faro</span>
        </Link>
        {title === undefined ? (
          <h1 className={styles['about']} tabIndex={-1}>
            {about}
          </h1>
        ) : (
          <span className={joinClasses(styles['about'], styles['beside'])}>{about}</span>
        )}
        <div className={styles['end']}>{end}</div>
      </header>
      <main id="content" className={styles['main']} aria-busy={isBusy}>
        {title === undefined ? (
          children
        ) : (
          <div className={aside === null ? styles['one'] : styles['two']}>
            <div>
              <h1 className={styles['title']} tabIndex={-1}>
                {title}
              </h1>
              {children}
            </div>
            {aside === null ? null : <aside className={styles['aside']}>{aside}</aside>}
          </div>
        )}
      </main>
    </div>
  );
}
