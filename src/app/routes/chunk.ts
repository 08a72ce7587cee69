import {use} from 'react';

/** Something in a chunk of its own. */
export type Chunk<Value> = {
  /** Fetches it, once; after a failure the next call tries again. */
  readonly load: () => Promise<Value>;
  /** During a render: there at once when it was fetched before, else the nearest Suspense waits. */
  readonly read: () => Value;
};

/** `React.lazy` always waits once, even for what is here; a first page that was fetched beforehand must paint at once. */
export function createChunk<Value>(fetch: () => Promise<Value>): Chunk<Value> {
  let loaded: {value: Value} | null = null;
  let loading: Promise<Value> | null = null;
  const load = (): Promise<Value> => {
    loading ??= fetch().then(
      (value) => {
        loaded = {value};
        return value;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  return {
    load,
    read: () => (loaded === null ? use(load()) : loaded.value),
  };
}
