import {joinBytes} from '#sync/store/bytes.ts';

/** Where an archive goes as it is made. */
export type ArchiveSink = {
  readonly write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Makes what was written whole: before that there is no archive anywhere. @returns the archive where it has no place of its own. */
  readonly close: () => Promise<Blob | null>;
  /** Leaves nothing of it. */
  readonly abort: () => Promise<void>;
};

/** Bytes handed on at once: each time costs the way to another process and back. */
const pieceBytes = 4 * 1024 * 1024;

/** The file that the person chose: the browser puts it in its place when it is closed, and never before. Source: File System Standard, 2.5.3. */
export async function openFileSink(file: FileSystemFileHandle): Promise<ArchiveSink> {
  const stream = await file.createWritable();
  const pieces = gatherPieces(async (piece) => stream.write(piece));
  return {
    write: pieces.add,
    close: async () => {
      await pieces.end();
      await stream.close();
      return null;
    },
    abort: async () => stream.abort(),
  };
}

/** A blob, whose pieces the browser keeps on its disk where they are many. */
export function openBlobSink(): ArchiveSink {
  let blobs: Blob[] = [];
  const pieces = gatherPieces(async (piece) => {
    blobs.push(new Blob([piece]));
  });
  return {
    write: pieces.add,
    close: async () => {
      await pieces.end();
      return new Blob(blobs, {type: 'application/zip'});
    },
    abort: async () => {
      blobs = [];
    },
  };
}

/** Puts bytes together until they are worth handing on. */
function gatherPieces(send: (piece: Uint8Array<ArrayBuffer>) => Promise<void>) {
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  const end = async (): Promise<void> => {
    const piece = joinBytes(waiting);
    waiting = [];
    waitingBytes = 0;
    await send(piece);
  };
  return {
    add: async (bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
      waiting.push(bytes);
      waitingBytes += bytes.length;
      if (waitingBytes >= pieceBytes) await end();
    },
    end,
  };
}
