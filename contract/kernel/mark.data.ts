/**
 * The product's mark, a lighthouse and its beam: one drawing for screens and PDF. Paths on a field of `size` by `size`, y downwards, in absolute
 * M, L, C and Z alone, with spaces between all parts, so that page operators are made from it word by word.
 */
export const mark = {
  size: 32,
  /** Filled with the accent. */
  beam: 'M 17 9.5 L 1.5 4 L 1.5 16.5 L 17 13 Z',
  /** Drawn as lines of `lineWidth` with round ends, in ink. */
  lines:
    'M 17 8.5 L 24 8.5 L 24 13.7 L 17 13.7 Z M 15.4 13.7 L 25.6 13.7 M 18 8.5 C 18.2 4.7 22.8 4.7 23 8.5 M 20.5 5.6 L 20.5 3.2 M 17.7 13.7 L 16.2 28.3 M 23.3 13.7 L 24.8 28.3 M 12.5 28.3 L 28.5 28.3 M 17 20.8 L 24 20.8',
  lineWidth: 1.6,
} as const;
