import type {Attribution} from './attribution.ts';

const maxLength = 200;

/**
 * Reads from an address where its visitor comes from. A Facebook click stands for a source that is not named; the click's own id is not kept.
 *
 * @param search the query, such as `?utm_source=google`.
 * @param path of the first page, such as `/es/blogs`.
 * @returns null where the address says nothing. Source: S3.20, S7.21. Rule: ACC27.
 */
export function readAttribution(search: string, path: string): Attribution | null {
  const source = readPart(search, 'utm_source');
  const isFacebook = readPart(search, 'fbclid') !== null;
  if (source === null && !isFacebook) return null;
  return {
    utmSource: source ?? 'facebook',
    utmCampaign: readPart(search, 'utm_campaign'),
    originPath: path.slice(0, 500),
  };
}

/** The first value of that name, decoded; null where there is none or it is broken. */
function readPart(search: string, name: string): string | null {
  const parts = search.replace(/^\?/, '').split('&');
  const part = parts.find((one) => one.startsWith(`${name}=`));
  if (part === undefined) return null;
  try {
    const value = decodeURIComponent(part.slice(name.length + 1).replaceAll('+', ' ')).trim();
    return value === '' ? null : value.slice(0, maxLength);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
