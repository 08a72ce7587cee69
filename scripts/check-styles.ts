import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

// Every class that a component takes by name from a CSS module is there: the compiler knows them only as texts, and a class that is
// not there styles nothing and says nothing.

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  encoding: 'utf8',
});
const files = listed.split('\n').filter((file) => /\.tsx?$/.test(file));
const lines = files.flatMap(findMissing);
for (const line of lines) console.log(line);
console.log(`styles: ${files.length} files, ${lines.length} classes missing`);
if (lines.length > 0) process.exitCode = 1;

function findMissing(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/^import (\w+) from '([^']+\.module\.css)';/gm)].flatMap(([, name = '', from = '']) => {
    const sheet = from.startsWith('#') ? from.slice(1) : path.join(path.dirname(file), from);
    const css = readFileSync(sheet, 'utf8');
    const taken = [...source.matchAll(new RegExp(`\\b${name}\\['([\\w-]+)'\\]`, 'g'))].map(([, word = '']) => word);
    return [...new Set(taken)]
      .filter((word) => !new RegExp(`\\.${word}(?![\\w-])`).test(css))
      .map((word) => `${file}: ${sheet} has no .${word}`);
  });
}
