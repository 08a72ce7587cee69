/** A private file system in memory, as far as pages can use one: they read, list and delete, and only workers write. */
export type MemoryFolder = {
  readonly handle: FileSystemDirectoryHandle;
  /** Puts a file where a worker would have written it. */
  put(folder: string, name: string, bytes: Blob): void;
};

/** Makes an empty one. */
export function createMemoryFolder(): MemoryFolder {
  const folders = new Map<string, Map<string, Blob>>();
  const missing = (name: string): DOMException => new DOMException(`${name} is not there`, 'NotFoundError');
  const open = (name: string, files: Map<string, Blob>) => ({
    name,
    getFileHandle: async (file: string) => {
      const bytes = files.get(file);
      if (!bytes) throw missing(file);
      return {name: file, getFile: async () => bytes};
    },
    removeEntry: async (file: string) => {
      if (!files.delete(file)) throw missing(file);
    },
    keys: () => files.keys(),
  });
  const root = {
    getDirectoryHandle: async (name: string, {create = false}: {create?: boolean} = {}) => {
      const known = folders.get(name);
      if (!known && !create) throw missing(name);
      const files = known ?? new Map<string, Blob>();
      folders.set(name, files);
      return open(name, files);
    },
    removeEntry: async (name: string) => {
      if (!folders.delete(name)) throw missing(name);
    },
  };
  // The parts of the interface that the product uses.
  return {
    handle: root as unknown as FileSystemDirectoryHandle,
    put: (folder, name, bytes) => void folders.get(folder)?.set(name, bytes),
  };
}
