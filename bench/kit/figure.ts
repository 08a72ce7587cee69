import type {Stage} from '#bench/stage/stage.ts';

/** One line of the table. */
export type Line = {
  what: string;
  measured: string;
  /** What the reference took; a dash where the issue names none. */
  reference: string;
  /** Measured over reference; a dash where there is none. */
  ratio: string;
  limit: string;
  ok: boolean;
};

/** One figure: acts in real browsers, asserts what came of it, and only then says how long it took. */
export type Figure = {name: string; run: (stage: Stage, runs: number) => Promise<Line[]>};
