/**
 * What stands in for a vendor, seen by whoever wants it to fail: tests, and in development the page `/dev/sandbox`. A sandbox keeps what
 * it was told in the database or in `dataDir`, as the vendor would, so that it is still there after a restart. Source: D2. Rule: VEN5.
 */
export type Sandbox<Fault extends string = string> = {
  /** What it stands in for, such as `mail`. */
  readonly name: string;
  /** What can go wrong with a call. */
  readonly faults: readonly Fault[];
  /** Has the next call go wrong so; those that are wanted one after the other come one after the other. */
  failNext(fault: Fault): void;
  /** For the sandbox itself: what goes wrong with the call that begins now; only of `which`, where the others are for another call. */
  takeFault(which?: readonly Fault[]): Fault | undefined;
};

/** Makes the switches of a sandbox. */
export function createSandbox<const Fault extends string>(name: string, faults: readonly Fault[]): Sandbox<Fault> {
  const wanted: Fault[] = [];
  return {
    name,
    faults,
    failNext: (fault) => void wanted.push(fault),
    takeFault: (which = faults) => {
      const [next] = wanted;
      return next !== undefined && which.includes(next) ? wanted.shift() : undefined;
    },
  };
}
