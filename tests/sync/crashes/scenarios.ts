import {partBytes} from '#contract/files/start-upload.ts';
import {syncedTables} from '#contract/tables.ts';
import {addFile} from '#sync/files/add-file.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {createMemoryDisk} from '#tests/fakes/memory-indexeddb/disk.ts';
import {buildFile, hashOf, pdfBytes} from '#tests/sync/files/build-file.ts';
import type {Page} from './browser.ts';
import {becomeVersionOne} from './database-versions.ts';
import {LaterDatabase} from './later-database.ts';
import type {Rig} from './rig.ts';

/** What a person does while the page may end at any boundary; what has ended does nothing more, and others go on. */
export type Scenario = {
  readonly name: string;
  /** Fewer boundaries than these, and the scenario does not do what it is for. */
  readonly floor: number;
  /** The product's database in the version that the pages run; as it is now unless given. */
  readonly makeDatabase?: (name: string) => LocalDatabase;
  /** What there is before; played once, and no page lives when it ends. */
  prepare(rig: Rig): Promise<void>;
  /** Right before the page that is watched is opened. */
  begin?(rig: Rig): Promise<void>;
  play(rig: Rig, page: Page): Promise<void>;
};

const second = 1_000;

/** Both browsers have the first rows. @returns a page of the other one. */
async function prepareRows(rig: Rig): Promise<Page> {
  const [page, other] = [rig.browser.openPage(null), rig.other.openPage(null)];
  await rig.pass(second);
  for (const name of ['add-account', 'add-category', 'add-transactions'] as const) await rig.act(page, name);
  await rig.pass(5 * second);
  page.close();
  await rig.pass(second);
  return other;
}

const write: Scenario = {
  name: 'write',
  floor: 25,
  prepare: async (rig) => {
    await prepareRows(rig);
    rig.browser.isOffline = true;
  },
  play: async (rig, page) => {
    await rig.pass(second);
    const names = [
      'add-transaction',
      'rename',
      'set-note',
      'undo',
      'redo',
      'undo',
      'add-transactions',
      'delete',
    ] as const;
    for (const name of names) {
      await rig.act(page, name);
      await rig.pass(100);
    }
  },
};

const push: Scenario = {
  name: 'push',
  floor: 40,
  prepare: async (rig) => {
    const other = await prepareRows(rig);
    const page = rig.browser.openPage(null);
    rig.browser.isOffline = true;
    await rig.pass(second);
    // The other one was first: what is said here of the same values is refused.
    await rig.act(page, 'rename');
    await rig.act(page, 'set-amount');
    await rig.act(other, 'rename');
    await rig.act(other, 'set-amount');
    await rig.act(page, 'move-date', 0.5);
    await rig.act(other, 'delete', 0.5);
    for (let count = 0; count < 4; count += 1) await rig.act(page, 'add-transaction');
    page.close();
    await rig.pass(second);
    rig.browser.isOffline = false;
  },
  play: async (rig, page) => {
    await rig.pass(15);
    // More comes up while a batch is under way.
    for (let batch = 0; batch < 4; batch += 1) {
      await rig.act(page, 'add-transactions');
      await rig.act(page, 'set-note', 0.9);
      await rig.pass(25);
    }
    await rig.pass(5 * second);
  },
};

const pull: Scenario = {
  name: 'pull',
  floor: 40,
  prepare: async (rig) => {
    const other = rig.other.openPage(null);
    await rig.pass(second);
    for (const name of ['add-account', 'add-category'] as const) await rig.act(other, name);
    for (let count = 0; count < 4; count += 1) await rig.act(other, 'add-transactions');
    await rig.pass(5 * second);
  },
  play: async (rig, page) => {
    const other = rig.other.openPage(null);
    await rig.pass(5 * second);
    for (let count = 0; count < 3; count += 1) await rig.act(other, 'add-transactions');
    await rig.act(other, 'delete', 0.9);
    await rig.pass(5 * second);
    // Its own change comes back with what the other one did.
    await rig.act(other, 'set-amount', 0.3);
    await rig.act(page, 'set-note', 0.3);
    await rig.pass(5 * second);
  },
};

