import {assertFluid, assertSame} from '#bench/kit/cost.ts';
import type {Figure, Line} from '#bench/kit/figure.ts';
import {formatMs, median, quantile} from '#bench/kit/statistics.ts';
import type {Browser} from '#bench/stage/browser.ts';
import {settle} from '#bench/stage/open-list.ts';
import {admin} from '#bench/stage/product-server.ts';
import {makeScannedPdf} from '#bench/stage/scanned-pdf.ts';
import {signIn, type Stage} from '#bench/stage/stage.ts';

/** A scan of 20 pages, sent by the desk: from the press on it until its first page is painted, from the device and the first time. */
export const scan: Figure = {name: 'scan', run};

const pageCount = 20;
const limits = {here: 150, first: 1_000} as const;
/** As the company of the empty books is named. */
const company = 'Bench empty LLC';

async function run(stage: Stage, runs: number): Promise<Line[]> {
  const {sizeBytes, firstJpeg} = await sendFromDesk(stage);
  const browser = await stage.openDevice(stage.empty);
  const {page} = browser;
  const times: Record<keyof typeof limits, number[]> = {here: [], first: []};
  const least: number[] = [];
  for (let turn = 0; turn < runs; turn += 1)
    for (const how of ['first', 'here'] as const) {
      await page.goto(`${stage.server.url}/es/mailing`);
      const letter = page.getByRole('rowheader').getByRole('button').first();
      await letter.waitFor();
      while ((await countKept(browser, stage.empty.userId)) === 0) await page.waitForTimeout(100);
      await settle(browser);
      if (how === 'first') await forgetFiles(browser, stage.empty.userId);
      await page.evaluate(() => {
        bench.waiting = bench.after(
          'pointerdown',
          () => (document.querySelector<HTMLCanvasElement>('canvas[role=img]')?.width ?? 0) > 0,
        );
      });
      await letter.click();
      times[how].push(await page.evaluate(async () => (await bench.waiting) ?? Number.NaN));
      await assertFluid(browser, 'scan');
      assertSame(await page.evaluate(hasInk), true, 'ink on the first page');
      await page.getByRole('img', {name: `Página ${pageCount} de ${pageCount}`}).waitFor({state: 'attached'});
      if (how === 'here') least.push(await page.evaluate(decode, firstJpeg.toString('base64')));
    }
  await browser.discard();
  const reference = median(least);
  const toLine = (how: keyof typeof limits, what: string): Line => {
    const measured = median(times[how]);
    return {
      what,
      measured: `${formatMs(measured)} (worst ${formatMs(quantile(times[how], 1))})`,
      reference: `${formatMs(reference)} (decoding the picture of the page)`,
      ratio: `${(measured / reference).toFixed(1)}×`,
      limit: formatMs(limits[how]),
      ok: measured <= limits[how],
    };
  };
  const mib = (sizeBytes / 2 ** 20).toFixed(1);
  return [
    toLine('here', `scan of ${pageCount} pages (${mib} MiB) opened → first page painted, from the device`),
    toLine('first', '… the first time, over loopback'),
  ];
}

/** Drops a scan at the desk, which finds the company by the scan's own words, and sends it. */
async function sendFromDesk(stage: Stage): Promise<{readonly sizeBytes: number; readonly firstJpeg: Buffer}> {
  const desk = await stage.openNew();
  const {page} = desk;
  await signIn(desk, admin, `${stage.server.url}/es/admin/mail`);
  const {bytes, firstJpeg} = await makeScannedPdf(desk, {pageCount, addressee: company, seed: 7});
  await page
    .locator('main input[type=file]')
    .setInputFiles([{name: 'scan.pdf', mimeType: 'application/pdf', buffer: bytes}]);
  await page.getByRole('button', {name: `Enviar a ${company}`}).click();
  await page.getByText(`Enviada a ${company}`).first().waitFor();
  await desk.discard();
  return {sizeBytes: bytes.length, firstJpeg};
}

/** How many files are on the device. */
async function countKept({page}: Browser, userId: string): Promise<number> {
  return page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const counting = database.transaction('files').objectStore('files').count();
    await new Promise((resolve) => {
      counting.addEventListener('success', resolve);
    });
    database.close();
    return counting.result;
  }, `faro-user-${userId}`);
}

/** Takes the files off the device, as if none had been brought beforehand. */
async function forgetFiles({page}: Browser, userId: string): Promise<void> {
  await page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const clearing = database.transaction(['files', 'fileBytes'], 'readwrite');
    clearing.objectStore('files').clear();
    clearing.objectStore('fileBytes').clear();
    await new Promise((resolve) => {
      clearing.addEventListener('complete', resolve);
    });
    database.close();
  }, `faro-user-${userId}`);
}

/** Runs in the page: whether something stands on the first page. */
function hasInk(): boolean {
  const canvas = document.querySelector<HTMLCanvasElement>('canvas[role=img]');
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  let dark = 0;
  for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 100) dark += 1;
  return dark > 500;
}

/** Runs in the page: how long the browser itself takes to decode a picture. */
async function decode(base64: string): Promise<number> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const begun = performance.now();
  (await createImageBitmap(new Blob([bytes], {type: 'image/jpeg'}))).close();
  return performance.now() - begun;
}
