import {openBlobSink} from '#workers/archive/make/sinks.ts';
import {createZipWriter} from '#workers/archive/make/zip-writer.ts';

/** A document on its way into an archive: in whose folder, and what it is to be called, its end included. */
export type ZippedDocument = {readonly folder: string; readonly name: string; readonly content: Blob};

/** Puts documents into one archive, one after the other in memory. Those of one name are told apart by a number. Rule: DOC14. */
export async function zipDocuments(documents: readonly ZippedDocument[], madeAt: Date): Promise<Blob> {
  const sink = openBlobSink();
  const writer = createZipWriter(sink, madeAt);
  const taken = new Set<string>();
  for (const {folder, name, content} of documents) {
    const path = findFree(`${toPart(folder)}/${toPart(name)}`, taken);
    taken.add(path.toLowerCase());
    await writer.addBytes(path, new Uint8Array(await content.arrayBuffer()));
  }
  await writer.finish();
  return (await sink.close()) ?? new Blob([]);
}

/** What every file system takes as a name. */
function toPart(text: string): string {
  const plain = text.replaceAll(/[\p{Cc}<>:"/\\|?*]/gu, '_').replaceAll(/^[\s.]+|[\s.]+$/gu, '');
  return plain === '' ? '_' : plain;
}

function findFree(path: string, taken: ReadonlySet<string>): string {
  const dot = path.lastIndexOf('.');
  const [stem, end] = dot > path.lastIndexOf('/') ? [path.slice(0, dot), path.slice(dot)] : [path, ''];
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? path : `${stem} (${String(number)})${end}`;
    if (!taken.has(tried.toLowerCase())) return tried;
  }
}
