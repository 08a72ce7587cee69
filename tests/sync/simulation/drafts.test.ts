import {simulateSeeds} from './simulate-seeds.ts';

// People draft companies on several devices and as visitors, and take over what they left. A thousand in the soak.
simulateSeeds(8_000_001, 20, {acts: 'drafts'});
