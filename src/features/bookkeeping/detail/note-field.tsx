import {useCallback, useEffect, useRef, useState, type KeyboardEvent} from 'react';
import {maxNoteLength} from '#contract/bookkeeping/transaction.ts';
import {registerDraft} from '#src/data/drafts.ts';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** A pause this long in typing saves by itself, in milliseconds. */
const pauseMs = 2_000;

type NoteFieldProps = {readonly note: string | null; readonly onSave: (note: string | null) => Promise<unknown>};

/** A note that saves itself: on leaving, by Ctrl + Enter, after a pause, and before the page is loaded anew. */
export function NoteField({note, onSave}: NoteFieldProps) {
  const text = useBooksText();
  const [typed, setTyped] = useState(note ?? '');
  const latest = useRef({typed, saved: note ?? '', onSave});
  latest.current = {...latest.current, typed, onSave};

  // What a teammate wrote shows, unless one is in the middle of typing.
  useEffect(() => {
    if (latest.current.typed === latest.current.saved) setTyped(note ?? '');
    latest.current.saved = note ?? '';
  }, [note]);

  const save = useCallback(async () => {
    const {typed: now, saved} = latest.current;
    if (now.trim() === saved.trim()) return;
    latest.current.saved = now;
    await latest.current.onSave(now.trim() === '' ? null : now.trim());
  }, []);

  useEffect(() => registerDraft(save), [save]);
  useEffect(() => () => void save(), [save]);
  useEffect(() => {
    const timer = setTimeout(() => void save(), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, save]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
  };
  return (
    // Keys of the field within.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div onKeyDown={handleKeyDown}>
      <TextField
        label={text('fieldNote')}
        value={typed}
        onChange={setTyped}
        onBlur={() => void save()}
        maxLength={maxNoteLength}
        placeholder={text('noteEmpty')}
        size="small"
        isMultiline
      />
    </div>
  );
}
