import bidiFactory from 'bidi-js';
import type {Face, PlacedGlyph} from './face.ts';
import type {FontBook, Weight} from './font-book.ts';

/** Glyphs of one face drawn in one go, from an offset; in thousandths of the type size. */
export type ShapedPart = {face: Face; codes: string; dx: number; dy: number};

/** Text ready to draw; the width is in thousandths of the type size. */
export type ShapedText = {width: number; parts: readonly ShapedPart[]};

/** Turns text into glyphs in visual order. */
export type Shaper = {
  shape(text: string, weight: Weight): ShapedText;
  /** How wide it would be, in thousandths of the type size; makes nothing where every character is known. */
  measure(text: string, weight: Weight): number;
  /** Characters no face could draw, in order of appearance; each is drawn as a box that copies as itself. */
  readonly missing: ReadonlySet<string>;
};

type Glyph = {face: Face; code: string; width: number};
type Run = {text: string; level: number};

const bidi = bidiFactory();
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
/** Scripts whose glyphs depend on their neighbours, and marks that sit on them. */
const needsLayout = /[\p{M}\p{Join_Control}\u0590-\u0DFF\u0E00-\u0FFF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

/**
 * Shapes with a glyph cache: a plain character is looked up once a document; what joins, stacks or runs from
 * right to left goes through the font's own layout. Rules: STM9, STM10.
 */
export function createShaper(book: FontBook): Shaper {
  const caches: Record<Weight, Map<string, Glyph | undefined>> = {400: new Map(), 600: new Map()};
  const missing = new Set<string>();

  const faceOf = (character: string, weight: Weight): Face | undefined =>
    book.faces[weight].find((face) => face.has(character.codePointAt(0) ?? 0));

  const find = (character: string, weight: Weight): Glyph | undefined => {
    if (needsLayout.test(character)) return undefined;
    const face = faceOf(character, weight);
    if (!face) missing.add(character);
    const home = face ?? book.faces[weight][0];
    const glyphId = face ? face.pick(character) : 0;
    return {face: home, code: home.code(glyphId, character), width: home.width(glyphId)};
  };

  const shapePlain = (text: string, weight: Weight): ShapedText | undefined => {
    const cache = caches[weight];
    const parts: ShapedPart[] = [];
    let part: ShapedPart | undefined;
    let width = 0;
    for (const character of text) {
      let glyph = cache.get(character);
      if (glyph === undefined) {
        glyph = find(character, weight);
        if (glyph === undefined) return undefined;
        cache.set(character, glyph);
      }
      if (part?.face === glyph.face) part.codes += glyph.code;
      else parts.push((part = {face: glyph.face, codes: glyph.code, dx: width, dy: 0}));
      width += glyph.width;
    }
    return {width, parts};
  };

  const shapeRun = (run: Run, weight: Weight): ShapedText => {
    const pieces = splitByFace(run.text, (character) => faceOf(character, weight));
    if (run.level % 2 === 1) pieces.reverse();
    return joinShaped(
      pieces.map(({text, face}) => {
        if (!face) return shapePlain([...text].toReversed().join(''), weight) ?? {width: 0, parts: []};
        const isReversed = run.level % 2 === 1 && !rightToLeft.test(text);
        return place(face, face.layOut(isReversed ? [...text].toReversed().join('') : text));
      }),
    );
  };

  const shape = (text: string, weight: Weight): ShapedText => {
    const plain = rightToLeft.test(text) ? undefined : shapePlain(text, weight);
    return plain ?? joinShaped(orderRuns(text).map((run) => shapeRun(run, weight)));
  };

  return {
    missing,
    shape,
    measure: (text, weight) => {
      let width = 0;
      for (const character of text) {
        const glyph = caches[weight].get(character);
        if (glyph === undefined) return shape(text, weight).width;
        width += glyph.width;
      }
      return width;
    },
  };
}

/** Marks stay with the face of what they sit on, and neutral characters with the run they are in. */
function splitByFace(text: string, faceOf: (character: string) => Face | undefined) {
  const pieces: {text: string; face: Face | undefined}[] = [];
  for (const character of text) {
    const last = pieces.at(-1);
    const codePoint = character.codePointAt(0) ?? 0;
    const stays = /[\p{M}\p{Z}\p{Join_Control}]/u.test(character) && last?.face?.has(codePoint);
    const face = stays ? last?.face : faceOf(character);
    if (last && last.face === face) last.text += character;
    else pieces.push({text: character, face});
  }
  return pieces;
}

/**
 * Sets glyphs after each other; a new part begins where one is not exactly where the pen is.
 * Glyphs that are no text of their own, such as the dots of Arabic letters, are drawn last: readers would find gaps in words.
 */
function place(face: Face, glyphs: readonly PlacedGlyph[]): ShapedText {
  const parts: ShapedPart[] = [];
  const dots: ShapedPart[] = [];
  let part: ShapedPart | undefined;
  let pen = 0;
  let drawnTo = 0;
  for (const {glyphId, text, advance, dx, dy} of glyphs) {
    const code = face.code(glyphId, text);
    if (text === '') {
      dots.push({face, codes: code, dx: pen + dx, dy});
      pen += advance;
      continue;
    }
    const isInLine = part?.dy === dy && Math.abs(pen + dx - drawnTo) < 0.5;
    if (part && isInLine) part.codes += code;
    else parts.push((part = {face, codes: code, dx: pen + dx, dy}));
    drawnTo = pen + dx + face.width(glyphId);
    pen += advance;
  }
  return {width: pen, parts: [...parts, ...dots]};
}

function joinShaped(texts: readonly ShapedText[]): ShapedText {
  let width = 0;
  const parts: ShapedPart[] = [];
  for (const text of texts) {
    for (const part of text.parts) parts.push({...part, dx: part.dx + width});
    width += text.width;
  }
  return {width, parts};
}

/** Runs of one direction, from left to right as they are seen. Source: Unicode UAX 9, rule L2 and L4. */
function orderRuns(text: string): Run[] {
  const embedding = bidi.getEmbeddingLevels(text);
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels);
  const runs: Run[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const level = embedding.levels[index] ?? 0;
    const unit = mirrored.get(index) ?? text.charAt(index);
    const last = runs.at(-1);
    if (last?.level === level) last.text += unit;
    else runs.push({text: unit, level});
  }
  const highest = Math.max(0, ...runs.map((run) => run.level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < runs.length; start += 1) {
      let end = start;
      while ((runs[end]?.level ?? -1) >= level) end += 1;
      if (end > start) {
        runs.splice(start, end - start, ...runs.slice(start, end).toReversed());
        start = end;
      }
    }
  }
  return runs;
}
