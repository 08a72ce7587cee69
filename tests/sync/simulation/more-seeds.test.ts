import {simulateSeeds} from './simulate-seeds.ts';

// In a file of its own, so that another processor can play them meanwhile.
simulateSeeds(201, 200);
