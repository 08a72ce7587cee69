import {memo, useEffect, useRef, useState, type ReactNode} from 'react';
import {Check, ChevronDown, ChevronUp, CloudCheck, CloudOff, HardDrive, TriangleAlert} from 'lucide-react';
import {Button} from '#src/ui/actions/button.tsx';
import {Link} from '#src/ui/actions/link.tsx';
import {joinClasses} from '#src/ui/class-names.ts';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';
import {WizardHead} from './wizard-head.tsx';
import styles from './wizard.module.css';

type FrameStep = {
  readonly id: string;
  readonly title: string;
  readonly status: 'done' | 'current' | 'wrong' | 'ahead';
  /** The status in words; of one that is done only a screen reader says it, others see the tick. */
  readonly statusText: string;
  readonly isOpen: boolean;
};

/** Where what was typed is, in words and by its sign. */
export type SaidKept = {
  readonly sign: 'device' | 'offline' | 'server' | 'nowhere' | 'attention';
  readonly text: string;
  /** Where something is to be done about it; `label` begins with the words and says what it opens. */
  readonly link?: {readonly href: string; readonly label: string};
};

/** The same signs as those of the chip. Source: ux.md U2. */
const signs = {
  device: HardDrive,
  offline: CloudOff,
  server: CloudCheck,
  nowhere: TriangleAlert,
  attention: TriangleAlert,
} as const;

type WizardFrameProps = {
  /** Of the step that is shown; takes the focus as it changes. */
  readonly title: string;
  /** What the step is about. */
  readonly lead?: string | undefined;
  /** Of the list of steps. */
  readonly label: string;
  /** Where there is no room for the list, such as "Paso 4 de 8"; opens the list. */
  readonly progressText: string;
  /** The same for a screen reader, with what it opens. */
  readonly progressLabel: string;
  /** Counted from 1. */
  readonly place: number;
  readonly steps: readonly FrameStep[];
  /** Whether what was typed is kept and where, or why not. */
  readonly kept: SaidKept | null;
  /** Where it keeps its identity, only the lines that say something else are drawn again. */
  readonly onJump: (id: string) => void;
  /** Stands beside the step, or below it where there is no room: the sum, help. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** The steps of a wizard beside the one that is shown. Source: ux.md U6. */
export function WizardFrame({title, lead, label, steps, kept, onJump, aside, children, ...progress}: WizardFrameProps) {
  const {progressText, progressLabel, place} = progress;
  /** The step at which somebody opened the list on a phone: at the next it is closed again. */
  const [openAt, setOpenAt] = useState<number | null>(null);
  const isListOpen = openAt === place;
  const KeptSign = signs[kept?.sign ?? 'device'];
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    scrollTo(0, 0);
    // The page is laid out once: after the focus it would be a second time.
    heading.current?.focus({preventScroll: true});
  }, [place]);
  return (
    <div className={joinClasses(styles['wizard'], aside ? styles['with-aside'] : false)}>
      <div className={styles['progress']}>
        <Button
          look="link"
          label={progressLabel}
          isExpanded={isListOpen}
          end={isListOpen ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
          onPress={() => setOpenAt(isListOpen ? null : place)}
        >
          {progressText}
        </Button>
        <progress className={styles['bar']} value={place} max={steps.length} aria-hidden />
      </div>
      <ol className={joinClasses(styles['steps'], isListOpen && styles['is-open'])} aria-label={label}>
        {steps.map((step, index) => (
          <StepLine key={step.id} {...step} number={index + 1} onJump={onJump} />
        ))}
      </ol>
      <div className={styles['page']}>
        <WizardHead title={title} lead={lead} headingRef={heading} />
        <p className={styles['kept']} aria-live="polite">
          {kept === null ? null : <KeptSign size={16} strokeWidth={1.75} aria-hidden />}
          {kept?.link ? <Link {...kept.link}>{kept.text}</Link> : kept?.text}
        </p>
        {children}
      </div>
      {aside ? <aside className={styles['aside']}>{aside}</aside> : null}
    </div>
  );
}

type StepLineProps = FrameStep & {number: number; onJump: (id: string) => void};

const StepLine = memo(function StepLine({id, title, status, statusText, isOpen, number, onJump}: StepLineProps) {
  const isCurrent = status === 'current' || status === 'wrong';
  return (
    <li
      className={joinClasses(styles['step'], styles[status])}
      {...(isCurrent ? {'aria-current': 'step' as const} : {})}
    >
      <span className={styles['dot']} aria-hidden>
        {status === 'done' ? <Check size={12} /> : status === 'wrong' ? '!' : number}
      </span>
      {isOpen && !isCurrent ? (
        <Button look="link" onPress={() => onJump(id)}>
          {title}
        </Button>
      ) : (
        <span>{title}</span>
      )}
      {status === 'done' ? (
        <VisuallyHidden>{statusText}</VisuallyHidden>
      ) : (
        <span className={styles['status']}>{statusText}</span>
      )}
    </li>
  );
});
