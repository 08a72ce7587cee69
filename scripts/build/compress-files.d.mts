/** See `compress-files.mjs`, which must run before anything is installed. */
export function compressFiles(folder: string): Promise<void>;
