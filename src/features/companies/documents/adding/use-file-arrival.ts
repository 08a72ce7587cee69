import {useRef, useState, type DragEvent} from 'react';
import {usePaste} from '#src/ui/fields/file/use-paste.ts';
import {isFixedSlot, keyOf} from '#src/features/companies/documents/slot-key.ts';
import type {CompanyPapers, ShownSlot} from '#src/features/companies/documents/read-documents.ts';
import {namePartner} from '#src/features/companies/documents/read-documents.ts';
import type {DocumentActs} from '#src/features/companies/documents/use-document-acts.ts';
import type {OpenPlace, PlacedFile} from './place-files-dialog.tsx';

/** The places of a company that its people can put a file in. */
function listOpenPlaces(papers: CompanyPapers): OpenPlace[] {
  const open = (owner: string | null) => (slots: readonly ShownSlot[]) =>
    slots.filter((slot) => !isFixedSlot(slot)).map((slot): OpenPlace => ({slot, owner}));
  return [
    ...open(null)(papers.own),
    ...papers.byPartner.flatMap(({partner, slots}) => open(namePartner(partner))(slots)),
  ];
}

/**
 * Takes files that are dropped on the documents, or pasted: one that falls on a line goes there; of any others it is asked where they go. Only while nothing
 * else lies over the page. Rule: DOC16.
 */
export function useFileArrival(papers: CompanyPapers | undefined, acts: Pick<DocumentActs, 'addAll' | 'shown'>) {
  const [isOver, setOver] = useState(false);
  const [heldKey, setHeldKey] = useState<string | null>(null);
  const [asking, setAsking] = useState<readonly File[] | null>(null);
  /** Enter and leave come for every element within. */
  const depth = useRef(0);
  const places = papers ? listOpenPlaces(papers) : [];
  const ask = (files: readonly File[]) => {
    if (papers && files.length > 0) setAsking(files);
  };
  usePaste((files) => {
    if (asking === null && acts.shown === null) ask(files);
  });
  const put = (placed: readonly PlacedFile[]) => {
    setAsking(null);
    if (placed.length > 0) acts.addAll(placed).catch(reportError);
  };
  const end = () => {
    depth.current = 0;
    setOver(false);
    setHeldKey(null);
  };
  const findKey = (event: DragEvent) => {
    const line = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-place]') : null;
    const key = line?.dataset['place'] ?? null;
    return places.some(({slot}) => keyOf(slot) === key) ? key : null;
  };
  return {
    isOver,
    /** The place that would take what is held. */
    heldKey,
    /** Files of which it is asked where they go. */
    asking,
    places,
    ask,
    put,
    stopAsking: () => setAsking(null),
    handlers: {
      onDragEnter: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        depth.current += 1;
        setOver(true);
      },
      onDragOver: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setHeldKey(findKey(event));
      },
      onDragLeave: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) end();
      },
      onDrop: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        const key = findKey(event);
        end();
        const files = [...event.dataTransfer.files];
        const [only] = files;
        const place = places.find(({slot}) => keyOf(slot) === key);
        if (only && files.length === 1 && place) put([{slot: place.slot, file: only}]);
        else ask(files);
      },
    },
  };
}

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files');
}
