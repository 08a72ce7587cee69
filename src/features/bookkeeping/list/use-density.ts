import {useLocalDatabase} from '#src/data/local-data.tsx';
import {useDeviceValue, writeDeviceValue} from '#src/data/device-value.ts';

/** How high the rows are; a choice of this device. */
export const densities = ['comfortable', 'normal', 'compact'] as const;

/** One of {@link densities}. */
export type Density = (typeof densities)[number];

/** Row heights in pixels. Source: design.md V4. */
const heights: Readonly<Record<Density, number>> = {comfortable: 48, normal: 40, compact: 32};

/** A finger needs 44 px, whatever was chosen. */
const touchPx = 44;

/** The density chosen on this device, its height here, and how to choose another. */
export function useDensity(): {density: Density; rowHeightPx: number; choose: (density: Density) => void} {
  const database = useLocalDatabase();
  const stored = useDeviceValue('books-density');
  const density = densities.find((one) => one === stored) ?? 'normal';
  const isTouch = matchMedia('(pointer: coarse)').matches;
  return {
    density,
    rowHeightPx: isTouch ? Math.max(touchPx, heights[density]) : heights[density],
    choose: (next) => {
      void writeDeviceValue(database, 'books-density', next);
    },
  };
}
