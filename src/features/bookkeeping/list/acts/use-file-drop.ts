import {useRef, useState, type DragEvent} from 'react';
import {keepOpenedFiles} from '#src/data/keeping/opened-files.ts';
import {useUserId} from '#src/data/database/local-data.tsx';
import {useNavigate} from '#src/routing/routing.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useImportLimit} from '#src/features/bookkeeping/imports/use-import-limit.ts';
import {jobs} from '#src/data/jobs.ts';
import {maxReceiptBytes} from '#src/features/bookkeeping/receipts/receipt-types.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import type {BooksList} from '#src/features/bookkeeping/list/use-books-list.ts';
import type {Places} from '#src/features/bookkeeping/list/use-places.ts';
import {fileTypes} from '#contract/files/file-types.data.ts';
import {uploadKinds} from '#contract/files/upload-kinds.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {endOffers, showToast} from '#src/ui/feedback/toast-queue.ts';
import type {ListedRow} from '#workers/books/api.ts';
import {useNoteFiller} from '#src/features/bookkeeping/readings/use-note-filler.ts';
import {addReceipts} from '#src/features/bookkeeping/receipts/add-receipts.ts';
import {useUndo} from '#src/data/use-undo.ts';
import {nameRow} from '#src/features/bookkeeping/list/rows/row-words.ts';

/** What is held over the page: a bank's file, or receipts, over a row or beside them all. */
type Held = {readonly kind: 'import'} | {readonly kind: 'receipts'; readonly row: number | null};

/**
 * Takes files that are dropped on the page: receipts go to the row they fall on, beside the rows to the screen where their transactions are
 * chosen; any other file is kept for the import, which then opens, also where both are dropped together. Source: ux.md U3.
 */
export function useFileDrop(spaceId: string, places: Places, list: BooksList) {
  const text = useBooksText();
  const format = useFormat();
  const {maxBytes} = useImportLimit();
  const userId = useUserId();
  const navigate = useNavigate();
  const attach = useRowReceipts(spaceId);
  const [held, setHeld] = useState<Held | null>(null);
  /** Enter and leave come for every element within. */
  const depth = useRef(0);

  const receive = async (files: readonly File[]) => {
    const arrivals = files.map((content) => ({name: content.name, content, modifiedMs: content.lastModified}));
    await jobs.run(async (api) => api.receiveFiles(userId, arrivals), new AbortController().signal);
  };

  return {
    /** What is said while a file is held over the page. */
    hint: held && {
      ...(held.kind === 'import'
        ? {title: text('dropTitle'), text: text('dropText', {size: format.bytes(maxBytes)})}
        : {title: text('dropReceiptsTitle'), text: text('dropReceiptsText', {size: format.bytes(maxReceiptBytes)})}),
      isBeside: held.kind === 'receipts',
    },
    /** The row that would take what is held; null for none. */
    row: held?.kind === 'receipts' ? held.row : null,
    onDrag: (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      if (event.type === 'dragenter') depth.current += 1;
      setHeld((last) => keepEqual(last, readHeld(event)));
    },
    onDragEnd: () => {
      depth.current -= 1;
      if (depth.current <= 0) setHeld(null);
    },
    onDrop: (event: DragEvent) => {
      depth.current = 0;
      setHeld(null);
      if (!carriesFiles(event)) return;
      event.preventDefault();
      const files = [...event.dataTransfer.files];
      const receipts = files.filter(isMeantAsReceipt);
      const banks = files.filter((file) => !isMeantAsReceipt(file));
      const target = readHeld(event);
      const row = target.kind === 'receipts' && target.row !== null ? list.rowAt(target.row) : undefined;
      const isBoth = receipts.length > 0 && banks.length > 0;
      const take = async () => {
        if (receipts.length > 0) await (row ? attach(row, receipts) : receive(receipts));
        if (banks.length === 0) {
          if (!row) await navigate(places.received);
          return;
        }
        keepOpenedFiles(banks);
        await navigate(places.import);
        if (isBoth && !row)
          showToast({
            text: text('dropBoth', {count: receipts.length}),
            tone: 'neutral',
            action: {label: text('dropBothAct'), onPress: () => void navigate(places.received)},
          });
      };
      void take();
    },
  };
}

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files');
}

/** Browsers that do not say what is held say so only when it is dropped: until then it passes for a bank's file. */
function readHeld(event: DragEvent): Held {
  const isReceipt = [...event.dataTransfer.items].some((item) => item.kind === 'file' && looksLikeReceipt(item.type));
  if (!isReceipt) return {kind: 'import'};
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null;
  return {kind: 'receipts', row: row ? Number(row.dataset['row']) : null};
}

/** The same object while nothing changed: it comes many times a second. */
function keepEqual(last: Held | null, next: Held): Held {
  const isSame = last?.kind === next.kind && rowOf(last) === rowOf(next);
  return isSame && last ? last : next;
}

function rowOf(held: Held): number | null {
  return held.kind === 'receipts' ? held.row : null;
}

const ends = new Set<string>(uploadKinds.receipt.types.flatMap((type) => [...fileTypes[type].extensions]));

/** Whether what is held over a page looks like a receipt, by the type the browser gives it. A picture of any kind is meant as one. */
function looksLikeReceipt(type: string): boolean {
  return type.startsWith('image/') || type === 'application/pdf';
}

/** Whether a dropped file is meant as a receipt, and not as a bank's file. Whether it may be one, its bytes decide. */
function isMeantAsReceipt({name, type}: Pick<File, 'name' | 'type'>): boolean {
  const end = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return looksLikeReceipt(type) || ends.has(end);
}

/** Attaches files to a row of the list, and says what came of it. */
function useRowReceipts(spaceId: string): (row: ListedRow, files: readonly File[]) => Promise<void> {
  const text = useBooksText();
  const failureText = useFailureText();
  const userId = useUserId();
  const {offer, undoAct} = useUndo();
  const fillNote = useNoteFiller();
  return async (row, files) => {
    endOffers();
    const kept: string[] = [];
    const {key, fileIds} = await addReceipts({spaceId, transactionId: row.id, userId}, files, (name, failure) => {
      if (failure === null) kept.push(name);
      else showToast({text: text('receiptNotAdded', {name, reason: failureText(failure)}), tone: 'danger'});
    });
    const [name] = kept;
    if (name === undefined) return;
    const movement = nameRow(row);
    const said =
      kept.length === 1
        ? text('receivedAttached', {name, movement})
        : text('receiptsAttached', {count: kept.length, movement});
    const action = {...offer, onPress: () => void undoAct(key)};
    showToast({text: said, tone: 'ok', action});
    const note = await fillNote({spaceId, transactionId: row.id, groupId: key, fileIds});
    if (note !== null) showToast({text: text('noteFilled', {note}), tone: 'ok', action});
  };
}
