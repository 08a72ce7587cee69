import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readMeta, readSpace} from '#sync/store/meta.ts';
import type {Poke} from '#sync/transport/listen-for-pokes.ts';

/** What the server has hinted at so far. */
export type Heard = {
  add(poke: Poke): void;
  /** Whether any of it is not here yet: a poke for what this device has just pulled, such as its own changes, is no news. */
  hasNews(database: LocalDatabase): Promise<boolean>;
};

/** Keeps the newest hint of each space. Rule: ENG4. */
export function createHeard(): Heard {
  const pokes = new Map<string, Poke>();
  let epoch: string | undefined;
  let isEpochNews = false;
  return {
    add: (poke) => {
      if (poke.epoch !== undefined && poke.epoch !== epoch) {
        // Versions of data that is no more say nothing.
        pokes.clear();
        epoch = poke.epoch;
        isEpochNews = true;
      }
      // One that was held up on the way must not hide what is newer.
      if (poke.version > (pokes.get(poke.spaceId)?.version ?? -1)) pokes.set(poke.spaceId, poke);
    },
    hasNews: async (database) => {
      // Once: this device may have met an even newer one by itself.
      if (isEpochNews) {
        isEpochNews = false;
        if ((await readMeta(database, 'epoch')) !== epoch) return true;
      }
      for (const {spaceId, version} of pokes.values()) {
        const space = await readSpace(database, spaceId);
        if (!space || space.cursor === null || space.cursor < version) return true;
      }
      return false;
    },
  };
}
