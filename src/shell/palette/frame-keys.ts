import {featureRoutes} from '#src/shell/feature-routes.ts';

/** The second key after G, and where it leads: a screen says it of itself. Source: ux.md U3. */
export const goPlaces = featureRoutes.flatMap(({path, goKey}) => (goKey ? [{path, ...goKey}] : []));

/** How long one may think after G. */
const sequenceMs = 1_500;

export type FrameKey = {readonly act: 'palette' | 'help' | 'privacy'} | {readonly act: 'go'; readonly path: string};

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** What is known when a key goes down. */
type Moment = {
  /** In a field, where letters are text. */
  readonly isTyping: boolean;
  readonly hasLetterKeys: boolean;
  readonly atMs: number;
};

/**
 * Reads the keys that work on every screen, one by one; G and what follows it are one key together. Letters alone do nothing in a field, or where
 * they are switched off (WCAG 2.1.4). Rule: PAL3.
 *
 * @returns a reader: null when a key means nothing here; `begun` when the next one decides.
 */
export function createKeyReader(): (pressed: Pressed, moment: Moment) => FrameKey | 'begun' | null {
  let begunAtMs = Number.NEGATIVE_INFINITY;
  return (pressed, {isTyping, hasLetterKeys, atMs}) => {
    const isBegun = atMs - begunAtMs < sequenceMs;
    begunAtMs = Number.NEGATIVE_INFINITY;
    if (pressed.altKey) return null;
    const key = pressed.key.toLowerCase();
    if (pressed.ctrlKey || pressed.metaKey) {
      if (key === 'k' && !pressed.shiftKey) return {act: 'palette'};
      return pressed.code === 'Period' && pressed.shiftKey ? {act: 'privacy'} : null;
    }
    if (isTyping || !hasLetterKeys) return null;
    if (isBegun) {
      const place = goPlaces.find((one) => one.key === key);
      return place ? {act: 'go', path: place.path} : null;
    }
    if (key === '?') return {act: 'help'};
    if (key !== 'g' || pressed.shiftKey) return null;
    begunAtMs = atMs;
    return 'begun';
  };
}
