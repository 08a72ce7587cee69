import {mark} from '#contract/kernel/mark.data.ts';

const operators: Readonly<Record<string, string>> = {M: 'm', L: 'l', C: 'c', Z: 'h'};

/** How large the mark stands beside the letters of the wordmark, and where its foot is. */
const scale = 0.8;
const foot = 29.5;

/** The product's mark in page operators, y upwards, to stand before the letters of the wordmark: `beam` to be filled, `lines` to be stroked. */
export const markOperators = {
  beam: [toOperators(mark.beam), 'f'],
  lines: [`1 J 1 j ${round(mark.lineWidth * scale)} w`, toOperators(mark.lines), 'S'],
} as const;

/** Page operators name what is done after its numbers, and count upwards. */
function toOperators(path: string): string {
  return path
    .split(/ (?=[MLCZ])/)
    .map((step) => {
      const [name = '', ...numbers] = step.split(' ');
      const places = numbers.map((text, at) => round((at % 2 === 0 ? Number(text) : foot - Number(text)) * scale));
      return [...places, operators[name]].join(' ');
    })
    .join('\n');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
