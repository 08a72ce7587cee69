/**
 * Randomness that depends on nothing but a seed and what it is asked for: dropping a step of a run changes no other decision.
 * Answers from 0 inclusive to 1 exclusive.
 */
export type Dice = (...labels: readonly (string | number)[]) => number;

/** Makes the dice of a seed. */
export function createDice(seed: number): Dice {
  return (...labels) => {
    let hash = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
    for (const label of labels) {
      const text = String(label);
      for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
      hash = Math.imul(hash ^ (hash >>> 15) ^ 0x7f, 0xc2b2ae35);
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
  };
}

/** One of a list, by a number from 0 to 1. */
export function pickFrom<Item>(items: readonly Item[], fraction: number): Item | undefined {
  return items[Math.floor(fraction * items.length)];
}
