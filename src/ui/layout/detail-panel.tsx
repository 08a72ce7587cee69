import type {ReactNode} from 'react';
import {X} from 'lucide-react';
import {useText} from '#src/i18n/use-text.ts';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import styles from './detail-panel.module.css';

type DetailPanelProps = {
  title: ReactNode;
  label: string;
  onClose: () => void;
  /** Acts in the head, before the close button, such as previous and next. */
  actions?: ReactNode;
  /** `DetailPart`s, with lines between them. */
  children: ReactNode;
};

/** One thing in full beside the list it is of: docked where there is room, inside a `Sheet` where not. */
export function DetailPanel(props: DetailPanelProps) {
  const text = useText();
  return (
    <section className={styles['panel']} aria-label={props.label}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{props.title}</h2>
        {props.actions}
        <IconButton icon={<X size={18} aria-hidden />} label={text('close')} shortcut="Esc" onPress={props.onClose} />
      </div>
      {props.children}
    </section>
  );
}
