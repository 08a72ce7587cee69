/** What every page of the bench carries: when something was painted, and what kept the main thread from people. */
export type InPage = {
  /** The instant after the frame that first shows 40 rows of the list, ours or the reference's: milliseconds from the navigation. */
  arrived: Promise<number>;
  /** When the browser itself painted the first word or picture of the page: milliseconds from the navigation. */
  framedMs: () => number;
  /** The instant just after the frame that first shows what `test` looks for. */
  painted: (test: () => boolean) => Promise<number>;
  /** Milliseconds from the next event of this type, by the instant the browser received it, until `test` holds and is painted. */
  after: (type: string, test: () => boolean) => Promise<number>;
  /** Main-thread tasks of 50 ms and more since it was last asked, in milliseconds. */
  takeLongTasks: () => number[];
  /** What a figure armed before it acted, to be awaited after. */
  waiting: Promise<number> | null;
};

declare global {
  var bench: InPage;
}

/** Runs in the page before its own scripts; must not refer to anything outside itself. */
export function installInPage(): void {
  const longTasks: number[] = [];
  const observer = new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((one) => one.duration)));
  observer.observe({type: 'longtask', buffered: true});

  const painted = (test: () => boolean): Promise<number> =>
    new Promise((resolve) => {
      const finish = (): void =>
        void requestAnimationFrame(() => {
          // Asked for from within a frame it comes right after that frame was painted, before messages and timers that wait already.
          void scheduler.postTask(() => resolve(performance.now()), {priority: 'user-blocking'});
        });
      if (test()) return finish();
      const mutations = new MutationObserver(() => {
        if (!test()) return;
        mutations.disconnect();
        finish();
      });
      mutations.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
    });

  globalThis.bench = {
    arrived: painted(() => document.querySelectorAll('[role=row][data-row]:not([aria-busy])').length >= 40),
    framedMs: () => performance.getEntriesByName('first-contentful-paint').at(0)?.startTime ?? Number.NaN,
    painted,
    after: async (type, test) => {
      const begun = await new Promise<number>((resolve) => {
        addEventListener(type, (event) => resolve(event.timeStamp), {capture: true, once: true});
      });
      return (await painted(test)) - begun;
    },
    takeLongTasks: () => {
      longTasks.push(...observer.takeRecords().map((one) => one.duration));
      return longTasks.splice(0);
    },
    waiting: null,
  };
}
