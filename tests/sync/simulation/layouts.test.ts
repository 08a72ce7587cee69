import {simulateSeeds} from './simulate-seeds.ts';

// People decide on files of one layout on several devices, and take it back, between their work. A thousand in the soak.
simulateSeeds(9_000_001, 10, {acts: 'layouts'});
