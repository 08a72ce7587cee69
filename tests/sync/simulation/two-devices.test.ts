import {simulateSeeds} from './simulate-seeds.ts';

// Two devices on the same rows: what is overwritten must be in the history, what is refused before the person. A thousand in the soak.
simulateSeeds(5_000_001, 10, {deviceCount: 2});
