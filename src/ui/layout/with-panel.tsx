import type {ReactNode} from 'react';
import {Sheet} from '#src/ui/overlays/sheet.tsx';
import {useRoom} from './use-room.ts';
import styles from './with-panel.module.css';

type WithPanelProps = {
  children: ReactNode;
  /** A `DetailPanel`; null while nothing is open. */
  panel: ReactNode;
  label: string;
  onClose: () => void;
  /** What stands in the panel is read there: it gets the larger part. */
  isReader?: boolean;
};

/** A list with one of its things in full: at its side from 1284 px on, over it where there is less room. */
export function WithPanel({children, panel, label, onClose, isReader = false}: WithPanelProps) {
  const isDocked = useRoom() === 'docked';
  const isOpen = panel !== null;
  return (
    <div className={styles['with-panel']} data-open={isOpen && isDocked} data-reader={isReader}>
      <div>{children}</div>
      {isOpen && isDocked ? <div className={styles['panel']}>{panel}</div> : null}
      {isOpen && !isDocked ? (
        <Sheet label={label} isOpen onClose={onClose}>
          {panel}
        </Sheet>
      ) : null}
    </div>
  );
}