const receipt = withHash('receipt', pdfBytes());
const document = withHash('document', pdfBytes(partBytes + 10, 2));

const upload: Scenario = {
  name: 'upload',
  floor: 60,
  prepare: async (rig) => void (await prepareRows(rig)),
  play: async (rig, page) => {
    await rig.pass(second);
    await addTo(rig, page, receipt);
    await rig.pass(100);
    await addTo(rig, page, document);
    await rig.pass(5 * second);
  },
};

type Content = {
  readonly kind: 'receipt' | 'document';
  readonly content: Uint8Array<ArrayBuffer>;
  readonly sha256: string;
};

function withHash(kind: Content['kind'], content: Content['content']): Content {
  return {kind, content, sha256: hashOf(content)};
}

async function addTo(rig: Rig, page: Page, {kind, content, sha256}: Content): Promise<void> {
  const {spaceId, userId} = rig.server;
  const id = await rig.tryOn(page, async () => {
    const [movement] = await readTable(page.database, syncedTables.transactions, spaceId);
    const transactionId = kind === 'receipt' ? (movement?.id ?? null) : null;
    const file = buildFile({spaceId, userId, kind, transactionId, content: new Blob([content])});
    return addFile(page.home, file, {now: rig.now(), createId: page.createId});
  });
  if (id?.ok) rig.files.set(id.value, sha256);
}

const upgrade: Scenario = {
  name: 'upgrade',
  floor: 25,
  makeDatabase: (name) => new LaterDatabase(name),
  prepare: async (rig) => {
    await prepareRows(rig);
    const page = rig.browser.openPage(null);
    await rig.pass(second);
    // Numbered, and nobody knows whether it arrived.
    await rig.act(page, 'set-note');
    await rig.pass(65);
    rig.browser.isOffline = true;
    page.die();
    const next = rig.browser.openPage(null);
    await rig.pass(second);
    for (const name of ['add-transaction', 'rename', 'undo'] as const) await rig.act(next, name);
    await rig.pass(second);
    next.close();
    await rig.pass(second);
    rig.browser.isOffline = false;
  },
  begin: becomeVersionOne,
  play: async (rig, page) => {
    await rig.pass(second);
    await rig.act(page, 'add-transaction');
    await rig.pass(5 * second);
  },
};

const putBack: Scenario = {
  name: 'put back',
  floor: 25,
  prepare: async (rig) => {
    await prepareRows(rig);
    rig.browser.isOffline = true;
    const page = rig.browser.openPage(null);
    await rig.pass(second);
    for (const name of ['add-transaction', 'rename', 'set-note', 'undo'] as const) await rig.act(page, name);
    await rig.pass(second);
    page.die();
    await rig.pass(second);
    rig.browser.isOffline = false;
  },
  begin: async (rig) => {
    // The browser has lost the database; the second log is still there.
    rig.ledger.restored([], new Set());
    rig.browser.disk = createMemoryDisk(rig.pump);
  },
  play: async (rig, page) => {
    await rig.pass(second);
    await rig.act(page, 'add-transaction');
    await rig.pass(5 * second);
  },
};

const takeBack: Scenario = {
  name: 'take back',
  floor: 60,
  prepare: async (rig) => void (await prepareRows(rig)),
  play: async (rig, page) => {
    await rig.pass(second);
    // Before it is sent, while it is under way, and after.
    for (const [index, wait] of [0, 5, 15, 40].entries()) {
      await rig.act(page, index % 2 === 0 ? 'add-transactions' : 'set-note');
      await rig.pass(wait);
      for (const name of ['undo', 'redo', 'undo'] as const) {
        await rig.act(page, name);
        await rig.pass(wait);
      }
      rig.browser.isOffline = index === 1;
    }
    await rig.pass(5 * second);
  },
};

/** What is played with an end at every boundary. */
export const scenarios: readonly Scenario[] = [write, push, pull, upload, upgrade, putBack, takeBack];
