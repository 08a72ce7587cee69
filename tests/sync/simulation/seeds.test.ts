import {simulateSeeds} from './simulate-seeds.ts';

simulateSeeds(1, 200);
