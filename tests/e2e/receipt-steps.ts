import type {Locator, Page} from '@playwright/test';
import {goToRow} from './steps.ts';

/** A file as a person picks it. */
export type Chosen = {name: string; mimeType: string; buffer: Buffer};

/** A receipt of 300 kB. */
export const pdf: Chosen = {
  name: 'factura hetzner.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300_000, 'recibo ')]),
};

/** Opens the only row of these words in full. */
export async function openRow(page: Page, words: string): Promise<Locator> {
  await goToRow(page, words);
  await page.keyboard.press('Enter');
  return page.getByRole('region', {name: 'Detalle del movimiento'});
}

/** Presses what asks for files, and picks these. */
export async function choose(detail: Locator, button: string | RegExp, ...files: Chosen[]): Promise<void> {
  const asked = detail.page().waitForEvent('filechooser');
  await detail.getByRole('button', {name: button}).click();
  await (await asked).setFiles(files);
}

/** The line of a receipt, by its file's name. */
export function receipt(detail: Locator, name: string): Locator {
  return detail.getByRole('list', {name: 'Recibos'}).getByRole('listitem').filter({hasText: name});
}
