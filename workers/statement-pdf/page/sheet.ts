import type {StatementFormat} from '#workers/statement-pdf/format.ts';
import type {StatementInput, StatementLanguage} from '#workers/statement-pdf/input.ts';
import type {StatementText} from '#workers/statement-pdf/text/es.ts';
import type {Shaper} from '#workers/pdf/type/shape-text.ts';

/** What every part of the drawing is given. */
export type Sheet = {
  input: StatementInput;
  text: StatementText;
  format: StatementFormat;
  shaper: Shaper;
  /** The period and the moment of making, written once for all pages. */
  period: string;
  madeAt: string;
  width: number;
  height: number;
};

/** Distances from the page's edges, in points. */
export const margin = {side: 48, top: 44, bottom: 62} as const;

/** A4 where Spanish and Portuguese are written, US Letter for English; in points. */
export const paperSizes = {
  es: {width: 595.28, height: 841.89},
  en: {width: 612, height: 792},
  pt: {width: 595.28, height: 841.89},
} as const satisfies Record<StatementLanguage, {width: number; height: number}>;

/** Fills the places in a text, such as `{page}`. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
