import {useEffect, useState} from 'react';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {ImportPreview} from '#workers/host/import-jobs.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {findOtherCurrency} from './propose-currency.ts';

type ImportActProps = {
  readonly preview: ImportPreview;
  /** The account's. */
  readonly currency: string;
  /** Until when it is too soon for another import, in milliseconds since 1970. */
  readonly retryAtMs: number | null;
  /** Whether the file is being read anew. */
  readonly isReading: boolean;
  readonly onRun: () => void;
};

/** The button that imports, and why it cannot be pressed yet. */
export function ImportAct({preview, currency, retryAtMs, isReading, onRun}: ImportActProps) {
  const text = useBooksText();
  const {reading, newCount, likeCount, openCount, turned} = preview;
  const waitSeconds = useSecondsUntil(retryAtMs);
  const isAsked = reading.questions.length > 0 || openCount > 0 || turned !== null;
  if (newCount === 0 && likeCount === 0 && reading.counts.errors === 0 && !isAsked)
    return (
      <Stack gap={2}>
        <Text isStrong>{text('importNothing')}</Text>
        <Text tone="muted">{text('importNothingText')}</Text>
      </Stack>
    );
  const other = findOtherCurrency(reading, currency);
  const blocked = other === null ? text('importBlocked') : text('importBlockedCurrency', {currency: other});
  const wait = waitSeconds > 0 ? text('importWait', {count: waitSeconds}) : null;
  // A press on what is not up to date any more would be lost without a word.
  const notYet = isReading ? text('importPreparing') : wait;
  return (
    <Stack gap={2}>
      <div>
        <Button look="primary" size="large" onPress={onRun} blockedReason={isAsked ? blocked : notYet}>
          {newCount > 0 ? text('importAct', {count: newCount}) : text(likeCount > 0 ? 'likeKeep' : 'importErrorsOnly')}
        </Button>
      </div>
      {!isAsked && wait !== null && <Text tone="muted">{wait}</Text>}
    </Stack>
  );
}

/** Whole seconds that are left until a moment in milliseconds since 1970, counting down; 0 when it is past or there is none. */
function useSecondsUntil(momentMs: number | null): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    if (momentMs === null) return undefined;
    const tick = () => setNowMs(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    const stop = setTimeout(() => {
      tick();
      clearInterval(timer);
    }, momentMs - Date.now());
    return () => {
      clearInterval(timer);
      clearTimeout(stop);
    };
  }, [momentMs]);
  return momentMs === null ? 0 : Math.max(0, Math.ceil((momentMs - nowMs) / 1000));
}
