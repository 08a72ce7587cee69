import {parseArgs} from 'node:util';
import {isActSet} from './acts/act-sets.ts';
import {createDice} from './world/dice.ts';
import {runHistory} from './run-history.ts';
import {shrink} from './shrink.ts';
import {drawSteps} from './acts/steps.ts';

// `npm run simulate -- --seeds 100 --from 1`: plays seeds and prints what broke, shortened. `--print` shows everything that happened in each;
// `--devices 2` lets the same rows meet more often; `--acts more` plays imports and decisions one by one, too.

const {values} = parseArgs({
  options: {
    seeds: {type: 'string', default: '100'},
    from: {type: 'string', default: '1'},
    steps: {type: 'string', default: '200'},
    devices: {type: 'string'},
    acts: {type: 'string', default: 'usual'},
    print: {type: 'boolean', default: false},
    shorten: {type: 'string', default: '60'},
  },
});
const deviceCount = values.devices === undefined ? undefined : Number(values.devices);
const {acts} = values;
if (!isActSet(acts)) throw new Error(`there is no set of acts ${acts}`);
const [count, from, steps] = [Number(values.seeds), Number(values.from), Number(values.steps)];
/** How long shortening one history may take; none at all with 0. */
const shrinkMs = Number(values.shorten) * 1_000;

let broken = 0;
let changes = 0;
for (let seed = from; seed < from + count; seed += 1) {
  const history = {seed, steps: drawSteps(createDice(seed), steps, {acts})};
  const end = await runHistory(history, {keepLines: values.print, deviceCount});
  changes += end.changes;
  if (values.print) console.log([...end.lines, `seed ${seed}: ${end.hash}`].join('\n'));
  if (end.violation === null) continue;
  broken += 1;
  console.log(`${end.violation}\n${end.hash}`);
  if (shrinkMs === 0) continue;
  const untilMs = Date.now() + shrinkMs;
  const shortened = await shrink({history, end}, () => Date.now() < untilMs, {deviceCount});
  console.log(`shortened to ${shortened.history.steps.length} steps: ${shortened.end.violation}`);
  for (const step of shortened.history.steps) console.log(`  ${JSON.stringify(step)},`);
}
console.log(`${count} seeds from ${from}, ${steps} steps each: ${changes} changes, ${broken} violations`);
process.exitCode = broken > 0 ? 1 : 0;
