import {settle} from '#tests/kits/screen-kit/open-screen.tsx';

/** Gives a file to the file picker of the open screen. */
export async function pickFile(name: string, content: string): Promise<void> {
  await pickFiles([[name, content]]);
}

/** Gives several files to the file picker of the open screen. */
export async function pickFiles(files: readonly (readonly [name: string, content: string])[]): Promise<void> {
  await giveFiles(files.map(([name, content]) => new File([content], name, {type: 'text/csv'})));
}

/** Gives files, whatever they are, to the file picker of the open screen. */
export async function giveFiles(files: readonly File[]): Promise<void> {
  const find = () => document.querySelector('main input[type=file], section input[type=file]');
  // What was pressed before may still be opening.
  await settle(() => find() !== null);
  const input = find();
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file picker');
  const carried = new DataTransfer();
  for (const file of files) carried.items.add(file);
  input.files = carried.files;
  input.dispatchEvent(new Event('change', {bubbles: true}));
  await settle();
}
