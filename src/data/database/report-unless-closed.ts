import {Dexie} from 'dexie';

/** Reports what goes wrong in work that nobody waits for. Whoever signs out meanwhile takes the database away: that is no fault. */
export function reportUnlessClosed(error: unknown): void {
  if (!(error instanceof Dexie.DatabaseClosedError)) reportError(error);
}
