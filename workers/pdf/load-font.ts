/**
 * Fetches a font file, or a font's coverage index, by its name in `node_modules`.
 *
 * @returns undefined when it cannot be had now, such as offline and never seen.
 */
export type LoadFont = (name: string) => Promise<Uint8Array | undefined>;
