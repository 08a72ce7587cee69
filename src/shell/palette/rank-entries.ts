import {foldText} from '#src/ui/grid/match-options.ts';
import {paletteSections, type PaletteEntry, type PaletteSection} from './entry.ts';

/** How many of one kind are shown, while one types and before: who wants others types on. */
const mostOfAKind = {typed: 8, untyped: 6} as const;

/** Entries of one kind, or those of a company that is not open. */
type RankedSection = {
  readonly id: string;
  readonly kind: PaletteSection | null;
  readonly company: PaletteEntry['company'];
  readonly entries: readonly PaletteEntry[];
};

/**
 * The entries that fit what was typed, by kind; the kind with the best one first. What belongs to other companies comes after all that, by company and
 * in the order given. Every word typed must fit: the beginning of the name counts most, then a word of it, then a part of it, then what it is about,
 * then other words for it. Accents and case do not matter. Rules: PAL1, PAL7.
 *
 * @returns everything in its order when nothing was typed.
 */
export function rankEntries(entries: readonly PaletteEntry[], typed: string): readonly RankedSection[] {
  const words = foldText(typed.trim()).split(/\s+/);
  const isTyped = words[0] !== '';
  const ranked = entries
    .map((entry) => ({entry, rank: isTyped ? rankOf(entry, words) : 0}))
    .filter(({rank}) => rank < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.rank - other.rank);
  const most = isTyped ? mostOfAKind.typed : mostOfAKind.untyped;
  // The best of a kind is its first: kinds are in the order of their best.
  const here = [...Map.groupBy(ranked, ({entry}) => (entry.company ? null : entry.section))].flatMap(([kind, mine]) =>
    kind === null ? [] : {id: kind, kind, company: undefined, best: mine[0]?.rank ?? 0, entries: firstOf(mine, most)},
  );
  here.sort(
    (one, other) => one.best - other.best || paletteSections.indexOf(one.kind) - paletteSections.indexOf(other.kind),
  );
  const order = [...new Set(entries.flatMap(({company}) => (company ? [company.id] : [])))];
  const byCompany = Map.groupBy(ranked, ({entry}) => entry.company?.id);
  const elsewhere = order.flatMap((id) => {
    const mine = byCompany.get(id) ?? [];
    return mine.length === 0 ? [] : {id, kind: null, company: mine[0]?.entry.company, entries: firstOf(mine, most)};
  });
  return [...here, ...elsewhere];
}

function firstOf(ranked: readonly {readonly entry: PaletteEntry}[], most: number): readonly PaletteEntry[] {
  return ranked.slice(0, most).map(({entry}) => entry);
}

/** As a word within the name: what begins as was typed comes before. */
const foundRank = 1;

function rankOf(entry: PaletteEntry, words: readonly string[]): number {
  if (entry.isFound === true) return foundRank;
  const label = foldText(entry.label);
  // A name that begins just as it was typed comes before one that has the same words elsewhere.
  const whole = label.startsWith(words.join(' ')) ? 0 : 1;
  const rest = [entry.context ?? '', entry.aliases ?? ''].map(foldText);
  return words.reduce((sum, word) => sum + rankWord(word, label, rest), whole);
}

function rankWord(word: string, label: string, [context = '', aliases = '']: readonly string[]): number {
  if (label.startsWith(word)) return 0;
  if (beginsAWord(label, word)) return 1;
  if (label.includes(word)) return 2;
  if (beginsAWord(context, word)) return 3;
  if (beginsAWord(aliases, word)) return 4;
  return Number.POSITIVE_INFINITY;
}

function beginsAWord(text: string, word: string): boolean {
  return text.startsWith(word) || text.split(/[^\p{L}\p{N}]+/u).some((one) => one.startsWith(word));
}
