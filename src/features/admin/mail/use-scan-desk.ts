import {useEffect, useEffectEvent, useReducer, useRef} from 'react';
import type {Failure} from '#contract/kernel/failure.ts';
import {matchScan} from '#contract/mailing/match-scan.ts';
import {callServer} from '#src/data/calls/server.ts';
import type {PdfHolder} from '#src/data/pdf/pdf-holder.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {guessSender, newScan, withMatches, type Candidate, type DeskScan, type ScanValues} from './desk-scan.ts';
import {deliverScan, takeScanBack} from './deliver-scan.ts';
import {holdScans, readHeldScans} from './held-scans.ts';
import {readScan} from './read-scan.ts';
import type {words} from './text/words.ts';

type Event =
  | {readonly type: 'added'; readonly scans: readonly DeskScan[]}
  | {readonly type: 'changed'; readonly key: string; readonly patch: Partial<DeskScan>}
  | {readonly type: 'matched'; readonly key: string; readonly matches: readonly Candidate[]}
  | {readonly type: 'removed'; readonly key: string};

function reduce(scans: readonly DeskScan[], event: Event): readonly DeskScan[] {
  if (event.type === 'added') return [...scans, ...event.scans];
  if (event.type === 'removed') return scans.filter(({key}) => key !== event.key);
  return scans.map((scan) => {
    if (scan.key !== event.key) return scan;
    return event.type === 'matched' ? withMatches(scan, event.matches) : {...scan, ...event.patch};
  });
}

const unexpected: Failure = {code: 'unexpected', reason: 'scan.damaged'};

/**
 * The scans at the desk: read and matched one after another, sent as they are confirmed; those of the same admin from before are there again.
 * Rules: MLG6 to MLG8, MLG11, MLG17.
 */
export function useScanDesk(reader: PdfHolder, userId: string) {
  const text = useText<typeof words>('admin/mail');
  const {today} = useFormat();
  const [scans, tell] = useReducer(reduce, userId, readHeldScans);
  const leaving = useRef(new AbortController());
  const queue = useRef<Promise<void>>(Promise.resolve());
  const seen = useRef(new Set(scans.flatMap(({content}) => content?.sha256 ?? [])));
  const change = (key: string, patch: Partial<DeskScan>) => tell({type: 'changed', key, patch});

  /** Asks whose a scan is, by the text that was read of it. @returns whether that was answered. */
  const match = async (key: string, text: string, patch: Partial<DeskScan> = {}): Promise<boolean> => {
    const matched = await callServer(matchScan, {text}, {signal: leaving.current.signal});
    change(key, {...patch, matchFailure: matched.ok ? null : matched.failure});
    if (matched.ok) tell({type: 'matched', key, matches: matched.value.matches});
    return matched.ok;
  };

  const read = async ({key, file, values}: DeskScan): Promise<void> => {
    const {signal} = leaving.current;
    if (signal.aborted) return;
    const found = await readScan(file, reader);
    if (!found.ok) return change(key, {state: 'refused', failure: found.failure});
    const content = found.value;
    // The same file twice is one scan.
    if (seen.current.has(content.sha256)) {
      showToast({text: text('twice', {name: file.name})});
      return tell({type: 'removed', key});
    }
    seen.current.add(content.sha256);
    const sender = guessSender(content.text, undefined);
    const ready: Partial<DeskScan> = {state: 'ready', content, values: {...values, sender}};
    if (content.text === '') return change(key, ready);
    await match(key, content.text, ready);
  };

  const readAll = (unread: readonly DeskScan[]) => {
    for (const scan of unread)
      queue.current = queue.current
        .then(async () => read(scan))
        .catch((error: unknown) => {
          if (leaving.current.signal.aborted) return;
          change(scan.key, {state: 'refused', failure: unexpected});
          reportError(error);
        });
  };

  const add = (files: readonly File[]) => {
    const fresh = files.map((file) => newScan(crypto.randomUUID(), file, today()));
    tell({type: 'added', scans: fresh});
    readAll(fresh);
  };

  const begin = useEffectEvent(() => readAll(scans.filter(({state}) => state === 'reading')));
  useEffect(() => {
    leaving.current = new AbortController();
    const {current} = leaving;
    begin();
    return () => current.abort();
  }, []);
  useEffect(() => holdScans(userId, scans), [userId, scans]);

  /** Asks anew for every scan of which nobody could say whose it is, this one first; until one is not answered again. Rule: MLG6. */
  const matchAgain = async (scan: DeskScan): Promise<void> => {
    const waiting = scans.filter(({key, matchFailure}) => matchFailure !== null && key !== scan.key);
    try {
      for (const {key, content} of [scan, ...waiting]) if (content && !(await match(key, content.text))) return;
    } catch (error) {
      if (!leaving.current.signal.aborted) throw error;
    }
  };

  const send = async (scan: DeskScan): Promise<void> => {
    const {key, placed, values} = scan;
    const {signal} = leaving.current;
    change(key, {state: 'sending', failure: null});
    try {
      // It broke off, or the answer did, and another company was chosen since.
      const isElsewhere = placed !== null && placed.companyId !== values.companyId;
      const back = isElsewhere ? await takeScanBack(placed, signal) : null;
      if (back && !back.ok) return change(key, {state: 'failed', failure: back.failure});
      if (back) change(key, {placed: null});
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
    matchAgain,
    send,
    set: (scan: DeskScan, patch: Partial<ScanValues>) => change(scan.key, {values: {...scan.values, ...patch}}),
    /** Chooses a company that a person looked up. */
    choose: (scan: DeskScan, candidate: Candidate) => {
      const isKnown = scan.candidates.some(({id}) => id === candidate.id);
      const candidates = isKnown ? scan.candidates : [...scan.candidates, candidate];
      change(scan.key, {candidates, values: {...scan.values, companyId: candidate.id}});
    },
    /** Lets go of a scan; of one that broke off nothing stays with its company, or it stays here with the reason. */
    remove: async ({key, content, placed}: DeskScan): Promise<void> => {
      const back = placed === null ? null : await takeScanBack(placed, leaving.current.signal);
      if (back && !back.ok) return change(key, {failure: back.failure});
      if (content) seen.current.delete(content.sha256);
      tell({type: 'removed', key});
    },
    /** Takes back one that was sent: it can be sent to another company then. Answers whether it had been read; null where it was refused. */
    takeBack: async ({key, placed}: DeskScan): Promise<boolean | null> => {
      if (placed === null) return null;
      const back = await takeScanBack(placed, leaving.current.signal);
      if (!back.ok) {
        change(key, {failure: back.failure});
        return null;
      }
      change(key, {state: 'ready', share: 0, placed: null, failure: null});
      return back.value.wasRead;
    },
  };
}

/** See {@link useScanDesk}. */
export type ScanDesk = ReturnType<typeof useScanDesk>;
