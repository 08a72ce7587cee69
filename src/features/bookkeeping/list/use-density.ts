import type {Density} from '#contract/account/choices.ts';
import {setPreference, usePreferences} from '#src/data/device/preferences.ts';

/** Row heights in pixels. Source: design.md V4. */
const heights: Readonly<Record<Density, number>> = {comfortable: 48, normal: 40, compact: 32};

/** A finger needs 44 px, whatever was chosen. */
const touchPx = 44;

/** The density chosen on this device, its height here, and how to choose another. */
export function useDensity(): {density: Density; rowHeightPx: number; choose: (density: Density) => void} {
  const {density} = usePreferences();
  const isTouch = matchMedia('(pointer: coarse)').matches;
  return {
    density,
    rowHeightPx: isTouch ? Math.max(touchPx, heights[density]) : heights[density],
    choose: (next) => setPreference('density', next),
  };
}
