import type {LoadFont} from './load-font.ts';

// Addresses only: the build copies the files, no byte of a font is in a chunk. Small ones are not inlined either,
// because the page's policy forbids fetching `data:`.
const urls: Record<string, string> = import.meta.glob(
  [
    '/node_modules/@fontsource/inter/files/inter-*-400-normal.woff',
    '/node_modules/@fontsource/inter/files/inter-*-600-normal.woff',
    '/node_modules/@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff',
    '/node_modules/@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff',
    '/node_modules/@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff',
    '/node_modules/@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff',
    '/node_modules/@fontsource/nanum-gothic/files/nanum-gothic-[0-9]*-400-normal.woff',
    '/node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-[0-9]*-400-normal.woff',
    '/node_modules/@fontsource/{nanum-gothic,noto-sans-sc}/unicode.json',
  ],
  {query: '?url&no-inline', import: 'default', eager: true},
);

/** The address of a font file in this build, by its name in `node_modules`; undefined for a name that is none of the fonts'. */
function fontUrl(name: string): string | undefined {
  return urls[`/node_modules/${name}`];
}

/** Fetches a font file from this build; without network, what the service worker kept (`vite.config.ts` says which from the start). */
export const fetchFont: LoadFont = async (name) => {
  const url = fontUrl(name);
  if (url === undefined) return undefined;
  try {
    const response = await fetch(url);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  } catch (error) {
    // A fetch that fails for want of a network is a TypeError; the document says which characters it cannot draw.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
};
