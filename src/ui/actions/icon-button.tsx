import type {ReactNode} from 'react';
import {Button as AriaButton, TooltipTrigger, type PressEvent} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {Tooltip} from '#src/ui/overlays/tooltip.tsx';
import {Kbd} from '#src/ui/display/kbd.tsx';
import {pickGiven} from '#src/ui/pick-given.ts';
import styles from './button.module.css';

type IconButtonProps = {
  icon: ReactNode;
  /** What it does; read out, and shown on hover and focus. */
  label: string;
  /** The key that does the same, shown beside the label. */
  shortcut?: string;
  look?: 'quiet' | 'default' | 'primary';
  size?: 'small' | 'large';
  slot?: string | null;
  className?: string;
  blockedReason?: string | null;
  /** For a button that opens and closes something. */
  isExpanded?: boolean;
  autoFocus?: boolean;
  onPress?: (event: PressEvent) => void;
};

/** A button of an icon alone, for acts everybody knows. */
export function IconButton(props: IconButtonProps) {
  const {look = 'quiet', blockedReason = null} = props;
  return (
    <TooltipTrigger delay={400}>
      <AriaButton
        aria-label={props.label}
        className={joinClasses(
          styles['button'],
          styles['only-icon'],
          look !== 'default' && styles[look],
          props.size === 'large' && styles['large'],
          props.className,
        )}
        {...pickGiven({
          'aria-keyshortcuts': props.shortcut,
          'aria-disabled': blockedReason === null ? undefined : true,
          'aria-expanded': props.isExpanded,
          slot: props.slot,
          autoFocus: props.autoFocus,
        })}
        onPress={(event) => {
          if (blockedReason === null) props.onPress?.(event);
        }}
      >
        {props.icon}
      </AriaButton>
      <Tooltip>
        {blockedReason ?? props.label}
        {props.shortcut === undefined ? null : <Kbd>{props.shortcut}</Kbd>}
      </Tooltip>
    </TooltipTrigger>
  );
}
