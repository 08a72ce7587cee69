import type {Browser} from './browser.ts';

/** Letter paper as an office's scanner has it, at 200 dots an inch. */
const [widthDots, heightDots] = [1_700, 2_200];

/** A page as a scanner leaves it: its picture, and the words that it recognised. */
type ScannedPage = {readonly jpeg: Buffer; readonly lines: readonly string[]};

/**
 * A PDF as scanners write them: each page one JPEG with the noise of paper, and its words beneath in no ink. The pictures are drawn and compressed by a browser.
 *
 * @param addressee stands in the text of the first page.
 * @returns the file, and the picture of its first page.
 */
export async function makeScannedPdf(
  browser: Pick<Browser, 'page'>,
  {pageCount, addressee, seed}: {readonly pageCount: number; readonly addressee: string; readonly seed: number},
): Promise<{readonly bytes: Buffer; readonly firstJpeg: Buffer}> {
  const pages: ScannedPage[] = [];
  for (let number = 1; number <= pageCount; number += 1) {
    const lines = writeLines(addressee, number, seed);
    const base64 = await browser.page.evaluate(drawPage, {lines, widthDots, heightDots, seed: seed * 1_000 + number});
    pages.push({jpeg: Buffer.from(base64, 'base64'), lines});
  }
  return {bytes: writePdf(pages), firstJpeg: pages[0]?.jpeg ?? Buffer.alloc(0)};
}

function writeLines(addressee: string, number: number, seed: number): string[] {
  const body = Array.from(
    {length: 38},
    (_, line) => `${line + 1}. Notice ${seed}, page ${number}: annual report and tax due, rest of the line`,
  );
  return number === 1 ? [addressee, 'c/o Faro Agents LLC', ...body] : body;
}

type Drawn = {lines: string[]; widthDots: number; heightDots: number; seed: number};

/** Runs in the page; must not refer to anything outside itself. */
async function drawPage({lines, widthDots: width, heightDots: height, seed}: Drawn): Promise<string> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fdfcf8';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#222';
  context.font = '34px serif';
  for (const [place, text] of lines.entries()) context.fillText(text, 150, 180 + place * 48);
  const picture = context.getImageData(0, 0, width, height);
  // Paper is never of one colour: without its noise a picture would weigh nothing.
  let state = seed;
  for (let at = 0; at < picture.data.length; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const noise = (state >>> 28) - 8;
    for (let channel = 0; channel < 3; channel += 1)
      picture.data[at + channel] = (picture.data[at + channel] ?? 0) + noise;
  }
  context.putImageData(picture, 0, 0);
  const blob = await canvas.convertToBlob({type: 'image/jpeg', quality: 0.7});
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}

/** Writes the file with a table of places, as a scanner's is. */
function writePdf(pages: readonly ScannedPage[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  const places: number[] = [];
  const add = (head: string, stream?: Buffer): void => {
    places.push(parts.reduce((sum, {length}) => sum + length, 0));
    const number = places.length;
    if (!stream) parts.push(Buffer.from(`${number} 0 obj ${head} endobj\n`));
    else {
      parts.push(Buffer.from(`${number} 0 obj <<${head}/Length ${stream.length}>> stream\n`));
      parts.push(stream, Buffer.from('\nendstream endobj\n'));
    }
  };
  const kids = pages.map((_, place) => `${place * 3 + 4} 0 R`).join(' ');
  add('<</Type/Catalog/Pages 2 0 R>>');
  add(`<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`);
  add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>');
  for (const [place, {jpeg, lines}] of pages.entries()) {
    const own = place * 3 + 4;
    const words = lines.map((line) => `(${line}) Tj 0 -17.28 Td`).join(' ');
    const drawn = `q 612 0 0 792 0 0 cm /I Do Q BT 3 Tr /F 12 Tf 54 727 Td ${words} ET`;
    const resources = `<</Font<</F 3 0 R>>/XObject<</I ${own + 2} 0 R>>>>`;
    add(`<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents ${own + 1} 0 R/Resources${resources}>>`);
    add('', Buffer.from(drawn));
    const size = `/Width ${widthDots}/Height ${heightDots}/ColorSpace/DeviceRGB/BitsPerComponent 8`;
    add(`/Type/XObject/Subtype/Image${size}/Filter/DCTDecode`, jpeg);
  }
  const tableAt = parts.reduce((sum, {length}) => sum + length, 0);
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = places.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer <</Size ${size}/Root 1 0 R>>\nstartxref\n${tableAt}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}
