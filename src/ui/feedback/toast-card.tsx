import {useEffect, useState} from 'react';
import {CircleAlert, CircleCheck, X} from 'lucide-react';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {joinClasses} from '#src/ui/class-names.ts';
import {removeToast, toastClosingMs, toastMs, type ShownToast} from './toast-queue.ts';
import {useStay} from './use-stay.ts';
import styles from './feedback.module.css';

/** One toast. Its time stands still while it is hovered, has the focus, or the tab is hidden. */
export function ToastCard({toast}: {toast: ShownToast}) {
  const text = useText();
  const [isHeld, setHeld] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const {id} = toast;
  const staysMs = toast.staysMs ?? (toast.tone === 'danger' ? null : toastMs);

  useStay(isClosing ? null : staysMs, isHeld, () => setClosing(true));

  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(() => removeToast(id), toastClosingMs);
    return () => clearTimeout(timer);
  }, [isClosing, id]);

  return (
    <div
      className={joinClasses(styles['toast'], toast.tone !== undefined && styles[`toast-${toast.tone}`])}
      {...(isClosing ? {'data-closing': true} : {})}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.tone === 'ok' ? <CircleCheck size={18} aria-hidden /> : null}
      {toast.tone === 'danger' ? <CircleAlert size={18} aria-hidden /> : null}
      <span className={styles['toast-words']}>{toast.text}</span>
      {toast.action === undefined ? null : (
        <Button
          look="quiet"
          onPress={() => {
            toast.action?.onPress();
            removeToast(id);
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton icon={<X size={16} aria-hidden />} label={text('close')} onPress={() => setClosing(true)} />
    </div>
  );
}
