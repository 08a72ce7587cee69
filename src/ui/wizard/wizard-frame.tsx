import {useEffect, useRef, type ReactNode} from 'react';
import {Check} from 'lucide-react';
import {Button} from '#src/ui/actions/button.tsx';
import {joinClasses} from '#src/ui/class-names.ts';
import {Text} from '#src/ui/display/text.tsx';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';
import styles from './wizard.module.css';

type FrameStep = {
  readonly id: string;
  readonly title: string;
  readonly status: 'done' | 'current' | 'ahead';
  /** The status in words; of one that is done only a screen reader says it, others see the tick. */
  readonly statusText: string;
  readonly isOpen: boolean;
};

type WizardFrameProps = {
  /** Of the step that is shown; takes the focus as it changes. */
  readonly title: string;
  /** Of the list of steps. */
  readonly label: string;
  /** Where there is no room for the list, such as "Paso 4 de 8". */
  readonly progressText: string;
  /** Counted from 1. */
  readonly place: number;
  readonly steps: readonly FrameStep[];
  /** Whether what was typed is kept, or why not. */
  readonly keptText: string | null;
  readonly onJump: (id: string) => void;
  readonly children: ReactNode;
};

/** The steps of a wizard beside the one that is shown. Source: ux.md U6. */
export function WizardFrame({title, label, progressText, place, steps, keptText, onJump, children}: WizardFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    heading.current?.focus();
  }, [place]);
  return (
    <div className={styles['wizard']}>
      <ol className={styles['steps']} aria-label={label}>
        {steps.map(({id, title: name, status, statusText, isOpen}, index) => (
          <li
            key={id}
            className={joinClasses(styles['step'], styles[status])}
            {...(status === 'current' ? {'aria-current': 'step' as const} : {})}
          >
            <span className={styles['dot']} aria-hidden>
              {status === 'done' ? <Check size={12} /> : index + 1}
            </span>
            {isOpen && status !== 'current' ? (
              <Button look="link" onPress={() => onJump(id)}>
                {name}
              </Button>
            ) : (
              <span>{name}</span>
            )}
            {status === 'done' ? (
              <VisuallyHidden>{statusText}</VisuallyHidden>
            ) : (
              <span className={styles['status']}>{statusText}</span>
            )}
          </li>
        ))}
      </ol>
      <div className={styles['page']}>
        <div className={styles['progress']}>
          <Text size="small" tone="muted">
            {progressText}
          </Text>
          <progress className={styles['bar']} value={place} max={steps.length} aria-hidden />
        </div>
        <h2 ref={heading} className={styles['title']} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles['kept']} aria-live="polite">
          {keptText}
        </p>
        {children}
      </div>
    </div>
  );
}
