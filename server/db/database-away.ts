import pg from 'pg';

/**
 * SQLSTATEs that say nothing of what was asked: too many connections, a full disk or memory, an end of the server or of its start, a
 * question or a wait for a row that took too long, a connection left idle within its transaction. Source: PostgreSQL 17, appendix A.
 */
const passing = new Set([
  '53000',
  '53100',
  '53200',
  '53300',
  '53400',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  '25P04',
]);
/** What the network says where nobody is there, at what. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const calls = new Set(['connect', 'read', 'write', 'getaddrinfo']);
/** What the driver says in words alone. Source: pg 8, lib/client.js; pg-pool 3, index.js. */
const spoken =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool)/;

/** Whether an error says that the database is away, full or at its limits, so that the same may go well in a moment. Rule: WAY11. */
export function isDatabaseAway(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    // What is fatal ended the connection, or let nobody in.
    if (one instanceof pg.DatabaseError)
      return one.severity === 'FATAL' || passing.has(one.code ?? '') || one.code?.startsWith('08') === true;
    // A vendor's network, of which the vendor's client speaks.
    if (one.message === 'fetch failed') return false;
    if (spoken.test(one.message) || isOfNetwork(one)) return true;
  }
  return false;
}

function isOfNetwork(error: Error & {readonly code?: unknown; readonly syscall?: unknown}): boolean {
  // Of a name with several addresses all failures come as one.
  const isCall = error.name === 'AggregateError' || calls.has(String(error.syscall));
  return isCall && unreachable.has(String(error.code));
}
