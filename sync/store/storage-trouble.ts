/**
 * What keeps local storage from working. `full`: no room; `newer`: a newer version of the product has written it; `forbidden`: this
 * window may not store; `broken`: the browser cannot read it or does not answer.
 */
export type StorageTrouble = 'full' | 'newer' | 'forbidden' | 'broken';

/** Names that IndexedDB and Dexie give their errors and hardly anybody else does; they keep them on the way out of a worker. */
const byName: Readonly<Record<string, StorageTrouble>> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  SecurityError: 'forbidden',
  MissingAPIError: 'forbidden',
  InvalidStateError: 'broken',
  UnknownError: 'broken',
  NotReadableError: 'broken',
  OpenFailedError: 'broken',
  DatabaseClosedError: 'broken',
  DataError: 'broken',
  UpgradeError: 'broken',
  SchemaError: 'broken',
  TimeoutError: 'broken',
};

/** Tells trouble with local storage from every other error; null is another. An abort counts by what it came from. Rule: RES3. */
export function recogniseTrouble(error: unknown): StorageTrouble | null {
  if (!(error instanceof Error)) return null;
  const {inner} = error as {inner?: unknown};
  const within = inner === undefined || inner === error ? null : recogniseTrouble(inner);
  return within ?? byName[error.name] ?? null;
}
