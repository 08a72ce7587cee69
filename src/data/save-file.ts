/** Gives a file to the browser's downloads. */
export function saveFile(name: string, parts: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([parts], {type}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the data by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
