import type {Page} from 'playwright';
import {assertFluid, assertSame} from '#bench/kit/cost.ts';
import type {Figure, Line} from '#bench/kit/figure.ts';
import {median} from '#bench/kit/statistics.ts';
import type {Browser} from '#bench/stage/browser.ts';
import {rowCount, type Stage} from '#bench/stage/stage.ts';

const fileCount = 500;
/** What a phone's photograph of a receipt weighs once it was made small. */
const fileBytes = 300_000;

/** How often memory is looked at, in milliseconds. */
const lookEveryMs = 250;

/** Everything of a company with 100,000 movements and 500 files, made offline in the worker and written to a file. */
export const archive: Figure = {name: 'archive', run};

async function run(stage: Stage, runs: number): Promise<Line[]> {
  const times: number[] = [];
  const peaks: number[] = [];
  for (let at = 0; at < runs; at += 1) {
    const browser = await stage.openDevice(stage.full);
    await browser.page.goto(stage.listOf(stage.full));
    await addFiles(browser.page, {userId: stage.full.userId, spaceId: stage.full.spaceId, fileCount, fileBytes});
    await stage.server.stop();
    const {wallMs, peakBytes} = await makeOne(stage, browser);
    times.push(wallMs);
    peaks.push(peakBytes);
    await browser.discard();
    await stage.server.start();
  }
  const [wall, peak] = [median(times), median(peaks)];
  const line = {reference: '–', ratio: '–'};
  return [
    {
      ...line,
      what: `archive of ${rowCount} movements and ${fileCount} files of ${fileBytes / 1_000} kB`,
      measured: `${(wall / 1_000).toFixed(1)} s`,
      limit: '20 s',
      ok: wall <= 20_000,
    },
    {
      ...line,
      what: '… the most that the browser’s processes (PSS) grew meanwhile',
      measured: `${(peak / 2 ** 20).toFixed(0)} MiB`,
      limit: '300 MB',
      ok: peak <= 300_000_000,
    },
  ];
}

async function makeOne(stage: Stage, browser: Browser): Promise<{wallMs: number; peakBytes: number}> {
  const {page} = browser;
  // The file picker of the machine answers to nobody: a file of the origin's own stands for the chosen one.
  await page.addInitScript(() => {
    const choose = async () => (await navigator.storage.getDirectory()).getFileHandle('archive.zip', {create: true});
    Object.assign(globalThis, {showSaveFilePicker: choose});
  });
  await page.goto(`${stage.server.url}/es/archive?company=${stage.full.spaceId}`);
  const press = page.getByRole('button', {name: 'Hacer la copia'});
  await press.waitFor();
  await page.getByText(`${fileCount} (`).waitFor();
  await page.evaluate(() => bench.takeLongTasks());
  const before = browser.pssBytes();
  let peakBytes = 0;
  const look = setInterval(() => {
    peakBytes = Math.max(peakBytes, browser.pssBytes() - before);
  }, lookEveryMs);
  const begun = performance.now();
  await press.click();
  const said = await page.getByText(/^Listo: /).textContent({timeout: 120_000});
  const wallMs = performance.now() - begun;
  clearInterval(look);
  await assertFluid(browser, 'archive');
  assertSame(said?.includes(`y ${fileCount} archivos`), true, `what was said, ${said ?? ''}`);
  const size = await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    return (await (await root.getFileHandle('archive.zip')).getFile()).size;
  });
  assertSame(size > fileCount * fileBytes, true, `the archive of ${size} bytes holds all files`);
  return {wallMs, peakBytes};
}

type Files = {userId: string; spaceId: string; fileCount: number; fileBytes: number};

/** Puts papers on the device as a pull and their bytes leave them. */
async function addFiles(page: Page, files: Files): Promise<void> {
  await page.evaluate(async ({userId, spaceId, fileCount: count, fileBytes: size}) => {
    const opening = indexedDB.open(`faro-user-${userId}`);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(new Error('the database does not open')));
    });
    const now = new Date().toISOString();
    const rows: {id: string; sha256: string; name: string; bytes: Blob}[] = [];
    for (let at = 0; at < count; at += 1) {
      const content = new Uint8Array(size);
      for (let from = 0; from < size; from += 65_536)
        crypto.getRandomValues(content.subarray(from, Math.min(size, from + 65_536)));
      content.set(new TextEncoder().encode('%PDF-1.7\n'));
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
      const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
      const id = `0198c0de-0000-7000-8000-${at.toString(16).padStart(12, '0')}`;
      rows.push({id, sha256, name: `recibo ${at}.pdf`, bytes: new Blob([content])});
    }
    const each = <Value>(pick: (row: (typeof rows)[number]) => Value) => ({each: rows.map(pick)});
    const fields = {
      kind: {same: 'document'},
      transactionId: {same: null},
      name: each(({name}) => name),
      type: {same: 'application/pdf'},
      sizeBytes: {same: size},
      sha256: each(({sha256}) => sha256),
      createdAt: {same: now},
      createdBy: {same: userId},
      storedAt: {same: now},
      deleted: {same: false},
    };
    const body = JSON.stringify({ids: rows.map(({id}) => id), fields});
    const writing = database.transaction(['pages', 'files', 'fileBytes'], 'readwrite');
    const page = {spaceId, table: 'files', kind: 'base', revision: 1, count, position: 0, body};
    writing.objectStore('pages').add(page);
    for (const {id, sha256, name, bytes} of rows) {
      const facts = {id, spaceId, name, type: 'application/pdf', sizeBytes: size, sha256};
      const kept = {place: 'indexeddb', state: 'stored', sentBytes: size, reason: null, attempts: 0, addedAt: now};
      writing.objectStore('files').put({...facts, ...kept});
      writing.objectStore('fileBytes').put({id, bytes});
    }
    await new Promise<void>((resolve, reject) => {
      writing.addEventListener('complete', () => resolve());
      writing.addEventListener('error', () => reject(new Error('the files are not written')));
    });
    database.close();
  }, files);
}
