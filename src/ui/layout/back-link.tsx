import type {ReactNode} from 'react';
import {ChevronLeft} from 'lucide-react';
import {Link} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './layout.module.css';

/** Above a screen's head: the place it belongs to. */
export function BackLink({href, children}: {href: string; children: ReactNode}) {
  return (
    <Link href={href} className={joinClasses(styles['back'])}>
      <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
      {children}
    </Link>
  );
}
