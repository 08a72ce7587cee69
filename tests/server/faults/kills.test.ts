import {afterAll, beforeAll, expect, test} from 'vitest';
import {makeProduct} from '#tests/kits/product.ts';
import {tryBrokenLink} from '#tests/trials/broken-link.ts';
import {tryPostgresKills, tryServerKills} from '#tests/trials/kills.ts';
import {tryLossyLink} from '#tests/trials/lossy-link.ts';

let product: Awaited<ReturnType<typeof makeProduct>>;
beforeAll(async () => {
  product = await makeProduct({DEMO_DATA: 'off'});
  await product.start();
});
afterAll(async () => product.stop());

// Each trial throws when something is lost, repeated or out of order. How long the way back takes is measured by `npm run soak`.

test('[ENG2] hundreds of changes through a link that fails every third request take effect once each, in order', async () => {
  const {faults} = await tryLossyLink(product, {changes: 300, rate: 0.3, seed: 1});
  expect(faults).toBeGreaterThan(10);
});

test('[UPL6] receipts and a document in parts over a link that breaks again and again: each is stored once, with its bytes', async () => {
  const receipts = [400_000, 5_242_880, 90_000];
  const {sendings} = await tryBrokenLink(product, {
    receipts,
    documents: [11_000_000],
    breakEveryBytes: 6_000_000,
    seed: 1,
  });
  // Six parts, and those whose connection broke once more.
  expect(sendings).toBeGreaterThan(6);
});

// Before the server is killed: a PostgreSQL whose parent is gone may stay as a zombie for seconds when it ends.
test('[SYN1] PostgreSQL is killed in the middle of a batch: the server goes on with it, and nothing acknowledged is lost', async () => {
  const {acknowledged} = await tryPostgresKills(product, {kills: 1, seed: 1, haste: 0.02});
  expect(acknowledged).toBeGreaterThan(0);
});

test('[SYN1] the server is killed in the middle of batches: no acknowledged change is lost and none is done twice', async () => {
  const {acknowledged} = await tryServerKills(product, {kills: 3, seed: 1, haste: 0.02});
  expect(acknowledged).toBeGreaterThan(0);
});
