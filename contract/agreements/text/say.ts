import {usStateNames, type UsStateCode} from '#contract/companies/us-states.data.ts';

/** The states that call themselves a commonwealth. */
const commonwealths: ReadonlySet<UsStateCode> = new Set(['KY', 'MA', 'PA', 'VA']);

/** Where the company is, as papers call it: `the State of Delaware`, `the Commonwealth of Virginia`, `the District of Columbia`. */
export function sayPlace(state: UsStateCode): string {
  if (state === 'DC') return 'the District of Columbia';
  return `the ${commonwealths.has(state) ? 'Commonwealth' : 'State'} of ${usStateNames[state]}`;
}

/** A share with two decimals, the same on every device: 3,334 hundredths of a percent are `33.34%`. */
export function sayShare(basisPoints: number): string {
  return `${Math.trunc(basisPoints / 100)}.${String(basisPoints % 100).padStart(2, '0')}%`;
}

/** A whole number in groups of three. */
export function sayCount(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

/** A par value: 100 millionths of a dollar are `$0.0001`. */
export function sayParValue(micros: number): string {
  const decimals = String(micros % 1_000_000)
    .padStart(6, '0')
    .replace(/0{1,4}$/, '');
  return `$${sayCount(Math.trunc(micros / 1_000_000))}.${decimals}`;
}

/** Names in a sentence: `A`, `A and B`, `A, B and C`. */
export function sayNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
