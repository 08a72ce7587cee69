import type {MatchRow} from './match-task.ts';

/** A row with those of its words that hardly any other row of its side has; none where it has no others. */
export type ToldRow = MatchRow & {readonly core: string};

/** Of the different texts of a side, so many have a word that says what kind of movement it is, or nothing: "card payment", "ref". */
const generalShare = 0.25;
const leastTexts = 3;

/** Gives each row its own words. Time grows with the rows. */
export function withCores(rows: readonly MatchRow[]): ToldRow[] {
  const texts = new Map(rows.map(({text}) => [bare(text).join(' '), bare(text)]));
  const counts = new Map<string, number>();
  for (const words of texts.values()) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const least = Math.max(leastTexts, texts.size * generalShare);
  const cores = new Map<string, string>();
  return rows.map((row) => {
    const known = cores.get(row.text);
    const words = known === undefined ? bare(row.text).filter((word) => (counts.get(word) ?? 0) < least) : [];
    const core = known ?? words.join(' ');
    cores.set(row.text, core);
    return {...row, core};
  });
}

/** Words with digits are references. */
function bare(text: string): string[] {
  return text.split(' ').filter((word) => word.length > 1 && !/\d/.test(word));
}
