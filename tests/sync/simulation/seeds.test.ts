import {simulateSeeds} from './simulate-seeds.ts';

// Some of each kind, as the soak begins; it plays 20,000, a thousand and a thousand.
simulateSeeds(1, 30);
