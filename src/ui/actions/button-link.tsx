import type {ReactNode} from 'react';
import {Link as AriaLink} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import type {ButtonLook} from './button.tsx';
import {pickGiven} from '#src/ui/pick-given.ts';
import styles from './button.module.css';

type ButtonLinkProps = {
  href: string;
  children: ReactNode;
  look?: Exclude<ButtonLook, 'danger'>;
  size?: 'small' | 'large';
  isWide?: boolean;
  icon?: ReactNode;
  className?: string;
  /** Says more than the words in sight, and begins with them or holds them. */
  label?: string;
  /** Beside following it. */
  onPress?: () => void;
};

/** A link that looks like a button: it goes somewhere instead of doing something. */
export function ButtonLink(props: ButtonLinkProps) {
  const {look = 'default'} = props;
  return (
    <AriaLink
      href={props.href}
      className={joinClasses(
        styles['button'],
        look !== 'default' && styles[look],
        props.size === 'large' && styles['large'],
        props.isWide && styles['wide'],
        props.className,
      )}
      {...pickGiven({'aria-label': props.label, onPress: props.onPress})}
    >
      {props.icon}
      {props.children}
    </AriaLink>
  );
}
