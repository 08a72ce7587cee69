import type {Share} from '#contract/usage/read-usage.ts';

/** How near its end something is that there is so much of. */
export type Level = 'fine' | 'near' | 'full';

/** Decides from which share on a person is told what to do: four fifths. Pure. Rule: QTA5. */
export function decideLevel({used, most}: Share): Level {
  if (used >= most) return 'full';
  return used * 5 >= most * 4 ? 'near' : 'fine';
}
