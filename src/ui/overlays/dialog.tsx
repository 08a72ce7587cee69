import type {ReactNode} from 'react';
import {X} from 'lucide-react';
import {Dialog as AriaDialog, Heading, Modal, ModalOverlay} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {useText} from '#src/i18n/use-text.ts';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {keepFocus} from './keep-focus.ts';
import styles from './dialog.module.css';

export type DialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** The acts, the main one last. On a phone they stand below one another, the main one on top. */
  actions?: ReactNode;
  /** `alertdialog` when something is about to be lost: a press outside then does not close it. */
  role?: 'dialog' | 'alertdialog';
  size?: 'normal' | 'wide';
};

/** Asks for something before going on; a sheet from below on a phone. */
export function Dialog(props: DialogProps) {
  const text = useText();
  const {role = 'dialog', size = 'normal'} = props;
  return (
    <ModalOverlay
      isOpen={props.isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
      isDismissable={role === 'dialog'}
      className={joinClasses(styles['scrim'])}
    >
      <Modal className={joinClasses(styles['panel'], size === 'wide' && styles['wide'])}>
        <AriaDialog ref={keepFocus} role={role} className={joinClasses(styles['dialog'])}>
          <div className={styles['head']}>
            <Heading slot="title" level={2} className={joinClasses(styles['title'])}>
              {props.title}
            </Heading>
            <IconButton icon={<X size={18} aria-hidden />} label={text('close')} onPress={props.onClose} />
          </div>
          <div className={styles['body']}>{props.children}</div>
          {props.actions === undefined ? null : <div className={styles['foot']}>{props.actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
