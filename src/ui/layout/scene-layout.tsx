import type {ReactNode} from 'react';
import {Link} from 'react-aria-components';
import {Lamp} from '#src/ui/icons/lamp.tsx';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './scene-layout.module.css';

type SceneLayoutProps = {
  title: ReactNode;
  homeHref: string;
  /** At the top beside the brand: a way back, the language. */
  bar: ReactNode;
  barEnd: ReactNode;
  picture: ReactNode;
  note: ReactNode;
  /** Links that stand apart, at the very end. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A form on one side, a picture on the other; the picture stays away below 921 px. */
export function SceneLayout(props: SceneLayoutProps) {
  const brand = (
    <Link href={props.homeHref} className={joinClasses(styles['brand'])}>
      <Lamp size={32} />
      Faro
    </Link>
  );
  return (
    <div className={styles['layout']}>
      <aside className={styles['scene']}>
        {brand}
        <div className={styles['picture']}>{props.picture}</div>
        <p className={styles['note']}>{props.note}</p>
      </aside>
      <div className={styles['side']}>
        <header className={styles['bar']}>
          {brand}
          {props.bar}
          {props.barEnd}
        </header>
        <main className={styles['form']}>
          <h1 className={styles['title']} tabIndex={-1}>
            {props.title}
          </h1>
          {props.children}
        </main>
        {props.foot ? <footer className={styles['foot']}>{props.foot}</footer> : null}
      </div>
    </div>
  );
}
