import {tryPostgresKills, tryServerKills, type KillsResult} from '#tests/trials/kills.ts';
import type {Product} from '#tests/kits/product.ts';
import {runOnProduct} from './on-product.ts';
import {inSeconds, median, sum, worst, type Figures, type Line, type Part} from './part.ts';

const killsEach = 5;
const backWithinMs = 5_000;

type Try = (product: Product, options: {kills: number; seed: number; haste: number}) => Promise<KillsResult>;

const runKills = (rounds: number, tryKills: Try): Part['run'] =>
  runOnProduct(rounds, async (product, round) => ({
    ...(await tryKills(product, {kills: killsEach, seed: round + 1, haste: 1})),
    kills: killsEach,
  }));

const describeKills = (what: string, kills: number, done: readonly Figures[]): Line => ({
  what: `SIGKILL of ${what} while batches are sent`,
  found:
    `${sum(done, 'kills')} times, ${sum(done, 'changes')} changes: none lost, none twice; ` +
    `ready after ${inSeconds(median(done, 'readyMs'))} (worst ${inSeconds(worst(done, 'readyMs'))}), ` +
    `next change acknowledged after ${inSeconds(median(done, 'acknowledgedMs'))} (worst ${inSeconds(worst(done, 'acknowledgedMs'))})`,
  wanted: `${kills} times, no acknowledged change lost, back within 5 s`,
  ok: sum(done, 'kills') >= kills && worst(done, 'readyMs') <= backWithinMs,
});

/** The server's process, started again by whoever watches over it. */
export const killedServer: Part = {
  name: 'kill-server',
  rounds: 10,
  run: runKills(10, tryServerKills),
  describe: (done) => [describeKills('the server', 50, done)],
};

/** The embedded PostgreSQL, brought back by the server. */
export const killedPostgres: Part = {
  name: 'kill-postgres',
  rounds: 2,
  run: runKills(2, tryPostgresKills),
  describe: (done) => [describeKills('PostgreSQL', 10, done)],
};
