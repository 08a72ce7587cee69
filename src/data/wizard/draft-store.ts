import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {writeDeviceValue} from '#src/data/device/device-value.ts';

/** What is kept of a wizard until it is sent. */
export type KeptDraft<Draft> = {readonly draft: Draft; readonly passed: readonly string[]};

/** Where a wizard keeps what is typed. */
export type DraftStore<Draft> = {
  /** What is known to be kept already: then nothing has to be read before one goes on. What has changed since, `watch` tells. */
  readonly known?: KeptDraft<Draft>;
  /** Null where nothing is kept, or nothing that this version can read. */
  readonly read: () => Promise<KeptDraft<Draft> | null>;
  /** Null forgets it. Answers what could not be kept as it is, at its field; the rest is kept. */
  readonly write: (kept: KeptDraft<Draft> | null) => Promise<Outcome<void>>;
  /**
   * Hears what other devices and tabs do to the draft, put together with what is being typed here and was not written yet: that stays.
   *
   * @param readMine the draft as it stands in the form at that moment.
   * @returns stops hearing.
   */
  readonly watch?: (readMine: () => Draft, hear: (together: KeptDraft<Draft>) => void) => () => void;
};

/**
 * Keeps a draft on this device under a key of its own; it never leaves it.
 *
 * @param readDraft what was kept may be of an older version: null where it is no draft any more.
 */
export function keepOnDevice<Draft>(
  database: LocalDatabase,
  key: string,
  readDraft: (value: unknown) => Draft | null,
): DraftStore<Draft> {
  return {
    read: async () => {
      // Written below alone, under this key.
      const kept = (await database.device.get(key))?.value as KeptDraft<unknown> | null | undefined;
      const draft = readDraft(kept?.draft);
      return kept && draft !== null ? {draft, passed: kept.passed} : null;
    },
    write: async (kept) => succeed(await writeDeviceValue(database, key, kept)),
  };
}

/** How long one may go on typing before it is kept: what is typed is durable 400 ms later, also on a busy device, where writing takes most of that. Source: ux.md U6. */
const pauseMs = 100;

/**
 * Writes the newest of what it is given, a moment after the first.
 *
 * @returns `flush` writes at once what still waits, such as when one leaves, and answers as the last write did; undefined before any.
 */
export function writeSoon<Value, Result>(
  write: (value: Value) => Promise<Result>,
): {
  readonly keep: (value: Value) => void;
  readonly flush: () => Promise<Result | undefined>;
} {
  let waiting: {readonly value: Value} | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<Result | undefined> = Promise.resolve(undefined);
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting) {
      last = write(waiting.value);
      waiting = null;
    }
    return last;
  };
  return {
    flush,
    keep: (value) => {
      waiting = {value};
      timer ??= setTimeout(() => void flush(), pauseMs);
    },
  };
}
