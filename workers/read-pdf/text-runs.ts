import type {PDFDocumentProxy} from 'pdfjs-dist';
import type {TextRun} from '#workers/read-receipt/layout/text-lines.ts';

/** What an opened document is asked for its texts. */
type TextSource = Pick<PDFDocumentProxy, 'numPages' | 'getPage'>;

/** What is paid stands on the first pages of a receipt, or on its last ones. */
const pageShare = {first: 3, last: 2} as const;

/** Most pieces of text that are read: some ten pages full of them. */
const maxRuns = 12_000;

/**
 * Reads where the words of a document's first and last pages stand, as a page is looked at; what runs up or down a page is left out.
 *
 * @param isOver is asked before each page whether to stop.
 * @returns null where it was to stop. Rules: RDR1, RDR2.
 */
export async function readRuns(document: TextSource, isOver: () => boolean): Promise<TextRun[] | null> {
  const {numPages} = document;
  const numbers = Array.from({length: numPages}, (_, at) => at + 1).filter(
    (number) => number <= pageShare.first || number > numPages - pageShare.last,
  );
  const runs: TextRun[] = [];
  for (const number of numbers) {
    if (isOver()) return null;
    const page = await document.getPage(number);
    const {items} = await page.getTextContent();
    const turn = page.getViewport({scale: 1}).transform.map(Number);
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '' || runs.length >= maxRuns) continue;
      const [a, b, , , e, f] = item.transform.map(Number);
      const along = turnBy(turn, a ?? 0, b ?? 0);
      if (along.x <= 0 || Math.abs(along.y) > along.x / 10) continue;
      const place = turnBy(turn, e ?? 0, f ?? 0);
      const x = place.x + (turn[4] ?? 0);
      // A page is looked at from its top.
      const y = -(place.y + (turn[5] ?? 0));
      runs.push({
        page: number,
        x,
        y,
        width: item.width,
        height: item.height || Math.hypot(a ?? 0, b ?? 0),
        text: item.str,
      });
    }
    page.cleanup();
  }
  return runs;
}

function turnBy([a = 1, b = 0, c = 0, d = 1]: readonly number[], x: number, y: number): {x: number; y: number} {
  return {x: a * x + c * y, y: b * x + d * y};
}
