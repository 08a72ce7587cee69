/** From where to where the bars of a chart go: zero is always in it, and both ends are round. */
export type Scale = {readonly least: number; readonly most: number};

/** The first digits of a round number whose half is round too. */
const roundSteps = [1, 1.2, 1.4, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10];

/** The least round numbers between which all values lie. */
export function findScale(values: readonly number[]): Scale {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  if (most === 0 && least === 0) return {least: 0, most: 1};
  return {least: least === 0 ? 0 : -roundUp(-least), most: roundUp(most)};
}

function roundUp(value: number): number {
  if (value === 0) return 0;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = roundSteps.find((one) => one * power >= value) ?? 10;
  return Math.round(step * power * 100) / 100;
}
