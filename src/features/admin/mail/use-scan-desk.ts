import {useEffect, useReducer, useRef} from 'react';
import type {Failure} from '#contract/kernel/failure.ts';
import {matchScan} from '#contract/mailing/match-scan.ts';
import {isClear, maxMatchText} from '#contract/mailing/rank-companies.ts';
import {takeBackScan} from '#contract/mailing/take-back-scan.ts';
import {callServer} from '#src/data/calls/server.ts';
import type {PdfHolder} from '#src/data/pdf/pdf-holder.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {guessSender, newScan, type Candidate, type DeskScan, type ScanValues} from './desk-scan.ts';
import {deliverScan} from './deliver-scan.ts';
import {readScan} from './read-scan.ts';
import type {words} from './text/words.ts';

type Event =
  | {readonly type: 'added'; readonly scans: readonly DeskScan[]}
  | {readonly type: 'changed'; readonly key: string; readonly patch: Partial<DeskScan>}
  | {readonly type: 'removed'; readonly key: string};

function reduce(scans: readonly DeskScan[], event: Event): readonly DeskScan[] {
  if (event.type === 'added') return [...scans, ...event.scans];
  if (event.type === 'removed') return scans.filter(({key}) => key !== event.key);
  return scans.map((scan) => (scan.key === event.key ? {...scan, ...event.patch} : scan));
}

const unexpected: Failure = {code: 'unexpected', reason: 'scan.damaged'};

/** The scans at the desk: read and matched one after another, sent as they are confirmed. Rules: MLG6 to MLG8, MLG11. */
export function useScanDesk(reader: PdfHolder) {
  const text = useText<typeof words>('admin/mail');
  const {today} = useFormat();
  const [scans, tell] = useReducer(reduce, []);
  const leaving = useRef(new AbortController());
  const queue = useRef<Promise<void>>(Promise.resolve());
  const seen = useRef(new Set<string>());
  useEffect(() => {
    leaving.current = new AbortController();
    const {current} = leaving;
    return () => current.abort();
  }, []);
  const change = (key: string, patch: Partial<DeskScan>) => tell({type: 'changed', key, patch});

  const read = async ({key, file, values}: DeskScan): Promise<void> => {
    const {signal} = leaving.current;
    if (signal.aborted) return;
    const found = await readScan(file, reader);
    if (!found.ok) return change(key, {state: 'refused', failure: found.failure});
    const {content, text: letter} = found.value;
    // The same file twice is one scan.
    if (seen.current.has(content.sha256)) {
      showToast({text: text('twice', {name: file.name})});
      return tell({type: 'removed', key});
    }
    seen.current.add(content.sha256);
    const matched = content.hasText
      ? await callServer(matchScan, {text: letter.slice(0, maxMatchText)}, {signal})
      : null;
    const candidates: readonly Candidate[] = matched?.ok ? matched.value.matches : [];
    const likely = matched?.ok && isClear(matched.value.matches) ? candidates[0] : undefined;
    const sender = guessSender(letter, likely?.name);
    change(key, {state: 'ready', content, candidates, values: {...values, companyId: likely?.id ?? null, sender}});
  };

  const add = (files: readonly File[]) => {
    const fresh = files.map((file) => newScan(crypto.randomUUID(), file, today()));
    tell({type: 'added', scans: fresh});
    for (const scan of fresh)
      queue.current = queue.current
        .then(async () => read(scan))
        .catch((error: unknown) => {
          if (leaving.current.signal.aborted) return;
          change(scan.key, {state: 'refused', failure: unexpected});
          reportError(error);
        });
  };

  const send = async (scan: DeskScan): Promise<void> => {
    const {key} = scan;
    const {signal} = leaving.current;
    change(key, {state: 'sending', failure: null});
    try {
      const sent = await deliverScan(scan, (patch) => change(key, patch), signal);
      change(key, sent.ok ? {state: 'sent', share: 1} : {state: 'failed', failure: sent.failure});
    } catch (error) {
      if (signal.aborted) return;
      change(key, {state: 'failed', failure: unexpected});
      reportError(error);
    }
  };

  return {
    scans,
    add,
    send,
    set: (scan: DeskScan, patch: Partial<ScanValues>) => change(scan.key, {values: {...scan.values, ...patch}}),
    /** Chooses a company that a person looked up. */
    choose: (scan: DeskScan, candidate: Candidate) => {
      const isKnown = scan.candidates.some(({id}) => id === candidate.id);
      const candidates = isKnown ? scan.candidates : [...scan.candidates, candidate];
      change(scan.key, {candidates, values: {...scan.values, companyId: candidate.id}});
    },
    remove: (scan: DeskScan) => {
      if (scan.content) seen.current.delete(scan.content.sha256);
      tell({type: 'removed', key: scan.key});
    },
    /** Takes back one that was sent: it can be sent to another company then. Answers whether it had been read; null where it was refused. */
    takeBack: async (scan: DeskScan): Promise<boolean | null> => {
      const {companyId} = scan.values;
      if (companyId === null || scan.scanId === null) return null;
      const place = {companyId, scanId: scan.scanId};
      const back = await callServer(takeBackScan, place, {signal: leaving.current.signal});
      if (!back.ok) {
        change(scan.key, {failure: back.failure});
        return null;
      }
      change(scan.key, {state: 'ready', share: 0, scanId: null, failure: null});
      return back.value.wasRead;
    },
  };
}

/** See {@link useScanDesk}. */
export type ScanDesk = ReturnType<typeof useScanDesk>;
