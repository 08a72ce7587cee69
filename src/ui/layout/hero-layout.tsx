import type {ReactNode} from 'react';
import {Link} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {Lamp} from '#src/ui/icons/lamp.tsx';
import styles from './hero-layout.module.css';

type HeroLayoutProps = {
  homeHref: string;
  barEnd: ReactNode;
  title: ReactNode;
  lead: ReactNode;
  actions: ReactNode;
  picture: ReactNode;
  facts: readonly {name: string; text: string}[];
};

/** A public page of one screen: what it is, what to do, what one gets. */
export function HeroLayout(props: HeroLayoutProps) {
  return (
    <div className={styles['page']}>
      <header className={styles['bar']}>
        <Link href={props.homeHref} className={joinClasses(styles['brand'])}>
          <Lamp size={32} />
          Faro
        </Link>
        <div className={styles['end']}>{props.barEnd}</div>
      </header>
      <main className={styles['main']}>
        <div className={styles['hero']}>
          <div>
            <h1 className={styles['title']} tabIndex={-1}>
              {props.title}
            </h1>
            <p className={styles['lead']}>{props.lead}</p>
            <div className={styles['actions']}>{props.actions}</div>
          </div>
          <div className={styles['picture']}>{props.picture}</div>
        </div>
        <dl className={styles['facts']}>
          {props.facts.map((fact) => (
            <div key={fact.name} className={styles['fact']}>
              <dt>{fact.name}</dt>
              <dd>{fact.text}</dd>
            </div>
          ))}
        </dl>
      </main>
    </div>
  );
}
