import {simulateSeeds} from './simulate-seeds.ts';

// Imports of the same files that are taken back, decisions one by one that are brought back. A thousand in the soak.
simulateSeeds(6_000_001, 10, {acts: 'more'});
