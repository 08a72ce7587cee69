import {useEffect, useState, type MouseEvent, type ReactNode} from 'react';
import {CircleAlert, CircleCheck, Pause, Play, X} from 'lucide-react';
import {Dialog, Heading, Modal, ModalOverlay} from 'react-aria-components';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {joinClasses} from '#src/ui/class-names.ts';
import {useStay} from '#src/ui/feedback/use-stay.ts';
import styles from './popup.module.css';

/** How long a popup stays, and how long it takes to go. Source: S4.12. */
export const popupMs = 3_000;
const closingMs = 300;

type PopupProps = {
  readonly title: string;
  readonly children?: ReactNode;
  readonly tone?: 'ok' | 'danger';
  readonly staysMs?: number;
  /** Stops the time, and lets it begin anew. */
  readonly holdLabel: string;
  readonly releaseLabel: string;
  /** One way on, such as a link to what it is about. */
  readonly action?: ReactNode;
  /** Called when it is gone. */
  readonly onClose: () => void;
};

/**
 * Says something in the middle of the screen and goes by itself, by a press anywhere, or by Escape. Its time stands still while it is pointed at,
 * one of its buttons has the focus, the tab is hidden, or it was stopped. What it says also stands on the page. Source: S4.12, ux.md U13.
 */
export function Popup(props: PopupProps) {
  const text = useText();
  const {tone = 'ok', staysMs = popupMs} = props;
  const [isPointedAt, setPointedAt] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const isHeld = isPointedAt || isStopped;
  const close = () => setClosing(true);
  useStay(isClosing ? null : staysMs, isHeld, close);

  const {onClose} = props;
  useEffect(() => {
    if (!isClosing) return undefined;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(onClose, isStill ? 0 : closingMs);
    return () => clearTimeout(timer);
    // Going has begun: who is told does not change that.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [isClosing]);

  const handleClick = (event: MouseEvent) => {
    // Its own buttons and links do what they say.
    if (event.target instanceof Element && event.target.closest('button, a')) return;
    close();
  };
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      className={joinClasses(styles['scrim'], isClosing && styles['closing'])}
    >
      <Modal className={joinClasses(styles['panel'])}>
        <Dialog className={joinClasses(styles['dialog'])}>
          {/* Escape and the close button do the same for the keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above */}
          <div
            className={styles['content']}
            onClick={handleClick}
            // Not entering: one that opens below a pointer at rest would never go.
            onPointerMove={() => setPointedAt(true)}
            onPointerLeave={() => setPointedAt(false)}
            onFocus={() => setPointedAt(true)}
            onBlur={() => setPointedAt(false)}
          >
            <span className={joinClasses(styles[tone])}>
              {tone === 'ok' ? <CircleCheck size={28} aria-hidden /> : <CircleAlert size={28} aria-hidden />}
            </span>
            <Heading slot="title" level={2} className={joinClasses(styles['title'])}>
              {props.title}
            </Heading>
            {props.children === undefined ? null : <div className={styles['words']}>{props.children}</div>}
            <div className={styles['acts']}>
              {props.action}
              <Button
                look="quiet"
                icon={isStopped ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
                onPress={() => setStopped(!isStopped)}
              >
                {isStopped ? props.releaseLabel : props.holdLabel}
              </Button>
            </div>
            <span className={styles['close']}>
              <IconButton icon={<X size={18} aria-hidden />} label={text('close')} onPress={close} />
            </span>
          </div>
          {isHeld ? null : <span className={styles['time']} style={{animationDuration: `${staysMs}ms`}} aria-hidden />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
