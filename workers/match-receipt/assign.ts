/** Something that one may be given, and how well it fits; above zero. */
export type Option = {readonly to: number; readonly weight: number};

/**
 * Gives each at most one of its options, so that none is given twice and all together weigh most.
 *
 * @returns for each, in their order, what it was given; null for nothing.
 * Source: Kuhn (1955), by the heaviest way that frees something; enough for some dozens.
 */
export function assign(options: readonly (readonly Option[])[]): (number | null)[] {
  const given: (number | null)[] = options.map(() => null);
  const owners = new Map<number, number>();
  for (let round = 0; round < options.length; round += 1) {
    const end = findWay(options, given, owners);
    if (!end) break;
    for (let step: Step | null = end; step; step = step.before) {
      given[step.who] = step.to;
      owners.set(step.to, step.who);
    }
  }
  return given;
}

/** `who` takes `to`, after `before` took from them what they had. */
type Step = {readonly who: number; readonly to: number; readonly gain: number; readonly before: Step | null};

/** The way from one who has nothing to something free that gains most; null where none gains. */
function findWay(
  options: readonly (readonly Option[])[],
  given: readonly (number | null)[],
  owners: ReadonlyMap<number, number>,
): Step | null {
  const best = new Map<number, Step>();
  const take = (who: number, before: Step | null, loses: number): boolean => {
    let isBetter = false;
    for (const {to, weight} of options[who] ?? []) {
      const gain = (before?.gain ?? 0) - loses + weight;
      if (gain <= (best.get(to)?.gain ?? -Infinity)) continue;
      best.set(to, {who, to, gain, before});
      isBetter = true;
    }
    return isBetter;
  };
  for (const [who, has] of given.entries()) if (has === null) take(who, null, 0);
  for (let isMoving = true, round = 0; isMoving && round <= options.length; round += 1) {
    isMoving = false;
    for (const [to, who] of owners) {
      const step = best.get(to);
      const loses = options[who]?.find((option) => option.to === to)?.weight ?? 0;
      if (step && step.who !== who) isMoving = take(who, step, loses) || isMoving;
    }
  }
  const free = [...best.values()].filter(({to, gain}) => !owners.has(to) && gain > 0);
  return free.reduce<Step | null>((most, step) => (most && most.gain >= step.gain ? most : step), null);
}
