// Built-ins only, like bootstrap.mjs.
import {readdir, readFile, writeFile} from 'node:fs/promises';
import {extname, join, relative} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

/** What shrinks; pictures and fonts are compressed already. */
const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest']);
/** Below this the headers of one packet hold it anyway. */
const smallestBytes = 1_024;

const kinds = [
  {ending: '.br', compress: promisify(brotliCompress), options: {params: {[constants.BROTLI_PARAM_QUALITY]: 9}}},
  {ending: '.gz', compress: promisify(gzip), options: {level: 9}},
];

/** Writes `.br` and `.gz` beside every file of a folder that shrinks; the server sends them to whoever takes them. */
export async function compressFiles(folder) {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  // Folders with a dot are not sent as files: what the server makes of them it compresses itself.
  const isHidden = ({parentPath}) => relative(folder, parentPath).startsWith('.');
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)) && !isHidden(entry));
  await Promise.all(files.map((file) => compressOne(join(file.parentPath, file.name))));
}

async function compressOne(file) {
  const bytes = await readFile(file);
  if (bytes.length < smallestBytes) return;
  for (const {ending, compress, options} of kinds) {
    const small = await compress(bytes, options);
    if (small.length < bytes.length) await writeFile(file + ending, small);
  }
}
