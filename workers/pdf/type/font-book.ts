import {interSubsets, scriptFonts, slicedFonts} from './font-files.data.ts';
import type {SlicedFont} from './font-files.data.ts';
import {openFace} from './face.ts';
import type {Face} from './face.ts';
import {unpackWoff} from './unpack-woff.ts';
import type {LoadFont} from '#workers/pdf/load-font.ts';

/** Weights of a document's type; scripts beside Latin, Greek and Cyrillic have one for both. */
export type Weight = 400 | 600;

/** The fonts of one document: for each weight the faces to look in, in order. Every list begins with Inter's Latin. */
export type FontBook = {faces: Record<Weight, readonly [Face, ...Face[]]>; all: readonly Face[]};

/** The name of one of Inter's files. */
export function interFile(subset: string, weight: Weight): string {
  return `@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`;
}

/**
 * Opens the fonts a set of characters needs, and no other.
 *
 * @returns undefined when Inter's Latin files cannot be had; any other file that cannot is left out.
 * Rule: STM8.
 */
export async function openFontBook(characters: ReadonlySet<string>, loadFont: LoadFont): Promise<FontBook | undefined> {
  const codePoints = [...characters].map((character) => character.codePointAt(0) ?? 0);
  const fallbacks = [...pickFiles(codePoints, scriptFonts), ...(await pickSlices(codePoints, loadFont))];
  const subsets = ['latin', ...pickFiles(codePoints, interSubsets).filter((name) => name !== 'latin')];
  const names = {
    400: subsets.map((subset) => interFile(subset, 400)),
    600: subsets.map((subset) => interFile(subset, 600)),
  };
  const wanted = [...names[400], ...names[600], ...fallbacks];
  const files = await Promise.all(wanted.map((name) => readFont(name, loadFont)));
  const opened = new Map<string, Face>();
  for (const [index, name] of wanted.entries()) {
    const bytes = files[index];
    if (bytes) opened.set(name, openFace(`F${index}`, bytes));
  }
  const facesOf = (weight: Weight): Face[] =>
    [...names[weight], ...fallbacks].flatMap((name) => opened.get(name) ?? []);
  const [regular, ...regularRest] = facesOf(400);
  const [strong, ...strongRest] = facesOf(600);
  const hasLatin = opened.has(interFile('latin', 400)) && opened.has(interFile('latin', 600));
  if (!regular || !strong || !hasLatin) return undefined;
  return {faces: {400: [regular, ...regularRest], 600: [strong, ...strongRest]}, all: [...opened.values()]};
}

async function readFont(name: string, loadFont: LoadFont): Promise<Uint8Array | undefined> {
  const file = await loadFont(name);
  return file && unpackWoff(file);
}

/** Each code point goes to the first file that lists it and that no earlier family covers. */
function pickFiles(codePoints: readonly number[], files: readonly {name: string; ranges: string}[]): string[] {
  const tests = files.map(({name, ranges}) => ({name, covers: coverRanges(ranges)}));
  const picked = new Set<string>();
  for (const codePoint of codePoints) {
    if (files === scriptFonts && isInter(codePoint)) continue;
    const found = tests.find(({covers}) => covers(codePoint));
    if (found) picked.add(found.name);
  }
  return tests.map(({name}) => name).filter((name) => picked.has(name));
}

const isInter = coverRanges(interSubsets.map(({ranges}) => ranges).join(','));

async function pickSlices(codePoints: readonly number[], loadFont: LoadFont): Promise<string[]> {
  const picked: string[] = [];
  for (const font of slicedFonts) {
    const covers = coverRanges(font.ranges);
    const own = codePoints.filter((codePoint) => covers(codePoint));
    if (own.length > 0) picked.push(...(await pickSlicesOf(font, own, loadFont)));
  }
  return picked;
}

async function pickSlicesOf(font: SlicedFont, codePoints: readonly number[], loadFont: LoadFont): Promise<string[]> {
  const index = await loadFont(font.index);
  if (!index) return [];
  const slices: Record<string, string> = JSON.parse(new TextDecoder().decode(index));
  const files = Object.entries(slices).map(([name, ranges]) => ({name, ranges}));
  return pickFiles(codePoints, files).map((name) => `${font.prefix}${name.replaceAll(/[[\]]/g, '')}-400-normal.woff`);
}

/** Reads `U+0041-005A,U+00F1` as stylesheets write it. */
function coverRanges(ranges: string): (codePoint: number) => boolean {
  const pairs = ranges.split(',').map((range) => {
    const [first = '', last = first] = range.slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (codePoint) => pairs.some(([first, last]) => codePoint >= first && codePoint <= last);
}
