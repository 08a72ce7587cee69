import {settle} from '#tests/kits/screen-kit/open-screen.tsx';

/** Gives a file to the file picker of the open screen. */
export async function pickFile(name: string, content: string): Promise<void> {
  await pickFiles([[name, content]]);
}

/** Gives several files to the file picker of the open screen. */
export async function pickFiles(files: readonly (readonly [name: string, content: string])[]): Promise<void> {
  const input = document.querySelector('main input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file picker');
  const carried = new DataTransfer();
  for (const [name, content] of files) carried.items.add(new File([content], name, {type: 'text/csv'}));
  input.files = carried.files;
  input.dispatchEvent(new Event('change', {bubbles: true}));
  await settle();
}
