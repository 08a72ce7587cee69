/** Light, dark, or as the system says. */
export const themes = ['light', 'dark', 'system'] as const;

/** One of {@link themes}. */
export type Theme = (typeof themes)[number];

/** How high the rows of lists are. Source: design.md V4. */
export const densities = ['comfortable', 'normal', 'compact'] as const;

/** One of {@link densities}. */
export type Density = (typeof densities)[number];
