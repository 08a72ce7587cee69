import {createHash} from 'node:crypto';

/** The one time of a run, in which everything that waits has its place; and the record of what happened. */
export type Timeline = {
  readonly nowMs: () => number;
  /** Plans something; @returns takes it back. What is due at the same moment happens in the order it was planned. */
  plan(delayMs: number, run: () => void): () => void;
  /** Does what is due next, if that is no later than `untilMs`; @returns whether there was anything. */
  next(untilMs: number): boolean;
  /** Lets time stand at a later moment. */
  moveTo(ms: number): void;
  /** Writes down what happens. */
  readonly note: (line: string) => void;
  /** Tells this run from every other. */
  hash(): string;
  readonly lines: string[];
};

/** So many characters are hashed in one go: each go costs more than a line. */
const hashedAtOnce = 50_000;

/** Makes a time that begins at `startMs`; the lines are kept only if somebody will read them. */
export function createTimeline(startMs: number, keepLines: boolean): Timeline {
  let nowMs = startMs;
  let planned = 0;
  const plans: {readonly atMs: number; readonly number: number; readonly run: () => void}[] = [];
  const hash = createHash('sha256');
  const lines: string[] = [];
  let waiting = '';
  const digest = (): void => {
    hash.update(waiting);
    waiting = '';
  };
  const isBefore = (one: (typeof plans)[number], atMs: number, number: number) =>
    one.atMs < atMs || (one.atMs === atMs && one.number < number);
  return {
    nowMs: () => nowMs,
    plan: (delayMs, run) => {
      const plan = {atMs: nowMs + Math.max(0, delayMs), number: (planned += 1), run};
      let place = plans.length;
      while (place > 0 && !isBefore(plans[place - 1] ?? plan, plan.atMs, plan.number)) place -= 1;
      plans.splice(place, 0, plan);
      return () => {
        const at = plans.indexOf(plan);
        if (at >= 0) plans.splice(at, 1);
      };
    },
    next: (untilMs) => {
      const first = plans[0];
      if (!first || first.atMs > untilMs) return false;
      plans.shift();
      nowMs = first.atMs;
      first.run();
      return true;
    },
    moveTo: (ms) => (nowMs = Math.max(nowMs, ms)),
    note: (line) => {
      waiting += `${nowMs - startMs} ${line}\n`;
      if (waiting.length > hashedAtOnce) digest();
      if (keepLines) lines.push(`${((nowMs - startMs) / 1_000).toFixed(3).padStart(9)} ${line}`);
    },
    hash: () => {
      digest();
      return hash.copy().digest('hex').slice(0, 16);
    },
    lines,
  };
}
