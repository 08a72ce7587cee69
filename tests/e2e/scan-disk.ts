import {readdir, readFile, stat} from 'node:fs/promises';
import {join} from 'node:path';

/** A text that must be nowhere, and the bytes by which it would be found. */
type Wanted = {readonly text: string; readonly forms: readonly Buffer[]};

/** A text in clear, in both orders of UTF-16, and in base64 wherever in what was encoded it began. */
function toForms(text: string): Buffer[] {
  const utf16 = Buffer.from(text, 'utf16le');
  const bytes = Buffer.from(text);
  const encoded = [0, 1, 2].map((offset) => {
    const whole = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64url');
    // The letters at both ends stand for bits of their neighbours too.
    const first = Math.ceil((offset * 8) / 6);
    return whole.slice(first, Math.floor(((offset + bytes.length) * 8) / 6));
  });
  const standard = encoded.map((one) => one.replaceAll('-', '+').replaceAll('_', '/'));
  return [bytes, utf16, Buffer.from(utf16).swap16(), ...new Set([...encoded, ...standard])].map((form) =>
    Buffer.from(form),
  );
}

/** Looks for texts in bytes. @returns each that is there, as `<where>: <text>`. */
export function scanBytes(where: string, bytes: Buffer, texts: readonly string[]): string[] {
  return scan(where, bytes, texts.map(toWanted));
}

const toWanted = (text: string): Wanted => ({text, forms: toForms(text)});

function scan(where: string, bytes: Buffer, wanted: readonly Wanted[]): string[] {
  return wanted.filter(({forms}) => forms.some((form) => bytes.includes(form))).map(({text}) => `${where}: ${text}`);
}

/** Looks for texts in the name and the bytes of every file below a folder. @returns what was found, and how much was looked at. */
export async function scanFolder(folder: string, texts: readonly string[]) {
  const wanted = texts.map(toWanted);
  const found: string[] = [];
  let files = 0;
  let sizeBytes = 0;
  for (const name of await readdir(folder, {recursive: true})) {
    const path = join(folder, name);
    found.push(...scan(`the name ${name}`, Buffer.from(name), wanted));
    if (!(await stat(path).catch(ignoreGone))?.isFile()) continue;
    const bytes = (await readFile(path).catch(ignoreGone)) ?? Buffer.alloc(0);
    files += 1;
    sizeBytes += bytes.length;
    found.push(...scan(name, bytes, wanted));
  }
  return {found, files, sizeBytes};
}

/** A server that runs takes files away while one looks. */
function ignoreGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
