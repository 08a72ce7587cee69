import {playScenario} from '#tests/sync/crashes/play-scenario.ts';
import {scenarios} from '#tests/sync/crashes/scenarios.ts';
import {sum, type Part} from './part.ts';

/** Together some more than the 500 that are asked for. */
const doublesEach = 90;

/** A page ends at every boundary of storage and network, then the next one too; each scenario is a round. */
export const crashes: Part = {
  name: 'crashes',
  rounds: scenarios.length,
  run: async (first, keep) => {
    for (const scenario of scenarios.slice(first)) {
      const {boundaries, doubles, violations} = await playScenario(scenario, doublesEach);
      if (violations.length > 0) throw new Error(violations.join('\n'));
      await keep({boundaries, doubles});
    }
  },
  describe: (rounds) => [
    {
      what: `crash at every boundary of ${scenarios.map(({name}) => name).join(', ')}; then a second one while it recovers`,
      found: `${sum(rounds, 'boundaries')} boundaries, each once, and ${sum(rounds, 'doubles')} double crashes: 0 lost, 0 doubled`,
      wanted: 'every boundary once, 500 double crashes; 0 lost, 0 doubled',
      ok: sum(rounds, 'doubles') >= 500,
    },
  ],
};
