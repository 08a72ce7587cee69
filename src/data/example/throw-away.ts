import {browserLocks} from '#sync/store/locks.ts';
import {wipeLocalData} from '#src/data/session/wipe-local-data.ts';

/** One throws it away at a time: what one throws away must not be what another has just begun. */
const lockName = 'faro.example';

/** Every tab that shows the example shares it. */
const shownName = 'faro.example.shown';

let shown: {readonly end: () => void; readonly ended: Promise<unknown>} | null = null;

/** Says to other tabs that this one shows the example; answers how to end that. */
export function sayExampleShown(): () => void {
  const {promise, resolve} = Promise.withResolvers<void>();
  shown = {end: resolve, ended: navigator.locks.request(shownName, {mode: 'shared'}, async () => promise)};
  return resolve;
}

/** Throws the example away, whose database is of this id, unless another tab shows it: then that one keeps it. Rules: EXA2, EXA3. */
export async function throwExampleAway(exampleId: string): Promise<void> {
  // The screens' own connection closes when they are taken away; one that is late closes when its database is deleted.
  await new Promise((resolve) => setTimeout(resolve));
  shown?.end();
  await shown?.ended;
  await browserLocks(navigator.locks).hold(lockName, async () =>
    navigator.locks.request(shownName, {ifAvailable: true}, async (lock) => {
      if (lock) await wipeLocalData(exampleId);
    }),
  );
}
