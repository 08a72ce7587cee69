/** A file as the disk has it: what was flushed, and what was written since. */
type FileData = {flushed: Uint8Array<ArrayBuffer>; written: Uint8Array<ArrayBuffer> | null; writer: Process | null};

type Folder = {readonly files: Map<string, FileData>; readonly folders: Map<string, Folder>};

type Process = {isDead: boolean};

/** Hears of a moment at which a process may end: before it changes something on the disk, or after. */
type Boundary = (when: 'before' | 'after', what: string) => void;

/** What one process (a tab's workers) sees of a private file system. */
export type OpfsProcess = {
  readonly handle: FileSystemDirectoryHandle;
  /** Ends the process: its files are let go, and of what it wrote and did not flush the disk has the first half. */
  die(): void;
};

/** The private file system of one origin on one disk. */
export type MemoryOpfs = {
  /** `boundary` is called before and after each step that changes the disk: the process may end there. */
  open(boundary: Boundary): OpfsProcess;
  /** What the disk has of the files in a folder, in the order of their names. */
  read(...path: string[]): Uint8Array[];
  /** One that has the same files; `rename` may call folders by other names. */
  copy(rename: (name: string) => string): MemoryOpfs;
};

/** Makes an empty private file system in memory, with the handles that only workers have. Source: File System Standard. */
export function createMemoryOpfs(): MemoryOpfs {
  return createOver({files: new Map(), folders: new Map()});
}

function createOver(root: Folder): MemoryOpfs {
  return {
    copy: (rename) => createOver(copyFolder(root, rename)),
    read: (...path) => {
      let folder: Folder | undefined = root;
      for (const name of path) folder = folder?.folders.get(name);
      const files = [...(folder?.files ?? [])].toSorted(([one], [other]) => (one < other ? -1 : 1));
      return files.map(([, file]) => file.flushed);
    },
    open: (boundary) => {
      const process: Process = {isDead: false};
      const step: Step = (what, change) => {
        for (const when of ['before', 'after'] as const) {
          boundary(when, what);
          if (process.isDead) throw new DOMException('The process ended', 'InvalidStateError');
          if (when === 'before') change();
        }
      };
      return {
        // The parts of the interface that the product uses.
        handle: openFolder(root, 'root', {process, step}) as unknown as FileSystemDirectoryHandle,
        die: () => {
          process.isDead = true;
          tear(root, process);
        },
      };
    },
  };
}

function copyFolder({files, folders}: Folder, rename: (name: string) => string): Folder {
  return {
    files: new Map([...files].map(([name, {flushed}]) => [name, {flushed, written: null, writer: null}])),
    folders: new Map([...folders].map(([name, folder]) => [rename(name), copyFolder(folder, rename)])),
  };
}

/** Changes something on the disk, unless the process ends before; rejects where it has ended. */
type Step = (what: string, change: () => void) => void;

type Use = {readonly process: Process; readonly step: Step};

function openFolder(folder: Folder, name: string, use: Use): object {
  return {
    name,
    getDirectoryHandle: async (child: string, {create = false}: {create?: boolean} = {}) => {
      checkAlive(use);
      const known = folder.folders.get(child);
      if (!known && !create) throw missing(child);
      const found = known ?? {files: new Map(), folders: new Map()};
      folder.folders.set(child, found);
      return openFolder(found, child, use);
    },
    getFileHandle: async (child: string, {create = false}: {create?: boolean} = {}) => {
      checkAlive(use);
      const known = folder.files.get(child);
      if (!known && !create) throw missing(child);
      const found = known ?? {flushed: new Uint8Array(), written: null, writer: null};
      if (!known) use.step('create a file', () => folder.files.set(child, found));
      return openFile(found, child, use);
    },
    removeEntry: async (child: string) => {
      checkAlive(use);
      const file = folder.files.get(child);
      if (!file && !folder.folders.has(child)) throw missing(child);
      if (file?.writer) throw new DOMException(`${child} is open`, 'NoModificationAllowedError');
      use.step('remove a file', () => {
        folder.files.delete(child);
        folder.folders.delete(child);
      });
    },
    keys: async function* keys() {
      yield* [...folder.files.keys(), ...folder.folders.keys()];
    },
  };
}

function openFile(file: FileData, name: string, use: Use): object {
  return {
    name,
    getFile: async () => {
      checkAlive(use);
      return new Blob([file.written ?? file.flushed]);
    },
    createSyncAccessHandle: async () => {
      checkAlive(use);
      if (file.writer) throw new DOMException(`${name} is open`, 'NoModificationAllowedError');
      file.writer = use.process;
      return openHandle(file, use);
    },
  };
}

function openHandle(file: FileData, use: Use): object {
  const content = (): Uint8Array<ArrayBuffer> => file.written ?? file.flushed;
  const flush = (): void => {
    file.flushed = content();
    file.written = null;
  };
  return {
    getSize: () => content().length,
    truncate: (size: number) => {
      checkAlive(use);
      file.written = content().slice(0, size);
    },
    write: (bytes: Uint8Array, {at}: {at: number}) => {
      use.step('write a file', () => {
        const next = new Uint8Array(Math.max(content().length, at + bytes.length));
        next.set(content());
        next.set(bytes, at);
        file.written = next;
      });
      return bytes.length;
    },
    flush: () => use.step('flush a file', flush),
    close: () => {
      if (use.process.isDead) return;
      // A file that is closed reaches the disk in its time; here, at once.
      flush();
      file.writer = null;
    },
  };
}

/** What was not flushed when the power went: half of it is there, and the files are nobody's. */
function tear(folder: Folder, process: Process): void {
  for (const child of folder.folders.values()) tear(child, process);
  for (const file of folder.files.values()) {
    if (file.writer !== process) continue;
    file.writer = null;
    if (!file.written) continue;
    const half = Math.floor((file.flushed.length + file.written.length) / 2);
    file.flushed = file.written.slice(0, Math.min(half, file.written.length));
    file.written = null;
  }
}

function checkAlive({process}: Use): void {
  if (process.isDead) throw new DOMException('The process ended', 'InvalidStateError');
}

function missing(name: string): DOMException {
  return new DOMException(`${name} is not there`, 'NotFoundError');
}
