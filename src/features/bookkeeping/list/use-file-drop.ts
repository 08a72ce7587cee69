import {useRef, useState, type DragEvent} from 'react';
import {keepOpenedFiles} from '#src/data/opened-files.ts';
import {useNavigate} from '#src/app/routing.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useImportLimit} from '#src/features/bookkeeping/imports/use-import-limit.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** Lets a file be dropped anywhere on the page: it is kept for the import, which then opens. */
export function useFileDrop(importPath: string) {
  const text = useBooksText();
  const format = useFormat();
  const {maxBytes} = useImportLimit();
  const navigate = useNavigate();
  const [isOver, setOver] = useState(false);
  /** Enter and leave come for every element within. */
  const depth = useRef(0);
  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    /** What is said while a file is held over the page. */
    hint: isOver ? {title: text('dropTitle'), text: text('dropText', {size: format.bytes(maxBytes)})} : null,
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
