import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import {readWhole} from '#sync/files/read-whole.ts';
import {shrinkImage, type ImageTools} from '#workers/shrink-image/job.ts';

/** No camera takes larger pictures; what is larger is refused by its size, unread. */
const maxReadBytes = 64 * 1024 * 1024;

type Named = {readonly name: string; readonly content: Blob};

/** The file with a smaller picture, named by what it then is; other files as they are. Rule: SHR4. */
export async function prepareContent<File extends Named>(
  file: File,
  images: ImageTools,
): Promise<Outcome<File, 'validation' | 'not-found'>> {
  if (file.content.size > maxReadBytes) return succeed(file);
  // Read as a whole first: a decoder would not say that the file is gone.
  const whole = await readWhole(file.content);
  if (!whole.ok) return whole;
  const content = new Blob([whole.value], {type: file.content.type});
  const shrunk = await shrinkImage(content, images);
  if (!shrunk.ok) return shrunk;
  if (shrunk.value === content) return succeed({...file, content});
  const name = shrunk.value.type === 'image/jpeg' ? file.name.replace(/\.(?:png|webp|heic|heif)$/i, '.jpg') : file.name;
  return succeed({...file, name, content: shrunk.value});
}
