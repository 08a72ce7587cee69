import type {ImageTools} from './job.ts';

/** The browser's own decoders and encoders, as a worker has them; a browser without a canvas in workers decodes nothing. */
export const browserImages: ImageTools = {
  decode: async (image) => {
    if (typeof OffscreenCanvas === 'undefined') return null;
    const bitmap = await decodeOrNull(image);
    if (!bitmap) return null;
    return {
      width: bitmap.width,
      height: bitmap.height,
      encode: async ({width, height}, quality) => {
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('no canvas to draw on');
        // A JPEG has no transparency; black behind a scan would hide its words.
        context.fillStyle = '#fff';
        context.fillRect(0, 0, width, height);
        context.imageSmoothingQuality = 'high';
        context.drawImage(bitmap, 0, 0, width, height);
        return canvas.convertToBlob({type: 'image/jpeg', quality});
      },
      close: () => bitmap.close(),
    };
  },
};

async function decodeOrNull(image: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(image, {imageOrientation: 'from-image'});
  } catch (error) {
    // Damaged, or of a kind this browser does not know.
    if (error instanceof DOMException) return null;
    throw error;
  }
}
