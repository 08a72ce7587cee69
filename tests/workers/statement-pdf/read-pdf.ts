import {getDocument} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A page's texts as a reader copies them: runs in order, and where each begins, in points from the left and the bottom. */
export type ReadPage = {text: string; items: {text: string; x: number; right: number; y: number}[]};

/** Reads a document back with another library than the one that wrote it. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocument({data: bytes.slice(), verbosity: 0}).promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const content = await page.getTextContent();
    const items = content.items.flatMap((item) => {
      if (!('str' in item)) return [];
      const x = Number(item.transform[4]);
      return [{text: item.str, x, right: x + item.width, y: Number(item.transform[5])}];
    });
    pages.push({text: items.map(({text}) => text).join(''), items});
  }
  const metadata: {info: object} = await document.getMetadata();
  await document.loadingTask.destroy();
  return {
    pages,
    text: pages.map(({text}) => text).join('\n'),
    info: new Map<string, unknown>(Object.entries(metadata.info)),
  };
}
