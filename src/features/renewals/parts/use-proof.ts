import {useRef, useState} from 'react';
import {fail, succeed, type Failure, type Outcome} from '#contract/kernel/failure.ts';
import {retryFile} from '#sync/files/retry-file.ts';
import {useEngine} from '#src/data/database/engine.tsx';
import {useLocalDatabase, useUserId} from '#src/data/database/local-data.tsx';
import {jobs} from '#src/data/jobs.ts';
import {labelNamed} from '#src/data/record.ts';
import {readProof, waitForProof} from './wait-for-proof.ts';

/**
 * Brings the proof of a mark to the server: it is kept among the company's files, once however often it is sent, goes out by itself, and is
 * waited for. What is wrong with it is said at the field `proof`. Rule: RNW10.
 */
export function useProof(spaceId: string) {
  const userId = useUserId();
  const database = useLocalDatabase();
  const engine = useEngine();
  const kept = useRef<{readonly file: File; readonly id: string} | null>(null);
  /** The file that is waited for. */
  const [sendingId, setSendingId] = useState<string | null>(null);

  const keep = async (file: File): Promise<Outcome<string>> => {
    if (kept.current?.file === file) {
      const {id} = kept.current;
      const {step} = await readProof(database, {spaceId, id});
      if (step === 'refused') await retryFile(database, id);
      if (step !== 'gone') return succeed(id);
    }
    const whole = {spaceId, userId, transactionId: null, kind: 'document' as const, name: file.name, content: file};
    const label = labelNamed('files.create', file.name);
    const added = await jobs.run(async (api) => api.addFile({...whole, label}), new AbortController().signal);
    if (added.ok) kept.current = {file, id: added.value};
    return added;
  };

  const bring = async (file: File | null, signal: AbortSignal): Promise<Outcome<string>> => {
    if (file === null) throw new Error('a mark is sent without its proof');
    const added = await keep(file);
    if (!added.ok) return refuseAtField(added.failure);
    setSendingId(added.value);
    try {
      // An engine that rests after a failure is not woken by what is written.
      await engine?.syncNow();
      const came = await waitForProof(database, {spaceId, id: added.value}, signal);
      return came.ok ? added : refuseAtField(came.failure);
    } finally {
      setSendingId(null);
    }
  };
  return {bring, sendingId};
}

function refuseAtField({code, reason, details}: Failure): Outcome<never> {
  return fail(code, reason, {details: {...details, field: 'proof'}});
}
