import {actSets, type ActName, type ActSet, type Drawn} from './act-sets.ts';
import {pickFrom, type Dice} from '#tests/sync/simulation/world/dice.ts';

/** One step of a run. Numbers from 0 to 1 choose among what there is at that moment, so that a history with fewer steps still means something. */
export type Step =
  | {
      do: 'act';
      device: number;
      tab: number;
      act: ActName;
      space: number;
      pick: number;
      pickOther: number;
      number: number;
    }
  | {do: 'pass'; ms: number}
  | {do: 'open' | 'copy' | 'update'; device: number}
  | {do: 'back-up'}
  | {do: 'restore'}
  | {do: 'calm'}
  | {do: 'close' | 'lose-locks'; device: number; tab: number}
  | {do: 'die'; device: number; tab: number; after: number}
  | {do: 'network'; device: number; isDown: boolean}
  | {do: 'disk'; device: number; failure: number}
  | {do: 'session'; device: number; kind: 'out' | 'other' | 'in' | 'run-out'}
  | {do: 'member'; person: number; space: number; role: 'manager' | 'bookkeeper' | null};

type Kind = Step['do'] | 'long';

/** What happens, as often as it is listed. */
const kinds: readonly Kind[] = [
  ...Array.from({length: 50}, (): Kind => 'act'),
  ...Array.from({length: 26}, (): Kind => 'pass'),
  'long',
  'long',
  'open',
  'open',
  'open',
  'open',
  'close',
  'close',
  'die',
  'die',
  'die',
  'die',
  'die',
  'lose-locks',
  'lose-locks',
  'network',
  'network',
  'network',
  'disk',
  'disk',
  'session',
  'session',
  'member',
  'member',
  'copy',
  'update',
  'back-up',
  'restore',
];

/** The same where networks come and go more often, so that people work on the same rows apart, and then hear of each other. */
const apartKinds: readonly Kind[] = [
  ...kinds,
  ...Array.from({length: 9}, (): Kind => 'network'),
  ...Array.from({length: 4}, (): Kind => 'calm'),
];

/** The steps of a seed, out of a set of acts. */
export function drawSteps(
  dice: Dice,
  count: number,
  {acts = 'usual'}: {readonly acts?: ActSet | undefined} = {},
): Step[] {
  return Array.from({length: count}, (_, index) =>
    drawStep((label) => dice('step', index, label), index, actSets[acts]),
  );
}

function drawStep(roll: (label: string) => number, number: number, {names, crowd, apart}: Drawn): Step {
  const kind = pickFrom(apart === 0.4 ? kinds : apartKinds, roll('kind')) ?? 'pass';
  const [device, tab, space] = [roll('device'), roll('tab'), roll('space')];
  switch (kind) {
    case 'act': {
      const act = pickFrom(names, roll('act')) ?? 'undo';
      const who = {do: 'act', device, tab, act, space: space ** crowd} as const;
      return {...who, pick: roll('pick') ** crowd, pickOther: roll('other'), number: number + 1};
    }
    case 'pass':
      return {do: 'pass', ms: Math.floor(roll('ms') ** 3 * 8_000)};
    case 'long':
      return {do: 'pass', ms: Math.floor(roll('ms') ** 2 * 1_500_000)};
    case 'back-up':
    case 'restore':
    case 'calm':
      return {do: kind};
    case 'open':
    case 'copy':
    case 'update':
      return {do: kind, device};
    case 'close':
    case 'lose-locks':
      return {do: kind, device, tab};
    case 'die':
      return {do: 'die', device, tab, after: 1 + Math.floor(roll('after') ** 2 * 60)};
    case 'network':
      return {do: 'network', device, isDown: roll('down') < apart};
    case 'disk':
      return {do: 'disk', device, failure: roll('good') < 0.4 ? 0 : roll('failure') * 0.1};
    case 'session':
      return {do: 'session', device, kind: pickFrom(['out', 'other', 'in', 'in', 'run-out'], roll('session')) ?? 'in'};
    case 'member':
      return {
        do: 'member',
        person: roll('person'),
        space,
        role: pickFrom(['manager', 'manager', 'bookkeeper', null, null] as const, roll('role')) ?? null,
      };
  }
}
