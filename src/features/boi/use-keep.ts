import type {BoiFacts} from '#contract/boi/boi-report.ts';
import type {Outcome} from '#contract/kernel/failure.ts';
import {useLocalDatabase, useUserId} from '#src/data/database/local-data.tsx';
import {saveHere} from '#src/data/forms/save-here.ts';
import {createRow} from '#src/data/record.ts';
import {endOffers, showToast} from '#src/ui/feedback/toast-queue.ts';
import {useUndo} from '#src/data/use-undo.ts';
import {useText} from '#src/i18n/use-text.ts';
import type {es} from './text/es.ts';

/** Keeps an answer as a row of the company, offline too, and says so with the way back. Rule: BOI5. */
export function useKeep(spaceId: string): (facts: BoiFacts) => Promise<Outcome<string>> {
  const text = useText<typeof es>('boi');
  const database = useLocalDatabase();
  const answeredBy = useUserId();
  const {offer} = useUndo();
  return async (facts) => {
    endOffers();
    const answeredAt = new Date().toISOString();
    const kept = await saveHere(async () =>
      createRow({database, spaceId}, 'boiReports', {...facts, answeredAt, answeredBy}),
    );
    if (kept.ok) showToast({text: text('keptToast'), tone: 'ok', action: offer});
    return kept;
  };
}
