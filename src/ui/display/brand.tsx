import type {ReactNode} from 'react';
import {Link} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {Lamp} from '#src/ui/icons/lamp.tsx';
import styles from './brand.module.css';

type BrandProps = {
  /** Where it leads to; left out where it only says whose page this is. */
  href?: string;
  className?: string | undefined;
  /** For where there is no room for the name. */
  nameClass?: string | undefined;
  /** What part of the product it is. */
  children?: ReactNode;
};

/** The mark with the product's name, at the head of a frame. */
export function Brand({href, className, nameClass, children}: BrandProps) {
  const classes = joinClasses(styles['brand'], className);
  const inside = (
    <>
      <Lamp />
      <span className={nameClass}>Faro</span>
      {children}
    </>
  );
  if (href === undefined) return <span className={classes}>{inside}</span>;
  return (
    <Link href={href} className={classes}>
      {inside}
    </Link>
  );
}
