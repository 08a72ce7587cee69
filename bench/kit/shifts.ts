/** One movement of what was painted already. `value`: share of the window times way, as the browser counts it. */
export type Shift = {readonly value: number; readonly atMs: number; readonly what: string};

/** What every page of the figure carries. */
export type ShiftsSeen = {
  /** Those since it was last asked, but for what follows a key or a press. */
  take: () => Shift[];
  /** Waits until the page has not changed for so long, in milliseconds. */
  untilQuiet: (quietMs: number, longestMs: number) => Promise<void>;
};

declare global {
  var shiftsSeen: ShiftsSeen;
}

/** As the browser tells of it. Source: W3C Layout Instability; not among the types of TypeScript. */
type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {node: Node | null; previousRect: DOMRect; currentRect: DOMRect}[];
};

/** Runs in the page before its own scripts; must not refer to anything outside itself. */
export function watchShifts(): void {
  const seen: Shift[] = [];
  let changedAt = performance.now();
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'something gone';
    return `${element.localName}.${(element.getAttribute('class') ?? '').replaceAll(' ', '.')} "${element.textContent.slice(0, 30)}"`;
  };
  const rect = ({x, y, width, height}: DOMRect): string => [x, y, width, height].map(Math.round).join(' ');
  const note = (entries: readonly PerformanceEntry[]): void => {
    for (const entry of entries as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const what = entry.sources
        .map(({node, previousRect, currentRect}) => `${nameOf(node)} ${rect(previousRect)} → ${rect(currentRect)}`)
        .join('; ');
      seen.push({value: entry.value, atMs: entry.startTime, what});
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({type: 'layout-shift', buffered: true});
  new MutationObserver(() => {
    changedAt = performance.now();
  }).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
  globalThis.shiftsSeen = {
    take: () => {
      note(observer.takeRecords());
      return seen.splice(0);
    },
    untilQuiet: async (quietMs, longestMs) => {
      const begun = performance.now();
      while (performance.now() - Math.max(changedAt, begun) < quietMs && performance.now() - begun < longestMs) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
