import type {ReactNode} from 'react';
import {Dialog, Modal, ModalOverlay} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {keepFocus} from './keep-focus.ts';
import styles from './sheet.module.css';

type SheetProps = {
  label: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** `end`: from the right, from below on a phone. `start`: the navigation's drawer, from the left at every width. */
  side?: 'end' | 'start';
};

/** A layer that slides in from an edge. */
export function Sheet({label, isOpen, onClose, children, side = 'end'}: SheetProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable
      className={joinClasses(styles['scrim'])}
    >
      <Modal className={joinClasses(styles['panel'], styles[side])}>
        <Dialog ref={keepFocus} aria-label={label} className={joinClasses(styles['dialog'])}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
