import type {Plugin} from 'vite';
import {mark} from '#contract/kernel/mark.data.ts';

const place = '<!-- the mark -->';

/**
 * Draws the mark into the frame that stands before the app's first drawing: the drawing itself is told once, in the contract.
 *
 * @throws an Error where the page has no place for it.
 */
export function drawEarlyMark(html: string): string {
  if (!html.includes(place)) throw new Error(`index.html lacks the place of the mark, ${place}`);
  const {size, beam, lines, lineWidth} = mark;
  const svg =
    `<svg width="24" height="24" viewBox="0 0 ${size} ${size}" fill="none" focusable="false">` +
    `<path class="early-beam" d="${beam}" />` +
    `<path d="${lines}" stroke="currentColor" stroke-width="${lineWidth}" stroke-linecap="round" stroke-linejoin="round" />` +
    '</svg>';
  return html.replace(place, svg);
}

/** Fills `index.html` as it is built or served. */
export const earlyMark: Plugin = {
  name: 'faro:early-mark',
  transformIndexHtml: {order: 'pre', handler: drawEarlyMark},
};
