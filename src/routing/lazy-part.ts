import {createElement, use, type ComponentType} from 'react';

/** A component in a chunk of its own. */
export type LazyPart<Props extends object> = {
  /** Fetches it, once, and remembers also that it could not be had. */
  readonly load: () => Promise<unknown>;
  /** Makes the next `load` try again where the last one failed. Never while React renders. */
  readonly forgetFailure: () => void;
  /** Shows it: at once when it was fetched before, else the nearest Suspense waits. */
  readonly Part: ComponentType<Props>;
};

/** A promise whose value React takes at once when it has come. Source: React, RFC 229 (first-class support for promises). */
type Known<Value> = Promise<Value> & {status?: 'fulfilled'; value?: Value};

/**
 * `React.lazy` always waits once, even for what is here; a first page that was fetched beforehand must paint at once.
 * A part asks React for nothing else than this one promise, and asks each time: React tells the promises of a component apart by
 * their order alone, and asks again after each one that ended. A new promise in the place of a failed one would be waited for,
 * and fail, for ever.
 */
export function createLazyPart<Props extends object>(fetch: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Known<ComponentType<Props>> | null = null;
  let hasFailed = false;
  const load = (): Promise<ComponentType<Props>> => {
    if (loading) return loading;
    const begun: Known<ComponentType<Props>> = fetch();
    begun.then(
      (value) => Object.assign(begun, {status: 'fulfilled', value}),
      () => {
        hasFailed = true;
      },
    );
    loading = begun;
    return begun;
  };
  const forgetFailure = () => {
    if (hasFailed) loading = null;
    hasFailed = false;
  };
  const Part = (props: Props) => createElement(use(load()), props);
  return {load, forgetFailure, Part};
}
