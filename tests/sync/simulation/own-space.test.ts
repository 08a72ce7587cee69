import {simulateSeeds} from './simulate-seeds.ts';

// People choose what is theirs on several devices, between their work. A thousand in the soak.
simulateSeeds(7_000_001, 10, {acts: 'own'});
