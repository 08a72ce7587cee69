import type {ReactNode} from 'react';
import {Link as AriaLink} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './link.module.css';

type LinkProps = {
  href: string;
  children: ReactNode;
  /** `plain` takes the colour and weight of the text around it. */
  look?: 'accent' | 'plain';
  /** A download or another site. */
  target?: '_blank';
  /** Says more than the words in sight, and begins with them. */
  label?: string;
};

/** A link within text. Paths of the product are followed without a reload. */
export function Link({href, children, look = 'accent', target, label}: LinkProps) {
  return (
    <AriaLink
      href={href}
      className={joinClasses(styles['link'], look === 'plain' && styles['plain'])}
      {...(label === undefined ? {} : {'aria-label': label})}
      {...(target ? {target, rel: 'noreferrer'} : {})}
    >
      {children}
    </AriaLink>
  );
}
