import {foldText} from '#workers/books/data/fold-text.ts';

/** A word of so few capitals that cannot be spoken is an abbreviation: IBM, but not SUR. */
const longestAbbreviation = 3;
const canBeSpoken = /[^aeiou][aeiou]/;

/** Words that join the others of a name, and articles that begin one. */
const joiners: ReadonlySet<string> = new Set([
  'de', 'da', 'do', 'dos', 'das', 'del', 'la', 'las', 'los', 'el', 'y', 'e', 'and', 'of', 'the', 'en', 'for', 'con', 'para',
]); // prettier-ignore
const articles: ReadonlySet<string> = new Set(['la', 'las', 'los', 'el', 'the']);

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’][sS](?![\p{L}\p{N}]))?/gu;

/** A word of a text, folded too, and what stands between it and the one before. */
type Token = {readonly raw: string; readonly folded: string; readonly gap: string};

/** Writes the folded words of a name as the text has them, with what joins them, and not in capitals. */
export function writeName(text: string, words: readonly string[]): string {
  const tokens = readTokens(text);
  const places: number[] = [];
  for (const word of words) {
    const place = tokens.findIndex((token, at) => at > (places.at(-1) ?? -1) && token.folded === word);
    // Letters that fold into several words: the folded ones are a name too.
    if (place === -1) return words.map((folded) => capitalise(folded)).join(' ');
    places.push(place);
  }
  let name = '';
  let before = -1;
  for (const place of places) {
    name += before === -1 ? leadOf(tokens, place) : joinOf(tokens, before, place);
    name += writeWord(tokens[place]?.raw ?? '');
    before = place;
  }
  return name;
}

function readTokens(text: string): Token[] {
  let end = 0;
  return [...text.matchAll(wordPattern)].map(({0: raw, index}) => {
    const gap = text.slice(end, index);
    end = index + raw.length;
    return {raw, folded: foldText(raw.replace(/['’]s$/i, '')), gap};
  });
}

/** The article before the first word of a name. */
function leadOf(tokens: readonly Token[], place: number): string {
  const {raw, folded} = tokens[place - 1] ?? {raw: '', folded: ''};
  const isBeside = /^\s+$/.test(tokens[place]?.gap ?? '');
  return isBeside && articles.has(folded) ? `${writeWord(raw)} ` : '';
}

/** What stands between two words of a name: what joins them in the text, where that is no more than small words. */
function joinOf(tokens: readonly Token[], before: number, place: number): string {
  const between = tokens.slice(before + 1, place);
  if (between.some(({gap, folded}) => !/^\s+$/.test(gap) || !joiners.has(folded))) return ' ';
  const gap = tokens[place]?.gap ?? '';
  if (between.length === 0 && gap === '-') return '-';
  if (between.length === 0 && /^\s*&\s*$/.test(gap)) return ' & ';
  if (!/^\s+$/.test(gap)) return ' ';
  return ` ${between.map(({raw}) => `${raw.toLowerCase()} `).join('')}`;
}

function writeWord(raw: string): string {
  if (isShouted(raw)) return capitalise(raw.toLowerCase());
  const capitalised = capitalise(raw);
  // `eBAY` stays: with a capital it would be shouted.
  return capitalised !== raw && isShouted(capitalised) ? raw : capitalised;
}

/** In capitals without being an abbreviation. */
function isShouted(raw: string): boolean {
  const folded = foldText(raw);
  const isAbbreviation = folded.length <= longestAbbreviation && !canBeSpoken.test(folded);
  return raw === raw.toUpperCase() && !isAbbreviation;
}

function capitalise(word: string): string {
  const [first = '', ...rest] = word;
  return first.toUpperCase() + rest.join('');
}
