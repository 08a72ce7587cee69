import {StoreDownError, type FileStore} from '#server/providers/files/port.ts';
import {openObjectFolder, openSigningKey, type ObjectFolder} from './object-folder.ts';
import {addBytesRoutes} from './routes.ts';
import {signUrl} from './signed-url.ts';

/**
 * The embedded store: a folder of ours, with signed addresses on our own server. An address is good for the person it was made for,
 * while they are signed in and belong to the space. Rules: FIL7, FIL10.
 */
export async function openFolderStore(root: string, now: () => number): Promise<FileStore> {
  const folder = translateErrors(await openObjectFolder(root, now()));
  const signingKey = await openSigningKey(root);
  return {
    ...folder,
    origin: undefined,
    signPut: async (grant, sizeBytes, expiresAtMs) =>
      signUrl(signingKey, {...grant, action: 'write', sizeBytes, expiresAtMs}),
    signGet: async (grant, name, expiresAtMs) => signUrl(signingKey, {...grant, action: 'read', name, expiresAtMs}),
    addRoutes: (server, mayUse) => addBytesRoutes(server, {folder, signingKey, now, mayUse}),
  };
}

/** A disk that is full or gone is a store that is down. */
const diskTroubles = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE']);

function translateErrors(folder: ObjectFolder): ObjectFolder {
  const translate = (error: unknown): never => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw diskTroubles.has(code) ? new StoreDownError(`the folder of files: ${code}`, {cause: error}) : error;
  };
  return {
    list: (prefix) => folder.list(prefix).catch(translate),
    read: (key) => folder.read(key).catch(translate),
    sizeOf: (key) => folder.sizeOf(key).catch(translate),
    write: (key, sizeBytes, bytes) => folder.write(key, sizeBytes, bytes).catch(translate),
    remove: (keys) => folder.remove(keys).catch(translate),
  };
}
