import {startTransition, useCallback, useEffect, useRef, useState} from 'react';
import {proxy} from 'comlink';
import type {AccountRow} from '#contract/bookkeeping/account.ts';
import type {Failure} from '#contract/kernel/failure.ts';
import {useUserId} from '#src/data/database/local-data.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {Decisions} from '#workers/csv-import/record/comparison.ts';
import type {Overrides} from '#workers/csv-import/reading.ts';
import type {LayoutName} from '#workers/csv-import/record/layout-memory.ts';
import type {ImportResult} from '#workers/csv-import/record/run.ts';
import type {ImportInput, ImportPreview, LeftRow} from '#workers/host/import-jobs.ts';
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
  /** The ids of rules that are not to run over it. */
  readonly leftRules: readonly string[];
  /** Reads as if nothing were remembered of the layout. */
  readonly ignoresMemory: boolean;
  /** One of several files that were chosen together, after the first that was imported. */
  readonly goesOn: boolean;
};

/** Reads the chosen file, and again whenever a choice changes; then imports it. One thing at a time: a newer choice calls the older one off. */
export function useImport(spaceId: string, choice: ImportChoice | null) {
  const userId = useUserId();
  const today = useFormat().today();
  const [stage, setStage] = useState<ImportStage>({step: 'choose'});
  const input = useRef<ImportInput | null>(null);
  const running = useRef<AbortController | null>(null);
  /** What the file's layout is called; null for a file without a header, which could be any. */
  const layout = useRef<LayoutName | null>(null);

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
        leftRules: choice.leftRules,
        ignoresMemory: choice.ignoresMemory,
        goesOn: choice.goesOn,
        options: {fileName: file.name, kind: account.kind, today, overrides: choice.overrides},
      };
      const hear = proxy((share: number) => {
        if (!signal.aborted) setStage((last) => (last.step === 'reading' ? {...last, share} : last));
      });
      const found = await jobs.run(async (api) => api.readFile(wish, hear), signal);
      if (found.ok) {
        // Whoever has decided something already did so on the layout that was found before.
        if (Object.keys(choice.overrides).length === 0) layout.current = found.value.layout;
        wish.options = {...wish.options, overrides: found.value.overrides};
        wish.layout = layout.current;
      }
      if (signal.aborted) return;
      input.current = wish;
      // What is shown of a file is a long page: drawn bit by bit, it keeps nobody waiting.
      startTransition(() =>
        setStage(
          found.ok
            ? {step: 'preview', preview: {...found.value, layout: layout.current}, retryAtMs: null}
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
  }, [choice, userId, spaceId, today]);

  const run = useCallback(async () => {
    if (!input.current || stage.step !== 'preview') return;
    const {preview} = stage;
    const total = preview.newCount;
    const controller = new AbortController();
    running.current = controller;
    setStage({step: 'writing', share: 0, total});
    try {
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
  }, [stage]);

  /** All rows of the file that are not imported; null where it cannot be read any more. */
  const readLeft = useCallback(async (which: 'errors' | 'skipped'): Promise<readonly LeftRow[] | null> => {
    const wish = input.current;
    if (!wish) return null;
    const found = await jobs.run(async (api) => api.listLeftRows(wish, which), new AbortController().signal);
    return found.ok ? found.value : null;
  }, []);

  const cancel = useCallback(() => running.current?.abort(), []);
  /** Another file is chosen: nothing of the last one shows any more. */
  const restart = () => setStage({step: 'choose'});
  return {stage: choice ? stage : chooseStage, run, cancel, restart, readLeft};
}

const chooseStage: ImportStage = {step: 'choose'};
