/** Steps of one run. Source: the figures of the simulation. */
export const stepsPerSeed = 200;
