import type {StoredObject} from '#server/providers/files/port.ts';

/**
 * Reads a bucket's listing. Keys are ours and hold nothing that XML would escape.
 * Source: AWS S3 API, ListObjectsV2.
 */
export function readListing(xml: string): StoredObject[] {
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map((match) => {
    const entry = match[1] ?? '';
    return {key: readTag(entry, 'Key'), sizeBytes: Number(readTag(entry, 'Size'))};
  });
}

function readTag(xml: string, tag: string): string {
  const value = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
  if (value === undefined) throw new Error(`a listing without ${tag}`);
  return value;
}
