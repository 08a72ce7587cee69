import {unzipSync} from 'fflate';
import {afterEach, beforeAll, expect, onTestFinished, test} from 'vitest';
import {page} from 'vitest/browser';
import {es} from '#src/features/archive/text/es.ts';
import {reasons} from '#src/features/archive/text/reasons.ts';
import {pathTo} from '#src/routing/routing.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {params} from '#tests/kits/screen-kit/seed.ts';
import {giveFiles} from './pick-file.ts';
import {closeScreen, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const path = pathTo.archive.path;

/** Keeps what the page hands to the browser's downloads instead of saving it. */
function catchDownloads(): {readonly name: string; readonly blob: Blob}[] {
  const caught: {name: string; blob: Blob}[] = [];
  const blobs = new Map<string, Blob>();
  const create = URL.createObjectURL.bind(URL);
  const picker = Object.getOwnPropertyDescriptor(globalThis, 'showSaveFilePicker');
  Reflect.deleteProperty(globalThis, 'showSaveFilePicker');
  URL.createObjectURL = (blob: Blob) => {
    const address = create(blob);
    blobs.set(address, blob);
    return address;
  };
  const save = (link: HTMLAnchorElement) => {
    const blob = blobs.get(link.href);
    if (blob) caught.push({name: link.download, blob});
  };
  HTMLAnchorElement.prototype.click = function catchClick() {
    save(this);
  };
  onTestFinished(() => {
    URL.createObjectURL = create;
    Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
    if (picker) Object.defineProperty(globalThis, 'showSaveFilePicker', picker);
  });
  return caught;
}

test('[ARC4] [ARC5] offline, one is told what is here and gets it as one archive', async () => {
  const caught = catchDownloads();
  await openScreen({path, face: 'offline'});
  await expect.element(page.getByText(es.files, {exact: true})).toBeVisible();
  await page.getByRole('button', {name: es.makeAct}).click();
  await expect.element(page.getByText(/^Listo: /)).toBeVisible();
  const [archive] = caught;
  expect(archive?.name).toMatch(/^faro-todo-\d{4}-\d\d-\d\d\.zip$/);
  const paths = Object.keys(unzipSync(new Uint8Array((await archive?.blob.arrayBuffer()) ?? new ArrayBuffer())));
  expect(paths).toContain('LEEME.txt');
  expect(paths.at(-1)).toBe('manifest.json');
  expect(paths.some((one) => one.endsWith('/transactions.csv'))).toBe(true);
});

test('[ARC5] whoever thinks better of where it goes has made nothing', async () => {
  const caught = catchDownloads();
  const choose = (answer: () => unknown) =>
    Object.defineProperty(globalThis, 'showSaveFilePicker', {configurable: true, value: async () => answer()});
  await openScreen({path});
  choose(() => {
    throw new DOMException('The person left', 'AbortError');
  });
  await page.getByRole('button', {name: es.makeAct}).click();
  await expect.element(page.getByRole('button', {name: es.makeAct})).toBeVisible();
  expect(caught).toEqual([]);
  Reflect.deleteProperty(globalThis, 'showSaveFilePicker');
});

test('[ARC4] the company of the address is the one that is chosen', async () => {
  await openScreen({path: `${path}?company=${params['companyId'] ?? testId(0)}`});
  await expect.element(page.getByRole('button', {name: /Quebracho LLC/}).first()).toBeVisible();
});

test('[ARC6] [ARC7] an archive is checked and shown before it comes, and into a company that has data it does not', async () => {
  const caught = catchDownloads();
  const company = params['companyId'] ?? '';
  await openScreen({path: `${path}?company=${company}`, face: 'offline'});
  await page.getByRole('button', {name: es.makeAct}).click();
  await expect.element(page.getByText(/^Listo: /)).toBeVisible();
  const archive = caught[0]?.blob ?? new Blob();
  const choose = async (blob: Blob) => giveFiles([new File([blob], 'copia.zip', {type: 'application/zip'})]);

  await choose(archive);
  await expect.element(page.getByText(/copia\.zip está completa: Quebracho LLC/)).toBeVisible();
  await expect.element(page.getByText(reasons['archive.not-empty'].es)).toBeVisible();
  await choose(archive.slice(0, archive.size - 40));
  await expect.element(page.getByText(reasons['archive.cut-off'].es)).toBeVisible();
  await choose(new Blob([]));
  await expect.element(page.getByText(reasons['archive.empty'].es)).toBeVisible();
  await choose(new Blob(['Fecha;Monto']));
  await expect.element(page.getByText(reasons['archive.foreign'].es)).toBeVisible();
});

test('[ARC9] [ARC10] what was taken away comes into an empty company offline, and one press takes it back', async () => {
  const caught = catchDownloads();
  const company = params['companyId'] ?? '';
  await openScreen({path: `${path}?company=${company}`});
  await page.getByRole('button', {name: es.makeAct}).click();
  await expect.element(page.getByText(/^Listo: /)).toBeVisible();
  const archive = caught[0]?.blob ?? new Blob();

  await openScreen({path: `${path}?company=${company}`, face: 'empty'});
  await giveFiles([new File([archive], 'copia.zip', {type: 'application/zip'})]);
  await expect.element(page.getByText('Movimientos', {exact: true}).last()).toBeVisible();
  await page.getByRole('button', {name: /^Leer en Quebracho LLC/}).click();
  await expect.element(page.getByText(/^Listo: [\d.]+ filas/)).toBeVisible();
  await page.getByRole('button', {name: es.undo, exact: true}).first().click();
  await expect.element(page.getByText(/^Listo: [\d.]+ filas/)).not.toBeInTheDocument();
});
