import type {TableQuestion} from '#workers/books/api.ts';
import {beginFile} from './export-rows.ts';

/** Writes a short table as a file, at once. Rules: ANL10, BKS9, BKS18. */
export async function writeTable({format, sheetName, widths, rows}: TableQuestion): Promise<Blob> {
  const writer = await beginFile(format, sheetName, widths);
  for (const cells of rows) writer.addRow(cells);
  return writer.finish();
}
