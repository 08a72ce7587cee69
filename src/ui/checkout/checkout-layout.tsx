import type {ReactNode} from 'react';
import {FlaskConical} from 'lucide-react';
import {Link} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {Lamp} from '#src/ui/icons/lamp.tsx';
import styles from './checkout.module.css';

type CheckoutLayoutProps = {
  readonly title: string;
  /** What is paid for, such as "Crear empresa · Costa Norte LLC". */
  readonly about: string;
  readonly homeHref: string;
  /** That nothing is charged here: the short words, and what follows where there is room; null where cards are charged. */
  readonly sandbox: {readonly short: string; readonly more: string} | null;
  /** The way out. */
  readonly end: ReactNode;
  /** What is ordered, and the act; null leaves the page to the rest. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** The page on which one pays: nothing around it but where one is and the way out. */
export function CheckoutLayout(props: CheckoutLayoutProps) {
  const {aside = null, sandbox} = props;
  return (
    <div className={styles['layout']}>
      <header className={styles['bar']}>
        <Link href={props.homeHref} className={joinClasses(styles['brand'])} aria-label="Faro">
          <Lamp />
          <span className={styles['word']}>Faro</span>
        </Link>
        <span className={styles['about']}>{props.about}</span>
        <div className={styles['end']}>
          {sandbox === null ? null : (
            <span className={styles['sandbox']}>
              <FlaskConical size={14} aria-hidden />
              <span>
                {sandbox.short}
                <span className={styles['long']}>{sandbox.more}</span>
              </span>
            </span>
          )}
          {props.end}
        </div>
      </header>
      <main id="content" className={styles['main']}>
        <div className={aside === null ? styles['narrow'] : styles['two']}>
          <div>
            <h1 className={styles['title']} tabIndex={-1}>
              {props.title}
            </h1>
            {props.children}
          </div>
          {aside === null ? null : <aside className={styles['aside']}>{aside}</aside>}
        </div>
      </main>
    </div>
  );
}
