import type {ReactNode} from 'react';
import {Check} from 'lucide-react';
import {MenuItem as AriaMenuItem} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {pickGiven} from '#src/ui/pick-given.ts';
import styles from './menu.module.css';

type MenuItemProps = {
  id: string;
  children: string;
  icon?: ReactNode;
  hint?: string;
  /** A key hint, a count or a mark at the end of the line. */
  end?: ReactNode;
  /** Shows a tick: the choice that stands. */
  isCurrent?: boolean;
  isDanger?: boolean;
  isDisabled?: boolean;
  href?: string;
  onAction?: () => void;
};

/** One act of a menu, or a link when it has an `href`. */
export function MenuItem(props: MenuItemProps) {
  const {href, onAction, isDisabled} = props;
  return (
    <AriaMenuItem
      id={props.id}
      textValue={props.children}
      className={joinClasses(styles['item'], props.isDanger && styles['danger'])}
      {...pickGiven({'aria-current': props.isCurrent, href, onAction, isDisabled})}
    >
      {props.icon}
      <span className={styles['words']}>
        <span>{props.children}</span>
        {props.hint === undefined ? null : <span className={styles['hint']}>{props.hint}</span>}
      </span>
      {props.isCurrent || props.end !== undefined ? (
        <span className={styles['end']}>{props.isCurrent ? <Check size={16} aria-hidden /> : props.end}</span>
      ) : null}
    </AriaMenuItem>
  );
}
