import {expect, test} from 'vitest';
import {mark} from '#contract/kernel/mark.data.ts';
import {markOperators} from '#workers/statement-pdf/page/mark-operators.ts';

test('the PDF’s mark is the screens’ drawing, point by point', () => {
  const numbersIn = (text: string) => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const isNear = (one: number, other: number) => Math.abs(one - other) < 0.011;
  for (const [path, operators] of [
    [mark.beam, markOperators.beam[0]],
    [mark.lines, markOperators.lines[1]],
  ] as const) {
    const wanted = numbersIn(path).map((value, at) => (at % 2 === 0 ? value : 29.5 - value) * 0.8);
    const drawn = numbersIn(operators);
    expect(drawn).toHaveLength(wanted.length);
    expect(drawn.every((value, at) => isNear(value, wanted[at] ?? Number.NaN))).toBe(true);
    expect(operators).not.toMatch(/[A-Z]|NaN|undefined/);
  }
});
