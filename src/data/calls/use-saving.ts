import {useState} from 'react';
import {recogniseTrouble, type StorageTrouble} from '#sync/store/storage-trouble.ts';
import type {es} from '#src/i18n/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';

/** Saving from a form that stays open, with what was typed, until it succeeded. */
export type Saving = {
  /** Answers whether it was saved. @throws what is no trouble of the local store. */
  readonly save: (act: () => Promise<void>) => Promise<boolean>;
  /** Why the last try failed, to be said where it was typed; null once a try succeeded. */
  readonly error: string | null;
};

/** Writes to this device and says beside the fields when the device refuses: it is full, or its database is gone. */
export function useSaving(): Saving {
  const text = useText<typeof es>('common');
  const [trouble, setTrouble] = useState<StorageTrouble | null>(null);
  const save = async (act: () => Promise<void>) => {
    try {
      await act();
      setTrouble(null);
      return true;
    } catch (error) {
      const found = recogniseTrouble(error);
      if (found === null) throw error;
      setTrouble(found);
      return false;
    }
  };
  return {save, error: trouble && text(trouble === 'full' ? 'notSaved' : 'notSavedBroken')};
}
