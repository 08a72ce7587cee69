import {Separator} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './menu.module.css';

/** A line between two kinds of acts. */
export function MenuLine() {
  return <Separator className={joinClasses(styles['line'])} />;
}
