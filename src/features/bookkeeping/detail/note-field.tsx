import {useEffect, useEffectEvent, useState, type KeyboardEvent} from 'react';
import {maxNoteLength} from '#contract/bookkeeping/transaction.ts';
import {registerDraft} from '#src/data/device/drafts.ts';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** A pause this long in typing saves by itself, in milliseconds. */
const pauseMs = 2_000;

type NoteFieldProps = {
  readonly note: string | null;
  /** `seen` is the note as it was when typing began. Answers false when nothing could be saved. */
  readonly onSave: (note: string | null, seen: string | null) => Promise<boolean>;
};

/** A note that saves itself: on leaving, by Ctrl + Enter, after a pause, and before the page is loaded anew. */
export function NoteField({note, onSave}: NoteFieldProps) {
  const text = useBooksText();
  const [typed, setTyped] = useState(note ?? '');
  const [seen, setSeen] = useState(note ?? '');
  const [saved, setSaved] = useState(note ?? '');
  const [hasFailed, setFailed] = useState(false);

  // What a teammate wrote shows, unless one is in the middle of typing: then the two are merged, or put before the person.
  if ((note ?? '') !== seen) {
    setSeen(note ?? '');
    if (typed === saved) {
      setSaved(note ?? '');
      setTyped(note ?? '');
    }
  }

  /** What is to be saved; null when nothing is. */
  const unsaved = typed.trim() === saved.trim() ? null : typed.trim();
  const save = async () => {
    if (unsaved === null) return true;
    setSaved(typed);
    const isSaved = await onSave(unsaved === '' ? null : unsaved, saved === '' ? null : saved);
    setFailed(!isSaved);
    // It is tried again with the next letter, key or on leaving.
    if (!isSaved) setSaved(saved);
    return isSaved;
  };
  const saveNow = useEffectEvent(save);

  useEffect(
    () =>
      registerDraft(async () => {
        if (!(await saveNow())) throw new Error('A note could not be saved');
      }),
    [],
  );
  useEffect(() => () => void saveNow(), []);
  useEffect(() => {
    if (unsaved === null) return undefined;
    const timer = setTimeout(() => void saveNow(), pauseMs);
    return () => clearTimeout(timer);
  }, [unsaved]);

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
        error={hasFailed ? text('saveFailed') : null}
        onBlur={() => void save()}
        maxLength={maxNoteLength}
        placeholder={text('noteEmpty')}
        size="small"
        isMultiline
      />
    </div>
  );
}
