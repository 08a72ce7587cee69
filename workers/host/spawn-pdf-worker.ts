/** Starts a worker that reads PDFs; for `hireWorker<PdfReader>`. Vite finds the worker's file by this very form. */
export function spawnPdfWorker(): Worker {
  return new Worker(new URL('./pdf-worker.ts', import.meta.url), {type: 'module', name: 'faro-pdf'});
}
