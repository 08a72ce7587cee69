import type {LucideIcon} from 'lucide-react';
import css from './cells.module.css';

type StateIconProps = {readonly icon: LucideIcon; readonly label: string; readonly tone?: 'neutral' | 'warn'};

/** A small icon for a state that is out of the ordinary, always with its word. */
export function StateIcon({icon: Icon, label, tone = 'neutral'}: StateIconProps) {
  return (
    <span className={css['state']} data-tone={tone} role="img" aria-label={label} title={label}>
      <Icon size={14} strokeWidth={1.75} aria-hidden />
    </span>
  );
}
