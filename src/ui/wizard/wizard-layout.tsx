import type {ReactNode} from 'react';
import {Link} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {Lamp} from '#src/ui/icons/lamp.tsx';
import styles from './wizard-layout.module.css';

type WizardLayoutProps = {
  /** What one is doing, such as "Crear empresa". */
  title: string;
  /** To what, as soon as it has a name. */
  name?: string;
  homeHref: string;
  /** The way out. */
  end?: ReactNode;
  /** What belongs here is still on its way. */
  isBusy?: boolean;
  children: ReactNode;
};

/** The page of a wizard: nothing around it but where one is and the way out. */
export function WizardLayout({title, name = '', homeHref, end, isBusy = false, children}: WizardLayoutProps) {
  return (
    <div className={styles['layout']}>
      <header className={styles['bar']}>
        <Link href={homeHref} className={joinClasses(styles['brand'])} aria-label="Faro">
          <Lamp />
          <span className={styles['word']}>Faro</span>
        </Link>
        <h1 className={styles['title']} tabIndex={-1}>
          {name === '' ? title : `${title} · ${name}`}
        </h1>
        <div className={styles['end']}>{end}</div>
      </header>
      <main id="content" className={styles['main']} aria-busy={isBusy}>
        {children}
      </main>
    </div>
  );
}
