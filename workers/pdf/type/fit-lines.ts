import type {Weight} from './font-book.ts';
import type {ShapedText, Shaper} from './shape-text.ts';

/** The room a text has: type size and width in points. */
export type Room = {weight: Weight; size: number; width: number; maxLines: number};

/** Scripts written without spaces. */
const unspaced = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF\u{20000}-\u{3FFFF}]/u;
const graphemes = new Intl.Segmenter('und', {granularity: 'grapheme'});
const words = new Intl.Segmenter('und', {granularity: 'word'});

/**
 * Breaks text between words, and inside one only where it fills a line alone; what is too long for the last line
 * ends in an ellipsis, by measured width. Rule: STM6.
 */
export function fitLines(shaper: Shaper, text: string, room: Room): ShapedText[] {
  const lines: ShapedText[] = [];
  let rest = text;
  while (rest !== '') {
    const whole = shaper.shape(rest, room.weight);
    if (fits(whole, room)) return [...lines, whole];
    if (lines.length === room.maxLines - 1) return [...lines, cutShort(shaper, rest, room)];
    const line = takeLine(shaper, rest, room);
    lines.push(shaper.shape(line.trimEnd(), room.weight));
    rest = rest.slice(line.length).trimStart();
  }
  return lines;
}

function fits(text: ShapedText, room: Room): boolean {
  return (text.width * room.size) / 1000 <= room.width;
}

function takeLine(shaper: Shaper, text: string, room: Room): string {
  const byWord = longestFit(splitWords(text), (start) => fits(shaper.shape(start.trimEnd(), room.weight), room));
  return byWord === '' ? longestStart(shaper, text, room, '') : byWord;
}

function cutShort(shaper: Shaper, text: string, room: Room): ShapedText {
  const start = longestStart(shaper, text, room, '…');
  return shaper.shape(`${start.trimEnd()}…`, room.weight);
}

/** At least one character, however narrow the room. */
function longestStart(shaper: Shaper, text: string, room: Room, end: string): string {
  const pieces = [...graphemes.segment(text)].map(({segment}) => segment);
  const start = longestFit(pieces, (part) => fits(shaper.shape(part.trimEnd() + end, room.weight), room));
  return start === '' ? (pieces[0] ?? '') : start;
}

/** The longest run of pieces from the first that passes, found by halving. */
function longestFit(pieces: readonly string[], passes: (start: string) => boolean): string {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (passes(pieces.slice(0, middle).join(''))) low = middle;
    else high = middle - 1;
  }
  return pieces.slice(0, low).join('');
}

function splitWords(text: string): string[] {
  if (!unspaced.test(text)) return text.match(/\s*\S+\s*/g) ?? [];
  const pieces: string[] = [];
  for (const {segment, isWordLike} of words.segment(text)) {
    // Spaces and closing marks never begin a line.
    if (isWordLike || pieces.length === 0) pieces.push(segment);
    else pieces[pieces.length - 1] += segment;
  }
  return pieces;
}
