import {Suspense, lazy, useRef, type ReactElement, type ReactNode} from 'react';
import {Button as AriaButton, type PressEvent} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {pickGiven} from '#src/ui/pick-given.ts';
import styles from './button.module.css';

/** Often it is the network that is gone when a reason is to be told: without the tip the button still stands, and the screen with it. */
const BlockedTip = lazy(async () =>
  import('./blocked-tip.tsx').then(
    ({BlockedTip: Tip}) => ({default: Tip}),
    () => ({default: WithoutTip}),
  ),
);

export type ButtonLook = 'default' | 'primary' | 'quiet' | 'danger' | 'link';

export type ButtonProps = {
  children: ReactNode;
  look?: ButtonLook;
  /** `large` for forms and dialogs, `small` (the default) for dense screens. */
  size?: 'small' | 'large';
  /** Fills the width it is given. */
  isWide?: boolean;
  /** A 16 px icon before the words. */
  icon?: ReactNode;
  /** A 16 px icon or a key hint after the words. */
  end?: ReactNode;
  type?: 'button' | 'submit';
  /** Shows a spinner and refuses presses; the button keeps the focus. */
  isPending?: boolean;
  /** Why it cannot be pressed now. It stays reachable by keyboard and says so. Never grey without a reason. */
  blockedReason?: string | null;
  onPress?: (event: PressEvent) => void;
  label?: string;
  keyShortcuts?: string;
  /** Whether what it opens below is open; undefined for a button that opens nothing. */
  isExpanded?: boolean;
  describedBy?: string;
  className?: string;
  /** The part a parent such as a dialog or a number field gives to it. */
  slot?: string | null;
  autoFocus?: boolean;
  excludeFromTabOrder?: boolean;
};

/** A press that does something. */
export function Button(props: ButtonProps) {
  const {look = 'default', size = 'small', blockedReason = null, isPending = false, type = 'button'} = props;
  const {slot, autoFocus, excludeFromTabOrder} = props;
  const hasFocus = useRef(false);
  // Around a button that becomes blocked, or free, the tip comes and goes: another element then stands for it.
  const keepFocus = (element: HTMLButtonElement | null) => {
    if (hasFocus.current && document.activeElement === document.body) element?.focus();
  };
  const button = (
    <AriaButton
      ref={keepFocus}
      onFocusChange={(isFocused) => {
        hasFocus.current = isFocused;
      }}
      type={blockedReason === null ? type : 'button'}
      className={joinClasses(
        styles['button'],
        look !== 'default' && styles[look],
        size === 'large' && styles['large'],
        props.isWide && styles['wide'],
        props.className,
      )}
      isPending={isPending}
      {...pickGiven({
        'aria-label': props.label,
        'aria-expanded': props.isExpanded,
        'aria-keyshortcuts': props.keyShortcuts,
        'aria-describedby': props.describedBy,
        'aria-disabled': blockedReason === null ? undefined : true,
      })}
      {...pickGiven({slot, autoFocus, excludeFromTabOrder})}
      onPress={(event) => {
        if (blockedReason === null) props.onPress?.(event);
      }}
    >
      {isPending ? <span className={styles['spinner']} aria-hidden /> : props.icon}
      {props.children}
      {props.end}
    </AriaButton>
  );
  if (blockedReason === null) return button;
  return (
    <Suspense fallback={button}>
      <BlockedTip reason={blockedReason}>{button}</BlockedTip>
    </Suspense>
  );
}

function WithoutTip({children}: {reason: string; children: ReactElement}) {
  return children;
}
