import type {JSHandle, Page} from '@playwright/test';

/** A file as another app hands it over. */
export type Shared = {readonly name: string; readonly type: string; readonly bytes: readonly number[]};

/** A file of these words. */
export function textFile(name: string, type: string, content: string): Shared {
  return {name, type, bytes: [...Buffer.from(content)]};
}

/** A receipt of 2 kB, unlike any of another name. */
export function pdfFile(name: string): Shared {
  return textFile(name, 'application/pdf', `%PDF-1.7\n${name} `.padEnd(2_000, 'recibo '));
}

/** Does what the system does when another app shares with the installed one: a form is posted, and the page it leads to opens. */
export async function share(page: Page, ...files: Shared[]): Promise<void> {
  await page.evaluate((given) => {
    const transfer = new DataTransfer();
    for (const {name, type, bytes} of given) transfer.items.add(new File([Uint8Array.from(bytes)], name, {type}));
    const input = Object.assign(document.createElement('input'), {type: 'file', name: 'receipts', multiple: true});
    input.files = transfer.files;
    const form = document.createElement('form');
    form.append(input);
    document.body.append(form);
    form.action = '/share-target';
    form.method = 'post';
    form.enctype = 'multipart/form-data';
    form.submit();
  }, files);
}

/** Files on their way over the page, to be dropped somewhere. */
export async function holdFiles(page: Page, ...files: Shared[]): Promise<JSHandle<DataTransfer>> {
  return page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const {name, type, bytes} of given) transfer.items.add(new File([Uint8Array.from(bytes)], name, {type}));
    return transfer;
  }, files);
}
