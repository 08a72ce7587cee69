import {useRef, useState, type DragEvent} from 'react';
import {keepOpenedFiles} from '#src/data/opened-files.ts';
import {useNavigate} from '#src/app/routing.ts';

/** Lets a file be dropped anywhere on the page: it is kept for the import, which then opens. */
export function useFileDrop(importPath: string) {
  const navigate = useNavigate();
  const [isOver, setOver] = useState(false);
  /** Enter and leave come for every element within. */
  const depth = useRef(0);
  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    isOver,
    onDrag: (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      if (event.type === 'dragenter') depth.current += 1;
      setOver(true);
    },
    onDragEnd: () => {
      depth.current -= 1;
      if (depth.current <= 0) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      depth.current = 0;
      setOver(false);
      if (!carriesFiles(event)) return;
      event.preventDefault();
      keepOpenedFiles([...event.dataTransfer.files].slice(0, 1));
      void navigate(importPath);
    },
  };
}
