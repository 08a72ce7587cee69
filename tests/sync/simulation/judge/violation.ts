/** One of the promises of sync does not hold; the message says which one, in which run, and where. */
export class Violation extends Error {
  constructor(invariant: string, what: string) {
    super(`${invariant}: ${what}`);
    this.name = 'Violation';
  }
}

/** Fails when there is anything on a list. */
export function expectNone(invariant: string, found: readonly string[]): void {
  if (found.length > 0) throw new Violation(invariant, found.slice(0, 5).join('; '));
}
