/** What handlers are told. */
export type MemoryEvent = {
  readonly type: string;
  readonly target: unknown;
  preventDefault(): void;
  stopPropagation(): void;
  readonly oldVersion?: number;
  readonly newVersion?: number | null;
};

type Handler = ((event: MemoryEvent) => void) | null;

/** One request and its answer. */
export type MemoryRequest = {
  readonly source: unknown;
  transaction: object | null;
  readyState: 'pending' | 'done';
  result: unknown;
  error: DOMException | null;
  onsuccess: Handler;
  onerror: Handler;
  onblocked: Handler;
  onupgradeneeded: Handler;
};

/** A request that waits. */
export function createRequest(source: unknown, transaction: object | null): MemoryRequest {
  return {
    source,
    transaction,
    readyState: 'pending',
    result: undefined,
    error: null,
    onsuccess: null,
    onerror: null,
    onblocked: null,
    onupgradeneeded: null,
  };
}

/**
 * Calls the handler of an event, then those of the parents it rises to.
 *
 * @returns whether one of them prevented the default.
 */
export function fire(
  target: object,
  type: string,
  parents: readonly object[] = [],
  versions: Pick<MemoryEvent, 'oldVersion' | 'newVersion'> = {},
): boolean {
  let isPrevented = false;
  let isStopped = false;
  const event: MemoryEvent = {
    type,
    target,
    preventDefault: () => (isPrevented = true),
    stopPropagation: () => (isStopped = true),
    ...versions,
  };
  for (const one of [target, ...parents]) {
    if (isStopped) break;
    // Every target here has its handlers under these names.
    const handler = (one as Record<string, Handler | undefined>)[`on${type}`];
    handler?.call(one, event);
  }
  return isPrevented;
}
