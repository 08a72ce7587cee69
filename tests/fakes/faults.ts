/**
 * What happens to one request on its way through the proxy:
 *
 * - `pass`: nothing.
 * - `refuse`: the connection is reset before the server hears of it, and for a moment nobody gets a new one.
 * - `drop-request`: it never arrives; the connection ends.
 * - `drop-answer`: the server acts; the connection ends without an answer.
 * - `cut-request`: half of it arrives, then the connection ends on both sides.
 * - `cut-answer`: the server acts; only the beginning of the answer is heard.
 * - `reset`: it arrives and the connection is reset at once, before anybody can answer.
 * - `stall`: it never arrives and nobody says anything, until the connection is reset much later.
 * - `drip`: it arrives, and is answered, byte by byte.
 * - `duplicate`: it arrives twice; the second answer is heard.
 * - `hold`: the server acts; the answer is held back.
 * - `portal`, `redirect`, `gateway`: it never arrives; a captive portal answers with a page or a redirect, a gateway with 502.
 */
export const faults = [
  'pass',
  'refuse',
  'drop-request',
  'drop-answer',
  'cut-request',
  'cut-answer',
  'reset',
  'stall',
  'drip',
  'duplicate',
  'hold',
  'portal',
  'redirect',
  'gateway',
] as const;

/** See {@link faults}. */
export type Fault = (typeof faults)[number];

const troubles = faults.filter((fault) => fault !== 'pass');

/**
 * Decides by chance: each fault is as likely as any other.
 *
 * @param rate the share of requests that something happens to, from 0 to 1.
 * @param random from 0 inclusive to 1 exclusive.
 */
export function pickFault(rate: number, random: () => number): Fault {
  if (random() >= rate) return 'pass';
  return troubles[Math.floor(random() * troubles.length)] ?? 'pass';
}
