/** How much of a masked number can be read, and how long one must be so that the rest is still a secret. */
const readableCount = 3;
const leastLength = 7;

/** Hides a number but for its last characters; what is hidden does not tell how long it is. */
export function maskNumber(number: string): string {
  return `••••••${number.length < leastLength ? '' : number.slice(-readableCount)}`;
}
