import type {Page} from '@playwright/test';

/** A file that the product gave to the browser's downloads. */
export type SavedFile = {readonly name: string; readonly bytes: Buffer};

type Kept = {readonly savedFiles: {readonly name: string; readonly blob: Blob}[]};

/** Notes what the pages of this browser give to its downloads: stock Firefox tells Playwright of none. Before the first page that counts. */
export async function noteSavedFiles(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const blobs = new Map<string, Blob>();
    const savedFiles: {name: string; blob: Blob}[] = [];
    Object.assign(globalThis, {savedFiles});
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (object: Blob | MediaSource) => {
      const address = make(object);
      if (object instanceof Blob) blobs.set(address, object);
      return address;
    };
    const click = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'click')?.value as () => void;
    HTMLAnchorElement.prototype.click = function clickLink() {
      const blob = blobs.get(this.href);
      if (blob && this.download !== '') savedFiles.push({name: this.download, blob});
      click.call(this);
    };
  });
}

/** The oldest file that the page saved and nobody took yet; waits for it. */
export async function takeSavedFile(page: Page): Promise<SavedFile> {
  await page.waitForFunction(() => (globalThis as unknown as Kept).savedFiles.length > 0);
  const {name, base64} = await page.evaluate(async () => {
    const saved = (globalThis as unknown as Kept).savedFiles.shift();
    if (!saved) throw new Error('nothing was saved');
    const reader = new FileReader();
    const read = new Promise((resolve) => {
      reader.addEventListener('load', resolve);
    });
    reader.readAsDataURL(saved.blob);
    await read;
    // Read as an address, it is a text.
    return {name: saved.name, base64: (reader.result as string).split(',')[1] ?? ''};
  });
  return {name, bytes: Buffer.from(base64, 'base64')};
}
