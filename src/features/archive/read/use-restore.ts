import {proxy} from 'comlink';
import {useEffect, useRef, useState} from 'react';
import type {Failure, Outcome} from '#contract/kernel/failure.ts';
import {archives} from '#src/features/archive/archive-runner.ts';
import {useUserId} from '#src/data/database/local-data.tsx';
import type {ArchiveApi, RestorePreview} from '#workers/host/archive-jobs.ts';
import {WorkerNotHereError} from '#workers/host/hire-worker.ts';
import type {Restored} from '#workers/archive/read/write-restore.ts';
import type {Remote} from 'comlink';

/** Which of the archive's companies, null for the first, and into which; null while none is chosen. */
export type Chosen = {readonly folder: string | null; readonly companyId: string | null};

/** How far reading an archive back is. */
export type RestoreState =
  | {readonly step: 'idle'}
  | {readonly step: 'checking' | 'reading'; readonly share: number}
  | {readonly step: 'refused'; readonly failure: Failure}
  | {readonly step: 'preview'; readonly preview: RestorePreview}
  | {readonly step: 'done'; readonly restored: Restored; readonly companyId: string};

/** Checks an archive, shows what would come, and reads it back; leaving the screen ends it and leaves nothing behind. Rules: ARC6, ARC7, ARC10. */
export function useRestore() {
  const userId = useUserId();
  const [state, setState] = useState<RestoreState>({step: 'idle'});
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async <Value>(
    step: 'checking' | 'reading',
    job: (api: Remote<ArchiveApi>, hear: (share: number) => void) => Promise<Outcome<Value>>,
    onDone: (value: Value) => RestoreState,
  ) => {
    running.current?.abort();
    const {signal} = (running.current = new AbortController());
    setState({step, share: 0});
    const hear = proxy((share: number) => {
      if (!signal.aborted) setState((last) => (last.step === step ? {step, share} : last));
    });
    try {
      const found = await archives.run(async (api) => job(api, hear), signal);
      setState(found.ok ? onDone(found.value) : {step: 'refused', failure: found.failure});
    } catch (error) {
      if (signal.aborted) return;
      const isAway = error instanceof WorkerNotHereError;
      setState({
        step: 'refused',
        failure: {code: 'unexpected', reason: isAway ? 'archive.not-here' : 'archive.not-read'},
      });
      if (!isAway) reportError(error);
    }
  };
  return {
    state,
    check: async (archive: Blob, chosen: Chosen) =>
      run(
        'checking',
        async (api, hear) => api.previewArchive({userId, archive, ...chosen}, hear),
        (preview) => ({step: 'preview', preview}),
      ),
    restore: async (archive: Blob, {folder, companyId}: {readonly folder: string; readonly companyId: string}) =>
      run(
        'reading',
        async (api, hear) => api.restoreArchive({userId, archive, folder, companyId}, hear),
        (restored) => ({step: 'done', restored, companyId}),
      ),
    stop: () => {
      running.current?.abort();
      setState({step: 'idle'});
    },
  };
}
