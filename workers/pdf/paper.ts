import {joinBytes} from '#sync/store/bytes.ts';
import type {Face} from '#workers/pdf/type/face.ts';
import type {ShapedText} from '#workers/pdf/type/shape-text.ts';

/** Colours of design.md's light theme, as page operators take them. */
export const colors = {
  ink: '0.0745 0.1059 0.1451',
  quiet: '0.3294 0.3725 0.4157',
  line: '0.8588 0.8784 0.902',
  accent: '0.1137 0.3765 0.7373',
} as const;

/** One of {@link colors}. */
export type Color = keyof typeof colors;

/** How a text is set: its baseline's distance from the top edge, in points. */
export type Setting = {x: number; y: number; size: number; color: Color};

/** A page being drawn; all lengths in points from the top left corner. */
export type Paper = {
  readonly width: number;
  readonly height: number;
  text(text: ShapedText, setting: Setting): void;
  /** The same, ending at `x`. */
  textTo(text: ShapedText, setting: Setting): void;
  line(y: number, from: number, to: number, style: {color: Color; thickness: number}): void;
  /** Ready-made path operators, y upwards from `y`, filled and stroked in one colour. */
  shape(operators: readonly string[], place: {x: number; y: number; scale: number; color: Color}): void;
  /** Everything drawn, as one content stream. */
  finish(): Uint8Array<ArrayBuffer>;
};

/** So much of a page is written as text before it is kept as bytes. */
const chunkLength = 8_192;

const encoder = new TextEncoder();

/** Opens an empty page. Text goes into one block and sets face, size and colour only where they change. */
export function openPaper(width: number, height: number): Paper {
  let shapes = '';
  let block = '';
  const done: Uint8Array[] = [];
  let face: Face | undefined;
  let faceSize = 0;
  let ink = '';
  let pen = '';
  /** Where the last text began: the next is placed from there, which takes fewer words. */
  const at = {x: 0, y: 0};
  const text = ({parts}: ShapedText, {x, y, size, color}: Setting): void => {
    if (ink !== color) block += `${colors[color]} rg\n`;
    ink = color;
    for (const part of parts) {
      if (face !== part.face || faceSize !== size) block += `/${part.face.key} ${size} Tf\n`;
      face = part.face;
      faceSize = size;
      const left = round(x + (part.dx * size) / 1000);
      const foot = round(height - y + (part.dy * size) / 1000);
      block += `${round(left - at.x)} ${round(foot - at.y)} Td<${part.codes}>Tj\n`;
      at.x = left;
      at.y = foot;
    }
    // Thousands of small strings that stay for long are what a collector is slowest with.
    if (block.length > chunkLength) {
      done.push(encoder.encode(block));
      block = '';
    }
  };
  return {
    width,
    height,
    text,
    textTo: (shaped, setting) => text(shaped, {...setting, x: setting.x - (shaped.width * setting.size) / 1000}),
    line: (y, from, to, {color, thickness}) => {
      const top = round(height - y);
      const wanted = `${colors[color]} RG ${thickness} w\n`;
      if (pen !== wanted) shapes += wanted;
      pen = wanted;
      shapes += `${round(from)} ${top} m ${round(to)} ${top} l S\n`;
    },
    shape: (operators, {x, y, scale, color}) => {
      shapes += `q ${colors[color]} rg ${colors[color]} RG ${scale} 0 0 ${scale} ${round(x)} ${round(height - y)} cm\n${operators.join('\n')}\nQ\n`;
    },
    finish: () => joinBytes([encoder.encode(`${shapes}BT\n`), ...done, encoder.encode(`${block}ET`)]),
  };
}

function round(points: number): number {
  return Math.round(points * 100) / 100;
}
