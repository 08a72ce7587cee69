import {afterAll, expect, test} from 'vitest';
import {createPdfReader} from '#workers/read-pdf/job.ts';
import noPrintingUrl from '#tests/fixtures/scans/no-printing.pdf?url';
import passwordUrl from '#tests/fixtures/scans/password.pdf?url';
import wholeUrl from '#tests/fixtures/scans/whole.pdf?url';
import {letterPdf, lockedPdf} from '#tests/fixtures/pdf-bytes.ts';

const reader = createPdfReader();
afterAll(() => reader.close());

test.each([
  ['scan.password', lockedPdf()],
  ['scan.no-pages', letterPdf({pages: 0})],
  ['scan.too-many-pages', letterPdf({pages: 201})],
  ['scan.too-many-pages', letterPdf({pages: 10_000})],
  ['scan.damaged', new TextEncoder().encode('%PDF-1.7\nnothing of the kind\n%%EOF')],
  ['scan.damaged', new Uint8Array()],
])('[MLG8] a PDF is refused as %s', async (reason, bytes) => {
  expect(await reader.read(bytes.slice())).toEqual({ok: false, failure: {code: 'validation', reason}});
  expect(await reader.open(bytes.slice())).toEqual({ok: false, failure: {code: 'validation', reason}});
});

/** Files that Ghostscript wrote. */
const readFixture = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer());

test('[MLG8] a real file with a password is refused, and one that only forbids printing is taken', async () => {
  const locked = await readFixture(passwordUrl);
  expect(await reader.read(locked)).toEqual({ok: false, failure: {code: 'validation', reason: 'scan.password'}});
  const read = await reader.read(await readFixture(noPrintingUrl));
  expect(read).toMatchObject({ok: true, value: {pageCount: 2, text: expect.stringContaining('ESTUDIO SUR LLC')}});
});

test('[MLG8] a real file of which some is missing is torn wherever it stops, also where its first page would still be shown', async () => {
  const whole = await readFixture(wholeUrl);
  expect(await reader.read(whole.slice())).toMatchObject({ok: true, value: {pageCount: 2}});
  for (const share of [0.02, 0.25, 0.5, 0.75, 0.95, 0.999]) {
    const part = whole.slice(0, Math.floor(whole.length * share) - 3);
    expect(await reader.read(part)).toEqual({
      ok: false,
      failure: {code: 'validation', reason: 'scan.torn'},
    });
  }
  // Its start is missing instead.
  expect(await reader.read(whole.slice(whole.length / 2))).toMatchObject({ok: false, failure: {code: 'validation'}});
});

test('[MLG1] [MLG8] a scan of 200 pages says how many it has, what its text layer says, and shows its first page', async () => {
  const read = await reader.read(letterPdf({pages: 200, text: 'ESTUDIO SUR LLC'}));
  if (!read.ok) throw new Error(read.failure.reason);
  const {pageCount, text, thumbnail} = read.value;
  expect([pageCount, text.match(/ESTUDIO SUR LLC/g)?.length]).toEqual([200, 200]);
  expect([thumbnail.width, thumbnail.height]).toEqual([480, 621]);
  expect(isBlank(thumbnail)).toBe(false);
});

test('[MLG9] pages are painted one by one, in any order, as wide as is asked for', async () => {
  const opened = await reader.open(letterPdf({pages: 3}));
  expect(opened).toEqual({ok: true, value: {pageCount: 3, first: {width: 612, height: 792}}});
  const pictures = await Promise.all([3, 1, 2].map(async (page) => reader.paint(page, 306)));
  for (const picture of pictures) {
    expect([picture?.width, picture?.height]).toEqual([306, 396]);
    expect(picture && isBlank(picture)).toBe(false);
  }
  await reader.close();
  expect(await reader.paint(1, 306)).toBeNull();
});

test('[MLG18] the text of the first pages is read once they are painted, and nothing where no document is open', async () => {
  await reader.open(letterPdf({pages: 9, text: 'due on March 1, 2027'}));
  const [picture, text] = await Promise.all([reader.paint(1, 306), reader.firstText()]);
  expect(picture?.width).toBe(306);
  expect(text.match(/March 1, 2027/g)).toHaveLength(5);
  await reader.close();
  expect(await reader.firstText()).toBe('');
});

test('[MLG9] a page that says it is as large as a house is painted smaller', async () => {
  const huge = new TextDecoder().decode(letterPdf()).replace('0 0 612 792', '0 0 14400 14400');
  await reader.open(new TextEncoder().encode(huge));
  const picture = await reader.paint(1, 100_000);
  expect(picture && picture.width * picture.height).toBeLessThanOrEqual(16_100_000);
});

const reading = {buyers: [], today: '2026-11-20'};

test.each([
  ['password', lockedPdf()],
  ['damaged', letterPdf({pages: 0})],
  ['too-large', letterPdf({pages: 201})],
  ['damaged', new TextEncoder().encode('%PDF-1.7\nnothing of the kind\n%%EOF')],
  ['damaged', new Uint8Array()],
  ['too-large', new Uint8Array(5_242_881)],
])('[RDR1] a receipt that cannot be read says why: %s', async (reason, bytes) => {
  expect(await reader.readReceipt(bytes.slice(), reading)).toEqual({kind: 'unread', reason});
});

test('[RDR1] a receipt without words has no text, and reading one leaves the open document as it is', async () => {
  await reader.open(letterPdf({pages: 3}));
  expect(await reader.readReceipt(letterPdf({text: ''}), reading)).toEqual({kind: 'no-text'});
  const read = await reader.readReceipt(letterPdf({text: 'Total due USD 84.00'}), reading);
  expect(read).toMatchObject({kind: 'read', facts: {total: {value: {amount: '84.00', currency: 'USD'}}}});
  expect((await reader.paint(3, 306))?.width).toBe(306);
  await reader.close();
});

test('[RDR1] a receipt of which some is missing ends with an answer wherever it stops', async () => {
  const whole = await readFixture(wholeUrl);
  for (const share of [0.02, 0.25, 0.5, 0.75, 0.95]) {
    const {kind} = await reader.readReceipt(whole.slice(0, Math.floor(whole.length * share)), reading);
    expect(['unread', 'no-text', 'read']).toContain(kind);
  }
});

/** Whether nothing but paper is to be seen. */
function isBlank(picture: ImageBitmap): boolean {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0);
  const pixels = context?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8ClampedArray();
  return pixels.every((value) => value > 200);
}
