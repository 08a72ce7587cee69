import {randomInt} from 'node:crypto';
import {once} from 'node:events';
import {createServer} from 'node:net';

/** Each of the processes that test at the same time has ports of its own. */
const [first, count] = [20_000, 3_000];
const place = Number(process.env['TEST_PARALLEL_INDEX'] ?? process.env['VITEST_POOL_ID'] ?? 0) % 4;

/** What was given is taken, though nobody listens there yet. */
const given = new Set<number>();

/**
 * A port that nobody listens on at this moment, below those that systems lend to outgoing connections: such a one may be lent to somebody
 * while the server is down, who then keeps it from starting again.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = first + place * count + randomInt(count);
    if (given.has(port)) continue;
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    given.add(port);
    server.close();
    await once(server, 'close');
    return port;
  }
}
