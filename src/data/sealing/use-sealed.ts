import {useEffect, useEffectEvent, useRef, useState} from 'react';
import type {Failure} from '#contract/kernel/failure.ts';
import {readSealed} from '#contract/sealing/sealed-value.ts';
import type {Bound} from '#src/ui/form/form-face.ts';
import {findSealingKey} from './sealing-key.ts';
import {useFreshKey} from './use-fresh-key.ts';

/** What is sealed, and how. */
export type SealedPlan = {
  readonly rowId: string;
  readonly field: string;
  /** The number as it is kept; null where what was typed is none yet. */
  readonly read: (typed: string) => string | null;
  readonly mask: (clear: string) => string;
};

/** A sealed field in the hands of its part. */
export type SealedFace = {
  /** What may be read of the sealed number; null while one types, and where there is none. */
  readonly mask: string | null;
  readonly typed: string;
  readonly isFresh: boolean;
  readonly type: (text: string) => void;
  readonly leave: () => void;
  /** Begins to type anew; what is sealed stays until something is typed. */
  readonly begin: () => void;
  readonly remove: () => void;
  /** Why it could not be sealed. */
  readonly failure: Failure | null;
};

/**
 * The mask while one types. A document's number is whole after several of its letters: the ends of each, put together in what is kept of
 * the changes, would give all of it away.
 */
const blind = '••••••';

/** The form's value while what is typed is no number yet, or is being sealed. No step's check takes it, and no store writes it. */
const unsealed = '…';

const loadSealing = async () => import('./seal-value.ts');

/**
 * A field whose number never leaves this hook in clear: the form has the sealed text, an empty one, or a sign that something is being typed.
 * It is sealed with each letter after which it is whole, so that a page that closes loses nothing, and with its mask once it is left.
 * Rules: SEA1, SEA3.
 */
export function useSealed({value, onChange}: Bound<string>, {rowId, field, read, mask}: SealedPlan): SealedFace {
  const [typed, setTyped] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const newest = useRef<string | null>(null);
  const isInside = useRef(false);
  const sealed = readSealed(value);

  const seal = async (text: string, clear: string) => {
    const isLast = !isInside.current;
    const key = await findSealingKey();
    const outcome = key.ok
      ? await (await loadSealing()).sealValue(key.value, {clear, mask: isLast ? mask(clear) : blind, rowId, field})
      : null;
    // Other letters, or the last sealing, come after this one.
    if (newest.current !== text || isLast === isInside.current) return;
    setFailure(key.ok ? null : key.failure);
    if (outcome === null) return;
    onChange(outcome);
    if (isLast) forget();
  };
  const forget = () => {
    newest.current = null;
    setTyped(null);
  };
  const trySealing = (text: string) => {
    const clear = read(text);
    if (clear !== null) seal(text, clear).catch(reportError);
    return clear !== null;
  };
  const sealAgain = useEffectEvent(() => {
    if (failure && typed !== null) trySealing(typed);
  });
  useFreshKey();
  useEffect(() => {
    // Wanted as soon as somebody types, perhaps without a network by then.
    loadSealing().catch(reportError);
    addEventListener('online', sealAgain);
    return () => removeEventListener('online', sealAgain);
  }, []);

  return {
    mask: typed === null ? (sealed?.mask ?? null) : null,
    typed: typed ?? '',
    isFresh: typed === '' && sealed !== null,
    failure,
    type: (text) => {
      isInside.current = true;
      newest.current = text;
      setTyped(text);
      setFailure(null);
      onChange(text.trim() === '' ? '' : unsealed);
      trySealing(text);
    },
    leave: () => {
      isInside.current = false;
      const isWhole = typed !== null && trySealing(typed);
      if (sealed && !isWhole) forget();
    },
    begin: () => setTyped(''),
    remove: () => {
      forget();
      onChange('');
    },
  };
}
