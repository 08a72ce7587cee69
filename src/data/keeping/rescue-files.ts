import {folderOf, openPrivateFolder} from '#sync/files/file-bytes.ts';
import type {BytesBeside, RescuedFile} from '#sync/rescue/unsent-files.ts';

/** The bytes that lie beside a person's database; none where the browser has no such folder, or does not give it. Never rejects. */
export async function readBytesBeside(name: string): Promise<BytesBeside[]> {
  const found: BytesBeside[] = [];
  try {
    const root = await openPrivateFolder(navigator.storage);
    const folder = await root?.getDirectoryHandle(folderOf({name}));
    if (!folder) return [];
    for await (const [id, handle] of folder.entries())
      if (handle instanceof FileSystemFileHandle) found.push({id, content: await handle.getFile()});
  } catch (error) {
    // There is no folder, or it is as broken as the rest: what was found is what there is.
    if (!(error instanceof DOMException)) reportError(error);
  }
  return found;
}

/** One archive of a text and files, for a person's own keeping. Pictures and PDFs are packed already: nothing is made smaller. */
export async function packFiles(
  textName: string,
  text: string,
  files: readonly RescuedFile[],
): Promise<Uint8Array<ArrayBuffer>> {
  const {strToU8, zipSync} = await import('fflate');
  const parts: Record<string, Uint8Array> = {[textName]: strToU8(text)};
  for (const {name, content} of files) parts[`files/${name}`] = new Uint8Array(await content.arrayBuffer());
  return zipSync(parts, {level: 0});
}
