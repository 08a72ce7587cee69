import {transfer} from 'comlink';
import type {PDFDocumentProxy, PDFPageProxy} from 'pdfjs-dist';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {readReceiptPdf} from '#workers/read-receipt/job.ts';
import {openDocument, type PdfReason} from './engine.ts';

type Refused = {validation: PdfReason[]};

/** A page's size at 72 pixels an inch. */
export type PageSize = {readonly width: number; readonly height: number};

/** What a scan says of itself. */
export type PdfFacts = {
  readonly pageCount: number;
  /** Its text layer, page after page; empty where it has none. */
  readonly text: string;
  /** Its first page in small. */
  readonly thumbnail: ImageBitmap;
};

/** Width of a first page's small picture, in pixels. */
const thumbnailWidth = 480;

/** Most pixels of a painted page: a page that says it is a wall is painted smaller. */
const maxPixels = 16_000_000;

/** Letters say by when they want something on their first pages. */
const firstPages = 5;

/** Most characters that are read of a document's text: 200 full pages. */
const maxText = 1_000_000;

/**
 * Reads PDFs in a worker: one is open at a time, so that its pages can be painted one after the other. Rules: MLG8, MLG9.
 */
export function createPdfReader() {
  let open: PDFDocumentProxy | null = null;
  /** What was asked for last, and is open or on its way: who asks for a page need not wait for the answer. */
  let opening: Promise<Outcome<PDFDocumentProxy, Refused> | null> = Promise.resolve(null);
  /** Painting two pages at once would show neither sooner. */
  let last: Promise<unknown> = Promise.resolve();
  const close = async (): Promise<void> => {
    const last = open;
    open = null;
    await last?.loadingTask.destroy();
  };
  const opened = async (bytes: Uint8Array): Promise<Outcome<PDFDocumentProxy, Refused>> => {
    await close();
    const found = await openDocument(bytes);
    if (found.ok) open = found.value;
    return found;
  };
  return {
    /** Opens a document in place of the one before. @returns how many pages it has, and the size of the first. */
    open: async (bytes: Uint8Array): Promise<Outcome<{pageCount: number; first: PageSize}, Refused>> => {
      const asked = opened(bytes);
      opening = asked.catch(() => null);
      const found = await asked;
      if (!found.ok) return found;
      const {width, height} = (await found.value.getPage(1)).getViewport({scale: 1});
      return succeed({pageCount: found.value.numPages, first: {width, height}});
    },
    /**
     * Paints a page of the document that was asked for last, after the pages asked for before; null where there is none, or another was opened meanwhile.
     *
     * @param width in pixels.
     */
    paint: async (pageNumber: number, width: number): Promise<ImageBitmap | null> => {
      const asked = opening;
      const painting = last.then(async () => {
        const found = await asked;
        if (!found?.ok || found.value !== open || pageNumber > found.value.numPages) return null;
        return paintPage(await found.value.getPage(pageNumber), width);
      });
      last = painting.catch(() => undefined);
      const picture = await painting;
      return picture && transfer(picture, [picture]);
    },
    /**
     * The text layer of the first pages of the document that was asked for last, once the pages asked for before are painted; empty where it has none,
     * or cannot be read, or another was opened meanwhile. Rule: MLG18.
     */
    firstText: async (): Promise<string> => {
      const asked = opening;
      await last;
      const found = await asked;
      if (!found?.ok || found.value !== open) return '';
      return readText(found.value, firstPages).catch(() => '');
    },
    /** Reads what the desk needs of a scan; nothing stays open. */
    read: async (bytes: Uint8Array): Promise<Outcome<PdfFacts, Refused>> => {
      // Opening takes the bytes away.
      const isTorn = lacksEnd(bytes);
      const found = await opened(bytes);
      if (!found.ok) return isTorn && found.failure.reason === 'scan.damaged' ? torn : found;
      const read = isTorn ? torn : await readFacts(found.value);
      await close();
      return read.ok ? transfer(read, [read.value.thumbnail]) : read;
    },
    /** Answers once the worker is there: its library may take longer to come than a file to be read. */
    ready: async (): Promise<void> => {},
    /** Reads the facts of a receipt; the document that is open stays so. See `readReceiptPdf`. */
    readReceipt: readReceiptPdf,
    close,
  };
}

const torn = fail('validation', 'scan.torn');

/** How much of a file is searched for its end: some writers put more behind it. */
const endBytes = 65_536;

/** Whether a file stops before its end: its first pages may open all the same, and the others would be blank. Source: ISO 32000-1, 7.5.5. */
function lacksEnd(bytes: Uint8Array): boolean {
  return bytes.length > 0 && !new TextDecoder('latin1').decode(bytes.subarray(-endBytes)).includes('%%EOF');
}

/** Reads all of a document. Pages that it names and has not are damage too. */
async function readFacts(document: PDFDocumentProxy): Promise<Outcome<PdfFacts, Refused>> {
  try {
    const thumbnail = await paintPage(await document.getPage(1), thumbnailWidth);
    return succeed({pageCount: document.numPages, text: await readText(document), thumbnail});
  } catch {
    return fail('validation', 'scan.damaged');
  }
}

/** What a worker that reads PDFs answers. */
export type PdfReader = ReturnType<typeof createPdfReader>;

async function paintPage(page: PDFPageProxy, width: number): Promise<ImageBitmap> {
  const plain = page.getViewport({scale: 1});
  const wanted = width / plain.width;
  const most = Math.sqrt(maxPixels / (plain.width * plain.height));
  const viewport = page.getViewport({scale: Math.min(wanted, most)});
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  const context = canvas.getContext('2d', {alpha: false});
  // The library draws on a worker's canvas as on a page's; its types name the page's alone.
  await page.render({canvas: null, canvasContext: context as never, viewport}).promise;
  return canvas.transferToImageBitmap();
}

async function readText(document: PDFDocumentProxy, pageCount = document.numPages): Promise<string> {
  let text = '';
  for (let number = 1; number <= Math.min(pageCount, document.numPages) && text.length < maxText; number += 1) {
    const page = await document.getPage(number);
    const {items} = await page.getTextContent();
    text += `${items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ' '}` : '')).join('')}\n`;
    page.cleanup();
  }
  return text.slice(0, maxText).trim();
}
