// Said before the library is evaluated: it takes its other half from here and starts no worker in this one.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
import {getDocument, type PDFDocumentProxy} from 'pdfjs-dist';
import jbig2Url from 'pdfjs-dist/wasm/jbig2.wasm?url&no-inline';
import openjpegUrl from 'pdfjs-dist/wasm/openjpeg.wasm?url&no-inline';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {maxScanPages} from '#contract/mailing/mail-scan.ts';

/** Why a PDF cannot be shown. Rule: MLG8. */
export type PdfReason = 'scan.password' | 'scan.no-pages' | 'scan.too-many-pages' | 'scan.torn' | 'scan.damaged';

/** What decodes black-and-white scans and JPEG 2000; the addresses of this build. */
const decoders: Readonly<Record<string, string>> = {'jbig2.wasm': jbig2Url, 'openjpeg.wasm': openjpegUrl};

/** Opens a PDF of at most `maxScanPages` pages in this worker, without a page of the browser. Rule: MLG8. */
export async function openDocument(data: Uint8Array): Promise<Outcome<PDFDocumentProxy, {validation: PdfReason[]}>> {
  const task = getDocument({
    data,
    verbosity: 0,
    // Fonts of a document are this worker's own. Of the page that the library thinks of it uses nothing else.
    ownerDocument: {fonts: self.fonts} as never,
    disableFontFace: !('fonts' in self),
    CanvasFactory: WorkerCanvases,
    FilterFactory: NoFilters,
    BinaryDataFactory: Decoders,
    useWorkerFetch: false,
    wasmUrl: 'wasm/',
    isEvalSupported: false,
  });
  try {
    const document = await task.promise;
    const reason = refusePages(document.numPages);
    if (reason === null) return succeed(document);
    await task.destroy();
    return fail('validation', reason);
  } catch (error) {
    await task.destroy();
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return fail('validation', isLocked ? 'scan.password' : 'scan.damaged');
  }
}

function refusePages(count: number): PdfReason | null {
  if (count < 1) return 'scan.no-pages';
  return count > maxScanPages ? 'scan.too-many-pages' : null;
}

type CanvasEntry = {canvas: OffscreenCanvas | null; context: OffscreenCanvasRenderingContext2D | null};

/** Canvases without a page of the browser. */
class WorkerCanvases {
  create(width: number, height: number): CanvasEntry {
    const canvas = new OffscreenCanvas(width, height);
    return {canvas, context: canvas.getContext('2d')};
  }
  reset({canvas}: CanvasEntry, width: number, height: number): void {
    if (canvas) Object.assign(canvas, {width, height});
  }
  destroy(entry: CanvasEntry): void {
    if (entry.canvas) Object.assign(entry.canvas, {width: 0, height: 0});
    Object.assign(entry, {canvas: null, context: null});
  }
}

/** Filters of a page are SVG in the browser's page, which is not here: what they would change is drawn as it is. */
class NoFilters {
  addFilter(): string {
    return 'none';
  }
  addHCMFilter(): string {
    return 'none';
  }
  addAlphaFilter(): string {
    return 'none';
  }
  addLuminosityFilter(): string {
    return 'none';
  }
  addHighlightHCMFilter(): string {
    return 'none';
  }
  addKnockoutFilter(): string {
    return 'none';
  }
  destroy(): void {}
}

/** The decoders of this build; whatever else the library asks for is not there, and it goes on without. */
class Decoders {
  async fetch({filename}: {filename: string}): Promise<Uint8Array> {
    const url = decoders[filename];
    const answer = url === undefined ? null : await fetch(url);
    if (!answer?.ok) throw new Error(`${filename} is not here`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}
