import path from 'node:path';
import type {FilesConfig} from './config.ts';
import type {ProviderParts} from '#server/providers/http/vendor-client.ts';
import {openFolderStore} from './folder/adapter.ts';
import type {FileStore} from './port.ts';
import {createS3Store} from './s3/adapter.ts';

/**
 * The configured store of files: an S3-compatible one, or a folder beside the embedded database.
 *
 * @throws an Error that says what to set when the folder cannot be used. Source: D4.
 */
export async function chooseFileStore(
  {filesS3, dataDir}: FilesConfig & {readonly dataDir: string},
  parts: ProviderParts,
): Promise<FileStore> {
  if (filesS3) return createS3Store(filesS3, parts);
  const folder = path.join(dataDir, 'files');
  try {
    return await openFolderStore(folder, parts.now);
  } catch (error) {
    throw new Error(`Files cannot be kept in ${folder}: set DATA_DIR to a folder that can be written, or FILES_S3_*.`, {
      cause: error,
    });
  }
}
