import {useReducer} from 'react';
import type {ImportResult} from '#workers/csv-import/record/run.ts';
import {findSameFiles} from './find-same-files.ts';

/** What became of a file, or becomes of it now. */
export type FileState = 'waiting' | 'open' | 'imported' | 'known' | 'cancelled' | 'skipped' | 'same';

/** A file that was chosen, alone or with others. */
export type QueuedFile = {
  readonly id: number;
  readonly file: File;
  readonly state: FileState;
  /** The name of the one it is a copy of. */
  readonly sameAs: string | null;
  readonly result: ImportResult | null;
};

/** What the files that follow are imported like, without being shown: the account, and the layout that was decided on. */
export type Together = {readonly accountId: string; readonly layout: string};

type Queue = {readonly files: readonly QueuedFile[]; readonly together: Together | null};

type Act =
  | {
      readonly kind: 'add';
      readonly files: readonly File[];
      readonly same: readonly (File | null)[];
      readonly isInstead: boolean;
    }
  | {readonly kind: 'settle'; readonly id: number; readonly state: FileState; readonly result: ImportResult | null}
  | {readonly kind: 'together'; readonly together: Together | null}
  | {readonly kind: 'stop'}
  | {readonly kind: 'clear'};

const emptyQueue: Queue = {files: [], together: null};

/** The files on their way into the books: one is open at a time, the next opens when it is settled. Rule: IMP32. */
export function useFileQueue() {
  const [queue, act] = useReducer(step, emptyQueue);
  const {files, together} = queue;
  return {
    files,
    together,
    open: files.find(({state}) => state === 'open') ?? null,
    /** Puts files behind those that are there, or in their place; those that are settled make room for new ones. */
    add: async (added: readonly File[], isInstead = false) => {
      if (added.length === 0) return;
      const others = isInstead ? [] : files.filter(isUnsettled).map(({file}) => file);
      const same = await findSameFiles([...others, ...added]);
      act({kind: 'add', files: added, same: same.slice(others.length), isInstead});
    },
    settle: (id: number, state: FileState, result: ImportResult | null = null) =>
      act({kind: 'settle', id, state, result}),
    importTogether: (wanted: Together | null) => act({kind: 'together', together: wanted}),
    /** Leaves out all that are not open yet. */
    stop: () => act({kind: 'stop'}),
    clear: () => act({kind: 'clear'}),
  };
}

function isUnsettled({state}: QueuedFile): boolean {
  return state === 'waiting' || state === 'open';
}

function step(queue: Queue, act: Act): Queue {
  switch (act.kind) {
    case 'add': {
      const kept = queue.files.some(isUnsettled) && !act.isInstead ? queue.files : [];
      const last = queue.files.at(-1)?.id ?? 0;
      const added = act.files.map((file, place) => {
        const like = act.same[place] ?? null;
        return {id: last + 1 + place, file, state: like ? 'same' : 'waiting', sameAs: like?.name ?? null, result: null};
      }) satisfies QueuedFile[];
      return openNext({files: [...kept, ...added], together: kept.length > 0 ? queue.together : null});
    }
    case 'settle': {
      const {id, state, result} = act;
      const together = state === 'cancelled' ? null : queue.together;
      return openNext({together, files: queue.files.map((one) => (one.id === id ? {...one, state, result} : one))});
    }
    case 'together':
      return {...queue, together: act.together};
    case 'stop':
      return {
        together: null,
        files: queue.files.map((one) => (one.state === 'waiting' ? {...one, state: 'skipped'} : one)),
      };
    case 'clear':
      return emptyQueue;
  }
}

function openNext(queue: Queue): Queue {
  const next = queue.files.find(isUnsettled);
  if (!next || next.state === 'open') return queue;
  return {...queue, files: queue.files.map((one) => (one === next ? {...one, state: 'open'} : one))};
}
