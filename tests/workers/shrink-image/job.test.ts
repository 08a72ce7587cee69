import {expect, test} from 'vitest';
import {maxPixels} from '#contract/files/upload-kinds.ts';
import {longestSide, shrinkAboveBytes, shrinkImage, type ImageTools} from '#workers/shrink-image/job.ts';
import {ascii, buildJpeg, exifSegment, join, pngHeader, segment} from './build-images.ts';

type Encoding = {width: number; height: number; quality: number};

/** Tools that decode everything to one size; an encoded image takes `bytesPerPixel` at full quality. */
function scriptedTools(size: {width: number; height: number} | null, bytesPerPixel: number) {
  const encodings: Encoding[] = [];
  let open = 0;
  const tools: ImageTools = {
    decode: async () => {
      if (!size) return null;
      open += 1;
      return {
        ...size,
        encode: async (to, quality) => {
          encodings.push({...to, quality});
          return new Blob([new Uint8Array(Math.round(to.width * to.height * quality * bytesPerPixel))], {
            type: 'image/jpeg',
          });
        },
        close: () => {
          open -= 1;
        },
      };
    },
  };
  return {tools, encodings, openCount: () => open};
}

function bigPng(width: number, height: number): Blob {
  return new Blob([pngHeader(width, height), new Uint8Array(shrinkAboveBytes)], {type: 'image/png'});
}

test('[SHR1] 65,535² pixels are refused by the header, and nothing is decoded', async () => {
  const tools: ImageTools = {
    decode: async () => {
      throw new Error('was decoded');
    },
  };
  for (const file of [new Blob([pngHeader(65_535, 65_535)]), bigPng(65_535, 65_535), bigPng(1, maxPixels + 1)])
    expect(await shrinkImage(file, tools)).toMatchObject({ok: false, failure: {reason: 'file.too-many-pixels'}});
});

test('[SHR2] a large photo fits into 2,000 pixels, at the best quality that is small enough', async () => {
  const {tools, encodings, openCount} = scriptedTools({width: 4_000, height: 3_000}, 0.65);
  const outcome = await shrinkImage(bigPng(4_000, 3_000), tools);
  expect(encodings).toEqual([
    {width: 2_000, height: 1_500, quality: 0.85},
    {width: 2_000, height: 1_500, quality: 0.75},
  ]);
  expect(longestSide).toBe(2_000);
  expect(outcome.ok && outcome.value.size).toBeLessThanOrEqual(shrinkAboveBytes);
  expect(openCount()).toBe(0);
});

test('[SHR2] what is small, what cannot be decoded, what would not get smaller and what is no image stays as it is', async () => {
  const large = bigPng(4_000, 3_000);
  const growing = scriptedTools({width: 4_000, height: 3_000}, 10);
  const unable = scriptedTools(null, 1);
  for (const [file, {tools}] of [
    [new Blob([pngHeader(640, 480)]), growing],
    [large, unable],
    [large, growing],
    [new Blob([new Uint8Array(3_000_000)], {type: 'application/pdf'}), growing],
  ] as const)
    expect(await shrinkImage(file, tools)).toEqual({ok: true, value: file});
});

test.each([1, 3, 6, 8])(
  '[SHR3] a photo turned by %s keeps that and its colours, and nothing else it says of itself',
  async (turned) => {
    const jfif = segment(0xe0, ascii('JFIF\0'));
    const colours = segment(0xe2, ascii('ICC_PROFILE\0'));
    const tables = segment(0xdb, [0, 1, 2]);
    const photo = buildJpeg(
      jfif,
      exifSegment(turned),
      segment(0xe1, ascii('http://ns.adobe.com/xap')),
      segment(0xed, ascii('Photoshop')),
      colours,
      segment(0xfe, ascii('by Ana')),
      tables,
    );
    const outcome = await shrinkImage(new Blob([photo], {type: 'image/jpeg'}), scriptedTools(null, 1).tools);
    if (!outcome.ok) throw new Error('refused');
    const bytes = new Uint8Array(await outcome.value.arrayBuffer());
    const told = turned === 1 ? [] : [bytes.subarray(2, 2 + 36)];
    expect(bytes).toEqual(buildJpeg(...told.map((part) => Uint8Array.from(part)), jfif, colours, tables));
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/GPS|adobe|Photoshop|Ana/);
    // Stripped again, it says how it is turned still, and is the same.
    const again = await shrinkImage(outcome.value, scriptedTools(null, 1).tools);
    expect(again.ok && new Uint8Array(await again.value.arrayBuffer())).toEqual(bytes);
  },
);

test('[SHR3] a JPEG that is not built as one should be is left alone', async () => {
  for (const broken of [
    buildJpeg(exifSegment(6)).slice(0, -20),
    join([buildJpeg().slice(0, 20), Uint8Array.of(0, 0)]),
  ]) {
    const file = new Blob([broken]);
    expect(await shrinkImage(file, scriptedTools(null, 1).tools)).toEqual({ok: true, value: file});
  }
});
