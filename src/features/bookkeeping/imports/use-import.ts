import {startTransition, useCallback, useEffect, useRef, useState} from 'react';
import {proxy} from 'comlink';
import type {AccountRow} from '#contract/bookkeeping/account.ts';
import type {Failure} from '#contract/kernel/failure.ts';
import {useLocalDatabase, useUserId} from '#src/data/database/local-data.tsx';
import {writeDeviceValue} from '#src/data/device/device-value.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import type {Decisions} from '#workers/csv-import/record/comparison.ts';
import type {Overrides, Reading} from '#workers/csv-import/reading.ts';
import type {ImportResult} from '#workers/csv-import/record/run.ts';
import type {ImportInput, ImportPreview} from '#workers/host/import-jobs.ts';
import {importInWorker} from '#workers/host/import-in-worker.ts';
import {jobs} from '#src/data/jobs.ts';

/** Where an import is. */
export type ImportStage =
  | {readonly step: 'choose'}
  | {readonly step: 'reading'; readonly share: number; readonly last: ImportPreview | null}
  | {readonly step: 'refused'; readonly failure: Failure}
  /** `retryAtMs`: it was tried too soon after the last import; when it may be tried again, in milliseconds since 1970. */
  | {readonly step: 'preview'; readonly preview: ImportPreview; readonly retryAtMs: number | null}
  | {readonly step: 'writing'; readonly share: number; readonly total: number}
  | {readonly step: 'done'; readonly result: ImportResult};

/** What the person has chosen so far. */
export type ImportChoice = {
  readonly file: File;
  readonly account: Pick<AccountRow, 'id' | 'currency' | 'kind'>;
  readonly overrides: Overrides;
  readonly decisions: Decisions;
};

/** Reads the chosen file, and again whenever a choice changes; then imports it. One thing at a time: a newer choice calls the older one off. */
export function useImport(spaceId: string, choice: ImportChoice | null) {
  const userId = useUserId();
  const database = useLocalDatabase();
  const today = useFormat().today();
  const [stage, setStage] = useState<ImportStage>({step: 'choose'});
  const [remembered, setRemembered] = useState<Overrides | null>(null);
  const input = useRef<ImportInput | null>(null);
  const running = useRef<AbortController | null>(null);
  /** Where choices for this account and this layout are kept; null for a file without a header, which could be any. */
  const layout = useRef<string | null>(null);

  useEffect(() => {
    if (!choice) return undefined;
    const controller = new AbortController();
    const {signal} = controller;
    const read = async () => {
      setStage((last) => {
        const shown = last.step === 'preview' ? last.preview : last.step === 'reading' ? last.last : null;
        return {step: 'reading', share: 0, last: shown};
      });
      const {file, account} = choice;
      const bytes = new Uint8Array(await file.arrayBuffer());
      const wish: ImportInput = {
        userId,
        spaceId,
        account: {id: account.id, currency: account.currency},
        bytes,
        decisions: choice.decisions,
        options: {fileName: file.name, kind: account.kind, today, overrides: choice.overrides},
      };
      const hear = proxy((share: number) => {
        if (!signal.aborted) setStage((last) => (last.step === 'reading' ? {...last, share} : last));
      });
      let found = await jobs.run(async (api) => api.readFile(wish, hear), signal);
      if (found.ok && Object.keys(choice.overrides).length === 0) {
        layout.current = layoutKey(account.id, found.value.reading);
        // What was chosen for another file of this account and layout is offered again, unless it does not fit this one.
        const kept = layout.current === null ? null : (await database.device.get(layout.current))?.value;
        const options = {...wish.options, overrides: isOverrides(kept) ? kept : {}};
        const again = isOverrides(kept)
          ? await jobs.run(async (api) => api.readFile({...wish, options}, hear), signal)
          : null;
        if (again?.ok) {
          wish.options = options;
          found = again;
        }
        setRemembered(again?.ok ? options.overrides : null);
      }
      if (signal.aborted) return;
      input.current = wish;
      // What is shown of a file is a long page: drawn bit by bit, it keeps nobody waiting.
      startTransition(() =>
        setStage(
          found.ok
            ? {step: 'preview', preview: found.value, retryAtMs: null}
            : {step: 'refused', failure: found.failure},
        ),
      );
    };
    read().catch((error: unknown) => {
      if (signal.aborted) return;
      reportError(error);
      setStage({step: 'refused', failure: {code: 'unexpected', reason: 'import.unreadable'}});
    });
    return () => controller.abort();
  }, [choice, userId, spaceId, today, database]);

  const run = useCallback(async () => {
    if (!input.current || stage.step !== 'preview') return;
    const {preview} = stage;
    const total = preview.newCount;
    const controller = new AbortController();
    running.current = controller;
    setStage({step: 'writing', share: 0, total});
    try {
      const {overrides} = input.current.options;
      if (layout.current !== null && overrides && Object.keys(overrides).length > 0)
        await writeDeviceValue(database, layout.current, habitsOf(overrides));
      const onProgress = (share: number) => setStage({step: 'writing', share, total});
      const done = await importInWorker(jobs, input.current, {signal: controller.signal, onProgress});
      if (done.ok) return setStage({step: 'done', result: done.value});
      const {failure} = done;
      if (failure.reason !== 'import.cooldown') return setStage({step: 'refused', failure});
      return setStage({step: 'preview', preview, retryAtMs: Date.now() + (failure.retryAfterMs ?? 0)});
    } catch (error) {
      reportError(error);
      return setStage({step: 'refused', failure: {code: 'unexpected', reason: 'import.store-failed'}});
    }
  }, [stage, database]);

  const cancel = useCallback(() => running.current?.abort(), []);
  /** Another file is chosen: nothing of the last one shows any more. */
  const restart = () => setStage({step: 'choose'});
  const forget = async () => (layout.current === null ? undefined : database.device.delete(layout.current));
  return {stage: choice ? stage : chooseStage, remembered, run, cancel, restart, forget};
}

const chooseStage: ImportStage = {step: 'choose'};

/** One account's choices say nothing of another's: a card's sign is no salary's. */
function layoutKey(accountId: string, {headerLine, headerFingerprint}: Reading): string | null {
  return headerLine.value === null ? null : `import-choices:${accountId}:${headerFingerprint}`;
}

/** Lines differ from file to file; everything else is the bank's habit. */
function habitsOf(overrides: Overrides): Overrides {
  const ofTheFile = new Set(['skipLines', 'headerLine', 'sourceAccount', 'lastYear', 'ownAddress']);
  return Object.fromEntries(Object.entries(overrides).filter(([name]) => !ofTheFile.has(name)));
}

function isOverrides(value: unknown): value is Overrides {
  // Written by this hook alone, under a key of its own.
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
