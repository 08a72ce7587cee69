import {PDFString} from 'pdf-lib';
import type {PDFContext, PDFRef} from 'pdf-lib';
import {fontkit} from './fontkit.ts';
import {joinBytes} from '#sync/store/bytes.ts';

/** A glyph and where it goes, in font units. */
export type PlacedGlyph = {glyphId: number; text: string; advance: number; dx: number; dy: number};

/** One embedded font file. Widths and offsets are in thousandths of the type size. */
export type Face = {
  /** The font's name in page resources. */
  readonly key: string;
  has(codePoint: number): boolean;
  /** Shapes text of one direction and script; glyphs come in visual order. */
  layOut(text: string): PlacedGlyph[];
  /** The glyph of a character alone; figures are tabular, for a statement is a ledger. */
  pick(character: string): number;
  /** Takes a glyph into the subset, standing for `text`; answers its code in page content, four hex digits. */
  code(glyphId: number, text: string): string;
  width(glyphId: number): number;
  readonly isUsed: () => boolean;
  /** Writes the font with the glyphs taken so far. */
  embed(context: PDFContext): Promise<PDFRef>;
};

/** A glyph in the subset: the same outline can stand for several texts, so codes are not glyph ids. */
type Taken = {subsetId: number; width: number; text: string};

/**
 * Opens a TrueType file (fontkit cannot subset woff2).
 *
 * pdf-lib's own embedder is not used: it lays out every text anew, and its map back to Unicode has one text a glyph,
 * which loses dotless Arabic shapes and mirrored brackets. Rule: STM9.
 */
export function openFace(key: string, bytes: Uint8Array): Face {
  const font = fontkit.create(bytes);
  const subset = indexLong(font.createSubset());
  const scale = 1000 / font.unitsPerEm;
  const codes = new Map<string, string>();
  const taken: Taken[] = [{subsetId: 0, width: 0, text: ''}];
  const width = (glyphId: number): number => Math.round(font.getGlyph(glyphId).advanceWidth * scale * 100) / 100;
  return {
    key,
    width,
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    isUsed: () => taken.length > 1,
    layOut: (text) => {
      const {glyphs, positions} = font.layout(text);
      return glyphs.map((glyph, index) => {
        const place = positions[index];
        return {
          glyphId: glyph.id,
          text: String.fromCodePoint(...glyph.codePoints),
          advance: (place?.xAdvance ?? 0) * scale,
          dx: (place?.xOffset ?? 0) * scale,
          dy: (place?.yOffset ?? 0) * scale,
        };
      });
    },
    pick: (character) =>
      // Only figures: the feature would widen hyphens too.
      font.layout(character, /\d/.test(character) ? {tnum: true} : {}).glyphs[0]?.id ?? 0,
    code: (glyphId, text) => {
      const known = codes.get(`${glyphId}/${text}`);
      if (known !== undefined) return known;
      const code = toHex(taken.length);
      taken.push({subsetId: subset.includeGlyph(glyphId), width: width(glyphId), text});
      codes.set(`${glyphId}/${text}`, code);
      return code;
    },
    embed: async (context) => {
      const file = await readSubset(subset.encodeStream());
      return writeFont(context, {name: `${subsetTag(key)}+${font.postscriptName ?? key}`, font, scale, file, taken});
    },
  };
}

type Subset = ReturnType<ReturnType<typeof fontkit.create>['createSubset']>;

/**
 * Makes a subset write the long index of outlines. fontkit's short one halves the places and so loses every outline
 * after one of odd length; tightly packed fonts such as Noto Sans Arabic have them.
 */
function indexLong(subset: Subset): Subset {
  // Not in the types: how fontkit 1.1.1 gathers the outlines while it encodes. A version that is set is kept.
  const writer = subset as unknown as {loca: {version?: number}; _addGlyph(glyphId: number): number};
  const add = writer._addGlyph.bind(writer);
  writer._addGlyph = (glyphId) => {
    writer.loca.version = 1;
    return add(glyphId);
  };
  return subset;
}

function readSubset(stream: ReturnType<Subset['encodeStream']>): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const parts: Uint8Array[] = [];
    stream.on('data', (part) => parts.push(part));
    stream.on('end', () => resolve(joinBytes(parts)));
  });
}

type Written = {
  name: string;
  font: ReturnType<typeof fontkit.create>;
  scale: number;
  file: Uint8Array;
  taken: readonly Taken[];
};

/** A composite TrueType font: two-byte codes, its own widths, and the way back to text. Source: ISO 32000-1, 9.7. */
function writeFont(context: PDFContext, {name, font, scale, file, taken}: Written): PDFRef {
  const {minX, minY, maxX, maxY} = font.bbox;
  const descriptor = context.obj({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: 4,
    FontBBox: [minX, minY, maxX, maxY].map((edge) => Math.round(edge * scale)),
    ItalicAngle: 0,
    Ascent: Math.round(font.ascent * scale),
    Descent: Math.round(font.descent * scale),
    CapHeight: Math.round(font.capHeight * scale),
    StemV: 80,
    FontFile2: context.register(context.flateStream(file, {Length1: file.length})),
  });
  const glyphMap = new Uint8Array(taken.length * 2);
  for (const [code, {subsetId}] of taken.entries()) glyphMap.set([subsetId >> 8, subsetId & 255], code * 2);
  const descendant = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: {Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0},
    CIDToGIDMap: context.register(context.flateStream(glyphMap)),
    FontDescriptor: context.register(descriptor),
    W: [0, taken.map((glyph) => glyph.width)],
  });
  const composite = context.obj({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'Identity-H',
    DescendantFonts: [context.register(descendant)],
    ToUnicode: context.register(context.flateStream(writeUnicodeMap(taken))),
  });
  return context.register(composite);
}

/** At most 100 pairs a block, as the format demands. Source: Adobe Technical Note 5411. */
function writeUnicodeMap(taken: readonly Taken[]): string {
  const pairs = taken.flatMap(({text}, code) => (text === '' ? [] : [`<${toHex(code)}> <${toUtf16(text)}>`]));
  const blocks: string[] = [];
  for (let at = 0; at < pairs.length; at += 100) {
    const block = pairs.slice(at, at + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

function toUtf16(text: string): string {
  return Array.from({length: text.length}, (_, index) => toHex(text.charCodeAt(index))).join('');
}

function toHex(value: number): string {
  return value.toString(16).padStart(4, '0');
}

/** Six capitals, as subsets are named; from the key, so that equal input makes equal bytes. */
function subsetTag(key: string): string {
  const number = Number(key.slice(1));
  return `FARO${String.fromCharCode(65 + Math.floor(number / 26), 65 + (number % 26))}`;
}
