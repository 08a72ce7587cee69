import {useRef, useState, type DragEvent, type ReactNode} from 'react';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './drop-area.module.css';

type DropAreaProps = {
  /** Said over the area while files are held over it. */
  hint: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

/** A part of a screen that takes files dropped on it, whatever the screen around it does with them. A button inside does the same. */
export function DropArea({hint, onFiles, children}: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  /** Enter and leave come for every element within. */
  const depth = useRef(0);
  const take = (event: DragEvent): boolean => {
    if (!event.dataTransfer.types.includes('Files')) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return (
    <div
      className={joinClasses(styles['area'])}
      onDragEnter={(event) => {
        if (!take(event)) return;
        depth.current += 1;
        setOver(true);
      }}
      onDragOver={take}
      onDragLeave={(event) => {
        if (!take(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) setOver(false);
      }}
      onDrop={(event) => {
        if (!take(event)) return;
        depth.current = 0;
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && <div className={styles['over']}>{hint}</div>}
    </div>
  );
}
