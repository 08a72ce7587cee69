/** Older wire versions served beside the current one. Source: sync.md, Server 5. */
const olderVersionsServed = 3;

/** Tells whether a client that speaks `version` is served; an older one must update itself first. Rule: SYN13. */
export function isServedWire(version: number, current: number): boolean {
  return version >= current - olderVersionsServed;
}
