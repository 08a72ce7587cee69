import {createElement, use, type ComponentType} from 'react';

/** A component in a chunk of its own. */
export type LazyPart<Props extends object> = {
  /** Fetches it, once; after a failure the next call tries again. */
  readonly load: () => Promise<unknown>;
  /** Shows it: at once when it was fetched before, else the nearest Suspense waits. */
  readonly Part: ComponentType<Props>;
};

/**
 * `React.lazy` always waits once, even for what is here; a first page that was fetched beforehand must paint at once.
 * A part asks React for nothing else than this one promise: React tells the promises of a component apart by their order alone.
 */
export function createLazyPart<Props extends object>(fetch: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const load = (): Promise<ComponentType<Props>> => {
    loading ??= fetch().then(
      (value) => {
        loaded = value;
        return value;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const Part = (props: Props) => createElement(loaded ?? use(load()), props);
  return {load, Part};
}
